from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum.maths import ParseError, canonical, read_number
from seqnum.maths.exact import Exact
from seqnum.text import LANGUAGES
from tests.maths.notation_trees import unhurried


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        (" 12 ", 12),
        ("+3", 3),
        ("-3", -3),
        ("−3", -3),
        ("– 3", -3),
        ("6/8", Fraction(3, 4)),
        ("6 / 8", Fraction(3, 4)),
        ("-6/8", Fraction(-3, 4)),
        ("1 1/2", Fraction(3, 2)),
        ("-1 1/2", Fraction(-3, 2)),
        ("½", Fraction(1, 2)),
        ("1½", Fraction(3, 2)),
        ("−2 ⅔", Fraction(-8, 3)),
        ("0,5", Fraction(1, 2)),
        ("0.5", Fraction(1, 2)),
        (".25", Fraction(1, 4)),
        ("0.125", Fraction(1, 8)),
        ("1234.5", Fraction(2469, 2)),
        ("1.2345", Fraction(2469, 2000)),
        ("007", 7),
    ],
)
def test_what_a_pupil_types_is_read_exactly(text: str, value: Fraction | int):
    """Signs, fractions, mixed numbers and decimals, with point or comma, in any language."""
    assert read_number(text) == value
    assert {read_number(text, lang) for lang in LANGUAGES} == {value}


@pytest.mark.parametrize("text", ["1,000", "1.000", "12,345", "-1.500"])
def test_what_may_be_thousands_is_not_guessed(text: str):
    """1,000 is a thousand to some and one to others."""
    with pytest.raises(ParseError) as error:
        read_number(text)
    assert error.value.key == "notation.error.thousands"


def test_the_language_settles_its_own_decimal_mark():
    """English has a decimal point, Brazil a decimal comma; Spanish has either, by country."""
    assert read_number("1.250", "en") == Fraction(5, 4)
    assert read_number("1,250", "pt") == Fraction(5, 4)
    for text in ("1.250", "1,250"):
        with pytest.raises(ParseError):
            read_number(text, "es")


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("", "no_number", 1),
        (" ", "no_number", 1),
        ("a", "not_a_number", 1),
        ("-", "not_a_number", 1),
        ("--3", "not_a_number", 1),
        ("3 apples", "not_a_number", 3),
        ("1e5", "not_a_number", 2),
        ("1/2/3", "not_a_number", 4),
        ("=3", "not_a_number", 1),
        ("٣", "not_a_number", 1),
        ("nan", "not_a_number", 1),
        ("3/0", "zero_below", 3),
        ("1" * 16, "too_big", 1),
        ("1" * 1000, "too_long", 201),
    ],
)
def test_what_is_no_number_is_refused_with_its_column(text: str, key: str, column: int):
    """Names the column and shows how a number is written, in every language."""
    with pytest.raises(ParseError) as error:
        read_number(text)
    assert (error.value.key, error.value.values["column"]) == (f"notation.error.{key}", column)
    for lang in LANGUAGES:
        assert error.value.message(lang)


def read_or_sentence(text: str) -> Fraction | Exact | str:
    try:
        return read_number(text)
    except ParseError as error:
        return str(error)


@given(st.fractions(max_denominator=10**6).filter(lambda value: abs(value) < 10**6))
@unhurried
def test_the_canonical_text_is_read_back(value: Fraction):
    """An answer's text is ASCII and names exactly this answer."""
    text = canonical(value)
    assert text.isascii()
    assert read_number(text) == value


@given(st.text(max_size=30))
@unhurried
def test_any_text_is_a_number_or_refused(text: str):
    """Nothing else comes out than an exact value (π and e are) or a sentence."""
    assert isinstance(read_or_sentence(text), Fraction | Exact | str)
