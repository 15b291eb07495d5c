"""The charts of a class's results, each a matplotlib `Axes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.ticker import MaxNLocator

from seqnum import chart
from seqnum.decks.misconception_names import misconception_label
from seqnum.results.accuracy import FEW, columns_to_group_by
from seqnum.results.charts.appendix import draw_comparison, draw_knows, draw_rasch
from seqnum.results.charts.listed import draw_items, draw_prevalence
from seqnum.results.charts.maps import draw_chosen, draw_posteriors, draw_skill_map, draw_spaces
from seqnum.results.charts.over_time import draw_learning_curve, draw_progress
from seqnum.results.charts.times import draw_times
from seqnum.results.charts.words import count, in_percent, is_few, most_note, simulated_note
from seqnum.results.clustered import FEW_PUPILS
from seqnum.results.labels import card_label, column_label, value_label
from seqnum.results.misconceptions import wrong_first_tries
from seqnum.text import chosen_language, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from matplotlib.axes import Axes

    from seqnum.decks import Deck
    from seqnum.results.measures import Measures

_HARDEST_FIRST = ("skill", "item_id", "item_text", "expected")
_MOST_MISCONCEPTIONS = 12


class Plot:
    """The charts of some results.

    Each returns its `Axes`, which a notebook shows; draw into axes of your own with ``ax=``.

    Parameters
    ----------
    results
        What to draw.
    """

    def __init__(self, results: Measures) -> None:
        self._results = results

    def accuracy(
        self, by: str | Sequence[str] = "skill", *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None
    ) -> Axes:
        """Draw the share of cards answered right at the first try, with its 95 % interval.

        Groups of fewer than five cards are grey. Skills and cards are ordered hardest first, students by name.

        Parameters
        ----------
        by
            One column of the frame or several.
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum.results import Results
        >>> Results.read([]).plot.accuracy(by="skill", lang="en").get_title(loc="left")
        'Right at the first try, by skill'
        """
        lang = chosen_language(lang)
        names = columns_to_group_by(by or "")
        table = self._results.accuracy(names, min_group=min_group)
        shown = _to_show(table, names)
        title = say("results.chart.accuracy_title", lang, by=_in_words(names, lang))
        if shown.empty:
            return chart.empty(ax, title, say("results.chart.nothing_answered", lang))
        labels = [chart.wrapped(" · ".join(_values(row, names, lang))) for _, row in shown.iterrows()]
        axes = chart.new_axes(chart.lines_of(labels)) if ax is None else ax
        beside = [count(row, lang) for row in shown.to_dict("records")]
        whiskers = list(zip(shown["low"], shown["high"], strict=True))
        grey = [is_few(n) for n in shown["n"]]
        chart.bars(axes, list(shown["accuracy"]), labels=labels, beside=beside, whiskers=whiskers, grey=grey)
        in_percent(axes, lang, along="x")
        notes = [say("results.chart.whisker", lang)]
        if "student" not in names and len(self._results.frame["student"].unique()) > 1:
            notes.append(say("results.chart.pooled", lang))
            if shown["students"].between(2, FEW_PUPILS - 1).any():
                notes.append(say("results.chart.few_students", lang))
        if any(grey):
            notes.append(say("results.chart.few", lang))
        notes += [*most_note(len(shown), len(table), lang), *simulated_note(self._results.frame, lang)]
        chart.dress(axes, title=title, axis=say("results.chart.accuracy_axis", lang), notes=notes)
        chart.describe(axes, title, labels, beside)
        return axes

    def misconceptions(self, *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw which known mistakes fit the wrong first tries, with the card that shows each most often.

        Parameters
        ----------
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum.results import Results
        >>> Results.read([]).plot.misconceptions(lang="en").get_title(loc="left")
        'Mistakes that fit the wrong answers'
        """
        lang = chosen_language(lang)
        table = self._results.misconceptions(min_group=min_group)
        shown = table.head(_MOST_MISCONCEPTIONS)
        title = say("results.chart.misconceptions_title", lang)
        if shown.empty:
            return chart.empty(ax, title, say("results.chart.nothing_wrong", lang))
        labels = [chart.wrapped(misconception_label(each, lang)) for each in shown["misconception"]]
        cards = [chart.wrapped(card_label(each[0], lang), lines=1) for each in shown["cards"]]
        axes = chart.new_axes(chart.lines_of(labels) + len(labels)) if ax is None else ax
        beside = [say("results.chart.students", lang, n=int(n)) for n in shown["students"]]
        chart.bars(axes, list(shown["attempts"]), labels=labels, beside=beside, below=cards)
        axes.set_xlim(0, max(shown["attempts"]) * 1.05)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=8))
        notes = [self._explained(lang), say("results.chart.proof", lang)]
        notes += [*most_note(len(shown), len(table), lang), *simulated_note(self._results.frame, lang)]
        chart.dress(axes, title=title, axis=say("results.chart.misconceptions_axis", lang), notes=notes)
        chart.describe(axes, title, labels, beside)
        return axes

    def skill_map(self, *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw the map of students and skills: cards right of cards answered.

        An empty square is no weakness; fewer than five cards are hatched grey.

        Parameters
        ----------
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.skill_map(lang="en").get_title(loc="left")
        'Right at the first try, by student and skill'
        """
        lang = chosen_language(lang)
        return draw_skill_map(ax, self._results.skill_map(), self._results.frame, lang)

    def times(
        self,
        by: str | Sequence[str] = "student",
        *,
        min_group: int = 1,
        ax: Axes | None = None,
        lang: str | None = None,
    ) -> Axes:
        """Draw how long first tries take, choosing a card apart from answering it, and the share right beside.

        Under ten cards a time is grey, without a range, and no percentage stands beside it. Slow is not weak.

        Parameters
        ----------
        by
            One column of the frame or several.
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.times(lang="en").get_title(loc="left")
        'How long first tries take, and how many are right'
        """
        lang = chosen_language(lang)
        names = columns_to_group_by(by or "")
        table = self._results.times(names, min_group=min_group)
        return draw_times(ax, table, names, self._results.frame, lang)

    def learning_curve(
        self, skills: str | Sequence[str] = (), *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None
    ) -> Axes:
        """Draw first tries right at the first, second, third … card of three skills, or of up to six that you name.

        A rising line need not be learning: some stop earlier, and pupils choose which card they answer first.

        Parameters
        ----------
        skills
            Ids of skills; those with most answers when left out.
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.learning_curve(lang="en").get_title(loc="left")
        'Right at the first try, card by card'
        """
        lang = chosen_language(lang)
        wanted = [skills] if isinstance(skills, str) else list(skills)
        table = self._results.learning_curve(min_group=min_group)
        return draw_learning_curve(ax, table, wanted, self._results.frame, lang)

    def progress(
        self, by: str | Sequence[str] = (), *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None
    ) -> Axes:
        """Draw first tries right week by week, six lines at most.

        Weeks differ in decks, levels and in who was there: a falling line may be harder cards.

        Parameters
        ----------
        by
            Columns of the frame, one line for each group; one line for all when left out.
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.progress(lang="en").get_title(loc="left")
        'Right at the first try, week by week'
        """
        lang = chosen_language(lang)
        names = columns_to_group_by(by)
        table = self._results.progress(names, min_group=min_group)
        return draw_progress(ax, table, names, self._results.frame, lang)

    def items(self, *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw the hardest cards, with the wrong numbers chosen and, where enough pupils answered, the discrimination.

        A hard card may be a good one.

        Parameters
        ----------
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.items(lang="en").get_title(loc="left")
        'The hardest cards'
        """
        lang = chosen_language(lang)
        results = self._results
        table, wrong = results.items(min_group=min_group), results.distractors(min_group=min_group)
        return draw_items(ax, table, wrong, results.frame, lang)

    def chosen(self, *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw which number was chosen for which right number.

        Different cards have the same right number: the pair alone does not say which mistake it was.

        Parameters
        ----------
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.chosen(lang="en").get_title(loc="left")
        'Which number was chosen for which'
        """
        lang = chosen_language(lang)
        return draw_chosen(ax, self._results.chosen(min_group=min_group), self._results.frame, lang)

    def board_heatmap(self, deck: Deck, *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw where the first tries went on a deck's board, and how many of them were wrong.

        A space may be busy because it lies well for a sequence.

        Parameters
        ----------
        deck
            The deck of the games to count.
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        ResultsError
            When nothing was answered with this deck.

        Examples
        --------
        >>> import seqnum as sq
        >>> sq.Results.read([]).plot.board_heatmap(sq.Deck.generate("add_within_20", board=(8, 8), seed=7))
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: Nothing was answered with the deck ...
        """
        lang = chosen_language(lang)
        return draw_spaces(ax, self._results.spaces(deck, min_group=min_group), self._results.frame, lang)

    def posteriors(self, *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw which misconceptions fit which student, and how likely each is.

        Framed is likely enough for a diagnosis; the rest may be chance. For the teacher, not for a wall.

        Parameters
        ----------
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.posteriors(lang="en").get_title(loc="left")
        'Which mistakes fit which student'
        """
        lang = chosen_language(lang)
        return draw_posteriors(ax, self._results.posteriors(lang=lang), self._results.frame, lang)

    def prevalence(self, *, min_group: int = 1, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw of how many students each misconception is diagnosed, with a card that shows it.

        It is the least there may be: of who answered few cards, a misconception is not found.

        Parameters
        ----------
        min_group
            Groups of fewer pupils are left out, as in the table.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.prevalence(lang="en").get_title(loc="left")
        'Mistakes diagnosed, and of how many students'
        """
        lang = chosen_language(lang)
        table = self._results.prevalence(lang=lang, min_group=min_group)
        return draw_prevalence(ax, table, self._results.frame, lang)

    def compare(
        self, column: str, one: object, other: object, *, ax: Axes | None = None, lang: str | None = None
    ) -> Axes:
        """Draw two groups and their difference, as :meth:`seqnum.results.appendix.Appendix.compare` has it.

        Parameters
        ----------
        column
            What tells the groups apart.
        one, other
            Its two values.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.
        ResultsError
            When a group has fewer than ten pupils, or a pupil is in both.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.compare("class_id", "7A", "7B")
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: The group '7A' has 0 pupils...
        """
        lang = chosen_language(lang)
        row = self._results.appendix.compare(column, one, other).iloc[0].to_dict()
        table = self._results.accuracy(column)
        shares = table.set_index(column).loc[[one, other]].reset_index()
        return draw_comparison(ax, shares, row, self._results.frame, lang)

    def rasch(self, *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw how hard kinds of cards are and how able pupils (:meth:`seqnum.results.appendix.Appendix.rasch`).

        Parameters
        ----------
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        TooFewAnswers
            Under 200 answers or 20 students.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.rasch()
        Traceback (most recent call last):
        seqnum.results.calibration.TooFewAnswers: 0 first answers of 0 students are too few...
        """
        lang = chosen_language(lang)
        return draw_rasch(ax, self._results.appendix.rasch(), self._results.frame, lang)

    def knowledge_tracing(self, skill: str, *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw who probably knows a skill, as :meth:`seqnum.results.appendix.Appendix.knowledge_tracing` has it.

        Parameters
        ----------
        skill
            Its id.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        ResultsError
            Under 30 pupils with four cards each of this skill.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).plot.knowledge_tracing("add_within_20")
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: Knowledge tracing takes 30 pupils with 4 cards each...
        """
        lang = chosen_language(lang)
        found = self._results.appendix.knowledge_tracing(skill)
        return draw_knows(ax, skill, found, self._results.frame, lang)

    def _explained(self, lang: str) -> str:
        wrong = wrong_first_tries(self._results.frame)
        fitting = sum(bool(each) for each in wrong["misconceptions"])
        return say("results.chart.explained", lang, fitting=fitting, n=len(wrong))


def _to_show(table: pd.DataFrame, names: list[str]) -> pd.DataFrame:
    """Choose the groups with most cards when there are too many, and their order."""
    shown = table
    if len(table) > chart.MOST_BARS:
        shown = table.nlargest(chart.MOST_BARS, "n", keep="first").sort_index()
    if all(name in _HARDEST_FIRST for name in names):
        shown = shown.assign(weak=shown["n"] < FEW).sort_values(["weak", "accuracy"], kind="stable")
    return shown


def _values(row: pd.Series[Any], names: list[str], lang: str) -> list[str]:
    return [value_label(name, row[name], lang) for name in names]


def _in_words(names: list[str], lang: str) -> str:
    words = [column_label(name, lang) for name in names]
    if len(words) == 1:
        return words[0]
    return say("results.chart.and_by", lang, first=", ".join(words[:-1]), second=words[-1])
