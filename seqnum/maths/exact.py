"""Exact values that are no fractions: ``2√3``, ``π/6``, ``−5 + 10i``, ``3x² − 5x + 1``.

A value is a `Fraction` wherever it can be one, else an `Exact`; both are always in their one normal form, so equal
values compare equal and can be keys. No float is ever part of a value.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Context, Decimal
from fractions import Fraction
from functools import lru_cache
from math import gcd, isqrt
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from seqnum.maths.errors import EvaluationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LARGEST_EXPONENT = 1000
LARGEST_RADICAND = 10**12
LONGEST_COEFFICIENT = 10_000
MOST_TERMS = 200
"""Far above anything on a card, far below what would hold a computer up; a coefficient is measured in bits."""

_MANY = 4096
_PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899")
_E = Decimal("2.71828182845904523536028747135266249775724709369995957496696762772407663035354759")
_PRECISE = Context(prec=60)


class Unit(NamedTuple):
    """What a coefficient stands before: ``√root × π^pi × i^i`` and letters with their exponents.

    Examples
    --------
    >>> Unit(root=3, letters=(("x", 2),))
    Unit(root=3, pi=0, i=0, letters=(('x', 2),))
    """

    root: int = 1
    """Squarefree."""
    pi: int = 0
    i: int = 0
    """0 or 1."""
    letters: tuple[tuple[str, int], ...] = ()
    """In the order of the alphabet; no exponent is 0."""


_ONE = Unit()


@dataclass(frozen=True, slots=True)
class Exact:
    """A sum of terms with roots, π, i and letters that is no fraction.

    Made by `root`, `PI`, `I` and `letter` and by calculating with them: ``+ - * /`` and whole powers, also mixed with
    fractions and integers; what comes to a fraction is a `Fraction` again. Real ones compare by size.

    Parameters
    ----------
    terms
        Each with its coefficient, in the order they are written in.

    Raises
    ------
    EvaluationError
        In calculating: when a divisor has no inverse of this form, or the result is far too long.

    Examples
    --------
    >>> root(12) * root(3), (1 + root(2)) * (1 - root(2)), (2 * I) ** 2
    (Fraction(6, 1), Fraction(-1, 1), Fraction(-4, 1))
    >>> (1 + 2 * I) * (3 + 4 * I) == -5 + 10 * I
    True
    """

    terms: tuple[tuple[Unit, Fraction], ...]

    def __add__(self, other: Value | int) -> Value:
        if not isinstance(other, Exact | Fraction | int):
            return NotImplemented
        return _sum((*self.terms, *_terms(other)))

    __radd__ = __add__

    def __neg__(self) -> Exact:
        return Exact(tuple((unit, -number) for unit, number in self.terms))

    def __sub__(self, other: Value | int) -> Value:
        return self + -other if isinstance(other, Exact | Fraction | int) else NotImplemented

    def __rsub__(self, other: Fraction | int) -> Value:
        return -self + other

    def __mul__(self, other: Value | int) -> Value:
        if isinstance(other, Fraction | int):
            scaled = tuple((unit, number * other) for unit, number in self.terms)
            return _checked(Exact(scaled)) if other else Fraction(0)
        if not isinstance(other, Exact):
            return NotImplemented
        theirs = other.terms
        if len(self.terms) * len(theirs) > MOST_TERMS:
            raise EvaluationError("notation.exact.too_long")
        return _sum(_product(mine, one) for mine in self.terms for one in theirs)

    __rmul__ = __mul__

    def __truediv__(self, other: Value | int) -> Value:
        return self * inverse(other) if isinstance(other, Exact | Fraction | int) else NotImplemented

    def __rtruediv__(self, other: Fraction | int) -> Value:
        return inverse(self) * other

    def __pow__(self, exponent: int) -> Value:
        if not isinstance(exponent, int):
            return NotImplemented
        if abs(exponent) > LARGEST_EXPONENT:
            raise EvaluationError("notation.exact.too_long")
        if exponent and len(self.terms) == 1 and (raised := _raised(*self.terms[0], exponent)):
            return raised
        base: Value = self if exponent >= 0 else inverse(self)
        result: Value = Fraction(1)
        for bit in f"{abs(exponent):b}":
            result = result * result * base if bit == "1" else result * result
        return result

    def __hash__(self) -> int:
        return hash(tuple((unit, number.numerator, number.denominator) for unit, number in self.terms))

    def __lt__(self, other: Value | int) -> bool:
        return _sign(self - other) < 0

    def __le__(self, other: Value | int) -> bool:
        return _sign(self - other) <= 0

    def __gt__(self, other: Value | int) -> bool:
        return _sign(self - other) > 0

    def __ge__(self, other: Value | int) -> bool:
        return _sign(self - other) >= 0

    def __abs__(self) -> Exact:
        return -self if _sign(self) < 0 else self

    def __float__(self) -> float:
        return float(_size(self))

    def __repr__(self) -> str:
        from seqnum.maths.numbers import canonical

        return f"<{canonical(self)}>"

    @property
    def is_real(self) -> bool:
        """Whether it is a number on the line: neither i nor a letter in it; ``e`` is a number."""
        return not any(unit.i or any(name != "e" for name, _ in unit.letters) for unit, _ in self.terms)

    @property
    def letters(self) -> frozenset[str]:
        """The letters in it that may stand for any number."""
        return frozenset(name for unit, _ in self.terms for name, _ in unit.letters if name != "e")

    def conjugate(self) -> Exact:
        """Return the value with −i for i."""
        return _mirrored(self, -1)


Value: TypeAlias = Fraction | Exact
"""What an answer can be."""


def root(number: Fraction | int) -> Value:
    """Return the square root of a fraction that is not negative.

    Raises
    ------
    EvaluationError
        For a negative or far too large number.

    Examples
    --------
    >>> root(Fraction(9, 4)), root(12) == 2 * root(3), root(Fraction(3, 4)) == root(3) / 2
    (Fraction(3, 2), True, True)
    """
    if number < 0:
        raise EvaluationError("notation.exact.root_of_negative", given=number)
    return _root(number.numerator, number.denominator)


@lru_cache(_MANY)
def _root(above: int, below: int) -> Value:
    square, rest = _square_in(above * below)
    return _sum([(Unit(rest), Fraction(square, below))])


PI = Exact(((Unit(pi=1), Fraction(1)),))
I = Exact(((Unit(i=1), Fraction(1)),))  # noqa: E741 - what mathematics calls it


def letter(name: str) -> Exact:
    """Return a letter as a value, for answers that are expressions.

    Examples
    --------
    >>> x = letter("x")
    >>> (x - 3) * (x + 2) == x**2 - x - 6
    True
    """
    return Exact(((Unit(letters=((name, 1),)), Fraction(1)),))


def in_powers(coefficients: Sequence[Fraction | int], name: str = "x") -> Value:
    """Return a polynomial by its coefficients, those of the highest power first; faster than with a letter.

    Examples
    --------
    >>> in_powers((1, -1, -6)) == letter("x") ** 2 - letter("x") - 6
    True
    """
    return with_exponents(zip(coefficients, range(len(coefficients) - 1, -1, -1), strict=True), name)


def with_exponents(terms: Iterable[tuple[Fraction | int, int]], name: str = "x") -> Value:
    """Return the sum of coefficients times a letter with whole exponents, negative ones too.

    Examples
    --------
    >>> with_exponents([(3, 2), (-1, 0), (2, -1)])
    <3x^2 - 1 + 2/x>
    """
    return _sum(
        (Unit(letters=((name, exponent),)) if exponent else _ONE, Fraction(number)) for number, exponent in terms
    )


def inverse(value: Value | int) -> Value:
    """Return what a value times which is 1.

    Roots and i are multiplied away one prime after the other; of what has letters or π only a single term can be left.

    Raises
    ------
    EvaluationError
        When there is none of our form, as for ``x + 1``.
    ZeroDivisionError
        For zero.

    Examples
    --------
    >>> inverse(1 + root(2)) == root(2) - 1, inverse(3 + 4 * I) == (3 - 4 * I) / 25
    (True, True)
    """
    if not isinstance(value, Exact):
        return 1 / Fraction(value)
    if len(value.terms) == 1:
        [(unit, number)] = value.terms
        letters = tuple((name, -exponent) for name, exponent in unit.letters)
        below = number * unit.root * (-1 if unit.i else 1)
        return Exact(((unit._replace(pi=-unit.pi, letters=letters), 1 / below),))
    primes = _irrationalities(value)
    if not primes:
        raise EvaluationError("notation.exact.no_inverse")
    other = _mirrored(value, primes[0])
    return other * inverse(value * other)


def sort_key(value: Value | int) -> tuple[int, Fraction | int | float, tuple[tuple[Unit, float], ...]]:
    """Return what values are sorted by: the real ones by size, the others behind them.

    Examples
    --------
    >>> sorted([PI, Fraction(4), root(2), I], key=sort_key) == [root(2), PI, 4, I]
    True
    """
    if not isinstance(value, Exact):
        return 0, value, ()
    size = float(value) if value.is_real else 0.0
    terms = tuple((unit, number.numerator / number.denominator) for unit, number in value.terms)
    return int(not value.is_real), size, terms


def sympy_of(value: Value | int) -> Any:
    """Return a value as sympy objects.

    Examples
    --------
    >>> sympy_of(2 * root(3) + letter("x"))
    x + 2*sqrt(3)
    """
    import sympy

    if not isinstance(value, Exact):
        return sympy.Rational(value.numerator, value.denominator)
    total: Any = sympy.Integer(0)
    for unit, number in value.terms:
        term = sympy.Rational(number.numerator, number.denominator)
        for factor, exponent in ((sympy.sqrt(unit.root), 1), (sympy.pi, unit.pi), (sympy.I, unit.i)):
            if exponent and factor != 1:
                term *= factor**exponent
        for name, exponent in unit.letters:
            term *= (sympy.E if name == "e" else sympy.Symbol(name)) ** exponent
        total += term
    return total


def _terms(value: Value | int) -> tuple[tuple[Unit, Fraction], ...]:
    if isinstance(value, Exact):
        return value.terms
    return ((_ONE, Fraction(value)),) if value else ()


def _sum(terms: Iterable[tuple[Unit, Fraction]]) -> Value:
    """Collect like terms and put them in order; what has only a rational one is a fraction."""
    found: dict[Unit, Fraction] = {}
    for unit, number in terms:
        known = found.get(unit)
        found[unit] = number if known is None else known + number
    kept = [unit for unit, number in found.items() if number]
    if not kept or kept == [_ONE]:
        return found[_ONE] if kept else Fraction(0)
    if len(kept) > 1:
        kept.sort(key=_place)
    return _checked(Exact(tuple((unit, found[unit]) for unit in kept)))


def _checked(value: Exact) -> Exact:
    longest = max(max(abs(number.numerator), number.denominator) for _, number in value.terms).bit_length()
    if len(value.terms) > MOST_TERMS or longest > LONGEST_COEFFICIENT:
        raise EvaluationError("notation.exact.too_long")
    return value


def _product(left: tuple[Unit, Fraction], right: tuple[Unit, Fraction]) -> tuple[Unit, Fraction]:
    (one, a), (two, b) = left, right
    unit, factor = _unit_product(one, two)
    return unit, a * b if factor == 1 else a * b * factor


@lru_cache(_MANY)
def _unit_product(one: Unit, two: Unit) -> tuple[Unit, int]:
    common = gcd(one.root, two.root)
    letters = dict(one.letters)
    for name, exponent in two.letters:
        letters[name] = letters.get(name, 0) + exponent
    unit = Unit(
        root=one.root * two.root // common**2,
        pi=one.pi + two.pi,
        i=one.i ^ two.i,
        letters=tuple(sorted((name, exponent) for name, exponent in letters.items() if exponent)),
    )
    return unit, -common if one.i and two.i else common


def _raised(unit: Unit, number: Fraction, exponent: int) -> Exact | None:
    """Return the power of a letter, or of several, which is the one that is asked for most; None of others."""
    if number != 1 or unit[:3] != _ONE[:3]:
        return None
    letters = tuple((name, size * exponent) for name, size in unit.letters)
    return Exact(((Unit(letters=letters), number),))


@lru_cache(_MANY)
def _place(unit: Unit) -> tuple[Any, ...]:
    """Where a term stands: letters in descending powers, π before what has none, then roots by size, i last."""
    degree = sum(exponent for _, exponent in unit.letters)
    spelled = "".join(name * exponent for name, exponent in unit.letters)
    return -degree, spelled, unit.letters, unit.i, -unit.pi, unit.root


def _irrationalities(value: Exact) -> list[int]:
    """Return the primes under the roots, and −1 for i."""
    found = {prime for unit, _ in value.terms for prime in _primes(unit.root)}
    return sorted(found | {-1 for unit, _ in value.terms if unit.i})


def _mirrored(value: Exact, prime: int) -> Exact:
    """Return the value with −√prime for √prime; −i for i where the prime is −1."""
    return Exact(
        tuple(
            (unit, -number if (unit.i if prime == -1 else unit.root % prime == 0) else number)
            for unit, number in value.terms
        )
    )


def _square_in(number: int) -> tuple[int, int]:
    """Return the largest square in a number, as its root, and what is left."""
    if number > LARGEST_RADICAND:
        raise EvaluationError("notation.exact.root_too_large", given=number)
    if number == 0:
        return 0, 1
    square, rest, factor = 1, 1, 2
    while factor**3 <= number:  # what is then left is a prime, a square of one, or two
        while number % factor**2 == 0:
            square, number = square * factor, number // factor**2
        if number % factor == 0:
            rest, number = rest * factor, number // factor
        factor += 1
    whole = isqrt(number)
    return (square * whole, rest) if whole * whole == number else (square, rest * number)


def _primes(number: int) -> list[int]:
    found, factor = [], 2
    while factor * factor <= number:
        if number % factor == 0:
            found.append(factor)
            number //= factor
        else:
            factor += 1
    return [*found, number] if number > 1 else found


def _size(value: Value) -> Decimal:
    """Return about how much a real value is, far closer than two values on cards are to each other."""
    total = Decimal(0)
    for unit, number in _terms(value):
        if unit.i or any(name != "e" for name, _ in unit.letters):
            raise EvaluationError("notation.exact.no_size")
        size = _PRECISE.divide(Decimal(number.numerator), Decimal(number.denominator))
        size = _PRECISE.multiply(size, _PRECISE.sqrt(Decimal(unit.root)))
        size = _PRECISE.multiply(size, _PRECISE.power(_PI, unit.pi))
        total = _PRECISE.add(total, _PRECISE.multiply(size, _PRECISE.power(_E, dict(unit.letters).get("e", 0))))
    return total


def _sign(value: Value) -> int:
    size = _size(value)
    return (size > 0) - (size < 0)
