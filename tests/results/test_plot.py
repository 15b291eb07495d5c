from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from IPython.core.formatters import DisplayFormatter
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

import seqnum.text
from seqnum.chart import BAR, GREY, MOST_BARS, ShownAxes
from seqnum.results import Results, UnknownColumn
from seqnum.results.reading import read_lines
from seqnum.text import LANGUAGES
from tests.results.writer import make_attempt, match_file

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ACCURACY_TITLES = {
    "en": "Right at the first try, by skill",
    "es": "Aciertos al primer intento, por contenido",
    "pt": "Acertos na primeira tentativa, por habilidade",
}


def results_of(*attempts, kinds=("person", "person")) -> Results:
    return Results([read_lines(match_file(*attempts, kinds=kinds), "ana.jsonl")])


def lesson(**changes) -> Results:
    """Ten cards of one skill, seven right; two cards of another, one right."""
    first = [make_attempt(seq=seq, chosen="15" if seq < 9 else "14", misconceptions=("x",)) for seq in range(2, 12)]
    second = [make_attempt(seq=seq, skill="table_all_10", chosen="15" if seq > 12 else "1") for seq in (12, 13)]
    return results_of(*first, *second, **changes)


def texts(axes: Axes) -> list[str]:
    return [text.get_text() for text in axes.texts]


def labels(axes: Axes) -> list[str]:
    return [text.get_text().strip() for text in axes.get_yticklabels()]


def lengths(axes: Axes) -> list[float]:
    return [patch.get_width() for patch in axes.patches if isinstance(patch, Rectangle)]


def picture(axes: Axes) -> bytes:
    assert isinstance(axes, ShownAxes)
    return axes._repr_png_()


def markup(axes: Axes) -> str:
    assert isinstance(axes, ShownAxes)
    return axes._repr_html_()


def colours(axes: Axes) -> list[str]:
    from matplotlib.colors import to_hex

    return [to_hex(patch.get_facecolor()) for patch in axes.patches]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_accuracy_says_everything_in_the_language(lang):
    """Title, axis, percent and small print are in the language asked for."""
    axes = lesson().plot.accuracy(lang=lang)

    assert axes.get_title(loc="left") == ACCURACY_TITLES[lang]
    percent = "70\xa0%" if lang == "es" else "70%"
    of = "of" if lang == "en" else "de"
    assert f"{percent}  (7 {of} 10)" in texts(axes)


def test_bars_whiskers_and_grey():
    """Each bar has its share and its Wilson interval; fewer than five cards are grey and last."""
    axes = lesson().plot.accuracy()

    assert lengths(axes) == [0.7, 0.5]
    assert colours(axes) == [BAR, GREY]
    whiskers = [each for each in axes.collections if isinstance(each, LineCollection)]
    ends = [tuple(each.get_segments()[0][:, 0]) for each in whiskers]
    assert ends[0] == pytest.approx((0.396778, 0.892209), abs=1e-6)
    assert any("fewer than five" in text for text in texts(axes))


def test_skills_hardest_first_students_by_name():
    """What to reteach stands on top; students are never ranked."""
    answers = [("2", "x", "15"), ("10", "x", "15"), ("Ana", "y", "1"), ("Ben", "y", "1")] * 5
    results = results_of(
        *(
            make_attempt(seq=seq, student=student, skill=skill, chosen=chosen)
            for seq, (student, skill, chosen) in enumerate(answers, start=2)
        )
    )

    assert labels(results.plot.accuracy(by="skill")) == ["y", "x"]
    assert labels(results.plot.accuracy(by="student")) == ["2", "10", "Ana", "Ben"]
    assert labels(results.plot.accuracy(by=["student", "skill"])) == ["2 · x", "10 · x", "Ana · y", "Ben · y"]


def test_pooled_students_are_owned_up_to():
    """The sentence about several students stands where they are pooled and only there."""
    results = results_of(make_attempt(), make_attempt(seq=3, student="Ben"))

    assert any("ith several students" in text for text in texts(results.plot.accuracy(by="skill")))
    assert not any("ith several students" in text for text in texts(results.plot.accuracy(by="student")))


@pytest.mark.parametrize(
    ("kinds", "sentence"),
    [(("pupil",), "These are simulated pupils."), (("pupil", "person"), "Some of these are simulated pupils.")],
)
@pytest.mark.parametrize("chart", ["accuracy", "misconceptions"])
def test_simulated_pupils_are_said_to_be(chart, kinds, sentence):
    """A chart of simulated pupils says so, whole or in part."""
    attempts = [make_attempt(seat=seat, seq=2 + seat, chosen="1", misconceptions=("x",)) for seat in range(len(kinds))]

    axes = getattr(results_of(*attempts, kinds=kinds).plot, chart)()

    assert any(sentence in text for text in texts(axes))


def test_misconceptions_show_counts_students_and_a_card():
    """The bar counts wrong first tries; beside it the students, below the name a card."""
    axes = lesson().plot.misconceptions()

    assert lengths(axes) == [3]
    assert labels(axes) == ["x"]
    assert {"8 + 7 → 14", "1 student"} <= set(texts(axes))
    assert any("One wrong answer proves nothing" in text for text in texts(axes))
    assert any("3 of 4 wrong first tries fit" in text for text in texts(axes))


def test_the_card_is_in_the_notation_of_the_language():
    """A question in words is translated, a teacher's own text stays."""
    fraction = make_attempt(seq=2, item_text="2/3 of 12", chosen="-18", misconceptions=("x",))
    own = make_attempt(seq=3, item_text="Capital of Peru?", chosen="1", misconceptions=("y",))

    axes = results_of(fraction, own).plot.misconceptions(lang="pt")

    assert {"2/3 de 12 → −18", "Capital of Peru? → 1"} <= set(texts(axes))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chart", ["accuracy", "misconceptions"])
def test_nothing_to_draw_is_a_sentence(chart, lang):
    """Without answers a chart has its title and says why it is empty."""
    axes = getattr(Results.read([]).plot, chart)(lang=lang)

    assert axes.get_title(loc="left")
    assert len(texts(axes)) == 1
    assert picture(axes).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "name", ["$x$ \\frac{", "$\\notacommand$", "<b>Ana</b>", "=1+1", "a\nb\tc\0d", "x" * 5000, " ", "李明 🦊"]
)
def test_hostile_names_are_drawn_as_text(name):
    """Half a formula, a tag or an endless name is drawn letter by letter."""
    results = results_of(make_attempt(student=name, chosen="1", misconceptions=(name,), item_text=name))

    for axes in (results.plot.accuracy(by="student"), results.plot.misconceptions()):
        assert picture(axes).startswith(b"\x89PNG")
        assert "<b>" not in markup(axes)


def test_it_shows_itself():
    """A notebook shows the returned axes as a picture, with the chart in words for whoever cannot see it."""
    axes = results_of(make_attempt(skill="knots")).plot.accuracy()

    assert picture(axes).startswith(b"\x89PNG")
    assert 'alt="Right at the first try, by skill; knots: 100%  (1 of 1)"' in markup(axes)


def test_a_notebook_finds_the_picture():
    """What IPython asks of a cell's last value gives the picture and the words."""
    shown, _ = DisplayFormatter().format(lesson().plot.misconceptions())

    assert {"text/plain", "text/html", "image/png"} <= set(shown)


def test_pyplot_is_left_alone():
    """Drawing loads no pyplot and so leaves no figure behind in it."""
    script = (
        "import sys; from seqnum.results import Results; p = Results.read([]).plot; p.accuracy()._repr_png_(); "
        "p.misconceptions()._repr_png_(); assert 'matplotlib.pyplot' not in sys.modules"
    )

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_chart_needs_a_column():
    """An empty list is no group to draw a bar for."""
    with pytest.raises(UnknownColumn, match=r"There is no column '' to group by"):
        Results.read([]).plot.accuracy(by=[])


@pytest.mark.parametrize("chart", ["accuracy", "misconceptions"])
def test_it_draws_into_given_axes(chart):
    """With ``ax=`` the same axes come back and the figure is left as it was."""
    figure = Figure(figsize=(5, 5))
    given = figure.add_subplot()

    assert getattr(lesson().plot, chart)(ax=given) is given
    assert tuple(figure.get_size_inches()) == (5, 5)


def test_too_many_groups_are_cut_and_said():
    """Beyond forty bars the groups with most cards are shown, and the chart says how many there are."""
    results = results_of(*(make_attempt(seq=seq, item_id=f"card {seq}") for seq in range(2, 72)))

    axes = results.plot.accuracy(by="item_id")

    assert len(axes.patches) == MOST_BARS
    assert any(f"The {MOST_BARS} groups with most cards out of 70" in text for text in texts(axes))


def test_names_come_from_the_catalogue():
    """A skill with texts is shown by its name, one of other people by its id."""
    catalogue = seqnum.text.catalogue("es")
    known = next(key for key in catalogue if key.startswith("maths.skill.") and key.endswith(".name"))
    skill = known.split(".")[2]
    results = results_of(make_attempt(skill=skill), make_attempt(seq=3, skill="knots"))

    shown = " ".join(" ".join(labels(results.plot.accuracy(lang="es"))).split())

    assert "knots" in shown
    assert str(catalogue[known])[:20] in shown


def test_room_texts_have_the_same_keys():
    """The three languages say the same things."""
    folder = Path(seqnum.text.__file__).parent
    tables = [tomllib.loads((folder / lang / "results.toml").read_text("utf-8")) for lang in LANGUAGES]

    assert tables[0].keys() == tables[1].keys() == tables[2].keys()
    assert all(tables[0][part].keys() == tables[1][part].keys() == tables[2][part].keys() for part in tables[0])
