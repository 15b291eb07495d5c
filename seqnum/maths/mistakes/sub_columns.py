"""What goes wrong in written subtraction (Brown & Burton 1978, VanLehn).

Every rule takes ``a − b`` with ``a ≥ b ≥ 0`` and gives None where the pupil's procedure gets stuck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.maths.mistakes.rule import Rational


def smaller_from_larger(a: int, b: int) -> int:
    """Take the smaller digit from the larger one in each column, whichever stands on top.

    Examples
    --------
    >>> smaller_from_larger(42, 17)
    35
    """
    return sum(abs(x - y) * 10**place for place, (x, y) in enumerate(_columns(a, b)))


def borrow_no_decrement(a: int, b: int) -> int | None:
    """Add ten to a column that is too small and never take it from the next.

    Examples
    --------
    >>> borrow_no_decrement(143, 28)
    125
    """
    return _subtract(a, b, lambda _top, _place: True)


def borrow_across_zero(a: int, b: int) -> int | None:
    """Skip a zero when borrowing and take from the next digit; the zero stays.

    Examples
    --------
    >>> borrow_across_zero(304, 75)
    139
    """

    def pay(top: list[int], place: int) -> bool:
        lender = next((left for left in range(place + 1, len(top)) if top[left]), None)
        if lender is None:
            return False
        top[lender] -= 1
        return True

    return _subtract(a, b, pay)


def stops_borrow_at_zero(a: int, b: int) -> int | None:
    """Take nothing from anywhere when the next digit is a zero.

    Examples
    --------
    >>> stops_borrow_at_zero(203, 98)
    115
    """

    def pay(top: list[int], place: int) -> bool:
        if place + 1 == len(top):
            return False
        top[place + 1] -= bool(top[place + 1])
        return True

    return _subtract(a, b, pay)


def borrow_from_zero(a: int, b: int) -> int | None:
    """Write 9 over the zero that is borrowed from, and do not go on to the next digit.

    Examples
    --------
    >>> borrow_from_zero(1300, 522)
    878
    """

    def pay(top: list[int], place: int) -> bool:
        if place + 1 == len(top):
            return False
        top[place + 1] = 9 if top[place + 1] == 0 else top[place + 1] - 1
        return True

    return _subtract(a, b, pay)


def zero_minus_n_is_n(a: int, b: int) -> int | None:
    """Write n for a column 0 − n.

    Examples
    --------
    >>> zero_minus_n_is_n(140, 21)
    121
    """
    return _subtract(a, b, _pay, zero_minus=lambda n: n)


def zero_minus_n_is_zero(a: int, b: int) -> int | None:
    """Write 0 for a column 0 − n.

    Examples
    --------
    >>> zero_minus_n_is_zero(140, 21)
    120
    """
    return _subtract(a, b, _pay, zero_minus=lambda _n: 0)


def always_borrow_left(a: int, b: int) -> int | None:
    """Take every ten that is borrowed from the leftmost digit.

    Examples
    --------
    >>> always_borrow_left(733, 216)
    427
    """

    def pay(top: list[int], place: int) -> bool:
        if place + 1 == len(top) or not top[-1]:
            return False
        top[-1] -= 1
        return True

    return _subtract(a, b, pay)


def borrows_for_nothing(a: int, b: int) -> int | None:
    """Take a ten for the ones where they need none. Not in the table of facts; the mirror of carrying for nothing.

    Examples
    --------
    >>> borrows_for_nothing(78, 35)
    33
    """
    return a - b - 10 if a % 10 >= b % 10 and a - b >= 10 else None


def subtract_left_aligned(a: int, b: int) -> int | None:
    """Write numbers of different lengths flush left. Not in the table of facts; the mirror of adding so.

    Examples
    --------
    >>> subtract_left_aligned(78, 5)
    28
    """
    moved = int(str(b).ljust(len(str(a)), "0"))
    return a - moved if b < moved <= a else None


def added_instead_of_subtracted(a: Rational, b: Rational) -> Rational:
    """Read minus as plus.

    Examples
    --------
    >>> added_instead_of_subtracted(42, 17)
    59
    """
    return a + b


def _columns(a: int, b: int) -> list[tuple[int, int]]:
    """Return the digit pairs, ones first."""
    pairs = []
    while a or b:
        pairs.append((a % 10, b % 10))
        a, b = a // 10, b // 10
    return pairs


def _pay(top: list[int], place: int) -> bool:
    """Borrow as one should: a zero on the way becomes 9 and the next digit pays."""
    lender = place + 1
    while lender < len(top) and top[lender] == 0:
        top[lender] = 9
        lender += 1
    if lender == len(top):
        return False
    top[lender] -= 1
    return True


def _subtract(
    a: int,
    b: int,
    pay: Callable[[list[int], int], bool],
    zero_minus: Callable[[int], int] | None = None,
) -> int | None:
    """Subtract column by column as a pupil with this way of borrowing does.

    ``pay`` takes the ten for a column from the digits on its left, and returns False where that cannot be done.
    """
    columns = _columns(a, b)
    top = [x for x, _ in columns]
    value, worth = 0, 1
    for place, (_, y) in enumerate(columns):
        if zero_minus is not None and top[place] == 0 < y:
            value += zero_minus(y) * worth
        else:
            if top[place] < y:
                if not pay(top, place):
                    return None
                top[place] += 10
            value += (top[place] - y) * worth
        worth *= 10
    return value
