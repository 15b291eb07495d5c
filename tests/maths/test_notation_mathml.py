import xml.etree.ElementTree as ET

import pytest
from hypothesis import given

from seqnum.maths import Expression, add, frac, juxtapose, mixed, mul, neg, of, power
from seqnum.maths.build import (
    absolute,
    degrees,
    derivative,
    det,
    div,
    integral,
    log,
    matrix,
    money,
    phrase,
    root,
    sin,
    sqrt,
)
from seqnum.maths.expression import Decimal, Phrase
from seqnum.text import LANGUAGES
from tests.maths.notation_trees import trees, unhurried

CORE = {
    "math", "mrow", "mn", "mi", "mo", "mtext", "mfrac", "msup", "msub", "msubsup", "msqrt", "mroot", "munder", "mtable",
    "mtr", "mtd",
}  # fmt: skip
CHILDREN = {"mfrac": 2, "msup": 2, "msub": 2, "mroot": 2, "munder": 2, "msubsup": 3, "mtd": 1}

ANGLE = "<mrow><mn>30</mn><mo>°</mo></mrow>"
TABLE = (
    "<mtable>" + "".join(f"<mtr><mtd><mn>{a}</mn></mtd><mtd><mn>{a + 1}</mn></mtd></mtr>" for a in (1, 3)) + "</mtable>"
)
TIMES = '<mo lspace="0.2222em" rspace="0.2222em">×</mo>'
DX = "<mtext>\u2009</mtext><mrow><mi>d</mi><mi>x</mi></mrow>"


@pytest.mark.parametrize("lang", LANGUAGES)
@given(tree=trees)
@unhurried
def test_it_is_plain_presentation_markup(lang: str, tree: Expression):
    """Well-formed, MathML Core only, as many children as belong; only the room around × could be sanitised away."""
    card = ET.fromstring(f"<p>{tree.mathml(lang)}</p>")
    one = not isinstance(tree, Phrase)
    assert {child.tag for child in card} == {"math"}
    assert not one or (len(card) == 1 and not card.text)
    for element in (each for formula in card for each in formula.iter()):
        assert element.tag in CORE
        assert set(element.attrib) == ({"lspace", "rspace"} if element.text == "×" else set())
        assert len(element) == CHILDREN.get(element.tag, len(element))


@pytest.mark.parametrize(
    ("tree", "inside"),
    [
        (add(8, 7), "<mrow><mn>8</mn><mo>+</mo><mn>7</mn></mrow>"),
        (neg(8), "<mrow><mo>−</mo><mn>8</mn></mrow>"),
        (mul(6, "□"), f"<mrow><mn>6</mn>{TIMES}<mi>□</mi></mrow>"),
        (frac(2, 3), "<mfrac><mn>2</mn><mn>3</mn></mfrac>"),
        (mixed(2, 1, 3), "<mrow><mn>2</mn><mo>\u2064</mo><mfrac><mn>1</mn><mn>3</mn></mfrac></mrow>"),
        (juxtapose(2, "x"), "<mrow><mn>2</mn><mo>\u2062</mo><mi>x</mi></mrow>"),
        (
            power(-3, 2),
            "<msup><mrow><mo>(</mo><mrow><mo>−</mo><mn>3</mn></mrow><mo>)</mo></mrow><mn>2</mn></msup>",
        ),
        (sqrt(12), "<msqrt><mn>12</mn></msqrt>"),
        (root(3, 27), "<mroot><mn>27</mn><mn>3</mn></mroot>"),
        (log(2, 8), "<mrow><msub><mi>log</mi><mn>2</mn></msub><mo>\u2061</mo><mtext>\u2009</mtext><mn>8</mn></mrow>"),
        (sin(degrees(30)), f"<mrow><mi>sin</mi><mo>\u2061</mo><mtext>\u2009</mtext>{ANGLE}</mrow>"),
        (absolute(-7), "<mrow><mo>|</mo><mrow><mo>−</mo><mn>7</mn></mrow><mo>|</mo></mrow>"),
        (det(matrix((1, 2), (3, 4))), f"<mrow><mo>|</mo>{TABLE}<mo>|</mo></mrow>"),
        (integral(0, 3, "x"), f"<mrow><msubsup><mo>∫</mo><mn>0</mn><mn>3</mn></msubsup><mi>x</mi>{DX}</mrow>"),
        (of(3, 12), "<mrow><mn>3</mn><mtext>\u00a0of\u00a0</mtext><mn>12</mn></mrow>"),
    ],
)
def test_elements(tree: Expression, inside: str):
    """Numbers, signs, fractions, powers and words are told apart for screen readers."""
    assert tree.mathml() == f"<math>{inside}</math>"


def test_a_phrase_is_text_with_formulas_in_it():
    """So that a card can break its line between words; signs of markup in words are escaped."""
    assert phrase("remainder", div(17, 5)).mathml("es") == (
        "resto de <math><mrow><mn>17</mn><mo>∶</mo><mn>5</mn></mrow></math>"
    )


def test_marks_and_names_are_those_of_the_region():
    """In Spain a comma, sen and euros; in Mexico a point and pesos."""
    tree = mul(money("□"), sin(Decimal("0.5")))
    assert tree.mathml("es").count("0,5") == tree.mathml("es-MX").count("0.5") == 1
    assert "<mi>sen</mi>" in tree.mathml("pt")
    assert ("€" in tree.mathml("es"), "$" in tree.mathml("es-MX")) == (True, True)


def test_a_derivative_shows_by_what():
    """As a fraction of d and dx."""
    assert "<mfrac><mi>d</mi><mrow><mi>d</mi><mi>x</mi></mrow></mfrac>" in derivative(power("x", 2)).mathml()
