import ast
import operator
import xml.etree.ElementTree as ET
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given

from seqnum.maths import (
    EvaluationError,
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
    parse,
    power,
    sub,
)
from seqnum.maths.expression import Op
from tests.maths.notation_trees import sums_and_products, unhurried, values, with_fractions

_PYTHON: dict[type, Callable[[Fraction, Fraction], Fraction]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


def by_python(text: str) -> Fraction:
    """Work out a text by Python's own grammar; ``F(a)(b)`` is a fraction."""

    def walk(node: ast.AST) -> Fraction:
        match node:
            case ast.Constant(int(value)):
                return Fraction(value)
            case ast.BinOp(left, op, right):
                return _PYTHON[type(op)](walk(left), walk(right))
            case ast.UnaryOp(ast.USub(), value):
                return -walk(value)
            case ast.Call(ast.Call(ast.Name("F"), [top]), [bottom]):
                return walk(top) / walk(bottom)
        raise AssertionError(ast.dump(node))

    return walk(ast.parse(text.replace("−", "-").replace("×", "*").replace("÷", "/"), mode="eval").body)


def has_whole_powers(tree: Expression) -> bool:
    """Python's powers of other exponents are floats."""
    if not isinstance(tree, Op):
        return True
    if not all(map(has_whole_powers, tree.args)):  # first, as a root may be raised to what has no value
        return False
    return tree.kind != "pow" or Fraction(tree.args[1].evaluate()).denominator == 1  # type: ignore[arg-type]


def value_or_none(tree: Expression) -> Fraction | None:
    try:
        return tree.evaluate() if has_whole_powers(tree) else None  # type: ignore[return-value]  # no roots, no letters
    except (EvaluationError, TypeError):
        return None


def has_whole_powers_or_no_value(tree: Expression) -> bool:
    try:
        return has_whole_powers(tree)
    except EvaluationError as error:
        return not error.key.endswith("no_value")  # a root that cannot be written
    except TypeError:  # a root is no whole number
        return False


def outcome(way: Callable[[], object]) -> object:
    try:
        return way()
    except EvaluationError as error:
        return error.key


def sympy_value(tree: Expression) -> Fraction | None:
    number = tree.to_sympy()
    return Fraction(int(number.p), int(number.q)) if number.is_Rational else None


def python_of_mathml(node: ET.Element) -> str:
    parts = [python_of_mathml(child) for child in node]
    match node.tag:
        case "mn" | "mo":
            return str(node.text)
        case "mfrac":
            return f"F({parts[0]})({parts[1]})"
        case "msup":
            return f"{parts[0]}**({parts[1]})"
    return "".join(parts)


@given(sums_and_products)
@unhurried
def test_brackets_of_plain_text_mean_what_they_mean_in_python(tree: Expression):
    """An outside grammar works the printed text out to the tree's value."""
    if (value := value_or_none(tree)) is not None:
        assert by_python(tree.plain().replace("^", "**")) == value


@given(with_fractions)
@unhurried
def test_brackets_of_latex_mean_what_they_mean_in_python(tree: Expression):
    """The same for LaTeX, where fraction bars and exponents bracket by themselves."""
    latex = tree.latex().replace(r"\left", "").replace(r"\right", "").replace(r"\frac", "F").replace("^", "**")
    if (value := value_or_none(tree)) is not None:
        assert (
            by_python(latex.translate(str.maketrans("{}", "()")).replace(r"\times", "*").replace(r"\div", "/")) == value
        )


@given(with_fractions)
@unhurried
def test_brackets_of_mathml_mean_what_they_mean_in_python(tree: Expression):
    """The same for MathML."""
    if (value := value_or_none(tree)) is not None:
        assert by_python(python_of_mathml(ET.fromstring(tree.mathml()))) == value


@given(values.filter(has_whole_powers_or_no_value))
@unhurried
def test_sympy_agrees_with_exact_fractions(tree: Expression):
    """Both roads give the same number, or fail for the same reason."""
    assert outcome(lambda: sympy_value(tree)) == outcome(tree.evaluate)


@pytest.mark.parametrize(
    ("tree", "value"),
    [
        (add(8, 7), 15),
        (sub(507, 49), 458),
        (add(-8, 6), -2),
        (sub(7, -3), 10),
        (add(5, mul(6, 10)), 65),
        (div(12, div(4, 2)), 6),
        (add(frac(1, 4), frac(2, 3)), Fraction(11, 12)),
        (of(frac(2, 3), 12), 8),
        (mixed(-2, 1, 3), Fraction(-7, 3)),
        (neg(power(3, 2)), -9),
        (power(-3, 2), 9),
        (power(2, -3), Fraction(1, 8)),
    ],
)
def test_school_values(tree: Expression, value: Fraction | int):
    """Worked by hand."""
    assert tree.evaluate() == value


def test_an_unknown_can_be_given_a_value():
    """Both sides of 2x + 3 = 11 agree at 4, for blanks and variables alike."""
    assert add(juxtapose(2, "x"), 3).evaluate(4) == 11
    assert mul(6, "□").evaluate(Fraction(7)) == 42


def test_an_equation_becomes_a_sympy_equation_that_keeps_its_sides():
    """Even a true one does not collapse."""
    equation = equals(add(3, 4), 7).to_sympy()
    assert (equation.lhs, equation.rhs) == (7, 7)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("5 ÷ (3 − 3)", "division_by_zero"),
        ("1/0", "division_by_zero"),
        ("0^0", "division_by_zero"),
        ("0^-1", "division_by_zero"),
        ("6 × □", "unknown_has_no_value"),
        ("2 + 3 = 5", "equation_has_no_value"),
        ("9^(1/3)", "no_value"),
        ("2^x", "not_a_whole_exponent"),
        ("9^(9^(9^9))", "too_large_a_power"),
        ("((9^99)^99)^99", "too_large_a_power"),
        ("2^(-99999)", "too_large_a_power"),
    ],
)
def test_what_has_no_value_says_why(text: str, key: str):
    """The error names the reason and shows the part that has no value."""
    with pytest.raises(EvaluationError) as error:
        parse(text).evaluate()
    assert error.value.key == f"notation.error.{key}"
    assert str(error.value.values["given"]) in str(error.value)


@pytest.mark.parametrize("text", ["9^(9^(9^9))", "((9^99)^99)^99", "1 ÷ (2 − 2)"])
def test_sympy_is_never_asked_for_a_monster(text: str):
    """The same bounds hold on the way to sympy."""
    with pytest.raises(EvaluationError):
        parse(text).to_sympy()
