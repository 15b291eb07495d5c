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
from tests.decks.presets import ASKING, CARD_GAMES
from tests.match.tables import answer_to, faces_in_hand, seven_thousands
from tests.match.test_hidden_cards import permute
from tests.match.test_secrecy import holds_an_answer
from tests.widgets.wire import Wired

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED = "a-seed-nobody-may-see"
SYNCED = {"table", "texts", "state"}
"""What differs from board to board; the rest is the script, the style and the widget's class."""


OPEN = ("wrong_again", "waits", "which_line")
"""Said while the card can still be answered, or nobody knows yet whether it was right."""


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
    (name, options) for name in ASKING for options in ({}, {"answer_policy": "challenge"}, {"answer_by": "keypad"})
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


@pytest.mark.parametrize(("name", "options"), [game for game in GAMES if game[0] in ASKING])
def test_no_packet_holds_an_answer_before_it_is_known(name: str, options: dict[str, Any]) -> None:
    """Of all that is sent in a game only the board's faces and the verdict on what was just answered hold a number."""
    for seed in range(2):
        board, rng = board_of(name, ["Ana", "Ben"], **options), Random(seed)
        match = board.match
        assert match is not None
        assert SEED not in json.dumps(board.get_state())
        known: set[str | None] = set()
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
            known |= chosen | told | {str(int(one) + 1) for one in told}  # with the wrong number of a known mistake
            for kind, packet in board.out:
                sent = json.loads(json.dumps(packet))
                assert SEED not in json.dumps(sent)
                if kind == "traits":
                    verdict = (sent.get("state") or {}).pop("verdict", None)
                    if sent.get("table"):
                        del sent["table"]["faces"]
                    assert holds_an_answer(verdict) <= chosen | told
                # What a browser keeps of the game are the answers given, and the numbers that were told.
                if sent.get("type") == "log":
                    assert "answer_policy" in options or holds_an_answer(sent) <= known
                else:
                    assert holds_an_answer(sent) == set()
        board.close()


def test_a_saved_notebook_holds_no_more_than_the_page() -> None:
    """What a widget's state is saved with is what the page was sent, the script and the style, and names of classes."""
    board = board_of("classroom", ["Ana", "Ben"])

    others = {name for name in board.get_state() if not name.startswith("_")} - SYNCED
    assert others == {"layout", "tabbable", "tooltip"}
