"""The state of a match, rebuilt from its events: the position, and what the answer policy has to remember."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine import Move, Place, Position
from seqnum.match.log import Answered, Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine import Setup


class Table:
    """A position with the tries, waiting times and open claims of the cards.

    Live play and resuming go through :meth:`apply` alike, so that a resumed match is the same match.

    Parameters
    ----------
    setup, order, starter, seed
        As for a :class:`~seqnum.engine.Position`.
    """

    def __init__(self, setup: Setup, order: Sequence[int], starter: int, seed: str) -> None:
        self.position = Position(setup, order, starter, seed)
        self.tries: dict[int, int] = {}
        """Wrong numbers for each card since it was drawn."""
        self.held: dict[int, int] = {}
        """Turns that ended with each card in hand."""
        self.retry: int | None = None
        """The card to try again after a wrong number."""
        self.solved: int | None = None
        """The card whose number was said and is free; the chip is still to be placed."""
        self.moves: list[tuple[int, Move]] = []
        """Seat and move, oldest first."""

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
        self.retry = self.solved = None
        if isinstance(step, Answered):
            self._note(step, move)
        if move is not None:
            if step.reshuffle is not None:
                self.position.shuffles.append(step.reshuffle)
            self._move(move)

    def _note(self, step: Answered, move: Move | None) -> None:
        attempt = step.attempt
        if attempt.correct is False:
            self.tries[step.card] = self.tries.get(step.card, 0) + 1
            if move is None:
                self.retry = step.card
        elif attempt.outcome == "correct" and not isinstance(move, Place):
            self.solved = step.card

    def _move(self, move: Move) -> None:
        position = self.position
        seat, turn = position.turn, position.turn_number
        position.apply(move)
        self.moves.append((seat, move))
        card = getattr(move, "card", None)
        if card not in position.hands[seat]:
            self.tries.pop(card, None)  # type: ignore[arg-type]
            self.held.pop(card, None)  # type: ignore[arg-type]
        if position.turn_number != turn:
            for kept in position.hands[seat]:
                self.held[kept] = self.held.get(kept, 0) + 1

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
            if setup.cards[card].face is not None and self.held.get(card, 0) >= limit
        )
        return waiting or None
