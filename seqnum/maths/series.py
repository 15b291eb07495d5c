"""Power series around a point, exact and cut off: how derivatives and limits are worked out without any rules.

The function is calculated at ``a + ε`` instead of ``a``. The coefficient of ε is then its derivative, what is left
where ε vanishes its limit, also where ``a`` itself gives 0/0.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact import Exact, inverse

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.maths.exact import Value

LENGTH = 8
"""So many terms are kept; zeros of the denominator up to that order can be divided away."""

SHORT = 3
"""Enough for most derivatives and limits, and much faster."""


@dataclass(frozen=True, slots=True)
class Series:
    """``c₀ εˢ + c₁ εˢ⁺¹ + …``, known for as many terms as there are.

    Parameters
    ----------
    coefficients
        The first is not zero, unless all are.
    start
        The exponent of the first.

    Examples
    --------
    >>> x = Series.near(Fraction(2))
    >>> ((x * x - 4) / (x - 2)).limit()
    Fraction(4, 1)
    >>> (x**3).derivative()
    Fraction(12, 1)
    """

    coefficients: tuple[Value, ...]
    start: int = 0

    @classmethod
    def near(cls, point: Value, length: int = LENGTH) -> Series:
        """Return the point plus ε, known for so many terms."""
        return _series((point, Fraction(1), *_zeros(length - 2)), 0)

    def limit(self) -> Value:
        """Return the value where ε vanishes.

        Raises
        ------
        EvaluationError
            When the function goes to infinity there.
        """
        return self._at(0)

    def derivative(self) -> Value:
        """Return how fast the function changes at the point."""
        self._at(0)
        return self._at(1)

    def _at(self, exponent: int) -> Value:
        if (self.start < 0 and self.coefficients[0]) or exponent >= self._end:
            raise EvaluationError("notation.error.no_limit")
        return self.coefficients[exponent - self.start] if exponent >= self.start else Fraction(0)

    @property
    def _end(self) -> int:
        return self.start + len(self.coefficients)

    def __add__(self, other: Series | Value | int) -> Series:
        theirs = as_series(other)
        start, end = min(self.start, theirs.start), min(self._end, theirs._end)
        return _series(tuple(_coefficient(self, n) + _coefficient(theirs, n) for n in range(start, end)), start)

    __radd__ = __add__

    def __neg__(self) -> Series:
        return Series(tuple(-each for each in self.coefficients), self.start)

    def __sub__(self, other: Series | Value | int) -> Series:
        return self + -as_series(other)

    def __rsub__(self, other: Value | int) -> Series:
        return -self + other

    def __mul__(self, other: Series | Value | int) -> Series:
        theirs = as_series(other)
        length = min(len(self.coefficients), len(theirs.coefficients))
        product = tuple(
            _total(self.coefficients[k] * theirs.coefficients[n - k] for k in range(n + 1)) for n in range(length)
        )
        return _series(product, self.start + theirs.start)

    __rmul__ = __mul__

    def __truediv__(self, other: Series | Value | int) -> Series:
        return self * as_series(other).power(Fraction(-1), inverse)

    def __rtruediv__(self, other: Value | int) -> Series:
        return as_series(other) / self

    def __pow__(self, exponent: int) -> Series:
        return self.power(Fraction(exponent), lambda first: first**exponent)

    def power(self, exponent: Fraction, of_first: Callable[[Value], Value]) -> Series:
        """Return a power, by the recurrence of Euler and Miller (Knuth, TAOCP vol. 2, 4.7).

        Parameters
        ----------
        exponent
            Any fraction.
        of_first
            The same power of the first coefficient.

        Raises
        ------
        EvaluationError
            When the function is zero, or the root of ε would be needed.
        """
        if not any(self.coefficients):
            if exponent > 0:
                return self
            raise ZeroDivisionError
        start = self.start * exponent
        if start.denominator != 1:
            raise EvaluationError("notation.error.no_limit")
        first, *others = self.coefficients
        found = [of_first(first)]
        scale = inverse(first)
        for n in range(1, len(others) + 1):
            terms = (others[k - 1] * found[n - k] * (exponent * k - n + k) for k in range(1, n + 1))
            found.append(_total(terms) * scale * Fraction(1, n))
        return _series(tuple(found), int(start))

    def exponential(self, first: Value) -> Series:
        """Return e to this power, given where it begins: ``y′ = f′ y``."""
        found = [first]
        for n in range(1, self._end):
            found.append(self._grown(found, n))
        return _series(tuple(found), 0)

    def logarithm(self, first: Value) -> Series:
        """Return the natural logarithm, given where it begins: ``y′ = f′ / f``."""
        terms = tuple(each * (self.start + n) for n, each in enumerate(self.coefficients))
        slope = Series(terms, self.start - 1) / self
        return _series((first, *(_coefficient(slope, n - 1) * Fraction(1, n) for n in range(1, self._end))), 0)

    def sine_and_cosine(self, sine: Value, cosine: Value) -> tuple[Series, Series]:
        """Return both, given where they begin: ``s′ = f′ c`` and ``c′ = −f′ s``."""
        sines, cosines = [sine], [cosine]
        for n in range(1, self._end):
            grown = self._grown(cosines, n), -self._grown(sines, n)
            sines.append(grown[0])
            cosines.append(grown[1])
        return _series(tuple(sines), 0), _series(tuple(cosines), 0)

    def _grown(self, found: list[Value], n: int) -> Value:
        """Return the n-th coefficient of what grows by f′ times the series found so far."""
        return _total(_coefficient(self, k) * found[n - k] * k for k in range(1, n + 1)) * Fraction(1, n)


def _series(coefficients: tuple[Value, ...], start: int) -> Series:
    """Leave out leading zeros."""
    zeros = next((n for n, each in enumerate(coefficients) if each), 0)
    return Series(coefficients[zeros:], start + zeros)


def as_series(value: Series | Value | int) -> Series:
    """Return a constant as a series that never changes; a series as it is."""
    if isinstance(value, Series):
        return value
    exact = value if isinstance(value, Exact) else Fraction(value)
    return Series((exact, *_zeros(LENGTH - 1)))


def _zeros(count: int) -> tuple[Value, ...]:
    return (Fraction(0),) * count


def _coefficient(series: Series, exponent: int) -> Value:
    return series.coefficients[exponent - series.start] if exponent >= series.start else Fraction(0)


def _total(values: object) -> Value:
    return sum(values, Fraction(0))  # type: ignore[call-overload, no-any-return]  # Exact adds to int
