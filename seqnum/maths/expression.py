"""School notation as a frozen tree: the order and form of what is written is kept, nothing is simplified."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from seqnum.maths.errors import NotationError
from seqnum.maths.kinds import FUNCTION_LETTERS, KINDS, OPERANDS

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.kinds import Kind

CONSTANTS = ("π", "i", "e")

_DECIMAL = re.compile(r"[0-9]+\.[0-9]+")


class Expression:
    """A piece of notation: a `Number`, `Decimal`, `Constant`, `Blank`, `Variable`, `Op`, `Phrase` or `Text`.

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
        from seqnum.maths.habits import habits
        from seqnum.maths.plain import plain

        return plain(self, habits(lang))

    def latex(self, lang: str = "en") -> str:
        r"""Return the expression as LaTeX, to stand between dollar signs.

        Examples
        --------
        >>> from seqnum.maths.build import div, frac
        >>> div(12, frac(2, 3)).latex()
        '12 \\div \\frac{2}{3}'
        """
        from seqnum.maths.habits import habits
        from seqnum.maths.latex import latex

        return latex(self, habits(lang))

    def mathml(self, lang: str = "en") -> str:
        """Return the expression as one ``<math>`` element of presentation MathML Core.

        Examples
        --------
        >>> Number(7).mathml()
        '<math><mn>7</mn></math>'
        """
        from seqnum.maths.habits import habits
        from seqnum.maths.mathml import mathml

        return mathml(self, habits(lang))

    def spoken(self, lang: str = "en") -> str:
        """Return the expression as words for a screen reader.

        Examples
        --------
        >>> from seqnum.maths.build import equals, mul
        >>> equals(mul(6, Blank()), 42).spoken()
        '6 times what is 42?'
        """
        from seqnum.maths.habits import habits
        from seqnum.maths.spoken import spoken

        return spoken(self, habits(lang))

    def evaluate(self, unknown: Value | int | None = None) -> Value:
        """Return the exact value.

        Parameters
        ----------
        unknown
            What every blank and variable stands for; left out, variables stay letters and there may be no blank.

        Raises
        ------
        EvaluationError
            When there is no value that can be written exactly: a blank, an equation, a division by zero, ``log₂ 3``;
            or when a power is too large.

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
class Decimal(Expression):
    """A decimal as written, its digits kept: ``0.50`` is not ``0.5``.

    Examples
    --------
    >>> Decimal("0.50").plain("en"), Decimal("0.50").plain("es")
    ('0.50', '0,50')
    """

    text: str

    def __post_init__(self) -> None:
        if not (isinstance(self.text, str) and _DECIMAL.fullmatch(self.text)):
            raise NotationError("notation.error.not_a_decimal", given=self.text)


@dataclass(frozen=True, slots=True)
class Constant(Expression):
    """A letter that always stands for the same number: ``π``, ``i`` or ``e``.

    Examples
    --------
    >>> Constant("π").plain()
    'π'
    """

    name: str

    def __post_init__(self) -> None:
        if self.name not in CONSTANTS:
            raise NotationError("notation.error.not_a_constant", given=self.name, constants=", ".join(CONSTANTS))


@dataclass(frozen=True, slots=True)
class Variable(Expression):
    """A letter that stands for a number, or names a function in ``f(3)``; ``i`` and ``e`` are constants.

    Examples
    --------
    >>> Variable("x").plain()
    'x'
    """

    name: str

    def __post_init__(self) -> None:
        if not (len(self.name) == 1 and self.name.isascii() and self.name.isalpha() and self.name not in CONSTANTS):
            raise NotationError("notation.error.not_a_letter", given=self.name)


@dataclass(frozen=True, slots=True)
class Text(Expression):
    """Words that are no notation: what a teacher's own card asks or is answered by. It stands alone, inside nothing.

    Where it has to be told from notation, in a file or on a board, it is in quotation marks, and `parse` reads it so.

    Examples
    --------
    >>> Text("Capital of France?").plain("es"), Text("Paris").evaluate()
    ('Capital of France?', <"Paris">)
    """

    text: str

    def __post_init__(self) -> None:
        if not (isinstance(self.text, str) and self.text == " ".join(self.text.split()) != ""):
            raise NotationError("notation.error.not_a_text", given=self.text)

    @property
    def quoted(self) -> str:
        """The words in quotation marks."""
        return f'"{self.text}"'


@dataclass(frozen=True, slots=True)
class Op(Expression):
    """An operation on other expressions.

    Parameters
    ----------
    kind
        One of `KINDS`: ``add``, ``div`` (the sign ``÷``), ``of`` (``2/3 of 12``), ``juxtapose`` (``2x``), ``frac`` (a
        fraction as written, ``6/8`` stays), ``mixed`` (``2 1/3``), ``sqrt``, ``log`` (base first), ``call`` …
        `seqnum.maths.build` has a builder for each.
    args
        The operands, as many as `seqnum.maths.kinds.OPERANDS` says.

    Raises
    ------
    NotationError
        For another kind or number of operands, or operands that cannot stand there: an equation inside something else,
        a mixed number of anything but numbers and blanks.

    Examples
    --------
    >>> Op("sub", (Number(7), Op("neg", (Number(3),)))).plain()
    '7 − (−3)'
    """

    kind: Kind
    args: tuple[Expression, ...]

    def __post_init__(self) -> None:
        if self.kind not in OPERANDS:
            raise NotationError("notation.error.no_such_kind", given=self.kind, kinds=", ".join(KINDS))
        least, most = OPERANDS[self.kind]
        if not least <= len(self.args) <= most:
            wanted = str(least) if least == most else f"{least}-{most}"
            raise NotationError("notation.error.operands", kind=self.kind, wanted=wanted, given=len(self.args))
        if self.kind in _SHAPED and not self._has_its_shape():
            error = "mixed_of" if self.kind == "mixed" else "cannot_hold"
            raise NotationError(f"notation.error.{error}", kind=self.kind, given=", ".join(map(repr, self.args)))
        for arg in self.args:
            alone = isinstance(arg, Phrase | Text)
            if alone or (isinstance(arg, Op) and _HOLDER.get(arg.kind, self.kind) != self.kind):
                error = "equation_inside" if isinstance(arg, Op) and arg.kind == "eq" else "cannot_hold"
                raise NotationError(f"notation.error.{error}", kind=self.kind, given=repr(arg))

    def _has_its_shape(self) -> bool:
        """Tell whether the operands of a kind that takes no others are such."""
        first = self.args[0]
        match self.kind:
            case "mixed":
                return all(isinstance(arg, Number | Blank) for arg in self.args)
            case "root":
                return isinstance(first, Number) and first.value > 1
            case "money":
                return isinstance(first, Number | Decimal | Blank)
            case "call":
                return isinstance(first, Variable) and first.name in FUNCTION_LETTERS
        widths = {len(arg.args) for arg in self.args if isinstance(arg, Op) and arg.kind == _SHAPED[self.kind]}
        return len(widths) == 1 and all(isinstance(arg, Op) and arg.kind == _SHAPED[self.kind] for arg in self.args)


_SHAPED = {
    **dict.fromkeys(("mixed", "root", "money", "call"), ""),
    "prime": "call",
    "det": "matrix",
    "matrix": "list",
    "system": "eq",
}
"""Kinds that take special operands only, and of which kind where it is one."""

_HOLDER = {"eq": "system", "list": "matrix", "system": ""}
"""Kinds that stand alone, or inside one other."""


@dataclass(frozen=True, slots=True)
class Phrase(Expression):
    """A question with words around its notation: ``remainder of 17 ÷ 5``. It stands alone, inside nothing.

    Parameters
    ----------
    name
        Which sentence: ``notation.phrase.<name>`` in the texts, what it is worth in `seqnum.maths.phrases`.
    args
        What stands at ``{a}``, ``{b}`` … of the sentence: any notation, equations too.

    Raises
    ------
    NotationError
        When there is no such phrase, or it takes another number of arguments.

    Examples
    --------
    >>> from seqnum.maths.build import div
    >>> Phrase("remainder", (div(17, 5),)).plain("es")
    'resto de 17 : 5'
    """

    name: str
    args: tuple[Expression, ...]

    def __post_init__(self) -> None:
        from seqnum.maths.templates import check_phrase

        check_phrase(self.name, self.args)
