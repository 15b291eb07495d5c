"""Wilson's score interval for a share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Number = TypeVar("Number", float, NDArray[np.float64])

Z95 = 1.959963984540054


def wilson(successes: Number, n: Number, z: Number | float = Z95) -> tuple[Number, Number]:
    """Return the ends of Wilson's 95 % interval for a share.

    It is written for numbers and for columns alike, and so that the ends never leave 0 … 1, not even by rounding.

    Parameters
    ----------
    successes
        How many of the trials succeeded.
    n
        How many trials there were, at least one.
    z
        The quantile; of Student's distribution where the spread is estimated.

    References
    ----------
    Wilson, E. B. (1927). Probable inference, the law of succession, and statistical inference. JASA 22, 209–212.
    Newcombe, R. G. (1998). Two-sided confidence intervals for the single proportion. Statistics in Medicine 17,
    857–872 (method 3).

    Examples
    --------
    >>> low, high = wilson(7, 10)
    >>> round(low, 4), round(high, 4)
    (0.3968, 0.8922)
    """
    return _lower_end(successes, n, z), 1 - _lower_end(n - successes, n, z)


def _lower_end(k: Number, n: Number, z: Number | float) -> Number:
    square = z * z
    root: Number = (square + 4 * k * (n - k) / n) ** 0.5
    return (2 * k + square - z * root) / (2 * (n + square))
