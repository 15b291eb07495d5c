from __future__ import annotations

from fractions import Fraction

import pytest

from seqnum.maths import NotationError, ParseError, Question, canonical, parse, read_number
from seqnum.maths.build import equals
from seqnum.maths.expression import Op, Text
from seqnum.maths.written import face_of, face_read, face_value
from seqnum.text import LANGUAGES

CAPITAL = Question("own:1", None, None, Text("Capital of <France> & 5%?"), face_value('"Paris"'))


def test_words_are_printed_as_they_are():
    """In every language the same; escaped where they would be markup."""
    for lang in LANGUAGES:
        assert CAPITAL.text(lang) == CAPITAL.spoken(lang) == "Capital of <France> & 5%?"
        assert CAPITAL.mathml(lang) == "Capital of &lt;France&gt; &amp; 5%?"
        assert CAPITAL.latex(lang) == r"\text{Capital of <France> \& 5\%?}"


@pytest.mark.parametrize("words", ["Paris", "New York", "A", "5", 'say "yes"', "i", "×"])
def test_words_have_a_face_that_is_read_back(words):
    """In quotation marks they are no notation: "5" is no number, "A" no letter."""
    face = face_of(Text(words))

    assert parse(face) == Text(words)
    assert canonical(face_value(face)) == face
    assert face_read(face) == (face_value(face), face)
    assert face_value(face) not in {Fraction(5), parse("A").evaluate()}


@pytest.mark.parametrize("words", ["", " x", "two  spaces", "two\nlines"])
def test_words_stand_on_one_line(words):
    """Nothing that would not be read back."""
    with pytest.raises(NotationError):
        Text(words)


def test_words_stand_alone():
    """They are part of no notation."""
    with pytest.raises(NotationError):
        Op("add", (Text("x"), Text("y")))
    with pytest.raises(NotationError):
        equals(Text("x"), 3)


def test_what_is_typed_for_words():
    """Any text is an answer, capitals and spaces aside; nothing is none. For numbers words are no answer."""
    assert read_number(" pARIS ", "en", CAPITAL.letters) == CAPITAL.answer
    assert read_number("7", "en", CAPITAL.letters) != CAPITAL.answer
    for nothing in ('"', " ", '""'):
        with pytest.raises(ParseError):
            read_number(nothing, "en", CAPITAL.letters)
    with pytest.raises(ParseError):
        read_number('"Paris"', "en")


def test_remarks_about_words():
    """They cannot be checked; a wrong answer gets a general remark, the step says the right one."""
    CAPITAL.check()
    assert not CAPITAL.verified
    for lang in LANGUAGES:
        assert "Paris" not in CAPITAL.why("London", lang) + CAPITAL.hint(lang)
        assert "Paris" in CAPITAL.step(lang)
        assert CAPITAL.why("paris", lang)
