"""What goes wrong in counting on and back in equal steps.

Not in the table of facts; the slips of counting aloud, most of them at the tens (Fuson 1988).
"""

from __future__ import annotations


def said_last_again(last: int, step: int) -> int:
    """Say the last number once more.

    Examples
    --------
    >>> said_last_again(8, 1)
    8
    """
    del step
    return last


def takes_two_steps(last: int, step: int) -> int | None:
    """Leave a number out.

    Examples
    --------
    >>> takes_two_steps(20, 5)
    30
    """
    return last + 2 * step if last + 2 * step >= 0 else None


def counts_in_ones(last: int, step: int) -> int | None:
    """Go on by one, whatever the step.

    Examples
    --------
    >>> counts_in_ones(20, 5), counts_in_ones(20, -5)
    (21, 19)
    """
    if abs(step) == 1:
        return None
    return last + 1 if step > 0 else last - 1


def counts_wrong_way(last: int, step: int) -> int | None:
    """Count on where it goes back.

    Examples
    --------
    >>> counts_wrong_way(30, -1)
    31
    """
    return last - step if step < 0 else None


def keeps_the_ten(last: int, step: int) -> int | None:
    """Go past a ten and say the old one.

    Examples
    --------
    >>> keeps_the_ten(29, 1), keeps_the_ten(40, -1)
    (20, 49)
    """
    right = last + step
    passes = abs(step) < 10 and right // 10 != last // 10
    return last // 10 * 10 + right % 10 if passes else None
