"""Loss of card at the table: rows A33 and A34, with people, computers and simulated pupils."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from seqnum.decks import Deck
from seqnum.engine import Draw, GiveUp, Place, Remove, preset
from seqnum.match import Match, Pupil, Refused
from seqnum.players import Heuristic
from tests.match.tables import answer_wrong, match_of, playable, right_cells

DECK = Deck.of_cards("sequence")


def started(*players, **options):
    rules = replace(preset("sequence"), **{"draw": "manual", **options})
    return Match(DECK, list(players), rules=rules, seed=1)


def play(match):
    move = next(move for move in match.position().legal() if isinstance(move, Place | Remove))
    match.answer(move.card, move.cell)


def held(match):
    return [len(hand) for hand in match.position().hands]


def test_computers_wait_for_a_card_to_be_taken():
    """As a rule the computer plays when the person has taken the card; nobody loses one by its speed."""
    match = started("Ana", Heuristic())
    play(match)
    assert (match.turn, held(match)) == (1, [6, 7])
    match.draw(0)

    assert (match.turn, held(match)) == (0, [7, 7])
    assert match.position().owed == []


def test_computers_that_wait_for_nobody_leave_the_card_to_be_taken():
    """The next player has moved but not drawn: it is not lost yet, and once it is taken the computer draws too."""
    match = started("Ana", Heuristic(), wait_for_draw=False)
    play(match)
    assert (match.turn, held(match)) == (0, [6, 6])
    match.draw(0)

    assert held(match) == [7, 7]


def test_a_person_who_plays_on_has_lost_it():
    """The next player has moved and drawn: the card is lost, one for the rest of the game."""
    match = started("Ana", Heuristic(), wait_for_draw=False)
    play(match)
    play(match)
    assert held(match)[1] == 6  # it drew, then played again
    match.draw(0)

    assert held(match) == [6, 7]
    with pytest.raises(Refused, match="no card for you to take"):
        match.draw(0)


@pytest.mark.parametrize("wait", [True, False])
def test_computers_never_forget(wait):
    """In a whole game of a person who always draws nobody ever holds less than a hand at their turn."""
    match = started("Ana", Heuristic(), Pupil("Zoe"), wait_for_draw=wait)
    for _ in range(25):
        play(match)
        match.draw(0)

        assert held(match) == [6, 6, 6]


def test_a_chain_of_computers_spares_the_person_before_them():
    """Two computers play before the person can do anything: the card can still be taken."""
    match = started("Ana", Heuristic(), Heuristic(level=1), wait_for_draw=False)
    play(match)
    assert (match.turn, held(match)) == (0, [5, 5, 5])
    match.draw(0)

    assert held(match) == [6, 6, 6]


def test_computers_among_themselves():
    """Where nobody is a person each takes its card at once."""
    match = started(Heuristic(), Heuristic(level=1), wait_for_draw=False)
    match.run()
    moves = [move for _, move in match._table.moves]

    assert match.over
    assert all(isinstance(after, Draw) for move, after in pairwise(moves) if isinstance(move, Place))


def test_people_lose_a_card_by_the_literal_condition():
    """Moved alone costs nothing, moved and drawn does; who comes after the next one takes nothing from anybody."""
    match = started("Ana", "Ben", "Eva")
    for _ in range(3):
        play(match)
    match.draw(2)
    match.draw(0)
    assert held(match) == [6, 5, 6]

    with pytest.raises(Refused, match="no card for you to take"):
        match.draw(1)


def test_the_last_card_is_not_waited_for():
    """With nothing left to draw the computer plays on, though a card is owed."""
    match = started("Ana", Heuristic(), reshuffle=False)
    match._table.position.stock[1:] = []
    play(match)
    match._table.position.stock.clear()
    match.run()

    assert match.turn == 0


def test_every_member_lays_a_card_down_whoever_is_to_move():
    """Ana's side talked while Ben is to move: the computer on it pays at once, she when she likes, before she plays."""
    match = started("Ana", "Ben", Heuristic(), "Eva", draw="auto", talk_penalty=True)
    play(match)
    stock = len(match.position().stock)
    match.penalize(0)
    assert held(match) == [6, 6, 5, 6]
    assert match.view(0).forfeits == (0,)
    mine = match.hand(0)[0]
    with pytest.raises(Refused, match="not in your hand"):
        match.give_up(mine, seat=1)
    match.give_up(mine, seat=0)

    assert (match.turn, held(match), len(match.position().stock)) == (1, [5, 6, 5, 6], stock)
    assert mine in match.position().discards
    with pytest.raises(Refused, match="do not have to lay down"):
        match.give_up(match.hand(0)[0])


def test_who_has_not_paid_cannot_play():
    """In one's own turn the card comes first, whatever is played."""
    match = started("Ana", "Ben", draw="auto")
    match.penalize(0)
    card = next(card for card in match.hand() if match.deck.cards[card].kind == "face")
    with pytest.raises(Refused, match="First lay down a card"):
        match.answer(card, DECK.layout.cells_of(DECK.engine_cards[card].face)[0])
    match.give_up(match.hand()[0], seat=0)
    play(match)

    assert held(match) == [6, 7]


def test_a_penalty_does_not_undo_what_another_player_is_at():
    """Ana has one more try at her card, also when Ben lays one down for talking meanwhile."""
    match = match_of(["Ana", "Ben"], talk_penalty=True)
    card = playable(match)
    answer_wrong(match, card)
    match.penalize(1)
    match.give_up(match.hand(1)[0], seat=1)

    assert match.must() == (card,)
    assert isinstance(match._table.moves[-1][1], GiveUp)
    match.say_number(card, str(match.question(card).answer))
    match.penalize(1)
    assert match.solved == card
    match.answer(card, right_cells(match, card)[0])


def test_talk_is_free_where_the_rules_say_nothing():
    """The penalty is off unless the rules have it; the sentence says so."""
    with pytest.raises(Refused, match="Talking is allowed"):
        match_of(["Ana", "Ben"]).penalize(0)
