"""The right answer among wrong ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine import shuffled
from seqnum.maths.written import face_canonical, face_expression

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.maths import Question


def wrong_choices(question: Question, board: Sequence[str], count: int = 3) -> list[str]:
    """Return wrong answers to choose from: what known mistakes give, then other answers of the deck.

    Parameters
    ----------
    question
        What is asked.
    board
        The faces of the deck's board.
    count
        How many are wanted; there may be fewer.

    Examples
    --------
    >>> from seqnum.maths.skill import skill
    >>> wrong_choices(skill("add_within_20").question(2, (8, 7)), ["15", "12"])
    ['14', '16', '12']
    """
    right = face_canonical(question.face)
    others = shuffled(sorted({*board}), f"choices:{question.id}")
    alike = [face for face in others if face.startswith('"') == question.face.startswith('"')]
    found: dict[str, str] = {}
    for wrong in (*question.mistakes, *alike, *others):
        if face_canonical(wrong) != right:
            found.setdefault(face_canonical(wrong), face_expression(wrong).plain("en"))
    return list(found.values())[:count]


def mixed_up(right: str, wrong: Sequence[str], key: str) -> tuple[list[str], int]:
    """Return all choices in an order that a key decides, and the number of the right one, from 1.

    Examples
    --------
    >>> choices, number = mixed_up("15", ["14", "16"], "8 + 7")
    >>> choices[number - 1]
    '15'
    """
    choices = shuffled([right, *wrong], f"order:{key}")
    return list(choices), list(choices).index(right) + 1
