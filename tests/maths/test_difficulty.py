"""How hard a card is thought to be: the table of weights, held to published items."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from fractions import Fraction
from importlib.resources import files
from math import log, sqrt
from random import Random
from statistics import fmean

import pytest

from seqnum.maths import SKILLS, Question, parse
from seqnum.maths.difficulty import chance, difficulty, template

TABLE = tomllib.loads((files("seqnum.maths") / "difficulty.toml").read_text(encoding="utf-8"))


def drawn(skill_id: str, level: int, count: int = 40) -> list[Question]:
    return [SKILLS[skill_id].draw(Random(f"difficult:{number}"), level) for number in range(count)]


def ranks(values: list[float]) -> list[float]:
    """Return the rank of each value, ties sharing theirs."""
    return [sum(other < value for other in values) + sum(other == value for other in values) / 2 for value in values]


def spearman(left: list[float], right: list[float]) -> float:
    """Return the rank correlation (Spearman 1904)."""
    a, b = ranks(left), ranks(right)
    mean_a, mean_b = fmean(a), fmean(b)
    shared: float = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    return shared / sqrt(sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b))


def test_every_feature_has_a_weight_and_every_weight_a_feature():
    """No feature of ours is weighed as one that nobody knows, and no weight stands for nothing."""
    cards = (one for name, skill in SKILLS.items() for level in skill.levels for one in drawn(name, level))
    used = {feature for one in cards for feature in one.features}

    assert used == {*TABLE["harder"], *TABLE["easier"]}


def test_a_weight_is_never_negative_and_each_feature_pulls_one_way():
    """More of what makes harder never makes easier; more of what makes easier never makes harder."""
    assert not set(TABLE["harder"]) & set(TABLE["easier"])
    assert all(weight >= 0 for part in ("harder", "easier") for weight in TABLE[part].values())
    assert all(weight >= 0 for family in TABLE["family"] for weight in family["harder"].values())


@pytest.mark.parametrize("skill_id", SKILLS)
def test_more_of_a_feature_is_never_the_wrong_way(skill_id):
    """Difficulty is monotone in every feature of every skill."""
    for level in SKILLS[skill_id].levels:
        for question in drawn(skill_id, level, 8):
            for name, count in question.features.items():
                more = replace(question, features={**question.features, name: count + 1})
                step = difficulty(more) - difficulty(question)
                assert step <= 0 if name in TABLE["easier"] else step >= 0


@pytest.mark.parametrize("skill_id", SKILLS)
def test_levels_rise(skill_id):
    """A higher level is harder on the whole, and the grade's own is 0."""
    means = [fmean(map(difficulty, drawn(skill_id, level, 120))) for level in SKILLS[skill_id].levels]

    assert means == sorted(means)
    assert means[1] == pytest.approx(0, abs=0.25)


def test_published_subtractions_are_in_order():
    """Eight items of 294 children (pks, schoolarithm): what few got right is what we call hard."""
    shares = {
        (73, 58): 0.90, (317, 94): 0.83, (784, 693): 0.82, (156, 68): 0.82,
        (2245, 418): 0.80, (3642, 753): 0.77, (253, 178): 0.76, (507, 49): 0.57,
    }  # fmt: skip
    skill = SKILLS["sub_3digit_regroup"]
    ours = [
        difficulty(Question("item", skill.id, 2, parse(f"{a} - {b}"), Fraction(a - b), (a, b), skill.features((a, b))))
        for a, b in shares
    ]
    theirs = [-log(share / (1 - share)) for share in shares.values()]

    assert spearman(ours, theirs) > 0.6
    assert max(ours) == ours[-1]


def test_published_fractions_are_in_order():
    """Items of 191 pupils (pks, schoolarithm): unlike denominators are harder than like ones, division harder still."""
    like = fmean(map(difficulty_with(unlike_denominators=0), drawn("add_fractions_unlike", 2)))
    unlike = fmean(map(difficulty_with(unlike_denominators=1), drawn("add_fractions_unlike", 2)))
    divided = fmean(map(difficulty_with(unlike_denominators=0, division=1), drawn("add_fractions_unlike", 2)))

    assert like < unlike < divided


def difficulty_with(**features: int):
    return lambda question: difficulty(replace(question, features={**question.features, **features}))


def test_chance_is_the_rasch_model():
    """Who is as able as a card is hard is right half of the time; two logits more, seven times in eight."""
    question = drawn("add_within_20", 2, 1)[0]

    assert chance(question, difficulty(question)) == 0.5
    assert chance(question, difficulty(question) + 2) == pytest.approx(0.8808, abs=1e-4)


def test_questions_of_ones_own_are_ordinary():
    """A question of a teacher's own list has no features: it counts as an ordinary one."""
    assert difficulty(Question("own:1", None, None, parse("8 + 7"), Fraction(15))) == 0


def test_a_template_pools_cards_as_hard():
    """Cards with other numbers and the same features are one template; another level is another."""
    skill = SKILLS["sub_3digit_regroup"]

    assert template(skill.question(3, (507, 149))) == template(skill.question(3, (804, 237)))
    assert template(skill.question(3, (507, 149))) != template(skill.question(1, (567, 149)))
