"""The worked ways of all skills in all languages: true, read to the end in one go, and with the answer last."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import gcd, lcm
from random import Random

import pytest

from seqnum.maths.skills import SKILLS
from seqnum.text import LANGUAGES
from tests.maths.worked_sides import unread, untold

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
each_skill = pytest.mark.parametrize("name", SKILLS)

CARDS = 6
MOST_WORDS_IN_A_SENTENCE = 25
MOST_WORDS = 60
WITHOUT_EQUATION = {
    "count_next_number",
    "round_10_100",
    "greatest_common_factor",
    "least_common_multiple",
    "compare_decimals",
    "interest_compound",
}


@cache
def drawn(name, count=CARDS):
    """Return some questions of each level."""
    rng = Random(f"way:{name}")
    return tuple(SKILLS[name].draw(rng, level) for level in SKILLS[name].levels for _ in range(count))


def sentences(text):
    return [one for one in re.split(r"(?<=[.!?])\s+", text) if one]


def words(text):
    """Return the words; an exercise without spaces is one."""
    return re.findall(r"\S*\w\S*", re.sub(r" [=+−×÷·:] ", "", text))


def numbers(text):
    """Return the whole numbers of an English text, in order."""
    return [int(found.replace(",", "")) for found in re.findall(r"\d+(?:,\d{3})*", text)]


@in_every_language
@each_skill
def test_what_it_says_is_equal_is_equal(name, lang):
    """Both sides of every equals sign are notation worth the same; an equation with a letter can at least be read."""
    for question in drawn(name):
        told = question.step(lang)
        assert untold(told, lang) == [], told
        assert unread(told, lang) == 0 or "′" in told, told


@each_skill
def test_it_calculates(name):
    """There are equations in the ways, as many in each language, but for six skills that compare or list."""
    found = 0
    for question in drawn(name):
        (equals,) = {question.step(lang).count(" = ") for lang in LANGUAGES}
        found += equals
    assert (found == 0) == (name in WITHOUT_EQUATION)


@in_every_language
@each_skill
def test_it_ends_with_the_answer(name, lang):
    """The last sentence has the answer, in the form of the board."""
    for question in drawn(name):
        assert question.written.plain(lang) in sentences(question.step(lang))[-1]


@in_every_language
@each_skill
def test_it_is_read_in_one_go(name, lang):
    """No sentence is longer than GOV.UK's 25 words, no way longer than four columns of a written subtraction."""
    for question in drawn(name):
        told = question.step(lang)
        assert max(map(len, map(words, sentences(told)))) <= MOST_WORDS_IN_A_SENTENCE, told
        assert len(words(told)) <= MOST_WORDS, told


def test_common_factors_and_multiples_are_those():
    """The divisors listed are all there are; the multiples listed are the first ones, and the last decides."""
    for question in drawn("greatest_common_factor", 20):
        first, *listed, second, answer = numbers(question.step("en"))
        assert listed == [number for number in range(1, first + 1) if first % number == 0]
        assert answer == gcd(first, second)
    for question in drawn("least_common_multiple", 20):
        step, *listed, other, answer = numbers(question.step("en"))
        assert listed == [step * place for place in range(1, len(listed) + 1)]
        assert answer == lcm(step, other) == (listed or [step])[-1]


def test_interest_grows_by_its_share_each_year():
    """Each amount is the share of the one before."""
    for question in drawn("interest_compound", 20):
        share, *amounts = numbers(question.step("en"))
        first, *_ = years = [amounts[0], *amounts[1::2]]
        assert first == question.operands[0]
        assert all(Fraction(later, former) == Fraction(share, 100) for former, later in pairwise(years))


def test_the_rounded_and_the_larger_lie_where_it_says():
    """A number lies between two neighbours of the place and goes to the nearer one; the larger of two is named."""
    for question in drawn("round_10_100", 20):
        number, low, high = numbers(question.step("en"))[:3]
        unit = question.operands[1]
        assert (low, high) == (number // unit * unit, number // unit * unit + unit)
        assert question.answer in {low, high}
    for question in drawn("compare_decimals", 20):
        filled = [Fraction(found) for found in re.findall(r"\d+\.\d+", question.step("en"))[:2]]
        assert max(filled) == question.answer
