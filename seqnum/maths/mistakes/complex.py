"""What goes wrong with complex numbers and with lengths of vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.exact import I, root

if TYPE_CHECKING:
    from seqnum.maths.exact import Value


def i_squared_plus(a: int, b: int, c: int, d: int) -> Value:
    """Take i² for +1 in ``(a + bi)(c + di)``.

    Examples
    --------
    >>> i_squared_plus(1, 2, 3, 4)
    <11 + 10i>
    """
    return a * c + b * d + (a * d + b * c) * I


def complex_parts_apart(a: int, b: int, c: int, d: int) -> Value:
    """Multiply real with real and imaginary with imaginary part, and leave the i where it was.

    Examples
    --------
    >>> complex_parts_apart(1, 2, 3, 4)
    <3 + 8i>
    """
    return a * c + b * d * I


def complex_middle_forgotten(a: int, b: int, c: int, d: int) -> int:
    """Multiply first with first and last with last only.

    Examples
    --------
    >>> complex_middle_forgotten(1, 2, 3, 4)
    -5
    """
    return a * c - b * d


def modulus_sum(*parts: int) -> int:
    """Add the sizes of the parts.

    Examples
    --------
    >>> modulus_sum(3, 4), modulus_sum(3, -4, 1)
    (7, 8)
    """
    return sum(map(abs, parts))


def modulus_no_root(*parts: int) -> int:
    """Stop at the sum of the squares.

    Examples
    --------
    >>> modulus_no_root(3, 4)
    25
    """
    return sum(part * part for part in parts)


def modulus_signed_squares(*parts: int) -> Value | None:
    """Keep the minus of a negative part when squaring it.

    Examples
    --------
    >>> modulus_signed_squares(4, -3), modulus_signed_squares(3, -4)
    (<√7>, None)
    """
    total = sum(part * abs(part) for part in parts)
    return root(total) if total > 0 else None


def modulus_i_squared(a: int, b: int) -> Value | None:
    """Square the i too, so that the second square is taken away.

    Examples
    --------
    >>> modulus_i_squared(4, 3), modulus_i_squared(3, 4)
    (<√7>, None)
    """
    total = a * a - b * b
    return root(total) if total > 0 else None
