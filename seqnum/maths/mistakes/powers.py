"""What goes wrong with powers, and when powers of one base meet."""

from __future__ import annotations

from fractions import Fraction


def power_as_multiplication(base: int, exponent: int) -> int:
    """Multiply base and exponent.

    Examples
    --------
    >>> power_as_multiplication(2, 3)
    6
    """
    return base * exponent


def negative_base_sign_in(base: int, exponent: int) -> int | None:
    """Leave the minus of a negative base out of an even power.

    Examples
    --------
    >>> negative_base_sign_in(-3, 2), negative_base_sign_in(-3, 3)
    (-9, None)
    """
    return -(base**exponent) if base < 0 and exponent % 2 == 0 else None


def exponents_multiplied_for_product(m: int, n: int) -> int:
    """Multiply the exponents of a product of powers.

    Examples
    --------
    >>> exponents_multiplied_for_product(3, 4)
    12
    """
    return m * n


def bases_multiplied(base: int, m: int, n: int) -> int:
    """Multiply the bases of a product of powers too: ``aᵐ · aⁿ`` as ``(a · a)ᵐ⁺ⁿ``, with ``m + n ≥ 0``.

    Examples
    --------
    >>> bases_multiplied(2, 3, 2)
    1024
    """
    return int((base * base) ** (m + n))


def exponents_added_for_power(m: int, n: int) -> int:
    """Add the exponents of a power of a power.

    Examples
    --------
    >>> exponents_added_for_power(3, 4)
    7
    """
    return m + n


def exponents_divided_for_quotient(m: int, n: int) -> Fraction | None:
    """Divide the exponents of a quotient of powers.

    Examples
    --------
    >>> exponents_divided_for_quotient(8, 2)
    Fraction(4, 1)
    """
    return Fraction(m, n) if n else None


def exponents_apart_without_sign(m: int, n: int) -> int:
    """Take the smaller exponent from the larger one in a quotient of powers, whichever comes first.

    Examples
    --------
    >>> exponents_apart_without_sign(4, 7)
    3
    """
    return abs(m - n)
