"""What goes wrong with unknown exponents and with logarithms."""

from __future__ import annotations

from fractions import Fraction


def log_divides(base: Fraction, value: Fraction) -> Fraction:
    """Divide by the base instead of asking for the exponent.

    Examples
    --------
    >>> from fractions import Fraction
    >>> log_divides(Fraction(2), Fraction(8))
    Fraction(4, 1)
    """
    return value / base


def log_base_swapped(exponent: Fraction) -> Fraction | None:
    """Swap the base and the number: the exponent turns over.

    Examples
    --------
    >>> from fractions import Fraction
    >>> log_base_swapped(Fraction(3)), log_base_swapped(Fraction(0))
    (Fraction(1, 3), None)
    """
    return 1 / exponent if exponent else None


def log_of_product_is_product(first: Fraction | int, second: Fraction | int) -> Fraction | int:
    """Multiply the logarithms of the factors for the logarithm of the product.

    Examples
    --------
    >>> log_of_product_is_product(2, 3)
    6
    """
    return first * second


def log_of_quotient_is_quotient(first: int, second: int) -> Fraction:
    """Divide the logarithms for the logarithm of the quotient.

    Examples
    --------
    >>> log_of_quotient_is_quotient(5, 2)
    Fraction(5, 2)
    """
    return Fraction(first, second)


def log_of_power_is_power(logarithm: int, exponent: int) -> int:
    """Raise the logarithm to the exponent for the logarithm of the power.

    Examples
    --------
    >>> log_of_power_is_power(2, 3)
    8
    """
    return int(logarithm**exponent)


def exponent_sign_lost(exponent: Fraction) -> Fraction | None:
    """Forget that a power smaller than 1 has a negative exponent.

    Examples
    --------
    >>> from fractions import Fraction
    >>> exponent_sign_lost(Fraction(-3)), exponent_sign_lost(Fraction(3))
    (Fraction(3, 1), None)
    """
    return -exponent if exponent < 0 else None


def exponent_shift_forgotten(exponent: int, shift: int) -> int:  # noqa: ARG001 - it should use it
    """Take the whole exponent for x, where a number is added to x.

    Examples
    --------
    >>> exponent_shift_forgotten(5, 3)
    5
    """
    return exponent


def exponent_shift_wrong_way(exponent: int, shift: int) -> int:
    """Add the number that stands beside x instead of taking it away.

    Examples
    --------
    >>> exponent_shift_wrong_way(5, 3)
    8
    """
    return exponent + shift
