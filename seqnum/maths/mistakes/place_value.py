"""What goes wrong with tens, hundreds and the zeros that stand for them.

Not in the table of facts, which begins with written calculation; classroom slips of the grades before and after it.
"""

from __future__ import annotations

_STEPS = (1, 10, 100)


def changed_another_place(a: int, step: int) -> tuple[int, ...]:
    """Change another digit than that of the step.

    Examples
    --------
    >>> changed_another_place(46, 10), changed_another_place(146, -10)
    ((47, 146), (145, 46))
    """
    sign = 1 if step > 0 else -1
    return tuple(a + sign * one for one in _STEPS if one != abs(step) and a + sign * one > 0)


def dropped_zeros(a: int, b: int) -> tuple[int, ...]:
    """Multiply without the zeros at the end and put back too few of them, or none.

    Examples
    --------
    >>> dropped_zeros(6, 40), dropped_zeros(60, 40)
    ((24,), (240, 24))
    """
    zeros = _zeros(a) + _zeros(b)
    return tuple(a * b // 10**lost for lost in range(1, zeros + 1))


def one_zero_too_many(a: int, b: int) -> int | None:
    """Put back one zero more than there were.

    Examples
    --------
    >>> one_zero_too_many(6, 40)
    2400
    """
    return a * b * 10 if _zeros(a) + _zeros(b) else None


def _zeros(number: int) -> int:
    """Return how many zeros a number ends in."""
    text = str(number)
    return len(text) - len(text.rstrip("0")) if number else 0
