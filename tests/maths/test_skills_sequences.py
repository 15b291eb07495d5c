"""Arithmetic and geometric sequences: right, at the edges, and well explained."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, repeat

import pytest

from seqnum.maths import EvaluationError, parse
from seqnum.maths.skill import NotOfLevel, skill
from seqnum.testing import check_skill
from tests.maths.worked import drawn
from tests.maths.worked_clauses import clauses, false_clauses

NAMES = ("arithmetic_sequence_nth", "geometric_sequence_nth")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]

# The first and last card of each level, and cards just beyond.
EDGES = [
    ("arithmetic_sequence_nth", 1, [(0, 1, 2, 6), (0, 10, 10, 10)], [(0, 1, 1, 6), (0, 11, 2, 6), (0, 1, 2, 11)]),
    ("arithmetic_sequence_nth", 2, [(0, -20, 2, 10), (0, 40, -7, 21)], [(0, 1, 2, 10), (0, 40, -9, 21)]),
    ("arithmetic_sequence_nth", 3, [(1, 1, 3, 10), (1, 15, 9, 50)], [(0, 1, 3, 10), (1, 15, 9, 51)]),
    ("geometric_sequence_nth", 1, [(1, 2, 1, 4), (2, 10, 1, 4)], [(3, 10, 1, 4), (1, 2, 1, 3), (1, 6, 1, 4)]),
    ("geometric_sequence_nth", 2, [(-6, -4, 1, 4), (3, -2, 1, 8)], [(6, 2, 1, 4), (0, -2, 1, 4), (1, -4, 1, 8)]),
    ("geometric_sequence_nth", 3, [(4, 1, 2, 4), (400, 2, 5, 4)], [(2, 1, 2, 4), (4, 2, 1, 4), (4, 2, 4, 4)]),
]


@pytest.mark.parametrize("name", NAMES)
def test_they_keep_to_what_every_skill_must(name):
    """The conformance suite finds nothing."""
    check_skill(skill(name), draws=60)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_arithmetic_terms_are_counted_out(level):
    """Python's ranges have the same term at the same place."""
    for question in drawn("arithmetic_sequence_nth", level):
        kind, first, step, n = question.operands
        terms = range(first, first + 100 * step, step)
        if kind == 0:
            assert question.answer == terms[n - 1]
        else:
            assert question.answer == terms.index(terms[n - 1]) + 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_geometric_terms_are_counted_out(level):
    """Multiplying step by step comes to the same term."""
    for question in drawn("geometric_sequence_nth", level):
        first, p, q, n = question.operands
        *_, last = accumulate(repeat(Fraction(p, q), n - 1), lambda term, ratio: term * ratio, initial=Fraction(first))
        assert question.answer == last


@pytest.mark.parametrize(("name", "level", "inside", "outside"), EDGES)
def test_edges_of_the_levels(name, level, inside, outside):
    """The first and last cards are in, those just beyond are not."""
    for operands in inside:
        assert skill(name).question(level, operands).holds()
    for operands in outside:
        with pytest.raises(NotOfLevel):
            skill(name).question(level, operands)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_board_has_enough_different_answers(name, level):
    """Thirty at every level."""
    assert len(skill(name).answers(level)) >= 30


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_worked_ways_are_true(name, level):
    """Every equation in them holds, and each way has one."""
    for question in drawn(name, level):
        told = question.step("en").replace(" steps.", ".")
        assert false_clauses(told) == [], told
        assert clauses(told)


def test_documented_mistakes_are_on_the_card():
    """The examples of the table of misconceptions are found where a pupil would make them."""
    tenth = skill("arithmetic_sequence_nth").question(1, (0, 3, 4, 10))
    assert tenth.answer == 39
    assert tenth.mistakes["43"] == ("nth_term_off_by_one",)
    fourth = skill("geometric_sequence_nth").question(1, (2, 3, 1, 4))
    assert fourth.answer == 54
    assert fourth.mistakes["11"] == ("geometric_adds_ratio",)
    place = skill("arithmetic_sequence_nth").question(3, (1, 3, 4, 25))
    assert place.why("24", "en").startswith("24 is the number of steps.")


def test_what_is_no_such_sequence_has_no_value():
    """A list with unequal steps is no arithmetic sequence, and none with unequal ratios a geometric one."""
    for text in ("arithmetic sequence 2, 6, 18…, term number 4", "geometric sequence 2, 4, 6…, term number 4"):
        with pytest.raises(EvaluationError):
            parse(text).evaluate()
