"""Properties that hold in every position of every game of the family."""

from __future__ import annotations

from hypothesis import given, settings

from seqnum.engine import Discard, Forfeit, Game, GiveUp, Move, Pass, Penalty, Place, Remove, SwapDead, TimeUp
from seqnum.engine.moves import Draw
from tests.engine.agreement import Both
from tests.engine.strategies import games_under_way


def again(game, moves=(), shuffles=(), seed=None):
    return Game(
        game.rules, game.layout, game.cards, game.seating, game.order, game.starter, seed or game.seed, moves, shuffles
    )


@settings(max_examples=100, deadline=None)
@given(games_under_way(most=25))
def test_check_agrees_with_legal(game):
    """Of all moves there could be, both engines let exactly the same pass."""
    both = Both(again(game))
    for move in game.moves:
        both.play(move)
    every = [Pass(), Forfeit(), TimeUp(), *map(Draw, range(6)), *map(Penalty, range(4))]
    for card in range(len(game.cards)):
        every += [SwapDead(card), Discard(card), GiveUp(card)]
        every += [kind(card, cell) for kind in (Place, Remove) for cell in range(len(game.layout.faces))]
    passed = {move for move in every if not both.refuses(move)}

    assert {move for move in game.legal() if move in every} <= passed


@settings(max_examples=100, deadline=None)
@given(games_under_way())
def test_replay(game):
    """Order, shuffles and moves give the same game again, whatever the seed; so does its repr."""
    other = again(game, game.moves, game.shuffles, seed="other")

    for seat in range(game.seating.players):
        assert game.view(seat) == other.view(seat)
    assert game.position().stock == other.position().stock
    assert game.legal() == other.legal()


@settings(max_examples=100, deadline=None)
@given(games_under_way())
def test_moves_as_text(game):
    """The game told in text is the same game."""
    told = [move.text(game.layout) for move in game.moves]

    assert game.moves == tuple(Move.parse(text, game.layout) for text in told)


@settings(max_examples=40, deadline=None)
@given(games_under_way())
def test_every_game_ends_in_a_result(game):
    """A game that is over has a result, and only a game that is over."""
    assert game.over == (game.position().result is not None)
    assert game.over or game.winner is None
    assert game.over == (not game.legal())
