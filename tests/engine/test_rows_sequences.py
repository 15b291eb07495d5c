"""What counts as a sequence: rows A10 to A18, A36 and A41 of the facts, one test for each."""

from __future__ import annotations

import pytest

from seqnum.engine import Card, Claim, IllegalMove, Move, Place, Remove, Seating
from tests.engine.boards import all_wild, corners, dealt, place, plain_layout, spaces, two_sided
from tests.engine.test_sequences import LONG_RUNS, col, row

WILD, REMOVE = Card("wild"), Card("remove")
TEN = plain_layout(10, 10)
CORNERS = plain_layout(10, 10, corners(10, 10))
LOW, HIGH = tuple(row(4, 0, 1, 2, 3, 4)), tuple(row(4, 1, 2, 3, 4, 5))


def six(**options):
    """Five of six in a row, the gap to be filled; the card for it."""
    position = place(all_wild(TEN, two_sided(**options)), row(4, 0, 1, 3, 4, 5))
    return position, position.hands[0][0]


def against_minus(cells, **options):
    """Chips placed one by one, then an opponent with Minus cards to move."""
    rules = two_sided(seatings=(Seating(2, 2, 12, 99),), **options)
    position = dealt(TEN, [[WILD] * 12, [REMOVE] * 12], [WILD] * 20, rules)
    place(position, cells)
    position.turn = 1
    return position


def refused(position, move):
    with pytest.raises(IllegalMove) as caught:
        position.check(move)
    return caught.value.key.removeprefix("engine.reason.")


@pytest.mark.parametrize("chosen", [LOW, HIGH])
def test_a10_the_mover_chooses_which_five(chosen):
    """Six in a row are one sequence, either five; the mover says which, and other lines are refused."""
    position, card = six()
    move = Place(card, 42, (chosen,))

    assert set(position.lock_choices(Place(card, 42))) == {(LOW,), (HIGH,)}
    assert move == Move.parse(move.text(TEN), TEN)
    assert refused(position, Place(card, 42, (LOW, HIGH))) == "not_a_sequence"
    assert refused(position, Place(card, 42, (tuple(row(4, 2, 3, 4, 5, 6)),))) == "not_a_sequence"
    position.check(move)
    position.apply(move)
    assert position.sequences == [(0, chosen)]
    assert position.locked == sum(1 << cell for cell in chosen)


def test_a10_without_a_choice_the_end_is_kept():
    """Who does not say keeps the five at the end of the row with more room, the first of the choices."""
    position, card = six()
    choices = position.lock_choices(Place(card, 42))
    position.apply(Place(card, 42))

    assert [(0, choices[0][0])] == position.sequences
    assert choices[0] == (LOW,)
    assert [move for move in position.legal() if isinstance(move, Place) and move.lock] == []


def test_a10_nothing_to_choose():
    """A chip that completes nothing leaves no choice, one that completes five leaves one."""
    position = place(all_wild(TEN), row(4, 0, 1, 2, 3))
    card = position.hands[0][0]

    assert position.lock_choices(Place(card, 99)) == ()
    assert position.lock_choices(Place(card, 44)) == ((LOW,),)
    assert refused(position, Place(card, 99, (LOW,))) == "not_a_sequence"


def test_a11_added_chips():
    """A chip added to a sequence can be taken away; with the whole row locked it cannot."""
    assert spaces(against_minus(row(4, 0, 1, 2, 3, 4, 5)).legal()) == {45}
    locked = against_minus(row(4, 0, 1, 2, 3, 4, 5, 8), lock="whole_run")
    assert spaces(locked.legal()) == {48}
    assert refused(locked, Remove(12, 45)) == "locked"


def test_a11_whole_row_at_once():
    """Six in a row made by one chip are locked whole, and the sequence is still five."""
    position, card = six(lock="whole_run")
    position.apply(Place(card, 42))

    assert position.locked == sum(1 << cell for cell in row(4, 0, 1, 2, 3, 4, 5))
    assert len(position.sequences[0][1]) == 5


def test_a12_five_in_the_middle_then_ten():
    """Locked fives stay where they are, so ten round a middle five are one; counted anew they are two."""
    cells = row(4, 2, 3, 4, 5, 6, 1, 0, 7, 8, 9)
    fixed = place(all_wild(TEN), cells)
    again = place(all_wild(TEN, two_sided(recount="max_per_line")), cells)

    assert (fixed.made(0), again.made(0)) == (1, 2)
    assert fixed.sequences == [(0, tuple(row(4, 2, 3, 4, 5, 6)))]


@pytest.mark.parametrize("length", range(1, 11))
@pytest.mark.parametrize("key", range(3))
def test_a12_counted_anew_the_way_there_does_not_matter(length, key):
    """Counted anew a row of five to eight is one, of nine or ten two, in whatever order it was filled."""
    cells = sorted(row(4, *range(length)), key=lambda cell: (cell * 7 + key * 3) % 11)
    position = place(all_wild(TEN, two_sided(recount="max_per_line")), cells)

    assert position.made(0) == (length >= 5) + (length >= 9)


def test_a13_locks_never_move():
    """What is locked stays locked when the row grows, also when it is counted anew."""
    for rules in (two_sided(), two_sided(lock="whole_run"), two_sided(recount="max_per_line")):
        position = all_wild(TEN, rules)
        locked = 0
        for cell in row(4, 2, 3, 4, 5, 6, 1, 0, 7, 8, 9):
            place(position, [cell])
            assert locked & ~position.locked == 0
            locked = position.locked


@pytest.mark.parametrize(("name", "sequences"), [("9, gap filled last", 2), ("10 in order", 2), ("6 in order", 1)])
def test_a14_nine_are_two(name, sequences):
    """Nine in a row are two sequences that share the middle; ten are two as well, six are one."""
    position = place(all_wild(CORNERS), LONG_RUNS[name][0])

    assert position.made(0) == sequences


def test_a15_two_at_once():
    """A chip that completes a row and a column makes two sequences, and wins at once where two are needed."""
    rules = two_sided(seatings=(Seating(2, 2, 5, 2),))
    position = place(all_wild(TEN, rules), row(4, 2, 3, 5, 6) + col(4, 2, 3, 5, 6) + [44])

    assert (position.made(0), position.winner, position.result) == (2, 0, "sequences")


def test_a16_each_two_share_at_most_one():
    """A third sequence may share a chip with both others; how many two may share is an option."""
    third = col(2, 2, 3, 4, 5, 6) + col(6, 2, 3, 4, 5, 6) + row(4, 3, 4, 5)
    eight = row(4, *range(8))

    assert place(all_wild(TEN), third).made(0) == 3
    assert [place(all_wild(TEN, two_sided(max_shared=n)), eight).made(0) for n in (0, 1, 2, 4)] == [1, 1, 2, 4]


def test_a17_a_corner_is_no_shared_chip():
    """A row and a column that meet in a corner share no chip, even where none may be shared."""
    cells = row(0, 1, 2, 3, 4) + col(0, 1, 2, 3, 4)

    assert place(all_wild(CORNERS, two_sided(max_shared=0)), cells).made(0) == 2


def test_a18_a_corner_counts_for_everybody():
    """Both sides make a sequence with the same corner, four chips each."""
    position = place(all_wild(CORNERS), row(0, 1, 2, 3, 4))
    position.turn = 1
    place(position, col(0, 1, 2, 3, 4))

    assert [side for side, _ in position.sequences] == [0, 1]


def test_a36_automatic_unless_it_has_to_be_announced():
    """A line is a sequence by itself; where it must be announced it is one only when the mover says so."""
    silent = place(all_wild(TEN, two_sided(must_claim=True)), LOW)
    position = place(all_wild(TEN, two_sided(must_claim=True)), LOW[:4])
    position.apply(Place(position.hands[0][0], 44, (LOW,)))

    assert place(all_wild(TEN), LOW).made(0) == 1
    assert (silent.sequences, silent.locked) == ([], 0)
    assert position.sequences == [(0, LOW)]


def test_a36_announced_later():
    """What was not announced can be broken, or announced in a later turn before playing; lines that are none cannot."""
    position = against_minus(LOW, must_claim=True)

    assert spaces(position.legal()) == set(LOW)
    assert refused(position, Claim((LOW,))) == "not_a_sequence"
    position.turn = 0
    assert Claim((LOW,)) in position.legal()
    assert refused(position, Claim((HIGH,))) == "not_a_sequence"
    assert refused(position, Claim((LOW, LOW))) == "not_a_sequence"
    position.apply(Claim((LOW,)))
    assert (position.turn, position.sequences) == (0, [(0, LOW)])
    assert refused(position, Claim((LOW,))) == "not_a_sequence"
    assert refused(against_minus(LOW), Claim((LOW,))) == "no_claim"


def test_a36_who_chooses_from_a_list_announces():
    """The legal moves that complete a line announce it; to stay silent is allowed."""
    position = place(all_wild(TEN, two_sided(must_claim=True)), LOW[:4])
    card = position.hands[0][0]
    there = [move for move in position.legal() if move.card == card and move.cell == 44]

    assert there == [Place(card, 44, (LOW,))]
    position.check(Place(card, 44))


def test_a36_win_by_announcing():
    """The game is won with the announcement, not with the chip."""
    rules = two_sided(must_claim=True, seatings=(Seating(2, 2, 5, 1),))
    position = place(all_wild(TEN, rules), LOW)

    assert not position.over
    position.apply(Claim((LOW,)))
    assert (position.over, position.winner, position.result) == (True, 0, "sequences")


def test_a41_the_game_ends_at_once():
    """With the last sequence needed the game is over: nobody draws, nobody moves."""
    rules = two_sided(seatings=(Seating(2, 2, 5, 1),))
    position = place(all_wild(TEN, rules), LOW)

    assert (position.over, position.winner, position.legal()) == (True, 0, [])
    assert len(position.hands[0]) == 4
