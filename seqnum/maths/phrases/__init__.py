"""What phrases are worth, by two roads: exact arithmetic of ours and sympy.

A phrase is a sentence in ``text/<lang>/notation/phrases.toml`` and a row in a table here: its name, the function of its
argument trees that gives the exact value, and the one that gives the same with sympy. The two share no code. Any file
``phrases_<topic>.toml`` beside that one may hold sentences too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.errors import NotationError
from seqnum.maths.phrases.algebra import ALGEBRA
from seqnum.maths.phrases.calculus import CALCULUS
from seqnum.maths.phrases.data import DATA
from seqnum.maths.phrases.geometry import GEOMETRY
from seqnum.maths.phrases.lines import LINES
from seqnum.maths.phrases.matrices import MATRICES
from seqnum.maths.phrases.numbers import NUMBERS
from seqnum.maths.phrases.percent import PERCENT
from seqnum.maths.phrases.sequences import SEQUENCES
from seqnum.maths.phrases.shapes import SHAPES
from seqnum.maths.phrases.trigonometry import TRIGONOMETRY
from seqnum.maths.phrases.ways import WAYS

if TYPE_CHECKING:
    from seqnum.maths.phrases.meaning import Meaning

MEANINGS: dict[str, Meaning] = {
    **NUMBERS,
    **ALGEBRA,
    **GEOMETRY,
    **PERCENT,
    **LINES,
    **MATRICES,
    **CALCULUS,
    **DATA,
    **SHAPES,
    **SEQUENCES,
    **TRIGONOMETRY,
    **WAYS,
}


def meaning(name: str) -> Meaning:
    """Return the two roads to the value of a phrase.

    Examples
    --------
    >>> from seqnum.maths.build import as_expression
    >>> meaning("half").value(as_expression(18))
    Fraction(9, 1)
    """
    if name not in MEANINGS:
        raise NotationError("notation.error.no_such_phrase", given=name)
    return MEANINGS[name]
