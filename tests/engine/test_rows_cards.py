"""What cards do and when they are drawn: rows A9, A19 to A32, A35 and A42 of the facts, one test for each."""

from __future__ import annotations

import pytest

from seqnum.engine import (
    Card,
    Discard,
    Forfeit,
    Game,
    IllegalMove,
    Layout,
    Pass,
    Place,
    Remove,
    RulesError,
    Seating,
    SwapDead,
    board_for,
    classroom,
    sequence,
)
from seqnum.text import say
from tests.engine.boards import dealt, place, plain_layout, spaces, two_sided

WILD, REMOVE = Card("wild"), Card("remove")
LAYOUT = Layout(2, 5, (None, "1", "2", "3", "4", "4", "3", "2", "1", None))
BOTH_TWOS = 1 << 2 | 1 << 7


def face(name):
    return Card("face", name)


def table(mine, theirs, stock=(), **options):
    """Two hands on a small board with two spaces for each number and two free corners."""
    rules = two_sided(seatings=(Seating(2, 2, len(mine), 99),), **options)
    return dealt(LAYOUT, [mine, theirs], [*stock, *[face("1")] * 4], rules)


def covered(position, mask, side=1):
    position.chips[side] |= mask
    position.open &= ~mask
    return position


def full(position):
    """Let the sides' chips cover every space but those with an own one of seat 0: all are side 1's."""
    return covered(position, position.open)


def refused(position, move):
    with pytest.raises(IllegalMove) as caught:
        position.check(move)
    return caught.value.key.removeprefix("engine.reason.")


def test_a09_drawn_at_the_end_of_the_turn():
    """Who has played draws, after a removal too, and not before."""
    position = table([face("1"), REMOVE], [face("3"), face("4")])
    position.apply(Place(0, 1))
    position.apply(Place(2, 3))
    assert position.hands == [[1, 4], [3, 5]]
    position.apply(Remove(1, 3))
    assert position.hands[0] == [4, 6]


def test_a19_nothing_goes_on_a_free_space():
    """Neither a card nor a Plus covers a free space, and a Minus finds nothing there."""
    position = table([WILD, REMOVE], [WILD, WILD])

    assert spaces(position.legal()) == set(range(1, 9))
    assert refused(position, Place(0, 0)) == "free_space"
    assert refused(position, Remove(1, 0)) == "nothing_there"


def test_a20_no_minus_on_a_mate():
    """A Minus takes neither an own chip nor a team mate's."""
    rules = two_sided(seatings=(Seating(4, 2, 1, 99),))
    position = dealt(LAYOUT, [[REMOVE], [WILD], [WILD], [WILD]], [WILD] * 4, rules)
    for seat, cell in ((1, 1), (2, 2), (3, 3)):
        position.turn = seat
        place(position, [cell])
    position.turn = 0

    assert spaces(position.legal()) == {1, 3}
    assert refused(position, Remove(0, 2)) == "own_chip"


def test_a21_any_opponent():
    """With several opponents a Minus takes any one chip of any of them."""
    rules = two_sided(seatings=(Seating(3, 3, 1, 99),))
    position = dealt(LAYOUT, [[REMOVE], [WILD], [WILD]], [WILD] * 4, rules)
    for seat, cell in ((1, 1), (2, 2)):
        position.turn = seat
        place(position, [cell])
    position.turn = 0

    assert position.legal() == [Remove(0, 1), Remove(0, 2)]


def test_a22_a_removal_is_the_whole_turn():
    """After a Minus the next player moves, and may have the space."""
    position = covered(table([REMOVE, WILD], [face("2"), WILD]), 1 << 2)
    position.apply(Remove(0, 2))

    assert position.turn == 1
    assert Place(2, 2) in position.legal()


def test_a23_special_cards_do_not_die():
    """A Minus without a chip to take and a Plus without a space stay in hand; an option lets them be changed."""
    no_chips = table([REMOVE], [WILD])
    no_space = full(table([WILD], [WILD]))

    assert no_chips.legal() == no_space.legal() == [Pass()]
    assert refused(no_chips, SwapDead(0)) == "special_card"
    for position in (
        table([REMOVE], [WILD], specials_can_be_dead=True),
        full(table([WILD], [WILD], specials_can_be_dead=True)),
    ):
        assert position.legal() == [Pass(), SwapDead(0)]
    assert refused(table([WILD], [WILD], specials_can_be_dead=True), SwapDead(0)) == "not_dead"


def test_a24_a_dead_card_may_be_changed_before_playing():
    """A dead card can be changed or kept; the turn goes on; a card that is not dead is refused."""
    position = covered(table([face("2"), face("3")], [WILD, WILD]), BOTH_TWOS)

    assert position.legal() == [Place(1, 3), Place(1, 6), SwapDead(0)]
    assert refused(position, SwapDead(1)) == "not_dead"
    position.apply(SwapDead(0))
    assert (position.turn, position.turn_number, position.discards) == (0, 1, [0])


@pytest.mark.parametrize(("limit", "changed"), [(0, 0), (1, 1), (2, 2), (None, 3)])
def test_a25_how_many_dead_cards_a_turn(limit, changed):
    """One dead card a turn is changed, or none, two, or a whole hand, as the rules say."""
    position = covered(table([face("2")] * 3, [WILD] * 3, stock=[face("3")] * 3, dead_swaps=limit), BOTH_TWOS)
    count = 0
    while swaps := [move for move in position.legal() if isinstance(move, SwapDead)]:
        position.apply(swaps[0])
        count += 1

    assert count == changed
    assert position.turn == 0


def test_a25_any_number_ends_somewhere():
    """Where every card is dead and comes back by the shuffle, changing ends with a hand's worth."""
    position = full(table([face("2")] * 3, [face("3")] * 3, dead_swaps=None))
    count = 0
    while swaps := [move for move in position.legal() if isinstance(move, SwapDead)]:
        position.apply(swaps[0])
        count += 1

    assert count == 3
    assert position.legal() == [Pass()]


def test_a26_the_new_card_is_dead_too():
    """A replacement that is dead itself waits for the next turn."""
    position = covered(table([face("2")], [WILD], stock=[face("2")]), BOTH_TWOS)
    position.apply(SwapDead(0))

    assert position.is_dead(position.hands[0][0])
    assert position.legal() == [Pass()]
    assert refused(position, SwapDead(position.hands[0][0])) == "swapped_already"


def test_a27_dead_and_alive_again():
    """A Plus on a number kills its cards, a Minus wakes them: it is looked up at the moment of the change."""
    position = covered(table([WILD, face("2")], [REMOVE, REMOVE]), 1 << 2, side=0)

    assert not position.is_dead(1)
    position.apply(Place(0, 7))
    assert position.is_dead(1)
    position.apply(Remove(2, 7))
    assert not position.is_dead(1)
    assert Place(1, 7) in position.legal()


@pytest.mark.parametrize("side", [0, 1])
def test_a28_covered_by_anybody(side):
    """A card is dead when chips cover its spaces, own ones and removable ones included."""
    assert covered(table([face("2"), REMOVE], [WILD] * 2), BOTH_TWOS, side=side).is_dead(0)


def test_a29_no_play():
    """Who can play nothing passes with the hand kept, or changes one card where the rules say so."""
    passing = table([REMOVE], [WILD])
    changing = table([REMOVE], [WILD], no_move="discard_one")
    passing.apply(Pass())

    assert (passing.hands[0], passing.turn) == ([0], 1)
    assert changing.legal() == [Discard(0)]
    changing.apply(Discard(0))
    assert (changing.hands[0], changing.turn) == ([2], 1)


@pytest.mark.parametrize("rounds", [1, 3])
def test_a30_standstill(rounds):
    """After so many rounds without a chip placed or taken, three unless said, most sequences win."""
    position = table([REMOVE], [REMOVE], **({} if rounds == 3 else {"stall_rounds": rounds}))
    position.sequences = [(1, ())]
    for _ in range(2 * rounds):
        assert not position.over
        position.apply(Pass())

    assert (position.result, position.winner) == ("stalled", 1)


def test_a30_blocked():
    """With no open space and no chip that can ever be taken the game is over at once."""
    position = dealt(plain_layout(1, 3), [[WILD] * 5, [WILD] * 5], [WILD] * 9, two_sided(line_length=2))
    place(position, [0, 1, 2])

    assert (position.result, position.winner) == ("blocked", 0)


def test_a31_all_discards_are_shuffled():
    """A used-up draw pile is made anew from all discards, the card just played among them; the seed says the order."""
    orders = []
    for seed in ("one", "one", "two"):
        position = table([WILD, WILD], [WILD, WILD], stock=[WILD] * 4)
        position.seed = seed
        position.discards, position.stock = position.stock, []
        position.apply(Place(0, 1))
        orders.append(position.shuffles[0])

    assert orders[0] == orders[1] != orders[2]
    assert 0 in orders[0]
    assert position.discards == []


def test_a32_nothing_left_to_draw():
    """With nothing to draw the game goes on with fewer cards; a deck must hold the deal and one card more for each."""
    position = table([face("1"), face("2")], [face("3"), face("4")], reshuffle=False)
    position.stock.clear()
    position.apply(Place(0, 1))

    assert (position.hands[0], position.turn, position.owed) == ([1], 1, [])
    with pytest.raises(RulesError, match="Use at least 12 cards"):
        Game.deal(classroom(), plain_layout(8, 8), [WILD] * 11, seed=1)


@pytest.mark.parametrize("policy", ["two_tries", "retry", "lose_turn", "reveal", "challenge", "honour"])
def test_a35_what_may_follow_from_an_answer(policy):
    """Under every answer policy a question can cost the turn or be changed at its cost; nothing of it is listed."""
    position = table([face("1"), WILD], [WILD, WILD], answer_policy=policy)

    position.check(Forfeit())
    position.check(Discard(0))
    assert {type(move) for move in position.legal()} == {Place}


def test_a35_a_wrong_number():
    """A chip on a wrong number is refused, but stands where the rules trust; two tries is the default."""
    checked, trusted = (table([face("1")], [WILD], answer_policy=policy) for policy in ("two_tries", "honour"))

    assert classroom().answer_policy == "two_tries"
    assert refused(checked, Place(0, 3)) == "other_face"
    trusted.check(Place(0, 3))
    assert refused(covered(trusted, 1 << 3), Place(0, 3)) == "occupied"
    assert spaces(trusted.legal()) == {1, 8}


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a35_the_refusal_gives_nothing_away(lang):
    """No sentence about a wrong space has a place for the answer or for the right space."""
    sentence = say("engine.reason.other_face", lang)

    assert "{" not in sentence
    assert not any(sign.isdigit() for sign in sentence)


def test_a42_discards_are_seen_by_all():
    """What was laid down everybody sees, hands only their owner."""
    game = Game.deal(sequence(), *board_for("sequence"), players=3, seed="rows")
    for _ in range(7):
        game = game.play(game.legal()[0])
    views = [game.view(seat) for seat in range(3)]

    assert len(views[0].discards) == 7
    assert {view.discards for view in views} == {tuple(game.position().discards)}
    assert [view.hand for view in views] == [tuple(hand) for hand in game.position().hands]
    assert {view.hands for view in views} == {None}
