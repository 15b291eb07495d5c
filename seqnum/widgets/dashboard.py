"""The results of a class to look through: choose pupils, skills and days, and click on to the match itself."""

from __future__ import annotations

from datetime import date
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import pandas as pd
from babel.dates import LOCALTZ, format_date, format_datetime

from seqnum.chart import to_img
from seqnum.errors import SeqnumError
from seqnum.results.accuracy import as_people_count
from seqnum.results.days import with_local_days
from seqnum.results.labels import column_label, in_notation, skill_label
from seqnum.text import chosen_language, say
from seqnum.widgets.own_keys import with_keys
from seqnum.widgets.replay import Replay

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from seqnum.results import Results

_STYLE = {"description_width": "initial"}
_TABS = (
    "<style>.sq-dashboard .jupyter-widget-tab>.lm-TabBar .lm-TabBar-content.lm-TabBar-content{flex-wrap:wrap}"
    ".sq-dashboard .jupyter-widget-tab>.lm-TabBar .lm-TabBar-tab.lm-TabBar-tab{flex:0 0 auto;max-width:none}</style>"
)
"""Titles of tabs are as wide as their words and go on in a second line; ipywidgets cuts them in a narrow window."""
_CHARTS = (
    "skills", "students", "skill_map", "misconceptions", "prevalence", "posteriors", "items", "chosen", "times",
    "learning_curve", "progress",
)  # fmt: skip
_BY = {"skills": "skill", "students": "student"}


class Dashboard(ipw.VBox):
    """Choose whose answers, of which skills and days; look at Monday's page, the charts, the answers and the matches.

    Parameters
    ----------
    results
        What the class answered.
    lang
        The language, ``"en"``, ``"es"`` or ``"pt"``; that of the process when left out.

    Attributes
    ----------
    chosen : Results
        The results as they are chosen.

    Examples
    --------
    >>> import seqnum as sq
    >>> Dashboard(sq.Results.read([]), lang="en")
    <Dashboard of 0 students, 0 answers>
    """

    def __init__(self, results: Results, *, lang: str | None = None) -> None:
        self._results = self.chosen = results
        self._lang = chosen_language(lang)
        frame = results.frame
        students = sorted(frame["student"].unique(), key=as_people_count)
        skills = sorted((skill_label(one, self._lang), one) for one in frame["skill"].dropna().unique())
        days = sorted(with_local_days(frame, ["day"])["day"].dropna().unique(), reverse=True)
        self._students = ipw.SelectMultiple(
            options=students, rows=min(max(len(students), 3), 8), layout=ipw.Layout(width="220px")
        )
        everything = (self._say("all_skills"), None)
        before = {name: self._say(name) for name in ("skill", "day")}
        # One under the other their boxes begin at one place.
        style = {"description_width": f"{max(map(len, before.values())) + 1}ch"}
        self._skill = ipw.Dropdown(options=[everything, *skills], description=before["skill"], style=style)
        named = [(format_date(date.fromisoformat(day), "medium", locale=self._lang), day) for day in days]
        self._day = ipw.Dropdown(
            options=[(self._say("all_days"), None), *named], description=before["day"], style=style
        )
        everybody = ipw.Button(description=self._say("everybody"), layout=ipw.Layout(width="220px"))
        everybody.on_click(self._choose_everybody)
        several = ipw.HTML(f'{_TABS}<label style="font-size:.9em">{escape(self._say("several"))}</label>')
        self._counted = ipw.HTML()
        filters = ipw.HBox(
            [ipw.VBox([several, self._students, everybody]), ipw.VBox([self._skill, self._day, self._counted])],
            layout=ipw.Layout(flex_flow="row wrap"),
        )
        self._monday, self._drawn, self._answers = ipw.HTML(), ipw.HTML(), ipw.HTML()
        self._chart = ipw.Dropdown(
            options=[(self._say(f"chart_{one}"), one) for one in _CHARTS], description=self._say("chart"), style=_STYLE
        )
        self._game = ipw.Dropdown(description=self._say("game"), style=_STYLE, layout=ipw.Layout(width="auto"))
        self._replay = ipw.VBox()
        self._shown: str | None = None
        self._tabs = ipw.Tab(
            [
                self._monday,
                ipw.VBox([self._chart, self._drawn]),
                self._answers,
                ipw.VBox([self._game, self._replay]),
            ],
            titles=[self._say(f"tab_{one}") for one in ("monday", "charts", "answers", "matches")],
        )
        super().__init__([filters, self._tabs])
        self.add_class("sq-dashboard")
        with_keys(self)
        for control in (self._students, self._skill, self._day):
            control.observe(self._choose, "value")
        self._chart.observe(self._show, "value")
        self._game.observe(self._show_match, "value")
        self._tabs.observe(self._show, "selected_index")
        self._choose()

    def _say(self, key: str, **values: Any) -> str:
        return say(f"widgets.dashboard.{key}", self._lang, **values)

    def _choose_everybody(self, _: object) -> None:
        self._students.value = ()

    def _choose(self, _: object = None) -> None:
        """Take what is chosen; nobody marked is everybody."""
        self.chosen = self._results.only(
            students=self._students.value or None,
            skills=self._skill.value,
            days=self._day.value,
        )
        counted = self._say("counted", students=self.chosen.frame["student"].nunique(), answers=len(self.chosen))
        self._counted.value = f"<p>{escape(counted)}</p>"
        self._show()

    def _show(self, _: object = None) -> None:
        """Draw the tab in sight: the others follow when they are opened."""
        (self._show_monday, self._show_chart, self._show_answers, self._show_games)[self._tabs.selected_index or 0]()

    def _show_monday(self) -> None:
        self._monday.value = self.chosen.monday(lang=self._lang)._repr_html_()

    def _show_chart(self) -> None:
        self._drawn.value = _drawn(self.chosen, self._chart.value, self._lang)

    def _show_answers(self) -> None:
        self._answers.value = _answers_html(self.chosen.frame, self._lang)

    def _show_games(self) -> None:
        named = [
            (self._named(row["answered_at"], row["students"], row["right"], row["cards"]), row["game_id"])
            for row in self.chosen.games().to_dict("records")
        ]
        ids = [game for _, game in named]
        before = self._game.value
        self._game.options = named
        self._game.value = before if before in ids else next(iter(ids), None)
        self._show_match()

    def _named(self, at: pd.Timestamp, students: tuple[str, ...], right: int, cards: int) -> str:
        # As the clock of whoever looks has it; to Babel a moment is one of UTC.
        when = "–" if pd.isna(at) else format_datetime(at.to_pydatetime(), "short", LOCALTZ, self._lang)
        return self._say("game_of", when=when, names=", ".join(students), right=right, n=cards)

    def _show_match(self, _: object = None) -> None:
        game = self._game.value
        if self._replay.children and game == self._shown:
            return
        for old in self._replay.children:
            old.close()
        self._shown = game
        self._replay.children = (self._match_or_why(game),)

    def _match_or_why(self, game: str | None) -> ipw.DOMWidget:
        if game is None:
            return ipw.HTML(escape(self._say("no_game")))
        try:
            return Replay(self._results.match(game), lang=self._lang)
        except SeqnumError as error:
            return ipw.HTML(escape(error.message(self._lang)))

    def __repr__(self) -> str:
        return f"<Dashboard of {self.chosen.frame['student'].nunique()} students, {len(self.chosen)} answers>"


def _drawn(results: Results, chart: str, lang: str) -> str:
    plot = results.plot
    axes: Axes = plot.accuracy(by=_BY[chart], lang=lang) if chart in _BY else getattr(plot, chart)(lang=lang)
    return f'<div style="overflow-x:auto" tabindex="0">{to_img(axes)}</div>'


_SHOWN_ANSWERS = 200
"""Rows of the table of answers: a browser shows them at once."""
_COLUMNS = ("student", "item_text", "expected", "chosen", "correct")
_CELL = "padding:3px 10px;text-align:left;border-bottom:1px solid var(--jp-border-color2,#ddd)"


def _answers_html(frame: pd.DataFrame, lang: str) -> str:
    answered = frame[frame["correct"].notna()]
    heads = "".join(f'<th scope="col" style="{_CELL}">{escape(column_label(name, lang))}</th>' for name in _COLUMNS)
    rows = []
    for row in answered.tail(_SHOWN_ANSWERS).iloc[::-1][list(_COLUMNS)].to_dict("records"):
        written = [in_notation(str(row[name]), lang) or str(row[name]) for name in _COLUMNS[1:-1]]
        mark = "✓" if row["correct"] else "✗"
        cells = "".join(
            f'<td style="{_CELL}"><bdi>{escape(cell)}</bdi></td>' for cell in (row["student"], *written, mark)
        )
        rows.append(f"<tr>{cells}</tr>")
    notes = [say("widgets.dashboard.answers_limits", lang)]
    if len(answered) > _SHOWN_ANSWERS:
        notes.append(say("widgets.dashboard.last_answers", lang, n=_SHOWN_ANSWERS))
    table = f"<table>{heads}{''.join(rows)}</table>"
    return f'<p>{escape(" ".join(notes))}</p><div style="max-height:560px;overflow:auto" tabindex="0">{table}</div>'
