"""The state of a match, rebuilt from its events: the position, and what the answer policy has to remember."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from seqnum.engine import Move
from seqnum.match.log import Answered, Step

if TYPE_CHECKING:
    from seqnum.engine import Position


@dataclass(slots=True)
class Story:
    """What happened to a card since it was drawn."""

    answers: int = 0
    """Numbers given for it, right and wrong."""
    wrong: list[str] = field(default_factory=list)
    """The wrong ones, as canonical text."""
    held: int = 0
    """Turns of whoever holds it that it was in hand from the beginning, or drawn within, and kept."""


class Table:
    """A position with the stories of the cards held and what is still open in this turn.

    Live play and resuming go through :meth:`apply` alike, so that a resumed match is the same match.

    Parameters
    ----------
    position
        The cards as dealt.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.steps = 0
        """Answers and moves so far."""
        self.retry: int | None = None
        """The card to try again after a wrong number."""
        self.solved: int | None = None
        """The card whose number was said and is free; the chip is still to be placed."""
        self.claimed: set[int] = set()
        """Cards shown to be dead in this turn that could not be changed any more."""
        self.moves: list[tuple[int, Move]] = []
        """Seat and move, oldest first."""
        self._stories: dict[int, Story] = {}

    def of(self, card: int) -> Story:
        """Return what happened to a card since it was drawn."""
        return self._stories.get(card) or Story()

    def shuffle_in(self, move: Move) -> tuple[int, ...] | None:
        """Return the order in which a move would have the discards shuffled; ``None`` if it does not come to that."""
        trial = self.position.copy()
        trial.apply(move)
        return trial.shuffles[-1] if len(trial.shuffles) > len(self.position.shuffles) else None

    def apply(self, step: Step) -> None:
        """Take one event in.

        Raises
        ------
        SeqnumError
            When its move is malformed or not allowed, as in a file that was edited.
        """
        move = None if step.move is None else Move.parse(step.move, self.position.setup.layout)
        if move is not None:
            self.position.check(move)
        self.steps += 1
        self.retry = self.solved = None
        if isinstance(step, Answered):
            self._note(step, move)
        if move is not None:
            self._move(move, step.reshuffle)

    def _note(self, step: Answered, move: Move | None) -> None:
        attempt = step.attempt
        if attempt.correct is None:
            return
        story = self._stories.setdefault(step.card, Story())
        story.answers += 1
        if not attempt.correct:
            story.wrong.append(attempt.chosen or "")
        if move is not None:
            return
        if not attempt.correct:
            self.retry = step.card
        elif attempt.outcome == "dead_claim":
            self.claimed.add(step.card)
        else:
            self.solved = step.card

    def _move(self, move: Move, shuffle: tuple[int, ...] | None) -> None:
        position = self.position
        seat, turn = position.turn, position.turn_number
        kept = [card for card in position.hands[seat] if card != getattr(move, "card", None)]
        if shuffle is not None:
            position.shuffles.append(shuffle)
        position.apply(move)
        self.moves.append((seat, move))
        self._stories.pop(getattr(move, "card", -1), None)
        if position.turn_number != turn:
            self.claimed.clear()
            for card in kept:
                self._stories.setdefault(card, Story()).held += 1

    def must(self) -> tuple[int, ...] | None:
        """Return the cards that come first in this turn; ``None`` when any may be played."""
        if self.solved is not None:
            return (self.solved,)
        if self.retry is not None:
            return (self.retry,)
        setup = self.position.setup
        limit = setup.rules.hold_limit * setup.seating.hand
        waiting = tuple(
            card
            for card in self.position.hands[self.position.turn]
            if setup.cards[card].face is not None and self.of(card).held >= limit and card not in self.claimed
        )
        return waiting or None
