"""The appendix: alpha, knowledge tracing and comparing, held to published values, scipy and enumeration."""

from __future__ import annotations

from itertools import product

import numpy as np
import pandas as pd
import pytest
from scipy import stats

from seqnum.results import ResultsError, UnknownColumn
from seqnum.results.calibration import TooFewAnswers
from seqnum.results.knowledge_tracing import Tracing, fit, predictions
from seqnum.results.reliability import alpha
from tests.results import oracles
from tests.results.frames import Given, attempts, complete, lsat, made_class


@pytest.mark.parametrize(("section", "published"), [(6, 0.2950), (7, 0.4534)])
def test_alpha_of_the_lsat(section, published):
    """Cronbach's alpha is the published one (R packages ltm and psych), and lies in its range."""
    (row,) = Given(complete(lsat(section))).appendix.alpha().to_dict("records")

    assert (row["pupils"], row["cards"]) == (1000, 5)
    assert row["alpha"] == pytest.approx(published, abs=5e-5)
    assert row["low"] < row["alpha"] < row["high"]


def test_the_range_of_alpha():
    """For 1,000 people the range is nearly that of Feldt, which pingouin gives for section 7: .398 to .505."""
    found = alpha(lsat(7).astype(float))

    assert (found.low, found.high) == pytest.approx((0.398, 0.505), abs=0.01)


def test_alpha_of_easy_cards_has_no_range():
    """Where fewer than a fifth of the answers are wrong there is alpha, but nothing around it."""
    rng = np.random.default_rng(1)
    found = alpha((rng.random((40, 6)) < 0.75 + 0.24 * rng.random((40, 1))).astype(float))

    assert np.isfinite(found.alpha)
    assert np.isnan([found.low, found.high]).all()


def test_alpha_refuses():
    """Under thirty pupils with five cards in common, and where all have the same score, there is no alpha."""
    with pytest.raises(ResultsError, match="Alpha takes 30 pupils who all answered the same 5 cards"):
        Given(complete(lsat(7)[:29])).appendix.alpha()
    with pytest.raises(ResultsError, match="All pupils have the same score"):
        Given(complete(np.ones((40, 6)))).appendix.alpha()


def test_alpha_takes_the_cards_in_common():
    """A card that few have answered is left out, not the pupils who lack it."""
    frame = complete(lsat(7)[::10])
    extra = attempts(student=["p0", "p1"], item_id=["rare", "rare"], item_text=["rare", "rare"])

    (row,) = Given(pd.concat([frame, extra], ignore_index=True)).appendix.alpha().to_dict("records")

    assert (row["pupils"], row["cards"]) == (100, 5)


@pytest.mark.slow
@pytest.mark.parametrize(("pupils", "cards"), [(30, 5), (30, 20), (100, 10)])
@pytest.mark.parametrize("mean", [0.0, 1.0])
def test_coverage_of_alpha(pupils, cards, mean):
    """Of simulated classes 93 to 97 in a hundred ranges hold the alpha of endlessly many such pupils."""
    rng = np.random.default_rng(pupils + cards)
    hard = np.linspace(-1.5, 1.5, cards) - mean

    def scores(n):
        return (rng.random((n, cards)) < 1 / (1 + np.exp(hard - rng.standard_normal((n, 1))))).astype(float)

    truth = alpha(scores(400_000)).alpha
    ranges = [each for each in (alpha(scores(pupils)) for _ in range(2000)) if np.isfinite(each.low)]

    assert len(ranges) > 1500
    assert 0.93 <= np.mean([each.low <= truth <= each.high for each in ranges]) <= 0.97


def test_knowledge_tracing_by_hand():
    """Three cards by the formulas of Corbett & Anderson (1995), worked by hand."""
    model = Tracing(prior=0.3, learn=0.15, guess=0.2, slip=0.1)

    right, knows = predictions([1, 0, 1], model)

    assert right == pytest.approx([0.41, 0.696829, 0.444296], abs=5e-7)
    assert knows == pytest.approx([0.709756, 0.348994, 0.750907], abs=5e-7)


def by_enumeration(answers, model: Tracing) -> float:
    """Return how probable answers are: summed over every card at which the pupil may have learnt."""
    total = 0.0
    for learnt in range(len(answers) + 1):  # known from this card on; the last: never
        path = model.prior if learnt == 0 else (1 - model.prior) * (1 - model.learn) ** (learnt - 1) * model.learn
        if learnt == len(answers):
            path = (1 - model.prior) * (1 - model.learn) ** (learnt - 1)
        for card, answer in enumerate(answers):
            chance = 1 - model.slip if card >= learnt else model.guess
            path *= chance if answer else 1 - chance
        total += path
    return total


def test_the_likelihood_is_that_of_all_paths():
    """Predictions multiply to the sum over every way of learning, and these sum to one over all answers."""
    model = Tracing(0.25, 0.2, 0.15, 0.1)
    every = list(product([0, 1], repeat=5))

    for answers in every:
        right, _ = predictions(answers, model)
        chain = np.prod([one if answer else 1 - one for one, answer in zip(right, answers, strict=True)])
        assert chain == pytest.approx(by_enumeration(answers, model), rel=1e-12)
    assert sum(by_enumeration(answers, model) for answers in every) == pytest.approx(1)


def simulated(model: Tracing, pupils: int, cards: int, key: int) -> list[list[int]]:
    rng = np.random.default_rng(key)
    known = rng.random(pupils) < model.prior
    answers = np.empty((pupils, cards), int)
    for card in range(cards):
        answers[:, card] = rng.random(pupils) < np.where(known, 1 - model.slip, model.guess)
        known |= rng.random(pupils) < model.learn
    return answers.tolist()


def test_the_fit_is_a_summit():
    """The likelihood that is reported is that of the four numbers, and no small step away is better."""
    sequences = [answers[: 4 + n % 5] for n, answers in enumerate(simulated(Tracing(0.3, 0.2, 0.2, 0.1), 80, 8, 1))]

    model, likelihood = fit(sequences)

    def of(one):
        return sum(np.log(by_enumeration(answers, one)) for answers in sequences)

    assert likelihood == pytest.approx(of(model), abs=1e-4)
    for name, value in model._asdict().items():
        for step in (-0.02, 0.02):
            if 0 < value + step < (0.5 if name in {"guess", "slip"} else 1):
                assert of(model._replace(**{name: value + step})) < likelihood + 1e-3


@pytest.mark.parametrize("truth", [Tracing(0.3, 0.15, 0.2, 0.1), Tracing(0.1, 0.3, 0.25, 0.05)])
def test_the_four_numbers_come_back(truth):
    """Of 2,000 simulated pupils with twelve cards each, within four hundredths."""
    model, _ = fit(simulated(truth, 2000, 12, 7))

    assert model == pytest.approx(truth, abs=0.04)


@pytest.mark.parametrize("truth", [Tracing(0.3, 0.15, 0.2, 0.1), Tracing(0.1, 0.3, 0.25, 0.05)])
def test_the_four_numbers_are_those_of_mirt(truth):
    """Of 600 pupils both fits find the same numbers, a thousandth apart, and the same likelihood."""
    sequences = simulated(truth, 600, 12, 7)
    expected, most_likely = oracles.knowledge_tracing(sequences)

    model, likelihood = fit(sequences)

    assert model == pytest.approx(expected, abs=1e-3)
    assert likelihood == pytest.approx(most_likely, abs=1e-3)


def test_knowledge_tracing_of_a_class():
    """Each pupil has a probability; few pupils or few cards are refused."""
    answers = simulated(Tracing(0.3, 0.2, 0.2, 0.1), 40, 8, 3)
    frame = complete(np.array(answers))
    frame["skill"] = pd.Series(["x"] * len(frame), dtype="string")

    model, table = Given(frame).appendix.knowledge_tracing("x")

    assert list(table["student"]) == [f"p{number}" for number in range(40)]
    assert table["knows"].between(0, 1).all()
    best, worst = table.sort_values("correct").iloc[[-1, 0]]["knows"]
    assert best > worst
    assert model.guess <= 0.5
    with pytest.raises(ResultsError, match=r"30 pupils with 4 cards each of 'x', and here are 10"):
        Given(frame[frame["student"].str.len() < 3]).appendix.knowledge_tracing("x")


def two_groups(first: int, second: int, key: int) -> pd.DataFrame:
    rng = np.random.default_rng(key)
    n = first + second
    return attempts(
        student=[f"p{number}" for number in range(n)],
        class_id=["7A"] * first + ["7B"] * second,
        correct=rng.random(n) < np.where(np.arange(n) < first, 0.8, 0.6),
    )


def test_with_one_card_each_it_is_the_test_of_welch():
    """The range of a difference is scipy's where every pupil has answered one card."""
    frame = two_groups(25, 40, key=1)
    right = [frame.loc[frame["class_id"] == one, "correct"].to_numpy(float) for one in ("7A", "7B")]
    expected = stats.ttest_ind(*right, equal_var=False).confidence_interval()

    (row,) = Given(frame).appendix.compare("class_id", "7A", "7B").to_dict("records")

    assert row["difference"] == pytest.approx(right[0].mean() - right[1].mean())
    assert (row["difference_low"], row["difference_high"]) == pytest.approx(tuple(expected), abs=1e-4)
    assert (row["one_students"], row["other_students"]) == (25, 40)


def test_comparing_refuses():
    """Small groups, pupils in both and columns that are none."""
    frame = two_groups(9, 40, key=2)
    with pytest.raises(ResultsError, match="The group '7A' has 9 pupils"):
        Given(frame).appendix.compare("class_id", "7A", "7B")
    both = frame.assign(student=[f"p{n % 30}" for n in range(49)], class_id=["7A"] * 24 + ["7B"] * 25)
    with pytest.raises(ResultsError, match="19 pupils are in both groups"):
        Given(both.astype(frame.dtypes.to_dict())).appendix.compare("class_id", "7A", "7B")
    with pytest.raises(UnknownColumn):
        Given(frame).appendix.compare("colour", "7A", "7B")


@pytest.mark.slow
def test_coverage_of_a_difference():
    """Of simulated pairs of classes 93 to 97 in a hundred ranges hold the true difference, here none."""
    held = []
    for key in range(600):
        (row,) = Given(made_class(40, 8, key)).appendix.compare("class_id", "7A", "7B").to_dict("records")
        held.append(row["difference_low"] <= 0 <= row["difference_high"])

    assert 0.93 <= np.mean(held) <= 0.97


def test_rasch_refuses_a_handful():
    """A table of so few would mislead."""
    with pytest.raises(TooFewAnswers):
        Given(two_groups(5, 5, key=1)).appendix.rasch()
