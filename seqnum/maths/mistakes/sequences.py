"""What goes wrong when a term of a sequence is asked for that stands far on."""

from __future__ import annotations

from fractions import Fraction


def nth_term_off_by_one(first: int, step: int, n: int) -> int:
    """Take n steps to the n-th term.

    Examples
    --------
    >>> nth_term_off_by_one(3, 4, 10)
    43
    """
    return first + n * step


def nth_term_first_forgotten(first: int, step: int, n: int) -> int:  # noqa: ARG001 - it should use it
    """Give the steps alone, as if the sequence began at 0.

    Examples
    --------
    >>> nth_term_first_forgotten(3, 4, 10)
    36
    """
    return (n - 1) * step


def nth_term_steps_up(first: int, step: int, n: int) -> int | None:
    """Go up though the sequence goes down.

    Examples
    --------
    >>> nth_term_steps_up(20, -3, 5), nth_term_steps_up(3, 4, 10)
    (32, None)
    """
    return first + (n - 1) * -step if step < 0 else None


def term_number_without_first(first: int, step: int, term: int) -> int:
    """Count the steps to a term, and forget that the first term needs none.

    Examples
    --------
    >>> term_number_without_first(3, 4, 39)
    9
    """
    return (term - first) // step


def term_number_from_zero(first: int, step: int, term: int) -> Fraction:  # noqa: ARG001 - it should use it
    """Divide the term by the step, as if the sequence began with the step.

    Examples
    --------
    >>> term_number_from_zero(3, 4, 99)
    Fraction(99, 4)
    """
    return Fraction(term, step)


def geometric_adds_ratio(first: int, ratio: Fraction, n: int) -> Fraction:
    """Add the ratio at each step.

    Examples
    --------
    >>> geometric_adds_ratio(2, Fraction(3), 4)
    Fraction(11, 1)
    """
    return first + (n - 1) * ratio


def geometric_off_by_one(first: int, ratio: Fraction, n: int) -> Fraction:
    """Multiply n times to the n-th term.

    Examples
    --------
    >>> geometric_off_by_one(2, Fraction(3), 4)
    Fraction(162, 1)
    """
    return first * ratio**n


def geometric_last_step_repeated(first: int, ratio: Fraction, n: int) -> Fraction:
    """Go on from the third term by the last difference.

    Examples
    --------
    >>> geometric_last_step_repeated(2, Fraction(3), 4)
    Fraction(30, 1)
    """
    third = first * ratio**2
    return third + (n - 3) * (third - first * ratio)


def geometric_sign_lost(first: int, ratio: Fraction, n: int) -> Fraction | None:
    """Forget how a negative ratio turns the signs.

    Examples
    --------
    >>> geometric_sign_lost(2, Fraction(-3), 4), geometric_sign_lost(2, Fraction(3), 4)
    (Fraction(54, 1), None)
    """
    return -first * ratio ** (n - 1) if ratio < 0 else None
