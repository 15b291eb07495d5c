"""Values of roots, angles, logarithms, complex numbers, counting, matrices and calculus, by two roads."""

from __future__ import annotations

from fractions import Fraction

import pytest
import sympy
from hypothesis import given
from hypothesis import strategies as st

from seqnum.maths import EvaluationError, Expression, Number, add, frac, juxtapose, mul, neg, parse, power, sub
from seqnum.maths.build import (
    absolute,
    binomial,
    cos,
    decimal,
    degrees,
    derivative,
    det,
    factorial,
    gcd_of,
    integral,
    lcm_of,
    limit,
    log,
    matrix,
    percent,
    permutations,
    plus_terms,
    polynomial,
    root,
    sin,
    sqrt,
    tan,
)
from seqnum.maths.evaluate import value_with
from seqnum.maths.exact import PI, I, letter, sympy_of
from seqnum.maths.exact import root as exact_root
from seqnum.maths.phrases import MEANINGS
from seqnum.maths.series import Series
from seqnum.maths.templates import phrase_names, pieces
from seqnum.text import LANGUAGES
from tests.maths.notation_trees import unhurried

small = st.integers(1, 12)
coefficients = st.dictionaries(st.integers(0, 4), st.integers(-6, 6), min_size=1)
polynomials = coefficients.map(polynomial)

rooted = st.recursive(
    st.one_of(
        small.map(Number),
        small.map(sqrt),
        st.builds(lambda whole, places: decimal(f"{whole}.{places:02}"), st.integers(0, 20), st.integers(0, 99)),
        small.map(percent),
        st.builds(frac, small, small),
        st.sampled_from(range(0, 361, 15)).map(degrees).map(sin),
        st.sampled_from(range(0, 361, 30)).map(degrees).map(cos),
        st.builds(binomial, small, small),
        st.builds(permutations, small, small),
        st.builds(gcd_of, small, small),
        st.builds(lcm_of, small, small),
        st.integers(0, 6).map(factorial),
        st.integers(-5, 5).map(lambda exponent: log(2, 2**exponent if exponent >= 0 else Fraction(1, 2**-exponent))),
        st.integers(-5, 5).map(lambda base: root(3, base**3)),
        st.just(juxtapose(2, "i")),
    ),
    lambda inner: st.one_of(
        st.builds(add, inner, inner), st.builds(sub, inner, inner), st.builds(mul, inner, inner), inner.map(neg)
    ),
    max_leaves=4,
)


def agree(tree: Expression) -> bool:
    return bool(sympy.expand(tree.to_sympy() - sympy_of(tree.evaluate())) == 0)


@given(rooted)
@unhurried
def test_both_roads_give_the_same_exact_value(tree: Expression):
    """Ours and sympy's arithmetic agree on roots, angles, logarithms, counting and complex numbers."""
    assert agree(tree)


@given(polynomials, st.integers(-3, 3), st.integers(-3, 3))
@unhurried
def test_calculus_of_polynomials(function: Expression, lower: int, upper: int):
    """Series and raised exponents give what sympy's differentiation and integration give."""
    assert agree(derivative(function))
    assert agree(integral(lower, upper, function))
    assert agree(limit(upper, function))


@given(coefficients, coefficients, st.integers(-3, 3))
@unhurried
def test_derivatives_and_limits_of_quotients(above: dict[int, int], below: dict[int, int], at: int):
    """Where there is a value, sympy finds the same; a limit also where the quotient itself is 0/0."""
    factor = sub("x", at) if at >= 0 else add("x", -at)
    quotient = frac(mul(polynomial(above), factor), mul(polynomial(below), factor))
    x = sympy.Symbol("x")
    try:
        value = limit(at, quotient).evaluate()
    except EvaluationError:
        divided = sympy.cancel(polynomial(above).to_sympy() / (polynomial(below).to_sympy() or sympy.nan))
        assert not divided.subs(x, at).is_finite
    else:
        assert sympy_of(value) == limit(at, quotient).to_sympy()


@given(st.lists(st.lists(st.integers(-9, 9), min_size=3, max_size=3), min_size=3, max_size=3))
@unhurried
def test_determinants(rows: list[list[int]]):
    """The expansion gives sympy's determinant."""
    assert agree(det(matrix(*map(tuple, rows))))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("√12", 2 * exact_root(3)),
        ("√(3^2 + 4^2)", Fraction(5)),
        ("∛(−27)", Fraction(-3)),
        ("8^(2/3)", Fraction(4)),
        ("2^(1/2)", exact_root(2)),
        ("|−7|", Fraction(7)),
        ("|3 + 4i|", Fraction(5)),
        ("|⟨3, 4⟩|", Fraction(5)),
        ("(1 + 2i)(3 + 4i)", -5 + 10 * I),
        ("|⟨1, 2⟩ + 2 × ⟨1, 1⟩|", Fraction(5)),
        ("|⟨4, 6⟩ − ⟨1, 2⟩|", Fraction(5)),
        ("det ([[1, 2], [3, 4]])", Fraction(-2)),
        ("20% of 150", Fraction(30)),
        ("180°", PI),
        ("sin 30°", Fraction(1, 2)),
        ("cos(π/6)", exact_root(3) / 2),
        ("tan 45°", Fraction(1)),
        ("log₂ 8", Fraction(3)),
        ("log₄(1/8)", Fraction(-3, 2)),
        ("ln(e^2)", Fraction(2)),
        ("C(5, 2)", Fraction(10)),
        ("P(5, 2)", Fraction(20)),
        ("5!", Fraction(120)),
        ("GCF(12, 18)", Fraction(6)),
        ("LCM(6, 8)", Fraction(24)),
        ("$3.50 + $1.25", Fraction(19, 4)),
        ("det [[1, 2], [3, 4]]", Fraction(-2)),
        ("∫_0^3 (x^2 + 2) dx", Fraction(15)),
        ("lim_(x→2) (x^2 − 4)/(x − 2)", Fraction(4)),
        ("lim_(x→0) (sin x)/x", Fraction(1)),
        ("d/dx 3x^2 for x = 4", Fraction(24)),
        ("d/dx √(x^2 + 9) for x = 4", Fraction(4, 5)),
        ("d/dx ln x for x = 2", Fraction(1, 2)),
        ("d/dx e^x for x = 0", Fraction(1)),
        ("d/dx (x sin x) for x = π", -PI),
        ("f(3) if f(x) = 2x^2 − 1", Fraction(17)),
        ("f′(3) if f(x) = 2x^2 − 1", Fraction(12)),
        ("f(g(3)) if f(x) = x + 1 and g(x) = 2x", Fraction(7)),
        ("x if x + y = 7; x − y = 1", Fraction(4)),
        ("remainder of 17 ÷ 5", Fraction(2)),
        ("345 to the nearest ten", Fraction(350)),
        ("half of 18", Fraction(9)),
        ("next number: 15, 20, □", Fraction(25)),
        ("legs 3 and 4, hypotenuse?", Fraction(5)),
    ],
)
def test_school_values(text: str, value: object):
    """Worked by hand; sympy comes to the same."""
    tree = parse(text)
    assert tree.evaluate() == value
    assert agree(tree)


def test_letters_stay_letters():
    """An expression in x is worth a polynomial."""
    x = letter("x")
    assert parse("(x − 3)(x + 2)").evaluate() == x**2 - x - 6
    assert derivative(power("x", 5)).evaluate() == 5 * x**4
    assert value_with(parse("3x + y"), {"x": Fraction(2)}) == letter("y") + 6


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("√(−4)", "no_value"),
        ("∛4", "no_value"),
        ("log₂ 3", "no_value"),
        ("log₁ 8", "no_value"),
        ("sin 7°", "no_value"),
        ("sin 1", "no_value"),
        ("tan 90°", "division_by_zero"),
        ("171!", "too_large_a_power"),
        ("(1/2)!", "no_value"),
        ("C(5, x)", "no_value"),
        ("lim_(x→0) 1/x", "no_limit"),
        ("d/dx |x|", "no_value"),
        ("∫_1^2 1/x dx", "no_value"),
        ("(1, 2)", "no_value"),
        ("(1, 2) + 3", "no_value"),
        ("|⟨1, 2⟩ + ⟨1, 2, 3⟩|", "no_value"),
        ("⟨1, 2⟩ ÷ 2", "no_value"),
        ("f(3)", "unknown_has_no_value"),
        ("x + y = 7; x − y = 1", "equation_has_no_value"),
        ("x if x + y = 7; x + y = 1", "division_by_zero"),
    ],
)
def test_what_has_no_exact_value_says_so(text: str, key: str):
    """Never a number that is nearly right; a sentence in each language."""
    with pytest.raises(EvaluationError) as error:
        parse(text).evaluate()
    assert error.value.key.rpartition(".")[2] == key
    for lang in LANGUAGES:
        assert len(error.value.message(lang)) < 220


def test_a_series_forgets_nothing_it_needs():
    """A zero of the sixth order is divided away."""
    x = Series.near(Fraction(1))
    assert ((x - 1) ** 6 * x / (x * x - 1) ** 6).limit() == Fraction(1, 64)


def test_absolute_values_of_sums_of_roots_are_positive():
    """1 − √2 is negative, its absolute value √2 − 1."""
    assert absolute(sub(1, sqrt(2))).evaluate() == exact_root(2) - 1


def test_every_phrase_has_a_meaning_and_one_sentence_of_its_own():
    """Names, sentences and meanings belong together; no two phrases read alike, and each has a word besides "of"."""
    assert set(phrase_names()) == set(MEANINGS)
    for lang in LANGUAGES:
        said = ["{}".join(words for words, _ in pieces(name, lang)).strip() for name in phrase_names()]
        assert len(set(said)) == len(said)
        for name in phrase_names():
            places = sorted(index for _, index in pieces(name, lang) if index is not None)
            assert places == list(range(len(places)))
            assert any(
                len(word) > 1 for words, _ in pieces(name, lang) for word in words.split() if word not in {"of", "de"}
            )


def test_signs_of_sums():
    """No plus before a minus, no factor 1 and no term 0."""
    assert plus_terms(juxtapose(-16, "x"), juxtapose(-4, "y")).plain() == "−16x − 4y"
    assert polynomial({3: 1, 2: -1, 1: 0, 0: Fraction(-1, 2)}).plain() == "x^3 − x^2 − 1/2"
    assert polynomial({1: 0}).plain() == "0"
    assert tan(degrees(45)).plain("pt") == "tg 45°"
