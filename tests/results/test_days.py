"""An answer belongs to the day that the pupil's own clock showed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pandas as pd
import pytest

from seqnum.decks import Deck
from seqnum.match import Match
from seqnum.results import Results
from seqnum.results.days import with_local_days

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("America/Sao_Paulo", "2026-11-30"), ("-03:00", "2026-11-30"), ("-03", "2026-11-30"), ("UTC", "2026-12-01"),
        ("+05:30", "2026-12-01"), ("Mars/Olympus", "2026-12-01"), ("", "2026-12-01"), ("../passwd", "2026-12-01"),
    ],
)  # fmt: skip
def test_the_day_is_the_pupil_s(zone: str, day: str):
    """Half past two at night in London is the evening before in São Paulo, whatever a file calls the zone."""
    late = pd.DataFrame(
        {"answered_at": pd.to_datetime(["2026-12-01 02:30"], utc=True), "tz": [zone], "provenance": "ok"}
    )
    assert list(with_local_days(late, ["day"])["day"]) == [day]


def test_a_wrong_clock_has_no_day():
    """An answer of 1970 counts without a day; one that another program tells of an old lesson keeps its own."""
    moments = pd.to_datetime(["1970-01-01", "2026-11-30", "2009-03-02"], utc=True)
    answers = pd.DataFrame({"answered_at": moments, "tz": "UTC", "provenance": ["ok", "ok", "imported"]})
    found = with_local_days(answers, ["day", "week"])

    assert found["day"].isna().tolist() == found["week"].isna().tolist() == [True, False, False]
    assert found["week"].dropna().tolist() == ["2026-11-30", "2009-03-02"]


def test_a_match_file_says_how_far_its_clock_is_from_utc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Abbreviations such as CST mean several zones; what a file says has to lead to the pupil's day."""
    monkeypatch.setenv("TZ", "America/Sao_Paulo")
    time.tzset()
    try:
        match = Match(Deck.generate("add_within_20", seed=1), ["Ana", "Ben"], save=tmp_path, seed=1)
        match.say_number(match.hand()[0], "99")
    finally:
        monkeypatch.undo()
        time.tzset()
    frame = Results.read(tmp_path).frame
    assert set(frame["tz"]) == {"-03:00"}
    local = frame["answered_at"].dt.tz_convert("America/Sao_Paulo").dt.strftime("%Y-%m-%d")
    assert list(with_local_days(frame, ["day"])["day"]) == list(local)
