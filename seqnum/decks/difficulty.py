"""What share of a deck's cards a class should get right, in bands a teacher can read."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any

from seqnum.maths import SKILLS
from seqnum.maths.difficulty import band, chance
from seqnum.maths.difficulty import difficulty as logits
from seqnum.tables import Table

if TYPE_CHECKING:
    from seqnum.decks.deck import Deck
    from seqnum.maths import Question

_COLUMNS = ["skill", "level", "contents", "band", "cards", "example", "right"]


def difficulty(deck: Deck, ability: float, lang: str) -> Table:
    """Return the bands of a deck; see :meth:`Deck.difficulty`. Questions of no skill are left out."""
    groups: dict[tuple[str, int, int], list[Question]] = {}
    for question in deck.questions:
        if question.skill is not None and question.level is not None:
            groups.setdefault((question.skill, question.level, band(question)), []).append(question)
    rows = [_row(place, questions, ability, lang) for place, questions in groups.items()]
    rows.sort(key=lambda row: (-row["right"], row["skill"], row["level"]))
    return Table(rows, columns=_COLUMNS)


def _row(place: tuple[str, int, int], questions: list[Question], ability: float, lang: str) -> dict[str, Any]:
    skill_id, level, of_skill = place
    middle = sorted(questions, key=logits)[len(questions) // 2]
    return {
        "skill": skill_id,
        "level": level,
        "contents": SKILLS[skill_id].sentence(level, lang),
        "band": of_skill,
        "cards": len(questions),
        "example": middle.text(lang),
        "right": fmean(chance(question, ability) for question in questions),
    }
