"""The charts of statistics: their words, their numbers, and that nothing runs into anything."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pandas as pd
import pytest
from matplotlib.collections import PathCollection
from matplotlib.figure import Figure

from seqnum.chart import MOST_BARS, ShownAxes
from seqnum.decks import Deck
from seqnum.maths import SKILLS
from seqnum.results import Results
from seqnum.results.charts.curves import MOST_LINES
from seqnum.text import LANGUAGES, known
from tests.results.frames import Given, attempts, complete, made_class

DECK = Deck.generate("add_within_20", board=(6, 6), seed=7)
CHARTS = {
    "skill_map": lambda plot, **options: plot.skill_map(**options),
    "times": lambda plot, **options: plot.times(**options),
    "learning_curve": lambda plot, **options: plot.learning_curve(**options),
    "progress": lambda plot, **options: plot.progress(**options),
    "items": lambda plot, **options: plot.items(**options),
    "chosen": lambda plot, **options: plot.chosen(**options),
    "posteriors": lambda plot, **options: plot.posteriors(**options),
    "prevalence": lambda plot, **options: plot.prevalence(**options),
}
MORE = CHARTS | {
    "board_heatmap": lambda plot, **options: plot.board_heatmap(DECK, **options),
    "compare": lambda plot, **options: plot.compare("class_id", "7A", "7B", **options),
    "knowledge_tracing": lambda plot, **options: plot.knowledge_tracing("sub_2digit_regroup", **options),
    "rasch": lambda plot, **options: plot.rasch(**options),
}
CARDS = {(42, 17): "35", (61, 28): "47", (73, 45): "32", (84, 36): "52", (92, 57): "45", (51, 13): "42"}
"""Subtractions, each with what is wrong by taking the smaller digit from the larger."""


def lesson() -> pd.DataFrame:
    """Forty pupils; every third goes by one misconception with subtractions."""
    frame = made_class(pupils=40, cards=20, key=4)
    card = np.arange(len(frame)) % len(CARDS)
    questions: list[Any] = [SKILLS["sub_2digit_regroup"].question(2, operands) for operands in CARDS]
    wrong = frame["student"].str.slice(1).astype(int).to_numpy() % 3 == 0
    right = np.array([str(question.face) for question in questions])[card]
    texts: dict[str, Any] = {
        "chosen": np.where(wrong, np.array(list(CARDS.values()))[card], right),
        "item_id": [questions[number].id for number in card],
        "item_text": [questions[number].text() for number in card],
        "expected": right,
        "skill": ["sub_2digit_regroup"] * len(frame),
        "chosen_cell": ["r02c03"] * len(frame),
        "deck_hash": [DECK.hash] * len(frame),
    }
    frame = frame.assign(**{name: pd.array(values, dtype="string") for name, values in texts.items()})
    frame["chosen_text"] = frame["chosen"]
    frame["misconceptions"] = [("smaller_from_larger",) if one else () for one in wrong]
    return frame.assign(correct=pd.array(~wrong, dtype="boolean"), level=pd.array([2] * len(frame), dtype="Int64"))


@pytest.fixture(scope="module")
def plot():
    return Given(lesson()).plot


def words(axes) -> str:
    ticks = [*axes.get_xticklabels(), *axes.get_yticklabels()]
    told = [*axes.texts, *ticks, *([] if axes.get_legend() is None else axes.get_legend().get_texts())]
    return " ".join(
        " ".join([axes.get_title(loc="left"), axes.get_xlabel(), *(one.get_text() for one in told)]).split()
    )


@pytest.mark.parametrize("name", MORE)
def test_every_chart_speaks_each_language(plot, name):
    """Titles differ between languages, nothing is left of a placeholder, and the chart is told in words."""
    told = {lang: MORE[name](plot, lang=lang) for lang in LANGUAGES}

    assert len({axes.get_title(loc="left") for axes in told.values()}) == 3
    for axes in told.values():
        assert isinstance(axes, ShownAxes)
        assert "{" not in words(axes)
        assert axes.alt.startswith(axes.get_title(loc="left").replace("\n", "; ")[:20])


@pytest.mark.parametrize("name", CHARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_to_draw_is_a_sentence(name, lang):
    """Without answers a chart has its title and one sentence."""
    axes = CHARTS[name](Results.read([]).plot, lang=lang)

    assert axes.get_title(loc="left")
    assert len(axes.texts) == 1


@pytest.mark.parametrize("name", MORE)
def test_charts_draw_into_given_axes(plot, name):
    """With ``ax=`` the same axes come back and the figure is left as it was."""
    figure = Figure(figsize=(7, 7))
    given = figure.add_subplot()

    assert MORE[name](plot, ax=given) is given
    assert tuple(figure.get_size_inches()) == (7, 7)


@pytest.mark.parametrize("text", ["$x$ \\frac{", "<b>Ana</b>", "a\nb\0d", "x" * 400, " ", "李明 🦊"])
@pytest.mark.parametrize("name", ["skill_map", "times", "items", "chosen", "progress"])
def test_hostile_texts_are_drawn_letter_by_letter(name, text):
    """Half a formula, a tag or an endless name breaks no chart and no page."""
    frame = attempts(
        student=[text] * 12, skill=[text] * 12, item_text=[text] * 12, chosen=[text] * 12, correct=[False] * 12,
        time_to_answer=[3.0] * 12,
    )  # fmt: skip

    axes = CHARTS[name](Given(frame).plot)

    assert axes._repr_png_().startswith(b"\x89PNG")
    assert "<b>" not in axes._repr_html_()


def longest_skills(lang: str) -> list[str]:
    return sorted(SKILLS, key=lambda skill: -len(str(known(f"maths.skill.{skill}.name", lang))))[:20]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_thirty_pupils_and_twenty_skills_do_not_meet(lang):
    """Rows stand a line apart; slanted labels of columns are further apart than their two lines are high."""
    skills = longest_skills(lang)
    pairs = [(f"Maria Aparecida dos Santos Albuquerque {n}", skill) for n in range(30) for skill in skills]
    frame = attempts(student=[student for student, _ in pairs], skill=[skill for _, skill in pairs])

    axes = Given(frame).plot.skill_map(lang=lang)

    figure = axes.get_figure()
    figure.draw_without_rendering()
    rows = [label.get_window_extent() for label in axes.get_yticklabels()]
    assert not any(one.overlaps(other) for one, other in combinations(rows, 2))
    inch = figure.dpi
    column = axes.get_window_extent().width / 20 / inch * 72
    label = axes.get_xticklabels()[0]
    assert column * np.sin(np.radians(label.get_rotation())) >= 2 * label.get_fontsize() * 1.1
    assert all(box.x0 >= 0 for box in rows)
    assert max(label.get_window_extent().x1 for label in axes.get_xticklabels()) <= figure.bbox.x1 + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_skills_have_room_above_a_long_small_print(lang):
    """Of eight skills with long names, all timed, no two names meet, however many notes stand below."""
    skills = longest_skills(lang)[:8]
    frame = attempts(student=[f"p{n}" for n in range(96)], skill=skills * 12, time_to_answer=[3.0, 4.0] * 48)
    frame["simulated"] = True

    axes = Given(frame).plot.times("skill", lang=lang)

    axes.get_figure().draw_without_rendering()
    names = [label.get_window_extent() for label in axes.get_yticklabels()]
    assert len(names) == 8
    assert not any(one.overlaps(other) for one, other in combinations(names, 2))


def test_the_map_writes_its_counts_and_frames_few():
    """Right of answered stands in each square; under five cards it is no share."""
    frame = attempts(student=["a"] * 6 + ["b"] * 2, correct=[True] * 4 + [False] * 4)

    axes = Given(frame).plot.skill_map()

    assert "4/6" in axes.alt
    assert "0/2" in axes.alt
    assert "fewer than five" in words(axes)
    assert "An empty square is no weakness" in words(axes)


def test_times_have_no_label_under_ten_cards():
    """Nine cards: no percentage and no range; ten have both."""
    frame = attempts(student=["a"] * 9 + ["b"] * 10, time_to_answer=np.linspace(2, 9, 19), time_to_card=[1.0] * 19)

    axes = Given(frame).plot.times()

    beside = [text.get_text() for text in axes.texts]
    assert "(9/9)" in beside
    assert "100%  (10 of 10)" in beside
    assert "Circle: to choose a card. Square: to answer it." in words(axes)


def test_items_show_their_wrong_numbers_and_discrimination(plot):
    """Below a card the wrong numbers, beside it the share with its counts and how well it tells pupils apart."""
    told = words(plot.items())

    assert "42 − 17" in told
    assert "35 (" in told
    assert "discrimination" in told


def test_a_diagnosis_is_framed_and_counted(plot):
    """Every third of forty pupils: 14, of all who had three such cards."""
    axes = plot.prevalence()

    assert "42 − 17 → 35" in words(axes)
    assert any("(14 of 40)" in text.get_text() for text in axes.texts)
    assert "the least there may be" in words(axes)


def test_lines_are_told_apart_without_colour():
    """Each of six lines has its own mark and its own dashes; a seventh is left to the table, which is said."""
    frame = made_class(pupils=60, cards=20, key=9)
    frame["skill"] = pd.array([f"skill {n % 7}" for n in range(len(frame))], dtype="string")

    axes = Given(frame).plot.progress("skill")

    styles = {
        (line.get_marker(), line.get_linestyle(), line._unscaled_dash_pattern)
        for line in axes.lines
        if len(line.get_xdata()) == 0
    }
    assert len(styles) == MOST_LINES
    assert "The 6 lines with most cards out of 7" in words(axes)


@pytest.mark.parametrize("name", ["learning_curve", "progress"])
def test_lines_are_said_in_the_language_of_the_chart(name):
    """A reader of Spanish hears "100 %" as the axis writes it, with its space."""
    axes = CHARTS[name](Given(attempts(student=["a"] * 6)).plot, lang="es")

    assert ": 100\u00a0%" in axes.alt


def test_those_with_most_cards_are_drawn():
    """Where there are more pupils than bars, the chart of who knows a skill keeps the ones it says it keeps."""
    found = Given(made_class(pupils=60, cards=30, key=4))
    shown = found.plot.knowledge_tracing("add_within_20")

    _, table = found.appendix.knowledge_tracing("add_within_20")
    drawn = [label.get_text() for label in shown.get_yticklabels()]
    cards = table.set_index("student")["n"]
    assert len(drawn) == MOST_BARS
    assert cards[drawn].min() >= cards.drop(drawn).max()


def test_greyscale_keeps_the_order():
    """Darker squares are fewer right ones, as a copier sees them."""
    from seqnum.results.charts.heat_map import _COLOURS

    grey = [0.299 * r + 0.587 * g + 0.114 * b for r, g, b, _ in map(_COLOURS, np.linspace(0.08, 1, 50))]

    assert all(a < b for a, b in pairwise(grey))


def test_pictures_are_small(plot):
    """A chart of a class is a file of less than 200 kB, also the map of thirty pupils and twenty skills."""
    pairs = [(f"pupil {n}", skill, n % 7 < 4) for n in range(30) for skill in longest_skills("en") for _ in range(9)]
    student, skill, correct = zip(*pairs, strict=True)
    whole = Given(attempts(student=student, skill=skill, correct=correct)).plot.skill_map()

    assert max(len(axes._repr_png_()) for axes in (whole, plot.times(), plot.items())) < 200_000


def test_squares_say_their_numbers_in_the_middle():
    """The numbers of a map are drawn as shapes, each on the middle of its square, and the letters stand round it."""
    axes = Given(attempts(student=["a"] * 6 + ["b"] * 8, correct=[True] * 4 + [False] * 10)).plot.skill_map()

    written = [one for one in axes.collections if isinstance(one, PathCollection)]
    assert sorted(tuple(place) for one in written for place in one.get_offsets()) == [(0.5, 0.5), (0.5, 1.5)]
    for shape in written:
        (x0, y0), (x1, y1) = shape.get_paths()[0].get_extents().get_points()
        assert np.allclose((x0 + x1, y0 + y1), 0, atol=0.01)
        assert 5 < y1 - y0 < 12


def test_charts_take_complete_tables():
    """Cards that everybody answered, as in a test on paper."""
    assert "discrimination" in words(Given(complete(np.random.default_rng(1).integers(0, 2, (30, 8)))).plot.items())
