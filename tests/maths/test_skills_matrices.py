"""Complex numbers, vectors, matrices and determinants: edges, and answers against Python's and sympy's own."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest
import sympy

from seqnum.maths.exact import Exact
from seqnum.maths.skill import skill
from seqnum.maths.spread import spread

# skill, level, operands, the card, the face, a piece of the hint, a piece of the worked way
EDGES = [
    ("complex_multiply", 1, (0, 1, 1, 1), "i(1 + i)", "-1 + i", "by i.", "i + i^2"),
    ("complex_multiply", 1, (0, 6, 6, 6), "6i(6 + 6i)", "-36 + 36i", "by 6i", "36i + 36i^2"),
    ("complex_multiply", 2, (1, 1, 1, 1), "(1 + i)(1 + i)", "2i", "four products", "1 + i + i + i^2"),
    ("complex_multiply", 2, (1, 2, 3, 4), "(1 + 2i)(3 + 4i)", "-5 + 10i", "3 + 4i", "3 + 4i + 6i + 8i^2"),
    ("complex_multiply", 3, (-1, -5, 5, -1), "(−1 − 5i)(5 − i)", "-10 - 24i", "5 − i", "that is −10 − 24i"),
    ("complex_multiply", 3, (2, 3, 2, -3), "(2 + 3i)(2 − 3i)", "13", "2 − 3i", "that is 13"),
    ("complex_modulus", 1, (3, 4), "|3 + 4i|", "5", "right triangle", "3^2 + 4^2 = 25"),
    ("complex_modulus", 2, (-60, 80), "|−60 + 80i|", "100", "right triangle", "60^2 + 80^2 = 10,000"),
    ("complex_modulus", 3, (1, -1), "|1 − i|", "√2", "right triangle", "square root of that: √2"),
    ("complex_modulus", 3, (-9, 9), "|−9 + 9i|", "9√2", "right triangle", "square root of that: 9√2"),
    ("vector_components", 1, (30, 40), "|⟨30, 40⟩|", "50", "Pythagoras", "30^2 + 40^2 = 2,500"),
    ("vector_components", 3, (1, -1, 1), "|⟨1, −1, 1⟩|", "√3", "Pythagoras", "1^2 + 1^2 + 1^2 = 3"),
    ("vector_components", 3, (-5, 5, 5), "|⟨−5, 5, 5⟩|", "5√3", "Pythagoras", "square root of that: 5√3"),
    ("determinant_2x2", 1, (1, 6, 6, 1), "det [[1, 6], [6, 1]]", "-35", "1 × 1", "1 − 36 = −35"),
    ("determinant_2x2", 3, (-6, -6, 6, -6), "det [[−6, −6], [6, −6]]", "72", "−6 × (−6)", "36 − (−36) = 72"),
]


@pytest.mark.parametrize(("name", "level", "operands", "text", "face", "hint", "step"), EDGES)
def test_edges(name, level, operands, text, face, hint, step):
    """The least and the largest cards read, come out and are explained as they should."""
    question = skill(name).question(level, operands)
    assert (question.text("en"), question.face) == (text, face)
    assert hint in question.hint("en")
    assert step in question.step("en")
    question.check()


@pytest.mark.parametrize(
    ("name", "level", "operands", "wrong", "told"),
    [
        ("complex_multiply", 2, (1, 2, 3, 4), "11 + 10i", "i² is −1"),
        ("complex_multiply", 2, (1, 2, 3, 4), "3 + 8i", "part by part"),
        ("complex_multiply", 2, (1, 2, 3, 4), "-5", "Some products are missing"),
        ("complex_modulus", 1, (3, 4), "7", "added the parts"),
        ("complex_modulus", 1, (3, 4), "25", "Which number has this square"),
        ("complex_modulus", 1, (4, 3), "√7", "without i"),
        ("complex_modulus", 1, (3, 4), "3", "3 is too small"),
        ("complex_modulus", 1, (3, 4), "8", "8 is too big"),
        ("vector_components", 2, (2, -1), "√3", "square of a negative number"),
        ("determinant_2x2", 1, (1, 2, 3, 4), "10", "added the two products"),
        ("determinant_2x2", 1, (1, 2, 3, 4), "2", "falling diagonal minus"),
    ],
)
def test_what_is_said_about_a_wrong_answer(name, level, operands, wrong, told):
    """Each slip gets its own sentence; a length that cannot be, a reason."""
    assert told in skill(name).question(level, operands).why(wrong, "en")


def drawn(name, level):
    rng = Random(f"outside:{name}:{level}")
    return [skill(name).draw(rng, level) for _ in range(100)]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_products_are_those_of_python(level):
    """Python multiplies complex numbers too."""
    for question in drawn("complex_multiply", level):
        a, b, c, d = question.operands
        real, imaginary = _parts(question.answer)
        assert complex(a, b) * complex(c, d) == complex(real, imaginary)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("name", ["complex_modulus", "vector_components"])
def test_lengths_are_those_of_python(name, level):
    """Python measures distances too."""
    for question in drawn(name, level):
        assert isclose(float(question.answer), sum(part**2 for part in question.operands) ** 0.5, rel_tol=1e-12)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("name", "width"), [("determinant_2x2", 2), ("determinant_3x3", 3)])
def test_determinants_are_those_of_sympy(name, width, level):
    """Sympy agrees, given the numbers and not our notation."""
    for question in drawn(name, level):
        assert sympy.Matrix(width, width, question.operands).det() == question.number


@pytest.mark.parametrize("level", [1, 2, 3])
def test_entries_are_those_of_sympy(level):
    """Sympy agrees, given the numbers and not our notation."""
    for question in drawn("matrix_product_entry", level):
        row, column, *entries = question.operands
        half = len(entries) // 2
        left, right = sympy.Matrix(2, half // 2, entries[:half]), sympy.Matrix(half // 2, 2, entries[half:])
        assert (left * right)[row - 1, column - 1] == question.number


@pytest.mark.parametrize("level", [1, 2, 3])
def test_worked_determinants_add_up(level):
    """What stands before the equals sign in the worked way comes to the answer, along rows, columns and diagonals."""
    from seqnum.maths.parser import parse

    for question in drawn("determinant_3x3", level):
        told = question.step("en").rstrip(".")
        work, answer = told.rsplit(" = ", 1)
        assert parse(work.rsplit(": ", 1)[1]).evaluate() == question.number == parse(answer).evaluate()


def test_a_spread_has_no_card_twice_and_all_where_it_can():
    """Few combinations come all, many come as a part without repeats that uses every member."""
    assert len(set(spread([range(3), range(4)], 100))) == 12
    some = list(spread([range(7)] * 9, 2000))
    assert len(some) == len(set(some)) == 2000
    assert all({one[place] for one in some} == set(range(7)) for place in range(9))


def _parts(value):
    """Return real and imaginary part."""
    if not isinstance(value, Exact):
        return int(value), 0
    found = {unit.i: int(number) for unit, number in value.terms}
    return found.get(0, 0), found.get(1, 0)
