"""What goes wrong with letters: in equations (Sleeman; Payne & Squibb; CogTutorBugs), with brackets, with numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.exact import letter

if TYPE_CHECKING:
    from seqnum.maths.exact import Value


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


def minus_not_distributed(a: Value | int, b: Value | int, c: Value | int) -> Value | int:
    """Let the minus before a bracket reach only its first number: ``a − (b − c)`` as ``a − b − c``.

    Examples
    --------
    >>> minus_not_distributed(10, 4, 3)
    3
    """
    return a - b - c


def solve_repeats_factor(a: int, c: int, *, divided: bool = False) -> Fraction:
    """Multiply again to undo a product, ``ax = c``, or divide again to undo a quotient, ``x/a = c``.

    Examples
    --------
    >>> solve_repeats_factor(3, 12), solve_repeats_factor(3, 12, divided=True)
    (Fraction(36, 1), Fraction(4, 1))
    """
    return Fraction(c, a) if divided else Fraction(a * c)


def solve_added_unknowns(a: int, b: int, c: int, d: int) -> Fraction | None:
    """Add the x terms of both sides in ``ax + b = cx + d`` instead of taking one away.

    Examples
    --------
    >>> solve_added_unknowns(5, 12, 3, 24)
    Fraction(3, 2)
    """
    return Fraction(d - b, a + c) if a + c else None


def concatenation_substitution(a: int, x: int) -> int | None:
    """Write the number behind the coefficient instead of multiplying.

    Examples
    --------
    >>> concatenation_substitution(2, 4), concatenation_substitution(2, -4)
    (24, None)
    """
    return int(f"{a}{x}") if x >= 0 else None


def coefficient_added(a: int, x: int) -> int:
    """Add the coefficient instead of multiplying by it.

    Examples
    --------
    >>> coefficient_added(3, 4)
    7
    """
    return a + x


def coefficient_raised_too(a: int, x: int, exponent: int) -> int | None:
    """Take ``ax²`` for ``(ax)²``.

    Examples
    --------
    >>> coefficient_raised_too(2, 3, 2), coefficient_raised_too(2, 3, 1)
    (36, None)
    """
    return (a * x) ** exponent if exponent > 1 else None


def distribute_only_first_term(k: int, first: Value | int, second: Value | int) -> Value | int:
    """Multiply only the first term of a bracket.

    Examples
    --------
    >>> distribute_only_first_term(3, 4, 5)
    17
    """
    return k * first + second


def unlike_terms_joined(coefficient: int, constant: int) -> Value:
    """Take ``ax + b`` for ``(a + b)x`` in an answer.

    Examples
    --------
    >>> unlike_terms_joined(3, 15)
    <18x>
    """
    return letter("x") * (coefficient + constant)


def reversal_error(times: int) -> Value:
    """Write "so many times" on the wrong side, with the letter for the smaller number.

    "There are 6 times as many students as professors; there are x professors. How many students?" Who writes the words
    down in their order, 6 · students = professors, gets x/6 for 6x (Clement 1982).

    Examples
    --------
    >>> reversal_error(6)
    <(1/6)x>
    """
    return letter("x") / times


def linear_power(a: Value | int, b: Value | int, n: int) -> Value | int:
    """Take ``(a + b)ⁿ`` for ``aⁿ + bⁿ``.

    Examples
    --------
    >>> linear_power(3, 2, 2)
    13
    """
    return a**n + b**n


def system_forgot_halving(c: int, f: int, asked: int) -> int:
    """Stop at 2x when two equations ``x + y = c`` and ``x − y = f`` were added, or at 2y when taken apart.

    Examples
    --------
    >>> system_forgot_halving(7, 1, 0), system_forgot_halving(7, 1, 1)
    (8, 6)
    """
    return c - f if asked else c + f


def system_other_unknown(x: int, y: int, asked: int) -> int:
    """Give y where x is asked for (0), or x where y is (1).

    Examples
    --------
    >>> system_other_unknown(4, 3, 0)
    3
    """
    return x if asked else y
