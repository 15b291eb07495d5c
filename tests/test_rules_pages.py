"""The pages that explain the rules say what the engine plays."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from seqnum.engine import PRESETS, board_for, classroom
from seqnum.engine.rules import AnswerPolicy


@pytest.fixture(params=("en", "es", "pt"))
def page(request, root):
    return (root / "docs" / "rules" / f"{request.param}.md").read_text(encoding="utf-8")


def test_the_table_of_seatings_is_that_of_the_engine(page):
    """Players, sides, hands and lines are the classroom preset's, row by row."""
    (table,) = re.findall(r"<!-- classroom -->(.*?)<!-- /classroom -->", page, re.DOTALL)
    rows = [[int(cell) for cell in re.findall(r"\d+", line)] for line in table.strip().splitlines()[2:]]
    assert rows == [[each.players, each.sides, each.hand, each.sequences] for each in classroom().seatings]


def test_every_preset_is_explained_with_its_board(page):
    """Each set of rules with a name has its line, in order, and a size there is that of its board."""
    lines = dict(re.findall(r"^\| `(\w+)` \|(.*)$", page, re.MULTILINE))
    assert list(lines) == ["classroom", *(name for name in PRESETS if name != "classroom")]
    for name, line in lines.items():
        layout, _ = board_for(name)
        assert re.findall(r"\d+ × \d+", line) in ([], [f"{layout.rows} × {layout.cols}"]), name


def test_every_answer_policy_is_explained(page):
    """No policy goes without a line."""
    assert set(re.findall(r"`(\w+)` \|$", page, re.MULTILINE)) == set(get_args(AnswerPolicy))
