"""A deck whose answers are known by heart, and hands for the tests."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from seqnum.decks import Deck
from seqnum.decks.deck import DeckCard
from seqnum.engine import Layout, preset
from seqnum.match import Match
from seqnum.maths import Question, parse

FIRST = 7001
FACES = 16
MISTAKE = "added_instead_of_subtracted"
"""The answers are 7001 … 7016, each on two spaces; no prompt holds a number that begins with 70."""


def seven_thousands() -> Deck:
    """A board of 6 × 6 and two questions for each answer: 5000 + …, and … − 1000."""
    faces = [str(FIRST + index % FACES) for index in range(2 * FACES)]
    spaces = [None, *faces[:4], None, *faces[4:28], None, *faces[28:], None]
    questions = [
        question(text, FIRST + index)
        for index in range(FACES)
        for text in (f"5000 + {FIRST + index - 5000}", f"{FIRST + index + 1000} − 1000")
    ]
    cards = [DeckCard(one.id, "face", one) for one in questions]
    cards += [DeckCard(f"{kind}#{number}", kind) for kind in ("wild", "remove") for number in (1, 2)]  # type: ignore[arg-type]
    return Deck("thousands", Layout(6, 6, tuple(spaces)), tuple(cards), "classroom")


def question(text: str, answer: int) -> Question:
    """A question whose next number up is a known mistake, as is 9; one down is none."""
    return Question(
        id=f"own:{text}",
        skill=None,
        level=None,
        prompt=parse(text),
        answer=Fraction(answer),
        mistakes={str(answer + 1): (MISTAKE,), "9": (MISTAKE, "off_by_one_count")},
    )


def match_of(players: Any = ("Ana", "Ben"), *, seed: int | str = 1, deck: Deck | None = None, **options: Any) -> Match:
    """Start a match; rules given as single options change the classroom's."""
    changed = {name: options.pop(name) for name in list(options) if name in RULES}
    rules = replace(preset("classroom"), **changed)
    return Match(deck or seven_thousands(), list(players), rules=rules, seed=seed, **options)


RULES = ("answer_policy", "answer_by", "hold_limit", "dead_swaps", "talk_penalty", "open_hands", "source", "reshuffle")


def faces_in_hand(match: Match, seat: int | None = None) -> list[int]:
    return [card for card in match.hand(seat) if match.question(card) is not None]


def answer_to(match: Match, card: int) -> str:
    asked = match.question(card)
    assert asked is not None
    return str(asked.answer)


def open_cells(match: Match) -> list[int]:
    position = match.position()
    return [cell for cell in range(len(match.layout.faces)) if position.open >> cell & 1]


def right_cells(match: Match, card: int) -> list[int]:
    return [cell for cell in open_cells(match) if match.layout.faces[cell] == answer_to(match, card)]


def wrong_cells(match: Match, card: int) -> list[int]:
    return [cell for cell in open_cells(match) if match.layout.faces[cell] != answer_to(match, card)]


def cover(match: Match, card: int) -> None:
    """Put the opponent's chips on all spaces of a card, as if they had been played."""
    position = match._table.position
    for cell in right_cells(match, card):
        position.chips[1 - position.side] |= 1 << cell
        position.open &= ~(1 << cell)


def answer_wrong(match: Match, card: int) -> Any:
    return match.answer(card, wrong_cells(match, card)[0])


def answer_right(match: Match, card: int) -> Any:
    return match.answer(card, right_cells(match, card)[0])


def playable(match: Match) -> int:
    """A question card in hand that may be tried and has an open space."""
    return next(card for card in match.must() or faces_in_hand(match) if right_cells(match, card))
