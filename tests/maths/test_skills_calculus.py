"""Limits, derivatives and integrals: edges, and answers against sympy, given the numbers and not our notation."""

from __future__ import annotations

from random import Random

import pytest
import sympy

from seqnum.maths.build import frac, limit, power, sub
from seqnum.maths.exact import sympy_of
from seqnum.maths.skill import skill

X = sympy.Symbol("x")

# skill, level, operands, the card, the face, a piece of the hint, a piece of the worked way
EDGES = [
    ("limit_value", 1, (0, 1, 0, 6, 0, 1, 2), "lim_(x→0) (x^2 + 6)/(x + 2)", "3", "not 0", "bottom 2"),
    ("limit_value", 2, (2, 1, 0, -4, 0, 1, -2), "lim_(x→2) (x^2 − 4)/(x − 2)", "4", "cancel x − 2", "left is x + 2"),
    ("limit_value", 2, (-1, 3, 3, 0, 0, 1, 1), "lim_(x→−1) (3x^2 + 3x)/(x + 1)", "-3", "cancel x + 1", "left is 3x"),
    ("limit_value", 3, (1, 1, -1, 0, 1, -6, 5), "lim_(x→1) (x^2 − x)/(x^2 − 6x + 5)", "-1/4", "x − 1", "x/(x − 5)"),
    ("derivative_at_point", 1, (1, 0, 1, 0, 0), "f′(1) if f(x) = x^2", "2", "derivative first", "f′(x) = 2x"),
    ("derivative_at_point", 1, (4, 0, 3, 0, 5), "f′(4) if f(x) = 3x^2 + 5", "24", "x = 4", "f′(4) = 6 × 4 = 24"),
    ("derivative_expression", 1, (0, 1, -1, 5, 0), "d/dx (x^2 − x + 5)", "2x - 1", "one less", "2x − 1"),
    ("derivative_expression", 2, (1, -1, 1, 1, 0), "d/dx (x^3 − x^2 + x + 1)", "3x^2 - 2x + 1", "vanishes", "3x^2"),
    ("derivative_expression", 3, (0, 1, 0, 0, -1), "d/dx (x^2 − 1/x)", "2x + 1/(x^2)", "exponent −1", "1/(x^2)"),
    ("product_rule", 3, (0, 0, 1, 0, 0, 0, 1), "f′(0) if f(x) = x e^x", "1", "u = x and", "u = 0, u′ = 1, v = 1"),
    ("product_rule", 3, (1, 0, 1, 0, 0, 0, 1), "f′(1) if f(x) = x e^x", "2e", "v = e^x", "1 × e + 1 × e = 2e"),
    ("chain_rule", 1, (0, 0, 2, 1, 4, 1), "f′(0) if f(x) = (2x + 1)^4", "8", "2x + 1", "4 × 1^3 × 2 = 8"),
    ("chain_rule", 3, (2, 0, 4, 1, 1, 2), "f′(2) if f(x) = √(4x + 1)", "2/3", "4x + 1", "1/(2 × √9) × 4 = 2/3"),
    ("definite_integral", 1, (0, 1, 0, 0, 2, 0), "∫_0^1 2x dx", "1", "goes up by one", "antiderivative is x^2"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "level", "operands", "text", "face", "hint", "step"), EDGES)
def test_edges(name, level, operands, text, face, hint, step):
    """The least cards and those with a letter left out read, come out and are explained as they should."""
    question = skill(name).question(level, operands)
    assert (question.text("en"), question.face) == (text, face)
    assert hint in question.hint("en")
    assert step in question.step("en")
    question.check()


@pytest.mark.parametrize(
    ("name", "level", "operands", "wrong", "told"),
    [
        ("limit_value", 2, (2, 1, 0, -4, 0, 1, -2), "0", "0/0 is not 0"),
        ("limit_value", 2, (2, 1, 0, -4, 0, 1, -2), "1", "0/0 is not 1"),
        ("limit_value", 2, (5, 1, -8, 15, 0, 1, -5), "8", "Check the signs"),
        ("derivative_at_point", 1, (4, 0, 3, 0, 5), "96", "has to be one less"),
        ("derivative_at_point", 1, (4, 0, 3, 0, 5), "12", "has to become a factor"),
        ("derivative_at_point", 1, (4, 0, 3, 0, 5), "29", "its derivative is 0"),
        ("derivative_at_point", 1, (4, 0, 3, 0, 5), "53", "value of f itself"),
        ("derivative_expression", 1, (0, 3, 2, -1, 0), "6x^2 + 2x", "has to be one less"),
        ("derivative_expression", 1, (0, 3, 2, -1, 0), "6x + 1", "its derivative is 0"),
        ("derivative_expression", 1, (0, 3, 2, -1, 0), "2(3x + 1)", "That number is right"),
        ("product_rule", 2, (2, 2, 0, -1, 2, -5, 0), "16", "not the product of the derivatives"),
        ("quotient_rule", 2, (0, 0, 5, -5, 1, 2), "5", "not the quotient of the derivatives"),
        ("quotient_rule", 2, (0, 0, 5, -5, 1, 2), "15/2", "square of the lower function"),
        ("chain_rule", 1, (0, 0, 5, 1, 3, 1), "3", "multiply it by the inner one"),
        ("tangent_line", 2, (3, 2, 0, 1, 4, -5), "10", "10 is the slope"),
        ("tangent_line", 2, (3, 2, 0, 1, 4, -5), "7", "7 is a y on the curve"),
        ("definite_integral", 1, (0, 3, 0, 0, 6, 0), "54", "divided by its new exponent"),
        ("definite_integral", 1, (0, 3, 0, 0, 6, 0), "6", "you took the derivative"),
        ("definite_integral", 1, (0, 3, 0, 0, 6, 0), "18", "limits into the function itself"),
    ],
)
def test_what_is_said_about_a_wrong_answer(name, level, operands, wrong, told):
    """Each slip gets its own sentence."""
    assert told in skill(name).question(level, operands).why(wrong, "en")


def _polynomial(coefficients):
    return sum(c * X**power for power, c in enumerate(reversed(coefficients)))


def _slope(function, at):
    return sympy.diff(function, X).subs(X, at)


def _limit(to, *c):
    return sympy.limit(_polynomial(c[:3]) / _polynomial(c[3:]), X, to)


def _product(x, *c):
    return _slope(_polynomial(c[:3]) * (sympy.exp(X) if c[5] else _polynomial(c[3:5])), x)


def _quotient(x, *c):
    return _slope(_polynomial(c[:3]) / _polynomial(c[3:]), x)


def _chain(x, *c):
    return _slope(_polynomial(c[:3]) ** sympy.Rational(c[3], c[4]), x)


def _tangent(at, k, *c):
    function = _polynomial(c)
    return sympy.series(function, X, at, 2).removeO().subs(X, k)


OUTSIDE = {
    "limit_value": _limit,
    "derivative_at_point": lambda x, *c: _slope(_polynomial(c), x),
    "derivative_expression": lambda *c: sympy.diff(_polynomial(c[:4]) + c[4] / X, X),
    "product_rule": _product,
    "quotient_rule": _quotient,
    "chain_rule": _chain,
    "tangent_line": _tangent,
    "definite_integral": lambda a, b, *c: sympy.integrate(_polynomial(c), (X, a, b)),
}


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("name", OUTSIDE)
def test_answers_are_those_of_sympy(name, level):
    """Sympy's own limits, derivatives, series and integrals come to the same."""
    rng = Random(f"outside:{name}:{level}")
    for _ in range(15):
        question = skill(name).draw(rng, level)
        assert sympy.expand(OUTSIDE[name](*question.operands) - sympy_of(question.answer)) == 0


@pytest.mark.parametrize("name", OUTSIDE)
def test_faces_fit_on_a_board_and_cards_are_short(name):
    """No answer is longer than a space, no question longer than a card."""
    for level in (1, 2, 3):
        rng = Random(f"short:{name}:{level}")
        for _ in range(100):
            question = skill(name).draw(rng, level)
            assert len(question.face) <= 20
            assert len(question.text("en")) <= 60


@pytest.mark.parametrize(("zeros", "value"), [(1, 1), (3, 1), (6, 1)])
def test_zeros_of_any_order_are_divided_away(zeros, value):
    """A short series is enough where it is enough; else a longer one is taken."""
    factor = power(sub("x", 2), zeros)
    assert limit(2, frac(factor, factor)).evaluate() == value
