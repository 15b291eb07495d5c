"""What carelessness costs: rows A33 and A34 of the facts, loss of card and table talk."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seqnum.engine import (
    Card,
    Draw,
    Game,
    GiveUp,
    IllegalMove,
    Move,
    Pass,
    Penalty,
    Place,
    Seating,
    board_for,
    classroom,
    kids,
    sequence,
    sequence_numbers,
)
from tests.engine.boards import dealt, plain_layout, two_sided

WILD = Card("wild")
LAYOUT = plain_layout(5, 5)


def table(players=3, sides=3, hand=2, **options):
    """Players with nothing but wild cards: card 0 and 1 are seat 0's, 2 and 3 seat 1's, and so on."""
    rules = two_sided(seatings=(Seating(players, sides, hand, 99),), **options)
    return dealt(LAYOUT, [[WILD] * hand for _ in range(players)], [WILD] * 12, rules)


def refused(position, move):
    with pytest.raises(IllegalMove) as caught:
        position.check(move)
    return caught.value.key.removeprefix("engine.reason.")


def play(position, *cells):
    for cell in cells:
        position.apply(Place(position.hands[position.turn][0], cell))


def test_a33_drawn_at_once_nothing_is_lost():
    """Where cards are drawn at once nobody can lose one."""
    position = table()
    play(position, 0, 1, 2, 3)

    assert (position.owed, [len(hand) for hand in position.hands]) == ([], [2, 2, 2])
    assert refused(position, Draw(0)) == "no_card_owed"


def test_a33_moved_but_not_drawn():
    """The next player has moved but not drawn: the card can still be taken, also out of turn."""
    position = table(draw="manual")
    play(position, 0, 1)

    assert [len(hand) for hand in position.hands] == [1, 1, 2]
    assert (position.turn, position.legal(0), position.legal(1)) == (2, [Draw(0)], [Draw(1)])
    position.check(Draw(0))
    position.apply(Draw(0))
    assert [len(hand) for hand in position.hands] == [2, 1, 2]
    assert position.turn == 2


def test_a33_moved_and_drawn():
    """The next player has moved and drawn: the card is lost, and it is one card for the rest of the game."""
    position = table(draw="manual")
    play(position, 0, 1)
    position.apply(Draw(1))

    assert refused(position, Draw(0)) == "no_card_owed"
    assert position.legal(0) == []
    for cell in (2, 3, 4, 5, 6):
        play(position, cell)
        position.apply(Draw(position.owed[-1][1]))
    assert [len(hand) for hand in position.hands] == [1, 2, 2]


def test_a33_only_the_next_player_counts():
    """Not the player after the next: who comes third and draws takes nothing from the first."""
    position = table(draw="manual")
    play(position, 0, 1, 2)
    position.apply(Draw(2))

    assert refused(position, Draw(1)) == "no_card_owed"
    position.check(Draw(0))


def test_a33_who_passes_takes_nothing():
    """A player who passes has neither moved nor drawn; the next who does both decides."""
    position = table(draw="manual")
    position.chips[2] |= position.open & ~0b1
    position.open &= 0b1
    play(position, 0)
    position.apply(Pass())

    assert position.owed == [(1, 0)]
    position.check(Draw(0))


def test_a33_the_own_turn_offers_the_card():
    """Who is to move and has not drawn yet finds the card among the legal moves."""
    position = table(players=2, sides=2, draw="manual")
    play(position, 0, 1)

    assert position.legal()[-1] == Draw(0)
    assert Move.parse(Draw(0).text(LAYOUT), LAYOUT) == Draw(0)


def test_a33_nothing_to_draw_is_no_loss():
    """With nothing left to draw nobody is owed a card (A32)."""
    position = table(draw="manual", reshuffle=False)
    position.stock.clear()
    play(position, 0)

    assert position.owed == []


def test_a34_every_member_lays_down_a_card_of_their_choice():
    """Table talk costs every player of the side one card of their own choice; nothing is drawn for it."""
    position = table(players=4, sides=2, talk_penalty=True)
    stock = len(position.stock)
    position.penalize(0)

    assert [position.legal(seat) for seat in (0, 2)] == [[GiveUp(0), GiveUp(1)], [GiveUp(4), GiveUp(5)]]
    assert position.legal(1) == []
    assert refused(position, Place(0, 0)) == "give_up_first"
    assert refused(position, GiveUp(2)) == "no_give_up"
    position.apply(GiveUp(5))
    position.apply(GiveUp(0))
    assert [len(hand) for hand in position.hands] == [1, 2, 1, 2]
    assert (position.discards, len(position.stock), position.turn) == ([5, 0], stock, 0)
    assert refused(position, GiveUp(1)) == "no_give_up"


def test_a34_the_hand_stays_smaller():
    """After the penalty a card is drawn for a card, so the hand stays one smaller."""
    position = table(players=4, sides=2, talk_penalty=True)
    position.penalize(0)
    position.apply(GiveUp(0))
    play(position, 0)

    assert len(position.hands[0]) == 1


def test_a34_nobody_owes_more_than_they_hold():
    """A second penalty costs a second card, a third nothing from who holds two."""
    position = table(players=4, sides=2, talk_penalty=True)
    for _ in range(3):
        position.penalize(1)

    assert position.forfeits == [1, 3, 1, 3]


def test_a34_off_unless_the_rules_have_it():
    """In the classroom and in most games talking costs nothing; the printed rules punish it."""
    assert [rules.talk_penalty for rules in (classroom(), kids())] == [False, False]
    assert [rules.talk_penalty for rules in (sequence_numbers(), sequence())] == [True, True]
    assert refused(table(), Penalty(0)) == "no_penalty"
    assert refused(table(talk_penalty=True), Penalty(3)) == "no_such_side"
    with pytest.raises(IllegalMove, match="Talking is allowed in this game"):
        table().penalize(0)


def test_a34_in_a_game():
    """Penalty and choice are moves of the game like others, and replay with it."""
    rules = replace(classroom(), talk_penalty=True)
    game = Game.deal(rules, *board_for("classroom"), players=4, seed="rows").play(Penalty(1))
    game = game.play(game.position().legal(3)[0])
    again = Game(game.rules, game.layout, game.cards, game.seating, game.order, game.starter, game.seed, game.moves)

    assert game.view(0).counts == (4, 4, 4, 3)
    assert game.view(0).forfeits == (1,)
    assert again.position() == game.position()
