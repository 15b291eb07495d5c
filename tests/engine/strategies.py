"""Random games of the family: rules, boards, cards and players."""

from __future__ import annotations

from hypothesis import strategies as st

from seqnum.engine import Card, Game, Layout, Rules, Seating

SEATINGS = [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3), (4, 4)]


@st.composite
def games(draw):
    """A dealt game on a small board: small enough that cards die, draw piles run out and runs grow long."""
    length = draw(st.integers(2, 5))
    rows = draw(st.integers(1, 6))
    cols = draw(st.integers(length, 8))
    names = [str(i) for i in range(draw(st.integers(2, 10)))]
    faces = [draw(st.sampled_from(names)) for _ in range(rows * cols)]
    for cell in draw(st.sets(st.integers(0, rows * cols - 1), max_size=4)):
        faces[cell] = None
    layout = Layout(rows, cols, tuple(faces))
    players, sides = draw(st.sampled_from(SEATINGS))
    seating = Seating(players, sides, draw(st.integers(1, 4)), draw(st.integers(1, 3)))
    rules = Rules(
        name="random",
        seatings=(seating,),
        line_length=length,
        max_shared=draw(st.integers(0, min(2, length - 1))),
        dead_swaps=draw(st.integers(0, 2)),
        no_move=draw(st.sampled_from(["pass", "discard_one"])),
        reshuffle=draw(st.booleans()),
        stall_rounds=draw(st.integers(1, 3)),
        answer_policy=draw(st.sampled_from([None, "two_tries", "lose_turn"])),
    )
    on_board = [face for face in faces if face]
    kinds = [st.just(Card("wild")), st.just(Card("remove"))]
    if on_board:
        kinds = [st.sampled_from(on_board).map(lambda face: Card("face", face)), *kinds]
    least = players * (seating.hand + 1)
    cards = draw(st.lists(st.one_of(kinds), min_size=least, max_size=least + 12))
    return Game.deal(
        rules, layout, cards, players=players, seed=draw(st.integers(0, 999)), starter=draw(st.integers(0, players - 1))
    )


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
