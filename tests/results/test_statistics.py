"""Tables of a class: held to published tables, to scipy and statsmodels, and to what was put in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd
import pytest
import statsmodels.api as sm
from scipy import stats

from seqnum.decks import Deck
from seqnum.results import Results, ResultsError, UnknownColumn
from seqnum.results.accuracy import sorted_by
from seqnum.results.clustered import student_t
from seqnum.results.days import with_days
from tests.results.frames import Given, attempts, complete, lsat, made_class

FACILITY = {6: [0.924, 0.709, 0.553, 0.763, 0.870], 7: [0.828, 0.658, 0.772, 0.606, 0.843]}
CORRECTED = {6: [0.113, 0.153, 0.173, 0.144, 0.122], 7: [0.246, 0.247, 0.313, 0.223, 0.175]}


@pytest.mark.parametrize("section", [6, 7])
def test_items_of_the_lsat(section):
    """Facility and corrected item-total correlation are the published ones (R packages ltm, psych)."""
    table = Given(complete(lsat(section))).items().sort_values("item_id")

    assert list(table["accuracy"]) == pytest.approx(FACILITY[section], abs=5e-4)
    assert list(table["discrimination"]) == pytest.approx(CORRECTED[section], abs=6e-4)


def test_the_range_of_a_discrimination_is_fishers():
    """It is the confidence interval of a correlation in scipy."""
    scores = lsat(7)
    rest = scores.sum(axis=1) - scores[:, 0]
    expected = stats.pearsonr(scores[:, 0], rest).confidence_interval()

    row = Given(complete(scores)).items().set_index("item_id").loc["card 0"]

    assert (row["discrimination_low"], row["discrimination_high"]) == pytest.approx(tuple(expected), abs=1e-6)


def test_no_discrimination_of_few_pupils_or_of_a_card_that_all_have_right():
    """Under twenty pupils, and where nobody differs, there is none."""
    few, same = lsat(7)[-19:], lsat(7)[-40:]

    assert Given(complete(few)).items()["discrimination"].isna().all()
    assert (
        Given(complete(np.where(np.arange(5) == 0, 1, same))).items().set_index("item_id").loc["card 0"].isna().sum()
        == 3
    )


def test_the_hardest_card_comes_first_and_has_its_wrong_numbers():
    """Wrong numbers are counted at each card, with what gives them."""
    frame = attempts(
        student=["a", "b", "c", "a"],
        item_id=["x", "x", "x", "y"],
        expected=["8", "8", "8", "5"],
        chosen=["9", "9", "7", "5"],
        correct=[False, False, False, True],
        misconceptions=[("m",), ("m",), (), ()],
    )

    assert list(Given(frame).items()["item_id"]) == ["x", "y"]
    table = Given(frame).distractors()
    assert table[["item_id", "chosen", "n", "of", "students"]].to_numpy().tolist() == [
        ["x", "9", 2, 3, 2],
        ["x", "7", 1, 3, 1],
    ]
    assert list(table["misconceptions"]) == [("m",), ()]


def test_times_of_one_student_are_scipys():
    """The geometric mean, and Student's interval of the logarithms."""
    seconds = np.array([2.5, 4.0, 3.2, 9.0, 5.5, 2.1])
    frame = attempts(student=["a"] * 6, time_to_answer=seconds)
    low, high = stats.t.interval(0.95, 5, np.log(seconds).mean(), stats.sem(np.log(seconds)))

    (row,) = Given(frame).times().to_dict("records")

    assert row["answer"] == pytest.approx(stats.gmean(seconds))
    assert (row["answer_low"], row["answer_high"]) == pytest.approx((np.exp(low), np.exp(high)), rel=1e-3)
    assert (row["answer_n"], row["choose_n"]) == (6, 0)
    assert np.isnan(row["choose"])


def test_times_of_several_are_spread_by_pupils():
    """The error of the mean logarithm is the one by pupils of statsmodels, for as many as weigh alike."""
    frame = made_class(pupils=15, cards=8, key=2)
    logs = np.log(frame["time_to_answer"].to_numpy())
    by_pupil = {"groups": pd.factorize(frame["student"])[0]}
    error = sm.OLS(logs, np.ones(len(logs))).fit(cov_type="cluster", cov_kwds=by_pupil).bse[0]

    (row,) = Given(frame).times([]).to_dict("records")

    cards = frame.groupby("student").size()
    alike = cards.sum() ** 2 / (cards**2).sum()
    fewer = ((alike / (alike - 1)) / (15 / 14)) ** 0.5
    assert alike < 15
    off = student_t(alike - 1) * fewer * error
    assert np.log(row["answer_high"] / row["answer"]) == pytest.approx(off, rel=1e-6)
    assert row["students"] == 15


def test_times_of_nothing_and_none():
    """A time of 0 s was not measured; a single one has no range; without any the row stays."""
    frame = attempts(student=["a", "a", "b"], time_to_answer=[0.0, 3.0, np.nan])

    table = Given(frame).times().set_index("student")

    assert list(table["answer_n"]) == [1, 0]
    assert table["answer"].iloc[0] == pytest.approx(3.0)
    assert table["answer_low"].isna().all()


def test_second_tries_count_only_when_asked_for():
    """First tries are the rule; all of them are there for who asks; anything else is refused."""
    frame = attempts(student=["a", "a"], correct=[False, True], card_attempt=[1, 2])

    assert Given(frame).accuracy("student")["n"].tolist() == [1]
    assert Given(frame).accuracy("student", tries="all")["correct"].tolist() == [1]
    with pytest.raises(ResultsError, match=r"tries='first' or tries='all', not 'second'"):
        Given(frame).accuracy("student", tries="second")


def test_the_map_has_every_student_at_every_skill():
    """What was not answered has no cards, and is nobody's weakness."""
    frame = attempts(student=["a", "b"], skill=["x", "y"], correct=[True, False])

    table = Given(frame).skill_map()

    assert table[["student", "skill", "n"]].to_numpy().tolist() == [
        ["a", "x", 1],
        ["a", "y", 0],
        ["b", "x", 0],
        ["b", "y", 1],
    ]


def test_days_and_weeks_are_those_of_the_pupils_clock():
    """Half past two in the night in UTC is still Monday evening in São Paulo; a zone nobody knows is UTC."""
    frame = attempts(student=["a", "b", "c"], tz=["America/Sao_Paulo", "UTC", "Nowhere/At_all"])
    frame["answered_at"] = pd.Timestamp("2026-12-01T02:30:00Z")

    days: Any = with_days(frame, ["day"])

    assert list(days["day"]) == ["2026-11-30", "2026-12-01", "2026-12-01"]
    assert list(Given(frame).accuracy("day")["n"]) == [1, 2]
    assert list(Given(frame).progress()["week"]) == ["2026-11-30"]


def test_answers_without_a_moment_have_no_week():
    """Those from codes are left out of the weeks, and counted elsewhere."""
    frame = attempts(student=["a", "b"])
    frame.loc[1, "answered_at"] = pd.NaT

    assert Given(frame).progress()["n"].tolist() == [1]
    assert Given(frame).accuracy([])["n"].tolist() == [2]


def test_learning_curve_counts_each_opportunity():
    """The first card of a skill, the second, with how many students came so far."""
    frame = attempts(student=["a", "a", "b"], skill=["x"] * 3, opportunity=[1, 2, 1], correct=[False, True, True])

    table = Given(frame).learning_curve()

    assert table[["opportunity", "students", "n", "correct"]].to_numpy().tolist() == [[1, 2, 2, 1], [2, 1, 1, 1]]


def test_chosen_numbers_are_counted_by_the_right_one():
    """Pairs, the most frequent first, with how many had this right number."""
    frame = attempts(student=["a", "b", "b"], expected=["8"] * 3, chosen=["9", "9", "8"], correct=[False, False, True])

    assert Given(frame).chosen().to_numpy().tolist() == [["8", "9", 2, 3, 2, False], ["8", "8", 1, 3, 1, True]]


def test_spaces_are_those_of_the_deck():
    """Each space of the board stands in the table once, with its tries; other decks do not count."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    frame = attempts(
        student=["a", "b", "b"],
        deck_hash=[deck.hash, deck.hash, "other"],
        chosen_cell=["r02c03", "r02c03", "r02c03"],
        correct=[True, False, True],
    )

    table = Given(frame).spaces(deck)

    assert len(table) == 36
    busy = table[table["n"] > 0]
    assert busy[["cell", "row", "column", "students", "n", "correct", "wrong"]].to_numpy().tolist() == [
        ["r02c03", 2, 3, 2, 2, 1, 1]
    ]
    assert busy["face"].tolist() == [deck.layout.faces[8]]
    with pytest.raises(ResultsError, match="Nothing was answered with the deck"):
        Given(frame).spaces(Deck.generate("add_within_20", board=(6, 6), seed=8))


TABLES = ("accuracy", "skill_map", "times", "learning_curve", "progress", "items", "distractors", "chosen")


@pytest.mark.parametrize("name", [*TABLES, "posteriors", "prevalence"])
def test_no_answers_make_an_empty_table(name):
    """Without answers a table has its columns and no row."""
    table = getattr(Results.read([]), name)()

    assert table.empty
    assert len(table.columns) > 4


@pytest.mark.parametrize("name", ["accuracy", "times", "progress", "prevalence"])
def test_unknown_columns_are_refused(name):
    """Whatever can be grouped says what by."""
    with pytest.raises(UnknownColumn, match="There is no column 'skil' to group by"):
        getattr(Results.read([]), name)("skil")


@pytest.mark.parametrize("name", ["accuracy", "times", "misconceptions", "prevalence"])
def test_tables_are_by_day_too(name):
    """The day and the week are columns to group by wherever there are some."""
    frame = attempts(student=["a", "b"], correct=[False, False], misconceptions=[("m",), ("m",)])

    table = getattr(Given(frame), name)(["day", "week"])

    assert list(table.columns[:2]) == ["day", "week"]
    assert set(table["day"]) <= {"2026-11-30"}


@pytest.mark.parametrize("dtype", ["string", "Int64", "float64"])
def test_rows_alike_keep_their_order(dtype):
    """Sorted by level, the most frequent mistakes of each still come first."""
    table = pd.DataFrame({"level": pd.Series([n % 2 for n in range(200)]).astype(dtype), "rank": range(200)})

    assert list(sorted_by(table, ["level"])["rank"]) == [*range(0, 200, 2), *range(1, 200, 2)]
