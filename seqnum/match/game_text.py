"""A match as game text: its grammar is that of :mod:`seqnum.engine.game_text`, the comments are the answers.

``{Ana: 8 + 7 = 14? off_by_one_count}`` is a wrong number with the misconceptions that lead to it, ``{Ana: 8 + 7 = 15}``
a right one; both stand before the move that follows from them, and so does what another side said where the rules ask
it. Further headers are ``Deck``, its name, and ``Code``,
its deck code where it has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine import Game
from seqnum.engine.game_text import GameText
from seqnum.match.game_code import all_steps
from seqnum.match.log import Answered, Checked, Judged, Undone
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.attempt import Attempt
    from seqnum.decks import Deck
    from seqnum.match.log import Event, Started
    from seqnum.match.table import Table
    from seqnum.maths import Question


def game_text(header: Started, deck: Deck, events: Sequence[Event], lang: str) -> str:
    """Return a match as text; see :meth:`Match.game_text`."""
    comments: list[tuple[int, str]] = []
    table: Table | None = None
    for table, step in all_steps(header, deck, events):
        if isinstance(step, Answered):
            question = deck.cards[step.card].at_level(header.seats[step.attempt.seat].asks)
            comments.append((len(table.moves), said(step.attempt, question, lang)))
        elif isinstance(step, Checked | Judged):
            reply = "agrees" if step.agrees else "contests"
            comments.append(
                (len(table.moves), say(f"match.game_text.{reply}", lang, name=header.seats[step.seat].name))
            )
        elif isinstance(step, Undone):
            # After the moves that stand: a text has no other place for a move that does not.
            name = header.seats[step.seat].name
            comments = [(min(at, len(table.moves) - 1), text) for at, text in comments]
            comments.append((len(table.moves) - 1, say("match.game_text.takes_back", lang, name=name)))
    game = _game(header, deck, table)
    more = {"Deck": deck.name} if deck.recipe is None else {"Deck": deck.name, "Code": deck.code()}
    names = tuple(seat.name for seat in header.seats)
    return GameText(game, header.game_id, header.created_at[:10], names, more, tuple(comments)).text()


def said(attempt: Attempt, question: Question | None, lang: str) -> str:
    """Return an answer in a few words."""
    asked = attempt.item_text if question is None else question.text(lang)
    values = {"name": attempt.student, "question": asked, "chosen": attempt.chosen or ""}
    if attempt.correct is None:
        return say("match.game_text.skipped", lang, **values)
    equation = "equation" if "=" in asked else "plain"
    answer = say(f"match.game_text.{equation}", lang, **values)
    if attempt.correct:
        return say("match.game_text.taken", lang, answer=answer) if attempt.outcome == "dead_claim" else answer
    return " ".join([f"{answer}?", *attempt.misconceptions])


def _game(header: Started, deck: Deck, table: Table | None) -> Game:
    seating = header.rules.seating(len(header.seats), header.sides)
    moves = () if table is None else tuple(move for _, move in table.moves)
    shuffles = () if table is None else tuple(table.position.shuffles)
    return Game(
        header.rules,
        deck.layout,
        deck.engine_cards,
        seating,
        header.order,
        header.starter,
        header.seed,
        moves,
        shuffles,
    )
