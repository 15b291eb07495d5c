"""Asking for the derivative of a function at a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import call, equals, phrase, prime

if TYPE_CHECKING:
    from seqnum.maths.expression import Expression, Phrase


def slope_asked(function: Expression, x: int) -> Phrase:
    """Return ``f′(4) if f(x) = 3x²``.

    Examples
    --------
    >>> from seqnum.maths.build import polynomial
    >>> slope_asked(polynomial({2: 3}), 4).plain()
    'f′(4) if f(x) = 3x^2'
    """
    return phrase("given", equals(call("f", "x"), function), prime(call("f", x)))
