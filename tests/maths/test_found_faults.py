"""Faults that we found in other generators by running them, and the one that was clean: none of them in ours.

The numbers go on from those of the faults reported by others.
"""

from __future__ import annotations

import re
import subprocess
import sys
from fractions import Fraction
from random import Random

import pytest
import sympy

from seqnum.decks import Deck
from seqnum.maths import parse
from seqnum.maths.build import (
    absolute,
    as_expression,
    log,
    mul,
    sub,
)
from seqnum.maths.expression import Expression, Op, Variable
from seqnum.maths.numbers import canonical
from seqnum.maths.skill import skill
from tests.maths.card_lint import PLAIN, TAGS, answer_faults, latex_faults, like_terms, text_faults
from tests.maths.fault_samples import DIVISIONS, drawn, kinds, lint, parts, sample, texts, worth


def test_fault_40_left_to_right():
    """Python's own grammar finds the same value for what stands on the card."""
    for card in drawn("order_of_operations", 100):
        assert worth(card.text()) == card.answer


def test_fault_41_division_rounded_down():
    """Signed quotients and fractions of fractions are exact."""
    for card in (*drawn("integer_mul_div", 60), *drawn("integer_add_sub", 60)):
        assert worth(card.text()) == card.answer
    assert parse("-1439 ÷ (-(5762 ÷ 2881 + 3))").evaluate() == Fraction(1439, 5)


def test_fault_42_neighbouring_seeds_share_cards():
    """Decks of seeds 1 and 2 have hardly a card in common, at whatever distance."""
    one, two = ({card.id for card in Deck.generate("add_3digit", seed=seed).cards} for seed in (1, 2))
    assert len(one & two) < len(one) / 4


def test_fault_43_nothing_is_asked():
    """No card is an equation without an unknown, 0 = 0."""
    for card in sample():
        if isinstance(card.prompt, Op) and card.prompt.kind == "eq":
            assert any(isinstance(part, Variable) for part in parts(card.prompt)) or "□" in card.text()


def test_fault_44_answers_left_to_do():
    """An answer has no integral, derivative, limit or determinant left in it."""
    left = {"integral", "derivative", "limit", "det", "prime", "system", "at"}
    assert [card.face for card in sample() if kinds(card.written) & left] == []


def test_fault_45_control_characters():
    """No backslash became a form feed: LaTeX is printable."""
    assert [card.latex() for card in sample() if not card.latex().isprintable()] == []


def test_fault_46_row_separators():
    """Rows of matrices are parted by two backslashes."""
    rows = [
        card.latex()
        for name in ("determinant_2x2", "determinant_3x3", "matrix_product_entry")
        for card in drawn(name, 5)
    ]
    assert all(re.search(r"(?<!\\)\\\\ ", latex) for latex in rows)
    assert [latex for latex in rows if r"\\\\" in latex or r"\\\ " in latex] == []


def test_fault_47_placeholders_shown():
    """No text has a place that was not filled in, nor a dollar sign that is no money, nor the wrong skill's words."""
    assert lint("a place left empty") == []
    assert [text for tag in TAGS for text in texts(tag) if re.search(r"(?<!R)\$(?![0-9])", text)] == []


@pytest.mark.parametrize("name", ["linear_system_2x2", "two_step_equation", "equation_both_sides"])
def test_fault_48_plus_minus_in_equations(name: str):
    """No −16x + −4y = 128."""
    assert [fault for card in drawn(name, 60) for fault in text_faults(card.text(), PLAIN)] == []


def test_fault_49_minus_minus():
    """|95 − (−84)| has its brackets."""
    assert absolute(sub(95, -84)).plain() == "|95 − (−84)|"
    assert [fault for card in drawn("absolute_value", 60) for fault in text_faults(card.text(), PLAIN)] == []


@pytest.mark.parametrize("name", ["definite_integral", "derivative_expression", "derivative_at_point"])
def test_fault_50_unreduced_terms_and_exponent_1(name: str):
    """Terms have coefficients in lowest terms, and no exponent 1."""
    for card in drawn(name, 40):
        assert list(answer_faults(card.prompt)) + list(answer_faults(card.written)) == []
        assert text_faults(card.text(), PLAIN) + latex_faults(card.latex()) + latex_faults(card.written.latex()) == []


def test_fault_51_like_terms():
    """Answers that are polynomials have each power once."""
    names = ("derivative_expression", "distribute_evaluate", "tangent_line")
    assert [fault for name in names for card in drawn(name, 40) for fault in like_terms(card.written)] == []


@pytest.mark.parametrize("name", ["multiply_fractions", "simple_probability", "independent_probability"])
def test_fault_52_unreduced_products_and_probabilities(name: str):
    """Fractions are in lowest terms, as Python's own Fraction has them."""
    for card in drawn(name, 100):
        above, _, below = card.face.partition("/")
        assert (int(above), int(below or 1)) == card.number.as_integer_ratio()


def test_fault_53_dependent_systems():
    """A system of two equations has exactly one solution, by sympy, and it is the card's."""
    x, y = sympy.symbols("x y")
    for card in drawn("linear_system_2x2", 40):
        a, b, c, d, e, f, asks = card.operands
        found = sympy.linsolve([a * x + b * y - c, d * x + e * y - f], x, y)
        assert len(found) == 1
        (solution,) = found
        assert solution.free_symbols == set()
        assert solution[asks] == card.number


def test_fault_54_two_equal_points():
    """Two points of a line differ, and not one above the other."""
    for card in drawn("slope_two_points", 100):
        x1, y1, x2, y2 = card.operands
        assert x1 != x2
        assert card.answer == Fraction(y2 - y1, x2 - x1)


@pytest.mark.parametrize(
    "name", ["percent_change", "proportion_missing_term", "vector_components", "simple_probability"]
)
def test_fault_55_zero_below(name: str):
    """No draw fails for a base, a term or a length of 0."""
    assert all(card.holds() for card in drawn(name, 150))


def test_fault_56_the_last_quotient():
    """A remainder is what Python's divmod leaves, not the quotient."""
    for card in drawn("remainder", 100):
        above, below = map(int, re.findall(r"[0-9]+", card.text())[:2])
        assert card.answer == divmod(above, below)[1]


def test_fault_57_floats_tails():
    """No number has the tail of a float, and no operand is a float."""
    tail = re.compile(r"[.,][0-9]{8}|[0-9]e[+-]?[0-9]")
    assert [text for tag in TAGS for text in texts(tag) if tail.search(text)] == []


def test_fault_58_keys_that_are_floats():
    """Operands are whole numbers of Python's own kind."""
    assert {type(operand) for card in sample() for operand in card.operands} == {int}


@pytest.mark.desktop
def test_fault_59_numpy():
    """Cards of every skill are made and checked without numpy, whatever it renames."""
    code = (
        "import sys; from random import Random; from seqnum.maths.skills import SKILLS\n"
        "for one in SKILLS.values(): one.draw(Random('59')).check()\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_fault_60_zeros_on_purpose():
    """No term 0 beside a letter, neither 0 · d nor x + 0."""
    zero = re.compile(r"[a-z][0-9^]* [+−] 0(?![0-9.,/])|\b0 ?[·×*] ?[a-z]\b|\b0 [+−] [0-9]*[a-z]\b")
    assert [text for tag in TAGS for text in texts(tag) if zero.search(text)] == []


@pytest.mark.parametrize("name", DIVISIONS)
def test_fault_61_never_ends(name: str):
    """The smallest board has a deck, and asking for an answer that is not there ends."""
    assert Deck.generate(name, board=(5, 5), level=1).cards
    assert skill(name).draw_for(Random("61"), 1, Fraction(10**9)) is None


@pytest.mark.parametrize(
    ("tree", "plain", "latex"),
    [
        (log(2, 8), "log₂ 8", r"\log_{2} 8"),
        (parse("3*4+2"), "3 × 4 + 2", r"3 \times 4 + 2"),
        (parse("1/2+1/3"), "1/2 + 1/3", r"\frac{1}{2} + \frac{1}{3}"),
        (sub(5, -3), "5 − (−3)", r"5 - \left(-3\right)"),
        (mul(-2, 5), "−2 × 5", r"-2 \times 5"),
        (parse("12 ÷ 4 ÷ 3"), "12 ÷ 4 ÷ 3", r"12 \div 4 \div 3"),
        (parse("3 + (-7)"), "3 + (−7)", r"3 + \left(-7\right)"),
        (parse("3 + 4 = 7"), "3 + 4 = 7", "3 + 4 = 7"),
        (parse("3(x + 2)"), "3(x + 2)", r"3\left(x + 2\right)"),
        (parse("12 ÷ 4"), "12 ÷ 4", r"12 \div 4"),
    ],
)
def test_fault_62_printing_changes_what_is_asked(tree: Expression, plain: str, latex: str):
    """Base, order, brackets and relation of what is asked stay as they are."""
    assert (tree.plain(), tree.latex()) == (plain, latex)


def test_fault_63_right_among_the_wrong():
    """As of the one that was clean: no right answer among the wrong ones, none of them twice, no crash, no 1x."""
    for card in sample():
        assert canonical(card.answer) not in card.mistakes
        assert as_expression(card.answer).plain()
    assert lint("a factor 1") == []
