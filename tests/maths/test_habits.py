"""Notation of a region: chosen by the tag, or once for the process."""

from __future__ import annotations

import re

import pytest

from seqnum.maths import ParseError, mul, parse
from seqnum.maths.build import (
    absolute,
    decimal,
    div,
    gcd_of,
    juxtapose,
    limit,
    money,
    percent,
    permutations,
    sin,
    tan,
    vector,
)
from seqnum.maths.expression import Number
from seqnum.maths.skill import skill
from seqnum.text import language, region, set_language


@pytest.fixture(autouse=True)
def _as_it_was():
    yield
    set_language(None)


# Marks as in the national style guides: RAE (Ortografía 2010), NOM-008 in Mexico, ABNT in Brazil.
WRITTEN = {
    "en": ("1,234.5", "12,345 ÷ 5", "$3.50", "20%", "GCF(12, 18)", "sin 1", "tan 1", "P(5, 2)"),
    "en-GB": ("1,234.5", "12,345 ÷ 5", "£3.50", "20%", "HCF(12, 18)", "sin 1", "tan 1", "P(5, 2)"),
    "es": ("1234,5", "12\u202f345 : 5", "3,50\xa0€", "20\xa0%", "mcd(12, 18)", "sen 1", "tan 1", "V(5, 2)"),
    "es-MX": ("1,234.5", "12,345 ÷ 5", "$3.50", "20%", "mcd(12, 18)", "sen 1", "tan 1", "P(5, 2)"),
    "pt": ("1.234,5", "12.345 ÷ 5", "R$\xa03,50", "20%", "mdc(12, 18)", "sen 1", "tg 1", "A(5, 2)"),
    "pt-PT": ("1234,5", "12\u202f345 : 5", "3,50\xa0€", "20%", "mdc(12, 18)", "sen 1", "tg 1", "A(5, 2)"),
}
TREES = (
    decimal("1234.5"),
    div(12345, 5),
    money(decimal("3.50")),
    percent(20),
    gcd_of(12, 18),
    sin(1),
    tan(1),
    permutations(5, 2),
)


@pytest.mark.parametrize("tag", WRITTEN)
def test_each_region_writes_as_its_schools_do(tag: str):
    """Decimal marks, groups of digits, signs, currency and names of functions; all read back."""
    assert tuple(tree.plain(tag) for tree in TREES) == WRITTEN[tag]
    assert [parse(text, tag) for text in WRITTEN[tag]] == list(TREES)


@pytest.mark.parametrize(("tag", "shown"), [("en", "|⟨6,8⟩|"), ("es", "|(6,8)|"), ("pt", "|(6,8)|")])
def test_a_vector_is_drawn_as_schools_do(tag: str, shown: str):
    """Round brackets in Spain and Brazil; as text a vector can be told from a point everywhere."""
    length = absolute(vector(6, 8))
    assert re.sub("<[^>]+>", "", length.mathml(tag)) == shown
    assert parse(length.plain(tag), tag) == length


@pytest.mark.parametrize("letter", ["A", "V"])
def test_a_letter_before_one_number_is_a_factor(letter: str):
    """A(3) is A times 3: only two numbers in the bracket are counted choices."""
    assert parse(f"{letter}(3)", "pt") == juxtapose(letter, 3)
    assert parse(f"{letter}(5; 2)", "pt") == permutations(5, 2)


@pytest.mark.parametrize("tag", ["pt-BR", "es-ES", "es_ES", "en-US", "es-AR"])
def test_other_regions_write_as_their_language_does(tag: str):
    """A region with no habits of its own follows its language."""
    assert [tree.plain(tag) for tree in TREES] == [tree.plain(tag[:2]) for tree in TREES]


def test_the_process_keeps_its_region():
    """After set_language("es-MX") Spanish cards have points; other languages and texts are as they were."""
    set_language("es-MX")
    assert (language(), region("es"), region("en")) == ("es", "MX", "")
    assert decimal("0.5").plain("es") == "0.5"
    assert decimal("0.5").plain("pt") == "0,5"
    assert decimal("0.5").plain("es-ES") == "0,5"
    set_language("es")
    assert decimal("0.5").plain("es") == "0,5"


def test_the_environment_may_name_a_region(monkeypatch: pytest.MonkeyPatch):
    """SEQNUM_LANG=es_MX is like set_language."""
    monkeypatch.setenv("SEQNUM_LANG", "es_MX")
    assert (language(), decimal("0.5").plain("es")) == ("es", "0.5")


def test_a_skill_is_shown_with_the_marks_of_the_region():
    """The same card for a class in Madrid and one in Mexico City."""
    question = skill("division_facts").question(1, skill("division_facts").answering(1, 5)[0])
    assert ":" in question.text("es")
    assert "÷" in question.text("es-MX")


@pytest.mark.parametrize(
    ("typed", "tag", "meant"),
    [
        ("1,234", "en", Number(1234)),
        ("1.234", "pt", Number(1234)),
        ("1,234", "es", decimal("1.234")),
        ("0.125", "es", decimal("0.125")),
        ("3.5", "es", decimal("3.5")),
        ("12 345", "es", Number(12345)),
        ("0,5 · 3", "es", mul(decimal("0.5"), 3)),
    ],
)
def test_what_is_typed_is_read_by_the_habits_of_the_region(typed: str, tag: str, meant: object):
    """A comma is for thousands in English, for decimals in Spanish; a point that can only be a decimal's is one."""
    assert parse(typed, tag) == meant


def test_thousands_or_a_decimal_is_refused_where_it_may_be_either():
    """1.234 in Spain."""
    with pytest.raises(ParseError) as error:
        parse("1.234", "es")
    assert error.value.key == "notation.error.thousands"


def test_words_of_calculus():
    """The limit has its accent in Spanish."""
    assert limit(2, "x").plain("es") == "lím_(x→2) x"
    assert limit(2, "x").latex("es") == r"\operatorname*{lím}_{x \to 2} x"
