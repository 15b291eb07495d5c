from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks.document import encode
from seqnum.errors import SeqnumError
from seqnum.match import Match, MatchError, MatchFileError, Pupil, find_unfinished, read_match_file
from seqnum.match.log import EventLog, stored_match
from seqnum.players import Heuristic, Random, Search
from tests.full_disk import room_for
from tests.match.tables import FIRST, answer_to, answer_wrong, match_of, playable, seven_thousands, wrong_cells
from tests.match.test_refusals import play, seen

if TYPE_CHECKING:
    from pathlib import Path

STEPS = ("right", "wrong", "right", "said", "swap", "wrong", "wrong", "right", "right", "wrong")


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory) -> Path:
    """A match of two people and a computer, broken off after ten answers."""
    match = match_of(["Ana", "Ben", Heuristic(level=1)], save=tmp_path_factory.mktemp("match"))
    for step in STEPS:
        play(match, step)
    assert match.path is not None
    return match.path


def copy_of(path: Path, folder: Path, data: bytes | None = None) -> Path:
    copy = folder / path.name
    copy.write_bytes(path.read_bytes() if data is None else data)
    return copy


def test_the_answer_is_on_the_disk_before_anything_follows_from_it(tmp_path):
    """A computer that moves after Ana finds her answer in the file, whole; so does she when she hears the verdict."""
    found = []

    class Spy:
        def choose(self, view, rng):  # noqa: ARG002 - what a player has to take
            found.append(json.loads(path.read_bytes().splitlines()[-1]))
            return view.legal[0]

    match = match_of(["Ana", Spy()], save=tmp_path)
    assert match.path is not None
    path = match.path
    for _ in range(4):
        card = playable(match)
        verdict = match.answer(card, wrong_cells(match, card)[0])
        if match.must() is not None:
            assert json.loads(path.read_bytes().splitlines()[-1])["attempt"]["chosen"] == verdict.chosen
            verdict = match.answer(card, wrong_cells(match, card)[0])
        last = found[-1]
        assert last["event"] == "attempt"
        assert (last["n"], last["attempt"]["chosen"], last["move"]) == (verdict.attempt.seq, verdict.chosen, f"{card}-")
    assert [event.n for event in match.log] == list(range(1, len(match.log) + 1))
    assert path.read_bytes().endswith(b"\n")


def test_a_file_has_the_lines_of_the_contract(unfinished):
    """Header, session, then attempts and moves, numbered from 1; the header holds all that the deal needs."""
    lines = [json.loads(line) for line in unfinished.read_bytes().splitlines()]

    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    assert [line["event"] for line in lines[:2]] == ["match", "session"]
    assert {line["event"] for line in lines[2:]} == {"attempt", "move"}
    header = lines[0]
    assert header["format"] == [1, 0]
    assert header["seats"] == [
        {"name": "Ana", "side": 0, "kind": "person"},
        {"name": "Ben", "side": 1, "kind": "person"},
        {"name": "Computer", "side": 2, "kind": "computer", "player": "heuristic", "level": 1},
    ]
    assert sorted(header["order"]) == list(range(36))
    assert header["deck_hash"] == seven_thousands().hash


def test_reading_at_every_byte_gives_the_whole_lines_before_it(tmp_path):
    """Cut anywhere, a file is its whole lines and a torn rest; cut in the first line it is no match file."""
    match = match_of(["Ana", Heuristic()], save=tmp_path)
    answer_wrong(match, playable(match))
    answer_wrong(match, playable(match))
    assert match.path is not None
    data = match.path.read_bytes()
    events = match.log
    ends = [index + 1 for index, byte in enumerate(data) if byte == ord("\n")]
    for size in range(len(data)):
        whole = sum(end <= size for end in ends)
        if not whole:
            with pytest.raises(MatchFileError, match="not a match file"):
                stored_match(data[:size], match.path)
            continue
        stored = stored_match(data[:size], match.path)
        assert len(stored.events) == whole
        assert (stored.size, stored.torn) == (ends[whole - 1], size - ends[whole - 1])
        assert stored.events[-1] == events[whole - 1]


@settings(deadline=None, max_examples=60)
@given(share=st.floats(0, 1), steps=st.lists(st.sampled_from(STEPS), max_size=4))
def test_a_match_goes_on_from_any_cut(unfinished, tmp_path_factory, share, steps):
    """Resumed from a cut file, a match is in the state after its last whole line, and plays on into a sound file."""
    data = unfinished.read_bytes()
    first = data.index(b"\n") + 1
    size = first + round(share * (len(data) - first))
    path = copy_of(unfinished, tmp_path_factory.mktemp("cut"), data[:size])
    whole = data[: data[:size].rfind(b"\n") + 1]

    match = Match.resume(path)

    lines = [json.loads(line) for line in whole.splitlines()]
    assert [msgspec.to_builtins(each)["seq"] for each in match.attempts()][: len(lines)] == [
        line["attempt"]["seq"] for line in lines if line["event"] == "attempt"
    ]
    assert path.read_bytes().startswith(whole)
    for step in steps:
        play(match, step)
    again = Match.resume(path)
    assert seen(again) == seen(match)
    assert again.attempts() == match.attempts()


def attempt_lines(lines: list[dict[str, Any]]) -> list[int]:
    return [number for number, line in enumerate(lines) if line["event"] == "attempt"]


EDITED = {
    "turn": 9, "seat": 1, "side": 1, "student": "Ben", "game_id": "0", "seq": 99, "session_id": "0", "expected": "7",
    "item_id": "own:1 + 1", "item_text": "1 + 1", "chosen": str(FIRST), "chosen_text": "7", "chosen_cell": "r02c02",
    "n_correct_cells": 9, "n_open_cells": 99, "card_attempt": 7, "turns_held": 7, "outcome": "timeout", "hand": [],
    "deck_hash": "0", "deck_id": "other", "rules_id": "other", "class_id": "4c", "skill": "add_within_20", "level": 3,
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(EDITED))
def test_an_attempt_that_was_edited_is_refused_with_its_line(unfinished, tmp_path, name):
    """Whatever follows from deal and moves is worked out again; the first line that says otherwise is named."""
    lines = [json.loads(line) for line in unfinished.read_bytes().splitlines()]
    number = attempt_lines(lines)[0]
    assert lines[number]["attempt"].get(name) != EDITED[name]
    lines[number]["attempt"][name] = EDITED[name]
    path = copy_of(unfinished, tmp_path, b"".join(json.dumps(line).encode() + b"\n" for line in lines))

    with pytest.raises(MatchFileError, match=f"{path.name}, line {number + 1}: ") as refused:
        Match.resume(path)

    assert "Traceback" not in str(refused.value)


def without_the_third(lines):
    del lines[3]


def with_two_changed_round(lines):
    lines[3], lines[4] = lines[4], lines[3]


def with_two_changed_round_and_numbered(lines):
    lines[3], lines[4] = {**lines[4], "n": 4}, {**lines[3], "n": 5}


def with_one_twice(lines):
    lines.insert(3, lines[3])


def wrong_made_right(lines):
    line = next(line for line in lines if line["event"] == "attempt" and line["attempt"].get("correct") is False)
    line["attempt"] |= {"correct": True, "outcome": "correct", "chosen": line["attempt"]["expected"]}


def with_another_move(lines):
    lines[2]["move"] = None


def with_another_seat(lines):
    line = next(line for line in lines if line["event"] == "move")
    line["seat"] = 0


def with_a_move_that_breaks_the_rules(lines):
    line = next(line for line in lines if line["event"] == "move")
    line["move"] = "0@r01c01"


def with_a_move_that_is_none(lines):
    line = next(line for line in lines if line["event"] == "move")
    line["move"] = '__import__("os")'


def with_an_end_too_early(lines):
    lines.append({"n": len(lines) + 1, "event": "end", "winner": 0, "reason": "sequences", "at": "x"})


def with_another_answer_in_the_deck(lines):
    card = next(card for card in lines[0]["deck"]["cards"] if card["kind"] == "face")
    card["text"], card["answer"] = "1 + 7000", "7001"


def with_another_deal(lines):
    lines[0]["order"].reverse()


def with_a_card_dealt_twice(lines):
    lines[0]["order"][0] = lines[0]["order"][1]


def with_no_order(lines):
    lines[0]["order"] = []


def with_another_starter(lines):
    lines[0]["starter"] = 1


def with_a_starter_who_is_not_there(lines):
    lines[0]["starter"] = 17


def with_another_name(lines):
    lines[0]["seats"][0]["name"] = "Eve"


def with_a_name_of_ten_lines(lines):
    lines[0]["seats"][0]["name"] = "Ana\n" * 10


def with_another_side(lines):
    lines[0]["seats"][0]["side"] = 1


def with_one_player_less(lines):
    del lines[0]["seats"][0]


def with_everybody_twice(lines):
    lines[0]["seats"] *= 2


def with_other_rules(lines):
    lines[0]["rules"]["answer_policy"] = "reveal"


def with_rules_for_playing_cards(lines):
    lines[0]["rules"]["answer_policy"] = None


def with_rules_that_cannot_be(lines):
    lines[0]["rules"]["line_length"] = -5


def in_a_language_nobody_speaks(lines):
    lines[0]["lang"] = "xx"


def with_a_deck_that_is_none(lines):
    lines[0]["deck"] = [1, 2]


def with_a_second_header(lines):
    lines[3] = {**lines[0], "n": 4}


def of_a_newer_format(lines):
    lines[0] = {"n": 1, "event": "match", "format": [2, 0], "app_version": "9.9", "everything": "else"}


def with_an_unknown_event(lines):
    lines[3]["event"] = "party"


@pytest.mark.parametrize(
    ("edit", "line"),
    [
        (without_the_third, 4),
        (with_two_changed_round, 4),
        (with_two_changed_round_and_numbered, 4),
        (with_one_twice, 5),
        (wrong_made_right, None),
        (with_another_move, 3),
        (with_another_seat, None),
        (with_a_move_that_breaks_the_rules, None),
        (with_a_move_that_is_none, None),
        (with_an_end_too_early, None),
        (with_another_answer_in_the_deck, 1),
        (with_another_deal, 3),
        (with_a_card_dealt_twice, 1),
        (with_no_order, 1),
        (with_another_starter, 3),
        (with_a_starter_who_is_not_there, 1),
        (with_another_name, None),
        (with_a_name_of_ten_lines, 1),
        (with_another_side, 1),
        (with_one_player_less, 1),
        (with_everybody_twice, 1),
        (with_other_rules, None),
        (with_rules_for_playing_cards, 1),
        (with_rules_that_cannot_be, 1),
        (in_a_language_nobody_speaks, 1),
        (with_a_deck_that_is_none, 1),
        (with_a_second_header, 4),
        (with_an_unknown_event, 4),
    ],
)
def test_a_file_that_was_edited_is_refused_with_file_and_line(unfinished, tmp_path, edit, line):
    """A changed answer, a line removed, lines changed round, another deck: one sentence, and the file as it was."""
    lines = [json.loads(line) for line in unfinished.read_bytes().splitlines()]
    edit(lines)
    path = copy_of(unfinished, tmp_path, b"".join(json.dumps(each).encode() + b"\n" for each in lines))
    before = path.read_bytes()

    with pytest.raises(MatchFileError, match=rf"{path.name}, line {line or ''}"):
        Match.resume(path)

    assert path.read_bytes() == before


def test_a_file_of_a_newer_format_names_the_version(unfinished, tmp_path):
    """Even when nothing else in its first line is known."""
    lines = [json.loads(line) for line in unfinished.read_bytes().splitlines()]
    of_a_newer_format(lines)
    path = copy_of(unfinished, tmp_path, b"".join(json.dumps(each).encode() + b"\n" for each in lines))

    with pytest.raises(MatchFileError, match=r"seqnum 9\.9"):
        Match.resume(path)


@settings(deadline=None, max_examples=200)
@given(data=st.data())
def test_a_damaged_file_gets_a_sentence_or_is_the_same_match(unfinished, tmp_path_factory, data):
    """Bytes changed anywhere: refused as a match file, or without effect on what was played."""
    content = bytearray(unfinished.read_bytes())
    at = data.draw(st.integers(0, len(content) - 1))
    content[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    path = copy_of(unfinished, tmp_path_factory.mktemp("damaged"), bytes(content))

    try:
        match = Match.resume(path)
    except MatchFileError as error:
        said = str(error)
    else:
        said = ""
        assert len(match.attempts()) <= len(STEPS)

    assert len(said) < 500


def test_two_sessions_on_one_file_lose_nothing(tmp_path):
    """The session that comes second to write is told to open the file again; the file holds what both have shown."""
    first = match_of(save=tmp_path)
    assert first.path is not None
    answer_wrong(first, playable(first))
    second = Match.resume(first.path)
    before = (len(first.log), seen(first))

    with pytest.raises(MatchFileError, match="Open it again"):
        answer_wrong(first, playable(first))

    assert (len(first.log), seen(first)) == before
    answer_wrong(second, playable(second))
    third = Match.resume(first.path)
    assert [one.card_attempt for one in third.attempts()] == [1, 2]


def test_opening_a_match_twice_cuts_nothing_off(tmp_path):
    """A line that another session writes while a file is being opened stays, and the opening is refused."""
    match = match_of(save=tmp_path)
    assert match.path is not None
    stored = read_match_file(match.path)
    answer_wrong(match, playable(match))
    content = match.path.read_bytes()

    late = EventLog(match.path, stored)
    with pytest.raises(MatchFileError, match="Open it again"):
        late.append(stored.events[1])

    assert match.path.read_bytes() == content


@pytest.mark.desktop
@pytest.mark.parametrize("spare", [0, 1, 200])
def test_on_a_full_disk_nothing_is_played(tmp_path, spare):
    """Half a line fits, or none: a sentence, the game and the file as before; with room again it goes on."""
    match = match_of(save=tmp_path)
    assert match.path is not None
    card = playable(match)
    before = (len(match.log), seen(match), match.path.read_bytes())

    with room_for(match.path.stat().st_size + spare), pytest.raises(MatchFileError, match="cannot be written"):
        answer_wrong(match, card)

    assert (len(match.log), seen(match), match.path.read_bytes()) == before
    answer_wrong(match, card)
    assert Match.resume(match.path).attempts() == match.attempts()


@pytest.mark.desktop
def test_a_disk_that_is_full_for_the_computer_keeps_the_answer(tmp_path):
    """Ana's answer fits, the computer's move does not: her answer stands, and run() goes on when there is room."""
    match = match_of(["Ana", Heuristic(level=3)], save=tmp_path)
    assert match.path is not None
    card = playable(match)
    cell = next(cell for cell in range(36) if match.layout.faces[cell] == answer_to(match, card))
    twin = match_of(["Ana", Heuristic(level=3)], save=tmp_path / "twin")
    twin.answer(card, cell)
    assert twin.path is not None
    lines = twin.path.read_bytes().splitlines(keepends=True)
    size = match.path.stat().st_size + len(lines[2])

    with room_for(size + 5), pytest.raises(MatchFileError, match="cannot be written"):
        match.answer(card, cell)

    assert [one.correct for one in match.attempts()] == [True]
    assert match.turn == 1
    match.run()
    assert seen(match) == seen(twin)
    assert Match.resume(match.path).attempts() == match.attempts()


@pytest.mark.parametrize(
    "folder", [pytest.param("/proc/results", marks=pytest.mark.desktop), "/dev/null/results", "a\0b"]
)
def test_a_folder_that_cannot_be_is_refused(folder):
    """One sentence that names the folder."""
    with pytest.raises(MatchError, match="no folder that results can be saved in"):
        match_of(save=folder)


def test_a_file_that_is_there_already_is_not_written_over(tmp_path):
    """A match file is named once; going on with it is resume."""
    path = tmp_path / "ours.jsonl"
    match = match_of(save=path)
    assert match.path == path
    content = path.read_bytes()

    with pytest.raises(MatchError, match="there already"):
        match_of(save=path)

    assert path.read_bytes() == content


def test_a_file_that_was_deleted_is_not_begun_anew(tmp_path):
    """A match whose file is gone says so and plays nothing."""
    match = match_of(save=tmp_path)
    assert match.path is not None
    match.path.unlink()

    with pytest.raises(MatchFileError, match="cannot be written"):
        answer_wrong(match, playable(match))

    assert not match.path.exists()
    assert match.attempts() == []


def test_a_notebook_may_change_its_folder(tmp_path, monkeypatch):
    """A relative folder stays where it was when the match began."""
    monkeypatch.chdir(tmp_path)
    match = match_of(save="results")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")

    answer_wrong(match, playable(match))

    assert match.path is not None
    assert not match.path.is_absolute()
    assert len(read_match_file(tmp_path / match.path).events) == 3


def test_the_newest_unfinished_match_is_found(tmp_path):
    """Finished matches and other files are passed over; a finished match that was only looked at stays finished."""
    (tmp_path / "notes.jsonl").write_text("no match\n")
    assert find_unfinished(tmp_path) is None
    with pytest.raises(MatchError, match="no match to go on with"):
        Match.resume(tmp_path)
    over = match_of([Pupil("A"), Pupil("B")], save=tmp_path)
    over.run()
    assert over.path is not None
    content = over.path.read_bytes()
    looked_at = Match.resume(over.path)
    assert (looked_at.over, looked_at.winner) == (True, over.winner)
    assert over.path.read_bytes() == content
    assert find_unfinished(tmp_path) is None
    match = match_of(save=tmp_path)

    found = find_unfinished(tmp_path)

    assert found is not None
    assert (found.path, found.names) == (match.path, ("Ana", "Ben"))
    assert Match.resume(tmp_path).game_id == match.game_id


def test_an_end_that_was_not_written_is_added(tmp_path):
    """Killed between the winning chip and the end: resuming writes the end."""
    match = match_of(save=tmp_path)
    while not match.over:
        play(match, "right")
    assert match.path is not None
    data = match.path.read_bytes()
    path = tmp_path / "cut.jsonl"
    path.write_bytes(data[: data[:-1].rfind(b"\n") + 1])

    again = Match.resume(path)

    assert (again.over, again.winner) == (True, match.winner)
    assert [json.loads(line)["event"] for line in path.read_bytes().splitlines()[-2:]] == ["session", "end"]


def test_resuming_keeps_the_people(tmp_path):
    """The file knows who plays; others cannot take their places, computers of your own can take a computer's."""
    match = match_of(["Ana", Heuristic(level=3), Pupil("Zoe", ("borrow_no_decrement",), 0.5, 0.25)], save=tmp_path)
    assert match.path is not None

    again = Match.resume(match.path)

    assert again.seats == match.seats
    assert Match.resume(match.path, ["Ana", Heuristic(level=1), Pupil("Zoe")]).seats[1].player == Heuristic(level=1)
    for others in (["Eve", Heuristic(), Pupil("Zoe")], ["Ana", "Computer", Pupil("Zoe")], ["Ana", Heuristic()], "Ana"):
        with pytest.raises(MatchError):
            Match.resume(match.path, others)  # type: ignore[arg-type]


@pytest.mark.parametrize("computer", [Random(), Heuristic(level=4), Search(seconds=0.25), Search(None, games=7)])
def test_resuming_keeps_the_computers(tmp_path, computer):
    """Whichever computer sat there sits there again, with what it was told."""
    match = match_of(["Ana", computer], save=tmp_path)
    assert match.path is not None

    assert Match.resume(match.path).seats == match.seats


@pytest.mark.parametrize(
    ("record", "player"),
    [('"level":4', Heuristic(level=4)), ('"level":null', Heuristic(level=2)), ('"asks":null', Heuristic(level=2))],
)
def test_files_that_do_not_name_the_computer(tmp_path, record, player):
    """Files of before computers were named are read: a heuristic of the level they give, else of level 2."""
    match = match_of(["Ana", Heuristic(level=4)], save=tmp_path)
    assert match.path is not None
    text = match.path.read_text(encoding="utf-8")
    assert '"player":"heuristic","level":4' in text
    match.path.write_text(text.replace('"player":"heuristic","level":4', record), encoding="utf-8")

    assert Match.resume(match.path).seats[1].player == player


def test_a_search_without_an_end_is_refused(tmp_path):
    """A file whose computer would think for ever is refused in words."""
    match = match_of(["Ana", Search(None, games=7)], save=tmp_path)
    assert match.path is not None
    text = match.path.read_text(encoding="utf-8")
    match.path.write_text(text.replace(',"games":7', ""), encoding="utf-8")

    with pytest.raises(SeqnumError, match="Search needs an end"):
        Match.resume(match.path)


def test_a_match_without_a_file_keeps_its_log():
    """Nothing is written, and the log has the same events."""
    match = match_of()
    answer_wrong(match, playable(match))

    assert match.path is None
    assert [type(event).__name__ for event in match.log] == ["Started", "SessionStarted", "Answered"]
    assert bytes(match.log[0].deck) == encode(seven_thousands())  # type: ignore[union-attr]
