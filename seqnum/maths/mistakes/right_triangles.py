"""What goes wrong with the theorem of Pythagoras."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.exact import root

if TYPE_CHECKING:
    from seqnum.maths.exact import Value


def hyp_sum(a: int, b: int) -> int:
    """Add the legs.

    Examples
    --------
    >>> hyp_sum(3, 4)
    7
    """
    return a + b


def leg_difference(hypotenuse: int, leg: int) -> int:
    """Take the leg from the hypotenuse.

    Examples
    --------
    >>> leg_difference(5, 3)
    2
    """
    return hypotenuse - leg


def leg_as_hypotenuse(hypotenuse: int, leg: int) -> Value:
    """Add the squares though the hypotenuse is known.

    Examples
    --------
    >>> leg_as_hypotenuse(13, 5)
    <√194>
    """
    return root(hypotenuse**2 + leg**2)


def root_not_taken(a: int, b: int, sign: int = 1) -> int:
    """Stop at the square of the side.

    Examples
    --------
    >>> root_not_taken(3, 4), root_not_taken(5, 3, -1)
    (25, 16)
    """
    return a * a + sign * b * b
