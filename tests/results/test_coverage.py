"""Simulated classes: of the 95 % intervals of each table 93 to 97 in a hundred hold what the class was made from."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd
import pytest
from scipy import stats

from seqnum.results import posterior as model
from seqnum.results.findings import findings
from seqnum.results.posterior import Answer, posterior
from seqnum.wilson import wilson
from tests.results.frames import Given, attempts

pytestmark = pytest.mark.slow


def chance(logits: Any) -> Any:
    return 1 / (1 + np.exp(-logits))


def expected_share(mean: float, sd: float) -> float:
    """Return the share right of endlessly many pupils."""
    grid = np.linspace(-8, 8, 4001)
    weight = stats.norm.pdf(grid)
    return float((weight * chance(mean + sd * grid)).sum() / weight.sum())


def held(table: pd.DataFrame, truth: Any, name: str = "") -> float:
    low, high = (f"{name}_low", f"{name}_high") if name else ("low", "high")
    return float(((table[low] <= truth) & (truth <= table[high])).mean())


def classes(number: int, pupils: int, cards: int) -> tuple[Any, Any]:
    """Return for each answer of many classes which class it is in, and which pupil gave it."""
    pupil = np.repeat(np.arange(number * pupils), cards)
    return pupil // pupils, pupil


@pytest.mark.parametrize("cards", [5, 12, 60])
@pytest.mark.parametrize("mean", [0.0, 1.0, 2.0])
def test_a_pupils_share(cards, mean):
    """Wilson's interval of each pupil, over pupils as they are in a class."""
    rng = np.random.default_rng(cards)
    _, pupil = classes(1, 6000, cards)
    able = chance(mean + rng.standard_normal(6000))
    frame = attempts(
        student=[f"{number:05}" for number in pupil], correct=rng.random(len(pupil)) < able[pupil], opportunity=1
    )

    assert 0.93 <= held(Given(frame).accuracy("student"), able) <= 0.97


@pytest.mark.parametrize("pupils", [5, 10, 20, 30])
@pytest.mark.parametrize("rising", [0.0, 0.2])
def test_learning_curves(pupils, rising):
    """Each point of a curve, where each pupil answers one card: over skills as hard as they come, and ten cards."""
    rng = np.random.default_rng(pupils)
    number, cards = 500, 10
    hard = np.linspace(-2.5, 1.5, number)
    of, pupil = classes(number, pupils, cards)
    card = np.tile(np.arange(cards), number * pupils)
    able = rng.standard_normal(number * pupils)[pupil]
    right = rng.random(len(pupil)) < chance(able + rising * card - hard[of])
    frame = attempts(
        student=[str(one) for one in pupil], skill=[str(one) for one in of], opportunity=card + 1, correct=right
    )

    table = Given(frame).learning_curve()

    logits = rising * (table["opportunity"] - 1) - hard[table["skill"].astype(int)]
    assert 0.93 <= held(table, logits.map(lambda one: expected_share(one, 1.0))) <= 0.97


@pytest.mark.parametrize("pupils", [12, 30])
def test_progress(pupils):
    """Each week of a class, where every pupil answers six cards a week and gets better."""
    rng = np.random.default_rng(pupils)
    number, weeks, cards = 500, 4, 6
    of, pupil = classes(number, pupils, weeks * cards)
    week = np.tile(np.repeat(np.arange(weeks), cards), number * pupils)
    right = rng.random(len(pupil)) < chance(rng.standard_normal(number * pupils)[pupil] + 0.3 * week)
    frame = attempts(
        student=[str(one) for one in pupil],
        class_id=[str(one) for one in of],
        correct=right,
        answered_at=pd.Timestamp("2026-11-02T08:00:00Z") + pd.to_timedelta(7 * week, unit="D"),
    )

    table = Given(frame).progress(by="class_id")

    at = {monday: number for number, monday in enumerate(sorted(set(table["week"])))}
    assert len(at) == weeks
    assert 0.93 <= held(table, table["week"].map(lambda monday: expected_share(0.3 * at[monday], 1.0))) <= 0.97


@pytest.mark.parametrize(("pupils", "cards"), [(20, 5), (20, 12), (30, 10), (100, 8)])
def test_items(pupils, cards):
    """Facility of a card, and its discrimination, for classes who all answered the same cards."""
    rng = np.random.default_rng(pupils * cards)
    hard = np.linspace(-1.5, 1.0, cards)

    def answers(number: int) -> Any:
        return rng.random((number, cards)) < chance(rng.standard_normal((number, 1)) - hard)

    many = answers(400_000)
    discrimination = [np.corrcoef(many[:, one], many.sum(axis=1) - many[:, one])[0, 1] for one in range(cards)]
    number = 400
    of, pupil = classes(number, pupils, cards)
    card = np.tile(np.arange(cards), number * pupils)
    names = [f"card {one:02}" for one in card]
    frame = attempts(
        student=[str(one) for one in pupil],
        skill=[str(one) for one in of],
        item_id=names,
        item_text=names,
        correct=answers(number * pupils).ravel(),
    )

    table = Given(frame).items()

    at = table["item_id"].str[-2:].astype(int).to_numpy()
    assert 0.93 <= held(table, many.mean(axis=0)[at]) <= 0.97
    told = table["discrimination"].notna().to_numpy()
    assert told.mean() > 0.97
    assert 0.93 <= held(table[told], np.array(discrimination)[at[told]], "discrimination") <= 0.97


@pytest.mark.parametrize("cards", [5, 12])
def test_times_of_a_pupil(cards):
    """The geometric mean of each pupil's seconds."""
    rng = np.random.default_rng(cards)
    _, pupil = classes(1, 5000, cards)
    usual = rng.normal(2, 0.4, 5000)
    frame = attempts(
        student=[f"{number:05}" for number in pupil],
        time_to_answer=np.exp(usual[pupil] + rng.normal(0, 0.6, len(pupil))),
    )

    assert 0.93 <= held(Given(frame).times(), np.exp(usual), "answer") <= 0.97


@pytest.mark.parametrize("pupils", [3, 10, 30])
@pytest.mark.parametrize("cards", [10, 40])
def test_times_of_a_class(pupils, cards):
    """The geometric mean of classes whose pupils differ and answered from two cards to ten, or forty."""
    rng = np.random.default_rng(pupils)
    of, pupil = classes(1500, pupils, cards)
    kept = np.tile(np.arange(cards), 1500 * pupils) < rng.integers(2, cards + 1, 1500 * pupils)[pupil]
    of, pupil = of[kept], pupil[kept]
    usual = rng.normal(2, 0.4, 1500 * pupils)
    frame = attempts(
        student=[str(one) for one in pupil],
        class_id=[str(one) for one in of],
        time_to_answer=np.exp(usual[pupil] + rng.normal(0, 0.6, len(pupil))),
    )

    assert 0.93 <= held(Given(frame).times("class_id"), np.exp(2), "answer") <= 0.97


GIVES = {"a": ["35"], "b": ["45"], "c": ["55"]}
CARD: dict[str, Any] = {"expected": "25", "gives": GIVES, "right_spaces": 2, "open_spaces": 40}
SPACES = {"35": 1, "45": 1, "55": 1}


def pupil_of_the_model(rng: np.random.Generator, cards: int) -> tuple[tuple[str, ...], list[Answer]]:
    """Return which misconceptions a pupil has, drawn as the posterior supposes it, and what it answers."""
    weights = [model.PRIOR_RIGHT, model.PRIOR_GUESS, model.PRIOR_RULES, model.PRIOR_PAIRS]
    kind = int(rng.choice(4, p=weights))
    having = tuple(str(one) for one in rng.choice(list(GIVES), max(kind - 1, 0), replace=False))
    slips, plausible, use = (float(rng.choice(grid)) for grid in (model.SLIPS, model.PLAUSIBLE, model.USE))

    def anywhere() -> str:
        space = int(rng.integers(40))
        return ("25", "25", "35", "45", "55")[space] if space < 5 else str(100 + space)

    def number() -> str:
        if kind == 1:
            return anywhere()
        if having and rng.random() < use:
            return GIVES[str(rng.choice(having))][0] if rng.random() >= model.MISREAD else anywhere()
        if rng.random() >= slips:
            return "25"
        return str(rng.choice(list(SPACES))) if rng.random() < plausible else anywhere()

    return having, [Answer(number(), spaces=SPACES, **CARD) for _ in range(cards)]


@pytest.mark.parametrize("cards", [4, 10])
def test_posteriors_are_calibrated(cards):
    """Of misconceptions called so and so likely, so many are there: the pupils are as the posterior supposes."""
    rng = np.random.default_rng(cards)
    told, true = [], []
    for _ in range(3000):
        having, answers = pupil_of_the_model(rng, cards)
        found = posterior(answers).rules
        told += [found[one] for one in GIVES]
        true += [one in having for one in GIVES]
    said, there = np.array(told), np.array(true)

    for low, high in ((0.0, 0.05), (0.05, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 1.01)):
        here = (low <= said) & (said < high)
        error = (said[here].mean() * (1 - said[here].mean()) / here.sum()) ** 0.5
        assert here.sum() > 30
        assert there[here].mean() == pytest.approx(said[here].mean(), abs=3 * error + 0.03)
    assert there[said >= 0.8].mean() >= 0.8


@pytest.mark.parametrize("cards", [6, 12])
def test_prevalence_is_the_least(cards):
    """Of how many pupils a misconception is diagnosed: of a hundred ranges 96 or more begin below the true share."""
    rng = np.random.default_rng(cards)
    pool = [pupil_of_the_model(rng, cards) for _ in range(2000)]
    certain = np.array([any(one.misconception == "a" and one.certain for one in findings(each)) for _, each in pool])
    truth = np.mean(["a" in having for having, _ in pool])

    for pupils in (10, 30):
        found = certain[rng.integers(len(pool), size=(4000, pupils))].sum(axis=1)
        low = np.array([wilson(n, pupils)[0] for n in range(pupils + 1)])[found]
        assert (low <= truth).mean() >= 0.96
        assert found.any()


@pytest.mark.parametrize("pupils", [5, 10, 30])
@pytest.mark.parametrize("mean", [0.0, 1.0])
def test_shares_of_a_class(pupils, mean):
    """Of classes of five and more whose pupils answer twelve cards each; of fewer the range is said to be too wide."""
    rng = np.random.default_rng(pupils)
    number, cards = 1500, 12
    of, pupil = classes(number, pupils, cards)
    right = rng.random(len(pupil)) < chance(mean + rng.standard_normal(number * pupils))[pupil]
    frame = attempts(student=[str(one) for one in pupil], class_id=[str(one) for one in of], correct=right)

    assert 0.93 <= held(Given(frame).accuracy("class_id"), expected_share(mean, 1.0)) <= 0.97
