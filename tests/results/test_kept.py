"""Match files of every version that was published are read for ever."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from seqnum.engine import PRESETS
from seqnum.match.log import Event, read_match_file
from seqnum.match.replay import replay
from seqnum.results import Results
from tests.results.keeping import versions

VERSIONS = versions()
FILES = [path for folder in VERSIONS for path in sorted(folder.glob("*.jsonl"))]
COLUMNS = ["seq", "student", "item_id", "expected", "chosen", "chosen_cell", "correct", "outcome", "time_to_answer"]


def told(path):
    expected = json.loads((path.parent / "expected.json").read_text(encoding="utf-8"))
    return [tuple(row) for row in expected[path.name]]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_file_is_read_and_played_again(path):
    """Each answer that was not a companion's is in the frame as it was written, and every line follows from before."""
    results = Results.read(path)
    frame = results.frame[COLUMNS].astype(object)
    frame = frame.where(frame.notna(), None)
    companions = {seat.name for seats in results._contents[0].seats.values() for seat in seats if seat.company}

    assert [*frame.itertuples(index=False, name=None)] == [row for row in told(path) if row[1] not in companions]
    assert results.refused.empty
    assert set(results.frame["provenance"]) <= {"ok"}
    replay(read_match_file(path), path)


def test_kept_files_hold_all_there_is():
    """Every preset, event, language and kind of seat of this version is kept (by `tests/results/keeping.py`)."""
    folder = VERSIONS[-1]
    stored = [read_match_file(path) for path in folder.glob("*.jsonl")]
    headers = [one.header for one in stored]

    assert {type(event) for one in stored for event in one.events} == {*get_args(Event)}
    assert {header.lang for header in headers} == {"en", "es", "pt"}
    assert {seat.kind for header in headers for seat in header.seats} == {"person", "computer", "pupil"}
    assert {path.stem for path in folder.glob("*.jsonl")} >= {*PRESETS}


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda path: path.name)
def test_a_kept_code_is_read(folder):
    """A pasted code of an earlier version still gives its answers."""
    results = Results.read(folder / "code.txt")

    assert len(results) == 2
    assert results.refused.empty
