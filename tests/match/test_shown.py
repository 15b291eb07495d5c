"""What a browser may keep of a match: no secret of a running game, and the same attempts for the teacher."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.engine import CodeError, preset
from seqnum.match import Match, MatchFileError, Pupil, find_unfinished, read_match_file
from seqnum.match.files import taken_along
from seqnum.match.receipt import Receipt, receipt
from seqnum.match.result_code import read_result, result_code
from seqnum.match.shown import shown_lines, told
from seqnum.results import Results
from tests.match.tables import answer_right, answer_to, answer_wrong, match_of, playable, wrong_cells
from tests.match.test_options import play_along

pytestmark = pytest.mark.desktop

if TYPE_CHECKING:
    from pathlib import Path

PACKED = Deck.generate("add_within_20", board=(6, 6), seed=7)
LEVELS = Deck.generate("add_within_20", board=(8, 8), level=(2, 1), seed=7)
COLUMNS = ["student", "item_id", "level", "expected", "chosen", "correct", "card_attempt", "misconceptions", "helped"]
POLICIES = ["two_tries", "retry", "lose_turn", "reveal", "challenge", "honour"]


def copy_of(match: Match) -> str:
    return "".join(f"{line}\n" for line in shown_lines(match._header, match.deck, match.log).values())


def read(folder: Path, **files: str) -> Results:
    for name, text in files.items():
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
    return Results.read(folder)


def rows(results: Results) -> list[tuple[object, ...]]:
    columns = [
        "student",
        "item_id",
        "level",
        "expected",
        "chosen",
        "correct",
        "card_attempt",
        "misconceptions",
        "helped",
    ]
    return [tuple(row) for row in results.frame[columns].itertuples(index=False)]


@settings(deadline=None, max_examples=12)
@given(
    policy=st.sampled_from(POLICIES),
    check=st.booleans(),
    deck=st.sampled_from([PACKED, LEVELS]),
    ring=st.booleans(),
    seed=st.integers(0, 1000),
)
def test_the_copy_tells_the_teacher_what_the_file_tells(tmp_path_factory, policy, check, deck, ring, seed):
    """Whatever was played: the same attempts as the file, but for answers nobody has judged yet; so does the code."""
    partner = "partner" if check and policy not in ("challenge", "honour") else None
    rules = replace(preset("classroom"), answer_policy=policy, check=partner)
    match = Match(deck, ["Ana", "Ben"], rules=rules, seed=seed, levels=(1, 2) if deck.levels else None)
    play_along(match, Random(seed))
    if ring:
        match.ring()
    folder = tmp_path_factory.mktemp("shown")
    kept = read(folder, copy=copy_of(match))
    whole = read(folder := tmp_path_factory.mktemp("whole"), file=match.file_text())
    (folder / "file.jsonl").unlink()
    code = read(folder, code=result_code(match._header, match.deck, match.log))

    judged = len(told(match._header, match.log))
    assert rows(kept) == rows(whole)[:judged]
    assert len(whole.frame) - judged == (0 if match.over else match.checker is not None)
    assert sorted(map(str, rows(code))) == sorted(map(str, rows(kept)))
    if judged == len(whole.frame):
        assert kept.judgements().equals(whole.judgements())
        assert kept.receipts().drop(columns="source_file").equals(whole.receipts().drop(columns="source_file"))
        assert code.receipts().drop(columns="source_file").equals(whole.receipts().drop(columns="source_file"))


@pytest.mark.parametrize("policy", ["two_tries", "lose_turn", "challenge"])
def test_a_running_game_keeps_its_secrets(policy):
    """Neither hands nor deal, nor the answer of a card nobody solved, nor whether an answer that waits is right."""
    match = match_of(["Ana", "Ben"], seed="a-secret-seed", answer_policy=policy)
    first = playable(match)
    match.answer(first, wrong_cells(match, first)[0])
    text = copy_of(match)

    lines = [json.loads(line) for line in text.splitlines()]
    assert "a-secret-seed" not in text
    assert {"deck", "order", "seed", "starter"} & set(lines[0]) == set()
    hands = {match.deck.cards[card].id for seat in (0, 1) for card in match.hand(seat)} - {match.deck.cards[first].id}
    assert not [one for one in hands if one in text]
    attempts = [line["attempt"] for line in lines if line["event"] == "attempt"]
    if policy == "challenge":
        assert attempts == []
        return
    (attempt,) = attempts
    assert attempt["expected"] == ""
    assert answer_to(match, first) not in json.dumps(attempt)
    assert (attempt["n_correct_cells"], attempt.get("open_wrong"), attempt.get("hand")) == (0, None, None)


def test_an_answer_that_was_seen_is_told():
    """Once the card is solved, or its worked step was shown, the earlier wrong try has the answer too."""
    match = match_of(["Ana", "Ben"])
    card = playable(match)
    answer_wrong(match, card)
    answer_right(match, card)
    shown = playable(match)
    answer_wrong(match, shown)
    answer_wrong(match, shown)

    attempts = [json.loads(line).get("attempt") for line in copy_of(match).splitlines()]
    assert [one["expected"] for one in attempts if one] == [one.expected for one in match.attempts()]


def test_the_copy_is_no_match_to_go_on_with(tmp_path):
    """It says so, and is passed over where a folder is looked through for one."""
    match = match_of(["Ana", "Ben"])
    (tmp_path / "copy.jsonl").write_text(copy_of(match), encoding="utf-8")

    with pytest.raises(MatchFileError, match="a browser kept"):
        read_match_file(tmp_path / "copy.jsonl")
    assert find_unfinished(tmp_path) is None


def test_file_copy_and_code_of_one_game_count_once(tmp_path):
    """What the file tells is fuller, so it stays; each of the others is a copy of it. An edited copy is set aside."""
    match = Match(PACKED, [Pupil("Ana"), "Ben"], seed=1)
    while sum(one.student == "Ben" for one in match.attempts()) < 3:
        answer_wrong(match, playable(match))
    kept, code = copy_of(match), result_code(match._header, match.deck, match.log)
    results = read(tmp_path, a_copy=kept, b_file=match.file_text(), c_code=code)

    assert len(results.frame) == len(match.attempts())
    assert set(results.frame["source_file"]) == {"b_file.jsonl"}
    assert results.files.set_index("file")["verdict"].to_dict() == {
        "a_copy.jsonl": "copy", "b_file.jsonl": "read", "c_code.jsonl": "copy",
    }  # fmt: skip
    assert results.frame["hand"].map(len).min() > 0
    (tmp_path / "b_file.jsonl").unlink()
    only = Results.read(tmp_path)
    assert set(only.frame["provenance"]) == {"browser"}
    edited = read(
        tmp_path, a_copy=kept.replace('"correct":false,"outcome":"incorrect"', '"correct":true,"outcome":"correct"')
    )
    assert len(edited.quarantined) > 0


def test_a_mistake_is_found_from_codes_too(tmp_path):
    """What stood on the board is not in a code; three cards that show one misconception still do."""
    deck = Deck.generate("sub_2digit_regroup", board=(8, 8), level=2, seed=7)
    for seed in (1, 2):
        match = Match(deck, [Pupil("Ana", ("smaller_from_larger",), 3.0), Pupil("Ben")], seed=seed)
        match.run()
        (tmp_path / f"{seed}.txt").write_text(f"Ana: {result_code(match._header, deck, match.log)}\n", encoding="utf-8")
    found = Results.read(tmp_path).diagnosis("Ana")

    assert "smaller_from_larger" in set(found["misconception"])


def test_a_damaged_code_is_noticed():
    """One letter less, or another one, is no code."""
    match = match_of(["Ana", "Ben"], deck=PACKED)
    answer_right(match, playable(match))
    code = result_code(match._header, match.deck, match.log)
    assert [one.student for one in read_result(code).attempts] == ["Ana"]
    for damaged in (code[:-1], code[:-1] + ("0" if code[-1] != "0" else "1"), "openresult9" + code[11:]):
        with pytest.raises(CodeError):
            read_result(damaged)


@given(st.text(max_size=30), st.text(max_size=30))
@example("CON", 'a/b\\c:d*e?"<script>')
@example("שלום", "..")
def test_a_file_s_name_is_one_on_every_system(one, other):
    """Names of any kind: letters, digits and hyphens only, never a path, short enough."""
    name = taken_along("3f2a9c41d0", "2026-11-30T09:15:00+00:00", [one, other])

    assert name.startswith("2026-11-30-")
    assert name.endswith("3f2a9c41.jsonl")
    assert len(name) <= 80
    assert all(letter == "-" or unicodedata.category(letter)[0] in "LNM" for letter in name.removesuffix(".jsonl"))


def test_the_check_letters_fit_one_receipt_only():
    """Another game, name or number gives other letters; only first tries count."""
    made = Receipt("3f2a9c41", (("Ana", 9, 12), ("Ben", 7, 12)))
    others = [
        replace(made, game="3f2a9c42"),
        replace(made, tallies=(("Ana", 9, 12), ("Ben", 8, 12))),
        replace(made, tallies=(("Ann", 9, 12), ("Ben", 7, 12))),
    ]
    assert len({made.check, *(one.check for one in others)}) == 4
    match = match_of(["Ana", "Ben"])
    card = playable(match)
    answer_wrong(match, card)
    answer_right(match, card)
    answer_right(match, playable(match))
    assert receipt(match.game_id, match.attempts()).tallies == (("Ana", 0, 1), ("Ben", 1, 1))
