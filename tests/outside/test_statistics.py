"""Tables of answers that real people gave: fractions, an examination with options and times, chess."""

from __future__ import annotations

import csv

import numpy as np
import pandas as pd
import pytest
import statsmodels.api as sm
from scipy import stats

from seqnum.results.rasch import fit
from tests.results import oracles
from tests.results.frames import Given, attempts, complete
from tests.results.test_rasch import complete_fit

pytestmark = pytest.mark.outside

MISSING = 9
"""In the chess players' answers."""


@pytest.fixture(scope="module")
def fractions(shared_data):
    """Fraction subtraction (Tatsuoka 1984): 536 pupils, 20 items, as a table of 0 and 1."""
    rows = pd.read_csv(shared_data / "tatsuoka_fraction_subtraction.csv")
    return rows.pivot_table(index="user_id", columns="item_id", values="correct").to_numpy()


@pytest.fixture(scope="module")
def exam(shared_data):
    """An examination (Cizek & Wollack 2016): 1,636 people, 170 items of four options, each with its one key."""
    rows = pd.read_parquet(shared_data / "credential_form1_long.parquet")
    key = rows[rows["correct"] == 1].groupby("item")["chosen"].first()
    answered = rows[rows["chosen"].notna()]
    item = answered["item"].astype(str)
    return attempts(
        student=answered["examinee"].astype(str).to_numpy(),
        class_id=np.where(answered["flagged"].astype(bool), "flagged", "others"),
        item_id=item.to_numpy(),
        item_text=item.to_numpy(),
        expected=answered["item"].map(key).astype(str).to_numpy(),
        chosen=answered["chosen"].astype(str).to_numpy(),
        correct=answered["correct"].astype(bool).to_numpy(),
        time_to_answer=answered["response_time"].astype(float).to_numpy(),
    )


def test_alpha_of_fractions(fractions):
    """Alpha is .9388 and so is KR-20; the scores are those of the published description."""
    (row,) = Given(complete(fractions)).appendix.alpha().to_dict("records")
    scores = fractions.sum(axis=1)
    facility = fractions.mean(axis=0)
    kr_20 = 20 / 19 * (1 - (facility * (1 - facility)).sum() / scores.var())

    assert (row["pupils"], row["cards"]) == (536, 20)
    assert row["alpha"] == pytest.approx(0.9388, abs=5e-5)
    assert row["alpha"] == pytest.approx(kr_20, abs=1e-12)
    assert (scores.mean(), scores.std(ddof=1)) == pytest.approx((10.677, 6.494), abs=5e-4)


def test_items_of_fractions(fractions):
    """Facility and corrected discrimination are the plain correlations of scipy, and nobody is lost."""
    table = Given(complete(fractions)).items().set_index("item_id")

    for card, answers in enumerate(fractions.T):
        row = table.loc[f"card {card}"]
        expected = stats.pearsonr(answers, fractions.sum(axis=1) - answers)
        assert (row["n"], row["accuracy"]) == (536, pytest.approx(answers.mean()))
        assert row["discrimination"] == pytest.approx(expected.statistic)
        ends = expected.confidence_interval()
        assert (row["discrimination_low"], row["discrimination_high"]) == pytest.approx(tuple(ends), abs=1e-6)


def test_difficulties_of_fractions(fractions):
    """Twenty difficulties, four logits apart, lie where conditional likelihood puts them (girth), within .05."""
    found, expected = complete_fit(fractions), oracles.rasch(fractions)

    assert found.difficulty - found.difficulty.mean() == pytest.approx(expected.conditional, abs=0.05)
    assert found.spread == pytest.approx(expected.spread, abs=0.1)


def test_options_of_an_exam(exam):
    """Which option was chosen for which key: the published diagonal, and nothing lost beside it."""
    table = Given(exam).chosen()
    right = table[table["right"]].set_index("expected")["n"].sort_index()

    assert list(right) == [59572, 46129, 54595, 41443]
    assert table["n"].sum() == len(exam) == 278_120 - 135
    assert (table[table["right"]]["expected"] == table[table["right"]]["chosen"]).all()


def test_distractors_of_an_exam(exam):
    """Every wrong option of every item is counted once."""
    table = Given(exam).distractors()

    assert table["n"].sum() == (~exam["correct"]).sum()
    assert table.groupby("item_id")["of"].first().sum() == len(exam)


def test_suspects_of_an_exam(exam):
    """The 46 flagged had fewer right, .705 and .726 of 170, blanks being no answers here; errors are statsmodels'."""
    (row,) = Given(exam).appendix.compare("class_id", "flagged", "others").to_dict("records")
    right = exam.groupby("class_id")["correct"].sum()
    errors = []
    for _, group in exam.groupby("class_id"):
        by_person = {"groups": pd.factorize(group["student"])[0]}
        answers = group["correct"].to_numpy(float)
        errors.append(sm.OLS(answers, np.ones(len(answers))).fit(cov_type="cluster", cov_kwds=by_person).bse[0])
    half = (row["difference_high"] - row["difference_low"]) / 2

    assert (row["one_students"], row["other_students"]) == (46, 1590)
    assert list(right / (170 * np.array([46, 1590]))) == pytest.approx([0.705, 0.726], abs=5e-4)
    assert (row["one_share"], row["other_share"]) == pytest.approx(tuple(exam.groupby("class_id")["correct"].mean()))
    assert 1.96 < half / np.hypot(*errors) < stats.t.ppf(0.975, 45)


def test_times_of_an_exam(exam):
    """Times of 0 s and less were not measured; of the others the mean is scipy's geometric one."""
    table = Given(exam).times("class_id").set_index("class_id")

    for group, answers in exam.groupby("class_id"):
        seconds = answers["time_to_answer"][answers["time_to_answer"] > 0]
        assert table.loc[group, "answer_n"] == len(seconds)
        assert table.loc[group, "answer"] == pytest.approx(stats.gmean(seconds))
    assert table.loc["flagged", "answer"] < table.loc["others", "answer"]


def test_abilities_are_those_of_chess_players(shared_data):
    """What 40 chess problems say of 259 players goes with their rating, as the number solved does (r = .669)."""
    with (shared_data / "amsterdam_chess.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    solved = np.array([[float(row[f"Y{number}"]) for number in range(1, 41)] for row in rows])
    rating = np.array([float(row["ELO"]) for row in rows])
    tried = solved != MISSING
    pupil, item = np.nonzero(tried)

    found = fit(pupil, item, solved[tried], np.zeros(40), difficulty_sd=10)

    assert np.corrcoef(np.where(tried, solved, 0).sum(axis=1), rating)[0, 1] == pytest.approx(0.669, abs=0.03)
    assert np.corrcoef(found.ability, rating)[0, 1] == pytest.approx(0.669, abs=0.03)
