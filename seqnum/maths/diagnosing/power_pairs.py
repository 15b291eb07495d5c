"""What comes of two powers of one base in one step."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.diagnosing.steps import Step, apply
from seqnum.maths.mistakes import named, powers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.diagnosing.steps import Part
    from seqnum.maths.mistakes import Rule, Wrong

_LARGEST = 20


def wrong_powers(step: Step) -> Iterator[tuple[str, Wrong]]:
    """Yield misconceptions of exponents with the value that each gives.

    Examples
    --------
    >>> from seqnum.maths.diagnosing.steps import parts_of
    >>> from seqnum.maths.parser import parse
    >>> dict(wrong_powers(parts_of(parse("2^3 × 2^2"))))["exponents_multiplied_for_product"]
    Fraction(64, 1)
    """
    one, two = _power(step.left), _power(step.right)
    if step.sign == "^" and one and step.right.value in range(_LARGEST + 1):
        yield _raised(powers.exponents_added_for_power, one, int(step.right.value))
    if one and two and one[0] == two[0]:
        if step.sign == "×":
            yield named(powers.bases_multiplied, *one, two[1])
            yield _raised(powers.exponents_multiplied_for_product, one, two[1])
        if step.sign in "÷/":
            yield _raised(powers.exponents_divided_for_quotient, one, two[1])


def _power(part: Part) -> tuple[int, int] | None:
    """Return base and exponent of a small power of a whole number."""
    if not (isinstance(part, Step) and part.sign == "^"):
        return None
    base, exponent = part.left.value, part.right.value
    small = base.denominator == 1 and abs(base) <= _LARGEST and exponent in range(_LARGEST + 1)
    return (int(base), int(exponent)) if small else None


def _raised(rule: Rule, power: tuple[int, int], other: int) -> tuple[str, Wrong]:
    """Return a misconception that gives an exponent, with the value of the base raised to it."""
    base, exponent = power
    name, wrong = named(rule, exponent, other)
    return name, apply("^", Fraction(base), Fraction(wrong)) if isinstance(wrong, int | Fraction) else None
