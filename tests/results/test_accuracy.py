from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.results import Results, UnknownColumn
from seqnum.results.accuracy import GROUPABLE, accuracy_table
from seqnum.results.frame import DTYPES, LISTS
from seqnum.results.reading import read_lines
from seqnum.wilson import wilson
from tests.results.writer import make_attempt, match_file


def results_of(*attempts) -> Results:
    return Results([read_lines(match_file(*attempts), "ana.jsonl")])


def rows(table) -> list[list[object]]:
    return [list(row) for row in table.astype("object").where(table.notna(), None).to_numpy()]


def test_only_first_tries_count():
    """A second try, a swap and a pass change nothing; a dead card claimed rightly is a right first try."""
    results = results_of(
        make_attempt(seq=2, chosen="14"),
        make_attempt(seq=3, card_attempt=2),
        make_attempt(seq=4, chosen=None, correct=None, outcome="skipped"),
        make_attempt(seq=5, chosen=None, correct=None, outcome="passed"),
        make_attempt(seq=6, outcome="dead_claim"),
    )

    assert rows(results.accuracy()[["skill", "n", "correct", "accuracy"]]) == [["add_within_20", 2, 1, 0.5]]


def test_columns_and_interval():
    """The table has the documented columns, and the interval is Wilson's."""
    results = results_of(*(make_attempt(seq=seq, chosen="15" if seq < 9 else "1") for seq in range(2, 12)))

    table = results.accuracy(by="student")

    assert [str(dtype) for dtype in table.dtypes] == ["string", "int64", "int64", "float64", "float64", "float64"]
    assert list(table.columns) == ["student", "n", "correct", "accuracy", "low", "high"]
    low, high = wilson(7, 10)
    assert rows(table) == [["Ana", 10, 7, 0.7, pytest.approx(low), pytest.approx(high)]]


def test_groups_are_those_observed_and_sorted_as_people_count():
    """List number 2 comes before 10, names after numbers, no pair of student and skill is invented."""
    results = results_of(
        make_attempt(seq=2, student="10"),
        make_attempt(seq=3, student="Ana", skill="table_all_10"),
        make_attempt(seq=4, student="2"),
        make_attempt(seq=5, student="2", skill=None),
    )

    table = results.accuracy(by=["student", "skill"])

    assert rows(table[["student", "skill"]]) == [
        ["2", "add_within_20"],
        ["2", None],
        ["10", "add_within_20"],
        ["Ana", "table_all_10"],
    ]


def test_no_column_is_one_row_over_all():
    """An empty list asks for the whole class; with no answer there is no row."""
    assert rows(results_of(make_attempt(), make_attempt(seq=3, chosen="1")).accuracy(by=[])[["n", "correct"]]) == [
        [2, 1]
    ]
    assert Results.read([]).accuracy(by=[]).empty


@pytest.mark.parametrize("by", ["skil", "correct", "misconceptions", ["student", "n"], [7]])
def test_an_unknown_column_is_refused_with_those_there_are(by):
    """The message names what was asked for and everything one can group by."""
    with pytest.raises(
        UnknownColumn, match=r"There is no column .* to group by\. Choose from: game_id, seq, student"
    ) as e:
        Results.read([]).accuracy(by=by)

    assert e.value.values["given"] == (by if isinstance(by, str) else by[-1])


@pytest.mark.parametrize("column", GROUPABLE)
def test_every_column_offered_can_be_grouped_by(column):
    """What the error lists works."""
    assert results_of(make_attempt()).accuracy(by=column)["n"].sum() == 1


def test_lists_are_not_grouped_by():
    """A list in a row is no group; each other column but those counted is."""
    assert set(DTYPES) - set(GROUPABLE) == {*LISTS, "correct", "card_attempt"}


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from("AB"), st.sampled_from("xyz"), st.booleans(), st.integers(1, 2)), max_size=40)
)
def test_the_counts_are_those_of_a_plain_loop(answers):
    """Grouped counts equal a count by hand."""
    results = results_of(
        *(
            make_attempt(seq=seq, student=student, skill=skill, chosen="15" if right else "1", card_attempt=tried)
            for seq, (student, skill, right, tried) in enumerate(answers, start=2)
        )
    )
    n = Counter((student, skill) for student, skill, _, tried in answers if tried == 1)
    correct = Counter((student, skill) for student, skill, right, tried in answers if tried == 1 and right)

    table = results.accuracy(by=["student", "skill"])

    assert {(row.student, row.skill): (row.n, row.correct) for row in table.itertuples()} == {
        key: (n[key], correct[key]) for key in n
    }


def test_an_object_of_pandas_is_all_it_needs():
    """The table is made from any frame with the columns it names, not from `Results` only."""
    frame = results_of(make_attempt()).frame[["student", "skill", "correct", "card_attempt"]]

    assert rows(accuracy_table(frame, ["skill"])[["n", "correct"]]) == [[1, 1]]


def test_a_notebook_shows_percentages():
    """7 of 22 is 32 % to a teacher, and 0.318… to a program."""
    results = results_of(*(make_attempt(seq=seq, chosen="15" if seq < 9 else "1") for seq in range(2, 24)))

    table = results.accuracy(by="student")

    assert "<td>32%</td>" in table._repr_html_()
    assert table["accuracy"].iloc[0] == 7 / 22
