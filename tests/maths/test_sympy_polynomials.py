"""The fast road through sympy's sparse polynomials comes to what its general calculus comes to."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.maths import parse
from seqnum.maths.build import frac, juxtapose, polynomial, power
from seqnum.maths.question import QuestionError
from seqnum.maths.skill import skill
from seqnum.maths.sympy_calculus import derivative, integral, limit, slope, value_at
from seqnum.maths.sympy_polynomials import quotient

X = sympy.Symbol("x")
coefficients = st.lists(st.integers(-9, 9), min_size=2, max_size=4).filter(any)
points = st.fractions(-5, 5, max_denominator=3).map(lambda value: sympy.Rational(value.numerator, value.denominator))


def of(numbers: list[int]):
    return polynomial(dict(enumerate(numbers)))


@settings(deadline=None, max_examples=40)
@given(coefficients, coefficients, points)
def test_quotients(above, below, at):
    """Derivative, slope, value and limit of a quotient are those of sympy's own calculus."""
    function = frac(of(above), of(below))
    symbolic = function.to_sympy()
    expected = sympy.diff(symbolic, X)
    assert sympy.simplify(derivative(function) - expected) == 0
    if of(below).to_sympy().subs(X, at) != 0:
        assert slope(function, at) == expected.subs(X, at)
        assert value_at(function, at) == limit(at, function) == symbolic.subs(X, at)


@settings(deadline=None, max_examples=40)
@given(coefficients, coefficients, st.integers(-4, 4), st.integers(1, 3))
def test_products_with_exponentials_and_powers(first, second, at, exponent):
    """Products with eˣ and powers of brackets have sympy's slopes, and polynomials its integrals."""
    for other in (power("e", "x"), power(of(second), exponent + 1)):
        function = juxtapose(of(first), other)
        expected = sympy.diff(function.to_sympy(), X).subs(X, at)
        assert sympy.expand(slope(function, sympy.Integer(at)) - expected) == 0
    ends = sympy.Integer(at), sympy.Integer(at + exponent)
    assert integral(*ends, of(first)) == sympy.integrate(of(first).to_sympy(), (X, *ends))


@pytest.mark.parametrize("text", ["√x", "sin x", "x^(1/2)", "y + 1", "2^x", "e^(2x)", "x^51", "(x + 1)/(1 − 1)"])
def test_what_it_does_not_know(text):
    """Anything else than a quotient of polynomials in x and eˣ is left to sympy's general calculus."""
    assert quotient(parse(text)) is None


@pytest.mark.parametrize(
    ("function", "at", "expected"),
    [("√(2x + 5)", 2, sympy.Rational(1, 3)), ("sin x", 0, 1), ("ln x", 2, sympy.Rational(1, 2))],
)
def test_the_general_road(function, at, expected):
    """What the fast road does not know is right too."""
    assert slope(parse(function), sympy.Integer(at)) == expected


@pytest.mark.parametrize(
    "name",
    ["limit_value", "derivative_at_point", "product_rule", "quotient_rule", "chain_rule", "tangent_line",
     "definite_integral", "derivative_expression", "polynomial_remainder", "quadratic_roots", "binomial_coefficient",
     "pythagoras", "complex_modulus", "complex_multiply", "arithmetic_sequence_nth", "compare_decimals"],
)  # fmt: skip
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_wrong_answer_is_found(name, level):
    """Each skill checked on a fast road still refuses an answer that is off by one, or has the wrong sign."""
    rng = Random(f"wrong:{name}:{level}")
    for question in (skill(name).draw(rng, level) for _ in range(5)):
        for wrong in {question.answer + 1, -question.answer} - {question.answer}:
            with pytest.raises(QuestionError):
                replace(question, answer=wrong).check()
