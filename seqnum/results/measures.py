"""What a frame of attempts says of a class: every table and chart, wherever the frame came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.results.accuracy import accuracy_table, columns_to_group_by, sorted_by
from seqnum.results.clocks import dated
from seqnum.results.days import with_local_days
from seqnum.results.misconceptions import misconceptions_table
from seqnum.results.small_groups import of_enough, without_small_groups
from seqnum.tables import Table
from seqnum.text import chosen_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from seqnum.decks import Deck
    from seqnum.results.accuracy import Tries
    from seqnum.results.appendix import Appendix
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

    def accuracy(
        self, by: str | Sequence[str] = "skill", *, tries: Tries = "first", min_group: int = 1
    ) -> pd.DataFrame:
        """Count the cards answered right at the first try.

        Only the first attempt at a card since it was drawn counts; a swap or a pass is no attempt. It cannot tell why:
        pupils choose which card of their hand they answer, and a right answer may be a guess.

        Parameters
        ----------
        by
            One column of the frame or several, also ``day`` and ``week`` (its Monday, by the pupil's own clock); an
            empty list for one row over all.
        tries
            ``"all"`` counts second tries as well, as answers of their own.
        min_group
            Groups of fewer pupils are left out, as they could be recognised: ten for a table that leaves the school.

        Returns
        -------
        pandas.DataFrame
            One row per group that occurs: the number of ``students`` (unless one student is the group), ``n`` cards,
            ``correct`` of them right, ``accuracy`` and its 95 % interval ``low`` … ``high``: of one student Wilson's;
            of several the one for pupils drawn again and again, as the answers of one are alike
            (:func:`seqnum.results.clustered.shares`).

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.
        ResultsError
            When ``tries`` is neither ``"first"`` nor ``"all"``.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).accuracy(by=["student", "skill"]))
        ['student', 'skill', 'n', 'correct', 'accuracy', 'low', 'high']
        """
        columns = columns_to_group_by(by)
        return Table(of_enough(accuracy_table(self.frame, columns, tries), min_group))

    def skill_map(self) -> pd.DataFrame:
        """Return the first tries of every student at every skill of the class, also where there are none.

        Nothing answered (``n`` is 0) is no weakness: the deck or the hand may not have had the skill, or the pupil
        left its cards aside.

        Returns
        -------
        pandas.DataFrame
            One row for each ``student`` and ``skill``, with the columns of :meth:`accuracy`.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).skill_map())
        ['student', 'skill', 'n', 'correct', 'accuracy', 'low', 'high']
        """
        pair = ["student", "skill"]
        table = accuracy_table(self.frame, pair)
        answers = self.frame[pair].drop_duplicates()
        every = answers[["student"]].drop_duplicates().merge(answers[["skill"]].drop_duplicates(), how="cross")
        every = every.merge(table, on=pair, how="left").fillna({"n": 0, "correct": 0})
        return Table(sorted_by(every.astype({"n": "int64", "correct": "int64"}), pair))

    def times(self, by: str | Sequence[str] = "student", *, min_group: int = 1) -> pd.DataFrame:
        """Say how long first tries take, beside how many of them are right.

        Choosing a card and answering it are apart: a good player thinks long about where to play. A slow answer may be
        careful, or a distracted one; a quick one may be known by heart, or a guess. Answers from codes have no times.

        Parameters
        ----------
        by
            One column of the frame or several.
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            The columns of :meth:`accuracy`; then ``choose_n`` answers with a time, the geometric mean of the seconds
            to ``choose`` a card and its 95 % interval ``choose_low`` … ``choose_high`` (of one student from the
            answers, of several by pupils), and the same for the seconds to ``answer`` it.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).times())[6:]
        ['choose_n', 'choose', 'choose_low', 'choose_high', 'answer_n', 'answer', 'answer_low', 'answer_high']
        """
        from seqnum.results.times import times_table

        return Table(of_enough(times_table(self.frame, columns_to_group_by(by)), min_group))

    def learning_curve(self, *, min_group: int = 1) -> pd.DataFrame:
        """Count first tries right at the first, second, third … card of each skill.

        A rising curve need not be learning: the pupils who play on are not those who stop, easy cards may come later,
        and pupils choose which card they answer first.

        Parameters
        ----------
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            One row for each ``skill`` and ``opportunity`` (which card of the skill it was for the student, from 1),
            with the columns of :meth:`accuracy`.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).learning_curve())[:4]
        ['skill', 'opportunity', 'students', 'n']
        """
        met = self.frame[self.frame["opportunity"].notna()]
        return Table(of_enough(accuracy_table(met, ["skill", "opportunity"]), min_group))

    def progress(self, by: str | Sequence[str] = (), *, min_group: int = 1) -> pd.DataFrame:
        """Count first tries right in each week.

        Weeks differ in their decks, levels and in who was there: a falling line may be harder cards. Compare one skill
        and level at a time (``by=["skill", "level"]``). Answers from codes have no week and are left out.

        Parameters
        ----------
        by
            Further columns to group by: ``"student"``, ``["skill", "level"]`` …
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            One row for each group and ``week`` (its Monday), with the columns of :meth:`accuracy`.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).progress(by="skill"))[:4]
        ['skill', 'week', 'students', 'n']
        """
        columns = columns_to_group_by([*columns_to_group_by(by), "week"])
        return Table(of_enough(accuracy_table(dated(self.frame), columns), min_group))

    def items(self, *, min_group: int = 1) -> pd.DataFrame:
        """Say of each card how many are right with it, and whether those are the ones who know the rest.

        A card with few answers says little; one that everybody has right tells nobody apart. A negative
        ``discrimination`` is a reason to look at the card, not a proof that it is wrong.

        Parameters
        ----------
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            One row for each card, the hardest first: ``skill``, ``item_id``, ``item_text``, ``expected``, the columns
            of :meth:`accuracy` (``accuracy`` is the facility), and ``discrimination``: the correlation of the answer
            with the share right of the pupil's other cards, with its 95 % interval (Fisher's). It is missing under 20
            pupils with four other cards each.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).items())[-3:]
        ['discrimination', 'discrimination_low', 'discrimination_high']
        """
        from seqnum.results.items import items_table

        return Table(of_enough(items_table(self.frame), min_group))

    def distractors(self, *, min_group: int = 1) -> pd.DataFrame:
        """Count the wrong numbers chosen at each card.

        A number chosen once may be a slip of the finger; one that nobody could choose, as it stood nowhere, is missing.

        Parameters
        ----------
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            One row for each card and wrong number ``chosen``, the most frequent first: how often (``n``), of how many
            first tries at the card (``of``), by how many ``students``, and which ``misconceptions`` give it.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).distractors())[4:]
        ['chosen', 'n', 'of', 'students', 'misconceptions']
        """
        from seqnum.results.items import distractors_table

        return Table(of_enough(distractors_table(self.frame), min_group))

    def chosen(self, *, min_group: int = 1) -> pd.DataFrame:
        """Count which number was chosen for which right number, over all cards.

        Different cards have the same right number, so the pair alone does not say which mistake it was.

        Parameters
        ----------
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            One row for each pair, the most frequent first: ``expected``, ``chosen``, how often (``n``), ``of`` how many
            with this right number, by how many ``students``, and whether it is ``right``.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).chosen())
        ['expected', 'chosen', 'n', 'of', 'students', 'right']
        """
        from seqnum.results.chosen import chosen_table

        return Table(of_enough(chosen_table(self.frame), min_group))

    def spaces(self, deck: Deck, *, min_group: int = 1) -> pd.DataFrame:
        """Count the first tries that went to each space of a deck's board.

        A space may be busy because it lies well for a sequence, not because its number is known.

        Parameters
        ----------
        deck
            The deck of the games to count.
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            One row for each space, row by row: ``cell``, ``row``, ``column``, ``face`` (missing on a free space),
            ``students``, tries (``n``), ``correct`` and ``wrong`` ones.

        Raises
        ------
        ResultsError
            When nothing was answered with this deck.

        Examples
        --------
        >>> import seqnum as sq
        >>> sq.Results.read([]).spaces(sq.Deck.generate("add_within_20", board=(8, 8), seed=7))
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: Nothing was answered with the deck ...
        """
        from seqnum.results.chosen import spaces_table

        return Table(of_enough(spaces_table(self.frame, deck), min_group))

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
            Groups of fewer pupils, and mistakes that fewer made, are left out, as for :meth:`accuracy`.

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
        lang = chosen_language(lang)
        columns = columns_to_group_by(by)
        frame = without_small_groups(with_local_days(self.frame, columns), columns, min_group)
        table = misconceptions_table(frame, columns, lang)
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
        from seqnum.results.diagnosis import diagnosis_table, first_of

        lang = chosen_language(lang)
        return diagnosis_table(first_of(self.frame, self._operands), lang, student)

    def posteriors(self, *, lang: str | None = None) -> pd.DataFrame:
        """Return every misconception that fits some answers of a student, however little it is.

        What :meth:`diagnosis` leaves out stands here too, for who wants to look. Likely is not certain: below 80 %, or
        on fewer than three cards, it may be chance.

        Parameters
        ----------
        lang
            The language of the names; that of the process when left out.

        Returns
        -------
        pandas.DataFrame
            One row for each ``student`` and ``misconception``: its ``name``, the ``posterior``, whether it is
            ``certain`` enough for a diagnosis, on how many cards it is ``supporting`` of those where it ``applies``,
            how many are ``separating`` it from any other, and the ``evidence``: cards with the number chosen.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).posteriors())[3:]
        ['posterior', 'certain', 'supporting', 'applies', 'separating', 'evidence']
        """
        from seqnum.results.diagnosis import first_of
        from seqnum.results.prevalence import posteriors_table

        lang = chosen_language(lang)
        return Table(posteriors_table(first_of(self.frame, self._operands), lang))

    def prevalence(self, by: str | Sequence[str] = (), *, lang: str | None = None, min_group: int = 1) -> pd.DataFrame:
        """Say of how many students each misconception is diagnosed, in a class, a skill or any group.

        It is the least there may be: of who answered few cards, a misconception is not found.

        Parameters
        ----------
        by
            Further columns to group by: ``"class_id"``, ``"skill"`` …
        lang
            The language of the names; that of the process when left out.
        min_group
            Rows of fewer pupils are left out, as for :meth:`accuracy`.

        Returns
        -------
        pandas.DataFrame
            One row for each group and ``misconception``, with its ``name``: ``n`` students of whom it is diagnosed,
            ``of`` how many who had three cards that can show it, the ``share`` with Wilson's 95 % interval ``low`` …
            ``high``, the names of the ``students``, and the ``evidence``: cards with the number chosen.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum import Results
        >>> list(Results.read([]).prevalence(by="skill"))[:5]
        ['skill', 'misconception', 'name', 'n', 'of']
        """
        from seqnum.results.diagnosis import first_of
        from seqnum.results.prevalence import prevalence_table

        lang = chosen_language(lang)
        columns = columns_to_group_by(by)
        frame = without_small_groups(with_local_days(self.frame, columns), columns, min_group)
        return Table(of_enough(prevalence_table(first_of(frame, self._operands), columns, lang), min_group, "n"))

    @property
    def appendix(self) -> Appendix:
        """Statistics for those who ask: ``alpha``, ``rasch``, ``knowledge_tracing``, ``compare``."""
        from seqnum.results.appendix import Appendix

        return Appendix(self.frame)

    def calibrate(self) -> Calibration:
        """Estimate from the answers how hard kinds of cards are and how able the class is.

        First tries of real students only, without help. Difficulties begin at what was thought before
        (`seqnum.maths.difficulty`) and leave it as answers come in (Rasch model, marginal likelihood with priors).

        Raises
        ------
        TooFewAnswers
            Under 200 answers or 20 students: a table of so few would mislead.
        """
        from seqnum.results.calibration import calibrate

        return calibrate(self.frame)
