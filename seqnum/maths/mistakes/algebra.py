"""What goes wrong in solving ``ax + b = c`` (Sleeman; Payne & Squibb; CogTutorBugs), and with a minus bracket."""

from __future__ import annotations

from fractions import Fraction


def solve_add_instead_of_subtract(a: int, b: int, c: int) -> Fraction:
    """Do b again instead of undoing it.

    Examples
    --------
    >>> solve_add_instead_of_subtract(2, 3, 11)
    Fraction(7, 1)
    """
    return Fraction(c + b, a)


def solve_subtract_coefficient(a: int, b: int, c: int) -> int:
    """Subtract the coefficient instead of dividing by it.

    Examples
    --------
    >>> solve_subtract_coefficient(2, 3, 11)
    6
    """
    return c - b - a


def solve_forgot_divide(a: int, b: int, c: int) -> int:  # noqa: ARG001 - every rule takes the whole equation
    """Stop at ``ax``.

    Examples
    --------
    >>> solve_forgot_divide(2, 3, 11)
    8
    """
    return c - b


def solve_divide_reversed(a: int, b: int, c: int) -> Fraction | None:
    """Divide the coefficient by the number.

    Examples
    --------
    >>> solve_divide_reversed(2, 3, 11)
    Fraction(1, 4)
    """
    return Fraction(a, c - b) if c != b else None


def solve_combined_unlike(a: int, b: int, c: int) -> Fraction | None:
    """Take ``ax + b`` for ``(a + b)x``.

    Examples
    --------
    >>> solve_combined_unlike(2, 3, 10)
    Fraction(2, 1)
    """
    return Fraction(c, a + b) if a + b else None


def solve_divided_only_one_term(a: int, b: int, c: int) -> Fraction:
    """Divide c by a, but not b.

    Examples
    --------
    >>> solve_divided_only_one_term(2, 3, 12)
    Fraction(3, 1)
    """
    return Fraction(c, a) - b


def solve_sign_of_quotient(a: int, b: int, c: int) -> Fraction | None:
    """Lose the sign when dividing by a negative number.

    Examples
    --------
    >>> solve_sign_of_quotient(-4, 0, 12), solve_sign_of_quotient(4, 0, 12)
    (Fraction(3, 1), None)
    """
    return Fraction(c - b, -a) if a < 0 else None


def minus_not_distributed(a: int, b: int, c: int) -> int:
    """Let the minus before a bracket reach only its first number: ``a − (b − c)`` as ``a − b − c``.

    Examples
    --------
    >>> minus_not_distributed(10, 4, 3)
    3
    """
    return a - b - c
