"""Properties that hold in every position of every game of the family."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.engine import Discard, Forfeit, Game, IllegalMove, Move, Pass, Place, Remove, SwapDead
from tests.engine.reference import Reference
from tests.engine.strategies import games, games_under_way


def as_tuple(move, reference):
    parts = [type(move).__name__]
    if hasattr(move, "card"):
        parts.append(move.card)
    if hasattr(move, "cell"):
        parts.append(reference.at(move.cell))
    return tuple(parts)


def check_cards(game, position):
    held = [card for hand in position.hands for card in hand]
    assert sorted([*held, *position.stock, *position.discards]) == list(range(len(game.cards)))


def check_chips(position, placed):
    setup = position.setup
    covered = 0
    for chips in position.chips:
        assert not covered & chips
        covered |= chips
    assert setup.board == covered | position.open
    assert not covered & position.open
    assert placed == covered.bit_count()


def check_sequences(position, reference, before):
    assert before == position.sequences[: len(before)]
    for side, cells in position.sequences:
        own = position.chips[side] | position.setup.free
        assert all(own >> cell & 1 for cell in cells)
    assert position.locked == sum(1 << c for c in {c for _, cells in position.sequences for c in cells})
    for i, (side, cells) in enumerate(position.sequences):
        for other, theirs in position.sequences[:i]:
            if side == other:
                assert reference.can_both_be({reference.at(c) for c in cells}, {reference.at(c) for c in theirs})


@settings(max_examples=150, deadline=None)
@given(game=games(), chance=st.randoms(use_true_random=False))
def test_against_the_reference(game, chance):
    """Legal moves, sequences, locks and wins are those of the slow reference; cards and chips are conserved."""
    position, reference = game.position(), Reference(game)
    placed = swaps = 0
    for _ in range(60):
        check_cards(game, position)
        check_chips(position, placed)
        if position.over:
            break
        side = position.turn % reference.sides
        can_draw = game.rules.reshuffle or bool(position.stock)
        legal = position.legal()
        assert len(legal) == len(set(legal))
        expected = reference.legal(position.hands[position.turn], side, swaps, can_draw)
        assert expected == {as_tuple(move, reference) for move in legal}
        if game.rules.answer_policy and chance.random() < 0.1:
            legal = [Forfeit(), *(Discard(c) for c in position.hands[position.turn] if game.cards[c].face)]
        move = legal[int(chance.random() * len(legal))]
        before = list(position.sequences)
        position.check(move)
        position.apply(move)
        swaps = swaps + 1 if isinstance(move, SwapDead) else 0
        if isinstance(move, Place):
            placed += 1
            at = reference.at(move.cell)
            reference.owner[at] = side
            made = position.sequences[len(before) :]
            assert len(made) == reference.most_sequences(side, at)
            reference.sequences += [(s, frozenset(map(reference.at, cells))) for s, cells in made]
            assert (position.result == "sequences") == (position.made(side) >= game.seating.sequences)
        elif isinstance(move, Remove):
            placed -= 1
            del reference.owner[reference.at(move.cell)]
        check_sequences(position, reference, before)
    if position.result == "sequences":
        assert position.winner == side


@settings(max_examples=100, deadline=None)
@given(games_under_way(most=25))
def test_check_agrees_with_legal(game):
    """Of all moves there could be exactly the legal ones pass, and giving up where cards ask."""
    legal = set(game.legal())
    hand = game.view(game.turn).hand
    every = [Pass(), Forfeit()]
    for card in range(len(game.cards)):
        every += [SwapDead(card), Discard(card)]
        every += [kind(card, cell) for kind in (Place, Remove) for cell in range(len(game.layout.faces))]
    if game.rules.answer_policy and not game.over:
        legal |= {Forfeit(), *(Discard(card) for card in hand if game.cards[card].face)}

    assert legal == {move for move in every if allowed(game, move)}


def allowed(game, move):
    try:
        game.check(move)
    except IllegalMove:
        return False
    return True


@settings(max_examples=100, deadline=None)
@given(games_under_way())
def test_replay(game):
    """Order, shuffles and moves give the same game again, whatever the seed; so does its repr."""
    again = Game(
        game.rules, game.layout, game.cards, game.seating, game.order, game.starter, "other", game.moves, game.shuffles
    )

    for seat in range(game.seating.players):
        assert game.view(seat) == again.view(seat)
    assert game.position().stock == again.position().stock
    assert game.legal() == again.legal()


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
