from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.decks.board import MAX_SIDE, checked_board, lay_out, share_spaces, spaces_of
from seqnum.engine import preset
from seqnum.maths import SKILLS
from tests.decks.presets import ASKING


@given(
    asked=st.dictionaries(st.text(min_size=1), st.integers(1, 20), min_size=1), copies=st.integers(1, 3), data=st.data()
)
def test_spaces_follow_cards(asked, copies, data):
    """All spaces are given out, each number gets its least, and no space would be better with another number."""
    spaces = data.draw(st.integers(copies * len(asked), 3 * copies * len(asked)))

    shared = share_spaces(asked, spaces, copies)

    assert sum(shared.values()) == spaces
    assert min(shared.values()) >= copies
    for giver in (face for face in shared if shared[face] > copies):
        assert all(asked[giver] - shared[giver] + 1 >= asked[face] - shared[face] for face in shared)


@settings(deadline=None)
@given(board=st.tuples(st.integers(5, 12), st.integers(5, 12)), seed=st.integers(), data=st.data())
def test_equal_numbers_do_not_touch(board, seed, data):
    """From nine numbers on, no two equal ones stand side by side, above or across, and all stand where they should."""
    rules = preset("classroom")
    spaces = len(spaces_of(board, rules))
    numbers = data.draw(st.integers(9, max(9, spaces // 2)))
    shared = share_spaces({str(number): spaces // numbers for number in range(numbers)}, spaces, 1)

    layout = lay_out(shared, board, rules, f"{seed}:layout")

    assert {face: len(layout.cells_of(face)) for face in shared} == shared
    for face in shared:
        for one, other in combinations(layout.cells_of(face), 2):
            (row, col), (row_of_other, col_of_other) = divmod(one, board[1]), divmod(other, board[1])
            assert max(abs(row - row_of_other), abs(col - col_of_other)) > 1


@pytest.mark.parametrize("skill", SKILLS)
def test_every_number_has_its_chance_of_every_place(skill):
    """Over many decks the middle of the board shows small and large numbers alike."""
    middle, everywhere = [], []
    for seed in range(40):
        layout = Deck.generate(skill, board=(6, 6), seed=seed).layout
        values = sorted({face for face in layout.faces if face is not None})
        rank = {face: values.index(face) / (len(values) - 1) for face in values}
        middle += [rank[layout.faces[cell] or ""] for cell in (14, 15, 20, 21)]
        everywhere += [rank[face] for face in layout.faces if face is not None]

    # 160 draws with a standard deviation of about .29
    assert abs(sum(middle) / len(middle) - sum(everywhere) / len(everywhere)) < 4 * 0.3 / 160**0.5


@pytest.mark.parametrize("rules", ASKING)
@pytest.mark.parametrize("board", [(1, MAX_SIDE), (3, 6), (5, 5), (MAX_SIDE, MAX_SIDE)])
def test_boards_that_work(board, rules):
    """A board that is allowed makes a deck, from the smallest to the largest."""
    assert checked_board(board, preset(rules)) == board

    deck = Deck.generate("two_step_equation", board=board, rules=rules)

    assert (deck.layout.rows, deck.layout.cols) == board
