"""An exercise as steps of two numbers, which misconceptions are functions of."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from seqnum.maths.expression import Decimal, Expression, Number, Op
from seqnum.maths.tokens import LONGEST_NUMBER

if TYPE_CHECKING:
    from collections.abc import Iterator

_SIGNS = {
    "add": "+", "sub": "−", "mul": "×", "juxtapose": "×", "of": "×", "div": "÷", "frac": "/", "pow": "^",
}  # fmt: skip
_LARGEST_POWER = 64
_MOST_PLACES = 10
"""Of a decimal that somebody calculates on with in columns."""


@dataclass(frozen=True, slots=True)
class Term:
    """A number as written.

    Parameters
    ----------
    value
        Its value, with its sign.
    places
        How many decimals it was written with.
    mixed
        Whole number, top and bottom of a mixed number.
    """

    value: Fraction
    places: int = 0
    mixed: tuple[int, ...] = ()

    @property
    def units(self) -> int:
        """How many units of its last place its size is: 67 of 6.7."""
        return int(abs(self.value) * 10**self.places)


@dataclass(frozen=True, slots=True)
class Step:
    """An operation, ``+ − × ÷ /`` (a fraction) or ``^``, on two parts."""

    sign: str
    left: Part
    right: Part
    value: Fraction

    @property
    def is_fraction(self) -> bool:
        """Whether it is a fraction as one number: ``3/4``."""
        return self.sign == "/" and all(isinstance(part, Term) and not part.places for part in (self.left, self.right))


Part: TypeAlias = Term | Step


def apply(sign: str, a: Fraction, b: Fraction) -> Fraction | None:
    """Return what a step comes to; None where that is nothing, or far too large.

    Examples
    --------
    >>> apply("−", Fraction(2), Fraction(5)), apply("÷", Fraction(2), Fraction(0))
    (Fraction(-3, 1), None)
    """
    match sign:
        case "+":
            return a + b
        case "−":
            return a - b
        case "×":
            return a * b
        case "^":
            possible = b.denominator == 1 and abs(b) <= _LARGEST_POWER and (a or b > 0)
            return Fraction(a ** int(b)) if possible else None
    return a / b if b else None


def step(sign: str, left: Part, right: Part) -> Step | None:
    """Return a step, or None where it comes to nothing."""
    value = apply(sign, left.value, right.value)
    return None if value is None else Step(sign, left, right, value)


def parts_of(expression: Expression) -> Part | None:
    """Return an exercise as steps; None where part of it is no rational number.

    A minus in front of a product or a quotient belongs to its first number, as it was typed: ``−10/6`` divides −10.

    Examples
    --------
    >>> from seqnum.maths.parser import parse
    >>> parts_of(parse("-10/6"))
    Step(sign='/', left=Term(value=Fraction(-10, 1), ...), right=Term(value=Fraction(6, 1), ...), value=Fraction(-5, 3))
    """
    match expression:
        case Number(value):
            return Term(Fraction(value))
        case Decimal(text):
            return Term(Fraction(text), len(text.partition(".")[2]))
        case Op("neg", (inner,)):
            part = parts_of(inner)
            return part and _negative(part)
        case Op("mixed", (Number(whole), Number(top), Number(bottom))) if bottom:
            return Term(whole + Fraction(top, bottom), mixed=(whole, top, bottom))
        case Op(kind, (first, second)) if kind in _SIGNS:
            left, right = parts_of(first), parts_of(second)
            if left and right and (made := step(_SIGNS[kind], left, right)):
                return made
    worth = expression.evaluate()
    return Term(worth) if isinstance(worth, Fraction) else None


def _negative(part: Part) -> Part | None:
    if isinstance(part, Term):
        return Term(-part.value, part.places)
    if part.sign in "×÷/":
        left = _negative(part.left)
        return left and step(part.sign, left, part.right)
    return step("−", Term(Fraction(0)), part)


def as_term(part: Part) -> Term | None:
    """Return a part as the whole number or decimal that it is or comes to; None where it is neither, or far too long.

    Examples
    --------
    >>> from seqnum.maths.parser import parse
    >>> as_term(parts_of(parse("1 + 5/4"))), as_term(parts_of(parse("1/3")))
    (Term(value=Fraction(9, 4), places=2, mixed=()), None)
    """
    found = part if isinstance(part, Term) else number(part.value)
    comes_out = not found.mixed and found.units == abs(found.value) * 10**found.places
    return found if comes_out and found.units < 10**LONGEST_NUMBER else None


def number(value: Fraction) -> Term:
    """Return a value as the number it is calculated on with, with as many decimals as it needs.

    Examples
    --------
    >>> number(Fraction(9, 4)).places, number(Fraction(1, 3)).places
    (2, 0)
    """
    return Term(value, next((places for places in range(_MOST_PLACES) if 10**places % value.denominator == 0), 0))


def is_one_number(part: Part) -> bool:
    """Tell whether nothing is to be worked out: a number, or a fraction below one; ``24/3`` may be a division."""
    return isinstance(part, Term) or (part.is_fraction and abs(part.value) < 1)


def inner_steps(step: Step) -> Iterator[Step]:
    """Yield the steps inside another."""
    for one in (step.left, step.right):
        if isinstance(one, Step) and not is_one_number(one):
            yield one
            yield from inner_steps(one)
