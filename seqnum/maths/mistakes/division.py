"""What goes wrong in dividing, and in looking for a factor."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.mistakes.rule import Rational


def drops_zero_in_quotient(a: int, b: int) -> int | None:
    """Leave the zeros of the quotient out.

    Examples
    --------
    >>> drops_zero_in_quotient(618, 6), drops_zero_in_quotient(70, 7), drops_zero_in_quotient(56, 7)
    (13, 1, None)
    """
    quotient = str(a // b)
    shorter = quotient.replace("0", "")
    return int(shorter) if shorter and shorter != quotient else None


def neighbour_quotient(a: int, b: int) -> tuple[int, int]:
    """Take the neighbouring fact: 63 ÷ 7 for 56 ÷ 7. Not in the table of facts; `table_neighbour` inverted.

    Examples
    --------
    >>> neighbour_quotient(56, 7)
    (9, 7)
    """
    return a // b + 1, a // b - 1


def subtracted_instead_of_divided(a: Rational, b: Rational) -> Rational:
    """Subtract: the other way of making less. Not in the table of facts; the mirror of adding instead of multiplying.

    Examples
    --------
    >>> subtracted_instead_of_divided(56, 7)
    49
    """
    return a - b


def forgets_what_is_left(a: int, b: int) -> int | None:
    """Divide digit after digit and take nothing over from one to the next. Not in the table of facts.

    Examples
    --------
    >>> forgets_what_is_left(75, 5), forgets_what_is_left(252, 6), forgets_what_is_left(5, 6)
    (11, 40, None)
    """
    digits = str(a)
    begun = next((count for count in range(1, len(digits) + 1) if int(digits[:count]) >= b), None)
    if begun is None:
        return None
    return int("".join(str(int(part) // b) for part in (digits[:begun], *digits[begun:])))


def quotient_for_remainder(a: int, b: int) -> int:
    """Say how often the divisor fits: a right number for another question.

    Examples
    --------
    >>> quotient_for_remainder(17, 5)
    3
    """
    return a // b


def remainder_too_large(a: int, b: int) -> int:
    """Stop one fact too early, so that the divisor would fit once more. Not in the table of facts.

    Examples
    --------
    >>> remainder_too_large(17, 5)
    7
    """
    return a % b + b


def counts_what_is_missing(a: int, b: int) -> int:
    """Count up to the next multiple instead of down to the last. Not in the table of facts.

    Examples
    --------
    >>> counts_what_is_missing(17, 5)
    3
    """
    return b - a % b


def divides_reversed(a: Rational, b: Rational) -> Fraction:
    """Divide the second number by the first: the larger by the smaller, as always so far.

    Examples
    --------
    >>> divides_reversed(3, 12)
    Fraction(4, 1)
    """
    return Fraction(b, a)


def remainder_as_decimal(a: int, b: int) -> Fraction | None:
    """Write the remainder behind the point.

    Examples
    --------
    >>> remainder_as_decimal(17, 5), remainder_as_decimal(15, 5)
    (Fraction(16, 5), None)
    """
    quotient, rest = divmod(a, b)
    return quotient + Fraction(rest, 10 ** len(str(rest))) if rest else None
