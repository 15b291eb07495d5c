"""Random games of the family: rules, boards, cards and players."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from seqnum.engine import Card, Game, Layout, Rules, Seating

SEATINGS = [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3), (4, 4)]
UNEQUAL = [(3, 2), (5, 2), (5, 3)]
POLICIES = [None, "two_tries", "lose_turn", "honour"]


@st.composite
def games(draw, *, odd=True):
    """A dealt game on a small board: small enough that cards die, draw piles run out and runs grow long.

    With ``odd`` the rarer options are drawn too, each now and then.
    """
    length = draw(st.integers(2, 5))
    rows = draw(st.integers(1, 6))
    cols = draw(st.integers(length, 8))
    names = [str(i) for i in range(draw(st.integers(2, 10)))]
    faces = [draw(st.sampled_from(names)) for _ in range(rows * cols)]
    for cell in draw(st.sets(st.integers(0, rows * cols - 1), max_size=4)):
        faces[cell] = None
    layout = Layout(rows, cols, tuple(faces))
    on_board = sorted({face for face in faces if face})
    options = {
        "line_length": length,
        "max_shared": draw(st.integers(0, min(2, length - 1))),
        "dead_swaps": draw(st.integers(0, 2)),
        "no_move": draw(st.sampled_from(["pass", "discard_one"])),
        "reshuffle": draw(st.booleans()),
        "stall_rounds": draw(st.integers(1, 3)),
        "answer_policy": draw(st.sampled_from(POLICIES)),
    }
    if odd:
        options |= draw(odd_options(on_board))
    dice = options.get("source") == "dice"
    if dice:
        options |= {"draw": "auto", "dead_swaps": 0, "no_move": "pass", "talk_penalty": False, "answer_policy": None}
    if options.get("recount") == "max_per_line":
        options |= {"max_shared": max(options["max_shared"], 1), "must_claim": False}
    players, sides = draw(st.sampled_from(SEATINGS + (UNEQUAL if options.get("unequal_sides") else [])))
    seating = Seating(players, sides, 1 if dice else draw(st.integers(1, 4)), draw(st.integers(1, 3)))
    rules = Rules(name="random", seatings=(seating,), **options)
    kinds = [st.just(Card("wild")), st.just(Card("remove"))]
    if on_board:
        kinds = [st.sampled_from(on_board).map(lambda face: Card("face", face)), *kinds]
    least = players * (seating.hand + 1)
    cards = draw(st.lists(st.one_of(kinds), min_size=least, max_size=least + 12))
    return Game.deal(
        rules, layout, cards, players=players, seed=draw(st.integers(0, 999)), starter=draw(st.integers(0, players - 1))
    )


ALWAYS_DRAWN = {
    "line_length", "max_shared", "dead_swaps", "no_move", "reshuffle", "stall_rounds", "answer_policy",
}  # fmt: skip
_SOME_FACES = "faces"
ODD: dict[str, Any] = {
    "lock": st.just("whole_run"),
    "recount": st.just("max_per_line"),
    "must_claim": st.just(True),  # noqa: FBT003 - the option's value, here and below
    "handicap": st.lists(st.integers(0, 2), max_size=2).map(tuple),
    "unequal_sides": st.just(True),  # noqa: FBT003
    "dead_swaps": st.none(),
    "specials_can_be_dead": st.just(True),  # noqa: FBT003
    "occupied": st.just("replace_opponent"),
    "wild_full": st.just("replace_opponent"),
    "remove_exempt": _SOME_FACES,
    "extra_turn_faces": _SOME_FACES,
    "source": st.just("dice"),
    "draw": st.just("manual"),
    "talk_penalty": st.just(True),  # noqa: FBT003
    "chips": st.lists(st.integers(2, 9), min_size=4, max_size=4).map(tuple),
    "turn_limit": st.integers(1, 12),
    "undo": st.just(True),  # noqa: FBT003
}
"""Options that few rules have, all compatible but for what ``games`` sets right."""


@st.composite
def odd_options(draw, on_board):
    """Some of the odd options."""
    some_faces = st.lists(st.sampled_from(on_board), max_size=2, unique=True).map(tuple) if on_board else st.just(())
    chosen = draw(st.sets(st.sampled_from(sorted(ODD)), max_size=5))
    return {option: draw(some_faces if ODD[option] == _SOME_FACES else ODD[option]) for option in sorted(chosen)}


@st.composite
def games_under_way(draw, most=40):
    """A game some random legal moves later."""
    game = draw(games())
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, most))):
        if game.over:
            break
        moves = game.legal()
        game = game.play(moves[int(chance.random() * len(moves))])
    return game
