from fractions import Fraction

import pytest

from seqnum.maths import (
    Expression,
    add,
    div,
    equals,
    frac,
    juxtapose,
    mixed,
    mul,
    neg,
    of,
    power,
    sub,
)

SCHOOL = [
    (add(8, 7), "8 + 7", "8 + 7"),
    (sub(507, 49), "507 − 49", "507 - 49"),
    (add(5, -9), "5 + (−9)", r"5 + \left(-9\right)"),
    (sub(7, -3), "7 − (−3)", r"7 - \left(-3\right)"),
    (add(-8, 6), "−8 + 6", "-8 + 6"),
    (mul(-4, -6), "−4 × (−6)", r"-4 \times \left(-6\right)"),
    (add(4, mul(-2, 3)), "4 + (−2) × 3", r"4 + \left(-2\right) \times 3"),
    (equals(add("x", 3), -5), "x + 3 = −5", "x + 3 = -5"),
    (mul(3, add(4, 5)), "3 × (4 + 5)", r"3 \times \left(4 + 5\right)"),
    (add(3, mul(4, 5)), "3 + 4 × 5", r"3 + 4 \times 5"),
    (sub(10, sub(4, 3)), "10 − (4 − 3)", r"10 - \left(4 - 3\right)"),
    (sub(sub(10, 4), 3), "10 − 4 − 3", "10 - 4 - 3"),
    (div(12, div(4, 2)), "12 ÷ (4 ÷ 2)", r"12 \div \left(4 \div 2\right)"),
    (mul(div(12, 4), 2), "12 ÷ 4 × 2", r"12 \div 4 \times 2"),
    (power(-3, 2), "(−3)^2", r"\left(-3\right)^{2}"),
    (neg(power(3, 2)), "−3^2", "-3^{2}"),
    (power(power(2, 3), 2), "(2^3)^2", r"\left(2^{3}\right)^{2}"),
    (power(2, add(3, 1)), "2^(3 + 1)", "2^{3 + 1}"),
    (neg(neg(3)), "−(−3)", r"-\left(-3\right)"),
    (equals(add(juxtapose(2, "x"), 3), 11), "2x + 3 = 11", "2x + 3 = 11"),
    (juxtapose(2, add("x", 3)), "2(x + 3)", r"2\left(x + 3\right)"),
    (juxtapose(-2, power("x", 2)), "−2x^2", "-2x^{2}"),
    (juxtapose(frac(1, 2), "x"), "(1/2)x", r"\frac{1}{2}x"),
    (div("x", 3), "x ÷ 3", r"x \div 3"),
    (add(frac(1, 4), frac(2, 3)), "1/4 + 2/3", r"\frac{1}{4} + \frac{2}{3}"),
    (div(frac(2, 3), frac(3, 8)), "2/3 ÷ 3/8", r"\frac{2}{3} \div \frac{3}{8}"),
    (sub(mixed(4, 1, 3), mixed(1, 2, 3)), "4 1/3 − 1 2/3", r"4\frac{1}{3} - 1\frac{2}{3}"),
    (power(frac(2, 3), 2), "(2/3)^2", r"\left(\frac{2}{3}\right)^{2}"),
    (frac(juxtapose(2, "x"), 3), "2x/3", r"\frac{2x}{3}"),
    (equals(mul(6, "□"), 42), "6 × □ = 42", r"6 \times {\square} = 42"),
    (of(frac(2, 3), 12), "2/3 of 12", r"\frac{2}{3}\text{ of }12"),
    (add(of(frac(1, 2), 6), 4), "(1/2 of 6) + 4", r"\left(\frac{1}{2}\text{ of }6\right) + 4"),
    (add(Fraction(-3, 4), Fraction(6, 3)), "−3/4 + 2", r"-\frac{3}{4} + 2"),
]


@pytest.mark.parametrize(("tree", "plain", "latex"), SCHOOL, ids=[plain for _, plain, _ in SCHOOL])
def test_school_notation(tree: Expression, plain: str, latex: str):
    """Brackets, signs and spaces stand where a school book has them."""
    assert tree.plain() == plain
    assert tree.latex() == latex


def test_the_word_of_follows_the_language():
    """Spanish and Portuguese say de; a region is no obstacle."""
    tree = of(frac(2, 3), 12)
    assert tree.plain("es") == "2/3 de 12"
    assert tree.latex("pt-BR") == r"\frac{2}{3}\text{ de }12"


def test_letters_side_by_side_stay_letters():
    """A product of letters is kept apart: de would be a word in Spanish."""
    assert juxtapose(juxtapose(2, "d"), "e").plain("es") == "2d e"


def test_a_blank_does_not_run_into_a_latex_command():
    r"""Not ``\squarex``, which is no command."""
    assert juxtapose("□", "x").latex() == r"{\square}x"
