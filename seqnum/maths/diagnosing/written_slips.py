"""Slips of writing: the way was right, what was written down is not."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.exact import Exact
from seqnum.maths.mistakes import decimals, named, slips

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.diagnosing.typed import Given
    from seqnum.maths.mistakes import Wrong

_COPIED = 13
"""Decimals: more than a calculator shows are not copied."""
_KNOWN_FROM = 100
"""A quotient cut off after fewer digits is no longer known by them."""


def written_slips(answer: Fraction, given: Given) -> Iterator[str]:
    """Yield the slips that give a number; they leave the sign of the answer as it is.

    Parameters
    ----------
    answer
        The right value.
    given
        Another one, that nothing else explains.

    Examples
    --------
    >>> from seqnum.maths.diagnosing.typed import read_given
    >>> list(written_slips(Fraction(297), read_given("287")))
    ['one_digit_wrong']
    """
    if not isinstance(given.value, Fraction) or answer * given.value <= 0:
        return
    found = [named(slips.point_in_wrong_place, answer)]
    if given.value.denominator == 1:
        found += [named(slips.only_the_whole_part, answer)]
        found += [(decimals.leaves_the_point_out.__name__, tuple(_without_point(answer)))]
    if 1 < 10 * given.value / answer < 100:
        found += [named(rule, answer, given.places or 0) for rule in (slips.two_digits_swapped, slips.one_digit_wrong)]
    for name, wrong in found:
        if any(given.fits(value) for value in rational(wrong)):
            yield name


def _without_point(answer: Fraction) -> Iterator[int]:
    """Yield the digits of a quotient without its point: as far as it goes, or cut off or rounded somewhere."""
    for places in range(1, _COPIED):
        scaled = answer * 10**places
        for units in {math.trunc(scaled), round(scaled)}:
            digits = decimals.leaves_the_point_out(Fraction(units, 10**places))
            if digits is not None and (scaled == units or abs(digits) >= _KNOWN_FROM):
                yield digits


def rational(wrong: Wrong) -> Iterator[Fraction]:
    """Yield what a misconception gives, as far as it is rational.

    Examples
    --------
    >>> list(rational((35, 45))), list(rational(None))
    ([Fraction(35, 1), Fraction(45, 1)], [])
    """
    for value in wrong if isinstance(wrong, tuple) else (wrong,):
        if value is not None and not isinstance(value, Exact):
            yield Fraction(value)
