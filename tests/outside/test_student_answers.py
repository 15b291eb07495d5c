"""Numbers and expressions as real students typed them (McNichols, Zhang & Lan 2023; shared/data/README.md)."""

from __future__ import annotations

import csv
from fractions import Fraction

import pytest

from seqnum.maths import ParseError, parse, read_number

pytestmark = pytest.mark.outside


@pytest.fixture(scope="module")
def steps(shared_data):
    with (shared_data / "wrong_arithmetic_steps.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_numbers_are_read_as_they_were_meant(steps):
    """What a student typed has the value that the authors computed for it; a sign below the bar is refused."""
    read = {step["student_answer_text"]: Fraction(step["student_answer"]) for step in steps}
    assert len(read) > 200
    for text, value in read.items():
        if "/-" in text:
            with pytest.raises(ParseError):
                read_number(text, "en")
        else:
            assert read_number(text, "en") == value, text


def test_expressions_are_read_right_or_refused(steps):
    """A whole-number expression of a textbook has the textbook's value, or is refused: never another value."""
    wanted = {step["expression"]: Fraction(step["correct"]) for step in steps if "." not in step["expression"]}
    values = {}
    for text in wanted:
        try:
            values[text] = parse(text).evaluate()
        except ParseError:
            assert "--" in text or "/-" in text or "*-" in text or "+-" in text, text
    assert values == {text: wanted[text] for text in values}
    assert len(values) > 0.7 * len(wanted)
