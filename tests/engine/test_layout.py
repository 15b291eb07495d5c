from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum.engine import Layout, LayoutError, line_masks, lines_through, masks_through
from seqnum.engine.lines import cells_in, mask_of
from tests.engine.boards import corners, plain_layout

sizes = st.integers(1, 14)


@given(rows=sizes, cols=sizes, length=st.integers(2, 7))
def test_number_of_lines(rows, cols, length):
    """There are as many lines as the closed formula says."""
    across, down = max(cols - length + 1, 0), max(rows - length + 1, 0)

    assert rows * across + cols * down + 2 * down * across == len(plain_layout(rows, cols).lines(length))


@pytest.mark.parametrize(("rows", "cols", "length", "number"), [(10, 10, 5, 192), (8, 8, 5, 96), (6, 7, 4, 69)])
def test_number_of_lines_on_known_boards(rows, cols, length, number):
    """The boards of the family have as many lines as the facts say."""
    assert number == len(plain_layout(rows, cols).lines(length))


@given(rows=st.integers(1, 8), cols=st.integers(1, 8), length=st.integers(2, 5))
def test_lines_walked(rows, cols, length):
    """The lines are those that walking from each cell in four directions finds."""
    walked = set()
    for row in range(rows):
        for col in range(cols):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                steps = [(row + down * i, col + right * i) for i in range(length)]
                if all(0 <= r < rows and 0 <= c < cols for r, c in steps):
                    walked.add(frozenset(r * cols + c for r, c in steps))
    lines = plain_layout(rows, cols).lines(length)

    assert walked == {frozenset(line) for line in lines}
    assert len(walked) == len(lines)


@given(rows=sizes, cols=sizes, length=st.integers(2, 5))
def test_lines_through_cells(rows, cols, length):
    """A line goes through exactly its own cells, by index and by mask."""
    masks = line_masks(rows, cols, length)
    for cell, (indices, through) in enumerate(
        zip(lines_through(rows, cols, length), masks_through(rows, cols, length), strict=True)
    ):
        assert [mask for mask in masks if mask >> cell & 1] == [masks[i] for i in indices] == list(through)


@given(st.sets(st.integers(0, 200)))
def test_masks(cells):
    """Cells survive being a bit mask."""
    assert tuple(sorted(cells)) == cells_in(mask_of(tuple(cells)))


@given(rows=st.integers(1, 120), cols=st.integers(1, 120), data=st.data())
def test_cell_names(rows, cols, data):
    """A cell's name leads back to it, also on boards with more than 99 rows."""
    layout = plain_layout(rows, cols)
    cell = data.draw(st.integers(0, rows * cols - 1))

    assert cell == layout.cell_at(layout.cell_name(cell))


def test_cell_name_counts_from_one():
    """The third row's fifth space is r03c05."""
    assert plain_layout(10, 10).cell_name(24) == "r03c05"


@pytest.mark.parametrize(
    "name", ["r11c01", "r01c11", "r00c01", "r1c1", "r001c01", "R01C01", "r01c01 ", "", "٣", None, 5]
)
def test_no_such_cell(name):
    """A name that is no space of the board is refused, with the name and the names there are."""
    with pytest.raises(LayoutError, match=r"r01c01 to r10c10") as caught:
        plain_layout(10, 10).cell_at(name)

    assert repr(str(name)) in str(caught.value)


def test_faces():
    """A face's cells are found, in order; the free spaces are a mask."""
    layout = Layout(2, 3, ("1", None, "2", "1", "1", "2"))

    assert layout.cells_of("1") == (0, 3, 4)
    assert layout.cells_of("7") == ()
    assert layout.free == 0b10


@pytest.mark.parametrize(
    ("rows", "cols", "faces", "named"),
    [
        (2, 2, ("1", "2", "3"), "has 4 spaces, but 3"),
        (0, 5, (), "0 rows and 5 columns"),
        (2, -1, (), "2 rows and -1 columns"),
        (True, 1, ("1",), "True rows"),
        (2.0, 1, ("1", "2"), "2.0 rows"),
        (1, 2, ("1", ""), "Space r01c02 cannot show ''"),
        (1, 2, (1, "2"), "Space r01c01 cannot show 1"),
    ],
)
def test_bad_layout(rows, cols, faces, named):
    """A board that cannot be is refused, and the message names what is wrong."""
    with pytest.raises(LayoutError, match=re.escape(named)):
        Layout(rows, cols, faces)


def test_line_of_one():
    """A line needs two ends."""
    with pytest.raises(LayoutError, match="1 spaces long"):
        plain_layout(3, 3).lines(1)


def test_repr_rebuilds():
    """The repr of a layout is the layout."""
    layout = plain_layout(3, 4, corners(3, 4))

    assert layout == eval(repr(layout))
    assert hash(layout) == hash(eval(repr(layout)))
