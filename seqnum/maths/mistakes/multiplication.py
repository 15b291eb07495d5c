"""What goes wrong in written multiplication (Ashlock; Cox)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def mult_digitwise(a: int, b: int) -> int | None:
    """Multiply only digits that stand one below the other.

    Examples
    --------
    >>> mult_digitwise(32, 13), mult_digitwise(46, 3)
    (36, None)
    """
    if b < 10:
        return None
    return _placed(x * y for x, y in zip(_digits(a), _digits(b), strict=False))


def no_placeholder_zero(a: int, b: int) -> int | None:
    """Write the second partial product under the first without moving it one place.

    Examples
    --------
    >>> no_placeholder_zero(24, 13), no_placeholder_zero(46, 3)
    (96, None)
    """
    return a * sum(_digits(b)) if b >= 10 else None


def forgot_carry_mult(a: int, b: int) -> int:
    """Drop every carry; in the leftmost column nothing is carried, so nothing is lost there.

    Examples
    --------
    >>> forgot_carry_mult(46, 3)
    128
    """
    return _placed(_without_carries(a, y) for y in _digits(b))


def carry_added_before_multiplying(a: int, b: int) -> int:
    """Add what was carried to the next digit, and multiply then.

    Examples
    --------
    >>> carry_added_before_multiplying(46, 3)
    158
    """
    return _placed(_carrying_too_soon(a, y) for y in _digits(b))


def writes_full_products(a: int, b: int) -> int | None:
    """Write each digit's product in full, side by side. Not in the table of facts; the mirror of full column sums.

    Examples
    --------
    >>> writes_full_products(46, 3), writes_full_products(24, 13)
    (1218, None)
    """
    return int("".join(str(x * b) for x in reversed(_digits(a)))) if b < 10 else None


def _digits(number: int) -> list[int]:
    """Return the digits, ones first."""
    return [int(digit) for digit in reversed(str(number))]


def _placed(values: Iterable[int]) -> int:
    """Return the number with these ones, tens, hundreds and so on, which may be more than nine."""
    total, place = 0, 1
    for value in values:
        total += value * place
        place *= 10
    return total


def _without_carries(a: int, digit: int) -> int:
    *lower, last = _digits(a)
    return _placed([*(x * digit % 10 for x in lower), last * digit])


def _carrying_too_soon(a: int, digit: int) -> int:
    *lower, last = _digits(a)
    carried, written = 0, []
    for x in lower:
        carried, kept = divmod((x + carried) * digit, 10)
        written.append(kept)
    return _placed([*written, (last + carried) * digit])
