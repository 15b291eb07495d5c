"""What goes wrong with doubles and halves.

Not in the table of facts; classroom slips. The second operand is 2 for the double and −2 for the half.
"""

from __future__ import annotations


def double_half_swapped(n: int, kind: int) -> int | None:
    """Take the half for the double, or the double for the half.

    Examples
    --------
    >>> double_half_swapped(14, 2), double_half_swapped(18, -2)
    (7, 36)
    """
    if kind < 0:
        return 2 * n
    return n // 2 if n % 2 == 0 else None


def two_instead_of_twice(n: int, kind: int) -> int | None:
    """Add two, or take two away.

    Examples
    --------
    >>> two_instead_of_twice(14, 2), two_instead_of_twice(18, -2)
    (16, 16)
    """
    return n + kind if n + kind > 0 else None


def doubles_one_digit(n: int, kind: int) -> tuple[int, ...]:
    """Double or halve the tens and copy the ones, or the other way round.

    Examples
    --------
    >>> doubles_one_digit(14, 2), doubles_one_digit(36, -2)
    ((24, 18), (21, 33))
    """
    tens, ones = n // 10 * 10, n % 10
    if not (tens and ones):
        return ()
    if kind > 0:
        return (2 * tens + ones, tens + 2 * ones)
    return (tens // 2 + ones, tens + ones // 2) if ones % 2 == 0 else ()


def forgets_odd_ten(n: int, kind: int) -> int | None:
    """Halve the tens that can be shared, drop the one that is left over and halve the ones.

    Examples
    --------
    >>> forgets_odd_ten(76, -2)
    33
    """
    tens, ones = divmod(n, 10)
    return tens // 2 * 10 + ones // 2 if kind < 0 and tens % 2 and tens > 1 else None
