"""What can be played and what cannot: rows A19 to A32 of the facts."""

from __future__ import annotations

from typing import Any

import pytest

from seqnum.engine import (
    Card,
    Claim,
    Discard,
    Draw,
    Forfeit,
    GiveUp,
    IllegalMove,
    Layout,
    MalformedMove,
    Pass,
    Penalty,
    Place,
    Remove,
    RulesError,
    Seating,
    SwapDead,
)
from seqnum.engine.moves import Move
from tests.engine.boards import corners, dealt, place, plain_layout, two_sided

WILD, REMOVE = Card("wild"), Card("remove")
LAYOUT = Layout(2, 5, (None, "1", "2", "3", "4", "4", "3", "2", "1", None))

WRONG: list[Any] = [("0", 1), (0, "1"), (0, -1), (True, 1)]
NOT_MOVES: list[Any] = [
    None,
    "12@r01c01",
    5,
    Move(),
    *(Place(*wrong) for wrong in WRONG),
    SwapDead(None),  # type: ignore[arg-type]
    *(Place(0, 1, lock) for lock in ((1,), ((-1,),), [(1, 2)], "12", (("1",),))),
    *(Claim(lock) for lock in (None, (1,), [(1, 2)])),
    Draw(-1),
    GiveUp("0"),  # type: ignore[arg-type]
    Penalty(None),  # type: ignore[arg-type]
]


def face(name):
    return Card("face", name)


def game(mine, theirs, stock=(), **options):
    """Two hands on a small board with two spaces a face and two free corners."""
    rules = two_sided(seatings=(Seating(2, 2, len(mine), 99),), **options)
    return dealt(LAYOUT, [mine, theirs], [*stock, *[face("1")] * 4], rules)


def reason(position, move):
    with pytest.raises(IllegalMove) as caught:
        position.check(move)
    assert move.text(position.setup.layout) in str(caught.value)
    return caught.value.key.removeprefix("engine.reason.")


def test_face_card_goes_on_its_spaces():
    """A face card can go on every open space with its face, and on no other."""
    position = game([face("3"), face("4")], [WILD, WILD])

    assert [Place(0, 3), Place(0, 6), Place(1, 4), Place(1, 5)] == position.legal()


def test_wild_goes_everywhere_but_on_free_spaces():
    """A wild card goes on any open space; nothing is ever placed on a free one (A19)."""
    position = game([WILD], [WILD])
    place(position, [4])
    position.turn = 1

    assert [Place(1, cell) for cell in (1, 2, 3, 5, 6, 7, 8)] == position.legal()


def test_remove_takes_only_opponents_unlocked_chips():
    """A remove card takes no own chip and no chip of a sequence (A20), but any other side's (A21)."""
    rules = two_sided(seatings=(Seating(3, 3, 6, 99),))
    position = dealt(plain_layout(10, 10), [[REMOVE] * 6, [WILD] * 6, [WILD] * 6], [WILD] * 9, rules)
    for seat, cells in ((1, (0, 1, 2, 3, 4, 20)), (2, (50, 52))):
        position.turn = seat
        place(position, cells)
    position.turn = 0
    position.chips[0] = 1 << 99
    position.open &= ~(1 << 99)

    assert {20, 50, 52} == {move.cell for move in position.legal() if isinstance(move, Remove)}


def test_removed_space_is_open_to_the_next_player():
    """After a removal the turn is over and the space open to everyone (A22)."""
    position = game([REMOVE], [face("2")])
    position.turn = 1
    position.apply(Place(1, 2))
    position.apply(Remove(0, 2))

    assert position.turn == 1
    assert position.open >> 2 & 1
    assert position.chips[1] == 0


def test_card_is_drawn_after_playing():
    """Who has played draws; the card goes to the discards (A9)."""
    position = game([face("1"), face("2")], [face("3"), face("4")])
    position.apply(Place(0, 1))

    assert position.hands[0] == [1, 4]
    assert position.discards == [0]
    assert len(position.stock) == 3


def test_dead_card():
    """A card is dead while all its spaces are covered, by anybody's chips (A28), and no longer (A27)."""
    position = game([face("2"), REMOVE, face("2")], [face("2"), WILD, WILD])
    position.apply(Place(0, 2))

    assert not position.is_dead(2)
    position.apply(Place(3, 7))
    assert position.is_dead(2)
    assert not position.is_dead(1)
    assert SwapDead(2) in position.legal()
    position.apply(Remove(1, 7))
    assert not position.is_dead(2)


def test_dead_only_when_all_of_three_spaces_are_covered():
    """A face that stands three times is dead with the third."""
    layout = Layout(1, 5, ("7", "7", "7", "1", "2"))
    position = dealt(layout, [[WILD] * 3, [face("7")] * 3], [WILD] * 5, two_sided(seatings=(Seating(2, 2, 3, 99),)))
    place(position, [0, 1])

    assert not position.is_dead(3)
    place(position, [2])
    assert position.is_dead(3)


def test_dead_swap_comes_before_the_play_and_once():
    """A dead card is changed for the next one, the turn goes on, and a second must wait (A24, A25, A26)."""
    position = game([face("2"), face("2")], [face("3"), face("3")], stock=[face("2"), face("4")])
    position.chips[1] |= 1 << 2 | 1 << 7
    position.open &= ~position.chips[1]

    assert [Pass(), SwapDead(0), SwapDead(1)] == position.legal()
    position.apply(SwapDead(0))
    assert (position.turn, position.turn_number) == (0, 1)
    assert position.hands[0] == [1, 4]
    assert [Pass()] == position.legal()
    assert reason(position, SwapDead(1)) == "swapped_already"


def test_swaps_are_counted_anew_each_turn():
    """The next turn allows a change again."""
    position = game([face("2"), face("2")], [face("3"), face("3")], stock=[face("2"), face("4")])
    position.chips[1] |= 1 << 2 | 1 << 7
    position.open &= ~position.chips[1]
    position.apply(SwapDead(0))
    position.apply(Pass())
    position.apply(Place(2, 3))

    assert SwapDead(1) in position.legal()


def test_special_cards_never_die():
    """A Minus with nothing to take is unplayable but not dead (A23)."""
    position = game([REMOVE], [WILD])

    assert [Pass()] == position.legal()
    assert reason(position, SwapDead(0)) == "special_card"


def test_pass_keeps_the_hand():
    """Who can play nothing passes and keeps the hand, also without drawing (A29)."""
    position = game([REMOVE], [WILD])
    position.apply(Pass())

    assert position.hands[0] == [0]
    assert position.turn == 1


def test_pass_only_without_a_play():
    """Who can play may not pass."""
    assert reason(game([face("1")], [WILD]), Pass()) == "can_play"


def test_discard_one_instead_of_passing():
    """Under that rule who can play nothing changes one card, of any kind (A29, option)."""
    position = game([REMOVE, REMOVE], [WILD, WILD], no_move="discard_one", answer_policy=None)

    assert [Discard(0), Discard(1)] == position.legal()
    assert reason(position, Pass()) == "must_discard"
    position.apply(Discard(1))
    assert position.hands[0] == [0, 4]
    assert position.discards == [1]


def test_answer_policy_allows_giving_up_the_turn():
    """Where cards ask, a face card can cost the turn, changed or kept; neither is listed as legal."""
    position = game([face("1"), WILD], [WILD, WILD])

    assert not any(isinstance(move, (Discard, Forfeit)) for move in position.legal())
    position.check(Discard(0))
    position.check(Forfeit())
    assert reason(position, Discard(1)) == "special_card"
    swapped, lost = position.copy(), position.copy()
    swapped.apply(Discard(0))
    lost.apply(Forfeit())
    assert (swapped.hands[0], swapped.discards, swapped.turn) == ([1, 4], [0], 1)
    assert (lost.hands[0], lost.discards, lost.turn) == ([0, 1], [], 1)


def test_card_games_have_no_answers():
    """Where cards ask nothing, a turn cannot be given up."""
    position = game([face("1"), WILD], [WILD, WILD], answer_policy=None)

    assert reason(position, Discard(0)) == "no_discard"
    assert reason(position, Forfeit()) == "no_forfeit"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Place(9, 1), "not_in_hand"),
        (Place(500, 1), "not_in_hand"),
        (Place(3, 1), "not_in_hand"),
        (Place(0, 99), "no_such_space"),
        (Place(0, 10**12), "no_such_space"),
        (Place(0, 0), "free_space"),
        (Place(0, 3), "occupied"),
        (Place(0, 2), "other_face"),
        (Place(2, 3), "takes_away"),
        (Remove(0, 3), "not_a_remover"),
        (Remove(2, 99), "no_such_space"),
        (Remove(2, 0), "nothing_there"),
        (Remove(2, 2), "nothing_there"),
        (Remove(2, 8), "own_chip"),
        (SwapDead(0), "not_dead"),
        (SwapDead(1), "special_card"),
        (Pass(), "can_play"),
    ],
)
def test_reasons(move, why):
    """A move that is not allowed is refused with its own reason."""
    position = game([face("1"), WILD, REMOVE], [WILD] * 3)
    position.chips = [1 << 8, 1 << 3]
    position.open &= ~(1 << 8 | 1 << 3)

    assert why == reason(position, move)


def test_locked_chip():
    """A chip of a sequence cannot be taken away."""
    position = dealt(plain_layout(5, 5), [[REMOVE] * 5, [WILD] * 5], [WILD] * 9)
    position.turn = 1
    place(position, range(5))
    position.turn = 0

    assert reason(position, Remove(0, 2)) == "locked"


def test_no_swaps_at_all():
    """Rules without dead-card changes say so."""
    position = game([face("2")], [WILD], dead_swaps=0)
    position.chips[1] |= 1 << 2 | 1 << 7
    position.open &= ~position.chips[1]

    assert [Pass()] == position.legal()
    assert reason(position, SwapDead(0)) == "no_swap"


@pytest.mark.parametrize("cell", [4, 5])
def test_refusal_does_not_give_the_answer_away(cell):
    """A number that is not the answer is refused alike, whichever it is and wherever the answer is."""
    position = game([face("1")], [WILD])
    with pytest.raises(IllegalMove) as caught:
        position.check(Place(0, cell))

    assert caught.value.reason("en") == "This card does not go there."
    assert {"move"} == set(caught.value.values)


@pytest.mark.parametrize("thing", NOT_MOVES)
def test_not_a_move(thing: Any):
    """What is no move is malformed, and says what it is."""
    with pytest.raises(MalformedMove, match="is not a move"):
        game([face("1")], [WILD]).check(thing)


def test_reshuffle():
    """When the draw pile is out all discards are shuffled, the card just played among them, and drawn from (A31)."""
    position = game([face("1"), face("2")], [face("3"), face("4")])
    position.stock.clear()
    position.discards = [4, 5, 6, 7]
    position.apply(Place(0, 1))

    assert sorted([*position.stock, position.hands[0][-1]]) == [0, 4, 5, 6, 7]
    assert position.discards == []
    assert sorted(position.shuffles[0]) == [0, 4, 5, 6, 7]
    assert position.shuffles[0][0] == position.hands[0][-1]


def test_shuffle_known_in_advance():
    """An order given in advance is used instead of one from the seed."""
    position = game([face("1"), face("2")], [face("3"), face("4")])
    position.stock.clear()
    position.discards = [4, 5, 6, 7]
    position.shuffles = [(7, 0, 6, 4, 5)]
    position.apply(Place(0, 1))

    assert position.hands[0][-1] == 7
    assert position.stock == [5, 4, 6, 0]


def test_shuffle_of_other_cards_is_refused():
    """An order in advance that is not of the cards on the discards is refused, with its number."""
    position = game([face("1"), face("2")], [face("3"), face("4")])
    position.stock.clear()
    position.shuffles = [(7,)]

    with pytest.raises(RulesError, match="Shuffle 1 "):
        position.apply(Place(0, 1))


def test_no_reshuffle():
    """Without that rule nothing is drawn any more and the game goes on with fewer cards (A32)."""
    position = game([face("1"), face("2")], [face("3"), face("4")], reshuffle=False)
    position.stock.clear()
    position.apply(Place(0, 1))

    assert position.hands[0] == [1]
    assert position.discards == [0]
    assert position.turn == 1


def test_nothing_to_swap_for():
    """A dead card cannot be changed when there is nothing to draw."""
    position = game([face("2")], [WILD], reshuffle=False)
    position.chips[1] |= 1 << 2 | 1 << 7
    position.open &= ~position.chips[1]
    position.stock.clear()

    assert [Pass()] == position.legal()
    assert reason(position, SwapDead(0)) == "nothing_to_draw"


@pytest.mark.parametrize(("made", "winner"), [([], None), ([0], 0), ([0, 1], None), ([1, 0, 1], 1)])
def test_stall(made, winner):
    """After three full rounds in which nobody could play, most sequences win, else it is a draw (A30)."""
    position = game([REMOVE], [REMOVE])
    position.sequences = [(side, ()) for side in made]
    for _ in range(6):
        assert not position.over
        assert [Pass()] == position.legal()
        position.apply(Pass())

    assert (True, winner, "stalled") == (position.over, position.winner, position.result)
    assert reason(position, Pass()) == "over"


def test_stall_counts_from_the_last_chip():
    """A chip placed in between begins the count anew."""
    position = game([REMOVE], [WILD], stock=[REMOVE, REMOVE], stall_rounds=1)
    position.apply(Pass())
    position.apply(Place(1, 1))

    assert position.idle == 0
    assert not position.over


def test_lost_turns_are_no_stall():
    """A turn given up although something could be played never ends a game."""
    position = game([face("1")], [face("1")], stall_rounds=1)
    for _ in range(10):
        position.apply(Forfeit())

    assert not position.over


def test_blocked():
    """No open space and no chip that could ever be taken away: the game is over at once (A30)."""
    rules = two_sided(seatings=(Seating(2, 2, 5, 99),), line_length=2)
    position = dealt(plain_layout(1, 3), [[WILD] * 5, [WILD] * 5], [WILD] * 9, rules)
    place(position, [0, 1])
    position.apply(Place(position.hands[0][0], 2))

    assert (position.over, position.result, position.winner) == (True, "blocked", 0)


def test_copy_is_independent():
    """Playing on a copy leaves the original as it was."""
    position = game([face("1"), face("2")], [face("3"), face("4")])
    before = position.view(0), position.view(1), position.legal()
    twin = position.copy()
    for _ in range(4):
        twin.apply(twin.legal()[0])

    assert before == (position.view(0), position.view(1), position.legal())


def test_corners_on_a_common_board():
    """A wild card has 96 spaces on an empty ten by ten board."""
    position = dealt(plain_layout(10, 10, corners(10, 10)), [[WILD] * 5, [WILD] * 5], [WILD] * 9)

    assert len(position.legal()) == 5 * 96
