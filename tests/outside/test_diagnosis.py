"""What known mistakes explain of the wrong numbers of real students (McNichols, Zhang & Lan 2023)."""

from __future__ import annotations

import csv
import json
import statistics
from fractions import Fraction

import pytest

from seqnum.cli import main
from seqnum.decks.imports.diagnose_typed import diagnose_typed
from seqnum.engine import shuffled
from seqnum.maths import canonical, diagnose
from seqnum.maths.diagnosing.steps import Step, Term, parts_of
from seqnum.maths.diagnosing.typed import read_exercise

pytestmark = pytest.mark.outside


@pytest.fixture(scope="module")
def file(shared_data):
    return shared_data / "wrong_arithmetic_steps.csv"


@pytest.fixture(scope="module")
def rows(file):
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


@pytest.fixture(scope="module")
def single(rows):
    """Exercises of one operation, each with the number given for it."""
    return [(read_exercise(row["expression"]), row["student_answer_text"]) for row in rows if is_single(row)]


def is_single(row):
    parts = parts_of(read_exercise(row["expression"]))
    return isinstance(parts, Step) and isinstance(parts.left, Term) and isinstance(parts.right, Term)


def share(pairs):
    return sum(bool(diagnose(tree, given).misconceptions) for tree, given in pairs) / len(pairs)


def chance(pairs, shuffles=10):
    trees, givens = zip(*pairs, strict=True)
    mixed = (shuffled(givens, f"outside:{number}") for number in range(shuffles))
    return statistics.mean(share([*zip(trees, one, strict=True)]) for one in mixed)


def test_every_row_is_read_with_the_authors_value(file, rows, capsys):
    """The command reads all of the file; the right values are those that the authors worked out."""
    assert main(["diagnose", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["expression"], one["given"]) for one in told] == [
        (row["expression"], row["student_answer_text"]) for row in rows
    ]
    assert [one["answer"] for one in told] == [canonical(Fraction(row["correct"])) for row in rows]
    assert [one["misconceptions"] for one in told if one["correct"]] == [[]] * sum(one["correct"] for one in told)


def test_what_is_right_is_right_to_its_digits(rows):
    """A number called right differs from the right one by less than one unit of its last digit."""
    for row in rows:
        if diagnose(row["expression"], row["student_answer_text"]).correct:
            places = len(row["student_answer_text"].partition(".")[2])
            assert abs(Fraction(row["correct"]) - Fraction(row["student_answer"])) < Fraction(1, 10**places)


def test_mistakes_explain_far_more_than_chance(single):
    """Of wrong numbers for one operation at least .80 more than of shuffled ones, and at most .08 of those."""
    wrong = [(tree, given) for tree, given in single if not diagnose(tree, given).correct]
    assert len(wrong) > 380
    by_chance = chance(wrong)
    assert by_chance <= 0.08
    assert share(wrong) - by_chance >= 0.80


def test_they_do_when_numbers_right_as_written_count_as_unexplained(single):
    """Also counted the hard way, over all exercises of one operation."""
    by_chance = chance(single)
    assert by_chance <= 0.08
    assert share(single) - by_chance >= 0.80


def test_what_skills_know_besides_adds_no_chance(rows):
    """With the mistakes of skills' own cards, as the command hears them, chance explains no more than .08 either."""
    pairs = [(row["expression"], row["student_answer_text"]) for row in rows if is_single(row)]
    wrong = [pair for pair in pairs if not diagnose(*pair).correct]
    exercises, givens = zip(*wrong, strict=True)
    mixed = zip(exercises, shuffled(givens, "outside:0"), strict=True)
    by_chance, explained = (
        sum(bool(diagnose_typed(*pair).misconceptions) for pair in one) / len(wrong) for one in (mixed, wrong)
    )
    assert by_chance <= 0.08
    assert explained - by_chance >= 0.80
