"""School notation as a frozen tree: the order and form of what is written is kept, nothing is simplified."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_args

from seqnum.maths.errors import NotationError
from seqnum.text import base_language

if TYPE_CHECKING:
    from fractions import Fraction

Kind = Literal["add", "sub", "mul", "div", "neg", "pow", "of", "juxtapose", "eq", "frac", "mixed"]

KINDS: tuple[Kind, ...] = get_args(Kind)

_OPERANDS = dict.fromkeys(KINDS, 2) | {"neg": 1, "mixed": 3}


class Expression:
    """A piece of notation: a `Number`, a `Blank`, a `Variable` or an `Op` on others.

    Trees are values: they are equal when they are written alike, so ``2 + 3`` and ``3 + 2`` differ.
    `seqnum.maths.build` has short ways to make them, `seqnum.maths.parse` reads them from text.

    Examples
    --------
    >>> from seqnum.maths.build import add, mul
    >>> mul(3, add(4, 5)).plain()
    '3 × (4 + 5)'
    """

    __slots__ = ()

    def plain(self, lang: str = "en") -> str:
        """Return the expression as text that `parse` reads back to the same tree.

        Examples
        --------
        >>> from seqnum.maths.build import frac, of
        >>> of(frac(2, 3), 12).plain("es")
        '2/3 de 12'
        """
        from seqnum.maths.plain import plain

        return plain(self, base_language(lang))

    def latex(self, lang: str = "en") -> str:
        r"""Return the expression as LaTeX, to stand between dollar signs.

        Examples
        --------
        >>> from seqnum.maths.build import div, frac
        >>> div(12, frac(2, 3)).latex()
        '12 \\div \\frac{2}{3}'
        """
        from seqnum.maths.latex import latex

        return latex(self, base_language(lang))

    def mathml(self, lang: str = "en") -> str:
        """Return the expression as one ``<math>`` element of presentation MathML Core.

        Examples
        --------
        >>> Number(7).mathml()
        '<math><mn>7</mn></math>'
        """
        from seqnum.maths.mathml import mathml

        return mathml(self, base_language(lang))

    def spoken(self, lang: str = "en") -> str:
        """Return the expression as words for a screen reader.

        Examples
        --------
        >>> from seqnum.maths.build import equals, mul
        >>> equals(mul(6, Blank()), 42).spoken()
        '6 times what is 42?'
        """
        from seqnum.maths.spoken import spoken

        return spoken(self, base_language(lang))

    def evaluate(self, unknown: Fraction | int | None = None) -> Fraction:
        """Return the exact value.

        Parameters
        ----------
        unknown
            What every blank and variable stands for; left out, there may be none.

        Raises
        ------
        EvaluationError
            When there is no value: an unknown, an equation, a division by zero, a root; or when a power is too large.

        Examples
        --------
        >>> from seqnum.maths.build import add, frac
        >>> add(frac(1, 4), frac(2, 3)).evaluate()
        Fraction(11, 12)
        """
        from seqnum.maths.evaluate import evaluate

        return evaluate(self, unknown)

    def to_sympy(self) -> Any:
        """Return the expression as sympy objects, the second road to its value.

        Blanks become the symbol ``□``, variables symbols of their name, an equation an ``Eq``.

        Examples
        --------
        >>> from seqnum.maths.build import add, juxtapose
        >>> add(juxtapose(2, "x"), 3).to_sympy()
        2*x + 3
        """
        from seqnum.maths.sympy_form import to_sympy

        return to_sympy(self)


@dataclass(frozen=True, slots=True)
class Number(Expression):
    """A whole number as written. A negative one is ``Op("neg", (Number(3),))``: the sign is notation too.

    Examples
    --------
    >>> Number(12).plain()
    '12'
    """

    value: int

    def __post_init__(self) -> None:
        if type(self.value) is not int or self.value < 0:
            raise NotationError("notation.error.not_a_whole_number", given=self.value)


@dataclass(frozen=True, slots=True)
class Blank(Expression):
    """The place of the number that is asked for, written ``□``."""


@dataclass(frozen=True, slots=True)
class Variable(Expression):
    """A letter that stands for a number.

    Examples
    --------
    >>> Variable("x").plain()
    'x'
    """

    name: str

    def __post_init__(self) -> None:
        if not (len(self.name) == 1 and self.name.isascii() and self.name.isalpha()):
            raise NotationError("notation.error.not_a_letter", given=self.name)


@dataclass(frozen=True, slots=True)
class Op(Expression):
    """An operation on other expressions.

    Parameters
    ----------
    kind
        ``add``, ``sub``, ``mul``, ``div`` (the sign ``÷``), ``neg``, ``pow``, ``of`` (``2/3 of 12``), ``juxtapose``
        (``2x``), ``eq``, ``frac`` (a fraction as written, ``6/8`` stays), ``mixed`` (``2 1/3``: three operands).
    args
        The operands: one for ``neg``, three numbers or blanks for ``mixed``, else two.

    Raises
    ------
    NotationError
        For another kind or number of operands, an equation inside something else, a mixed number of anything but
        numbers and blanks.

    Examples
    --------
    >>> Op("sub", (Number(7), Op("neg", (Number(3),)))).plain()
    '7 − (−3)'
    """

    kind: Kind
    args: tuple[Expression, ...]

    def __post_init__(self) -> None:
        wanted = _OPERANDS.get(self.kind)
        if wanted is None:
            raise NotationError("notation.error.no_such_kind", given=self.kind, kinds=", ".join(KINDS))
        if len(self.args) != wanted:
            raise NotationError("notation.error.operands", kind=self.kind, wanted=wanted, given=len(self.args))
        if self.kind == "mixed" and not all(isinstance(arg, Number | Blank) for arg in self.args):
            raise NotationError("notation.error.mixed_of", given=", ".join(map(repr, self.args)))
        for arg in self.args:
            if isinstance(arg, Op) and arg.kind == "eq":
                raise NotationError("notation.error.equation_inside", kind=self.kind)
