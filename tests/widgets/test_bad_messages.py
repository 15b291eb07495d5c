"""The channel from pages to the board: what is malformed, late, foreign, oversized or sent twice changes nothing."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.decks import Deck
from seqnum.match import Match
from seqnum.players import Heuristic
from tests.match.tables import (
    answer_right,
    answer_to,
    answer_wrong,
    faces_in_hand,
    match_of,
    playable,
    right_cells,
    seven_thousands,
)
from tests.widgets.bad_messages import BadMessages
from tests.widgets.test_board import Heard
from tests.widgets.test_card_games import chips_but_one

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def found(folder: Path) -> Heard:
    """A board that offers to go on with a match."""
    left = match_of(save=folder)
    left.swap(playable(left))
    return Heard(seven_thousands(), save=folder)


def seated(act: Callable[[Match], object], **options: Any) -> Callable[[Path], Heard]:
    """A board where somebody has taken the laptop and done something."""

    def board_in(folder: Path) -> Heard:
        match = match_of(save=folder, **options)
        board = Heard(match)
        assert board.ask("ready")["ok"]
        act(match)
        board.catch_up()
        return board

    return board_in


def six_in_a_row(match: Match) -> None:
    """Have the mover asked which five of them count."""
    inside = range(7, 29)
    card = next(card for card in faces_in_hand(match) if any(cell in inside for cell in right_cells(match, card)))
    cell = next(cell for cell in right_cells(match, card) if cell in inside)
    chips_but_one(match, [cell // 6 * 6 + col for col in range(6)], cell)
    assert match.answer(card, cell).saying == "choose_line"


PENDING: dict[str, Callable[[Path], Heard]] = {
    "lobby": lambda folder: Heard(seven_thousands(), save=folder),
    "found": found,
    "hand": seated(lambda _: None),
    "handover": seated(lambda match: answer_right(match, playable(match))),
    "tried": seated(lambda match: answer_wrong(match, playable(match))),
    "solved": seated(lambda match: match.say_number(playable(match), answer_to(match, playable(match)))),
    "choosing": seated(six_in_a_row),
    "check": seated(lambda match: answer_right(match, playable(match)), answer_policy="challenge"),
    "over": seated(lambda match: match.ring()),
    "alone": lambda folder: Heard(match_of(["Ana", Heuristic(level=1)], save=folder)),
    "dice": lambda folder: Heard(Match(Deck.of_cards("dice"), ["Ana", "Ben"], seed=4, save=folder)),
    "printed": lambda folder: Heard(match_of(source="piles", reshuffle=False, save=folder)),
    "own": lambda folder: Heard(match_of(save=folder), screens="own"),
}


def kept(board: Heard, folder: Path) -> tuple[object, ...]:
    """All that a message could change: what is shown, what is remembered, what is on the disk."""
    files = {file.name: file.read_bytes() for file in folder.iterdir()}
    match = board.match
    log = (
        None if match is None else (match.file_text(), repr(match.position()), match.verdict, match.choices, match.lang)
    )
    return json.dumps([board.table, board.state]), log, files


def refused(board: Heard, content: Any) -> None:
    """Send something that has to be answered once, with a sentence, and its number if it has one."""
    before = len(board.__dict__.setdefault("sent", []))
    board._handle_custom_msg(content, [b"\0" * 9])
    (reply,) = board.sent[before:]
    given = content.get("id") if isinstance(content, dict) else None
    assert reply["id"] == (given if type(given) is int and 0 <= given <= 2**53 else None)
    assert reply["ok"] is False
    assert 0 < len(reply["text"]) < 300
    assert "no fault of yours" not in reply["text"], content
    json.dumps(reply, ensure_ascii=False, allow_nan=False).encode()


def refuse_many(pending: str, folder: Path, number: int, seed: int) -> None:
    board = PENDING[pending](folder)
    shown: dict[str, Any] = board.state
    bad = BadMessages(Random(seed), shown)
    before = kept(board, folder)
    for _ in range(number):
        refused(board, bad.any())
        board.sent.clear()
        assert board.state is shown
    assert kept(board, folder) == before


@pytest.mark.parametrize("pending", PENDING)
def test_what_a_page_must_not_send_changes_nothing(pending, tmp_path):
    """State, log, file and memory are the same to the byte after hundreds of them, whatever the board waits for."""
    refuse_many(pending, tmp_path, 400, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("pending", PENDING)
def test_a_hundred_thousand_of_them_change_nothing(pending, tmp_path):
    """The same, 10⁵ in all."""
    refuse_many(pending, tmp_path, 100_000 // len(PENDING) + 1, seed=2)


def moves_of(board: Heard, rng: Random) -> list[dict[str, Any]]:
    """Some things the page could send now that would be taken, each alone."""
    bad = BadMessages(rng, board.state)
    if board.state["phase"] == "handover":
        return [bad.right("ready"), bad.right("ready")]
    if board.state["phase"] == "over":
        return [bad.right("again"), bad.right("again")]
    card = playable(board.game)
    spaces = [
        cell for cell, chip in enumerate(board.state["chips"]) if chip == "." and board.shown_table["faces"][cell]
    ]
    chip = bad.right("play") | {"card": f"k{card}", "cell": rng.choice(spaces), "to_card": 1.5}
    return [chip, bad.right("swap") | {"card": f"k{card}"}, bad.right("number") | {"card": f"k{card}", "text": "7005"}]


@pytest.mark.parametrize("seed", range(4))
def test_of_messages_in_any_order_and_number_one_counts(seed, tmp_path):
    """Each moment's messages come shuffled, some twice, old ones between: one is done, repeats are answered alike."""
    rng = Random(seed)
    board = Heard(match_of(save=tmp_path, seed=seed))
    old: list[tuple[dict[str, Any], Any]] = []
    for _ in range(40):
        now = moves_of(board, rng)
        sent = [*now, *now[:1], *(message for message, _ in rng.sample(old[-50:], min(3, len(old))))]
        rng.shuffle(sent)
        seq, done = board.state["seq"], list[tuple[dict[str, Any], Any]]()
        for message in sent:
            before = len(board.__dict__.setdefault("sent", []))
            board._handle_custom_msg(message, [])
            (reply,) = [one for one in board.sent[before:] if one["type"] == "reply"]
            known = [answer for earlier, answer in old if earlier == message]
            assert not known or (reply["ok"], reply["text"]) == (known[0]["ok"], known[0]["text"])
            if not known and not any(message is one for one, _ in done):
                done.append((message, reply))
        assert [reply["ok"] for _, reply in done].count(True) == 1
        assert board.state["seq"] == seq + 1
        old += done
    answers = [message for message, reply in old if reply["ok"] and message["type"] in ("play", "number", "swap")]
    (file, *_) = sorted(tmp_path.iterdir())
    assert len(Match.resume(file).attempts()) == len(answers) == len(board.game.attempts())


def test_a_page_that_missed_what_was_sent_gets_it_again():
    """Asked with an older number the board sends all it shows; asked with its own it does not."""
    board = Heard(match_of())
    states: list[Any] = []
    board.send_state = states.append  # type: ignore[method-assign]
    board.ask("hello")
    assert states == []

    board.ask("hello", seq=board.state["seq"] - 1)
    assert states == [["table", "texts", "state"]]
