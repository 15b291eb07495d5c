"""Making the record of an answer."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from seqnum.attempt import Attempt, Outcome
from seqnum.maths import SKILLS, canonical
from seqnum.maths.written import face_canonical

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seqnum.decks import Deck
    from seqnum.engine import Position
    from seqnum.match.table import Table
    from seqnum.maths import Question
    from seqnum.maths.exact import Value

LONGEST_TIME = 600.0
"""Seconds; who takes longer was doing something else (the cut-off that DataShop uses)."""


@dataclass(frozen=True, slots=True)
class Times:
    """How long an answer took, in seconds on the clock of whoever measured it.

    Parameters
    ----------
    to_card
        From the hand being shown to the card being chosen.
    to_answer
        From there to the number.
    focus_lost
        Of both, how long the page was not looked at.
    """

    to_card: float | None = None
    to_answer: float | None = None
    focus_lost: float | None = None


NO_TIMES = Times()


@dataclass(frozen=True, slots=True)
class Given:
    """What a student gave as the answer: a number from a space of the board, or one said."""

    value: Value | None
    text: str | None
    cell: int | None
    announce: bool = False
    """Whether a line is announced with it."""
    line: int | None = None
    """Which of the choices it counts as, where the chip makes more lines than can all count; ``None``: the first."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What is the same for all attempts of a match, or of one session of it."""

    game_id: str
    session_id: str
    deck: Deck
    class_id: str | None
    tz: str
    app_version: str
    platform: str
    levels: tuple[int | None, ...] = ()
    """The level of the questions each seat gets, where the deck has several."""

    def question(self, card: int, seat: int) -> Question | None:
        """Return what a card asks of a seat; ``None`` where it asks nothing."""
        return self.deck.cards[card].at_level(self.levels[seat] if self.levels else None)


def record(  # noqa: PLR0917 - where, when, what and how long come in this order everywhere
    where: Circumstances,
    table: Table,
    card: int,
    question: Question,
    given: Given,
    times: Times,
    *,
    seq: int,
    student: str,
    outcome: Outcome,
) -> Attempt:
    """Make the record of one answer, seen from the table it was given at."""
    position, story = table.position, table.of(card)
    seat = position.turn
    shown = position.setup.layout.faces
    open_faces = [face for cell, face in enumerate(shown) if face is not None and position.open >> cell & 1]
    open_wrong = sorted(number for number in map(face_canonical, open_faces) if number in question.mistakes)
    chosen = None if given.value is None else canonical(given.value)
    correct = None if given.value is None else given.value == question.answer
    return Attempt(
        game_id=where.game_id,
        seq=seq,
        student=student,
        class_id=where.class_id,
        session_id=where.session_id,
        turn=position.turn_number,
        seat=seat,
        side=position.side,
        rules_id=position.setup.rules.name,
        deck_id=where.deck.name,
        deck_hash=where.deck.hash,
        expected=canonical(question.answer),
        chosen=chosen,
        chosen_text=given.text,
        chosen_cell=None if given.cell is None else position.setup.layout.cell_name(given.cell),
        n_correct_cells=(position.setup.spaces_of(card) & position.open).bit_count(),
        n_open_cells=position.open.bit_count(),
        open_distractors=_distinct(ids for wrong, ids in question.mistakes.items() if wrong in open_wrong),
        open_wrong=tuple(open_wrong),
        hand=_hand(where, position, seat),
        correct=correct,
        outcome=outcome,
        card_attempt=story.answers + 1,
        turns_held=story.held,
        time_to_card=_seconds(times.to_card),
        time_to_answer=_seconds(times.to_answer),
        focus_lost=_seconds(times.focus_lost),
        hints=story.hints,
        misconceptions=() if chosen is None or correct else tuple(question.mistakes.get(chosen, ())),
        answered_at=datetime.now(UTC),
        tz=where.tz,
        app_version=where.app_version,
        platform=where.platform,
        **of_question(question),
    )


def of_question(question: Question) -> dict[str, Any]:
    """Return the fields of a record that say what was asked."""
    skill = None if question.skill is None else SKILLS.get(question.skill)
    return {
        "item_id": question.id,
        "item_text": question.text(),
        "skill": question.skill,
        "skills_all": () if question.skill is None else (question.skill,),
        "standards": () if skill is None else _codes(skill.standards),
        "level": question.level,
    }


def _hand(where: Circumstances, position: Position, seat: int) -> tuple[str, ...]:
    """Return what a seat could choose from; of a pile only paper knows what is in somebody's hand."""
    if position.setup.rules.source == "piles":
        return ()
    return tuple(one.id for held in position.hands[seat] if (one := where.question(held, seat)) is not None)


def _codes(standards: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(f"{curriculum}:{code}" for curriculum, codes in standards.items() for code in codes)


def _distinct(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for ids in groups for one in ids))


def _seconds(value: object) -> float | None:
    """Browsers measure these, so anything may come: what is no sensible time counts as not measured."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return None
    return round(float(value), 3) if 0 <= value <= LONGEST_TIME else None
