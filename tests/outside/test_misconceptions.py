"""The rules against the table of facts they come from."""

from __future__ import annotations

import csv
import re

import pytest

from seqnum.maths import read_number
from tests.maths.documented import DOCUMENTED

pytestmark = pytest.mark.outside

OWN_EXAMPLES = {"nk_product", "reversal_error"}


@pytest.fixture(scope="module")
def rows(shared_data):
    path = shared_data.parent / "facts" / "misconceptions.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def test_all_rules_are_there(rows):
    """The same ids, items and sources, in the table's order."""
    assert [(row["id"], row["item"], row["source"]) for row in rows] == [
        (name, item, source) for name, item, _, _, source in DOCUMENTED
    ]


def test_each_gives_the_number_of_the_table(rows):
    """Every number that the table calls wrong is what our example says, but where it has none that works."""
    for row, (name, _, _, wrong, _) in zip(rows, DOCUMENTED, strict=True):
        ours = wrong if isinstance(wrong, tuple) else (wrong,)
        for text in () if name in OWN_EXAMPLES else re.split(", | or ", row["wrong"]):
            assert read_number(text, "en") in ours, row
