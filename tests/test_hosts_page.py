"""The developers' page about hosts: each fault of others has a test that there is, or a reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "docs/hosts.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| (.+) \|$", PAGE, re.MULTILINE)
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE)))


def test_every_fault_is_spoken_of():
    """The 32 faults we collected, in order, each with a test or a sentence."""
    assert [int(number) for number, *_ in ROWS] == list(range(1, 33))
    for number, _, _, answer in ROWS:
        assert "::" in answer or len(answer.split()) > 5, number


@pytest.mark.parametrize(("file", "name"), NAMED, ids=[name for _, name in NAMED])
def test_a_test_that_is_named_is_there(file: str, name: str):
    """A test that was renamed is renamed on the page too."""
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
