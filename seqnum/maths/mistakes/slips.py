"""Slips in what is written down, whatever was calculated: the way was right, a digit or the point is not.

Not in the table of facts; the digit slips and point slips that diary studies of calculation describe. `places` is how
many decimals were written.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_FEWEST_DIGITS = 3
"""Of two-digit numbers too many differ in one digit only."""


def point_in_wrong_place(answer: Fraction) -> tuple[Fraction, ...]:
    """Write the right digits with the point one or two places away, in a number that is not whole.

    Examples
    --------
    >>> point_in_wrong_place(Fraction(5, 2))
    (Fraction(1, 40), Fraction(1, 4), Fraction(25, 1), Fraction(250, 1))
    >>> point_in_wrong_place(Fraction(5))
    ()
    """
    if answer.denominator == 1:
        return ()
    return tuple(answer * factor for factor in (Fraction(1, 100), Fraction(1, 10), Fraction(10), Fraction(100)))


def only_the_whole_part(answer: Fraction) -> tuple[int, ...]:
    """Stop at the whole number, cut off or rounded: a near miss.

    Examples
    --------
    >>> only_the_whole_part(Fraction(-15, 4)), only_the_whole_part(Fraction(3))
    ((-3, -4), ())
    """
    if answer.denominator == 1:
        return ()
    sign = 1 if answer > 0 else -1
    return tuple(sign * number for number in _written(abs(answer), 0) if number)


def one_digit_wrong(answer: Fraction, places: int) -> tuple[Fraction, ...]:
    """Write one digit of the right result wrong.

    Examples
    --------
    >>> Fraction(287) in one_digit_wrong(Fraction(297), 0), one_digit_wrong(Fraction(29), 0)
    (True, ())
    """
    wrong = (
        number - int(digit) * 10**at + other * 10**at
        for number in _long(answer, places)
        for at, digit in enumerate(reversed(str(number)))
        for other in range(10)
        if other != int(digit)
    )
    return _signed(answer, places, wrong)


def two_digits_swapped(answer: Fraction, places: int) -> tuple[Fraction, ...]:
    """Swap two digits of the right result that stand side by side.

    Examples
    --------
    >>> two_digits_swapped(Fraction(297), 0), two_digits_swapped(Fraction(29), 0)
    ((Fraction(927, 1), Fraction(279, 1)), ())
    """
    wrong = (
        int(f"{digits[:at]}{digits[at + 1]}{digits[at]}{digits[at + 2 :]}")
        for digits in map(str, _long(answer, places))
        for at in range(len(digits) - 1)
        if digits[at] != digits[at + 1]
    )
    return _signed(answer, places, wrong)


def stopped_halfway(*inner: Fraction) -> tuple[Fraction, ...]:
    """Give what one step of several comes to, and leave the others.

    Examples
    --------
    >>> stopped_halfway(Fraction(60))
    (Fraction(60, 1),)
    """
    return inner


def _written(size: Fraction, places: int) -> tuple[int, ...]:
    """Return a number cut off after so many places and rounded to them, in units of the last place."""
    scaled = size * 10**places
    cut = scaled.numerator // scaled.denominator
    return (cut, cut + 1) if 2 * (scaled - cut) >= 1 else (cut,)


def _long(answer: Fraction, places: int) -> tuple[int, ...]:
    return tuple(number for number in _written(abs(answer), places) if number >= 10 ** (_FEWEST_DIGITS - 1))


def _signed(answer: Fraction, places: int, units: Iterable[int]) -> tuple[Fraction, ...]:
    one = Fraction(1 if answer > 0 else -1, 10**places)
    return tuple(one * number for number in dict.fromkeys(units))
