"""What goes wrong in the times tables (Campbell; Straatemeier 2014, ch. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.mistakes.rule import Rational

_NEAR = 10
_PRODUCTS = tuple(sorted({x * y for x in range(2, 11) for y in range(2, 11)}))


def table_neighbour(a: int, b: int) -> tuple[int, ...]:
    """Give a neighbouring product of one of the two tables.

    Examples
    --------
    >>> table_neighbour(7, 8)
    (63, 49, 64, 48)
    """
    return tuple(value for value in (a * (b + 1), a * (b - 1), (a + 1) * b, (a - 1) * b) if value > 0)


def off_by_one_table_fact(a: int, b: int) -> tuple[int, ...]:
    """Miss the product by one.

    Examples
    --------
    >>> off_by_one_table_fact(7, 8)
    (57, 55)
    """
    return (a * b + 1, a * b - 1) if a * b else ()


def off_by_ten_table_fact(a: int, b: int) -> tuple[int, ...]:
    """Miss the product by ten.

    Examples
    --------
    >>> off_by_ten_table_fact(7, 8)
    (66, 46)
    """
    return tuple(value for value in (a * b + 10, a * b - 10) if a * b and value > 0)


def added_instead_of_multiplied(a: Rational, b: Rational) -> Rational:
    """Add.

    Examples
    --------
    >>> added_instead_of_multiplied(7, 8)
    15
    """
    return a + b


def other_table_product(a: int, b: int) -> tuple[int, ...]:
    """Give a product of nearly the same size that is in neither table.

    The table of facts says "a product in neither table"; read so, nearly every number on a board of products would be
    one and the rule would say nothing, so only products up to ten away count.

    Examples
    --------
    >>> other_table_product(7, 8)
    (50, 54, 60)
    """
    if a < 2 or b < 2:
        return ()
    near = (value for value in _PRODUCTS if abs(value - a * b) <= _NEAR)
    return tuple(value for value in near if value % a and value % b)


def zero_times_n_is_n(a: int, b: int) -> int | None:
    """Take times zero for plus zero.

    Examples
    --------
    >>> zero_times_n_is_n(0, 6)
    6
    """
    return a + b if 0 in {a, b} else None


def one_times_n_is_one(a: int, b: int) -> int | None:
    """Take times one for "it becomes one".

    Examples
    --------
    >>> one_times_n_is_one(1, 6)
    1
    """
    return 1 if 1 in {a, b} else None
