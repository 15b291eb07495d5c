"""What counts as a sequence: rows A10 to A18 of the facts, and the nine long runs that seven engines were tried on."""

from __future__ import annotations

import pytest

from seqnum.engine import Card, Remove, Seating
from seqnum.engine.sequences import choices
from tests.engine.boards import all_wild, corners, dealt, place, plain_layout, spaces, two_sided


def row(number, *cols):
    return [number * 10 + col for col in cols]


def col(number, *rows):
    return [r * 10 + number for r in rows]


# rules.md §2.3, column "right".
LONG_RUNS = {
    "5": (row(4, 0, 1, 2, 3, 4), 1),
    "6 in order": (row(4, 0, 1, 2, 3, 4, 5), 1),
    "9, gap filled last": (row(4, 0, 1, 2, 3, 5, 6, 7, 8, 4), 2),
    "5 locked, then extended to 9": (row(4, 0, 1, 2, 3, 4, 5, 6, 7, 8), 2),
    "5 locked at 2-6, then all 10": (row(4, 2, 3, 4, 5, 6, 1, 0, 7, 8, 9), 1),
    "10 in order": (row(4, *range(10)), 2),
    "top row 8 chips + 2 corners": (row(0, *range(1, 9)), 2),
    "cross, last chip is the crossing": (row(4, 2, 3, 5, 6) + col(4, 2, 3, 5, 6) + [44], 2),
    "row and column sharing only a corner": (row(0, 1, 2, 3, 4) + col(0, 1, 2, 3, 4), 2),
}


@pytest.mark.parametrize("name", LONG_RUNS)
def test_long_runs(name):
    """Each of the nine long runs makes as many sequences as the texts say."""
    cells, sequences = LONG_RUNS[name]
    position = place(all_wild(plain_layout(10, 10, corners(10, 10))), cells)

    assert sequences == position.made(0) == len(position.sequences)


@pytest.mark.parametrize("name", LONG_RUNS)
@pytest.mark.parametrize(
    "turn", [lambda r, c: (c, r), lambda r, c: (9 - r, c), lambda r, c: (r, 9 - c), lambda r, c: (9 - c, 9 - r)]
)
def test_long_runs_turned(name, turn):
    """The same holds with the board turned or mirrored."""
    cells, sequences = LONG_RUNS[name]
    turned = [r * 10 + c for r, c in (turn(*divmod(cell, 10)) for cell in cells)]
    position = place(all_wild(plain_layout(10, 10, corners(10, 10))), turned)

    assert sequences == position.made(0)


@pytest.mark.parametrize(
    ("cells", "kept"),
    [
        (row(4, 0, 1, 2, 4, 5, 3), row(4, 0, 1, 2, 3, 4)),  # six from the left edge
        (row(4, 4, 5, 6, 8, 9, 7), row(4, 5, 6, 7, 8, 9)),  # six from the right edge
        (row(4, 0, 1, 2, 4, 5, 6, 3), row(4, 0, 1, 2, 3, 4)),  # seven, both ends and the middle would do
    ],
)
def test_which_five_of_a_longer_run(cells, kept):
    """Of six or seven in a row the five at one end are kept, so that a second sequence stays possible (A10)."""
    position = place(all_wild(plain_layout(10, 10)), cells)

    assert [(0, tuple(kept))] == position.sequences


def test_opponent_in_the_way():
    """Where an opponent stops the run on one side, the five on that side are kept."""
    position = all_wild(plain_layout(10, 10))
    position.chips[1] |= 1 << 40
    position.open &= ~(1 << 40)
    place(position, row(4, 1, 2, 3, 5, 6, 4))

    assert [(0, tuple(row(4, 1, 2, 3, 4, 5)))] == position.sequences


def test_added_chips_are_not_protected():
    """The sixth chip is no part of the sequence; an opponent can take it, and only it (A11)."""
    layout = plain_layout(10, 10)
    wild, remove = Card("wild"), Card("remove")
    position = dealt(layout, [[wild] * 6, [remove] * 6], [wild] * 20)
    place(position, row(4, 0, 1, 2, 3, 4, 5))
    position.turn = 1

    assert {45} == spaces(position.legal())


def test_locks_never_move():
    """What is locked stays locked when the run grows (A13)."""
    position = place(all_wild(plain_layout(10, 10)), row(4, 2, 3, 4, 5, 6))
    before, locked = list(position.sequences), position.locked
    place(position, row(4, 1, 0, 7))

    assert before == position.sequences
    assert locked == position.locked


def test_third_sequence_may_share_with_both():
    """The limit on sharing is between each two sequences, so a third may touch both others (A16)."""
    down = col(2, 2, 3, 4, 5, 6) + col(6, 2, 3, 4, 5, 6)
    position = place(all_wild(plain_layout(10, 10)), down + row(4, 3, 4, 5))

    assert position.made(0) == 3
    assert tuple(row(4, 2, 3, 4, 5, 6)) == position.sequences[2][1]


def test_sequences_of_different_sides_share_a_corner():
    """Everybody may use the same corner (A18)."""
    position = place(all_wild(plain_layout(10, 10, corners(10, 10))), row(0, 1, 2, 3, 4))
    position.turn = 1
    place(position, col(0, 1, 2, 3, 4))

    assert [side for side, _ in position.sequences] == [0, 1]


def test_no_sharing_when_rules_forbid_it():
    """With no shared chip allowed, a cross is one sequence; a shared corner is no shared chip (A17)."""
    rules = two_sided(max_shared=0)
    cross = place(all_wild(plain_layout(10, 10), rules), row(4, 2, 3, 5, 6) + col(4, 2, 3, 5, 6) + [44])
    corner = place(all_wild(plain_layout(10, 10, corners(10, 10)), rules), row(0, 1, 2, 3, 4) + col(0, 1, 2, 3, 4))

    assert cross.made(0) == 1
    assert corner.made(0) == 2


def test_foreign_chips_make_no_sequence():
    """A line of two colours is none."""
    position = place(all_wild(plain_layout(10, 10)), row(4, 0, 1, 3, 4))
    position.turn = 1
    place(position, row(4, 2))

    assert position.sequences == []


def test_win_at_the_threshold():
    """The game is over the moment a side has enough, also when two land at once (A15, A41)."""
    rules = two_sided(seatings=(Seating(2, 2, 5, 2),))
    position = place(all_wild(plain_layout(10, 10), rules), row(4, 2, 3, 5, 6) + col(4, 2, 3, 5, 6) + [44])

    assert (position.over, position.winner, position.result) == (True, 0, "sequences")
    assert position.legal() == []


def test_short_lines():
    """A sequence of four on a small board, as in the children's game."""
    position = place(all_wild(plain_layout(6, 7), two_sided(line_length=4)), [0, 8, 16, 24])

    assert position.sequences == [(0, (0, 8, 16, 24))]


def test_broken_line_is_no_sequence():
    """A chip that was taken away does not count any more."""
    layout = plain_layout(10, 10)
    position = dealt(layout, [[Card("wild")] * 5, [Card("remove")] * 5], [Card("wild")] * 20)
    place(position, row(4, 0, 1, 2, 3))
    position.turn = 1
    position.apply(Remove(5, 41))
    position.turn = 0
    place(position, row(4, 4))

    assert position.sequences == []


def test_choices_stay_small():
    """A star of twenty completed lines is decided at once, whatever the rules let sequences share."""
    position = all_wild(plain_layout(9, 9))
    star = list(position.setup.through[40])

    assert len(star) == 20
    assert [tuple(star)] == choices(star, lambda *_: True)
    assert len(choices(star, position.setup.compatible)) == 1
    assert len(choices(star, lambda *_: False)) == 20
