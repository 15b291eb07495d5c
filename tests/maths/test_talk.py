"""What questions say about a wrong number, and how they show the way: true, useful, and fit for a child to read."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from seqnum.maths.expression import Phrase
from seqnum.maths.mistakes import all_mistakes
from seqnum.maths.skill import UnknownSkill, skill
from seqnum.maths.skills import SKILLS
from seqnum.maths.written import face_value
from seqnum.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from seqnum.maths.question import Question
    from seqnum.maths.remark import Remark
    from seqnum.maths.skill import Skill

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
LONGEST_SKILL, LONGEST_MISCONCEPTION = 45, 40
MOST_STEPS_TO_COUNT = 5
LONGEST_SENTENCE = 140
GIVEN_AWAY = r"\bone off|just one|so close|last digit|última cifra está|último algarismo está"
ODD = (
    r"tamaño|(?<!mesmo )tamanho(?! deles)|\bpaseo|caminhada|bien prestado|bom empréstimo|números buenos|does not go"
    r"|cento e pouco|y pico"
)


@cache
def drawn(name: str) -> tuple[Question, ...]:
    """Return eighty questions of each level of a skill."""
    rng = Random(f"talk:{name}")
    return tuple(skill(name).draw(rng, level) for level in skill(name).levels for _ in range(80))


@cache
def reactions(name: str, lang: str) -> tuple[tuple[Question, str, str], ...]:
    """Return the questions with each wrong number that a misconception gives, and what is said about it."""
    return tuple((one, wrong, one.why(wrong, lang)) for one in drawn(name) for wrong in one.mistakes)


def why(name: str, level: int, operands: tuple[int, ...], chosen: str, lang: str = "en") -> str:
    return skill(name).question(level, operands).why(chosen, lang)


def told(one: Skill, misconception: str, question: Question, wrong: str) -> Remark:
    """Return what a skill says about a misconception, the wrong number in the form of its answers."""
    number = face_value(wrong)
    remark = one.told(misconception, question, number)
    return replace(remark, values={**remark.values, "chosen": one.shown(number, question.operands)})


def all_said(name: str, lang: str) -> list[str]:
    """Return hint, steps and reactions of some questions of a skill."""
    said = []
    for question in drawn(name)[::5]:
        near = [str(question.answer + step) for step in (-3, 3)]
        said += [question.hint(lang), question.step(lang)]
        said += [question.why(wrong, lang) for wrong in (*question.mistakes, *near)]
    return said


@in_every_language
@pytest.mark.parametrize("name", SKILLS)
def test_every_misconception_has_its_say(name, lang):
    """No sentence of a misconception is always hidden by another one or held back, and few wrong numbers get none."""
    one, heard, unexplained = SKILLS[name], set(), 0
    known = reactions(name, lang)
    for question, wrong, said in known:
        ids = question.mistakes[wrong]
        telling = {each for each in ids if told(one, each, question, wrong).say(lang) == said}
        heard |= telling
        unexplained += not telling
    assert heard == set(one.misconceptions)
    assert unexplained <= len(known) / 25


@pytest.mark.parametrize("name", SKILLS)
def test_the_order_of_reasons_is_meant(name):
    """Where several misconceptions give the same number, at most one of them has no place given to it."""
    placed = {rule.__name__ for rule in SKILLS[name].told_first}
    together = {ids for question in drawn(name) for ids in question.mistakes.values() if len(ids) > 1}
    assert all(len(set(ids) - placed) <= 1 for ids in together), together


@pytest.mark.parametrize(
    ("name", "level", "operands", "chosen", "told"),
    [
        ("sub_within_20", 2, (10, 6), "16", "is what you get with plus"),
        ("sub_within_20", 2, (20, 5), "25", "is what you get with plus"),
        ("sub_within_20", 3, (15, 8), "13", "go down to 10 first"),
        ("sub_2digit_regroup", 1, (60, 8), "68", "is what you get with plus"),
        ("sub_2digit_regroup", 3, (140, 61), "81", "take anything away from a 0"),
        ("add_within_20", 3, (7, 8), "14", "double"),
        ("add_within_20", 2, (3, 13), "15", "start at 13, the first step is 14"),
        ("table_all_10", 1, (10, 0), "10", "10 bags with 0 marbles"),
        ("table_all_10", 1, (1, 5), "1", "5 marbles in a single bag"),
        ("integer_add_sub", 2, (-6, 1, -8), "14", "rule for multiplying"),
        ("integer_add_sub", 2, (-11, -1, 4), "15", "above or below zero"),
        ("order_of_operations", 3, (11, 14, 8, 3), "3", "take the result away"),
        ("two_step_equation", 3, (-4, 3, 15), "3", "dividing by a negative number"),
        ("two_step_equation", 3, (-9, 9, 135), "135", "To undo times, divide by −9."),
    ],
)
def test_the_likeliest_reason_comes_first(name, level, operands, chosen, told):
    """The wrong sign read before anything else, the special case before the general one."""
    assert told in why(name, level, operands, chosen)


@in_every_language
def test_order_names_what_was_done_too_late(lang):
    """Who goes from left to right is told which product or quotient to do earlier, never what they began with."""
    for question, wrong, said in reactions("order_of_operations", lang):
        if question.mistakes[wrong] == ("left_to_right",):
            began = " ".join(question.text(lang).split(" ")[:3])
            late = question.prompt.args[1].plain(lang)
            assert late in said
            assert began not in said.replace(late, "")


def test_a_product_wrong_by_little_is_not_given_away():
    """Nothing before the second try says how far off the number is, nor which of its digits are right."""
    for lang in LANGUAGES:
        for each in all_mistakes():
            said = catalogue(lang)[f"maths.misconception.{each}.student"].casefold()
            assert not re.search(GIVEN_AWAY, said)


@in_every_language
def test_fractions_are_not_converted_for_the_pupil(lang):
    """A reaction names no fraction that is neither on the card nor the pupil's own."""
    for question in drawn("add_fractions_unlike"):
        on_card = set(re.findall(r"\d+/\d+", question.text(lang)))
        for wrong in (*question.mistakes, str(question.answer + 1), str(question.answer / 2)):
            assert set(re.findall(r"\d+/\d+", question.why(wrong, lang))) <= {*on_card, wrong, "1/2"}


@in_every_language
def test_a_part_is_never_rebuilt_to_a_broken_whole(lang):
    """It helps nobody that the whole would be 528/7 if 7/8 of 72 were 66."""
    for question in drawn("fraction_of_quantity"):
        on_card = set(re.findall(r"\d+/\d+", question.text(lang)))
        for chosen in map(str, range(1, question.operands[2], 3)):
            assert set(re.findall(r"\d+/\d+", question.why(chosen, lang))) <= on_card


@in_every_language
@pytest.mark.parametrize("name", SKILLS)
def test_the_worked_way_is_a_way(name, lang):
    """Who missed twice sees more than the card with its answer: a longer line, or an operation that no words show."""
    for question in drawn(name):
        bare = {question.solved(lang), f"{question.text(lang)} = {question.answer}"}
        told = question.step(lang).strip(".")
        assert told not in bare, question.id
        worked = isinstance(question.prompt, Phrase) and re.search(r"[+−×÷:^√=]", told)
        assert worked or len(told) > len(question.solved(lang)) + 5


def test_nobody_counts_far():
    """Up to 20, counting is for five steps at most: what is longer goes by ten or in parts."""
    for name in ("add_within_20", "sub_within_20"):
        for question in drawn(name):
            counted = re.search(r": ((?:\d+, )*\d+)\. So", question.step("en"))
            assert counted is None or counted[1].count(",") < MOST_STEPS_TO_COUNT, question.step("en")
    assert skill("sub_within_20").question(2, (18, 7)).hint("en").endswith("work with the ones: 8 − 7.")
    assert "one of them: 10 − 5" in skill("sub_within_20").question(2, (20, 5)).hint("en")


@in_every_language
@pytest.mark.parametrize("name", SKILLS)
def test_numbers_agree_with_their_words(name, lang):
    """One is never said with a word for several: "sobran 1", "1 bags", "faltam 1"."""
    several = (
        r"\b(?:sobran|faltan|quedan|son|van|sobram|faltam|ficam|são|are) 1(?![\d/]|[.,]\d| [×÷+−])"
        r"|(?<![\d/] )(?<![\d/.,])\b1 (?:bags|bolsas|sacos|steps|pasos|passos|parts|partes|tens|decenas|dezenas"
        r"|canicas|marbles|bolinhas|ones|unidades)\b"
    )
    for said in all_said(name, lang):
        assert not re.search(several, said), said


@in_every_language
def test_no_sentence_praises_or_measures_oddly(lang):
    """Words a teacher would not use for numbers: their size, a walk, a borrowing that is well lent."""
    for key, text in catalogue(lang).items():
        if key.startswith("maths.") and not key.endswith(".teacher"):
            assert not re.search(ODD, str(text).casefold()), key


@in_every_language
def test_names_fit_into_tables_and_charts(lang):
    """Names of skills and misconceptions are short, and no two are the same."""
    names = {key: str(text) for key, text in catalogue(lang).items() if re.match(r"maths\.(skill|misc).*\.name$", key)}
    assert len(set(names.values())) == len(names)
    for key, name in names.items():
        assert len(name) <= (LONGEST_SKILL if ".skill." in key else LONGEST_MISCONCEPTION), name


@in_every_language
def test_sentences_are_short(lang):
    """A hint or a reaction is for a child: two lines at most."""
    for name in SKILLS:
        longest = max((said for _, _, said in reactions(name, lang)), key=len)
        assert len(longest) <= LONGEST_SENTENCE, longest


@pytest.mark.parametrize("name", ["zzz", "", None, "x" * 10_000, object()])
def test_nonsense_gets_no_suggestions(name, monkeypatch):
    """What looks like no skill gets the way to list them instead of all of them, and is quoted in part."""
    monkeypatch.setenv("SEQNUM_LANG", "en")
    with pytest.raises(UnknownSkill, match="`seqnum skills` lists them all") as caught:
        skill(name)
    assert "Did you mean" not in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("add_within_2O", "add_within_20"),
        ("fraction", "divide_fractions, simplify_fraction, compare_fractions"),
        ("Times tables", "table_all_10"),
        ("restas con llevadas", "sub_2digit_regroup, sub_3digit_regroup"),
    ],
)
def test_near_skills_are_suggested(name, near):
    """By their ids, or by words of their names in any language."""
    with pytest.raises(UnknownSkill, match=f"Did you mean: {near}"):
        skill(name)
