import xml.etree.ElementTree as ET

import pytest
from hypothesis import given

from seqnum.maths import Expression, add, frac, juxtapose, mixed, mul, neg, of, power
from seqnum.text import LANGUAGES
from tests.maths.notation_trees import trees, unhurried

CORE = {"math", "mrow", "mn", "mi", "mo", "mtext", "mfrac", "msup"}


@pytest.mark.parametrize("lang", LANGUAGES)
@given(tree=trees)
@unhurried
def test_it_is_one_plain_presentation_element(lang: str, tree: Expression):
    """Well-formed, MathML Core only, no attributes to be sanitised away, two children where two belong."""
    root = ET.fromstring(tree.mathml(lang))
    assert root.tag == "math"
    for element in root.iter():
        assert element.tag in CORE
        assert not element.attrib
        if element.tag in {"mfrac", "msup"}:
            assert len(element) == 2


@pytest.mark.parametrize(
    ("tree", "inside"),
    [
        (add(8, 7), "<mrow><mn>8</mn><mo>+</mo><mn>7</mn></mrow>"),
        (neg(8), "<mrow><mo>−</mo><mn>8</mn></mrow>"),
        (mul(6, "□"), "<mrow><mn>6</mn><mo>×</mo><mi>□</mi></mrow>"),
        (frac(2, 3), "<mfrac><mn>2</mn><mn>3</mn></mfrac>"),
        (mixed(2, 1, 3), "<mrow><mn>2</mn><mo>\u2064</mo><mfrac><mn>1</mn><mn>3</mn></mfrac></mrow>"),
        (juxtapose(2, "x"), "<mrow><mn>2</mn><mo>\u2062</mo><mi>x</mi></mrow>"),
        (
            power(-3, 2),
            "<msup><mrow><mo>(</mo><mrow><mo>−</mo><mn>3</mn></mrow><mo>)</mo></mrow><mn>2</mn></msup>",
        ),
        (of(3, 12), "<mrow><mn>3</mn><mtext>\u00a0of\u00a0</mtext><mn>12</mn></mrow>"),
    ],
)
def test_elements(tree: Expression, inside: str):
    """Numbers, signs, fractions, powers and words are told apart for screen readers."""
    assert tree.mathml() == f"<math>{inside}</math>"
