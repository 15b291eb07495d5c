"""Words of the levels' promises as functions: carries, borrows, crossing a ten, lowest terms."""

from __future__ import annotations

from math import gcd


def carries(a: int, b: int) -> int:
    """Count the carries of a + b: each takes nine from the digit sum."""
    return (_digit_sum(a) + _digit_sum(b) - _digit_sum(a + b)) // 9


def borrows(a: int, b: int) -> int:
    """Count the borrows of a − b: those are the carries of adding back."""
    return carries(a - b, b)


def _digit_sum(n: int) -> int:
    return sum(map(int, str(n)))


def no_zero(*numbers: int) -> bool:
    return all("0" not in str(number) for number in numbers)


def digits(*numbers: int) -> tuple[int, ...]:
    return tuple(len(str(number)) for number in numbers)


def crosses_ten(low: int, step: int) -> bool:
    """Say whether a ten lies strictly between low and low + step."""
    return any(number % 10 == 0 for number in range(low + 1, low + step))


def in_lowest_terms(n: int, d: int) -> bool:
    return gcd(n, d) == 1 and 0 < n < d


EARLY = {2, 3, 4, 5, 10}
TO_10 = set(range(2, 11))
HARD = {3, 4, 6, 7, 8, 9}
HARD_TO_12 = HARD | {11, 12}
