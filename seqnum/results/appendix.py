"""Statistics for those who ask for them, each with the reason why it may refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from seqnum.results.accuracy import columns_to_group_by
from seqnum.tables import Table

if TYPE_CHECKING:
    from seqnum.results.calibration import Calibration
    from seqnum.results.knowledge_tracing import Tracing


class Appendix:
    """What a class's answers give a statistician: ``results.appendix``.

    Nothing of it belongs on a pupil's page, and a class of thirty is too small for most of it.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """

    def __init__(self, attempts: pd.DataFrame) -> None:
        self._attempts = attempts

    def alpha(self) -> pd.DataFrame:
        """Return Cronbach's alpha (KR-20) of the cards that most pupils have in common.

        It does not say that the cards measure one thing, nor that they measure what you want, and it speaks of these
        cards only, the ones most pupils took: with other cards, or fewer, it is another.

        Returns
        -------
        pandas.DataFrame
            One row: ``pupils``, ``cards``, ``alpha`` and its 95 % interval ``low`` … ``high``, by leaving out one pupil
            after the other; empty where fewer than a fifth of the answers are right, or wrong: there no interval keeps
            its promise.

        Raises
        ------
        ResultsError
            Under 30 pupils who answered the same five cards, or where all have the same score.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).appendix.alpha()
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: Alpha takes 30 pupils who all answered the same 5 cards...
        """
        from seqnum.results.reliability import reliability

        return Table(pd.DataFrame([reliability(self._attempts)._asdict()]))

    def rasch(self) -> Calibration:
        """Fit the Rasch model: how hard each kind of card is, and how able each pupil, on one scale.

        It takes every card as telling able pupils from others equally well and nothing else as mattering: not the
        order, not the tiredness, not which spaces were open. With few answers the difficulties are what was thought
        before (:meth:`seqnum.Results.calibrate`).

        Raises
        ------
        TooFewAnswers
            Under 200 answers or 20 students.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).appendix.rasch()
        Traceback (most recent call last):
        seqnum.results.calibration.TooFewAnswers: 0 first answers of 0 students are too few...
        """
        from seqnum.results.calibration import calibrate

        return calibrate(self._attempts)

    def knowledge_tracing(self, skill: str) -> tuple[Tracing, pd.DataFrame]:
        """Fit Bayesian knowledge tracing to one skill: who probably knows it by now.

        Several sets of its four numbers may fit a class nearly as well, so there is no interval; it takes all cards of
        the skill as equally hard and nothing as ever forgotten. It is no mark.

        Parameters
        ----------
        skill
            The id of a skill.

        Returns
        -------
        tuple
            The four numbers (``prior``, ``learn``, ``guess``, ``slip``), and a frame of each ``student`` with ``n``
            cards, ``correct`` of them, and how probable it is that it ``knows`` the skill after the last.

        Raises
        ------
        ResultsError
            Under 30 pupils with four cards each of this skill.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).appendix.knowledge_tracing("add_within_20")
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: Knowledge tracing takes 30 pupils with 4 cards each...
        """
        from seqnum.results.knowledge_tracing import tracing_table

        model, table = tracing_table(self._attempts, skill)
        return model, Table(table)

    def compare(self, column: str, one: object, other: object) -> pd.DataFrame:
        """Compare the first tries of two groups of pupils.

        A difference says nothing about its reason: groups that were not drawn by lot differ in many ways, and play
        different cards.

        Parameters
        ----------
        column
            What tells the groups apart: ``"class_id"``.
        one, other
            Its two values.

        Returns
        -------
        pandas.DataFrame
            One row: both groups with their ``…_share`` right and number of ``…_students``, the ``difference`` and its
            95 % interval ``difference_low`` … ``difference_high``, by pupils. If it holds 0, the groups may be alike.

        Raises
        ------
        UnknownColumn
            When there is no such column.
        ResultsError
            When a group has fewer than ten pupils, or a pupil is in both.

        Examples
        --------
        >>> from seqnum import Results
        >>> Results.read([]).appendix.compare("class_id", "7A", "7B")
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: The group '7A' has 0 pupils...
        """
        from seqnum.results.comparison import compared

        (name,) = columns_to_group_by([column])
        return Table(compared(self._attempts, name, one, other))
