"""The posterior over explanations, against the formula written out a second time in fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.results import posterior as model
from seqnum.results.findings import findings
from seqnum.results.posterior import Answer, posterior

F = Fraction
SLIPS, PLAUSIBLE, USE = ([F(str(one)) for one in grid] for grid in (model.SLIPS, model.PLAUSIBLE, model.USE))
RULES = {"a": ["35"], "b": ["45"]}


def tapped(chosen: str, gives: dict[str, list[str]], spaces: dict[str, int], **options: int) -> Answer:
    return Answer(chosen, "25", gives, spaces, options.get("right", 2), options.get("altogether", 40))


def guess(one: Answer) -> Fraction:
    return F(one.right_spaces if one.right else one.spaces[one.chosen], one.open_spaces)


def by_right(one: Answer, slips: Fraction, plausible: Fraction) -> Fraction:
    if one.right:
        return 1 - slips
    numbers = {wrong for each in one.gives.values() for wrong in each}
    return slips * (plausible * (one.chosen in numbers) / len(numbers) + (1 - plausible) * guess(one))


def by_rules(one: Answer, rules: tuple[str, ...], use: Fraction, right: Fraction) -> Fraction:
    here = [one.gives[rule] for rule in rules if rule in one.gives]
    if not here:
        return right
    followed = [F(95, 100) / len(each) if one.chosen in each else F(5, 100) * guess(one) for each in here]
    return use * sum(followed) / len(here) + (1 - use) * right


def likelihood(answers: list[Answer], rules: tuple[str, ...] = ()) -> Fraction:
    """Return the mean over the grid of what the answers are worth for one who goes by some rules."""
    grid = list(product(SLIPS, PLAUSIBLE, USE))
    return sum(
        prod(by_rules(one, rules, use, by_right(one, slips, plausible)) for one in answers)
        for slips, plausible, use in grid
    ) / F(len(grid))


def exactly(answers: list[Answer]) -> dict[str, float]:
    """Return the posterior of tapped answers whose wrong numbers all stand open, by the formula in the docstring."""
    ids = sorted({rule for one in answers for rule in one.gives})
    pairs = list(combinations([rule for rule in ids if any(one.supports(rule) for one in answers)], 2))
    weights = {"right": F("0.79") * likelihood(answers), "guess": F("0.05") * prod(map(guess, answers))}
    weights |= {rule: F("0.15") / len(ids) * likelihood(answers, (rule,)) for rule in ids}
    whole = sum(weights.values())
    for pair in pairs:
        weight = F("0.01") / comb(len(ids), 2) * likelihood(answers, pair)
        whole += weight
        for rule in pair:
            weights[rule] += weight
    return {name: float(weight / whole) for name, weight in weights.items()}


OPEN = {"35": 2, "45": 1}
BY_HAND = {
    "one right answer": [tapped("25", RULES, OPEN)],
    "one wrong number of a": [tapped("35", RULES, OPEN)],
    "three of a": [tapped("35", RULES, OPEN)] * 3,
    "two of a, one of b": [tapped("35", RULES, OPEN), tapped("45", RULES, OPEN), tapped("35", RULES, OPEN)],
    "a number of both": [tapped("35", {"a": ["35"], "b": ["35"]}, {"35": 2})] * 4,
    "a rule with two numbers": [tapped("35", {"a": ["35", "55"]}, {"35": 2, "55": 1})] * 2,
    "a where b does not apply": [tapped("35", {"a": ["35"]}, {"35": 1}), tapped("25", RULES, OPEN)],
    "a number nobody explains": [tapped("99", RULES, {**OPEN, "99": 3}), tapped("35", RULES, OPEN)],
}


@pytest.mark.parametrize("answers", BY_HAND.values(), ids=list(BY_HAND))
def test_small_cases_are_exact(answers):
    """A few answers have the posterior that fractions give."""
    expected = exactly(answers)

    found = posterior(answers)

    assert {"right": found.right, "guess": found.guess, **found.rules} == pytest.approx(expected, abs=1e-12)


def test_one_wrong_answer_proves_nothing():
    """A single wrong number leaves a misconception less likely than not; four leave little doubt."""
    one, four = ([tapped("35", RULES, OPEN)] * n for n in (1, 4))

    assert posterior(one).rules["a"] < 0.5
    assert posterior(four).rules["a"] > 0.9


def test_two_that_always_agree_are_not_told_apart():
    """Where two misconceptions give the same number on every card they are equally likely, and none is certain."""
    answers = [tapped("35", {"a": ["35"], "b": ["35"]}, {"35": 2})] * 8

    found = findings(answers)

    assert found[0].posterior == pytest.approx(found[1].posterior)
    assert [one.separating for one in found] == [0, 0]
    assert [one.rivals for one in found] == [("b",), ("a",)]
    assert not any(one.certain for one in found)


def test_a_number_that_is_not_there_is_thought_over():
    """Right answers speak less against a misconception whose number could not be tapped."""
    open_there = [tapped("25", RULES, OPEN)] * 5
    covered = [tapped("25", RULES, {})] * 5

    assert posterior(open_there).rules["a"] < posterior(covered).rules["a"]


def test_numbers_said_count_as_those_tapped():
    """Three wrong numbers of a misconception that were said are as good as a sign of it."""
    said = [Answer("35", "25", RULES, {"45": 1}, 2, 40, said=True)] * 4

    assert findings(said)[0].misconception == "a"
    assert findings(said)[0].certain


def test_fractions_and_subtraction_do_not_touch_each_other():
    """Two misconceptions of skills that have nothing in common are both found."""
    subtraction = [tapped("35", RULES, OPEN)._replace(skill="sub")] * 4
    fractions = [Answer("2/5", "5/6", {"c": ["2/5"], "d": ["1/6"]}, {"2/5": 1, "1/6": 1}, 2, 40, skill="add")] * 4

    found = {one.misconception: one for one in findings([*subtraction, *fractions])}

    assert found["a"].certain
    assert found["c"].certain
    assert found["a"] == findings(subtraction)[0]


def test_no_answers_show_nothing():
    """Without answers nothing is more likely than before."""
    assert findings([]) == []
    assert posterior([]).right == pytest.approx(model.PRIOR_RIGHT / (model.PRIOR_RIGHT + model.PRIOR_GUESS))


numbers = st.sampled_from(["25", "35", "45", "55", "65"])
rules = st.dictionaries(
    st.sampled_from("abcd"), st.lists(st.sampled_from(["35", "45", "55"]), min_size=1, max_size=2, unique=True)
)
answers = st.builds(
    Answer,
    numbers,
    st.just("25"),
    rules,
    st.dictionaries(st.sampled_from(["35", "45", "55"]), st.integers(1, 3)),
    st.integers(0, 3),
    st.integers(12, 80),
    st.booleans(),
    st.sampled_from(["", "sub"]),
)


@settings(deadline=None, max_examples=60)
@given(given_answers=st.lists(answers, max_size=7), data=st.data())
def test_the_order_of_answers_does_not_matter(given_answers, data):
    """Any permutation leads to the same findings."""
    other = data.draw(st.permutations(given_answers))

    one, two = ({each.misconception: each for each in findings(list(every))} for every in (given_answers, other))

    assert one.keys() == two.keys()
    for name, each in one.items():
        assert each.posterior == pytest.approx(two[name].posterior, abs=1e-9)
        assert (each.separating, each.certain) == (two[name].separating, two[name].certain)


@settings(deadline=None, max_examples=60)
@given(given_answers=st.lists(answers, max_size=7))
def test_shares_are_shares(given_answers):
    """Everything is between 0 and 1, and what excludes each other is 1 at most together."""
    found = posterior(given_answers)

    assert all(0 <= share <= 1 + 1e-9 for share in (found.right, found.guess, *found.rules.values()))
    assert found.right + found.guess + max(found.rules.values(), default=0) <= 1 + 1e-9


@settings(deadline=None, max_examples=60)
@given(given_answers=st.lists(answers, max_size=7))
def test_evidence_never_makes_a_misconception_less_likely(given_answers):
    """One more card with a wrong number that only one misconception gives does not lower its probability."""
    more = Answer("35", "25", RULES, {"35": 2, "45": 2}, 2, 40)
    before = posterior([*given_answers, more]).rules["a"]

    assert posterior([*given_answers, more, more]).rules["a"] >= before - 1e-9
