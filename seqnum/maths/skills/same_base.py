"""Numbers that are powers of one base, as unknown exponents and logarithms need them."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST = 1024
"""No power on a card is larger, but for powers of ten."""

_ROOTS = (2, 3, 5, 6, 7, 10)


def whole_powers(most: int = LARGEST) -> Iterator[tuple[int, int]]:
    """Yield each base from 2 to 10 with exponents from 2 on; powers of ten up to a million.

    Examples
    --------
    >>> list(whole_powers(16))[:4]
    [(2, 2), (2, 3), (2, 4), (3, 2)]
    """
    for base in range(2, 11):
        limit = 10**6 if base == 10 else most
        exponent = 2
        while base**exponent <= limit:
            yield base, exponent
            exponent += 1


def fractional_powers() -> Iterator[tuple[int, int, int]]:
    """Yield roots with two exponents p and q: ``rootᵖ`` is ``root^q`` to the power p/q, which is no whole number.

    Examples
    --------
    >>> (2, 3, 2) in fractional_powers()
    True
    """
    for taken, q, p in product(_ROOTS, range(2, 6), (*range(-5, 0), *range(1, 8))):
        if gcd(p, q) == 1 and taken ** max(abs(p), q) <= 256:
            yield taken, p, q


@lru_cache(1024)
def common_root(base: int, value: Fraction) -> tuple[int, int, int]:
    """Return a number with the exponents that make base and value of it.

    Examples
    --------
    >>> common_root(8, Fraction(1, 4)), common_root(6, Fraction(36))
    ((2, 3, -2), (6, 1, 2))
    """
    for taken in range(2, base + 1):
        exponents = _exponent(taken, Fraction(base)), _exponent(taken, value)
        if None not in exponents:
            return taken, *exponents  # type: ignore[return-value]  # none is None
    raise ValueError(base, value)


def _exponent(taken: int, value: Fraction) -> int | None:
    size = max(value.numerator, value.denominator)
    exponent = next((k for k in range(size.bit_length() + 1) if taken**k >= size), 0)
    found = exponent if value >= 1 else -exponent
    return found if Fraction(taken) ** found == value else None
