from __future__ import annotations

import pytest

from seqnum.results import Results, UnknownColumn
from seqnum.results.reading import read_lines
from seqnum.text import LANGUAGES, say
from tests.results.writer import make_attempt, match_file


def results_of(*attempts) -> Results:
    return Results([read_lines(match_file(*attempts), "ana.jsonl")])


def wrong(seq: int, *misconceptions: str, **changes):
    return make_attempt(seq=seq, **({"chosen": "14", "misconceptions": misconceptions} | changes))


def test_wrong_first_tries_are_counted_with_students_and_cards():
    """An answer that fits two mistakes is counted under both; cards come most frequent first."""
    results = results_of(
        wrong(2, "near_double", "one_less"),
        wrong(3, "one_less", student="Ben", item_text="9 + 6"),
        wrong(4, "one_less", student="Ben", item_text="9 + 6"),
        wrong(5),
        make_attempt(seq=6),
    )

    table = results.misconceptions()

    assert table.to_numpy().tolist() == [
        ["one_less", "one_less", 3, 2, ("9 + 6 → 14", "8 + 7 → 14")],
        ["near_double", "near_double", 1, 1, ("8 + 7 → 14",)],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_is_named(lang):
    """Beside the id, which programs read, stands the name in the language asked for."""
    results = results_of(wrong(2, "off_by_one_count"))

    (named,) = results.misconceptions(lang=lang)["name"]
    assert named == say("maths.misconception.off_by_one_count.name", lang)


def test_a_notebook_shows_the_cards_as_text():
    """The table in a notebook has no brackets of Python and cuts nothing off."""
    results = results_of(*(wrong(n, "one_less", item_text=f"{n} + 6") for n in range(2, 9)))

    shown = results.misconceptions()._repr_html_()

    assert "2 + 6 → 14; 3 + 6 → 14; 4 + 6 → 14; 5 + 6 → 14; 6 + 6 → 14; 7 + 6 → 14; 8 + 6 → 14" in shown


def test_second_tries_and_swaps_are_no_evidence():
    """A guess after being told, and a card given back, say nothing about a mistake."""
    results = results_of(
        wrong(2, "one_less", card_attempt=2),
        wrong(3, "one_less", chosen=None, correct=None, outcome="skipped"),
        make_attempt(seq=4, misconceptions=("one_less",)),
    )

    assert results.misconceptions().empty


def test_the_number_is_shown_as_it_was_written():
    """An unreduced fraction stays as the student chose it."""
    results = results_of(wrong(2, "one_less", chosen="3/4", chosen_text="6/8"))

    assert results.misconceptions()["cards"].iloc[0] == ("8 + 7 → 6/8",)


def test_grouped_by_student():
    """Each student's mistakes stand together."""
    results = results_of(wrong(2, "one_less"), wrong(3, "one_less", student="Ben"), wrong(4, "twice", student="Ben"))

    table = results.misconceptions(by="student")

    assert table[["student", "misconception", "attempts"]].to_numpy().tolist() == [
        ["Ana", "one_less", 1],
        ["Ben", "one_less", 1],
        ["Ben", "twice", 1],
    ]


def test_an_unknown_column_is_refused():
    """The same sentence as for accuracy."""
    with pytest.raises(UnknownColumn, match="There is no column 'pupil'"):
        Results.read([]).misconceptions(by="pupil")
