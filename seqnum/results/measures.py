"""What a frame of attempts says of a class: every table and chart, wherever the frame came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.results.accuracy import accuracy_table, columns_to_group_by
from seqnum.results.misconceptions import misconceptions_table
from seqnum.results.small_groups import without_small_groups
from seqnum.tables import Table
from seqnum.text import base_language, language

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from seqnum.results.calibration import Calibration
    from seqnum.results.diagnosis import Made
    from seqnum.results.plot import Plot


class Measures:
    """The tables and charts of a frame of attempts; :class:`seqnum.Results` has them all."""

    frame: pd.DataFrame
    _operands: Made

    @property
    def plot(self) -> Plot:
        """The charts: ``results.plot.accuracy()``, ``results.plot.misconceptions()``."""
        from seqnum.results.plot import Plot

        return Plot(self)

    def accuracy(self, by: str | Sequence[str] = "skill", *, min_group: int = 1) -> pd.DataFrame:
        """Count the cards answered right at the first try.

        Only the first attempt at a card since it was drawn counts; a swap or a pass is no attempt.

        Parameters
        ----------
        by
            One column of the frame or several; an empty list for one row over all.
        min_group
            Groups of fewer pupils are left out, as they could be recognised: ten for a table that leaves the school.

        Returns
        -------
        pandas.DataFrame
            One row per group that occurs: ``n`` cards, ``correct`` of them right, ``accuracy`` and its 95 % Wilson
            interval ``low`` … ``high``. The interval takes answers as independent. Those of one student are not, so
            for a group of several students it is too narrow.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).accuracy(by=["student", "skill"]))
        ['student', 'skill', 'n', 'correct', 'accuracy', 'low', 'high']
        """
        columns = columns_to_group_by(by)
        return Table(accuracy_table(without_small_groups(self.frame, columns, min_group), columns))

    def misconceptions(
        self, by: str | Sequence[str] = (), *, lang: str | None = None, min_group: int = 1
    ) -> pd.DataFrame:
        """Count which known mistakes fit the wrong first tries.

        One wrong answer proves nothing: it may fit several mistakes (it is then counted under each) or be a slip.
        Look at the cards.

        Parameters
        ----------
        by
            Further columns to group by.
        lang
            The language of the names; that of the process when left out.
        min_group
            Groups of fewer pupils, and mistakes that fewer made, are left out.

        Returns
        -------
        pandas.DataFrame
            Per ``misconception`` and its ``name``: the wrong first tries that fit (``attempts``), how many ``students``
            made them, and the ``cards`` with the number chosen, most frequent first.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).misconceptions())
        ['misconception', 'name', 'attempts', 'students', 'cards']
        """
        lang = language() if lang is None else base_language(lang)
        columns = columns_to_group_by(by)
        table = misconceptions_table(without_small_groups(self.frame, columns, min_group), columns, lang)
        return Table(table[table["students"] >= min_group].reset_index(drop=True))

    def diagnosis(self, student: str | None = None, *, lang: str | None = None) -> pd.DataFrame:
        """Say of each student which misconception the first answers show, where they are evidence enough.

        A misconception is reported where it is at least 80 % likely, beside the right way with slips, every other
        misconception of the cards and guessing (:func:`seqnum.results.posterior.posterior`), on three or more different
        cards, and where no other one explains all of these. Second tries, repeated cards and answers with help are left
        out.

        Parameters
        ----------
        student
            One of them; all when left out.
        lang
            The language of names and sentences; that of the process when left out.

        Returns
        -------
        pandas.DataFrame
            One row for each ``student`` and ``misconception`` found: its ``name``; a ``sentence``; ``posterior``, how
            likely it is, shown as 99 % at most; ``supporting`` cards, and how many of them are ``separating`` it from
            any other; these cards with the number chosen (``evidence``); and ``near_miss``, whether it is right
            thinking about another question. A student of whom nothing is reported has one row without a misconception,
            whose sentence says why.

        Raises
        ------
        ResultsError
            When there are no answers of that student.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).diagnosis())[:5]
        ['student', 'name', 'sentence', 'posterior', 'supporting']
        """
        from seqnum.results.diagnosis import diagnosis_table

        lang = language() if lang is None else base_language(lang)
        return diagnosis_table(self.frame, self._operands, student, lang)

    def calibrate(self) -> Calibration:
        """Estimate from the answers how hard kinds of cards are and how able the class is.

        First tries of real students only, without help. Difficulties begin at what was thought before
        (`seqnum.maths.difficulty`) and leave it as answers come in (Rasch model, MAP).

        Raises
        ------
        TooFewAnswers
            Under 200 answers or 20 students: a table of so few would mislead.
        """
        from seqnum.results.calibration import calibrate

        return calibrate(self.frame)
