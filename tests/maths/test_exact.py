"""Exact values keep the laws of arithmetic, and sympy agrees with each of them."""

from __future__ import annotations

import math
import operator
import pickle
from fractions import Fraction

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact import PI, Exact, I, inverse, letter, root, sort_key, sympy_of
from seqnum.maths.exact_functions import logarithm
from seqnum.maths.expression import Number

fractions = st.fractions(-9, 9, max_denominator=6)
surds = st.builds(operator.mul, st.integers(1, 30).map(root), fractions)
atoms = st.one_of(fractions, surds, st.sampled_from([PI, I, letter("x"), letter("y")]))
values = st.recursive(
    atoms,
    lambda inner: st.one_of(st.builds(operator.add, inner, inner), st.builds(operator.mul, inner, inner)),
    max_leaves=5,
)
numbers = st.builds(lambda a, b, c: a + b + c * I, fractions, surds, fractions)
reals = st.builds(lambda a, b, c: a + b + c * PI, fractions, surds, fractions)

check = settings(deadline=None, max_examples=60)


def agrees(value, theirs):
    return sympy.expand(sympy_of(value) - theirs) == 0


@check
@given(values, values)
def test_sympy_agrees(a, b):
    """Sum, difference, product and square are what sympy makes of them."""
    x, y = sympy_of(a), sympy_of(b)
    assert agrees(a + b, x + y)
    assert agrees(a - b, x - y)
    assert agrees(a * b, x * y)
    assert agrees(a**2, x**2)


@check
@given(values, values, values)
def test_ring_laws(a, b, c):
    """Sums and products can be swapped, regrouped and multiplied out; equal values are equal and hash alike."""
    pairs = [
        (a + b, b + a),
        (a * b, b * a),
        (a + (b + c), (a + b) + c),
        (a * (b * c), (a * b) * c),
        (a * (b + c), a * b + a * c),
        (a - b, -(b - a)),
        (a + 0, a),
        (a * 1, a),
    ]
    for left, right in pairs:
        assert left == right
        assert hash(left) == hash(right)
    assert a - a == 0
    assert a * 0 == 0


@check
@given(values)
def test_normal_form(a):
    """What is rational is a fraction, and nothing else is; terms differ, none is zero, roots are squarefree."""
    rational = sympy_of(a).is_rational
    assert isinstance(a, Fraction) == bool(rational)
    if isinstance(a, Exact):
        units = [unit for unit, _ in a.terms]
        assert len(set(units)) == len(units)
        assert all(number for _, number in a.terms)
        assert all(exponent for unit in units for _, exponent in unit.letters)
        assert all(unit.root % square**2 for unit in units for square in range(2, 40))


@check
@given(numbers)
def test_inverse(a):
    """A number with roots and i times its inverse is 1; zero has none."""
    if a == 0:
        with pytest.raises(ZeroDivisionError):
            inverse(a)
    else:
        assert a * inverse(a) == 1
        assert a / a == 1
        assert 1 / a == a**-1


def test_inverse_of_several_roots():
    """Roots are multiplied away one after the other."""
    value = 1 + root(2) + root(3) + root(30) * I
    assert value * inverse(value) == 1


@pytest.mark.parametrize("value", [letter("x") + 1, PI + 1, letter("x") + root(2)], ids=["letter", "pi", "root"])
def test_what_has_no_inverse(value):
    """A sum with a letter or π is no divisor, and the error says so."""
    with pytest.raises(EvaluationError, match="Divide by a number"):
        inverse(value)


def test_single_terms_have_inverses():
    """One over 2x, πx² and so on can be written."""
    x = letter("x")
    assert (6 * x**3) / (2 * x) == 3 * x**2
    assert (PI / 6) / PI * 6 == 1
    assert x**-2 * x**2 == 1


@check
@given(st.fractions(0, 1000, max_denominator=50))
def test_roots(number):
    """A root squared is the number, and sympy writes the same root."""
    assert root(number) ** 2 == number
    assert agrees(root(number), sympy.sqrt(sympy.Rational(number.numerator, number.denominator)))


def test_roots_of_all_small_numbers():
    """Every whole number up to 3,000 has the root that its largest square leaves."""
    for number in range(3000):
        square = max(k for k in range(1, 56) if number % k**2 == 0) if number else 0
        rest = number // square**2 if number else 1
        assert root(number) == (square if rest == 1 else square * root(rest))


@check
@given(reals, reals)
def test_order(a, b):
    """Real values compare as their sizes do; sorting agrees."""
    x, y = (float(value) for value in (a, b))
    if math.isclose(x, y, rel_tol=1e-9, abs_tol=1e-9):
        return
    assert (a < b) == (x < y)
    assert (a > b) == (x > y)
    assert (a <= b) == (x <= y)
    assert (a >= b) == (x >= y)
    assert (sort_key(a) < sort_key(b)) == (x < y)
    assert float(abs(a)) == pytest.approx(abs(x))


@check
@given(reals)
def test_size_is_sympys(a):
    """A value as a float is the float nearest to it, by sympy's forty digits."""
    assert float(a) == float(sympy.N(sympy_of(a), 40))


def test_near_values_are_told_apart():
    """Sizes are compared far beyond floats: √(10^12 − 1) and 10^12 − 1 over a near fraction."""
    near = root(999_999_999_999)
    below = Fraction(math.isqrt(999_999_999_999 * 10**40), 10**20)
    assert below < near < below + Fraction(1, 10**20)
    assert not near < below


def test_sorted_by_size_then_the_rest():
    """Numbers come in the order of the line, complex numbers and expressions behind them."""
    mixed = [letter("x"), I, PI, Fraction(22, 7), root(2), Fraction(3), -root(5)]
    assert sorted(mixed, key=sort_key)[:5] == [-root(5), root(2), 3, PI, Fraction(22, 7)]


@pytest.mark.parametrize("value", [I, letter("x"), 1 + I])
def test_no_order_without_size(value):
    """A complex number or an expression is not larger than 1, and saying so is an error."""
    assert not value.is_real
    with pytest.raises(EvaluationError):
        assert value > 1


def test_conjugate():
    """The conjugate has −i for i; times itself it is the square of the size."""
    assert (3 + 4 * I).conjugate() == 3 - 4 * I
    assert (3 + 4 * I) * (3 + 4 * I).conjugate() == 25


def test_order_of_terms():
    """Terms stand as they are written: powers falling, π before plain numbers, roots by size, i last."""
    x, y = letter("x"), letter("y")
    value = 1 + I + root(2) + PI + x**2 + x * y + y**2 + x
    assert value.terms == (x**2 + x * y + y**2 + x + PI + 1 + root(2) + I).terms
    written = [unit for unit, _ in value.terms]
    assert [unit.letters for unit in written[:4]] == [(("x", 2),), (("x", 1), ("y", 1)), (("y", 2),), (("x", 1),)]
    assert [(unit.pi, unit.root, unit.i) for unit in written[4:]] == [(1, 1, 0), (0, 1, 0), (0, 2, 0), (0, 1, 1)]


@pytest.mark.parametrize(
    ("calculate", "said"),
    [
        (lambda: root(-4), "no real number"),
        (lambda: root(10**13), "too large"),
        (lambda: letter("x") ** 1001, "too long"),
        (lambda: (letter("x") + letter("y") + letter("z") + 1) ** 40, "too long"),
        (lambda: (10**15 + root(2)) ** 900, "too long"),
    ],
    ids=["negative", "large", "exponent", "terms", "digits"],
)
def test_what_would_take_for_ever_is_refused(calculate, said):
    """Numbers and expressions without end are refused at once, with what to do."""
    with pytest.raises(EvaluationError, match=said):
        calculate()


def test_values_mix_with_fractions_on_either_side():
    """An exact value may stand left or right of a fraction or a whole number, and never of a float."""
    r = root(2)
    assert Fraction(1, 2) + r == r + Fraction(1, 2)
    assert 1 - r == -(r - 1)
    assert 2 * r == r * 2 == r + r
    assert Fraction(1) / r == 1 / r == r / 2
    assert (r == Fraction(1)) is False
    assert Fraction(7, 5) < r < Fraction(3, 2)
    with pytest.raises(TypeError):
        r + 0.5
    with pytest.raises(TypeError):
        r**0.5


def test_values_are_pickled():
    """A value goes to another process and is the same there."""
    value = 2 * root(3) + letter("x") * PI - I
    assert pickle.loads(pickle.dumps(value)) == value


@settings(deadline=None)
@given(
    st.fractions(min_value="1/12", max_value=12, max_denominator=12).filter(lambda common: common != 1),
    st.integers(-7, 7).filter(bool),
    st.integers(-7, 7),
)
def test_a_logarithm_of_powers_of_one_number_is_found(common, below, above):
    """The logarithm of cᵐ to the base cⁿ is m/n, whichever fraction c is."""
    assert logarithm(common**below, common**above, Number(1)) == Fraction(above, below)


@pytest.mark.parametrize(("base", "value"), [(3, 7), (Fraction(357, 100), Fraction(7, 2)), (10, Fraction(617, 5000))])
def test_a_logarithm_that_does_not_come_out_is_refused(base, value):
    """Euclid's divisions are given up before their numbers grow; these took seconds to minutes."""
    with pytest.raises(EvaluationError):
        logarithm(Fraction(base), Fraction(value), Number(1))
