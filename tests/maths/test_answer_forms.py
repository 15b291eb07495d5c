"""Answers in the form they are asked for in: written, read back, typed, kept secret, and the only ones that fit."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.maths import ParseError, Question, QuestionError, canonical, parse, read_number
from seqnum.maths.build import (
    add,
    as_expression,
    decimal,
    div,
    equals,
    frac,
    juxtapose,
    mixed,
    money,
    mul,
    percent,
    phrase,
    polynomial,
    power,
    sqrt,
    sub,
)
from seqnum.maths.exact import PI, I, letter, root
from seqnum.maths.forms import has_form, is_unreduced
from seqnum.maths.secret import Secret, numbers_in
from seqnum.maths.skills.fraction_sums import AddFractionsUnlike
from seqnum.maths.written import face_canonical, face_of, face_read, face_value, own_form
from seqnum.text import LANGUAGES

X = letter("x")

fractions = st.fractions(-99, 99, max_denominator=12)
values = st.builds(
    lambda a, b, n, c, d, e: a + b * root(n) + c * PI + d * I + e,
    fractions, fractions, st.integers(2, 30), fractions, fractions,
    st.builds(lambda p, q: p * X**2 + q * X, fractions, fractions) | st.just(Fraction(0)),
)  # fmt: skip
unhurried = settings(deadline=None, max_examples=150)


@unhurried
@given(values | fractions | st.builds(lambda a, n: a * root(n), fractions, st.integers(1, 99)))
def test_the_canonical_text_is_read_back(value):
    """What an answer is known by names exactly this answer."""
    text = canonical(value)
    assert face_value(text) == value
    assert face_read(text) == (value, text)
    assert "−" not in text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (root(12), "2√3"),
        (root(3) / 2, "√3/2"),
        (-root(2), "-√2"),
        (PI / 6, "π/6"),
        (5 * PI / 3, "5π/3"),
        (-5 + 10 * I, "-5 + 10i"),
        (3 - 2 * I, "3 - 2i"),
        (I, "i"),
        (3 * X**2 - 5 * X + 1, "3x^2 - 5x + 1"),
        (X - 3, "x - 3"),
        (1 + root(5), "1 + √5"),
        (2 * PI + 4, "2π + 4"),
        (Fraction(-3, 4), "-3/4"),
        (1 / X, "1/x"),
        (1 / PI, "1/π"),
    ],
)
def test_the_canonical_text_is_what_a_textbook_has(value, text):
    """No 1x, no + -, the root last, the powers falling."""
    assert canonical(value) == text
    assert as_expression(value).plain("en") == text.replace("-", "−")


@pytest.mark.parametrize(
    ("written", "face", "value"),
    [
        (decimal("0.50"), "0.50", Fraction(1, 2)),
        (decimal("1250.5"), "1250.5", Fraction(2501, 2)),
        (as_expression(4356), "4356", Fraction(4356)),
        (percent(75), "75%", Fraction(3, 4)),
        (mixed(-1, 1, 2), "-1 1/2", Fraction(-3, 2)),
        (money(decimal("3.50")), "$3.50", Fraction(7, 2)),
        (juxtapose(sub("x", 3), add("x", 2)), "(x - 3)(x + 2)", X**2 - X - 6),
        (mul(decimal("3.2"), power(10, 4)), "3.2 × 10^4", Fraction(32000)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_face_is_read_back_in_its_form(written, face, value):
    """A space shows the form that was asked for; it is worth what it says, whatever the reader's language."""
    assert face_of(written) == face
    assert face_value(face) == value
    assert face_read(face) == (value, face)
    assert face_canonical(face) == canonical(value)


@pytest.mark.parametrize(
    ("text", "better"), [("2/4", "1/2"), ("007", "7"), ("4/1", "4"), ("0,5", "1/2"), ("−3", "-3"), ("2 √3", "2√3")]
)
def test_a_face_is_written_in_one_way(text, better):
    """What can be written better is worth the same."""
    assert face_read(text)[1] == better


@pytest.mark.parametrize("text", ["3 + 4", "3 × 4", "□", "x = 3", "abc", "", "1/0", "(1 + 2i)(3 + 4i)", "sin 30°"])
def test_an_exercise_is_no_face(text):
    """A board shows answers, not what is still to be worked out."""
    with pytest.raises(ParseError):
        face_read(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2√3", 2 * root(3)),
        ("2 sqrt 3", 2 * root(3)),
        ("2sqrt(3)", 2 * root(3)),
        ("½√3", root(3) / 2),
        ("2/√3", 2 / root(3)),
        ("√12", 2 * root(3)),
        ("(1+√5)/2", (1 + root(5)) / 2),
        ("pi/6", PI / 6),
        ("5π/6", 5 * PI / 6),
        ("3 - 2i", 3 - 2 * I),
        ("-5+10i", -5 + 10 * I),
        ("20%", Fraction(1, 5)),
        ("3.2 × 10^4", Fraction(32000)),
        ("-2√3", -2 * root(3)),
    ],
)
def test_what_a_pupil_types_is_read_exactly(text, value):
    """Roots, π, i, percentages and powers of ten, in every language."""
    assert {lang: read_number(text, lang) for lang in LANGUAGES} == dict.fromkeys(LANGUAGES, value)


@pytest.mark.parametrize(
    "text", ["3+4", "3*4", "12÷4", "(1+2i)(3+4i)", "8^(2/3)", "√2+√2", "2+3i+1", "5!", "sin 30°", "--3", "x", "2x", "À"]
)
def test_an_exercise_is_no_answer(text):
    """Whoever types the question, or half of the way, has not answered it; nor does a letter answer a number."""
    with pytest.raises(ParseError):
        read_number(text, "en")


@pytest.mark.parametrize("text", ["x^2 - x - 6", "(x-3)(x+2)", "(x + 2)(x − 3)", "x(x - 1) - 6"])
def test_an_expression_is_compared_by_what_it_is_worth(text):
    """Where the answer has letters, any way to write it is that answer; another letter is not read."""
    assert read_number(text, "en", frozenset("x")) == X**2 - X - 6
    with pytest.raises(ParseError):
        read_number(text, "en", frozenset("y"))


@pytest.mark.parametrize(
    ("text", "lang", "value"),
    [
        ("1,250", "en", 1250),
        ("1,250.5", "en", Fraction(2501, 2)),
        ("-12,345,678", "en", -12345678),
        ("1.250", "pt", 1250),
        ("1.250,5", "pt", Fraction(2501, 2)),
        ("1,250", "pt", Fraction(5, 4)),
    ],
)
def test_groups_of_digits_are_read_as_the_region_writes_them(text, lang, value):
    """A thousand may be typed as it stands in the reader's books."""
    assert read_number(text, lang) == value


def test_groups_of_digits_that_region_does_not_write_are_not_guessed():
    """Spain writes a gap, so a mark may mean either."""
    with pytest.raises(ParseError):
        read_number("1.250", "es")


@pytest.mark.parametrize(
    ("prompt", "answer"),
    [
        (equals(power("x", 3), 27), 3),
        (equals(power(2, "x"), 32), 5),
        (equals(add(juxtapose(5, "n"), 12), add(juxtapose(3, "n"), 24)), 6),
        (equals(div(12, "□"), 3), 4),
        (equals(frac("□", 3), 5), 15),
        (equals(sqrt("x"), 3), 9),
        (equals(polynomial({2: 1, 1: -6, 0: 9}), 0), 3),
        (equals(power("x", 2), 0), 0),
        (equals(mul("x", root(2)), 2), root(2)),
        (sqrt(12), root(12)),
        (juxtapose(3, add("x", 5)), 3 * X + 15),
        (juxtapose(add(1, juxtapose(2, "i")), add(3, juxtapose(4, "i"))), -5 + 10 * I),
        (frac(1, add(1, sqrt(2))), root(2) - 1),
        (phrase("remainder", div(17, 5)), 2),
    ],
)
def test_an_answer_that_is_right_and_the_only_one(prompt, answer):
    """Both roads agree, for values of every kind."""
    value = answer if not isinstance(answer, int) else Fraction(answer)
    question = Question("own:1", None, None, prompt, value)
    question.check()
    assert question.holds()
    wrong = Question("own:1", None, None, prompt, value + 1)
    assert not wrong.holds()
    with pytest.raises(QuestionError, match="is not"):
        wrong.check()


@pytest.mark.parametrize(
    ("prompt", "answer"),
    [
        (equals(power("x", 2), 9), 3),
        (equals(polynomial({2: 1, 1: -5, 0: 6}), 0), 3),
        (equals(mul("□", 0), 0), 7),
        (equals(mul("x", "y"), 6), 2),
        (equals(add("x", 3), add("x", 3)), 1),
        (equals(power(1, "x"), 1), 4),
        (equals(div(0, "□"), 0), 4),
        (equals(power("x", 3), polynomial({1: 4})), 2),
        (add("□", 3), 5),
    ],
)
def test_a_question_with_several_answers_is_refused(prompt, answer):
    """An equation that more than one number solves, or a gap in nothing, asks for no one number."""
    with pytest.raises(QuestionError, match="does not ask for exactly one"):
        Question("own:1", None, None, prompt, Fraction(answer)).check()


@pytest.mark.parametrize(
    ("written", "text", "lang", "told"),
    [
        (as_expression(12), "that makes 12.", "en", True),
        (as_expression(-12), "12 below zero", "en", True),
        (as_expression(12), "112 or 12/5 or 1.12", "en", False),
        (as_expression(4356), "4,356 is it", "en", True),
        (as_expression(4356), "4.356 é", "pt", True),
        (as_expression(12345), "son 12\N{NARROW NO-BREAK SPACE}345", "es", True),
        (frac(3, 4), "3/4", "en", True),
        (frac(3, 4), "3 of 4, or 13/4", "en", False),
        (decimal("0.75"), "0,75", "es", True),
        (decimal("0.75"), "0.75", "es-MX", True),
        (decimal("0.5"), "0.50 of it", "en", True),
        (decimal("0.5"), "10.5 or 0.55 or 5", "en", False),
        (percent(20), "20 of a hundred", "en", True),
        (juxtapose(2, sqrt(3)), "so −2√3 it is", "en", True),
        (juxtapose(2, sqrt(3)), "12√3 and 2√35", "en", False),
        (mixed(1, 1, 2), "1 1/2", "en", True),
        (as_expression(PI), "2π", "en", False),
        (as_expression(3 - 2 * I), "it is 3 − 2i.", "en", True),
        (juxtapose(sub("x", 3), add("x", 2)), "(x − 3)(x + 2)", "en", True),
    ],
)
def test_whether_a_sentence_tells_the_answer(written, text, lang, told):
    """The answer is found in any notation of any region, and nothing else is taken for it."""
    assert Secret(written).stands_in(text, lang) == told


def test_numbers_in_a_sentence():
    """Decimals and groups of digits are one number, a list is several."""
    assert numbers_in("8, 5 and 1,250.50 or 3/4.", "en") == {"8", "5", "1250.5", "3/4"}


@pytest.mark.parametrize(
    ("text", "written", "form", "same"),
    [
        ("3/4", frac(3, 4), "lowest_terms", True),
        ("6/8", frac(3, 4), "lowest_terms", False),
        ("0.75", frac(3, 4), "lowest_terms", False),
        ("0.50", decimal("0.5"), "decimal", True),
        ("1/2", decimal("0.5"), "decimal", False),
        ("3.5", decimal("3.50"), "two_decimals", False),
        ("3/2", mixed(1, 1, 2), "mixed", False),
        ("1 1/2", mixed(1, 1, 2), "mixed", True),
        ("1 2/4", mixed(1, 1, 2), "mixed", False),
        ("(x+2)(x-3)", juxtapose(sub("x", 3), add("x", 2)), "factored", True),
        ("x^2-x-6", juxtapose(sub("x", 3), add("x", 2)), "factored", False),
        ("-75%", percent(-75), "percent", True),
    ],
)
def test_the_form_of_what_was_typed(text, written, form, same):
    """Another form than the one asked for is noticed; another order of factors is none."""
    assert has_form(text, written, form, "en") == same


@pytest.mark.parametrize(
    ("text", "unreduced"), [("6/8", True), ("-4/6", True), ("1 2/4", True), ("3/4", False), ("7", False)]
)
def test_unreduced_fractions(text, unreduced):
    """The mixed ones too."""
    assert is_unreduced(text) == unreduced


class InLowestTerms(AddFractionsUnlike):
    """Sums of fractions whose card says the form."""

    required_form = "lowest_terms"


class AsDecimals(AddFractionsUnlike):
    """Sums of fractions asked for as decimals."""

    required_form = "decimal"

    def written(self, value, operands=None):  # noqa: ARG002 - one form for all
        hundredths = value * 100
        if hundredths.denominator != 1:
            raise ValueError(value)
        return decimal(f"{hundredths.numerator // 100}.{hundredths.numerator % 100:02d}")


QUARTERS = (1, 4, 1, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_required_form_is_said(lang):
    """The card says it, and whoever types the right number in another form hears it, kindly."""
    question = InLowestTerms().question(1, QUARTERS)
    assert question.caption(lang)
    assert question.other_form("3/4", lang) == ""
    assert question.caption(lang) in question.other_form("6/8", lang)
    assert question.why("6/8", lang) == question.other_form("6/8", lang)


def test_what_is_said_has_the_form_of_the_board():
    """Answers and chosen numbers in remarks are decimals where the board has decimals."""
    question = AsDecimals().question(1, QUARTERS)
    assert (question.face, question.answer, question.number) == ("0.75", Fraction(3, 4), Fraction(3, 4))
    assert question.solved("es") == "1/4 + 1/2 = 0,75"
    assert "0,75" in question.step("es")
    assert "0.10" in question.why("1/10", "en")
    assert "1/7" in question.why("1/7", "en")


def test_an_unreduced_fraction_without_a_required_form():
    """It is right, and can be written with smaller numbers."""
    question = AddFractionsUnlike().question(1, QUARTERS)
    assert question.caption("en") == question.other_form("6/8", "en") == ""
    assert "smaller numbers" in question.why("6/8", "en")


def test_solved_phrases():
    """Words and answer stand side by side."""
    question = Question("own:1", None, None, phrase("remainder", div(17, 5)), Fraction(2))
    assert question.solved("en") == "remainder of 17 ÷ 5: 2"
    assert question.step("en") == "remainder of 17 ÷ 5: 2."
    assert question.caption("en") == ""


def test_a_roots_question_cannot_be_asked_for_a_fraction():
    """Who needs a fraction is told that there is none."""
    question = Question("own:1", None, None, sqrt(12), root(12))
    with pytest.raises(TypeError):
        _ = question.number
    assert question.why("3", "en")
    assert question.why("2√2", "en")
    assert question.solved("en") == "√12 = 2√3"


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("0.5", "0.5"),
        ("0,50", "0.50"),
        ("1 1/2", "1 1/2"),
        ("20%", "20%"),
        ("6/8", None),
        ("7", None),
        ("nothing", None),
    ],
)
def test_the_form_a_teacher_wrote(text, form):
    """Decimals, mixed numbers and percentages stay what they are; fractions are put in lowest terms."""
    try:
        value = read_number(text)
    except ParseError:
        value = Fraction(0)
    written = own_form(text, value)
    assert (None if written is None else face_of(written)) == form


def test_parts_of_a_phrase_are_looked_at():
    """A letter in a phrase is none to be found: the words say what is asked."""
    question = Question("own:1", None, None, parse("larger of 0.4 and 0.35"), Fraction(2, 5))
    question.check()
    assert question.caption("en") == ""
