"""The curricula against the table of facts: a public list of codes for each skill."""

from __future__ import annotations

import csv
import re

import pytest

from seqnum.decks import curriculum
from seqnum.maths import SKILLS

pytestmark = pytest.mark.outside

DOUBTED = {
    ("ccss", "fraction_to_decimal", "4.NF.C.6"),  # tenths and hundredths only
    ("ccss", "geometric_sequence_nth", "HSA-SSE.B.4"),  # asks for sums
    ("ccss", "interest_compound", "7.RP.A.3"),  # asks for simple interest
    ("bncc", "degrees_radians", "EM13MAT306"),  # takes radians for granted
    ("bncc", "quadratic_roots", "EF08MA09"),  # only ax² = b
    ("bncc", "slope_two_points", "EF08MA07"),  # lines, but no slope
}
"""What the table has without a question mark and we call uncertain."""

ADDED = {
    ("ccss", "missing_factor", "3.OA.B.6"),
    ("bncc", "linear_system_2x2", "EM13MAT301"),
    ("bncc", "skip_count", "EF03MA10"),
    ("bncc", "trig_exact_value", "EM13MAT306"),
}
"""What we have and the table has not."""


@pytest.mark.parametrize("name", ["ccss", "bncc"])
def test_codes_are_those_of_the_table(name, shared_data):
    """Each code of the table stands in the file with its skill, and is uncertain where the table doubts it."""
    path = shared_data.parent / "facts" / "skills.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["id"] in SKILLS]
    table = {(name, row["id"], code) for row in rows for code in re.findall(r"[A-Z\d][\w.-]+\??", row[name])}
    sure = {(one, skill, code) for one, skill, code in table if not code.endswith("?")}
    doubtful = {(one, skill, code.rstrip("?")) for one, skill, code in table if code.endswith("?")}

    units = curriculum(name).units
    listed = {row["id"] for row in rows}  # skills that came later are not in the table
    ours = {(name, skill, unit.code) for unit in units for skill in unit.skills if skill in listed}
    uncertain = {(name, skill, unit.code) for unit in units for skill in unit.uncertain}

    mine = {one for one in ADDED if one[0] == name}
    assert ours - mine == sure | doubtful
    assert uncertain - mine == doubtful | {one for one in DOUBTED if one[0] == name}
