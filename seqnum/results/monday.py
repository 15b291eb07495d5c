"""Monday's page: what a teacher does with the results in the next lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pandas as pd

from seqnum.errors import quoted
from seqnum.results.accuracy import FEW, accuracy_table, as_people_count, sorted_by
from seqnum.results.avoided import avoided_table
from seqnum.results.diagnosis import diagnosis_table, first_of
from seqnum.results.errors import ResultsError
from seqnum.results.groups import groups_table
from seqnum.results.monday_page import to_html, to_text
from seqnum.results.reteach import reteach_table
from seqnum.results.roster import Matched, match_roster
from seqnum.results.warm_up import warm_up_table
from seqnum.tables import Table

if TYPE_CHECKING:
    from seqnum.decks import Deck
    from seqnum.results.diagnosis import Made
    from seqnum.results.roster import Roster


@dataclass(frozen=True, repr=False, eq=False)
class Monday:
    """A page to act on, and the tables behind it. Made by :meth:`seqnum.Results.monday`.

    Parameters
    ----------
    lang
        The language of the page.
    diagnosis
        What :meth:`seqnum.Results.diagnosis` says of these pupils.
    reteach
        At most three mistakes to teach again: ``misconception``, ``name``, what the ``teacher`` should know; the
        ``basis``, ``diagnosed`` where :meth:`seqnum.Results.diagnosis` reports it of these ``pupils`` (``students``),
        ``repeated`` where each of them gave such numbers on at least half of the cards that can show it, two or
        more, and it may be chance; ``more`` students with such an answer; how many ``answers`` of these pupils, the
        ``cards`` with the number chosen, and mistakes that fit all of them ``alike``.
    groups
        Each pupil once: the ``group``, the ``misconceptions`` it is about and the ``basis`` of these, ``pupils``,
        ``students``, their next ``deck`` (the line that makes it), and whether the level they had is the ``last`` in
        the direction they need.
    first_tries
        Of each ``student`` the ``cards`` answered, how many were ``right`` at the first try, and whether these are too
        ``few`` for a percentage. Who is missing has no numbers.
    avoided
        Cards that were ``swapped``, ``held_long``, or never ``tried`` though in hand, with the number of pupils.
    missing
        One ``student`` of the roster per row; empty without a roster.
    unlisted
        One ``student`` per row who has answers but is not on the roster.
    warm_up
        The card for the blackboard: no row, or one.
    simulated
        How many pupils are simulated, not real.
    left_out
        Lines, files and answers that could not be read or counted.
    listed
        Whether there was a roster.
    """

    lang: str
    diagnosis: pd.DataFrame
    reteach: pd.DataFrame
    groups: pd.DataFrame
    first_tries: pd.DataFrame
    avoided: pd.DataFrame
    missing: pd.DataFrame
    unlisted: pd.DataFrame
    warm_up: pd.DataFrame
    simulated: int
    left_out: int
    listed: bool

    def next_deck(self, group: str) -> Deck:
        """Make the deck that a group plays next.

        Parameters
        ----------
        group
            One of ``groups["group"]``: the id of a mistake, ``"other_mistakes"``, ``"easier"``, ``"same"``, ``"ready"``
            or ``"few"``.

        Raises
        ------
        ResultsError
            When there is no such group, or its cards are of no skill that makes decks.
        DeckError
            When the skills give no deck at that level.
        """
        decks = dict(zip(self.groups["group"], self.groups["deck"], strict=True))
        if group not in decks:
            raise ResultsError("results.monday.error.no_group", given=quoted(group), groups=", ".join(decks) or "–")
        if decks[group] is None:
            raise ResultsError("results.monday.error.no_deck", group=group)
        made: Deck = decks[group].make()
        return made

    def __repr__(self) -> str:
        return to_text(self)

    def _repr_html_(self) -> str:
        return to_html(self)


def monday(
    attempts: pd.DataFrame, operands: Made, roster: Roster | None = None, *, left_out: int = 0, lang: str
) -> Monday:
    """Make the page; see :meth:`seqnum.Results.monday`.

    Parameters
    ----------
    attempts
        The frame of attempts.
    operands
        What questions were made from, by item and level.
    roster
        Who should have answered.
    left_out
        Lines, files and answers that could not be read or counted.
    lang
        The language.

    Raises
    ------
    ResultsError
        When the roster cannot be read.
    """
    called, listed = as_listed(attempts, roster)
    first = first_of(called, operands)
    diagnosed = diagnosis_table(first, lang)
    reteach = reteach_table(first, diagnosed, lang)
    tries = first_tries_table(called, listed.missing)
    return Monday(
        lang=lang,
        diagnosis=diagnosed,
        reteach=reteach,
        groups=groups_table(called, diagnosed, reteach, tries),
        first_tries=tries,
        avoided=avoided_table(called, operands),
        missing=_names(listed.missing),
        unlisted=_names(tuple(sorted(listed.unlisted, key=as_people_count))),
        warm_up=warm_up_table(first.attempts, list(reteach["misconception"]), lang),
        simulated=int(called.loc[called["simulated"].fillna(value=False), "student"].nunique()),
        left_out=left_out,
        listed=roster is not None,
    )


def as_listed(attempts: pd.DataFrame, roster: Roster | None) -> tuple[pd.DataFrame, Matched]:
    """Call everybody as the roster does, and say who of it is missing and who is not on it.

    Parameters
    ----------
    attempts
        The frame of attempts.
    roster
        Who should have answered.

    Raises
    ------
    ResultsError
        When the roster cannot be read.
    """
    if roster is None:
        return attempts, Matched({}, (), ())
    listed = match_roster(list(dict.fromkeys(attempts["student"])), roster)
    names = [listed.called.get(one, one) for one in attempts["student"]]
    return attempts.assign(student=pd.Series(names, attempts.index, dtype="string")), listed


def first_tries_table(attempts: pd.DataFrame, missing: tuple[str, ...]) -> Table:
    """Count the cards of each pupil, and those right at the first try; of who is missing, nothing.

    Parameters
    ----------
    attempts
        The frame of attempts.
    missing
        Who has no answers.
    """
    counted = accuracy_table(attempts, ["student"]).set_index("student")
    here = pd.Index(attempts["student"].unique())
    cards = counted["n"].reindex(here, fill_value=0)
    right = counted["correct"].reindex(here, fill_value=0)
    table = pd.DataFrame({"student": [*here, *missing], "cards": [*cards, *[pd.NA] * len(missing)]})
    table["right"] = [*right, *[pd.NA] * len(missing)]
    table = table.astype({"student": "string", "cards": "Int64", "right": "Int64"})
    table["few"] = (table["cards"] < FEW).astype("boolean")
    return Table(sorted_by(table, ["student"]))


def _names(students: tuple[str, ...]) -> Table:
    return Table({"student": pd.Series(students, dtype="string")})
