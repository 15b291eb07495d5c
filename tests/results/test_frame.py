from __future__ import annotations

import subprocess
import sys
from datetime import timedelta

import pandas as pd
import pytest

from seqnum.results import Results
from seqnum.results.frame import DTYPES
from seqnum.results.reading import read_lines
from tests.results.writer import MONDAY, line, make_attempt, match_file


def results_of(*attempts, **of_header) -> Results:
    return Results([read_lines(match_file(*attempts, **of_header), "ana.jsonl")])


@pytest.mark.parametrize("results", [Results.read([]), results_of(make_attempt(correct=None, outcome="skipped"))])
def test_the_dtypes_are_those_documented(results):
    """Full or empty, the frame has the same columns with the same dtypes."""
    assert {name: str(dtype) for name, dtype in results.frame.dtypes.items()} == DTYPES
    assert list(results.quarantined.columns) == list(DTYPES)


def test_values_come_through_as_written():
    """Every field of an attempt stands in its row, names that look like markup or formulas as plain text."""
    attempt = make_attempt(
        student='=HYPERLINK("http://x")<script>alert(1)</script>',
        time_to_card=3.25,
        misconceptions=("a", "b"),
        chosen_text="NA",
        skill=None,
    )

    row = results_of(attempt).frame.iloc[0]

    assert row["student"] == attempt.student
    assert row["time_to_card"] == 3.25
    assert row["misconceptions"] == ("a", "b")
    assert row["chosen_text"] == "NA"
    assert pd.isna(row["skill"])
    assert pd.isna(row["class_id"])
    assert row["answered_at"] == pd.Timestamp(attempt.answered_at)


def test_a_swap_is_missing_not_wrong():
    """A card that was swapped has no right or wrong."""
    swapped = make_attempt(chosen=None, correct=None, outcome="skipped")

    assert results_of(swapped).frame["correct"].isna().all()


def test_simulated_pupils_are_marked():
    """The header says who is simulated; a game without a header is unverified and says nothing."""
    known = match_file(make_attempt(), make_attempt(seq=3, seat=1, student="Ben"), kinds=("pupil", "person"))
    unknown = line(make_attempt(game_id="g2")) + b"\n"

    frame = Results([read_lines(known + unknown, "a.jsonl")]).frame

    marks = zip(
        frame["game_id"], frame["student"], frame["simulated"].astype("object"), frame["provenance"], strict=True
    )
    assert set(marks) == {
        ("g1", "Ana", True, "ok"),
        ("g1", "Ben", False, "ok"),
        ("g2", "Ana", pd.NA, "unverified"),
    }


def test_a_seat_that_the_header_does_not_have_is_unverified():
    """An attempt of a fifth player at a table of two is kept and marked."""
    assert list(results_of(make_attempt(seat=4)).frame["provenance"]) == ["unverified"]


def test_opportunities_count_cards_per_student_and_skill():
    """The second try at a card is no new opportunity, a swap none at all, another student or skill starts at one."""
    attempts = [
        make_attempt(seq=2, item_id="a", chosen="14"),
        make_attempt(seq=3, item_id="b", student="Ben", seat=1),
        make_attempt(seq=4, item_id="c"),
        make_attempt(seq=5, item_id="a", card_attempt=2),
        make_attempt(seq=6, item_id="d", chosen=None, correct=None, outcome="skipped"),
        make_attempt(seq=7, item_id="e", skill="table_all_10"),
        make_attempt(seq=8, item_id="f", skill=None),
        make_attempt(seq=9, item_id="g"),
    ]

    counted = results_of(*attempts).frame["opportunity"].astype("object").where(lambda each: each.notna(), None)

    assert list(counted) == [1, 1, 2, 1, None, 1, None, 3]


def test_opportunities_run_through_games_in_the_order_of_time():
    """Tuesday's first card follows Monday's last, whatever the files are called."""
    tuesday = [
        make_attempt(game_id="a", seq=seq, session_id="t", answered_at=MONDAY + timedelta(days=1, minutes=seq))
        for seq in (2, 3)
    ]
    monday = [make_attempt(game_id="b", seq=seq) for seq in (2, 3)]

    results = Results([read_lines(match_file(*tuesday), "1.jsonl"), read_lines(match_file(*monday), "2.jsonl")])

    assert list(results.frame["game_id"]) == ["b", "b", "a", "a"]
    assert list(results.frame["opportunity"]) == [1, 2, 3, 4]


def test_within_a_session_the_number_decides_not_the_clock():
    """A clock set back in the middle of a game moves no answer."""
    attempts = [make_attempt(seq=2), make_attempt(seq=3, answered_at=MONDAY - timedelta(days=400))]

    assert list(results_of(*attempts).frame["seq"]) == [2, 3]


def test_moments_are_in_utc():
    """A time written with an offset is the same moment in UTC."""
    data = match_file(make_attempt()).replace(b"2026-11-30T08:00:02Z", b"2026-11-30T05:00:02-03:00")

    moment = Results([read_lines(data, "a.jsonl")]).frame["answered_at"].iloc[0]

    assert moment == pd.Timestamp("2026-11-30T08:00:02Z")


def test_the_summary_says_what_was_read():
    """Students, answers, games, what was left out, and that simulated pupils are simulated."""
    data = match_file(make_attempt(), kinds=("pupil", "person")) + b"rubbish\n"
    results = Results([read_lines(data, "ana.jsonl")])

    assert repr(results) == "<Results: students=1, simulated=1, attempts=1, games=1, refused=1>"
    assert str(results).splitlines() == [
        "Students: 1",
        "Answers: 1",
        "Games: 1",
        "Files: 1",
        "Simulated pupils, not real ones: 1",
        "Lines and files left out: 1",
        "ana.jsonl: Line 3 is cut or was changed by hand, so it was left out.",
    ]


def test_the_summary_holds_no_markup_of_a_file_name():
    """A file named like a tag is shown as text."""
    results = Results([read_lines(b"", "<img src=x onerror=alert(1)>.jsonl")])

    assert "<img" not in results._repr_html_()
    assert "&lt;img" in results._repr_html_()


def test_reasons_speak_the_chosen_language(monkeypatch):
    """The same results give their reasons in the language that is chosen when they are shown."""
    results = Results([read_lines(b"", "ana.jsonl")])

    monkeypatch.setenv("SEQNUM_LANG", "pt")

    assert results.refused["reason"].iloc[0] == "Este arquivo está vazio. Peça que enviem de novo."


def test_importing_the_room_loads_neither_pandas_nor_matplotlib():
    """Playing needs no analysis; reading needs no charts."""
    lazy = "import sys, seqnum.results as r; assert not {'pandas', 'matplotlib', 'narwhals'} & set(sys.modules); "
    reading = "r.Results.read([]).accuracy(); assert 'matplotlib' not in sys.modules"

    done = subprocess.run([sys.executable, "-c", lazy + reading], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
