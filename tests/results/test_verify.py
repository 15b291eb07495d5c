"""Every match played again: what could not have happened, was edited or was copied is told to the teacher."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.match.record import Times
from seqnum.results import Results
from seqnum.results.content import FileContent
from seqnum.results.verifying import impossible
from tests.match.tables import answer_right, match_of, playable, right_cells, wrong_cells
from tests.results.keeping import KEPT

ANSWERS = 8


@pytest.fixture(scope="module")
def data(tmp_path_factory) -> bytes:
    """A match with times, wrong answers and right ones."""
    match = match_of(["Ana", "Ben"], save=tmp_path_factory.mktemp("played"), answer_policy="two_tries")
    for index in range(ANSWERS):
        card = playable(match)
        cells = wrong_cells(match, card) if index % 3 == 1 else right_cells(match, card)
        match.answer(card, cells[0], times=Times(1 + index / 7, 2 + index / 11, 0.0))
    return match.path.read_bytes()


def lines_of(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in data.splitlines()]


def written(lines: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def edited(data: bytes, answer: int, **changes: object) -> bytes:
    """Change fields of one answer."""
    lines = lines_of(data)
    answered = [line for line in lines if line["event"] == "attempt"]
    answered[answer]["attempt"] |= changes
    return written(lines)


def verified(folder, **files: bytes) -> Results:
    for name, content in files.items():
        (folder / f"{name}.jsonl").write_bytes(content)
    return Results.read(folder, verify=True)


def provenance(results: Results, file: str = "ana.jsonl") -> list[str]:
    return list(results.frame.loc[results.frame["source_file"] == file, "provenance"])


def test_what_was_played_is_in_no_doubt():
    """No match that was really played is suspected, whatever its rules, its players and its events."""
    for version in KEPT.iterdir():
        results = Results.read(version, verify=True)

        assert results.unverified.empty
        assert "unverified" not in set(results.frame["provenance"])


def test_an_edited_answer_is_told_with_its_line_and_what_came_before_is_not(tmp_path, data):
    """The answer made right by hand is impossible, those after it cannot be checked, those before it are good."""
    results = verified(tmp_path, ana=edited(data, 1, correct=True, outcome="correct"))

    assert provenance(results) == ["ok"] + ["unverified"] * (ANSWERS - 1)
    reasons = list(results.unverified["reason"])
    line = int(results.unverified["line"][0])
    assert reasons[0].startswith(f"Line {line} could not have happened")
    assert set(reasons[1:]) == {f"It comes after line {line}, which could not have happened, so it cannot be checked."}
    assert len(results) == ANSWERS
    assert "answers of it are unverified" in results.files["warning"][0]


FIELDS: dict[str, object] = {
    "student": "Eva",
    "item_id": "own:1 + 1",
    "expected": "7",
    "chosen": "7",
    "chosen_cell": "r06c05",
    "correct": None,
    "outcome": "dead_claim",
    "turn": 40,
    "seat": 7,
    "card_attempt": 3,
    "n_open_cells": 1,
    "hand": [],
}


@settings(deadline=None, max_examples=40)
@given(answer=st.integers(0, ANSWERS - 1), field=st.sampled_from(sorted(FIELDS)))
def test_no_field_of_an_answer_can_be_edited_unnoticed(data, answer, field):
    """Whichever answer and whichever field: its own line is the first in doubt."""
    changed = edited(data, answer, **{field: FIELDS[field]})
    content = FileContent("ana.jsonl", events=1)
    line = [number for number, one in enumerate(lines_of(data), start=1) if one["event"] == "attempt"][answer]

    assert min(impossible(changed, content)) == line


def test_a_line_taken_out(tmp_path, data):
    """A wrong answer that was deleted leaves a gap, and what comes after it is in doubt."""
    lines = data.splitlines(keepends=True)
    results = verified(tmp_path, ana=b"".join(lines[:3] + lines[4:]))

    assert provenance(results) == ["ok"] + ["unverified"] * (ANSWERS - 2)
    assert "A line is missing or was added" in results.unverified["reason"][0]


def test_after_a_line_that_cannot_be_read_nothing_can_be_checked(tmp_path, data):
    """A damaged line accuses nobody."""
    lines = data.splitlines(keepends=True)
    results = verified(tmp_path, ana=b"".join([*lines[:4], b"{\x00\n", *lines[5:]]))

    assert set(results.unverified["reason"]) == {
        "It comes after line 5, which cannot be read, so it cannot be checked."
    }


def test_a_match_without_its_start(tmp_path, data):
    """Without cards and seats there is nothing to play again, verified or not."""
    tail = b"".join(data.splitlines(keepends=True)[1:])
    results = verified(tmp_path, ana=tail)

    assert set(results.unverified["reason"]) == {
        "The start of this match is missing, so its answers cannot be checked."
    }
    assert len(Results.read(tmp_path).unverified) == ANSWERS


def test_another_pupils_file_under_a_new_name(tmp_path, data):
    """New names, a new game: the same answers in the same seconds show it, in both files."""
    game = lines_of(data)[0]["game_id"].encode()
    copy = data.replace(b'"Ana"', b'"Eva"').replace(b'"Ben"', b'"Leo"').replace(game, b"0123456789abcdef")
    results = verified(tmp_path, ana=data, eva=copy)

    assert len(results) == 2 * ANSWERS
    told = {(row.student, row.file): row.reason for row in results.unverified.itertuples()}
    assert set(told) == {("Ana", "ana.jsonl"), ("Ben", "ana.jsonl"), ("Eva", "eva.jsonl"), ("Leo", "eva.jsonl")}
    assert told["Eva", "eva.jsonl"].endswith("stand in ana.jsonl under the name Ana.")


def test_times_moved_do_not_hide_a_copy(tmp_path, data):
    """Whoever sets the dates another day still has the seconds; who takes out the seconds has the dates."""
    moved = lines_of(data)
    moved[0]["game_id"] = "other"
    for line in moved[1:]:
        if "attempt" in line:
            line["attempt"] |= {"game_id": "other", "answered_at": "2026-03-03T10:00:00Z"}

    assert len(verified(tmp_path, ana=data, eva=written(moved)).unverified) == 2 * ANSWERS


def test_one_game_under_two_names(tmp_path, data):
    """The same game told of other pupils counts for nobody, and the sentence has both names."""
    results = verified(tmp_path, ana=data, eva=data.replace(b'"Ana"', b'"Eva"').replace(b'"Ben"', b'"Leo"'))

    assert len(results) == 0
    assert any("under several names (Ana, Eva)" in reason for reason in results.refused["reason"])
    assert set(results.quarantined["provenance"]) == {"quarantined"}


def test_an_edited_copy_beside_the_original(tmp_path, data):
    """Where only one of two contradicting files follows from its match, that one counts; unverified, neither does."""
    last = ANSWERS - 1
    files = {"ana": data, "best": edited(data, last, correct=True, outcome="correct", chosen="7003")}
    results = verified(tmp_path, **files)

    assert len(results) == ANSWERS
    assert set(provenance(results)) == {"ok"}
    assert "differs from the same answer in ana.jsonl" in results.refused["reason"][0]
    assert len(Results.read(tmp_path)) == ANSWERS - 1


def test_both_partners_hand_in_their_game(tmp_path, data):
    """One game twice is a copy of a file, not of answers."""
    results = verified(tmp_path, ana=data, ben=data)

    assert results.unverified.empty
    assert list(results.files["verdict"]) == ["read", "copy"]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"), id="editor"),
        pytest.param(lambda data: data.decode().encode("utf-16"), id="utf-16"),
        pytest.param(lambda data: data.replace(b"\n", b"\n\n"), id="blank lines"),
        pytest.param(lambda data: data.rstrip(b"\n"), id="no last line end"),
        pytest.param(lambda data: data + b'{"n":11,"event":"att', id="torn"),
        pytest.param(lambda data: data[: len(data) * 3 // 4], id="cut"),
    ],
)
def test_what_programs_do_to_a_file_is_no_edit(tmp_path, data, change):
    """A file saved again or cut off on its way is played again as it was written."""
    results = verified(tmp_path, ana=change(data))

    assert len(results)
    assert results.unverified.empty


def test_two_matches_in_one_file(tmp_path, data):
    """Each is played again for itself."""
    other = match_of(["Eva", "Leo"], save=tmp_path / "other.jsonl", seed=4)
    answer_right(other, playable(other))
    second = other.path.read_bytes()
    other.path.unlink()
    results = verified(tmp_path, both=edited(data, 0, turn=9) + second)

    assert set(results.unverified["student"]) == {"Ana", "Ben"}


def test_a_newer_minor_version_accuses_nobody(tmp_path, data):
    """An event of the future cannot be played again here; the answers are read and the reason says what to install."""
    lines = lines_of(data)
    lines[0]["format"] = [1, 9]
    lines.insert(3, {"n": 4, "event": "cheer"})
    for number, line in enumerate(lines, start=1):
        line["n"] = number
    results = verified(tmp_path, ana=written(lines))

    assert len(results) == ANSWERS
    assert set(results.unverified["reason"]) == {
        "A newer seqnum wrote this file, so it cannot be checked here. To check it: pip install --upgrade seqnum"
    }


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_nothing_of_it_is_on_a_page_that_pupils_see(tmp_path, data, lang):
    """Monday's page is the same whether matches were played again or not."""
    cheated = edited(data, 1, correct=True, outcome="correct")
    suspicious = verified(tmp_path, ana=cheated).monday(lang=lang)

    assert suspicious._repr_html_() == Results.read(tmp_path).monday(lang=lang)._repr_html_()


def test_nothing_of_it_is_on_the_pages_to_hand_out(tmp_path, data):
    """In the report each pupil's page is the same whether matches were played again or not."""
    suspicious = verified(tmp_path, ana=edited(data, 1, correct=True, outcome="correct"))

    def handed_out(results: Results) -> list[str]:
        page = results.report(tmp_path / "friday.html", lang="en").read_text(encoding="utf-8")
        return re.findall(r'<article class="pupil".*?</article>', page, re.DOTALL)

    assert len(suspicious.unverified) > 0
    assert len(handed_out(suspicious)) == 2
    assert handed_out(suspicious) == handed_out(Results.read(tmp_path / "ana.jsonl"))
