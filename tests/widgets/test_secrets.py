"""No page gets what its player must not know: everything a board sends, writes or keeps, over whole games."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.decks import Deck
from seqnum.engine import Place, Remove, preset
from seqnum.match import Match
from seqnum.players import Heuristic
from seqnum.results import Results
from tests.decks.presets import ASKING, CARD_GAMES
from tests.match.tables import answer_to, faces_in_hand, seven_thousands
from tests.match.test_hidden_cards import permute
from tests.match.test_secrecy import holds_an_answer
from tests.widgets.wire import Wired

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SEED = "a-seed-nobody-may-see"
SYNCED = {"table", "texts", "state"}
"""What differs from board to board; the rest is the script, the style and the widget's class."""


OPEN = ("wrong_again", "waits", "which_line", "stands")
"""Said while the card can still be answered, or nobody knows yet whether it was right."""

CHANCE = ("answered_at", "created_at", "at", "game_id", "session_id", "deck_hash")
"""Times, and letters and digits by chance: any number may stand in these."""


def board_of(name: str, players: list[Any], **options: Any) -> Wired:
    rules = replace(preset(name), **options)
    deck = seven_thousands() if rules.answer_policy is not None else Deck.of_cards(name, seed=3)
    return Wired(Match(deck, players, rules=rules, seed=SEED))


def ask(board: Wired, kind: str, **fields: Any) -> bool:
    """Send a message as a page does; return whether it was taken."""
    board._handle_custom_msg({"type": kind, "id": 1, "seq": board.state["seq"], **fields}, [])
    reply = [packet for _, packet in board.out if packet.get("type") == "reply"][-1]
    return bool(reply["ok"])


def step(board: Wired, rng: Random) -> None:
    """Do something a page could ask for: right, wrong, said, swapped, judged, whatever the game wants."""
    match, state = board.match, board.state
    assert match is not None
    if state["phase"] == "handover":
        assert ask(board, "ready")
        return
    if state["phase"] == "check":
        assert ask(board, "check", seat=state["check"]["seat"], agrees=rng.random() < 0.5)
        return
    if state["choosing"]:
        pending = state["choosing"]
        assert ask(board, "play", seat=state["viewer"], card=pending["card"], cell=pending["cell"], choice=0)
        return
    seat = state["viewer"]
    for kind, fields in possible(match, rng):
        if ask(board, kind, seat=seat, **fields):
            return
    pytest.fail("nothing could be played")


def possible(match: Match, rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what to try, the likely first."""
    hand = [*(match.must() or match.hand())]
    rng.shuffle(hand)
    asking = [card for card in hand if card in faces_in_hand(match)]
    spaces = [cell for cell, face in enumerate(match.layout.faces) if face is not None]
    rng.shuffle(spaces)
    for card in asking[:2]:
        if rng.random() < 0.4:
            yield "number", {"card": f"k{card}", "text": answer_to(match, card)}
        if rng.random() < 0.1:
            yield "swap", {"card": f"k{card}"}
        yield "play", {"card": f"k{card}", "cell": spaces[0]}
    for move in match.position().legal():
        if isinstance(move, Place | Remove) and move.card in hand:
            yield "play", {"card": f"k{move.card}", "cell": move.cell}
    for card in hand:
        yield "swap", {"card": f"k{card}"}
    yield "pass", {}
    yield "next", {}


def shown(board: Wired) -> str:
    """All that can be seen of a board, on a page, in a saved notebook, as a picture."""
    board._show()
    board.out.clear()
    kept = {name: value for name, value in board.get_state().items() if name in SYNCED}
    kept["state"] = {name: value for name, value in kept["state"].items() if name not in ("seq", "ends_in")}
    assert board.match is not None
    return json.dumps([kept, board.match.to_svg(), repr(board)], sort_keys=True)


GAMES = [
    (name, options)
    for name in ASKING
    for options in (
        {},
        {"answer_policy": "challenge"},
        {"answer_policy": "honour"},
        {"answer_by": "keypad"},
        {"check": "partner"},
    )
]
GAMES += [(name, {}) for name in CARD_GAMES]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_cannot_be_seen_changes_nothing_that_is_sent(name: str, options: dict[str, Any]) -> None:
    """At each step of a game every hidden card is changed round: traits, picture and repr are the same to the byte."""
    for players in (["Ana", "Ben"], ["Ana", Heuristic(level=1)]):
        board, rng = board_of(name, players, **options), Random(f"{name}{options}")
        match = board.match
        assert match is not None
        for _ in range(14):
            if match.over:
                break
            before, position = shown(board), match._table.position
            match._table.position = position.copy()
            permute(match, board.state["viewer"])
            assert shown(board) == before
            match._table.position = position
            step(board, rng)
        board.close()


class Heard:
    """What stood in verdicts so far: the cards whose answers were seen, the answers that were called right or wrong."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: set[str] = set()
        self.judged: set[int] = set()

    def take(self, verdict: dict[str, Any] | None) -> None:
        if verdict is None or not self.match.attempts():
            return
        last = self.match.attempts()[-1]
        if last.expected in holds_an_answer(verdict):
            self.seen.add(last.item_id)
        if verdict["tone"] in ("good", "wrong", "reveal"):
            self.judged.add(last.seq)

    def check(self, lines: list[str]) -> None:
        """Assert of what a browser keeps that nothing in it was not said before."""
        whole = {one.seq: one for one in self.match.attempts()}
        waits = whole and self.match.checker is not None and max(whole)
        for line in map(json.loads, lines):
            given = line.get("attempt", {})
            numbers = holds_an_answer({**line, "attempt": 0, **given} | dict.fromkeys(CHANCE))
            if not given:
                assert numbers == set()
                continue
            one = whole[line["n"]]
            assert one.seq != waits
            assert given.get("chosen") == one.chosen
            assert self.match.over or "hand" not in given
            assert given.get("correct") == (one.correct if self.match.over or one.seq in self.judged else None)
            if one.item_id in self.seen:
                # Which of the numbers that mistakes lead to stood open: on the board for all, and the card is solved.
                assert numbers <= {one.chosen, one.expected, *one.open_wrong}
            else:
                assert numbers <= {one.chosen}
                assert (given["expected"], given["n_correct_cells"], given["n_open_cells"]) == ("", 0, 0)
                assert not {"open_wrong", "open_distractors"} & set(given)


@pytest.mark.parametrize(("name", "options"), [game for game in GAMES if game[0] in ASKING])
def test_no_packet_holds_an_answer_before_it_is_known(name: str, options: dict[str, Any]) -> None:
    """Of all that is sent in a game only the board's faces and the verdict on what was just answered hold a number.

    What a browser keeps, and the file it makes while the game runs, hold what verdicts said before and no more.
    """
    for seed in range(2):
        board, rng = board_of(name, ["Ana", "Ben"], **options), Random(seed)
        match = board.match
        assert match is not None
        assert SEED not in json.dumps(board.get_state())
        heard = Heard(match)
        for _ in range(40):
            if match.over:
                break
            given = len(match.attempts())
            board.out.clear()
            step(board, rng)
            attempts = match.attempts()
            chosen = {one.chosen for one in attempts[given:]}
            said = match.verdict
            told = {one.expected for one in attempts[-1:] if said and said.attempt == one and said.saying not in OPEN}
            for kind, packet in board.out:
                sent = json.loads(json.dumps(packet))
                assert SEED not in json.dumps(sent)
                if kind == "traits":
                    state = sent.get("state") or {}
                    verdict, asked = state.pop("verdict", None), state.get("check") or {}
                    assert asked.pop("said", "") in {"", *(one.chosen_text for one in attempts[-1:])}
                    if sent.get("table"):
                        del sent["table"]["faces"]
                    assert holds_an_answer(verdict) <= chosen | told
                    heard.take(verdict)
                if sent.get("type") == "log":
                    heard.check([*sent.pop("lines").values()])
                    sent |= {"game": "", "name": "", "receipt": sent["receipt"]["tallies"]}
                assert holds_an_answer(sent) == set()
            if not match.over:
                assert ask(board, "file")
                heard.check(board.out[-1][1]["file"]["text"].splitlines())
        board.close()


@pytest.mark.parametrize("policy", ["two_tries", "honour"])
def test_the_file_a_browser_makes_is_whole_once_the_game_is_over(policy: str, tmp_path: Path) -> None:
    """Until then it is what was seen, and a teacher can read it from the first moment on."""
    rules = replace(preset("classroom"), answer_policy=policy)
    board = Wired(Match(Deck.generate("add_within_20", seed=7), ["Ana", "Ben"], rules=rules, seed=SEED))
    match, rng = board.match, Random(1)
    assert match is not None
    heard = Heard(match)
    for answers in (0, 7):
        while len(match.attempts()) < answers or match.checker is not None:
            step(board, rng)
            heard.take(board.state["verdict"])
        (tmp_path / "file.jsonl").write_text(asked_file(board), encoding="utf-8")
        told = [json.loads(line) for line in asked_file(board).splitlines()[1:]]
        assert {line["n"] for line in told if "correct" in line["attempt"]} == heard.judged
        assert bool(match.receipt().tallies) == (policy != "honour" and answers > 0)
        results = Results.read(tmp_path)
        assert results.refused.empty
        assert [*results.frame["correct"].astype(object)] == [one.correct for one in match.attempts()]
    match.ring()
    assert asked_file(board) == match.file_text()
    assert SEED in match.file_text()


def asked_file(board: Wired) -> str:
    board.out.clear()
    assert ask(board, "file")
    (reply,) = [packet for _, packet in board.out if packet.get("type") == "reply"]
    return str(reply["file"]["text"])


def test_a_saved_notebook_holds_no_more_than_the_page() -> None:
    """What a widget's state is saved with is what the page was sent, the script and the style, and names of classes."""
    board = board_of("classroom", ["Ana", "Ben"])

    others = {name for name in board.get_state() if not name.startswith("_")} - SYNCED
    assert others == {"layout", "tabbable", "tooltip"}
