"""The state of a match, rebuilt from its events: the position, and what the answer policy has to remember."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from seqnum.engine import Draw, GiveUp, Move, Penalty
from seqnum.match.errors import Refused
from seqnum.match.log import Answered, Checked, Judged, Step, Undone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine import Position, Rules
    from seqnum.match.log import Moved, SeatKind

CHECKED = ("challenge", "honour")
"""The answer policies by which another side is heard before an answer counts."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An answer that waits for what another side says to it."""

    card: int
    cell: int
    correct: bool
    checker: int
    """The seat that is asked: the next one."""
    announce: bool
    """Whether the line that the chip completes was announced with it."""
    line: int | None
    """Which of the lines to choose from was chosen with it."""


@dataclass(slots=True)
class Story:
    """What happened to a card since it was drawn."""

    answers: int = 0
    """Numbers given for it, right and wrong."""
    wrong: list[str] = field(default_factory=list)
    """The wrong ones, as canonical text."""
    hints: int = 0
    """How often a question like it was shown, worked out."""
    held: int = 0
    """Turns of whoever holds it that it was in hand from the beginning, or drawn within, and kept."""


@dataclass(frozen=True, slots=True)
class Before:
    """What a move changed, so that it can be taken back."""

    position: Position
    story: Story | None
    """Of the card played."""
    held: tuple[int, ...]
    """The cards for which the turn counted as held."""
    claimed: frozenset[int]


class Table:
    """A position with the stories of the cards held and what is still open in this turn.

    Live play and resuming go through :meth:`apply` alike, so that a resumed match is the same match.

    Parameters
    ----------
    position
        The cards as dealt.
    kinds
        What sits where: only people judge what others answer.
    """

    def __init__(self, position: Position, kinds: Sequence[SeatKind] = ()) -> None:
        self.position = position
        self.kinds = kinds
        self.steps = 0
        """Answers and moves so far."""
        self.retry: int | None = None
        """The card to try again after a wrong number."""
        self.solved: int | None = None
        """The card whose number was said and is free; the chip is still to be placed."""
        self.waiting: Waiting | None = None
        """The answer that another side has to agree to or contest."""
        self.unjudged: Answered | None = None
        """The answer of which a partner has to say whether it is right; until then nothing comes of it."""
        self.last_turn: int | None = None
        """The number of the turn after which the bell rings, once the last round was announced."""
        self.claimed: set[int] = set()
        """Cards shown to be dead in this turn that could not be changed any more."""
        self.moves: list[tuple[int, Move]] = []
        """Seat and move, oldest first."""
        self.past: list[Before] = []
        """What was before each of the moves, where the rules let them be taken back."""
        self._stories: dict[int, Story] = {}

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self.position.setup.rules

    @property
    def asks(self) -> bool:
        """Whether face cards ask something."""
        return self.rules.answer_policy is not None

    @property
    def checker(self) -> int | None:
        """The seat that is asked about an answer; ``None`` if none waits."""
        if self.position.over:
            return None
        if self.unjudged is not None:
            return partner(self.rules, self.kinds, self.position.turn)
        return None if self.waiting is None else self.waiting.checker

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
        if isinstance(step, Undone):
            self._undo()
            return
        if isinstance(step, Judged):
            self._judged()
            return
        move = None if step.move is None else Move.parse(step.move, self.position.setup.layout)
        if move is not None:
            self.position.check(move)
        self.steps += 1
        if isinstance(step, Answered) and step.attempt.correct is not None:
            who = partner(self.rules, self.kinds, self.position.turn)
            if who is not None:
                self.unjudged = step
                return
        self._take(step, move)

    def _judged(self) -> None:
        """Let come of an answer what has to, now that the partner was heard."""
        answer, self.unjudged = self.unjudged, None
        if answer is None:
            raise Refused("match.reason.nothing_to_check")
        self.steps += 1
        self._take(answer, None if answer.move is None else Move.parse(answer.move, self.position.setup.layout))

    def _take(self, step: Answered | Moved | Checked, move: Move | None) -> None:
        if not isinstance(move, Draw | GiveUp | Penalty) or getattr(move, "card", -1) in (self.retry, self.solved):
            self.retry = self.solved = None  # what others do out of turn changes nothing here
        if isinstance(step, Checked):
            self.waiting = None
        if isinstance(step, Answered):
            self._note(step, move)
        if move is not None:
            self._move(move, step.reshuffle)

    def hinted(self, card: int) -> None:
        """Note that a question like that of a card was shown."""
        self._stories.setdefault(card, Story()).hints += 1

    def _note(self, step: Answered, move: Move | None) -> None:
        attempt = step.attempt
        if attempt.correct is None:
            return
        story = self._stories.setdefault(step.card, Story())
        story.answers += 1
        if self.rules.answer_policy in CHECKED and attempt.chosen_cell is not None:
            cell = self.position.setup.layout.cell_at(attempt.chosen_cell)
            position = self.position
            checker = position.setup.seating.after(position.turn, position.turn_number)
            self.waiting = Waiting(step.card, cell, attempt.correct, checker, step.announce, step.line)
            return
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
        position, before = self.position, self.position.copy() if self.rules.undo else None
        seat, turn, claimed = mover(position, move), position.turn_number, frozenset(self.claimed)
        kept = [card for card in position.hands[position.turn] if card != getattr(move, "card", None)]
        if shuffle is not None:
            position.shuffles.append(shuffle)
        position.apply(move)
        self.moves.append((seat, move))
        story = self._stories.pop(getattr(move, "card", -1), None)
        held = tuple(kept) if position.turn_number != turn else ()
        if position.turn_number != turn:
            self.claimed.clear()
        for card in held:
            self._stories.setdefault(card, Story()).held += 1
        if before is not None:
            self.past.append(Before(before, story, held, claimed))

    def _undo(self) -> None:
        """Take the last move back. Numbers given since then, right or wrong, are not forgotten."""
        before = self.past.pop()
        _, move = self.moves.pop()
        self.steps += 1
        self.retry = self.solved = None
        self.position = before.position
        self.claimed = set(before.claimed)
        for card in before.held:
            self._stories[card].held -= 1
        if before.story is not None:
            self._stories[getattr(move, "card", -1)] = before.story

    def must(self) -> tuple[int, ...] | None:
        """Return the cards that come first in this turn; ``None`` when any may be played."""
        if self.solved is not None:
            return (self.solved,)
        if self.retry is not None:
            return (self.retry,)
        if not self.asks:
            return None
        setup = self.position.setup
        limit = setup.rules.hold_limit * setup.seating.hand
        waiting = tuple(
            card
            for card in self.position.hands[self.position.turn]
            if setup.cards[card].face is not None and self.of(card).held >= limit and card not in self.claimed
        )
        return waiting or None


def partner(rules: Rules, kinds: Sequence[SeatKind], seat: int) -> int | None:
    """Return who says whether the answer of a seat is right before the verdict: the next person, if there is another.

    Parameters
    ----------
    rules
        Whether anybody is asked.
    kinds
        What sits where.
    seat
        Who answers.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from seqnum.engine import preset
    >>> rules = replace(preset("classroom"), check="partner")
    >>> partner(rules, ("person", "computer", "person"), 0), partner(rules, ("person", "computer"), 0)
    (2, None)
    """
    if rules.check is None:
        return None
    others = (*range(seat + 1, len(kinds)), *range(seat))
    return next((one for one in others if kinds[one] == "person"), None)


def mover(position: Position, move: Move) -> int:
    """Return the seat a move is made for: the one to move, but for moves out of turn."""
    if isinstance(move, Draw):
        return move.seat
    if isinstance(move, GiveUp):
        return next((seat for seat, hand in enumerate(position.hands) if move.card in hand), position.turn)
    return position.turn
