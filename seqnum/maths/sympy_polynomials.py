"""Fractions of polynomials in x and eˣ as sympy's sparse ones: ten times as fast as its general expressions."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from seqnum.maths.expression import Constant, Expression, Number, Op, Variable

_LARGEST_EXPONENT = 50
_X, _E = Variable("x"), Constant("e")


class Quotient(NamedTuple):
    """A fraction of two elements of sympy's ring ``QQ[x, eˣ]``, not in lowest terms."""

    above: Any
    below: Any

    def derivative(self) -> Quotient:
        """Return the derivative by the rule for quotients, sympy's derivatives of both parts being given."""
        above, below = self
        return Quotient(_slope(above) * below - above * _slope(below), below * below)

    def at(self, x: Any) -> Any:
        """Return the value at a rational number of sympy, ``zoo`` where there is none."""
        import sympy

        below = _worth(self.below, x)
        return sympy.zoo if below == 0 else _worth(self.above, x) / below

    def lowest(self) -> Quotient:
        """Return it in lowest terms."""
        return Quotient(*self.above.cancel(self.below))

    def as_sum(self) -> Any:
        """Return sympy's expression, multiplied out where a single term is below the line."""
        import sympy

        if len(self.below) > 1:
            return self.above.as_expr() / self.below.as_expr()
        [(below, divisor)] = self.below.terms()
        x = sympy.Symbol("x")
        return sympy.Add(*(
            _rational(number / divisor) * x ** (powers[0] - below[0]) * sympy.exp(x) ** (powers[1] - below[1])
            for powers, number in self.above.terms()
        ))  # fmt: skip

    def polynomial(self) -> Any | None:
        """Return sympy's polynomial in x, if it is one."""
        import sympy

        if not self.below.is_ground or self.above.degree(_ring()[2]) > 0:
            return None
        divisor = self.below.LC
        return sympy.Poly.from_dict(
            {powers[:1]: number / divisor for powers, number in self.above.terms()}, sympy.Symbol("x"), domain=sympy.QQ
        )


def polynomial(function: Expression) -> Any:
    """Return a function of x as sympy's polynomial.

    Examples
    --------
    >>> from seqnum.maths.parser import parse
    >>> polynomial(parse("(x + 1)^2/2")).coeffs()
    [1/2, 1, 1/2]
    """
    import sympy

    fast = quotient(function)
    found = fast and fast.polynomial()
    return sympy.Poly(function.to_sympy(), sympy.Symbol("x")) if found is None else found


def quotient(function: Expression) -> Quotient | None:
    """Return a function of x as a quotient, or None where it is none.

    Examples
    --------
    >>> from seqnum.maths.parser import parse
    >>> quotient(parse("(x^2 - 4)/(x - 2)")).lowest().above
    x + 2
    >>> quotient(parse("√x")) is None
    True
    """
    return _quotient(function)


def _quotient(tree: Expression) -> Quotient | None:
    ring, x, e_to_x = _ring()
    match tree:
        case Number(value):
            return Quotient(ring(value), ring.one)
        case Variable("x"):
            return Quotient(x, ring.one)
        case Op("pow", (base, exponent)):
            if base == _E:
                return Quotient(e_to_x, ring.one) if exponent == _X else None
            return _power(_quotient(base), exponent)
        case Op(kind, args) if kind in _STEPS:
            parts = [_quotient(arg) for arg in args]
            return None if None in parts else _STEPS[kind](*parts)
    return None


def _power(base: Quotient | None, exponent: Expression) -> Quotient | None:
    if base is None or not isinstance(exponent, Number) or not 0 < exponent.value <= _LARGEST_EXPONENT:
        return None
    return Quotient(base.above**exponent.value, base.below**exponent.value)


def _sum(left: Quotient, right: Quotient) -> Quotient:
    if left.below == right.below:
        return Quotient(left.above + right.above, left.below)
    return Quotient(left.above * right.below + right.above * left.below, left.below * right.below)


def _negative(value: Quotient) -> Quotient:
    return Quotient(-value.above, value.below)


def _product(left: Quotient, right: Quotient) -> Quotient:
    return Quotient(left.above * right.above, left.below * right.below)


def _divided(left: Quotient, right: Quotient) -> Quotient | None:
    return None if right.above == 0 else Quotient(left.above * right.below, left.below * right.above)


_STEPS: dict[str, Any] = {
    "add": _sum,
    "sub": lambda left, right: _sum(left, _negative(right)),
    "neg": _negative,
    **dict.fromkeys(("mul", "juxtapose"), _product),
    **dict.fromkeys(("div", "frac"), _divided),
}


@cache
def _ring() -> tuple[Any, Any, Any]:
    from sympy import QQ, ring

    made: tuple[Any, Any, Any] = ring("x, exp", QQ)
    return made


def _slope(polynomial: Any) -> Any:
    _, x, e_to_x = _ring()
    return polynomial.diff(x) + polynomial.diff(e_to_x) * e_to_x


def _worth(polynomial: Any, at: Any) -> Any:
    import sympy

    _, x, _ = _ring()
    left = polynomial.evaluate(x, sympy.QQ(at.p, at.q))
    return sympy.Add(*(_rational(number) * sympy.exp(at * power) for (power,), number in left.terms()))


def _rational(number: Any) -> Any:
    import sympy

    return sympy.Rational(int(number.numerator), int(number.denominator))
