"""Skills of lines, functions, systems and right triangles: answers from sympy's geometry and solvers, and the edges."""

from __future__ import annotations

from random import Random

import pytest
import sympy

from seqnum.maths.exact import sympy_of
from seqnum.maths.skill import skill

IDS = ["slope_two_points", "function_value", "linear_system_2x2", "pythagoras"]


def drawn(name, level, count=25):
    rng = Random(f"outside:{name}:{level}")
    return [skill(name).draw(rng, level) for _ in range(count)]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_slopes_of_sympys_lines(level):
    """Sympy's line through the two points has the slope."""
    for question in drawn("slope_two_points", level):
        a, b, c, d = question.operands
        assert sympy.Line(sympy.Point(a, b), sympy.Point(c, d)).slope == sympy_of(question.answer)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_sides_of_sympys_triangles(level):
    """The three sides make a triangle with a right angle."""
    for question in drawn("pythagoras", level):
        kind, a, b = question.operands
        legs = (b, sympy_of(question.answer)) if kind else (a, b)
        hypotenuse = a if kind else sympy_of(question.answer)
        assert sympy.Point(0, 0).distance(sympy.Point(*legs)) == hypotenuse


@pytest.mark.parametrize("level", [1, 2, 3])
def test_systems_as_sympy_solves_them(level):
    """Sympy finds one solution, with the answer for the letter that is asked for."""
    for question in drawn("linear_system_2x2", level):
        facts, asked = question.prompt.args
        [solution] = sympy.solve(list(facts.to_sympy()), dict=True)
        assert solution[asked.to_sympy()] == sympy_of(question.answer)
        assert len(solution) == 2


def test_composites_by_hand():
    """f(g(x)) begins inside."""
    for question in drawn("function_value", 3):
        a, exponent, b, c, d, x = question.operands
        f, g = (lambda t, p=(a, exponent, b): p[0] * t ** p[1] + p[2]), (lambda t, p=(c, d): p[0] * t + p[1])
        assert question.answer == f(g(x))


@pytest.mark.parametrize(
    ("name", "level", "operands", "text", "face"),
    [
        ("slope_two_points", 1, (0, 30, 2, 0), "slope through (0, 30) and (2, 0)", "-15"),
        ("slope_two_points", 2, (-5, -6, -8, -9), "slope through (−5, −6) and (−8, −9)", "1"),
        ("slope_two_points", 3, (-4, -4, 6, 10), "slope through (−4, −4) and (6, 10)", "7/5"),
        ("function_value", 1, (2, 1, -3, 2), "f(2) if f(x) = 2x − 3", "1"),
        ("function_value", 2, (-1, 2, -9, -5), "f(−5) if f(x) = −x^2 − 9", "-34"),
        ("function_value", 3, (1, 1, 1, 2, 0, 3), "f(g(3)) if f(x) = x + 1 and g(x) = 2x", "7"),
        ("linear_system_2x2", 1, (1, 1, 7, 1, -1, 1, 0), "x if x + y = 7; x − y = 1", "4"),
        ("linear_system_2x2", 2, (4, 1, 9, 1, 1, 3, 1), "y if 4x + y = 9; x + y = 3", "1"),
        ("linear_system_2x2", 3, (3, 5, -25, 1, -3, 29, 1), None, None),
        ("pythagoras", 1, (0, 45, 60), "legs 45 and 60, hypotenuse?", "75"),
        ("pythagoras", 2, (1, 5, 3), "hypotenuse 5, leg 3, other leg?", "4"),
        ("pythagoras", 3, (0, 1, 1), "legs 1 and 1, hypotenuse?", "√2"),
        ("pythagoras", 3, (1, 12, 6), "hypotenuse 12, leg 6, other leg?", "6√3"),
    ],
)
def test_edges(name, level, operands, text, face):
    """Cards with the largest and oddest numbers read as a textbook has them; others of their kind are none."""
    one = skill(name)
    if text is None:
        assert operands not in one.space(level)
        return
    question = one.question(level, operands)
    assert (question.text("en"), question.face) == (text, face)
