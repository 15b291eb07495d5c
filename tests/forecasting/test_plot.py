from __future__ import annotations

from functools import cache

import pytest
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

import seqnum as sq
from seqnum.chart import ShownAxes
from seqnum.forecasting import forecast
from seqnum.text import LANGUAGES
from seqnum.text.numbers import number, share

pytestmark = pytest.mark.desktop


@cache
def made():
    return forecast((8, 8), players=3, games=45)


@cache
def pupils():
    deck = sq.Deck.generate("add_within_20", board=(6, 6), seed=7)
    return forecast(deck, players=[sq.Pupil("Ana $1$"), sq.Pupil("Bia " * 14)], games=4)


def labels(axes):
    return [text.get_text() for text in axes.get_yticklabels()]


def bars(axes):
    return [patch for patch in axes.patches if isinstance(patch, Rectangle)]


def test_length_draws_nine_games_in_ten_and_the_half_in_the_middle():
    """Each row has a pale bar from the 5th to the 95th percentile and a dark one from the 25th to the 75th."""
    axes = made().plot.length()
    spreads = [*made().band.values(), made().turns]
    drawn = [(bar.get_x(), bar.get_x() + bar.get_width()) for bar in bars(axes)]
    assert drawn == [pair for each in spreads for pair in ((each.p05, each.p95), (each.p25, each.p75))]
    assert len(labels(axes)) == len(spreads)


def test_wins_draws_each_seat_and_nobody():
    """A bar for each seat and one for the games that nobody won, as long as its share."""
    axes = made().plot.wins()
    shares = [*made().wins, made().unfinished]
    assert [bar.get_width() for bar in bars(axes)] == [one.value for one in shares]
    assert len(labels(axes)) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_charts_speak_the_language_asked_for(lang):
    """Titles, labels and numbers of a chart are all in one language."""
    others = [other for other in LANGUAGES if other != lang]
    for chart in ("length", "wins"):
        axes = getattr(made().plot, chart)(lang=lang)
        title = axes.get_title(loc="left")
        assert title not in [getattr(made().plot, chart)(lang=other).get_title(loc="left") for other in others]
    shown = [text.get_text() for text in made().plot.wins(lang=lang).texts]
    assert share(made().wins[0].value, lang) in shown
    assert any(number(made().turns.p50, lang) in text.get_text() for text in made().plot.length(lang=lang).texts)


def test_a_chart_shows_itself_and_says_itself():
    """A notebook gets a picture, and whoever cannot see it the same in words."""
    axes = made().plot.wins(lang="en")
    assert isinstance(axes, ShownAxes)
    assert axes._repr_png_().startswith(b"\x89PNG")
    assert "Player 1 (begins)" in axes._repr_html_()
    assert axes.alt.startswith("Who wins; Player 1 (begins): ")


def test_a_chart_can_be_drawn_into_axes_of_ones_own():
    """The axes given are the axes returned."""
    for chart in ("length", "wins"):
        axes = Figure().add_subplot()
        assert getattr(made().plot, chart)(ax=axes) is axes


def test_names_are_drawn_as_they_are():
    """A name with dollar signs starts no formula, a long one is broken, and no text leaves the picture."""
    axes = pupils().plot.wins(lang="en")
    assert labels(axes)[0].startswith("Ana $1$")
    assert "\n" in labels(axes)[1]
    assert axes._repr_png_()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_cut_off(lang):
    """Every text of both charts lies within the picture."""
    for axes in (made().plot.length(lang=lang), made().plot.wins(lang=lang)):
        figure = axes.get_figure(root=True)
        figure.draw_without_rendering()
        width, height = figure.bbox.width, figure.bbox.height
        for text in [*axes.texts, *axes.get_yticklabels(), axes.xaxis.label, axes._left_title]:
            box = text.get_window_extent()
            assert box.x0 >= 0, text.get_text()
            assert box.x1 <= width, text.get_text()
            assert box.y0 >= 0, text.get_text()
            assert box.y1 <= height, text.get_text()
