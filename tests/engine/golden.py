"""Golden playthroughs: one game for each preset and each option that changes play, told state by state.

``python -m tests.engine.golden`` (``make golden``) writes them and the perft counts anew. What differs afterwards is a
change of the rules: look at every line of it.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from seqnum.engine import (
    PRESETS,
    Discard,
    Forfeit,
    Game,
    Penalty,
    Place,
    Rules,
    RulesError,
    TimeUp,
    board_for,
    cards_text,
)
from seqnum.engine.game_text import mark_of, result_of
from seqnum.engine.rules_text import seating_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.engine import Move

FOLDER = Path(__file__).parent / "golden"
MOST_MOVES = 150
SEED = "golden"

OPTIONS = {
    "sequences_to_win": "young sequences_to_win=2",
    "line_length": "young line_length=3",
    "max_shared": "young max_shared=0 line_length=3 sequences_to_win=3",
    "lock": "kids lock=whole_run sequences_to_win=3",
    "recount": "kids recount=max_per_line sequences_to_win=3",
    "must_claim": "kids must_claim=yes sequences_to_win=2",
    "handicap": "young handicap=1,0",
    "unequal_sides": "classroom unequal_sides=yes",
    "dead_swaps": "young dead_swaps=none sequences_to_win=3",
    "specials_can_be_dead": "kids specials_can_be_dead=yes",
    "no_move": "young no_move=discard_one sequences_to_win=4",
    "occupied": "kids occupied=replace_opponent sequences_to_win=3",
    "wild_full": "young wild_full=replace_opponent sequences_to_win=9",
    "remove_exempt": "kids remove_exempt=cat,dog",
    "extra_turn_faces": "kids extra_turn_faces=bear,cat,dog,fox",
    "source": "dice",
    "draw": "kids draw=manual",
    "reshuffle": "young reshuffle=no sequences_to_win=9",
    "talk_penalty": "kids talk_penalty=yes sequences_to_win=2",
    "chips": "kids chips=5,5,5,5",
    "stall_rounds": "young stall_rounds=1 sequences_to_win=9",
    "turn_limit": "kids turn_limit=6",
    "undo": "kids undo=yes draw=manual",
    "answer_policy": "young answer_policy=lose_turn",
}
"""An example for each option that changes play."""
POLICIES = {f"answer_policy={policy}": f"young answer_policy={policy}" for policy in ("honour", "none")}
"""The engine tells apart whether cards ask something, and whether a wrong number may stand."""
OTHER_PLAYERS = {"classroom unequal_sides=yes": 5, "kids chips=5,5,5,5": 3, "kids specials_can_be_dead=yes": 3}


def examples() -> dict[str, str]:
    """Return the rules of every golden game as text, by the name of its file."""
    texts = [*PRESETS, *OPTIONS.values(), *POLICIES.values()]
    return {f"{text.replace(' ', '-').replace(',', '+')}.txt": text for text in texts}


def dealt(text: str) -> Game:
    """Return the game of an example before its first move."""
    rules = Rules.parse(text)
    players = OTHER_PLAYERS.get(text, min(seating.players for seating in rules.seatings))
    return Game.deal(rules, *board_for(rules.name, seed=SEED), players=players, seed=SEED)


def playthrough(text: str) -> str:
    """Return the game of an example, told state by state."""
    game = dealt(text)
    headers = {
        "rules": game.rules.text(),
        "board": game.layout.text(),
        "cards": cards_text(game.cards),
        "seating": seating_text(game.seating),
        "order": " ".join(map(str, game.order)),
    }
    lines = [f"{name}: {value}" for name, value in headers.items()]
    return "\n".join([*lines, *_told(game, Random(f"{SEED}:{text}")), ""])


def _told(game: Game, rng: Random) -> Iterator[str]:
    while not game.over and len(game.moves) < MOST_MOVES:
        position = game.position()
        yield ""
        yield f"{len(game.moves)}. turn {position.turn_number}, seat {position.turn}: {ways(game)}"
        yield position.text() if len(game.moves) % 10 == 0 else position.text().partition(" ")[0]
        move = _chosen(game, rng)
        after = game.play(move)
        yield f"> {move.text(game.layout)}{_came_of(game, after)}"
        game = after
    yield ""
    yield game.position().text()
    yield f"result {result_of(game.position())} {game.position().result}, {len(game.moves)} moves"
    yield f"code {game.code()}"


def ways(game: Game) -> str:
    """Return how many moves of each kind every seat has."""
    told = []
    for seat in range(game.seating.players):
        kinds = Counter(type(move).__name__ for move in game.position().legal(seat))
        if kinds:
            told.append(f"{seat} can " + ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items())))
    return "; ".join(told)


def every_move(game: Game) -> list[Move]:
    """Return what can be done in a position, by anybody, choices between sequences among it, by their text."""
    position = game.position()
    moves = [move for seat in range(game.seating.players) for move in position.legal(seat)]
    locks = [
        Place(move.card, move.cell, lock)
        for move in moves
        if isinstance(move, Place) and not game.rules.must_claim
        for lock in position.lock_choices(move)[1:]
    ]
    return sorted([*moves, *locks], key=lambda move: move.text(game.layout))


def _chosen(game: Game, rng: Random) -> Move:
    rules, position = game.rules, game.position()
    seldom = rng.random()
    if rules.talk_penalty and seldom < 0.05:
        return Penalty(int(seldom * 1000) % game.seating.sides)
    if position.turn not in position.forfeits and seldom > 0.9:
        if rules.answer_policy:
            asking = [card for card in position.hands[position.turn] if game.cards[card].face]
            return Forfeit() if seldom < 0.95 or not asking else Discard(asking[0])
        if rules.turn_limit and len(game.moves) > 20:
            return TimeUp()
    if rules.answer_policy == "honour" and position.turn not in position.forfeits and seldom < 0.1:
        trusted = [card for card in position.hands[position.turn] if game.cards[card].face]
        if trusted and position.open:
            return Place(trusted[0], position.open.bit_length() - 1)
    # By their text, so that the order in which the engine lists them does not matter.
    moves = every_move(game)
    kinds = [list(group) for _, group in groupby(sorted(moves, key=_kind), key=_kind)]
    among = kinds[int(rng.random() * len(kinds))] if seldom < 0.2 else moves
    move = among[int(rng.random() * len(among))]
    return Place(move.card, move.cell) if isinstance(move, Place) and rules.must_claim and seldom < 0.5 else move


def _kind(move: Move) -> str:
    return type(move).__name__


def _came_of(game: Game, after: Game) -> str:
    told = [f" ({' '.join(map(str, order))})" for order in after.shuffles[len(game.shuffles) :]]
    mark = mark_of(game.position().sequences, after.position())
    if mark:
        told.append(f" ={mark}")
    if after.rules.undo:
        told.append(f" {_taken_back(after)}")
    return "".join(told)


def _taken_back(game: Game) -> str:
    try:
        game.undo()
    except RulesError as error:
        return error.key
    return "can be taken back"


def main() -> None:
    """Write all golden files and the perft counts."""
    from tests.engine.counts import write_counts

    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name, text in examples().items():
        (FOLDER / name).write_text(playthrough(text), encoding="utf-8")
        print(name)
    write_counts()


if __name__ == "__main__":
    main()
