"""Arithmetic and geometric sequences: right, at the edges, and well explained."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, repeat

import pytest

from seqnum.maths import EvaluationError, parse
from seqnum.maths.skill import skill
from tests.maths.worked import drawn


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
