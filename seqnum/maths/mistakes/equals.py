"""What goes wrong where a number is missing and the equals sign is read as "work it out" (McNeil & Alibali).

Only the first two are in the table of facts; the others are the slips of counting from one number to another, and the
second one seen from the other side of the sign.
"""

from __future__ import annotations


def add_all(*numbers: int) -> int:
    """Add all the numbers that are there.

    Examples
    --------
    >>> add_all(8, 4, 5)
    17
    """
    return sum(numbers)


def add_to_equal_sign(a: int, b: int, c: int) -> int:
    """Write what stands before the sign, ``a + b``, and overlook that ``c`` is still to come after it.

    Examples
    --------
    >>> add_to_equal_sign(8, 4, 5)
    12
    """
    del c
    return a + b


def equals_next_number(a: int, b: int, c: int) -> int | None:
    """Make ``□ + c`` the number that comes next after the sign, ``a``, and overlook that ``b`` follows.

    Examples
    --------
    >>> equals_next_number(8, 4, 5)
    3
    """
    del b
    return a - c if a > c else None


def counts_both_ends(known: int, whole: int) -> int:
    """Count up to the whole and count the number one starts from too: one too many.

    Examples
    --------
    >>> counts_both_ends(8, 11)
    4
    """
    return whole - known + 1


def counts_between(known: int, whole: int) -> int:
    """Count only the numbers between: one too few.

    Examples
    --------
    >>> counts_between(8, 11)
    2
    """
    return whole - known - 1
