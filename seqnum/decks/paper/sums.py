"""Long sums that may go on in a second line, before a sign: formulas never break by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.decks.paper.extent import Extent, extent
from seqnum.maths.brackets import operands
from seqnum.maths.expression import Op

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths import Expression

_SIGNS = {"add": "+", "sub": "−"}
_FEWEST = 3


def terms(shown: Expression, lang: str) -> list[tuple[str, Extent]]:
    """Return the terms of a sum of three and more as formulas, each with the sign before it; else the whole.

    Parameters
    ----------
    shown
        Notation, no words.
    lang
        The language.

    Examples
    --------
    >>> from seqnum.maths.build import add, polynomial
    >>> len(terms(polynomial({2: 3, 1: -5, 0: 1}, "x"), "en")), len(terms(add(8, 7), "en"))
    (3, 1)
    """
    found = list(_terms(shown, lang))
    return found if len(found) >= _FEWEST else [(shown.mathml(lang), extent(shown))]


def _terms(shown: Expression, lang: str) -> Iterator[tuple[str, Extent]]:
    if not isinstance(shown, Op) or shown.kind not in _SIGNS:
        yield shown.mathml(lang), extent(shown)
        return
    left, right = operands(shown, leading=True, flat=False)
    yield from _terms(left.value, lang)
    inside = right.value.mathml(lang).removeprefix("<math>").removesuffix("</math>")
    if right.bracketed:
        inside = f"<mo>(</mo>{inside}<mo>)</mo>"
    room = extent(right.value)
    sign = f'<mo form="infix">{_SIGNS[shown.kind]}</mo>'
    yield f"<math><mrow>{sign}{inside}</mrow></math>", Extent(room.width + 1.4 + right.bracketed, room.height)
