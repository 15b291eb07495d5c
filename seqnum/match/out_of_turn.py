"""What people do in a match out of turn: check an answer, take a card, pay for talking, say who found it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from seqnum.engine import Draw, GiveUp, Move, Penalty
from seqnum.match.errors import Refused
from seqnum.match.judging import check_move
from seqnum.match.log import Helped
from seqnum.match.naming import card_named
from seqnum.match.ongoing import OngoingMatch
from seqnum.match.table import mover
from seqnum.match.verdict import Saying, Verdict

if TYPE_CHECKING:
    from seqnum.match.seats import Seat


class OutOfTurn(OngoingMatch):
    """What can be done in a match whoever is to move; what the one to move does is in :class:`Match`."""

    def helped(self, *, seat: int | None = None) -> None:
        """Say that the last answer was found together: it does not count as one student's alone.

        Parameters
        ----------
        seat
            Who says it, checked against whose answer it was.

        Raises
        ------
        Refused
            When nobody has answered yet, it was a computer or somebody else, or it was said already.
        """
        with self._lock:
            of = self._last_answer()
            if of is None or (seat is not None and of.attempt.seat != self._seat(seat)):
                raise Refused("match.reason.nobody_answered")
            self._log.append(Helped(n=len(self._log) + 1, of=of.n, at=datetime.now(UTC).isoformat()))

    def agree(self, *, seat: int | None = None) -> Verdict:
        """Say that the answer just given is right, where the rules have another side asked.

        Raises
        ------
        Refused
            When no answer waits, or another seat is asked.
        """
        return self._checked(seat, agrees=True)

    def contest(self, *, seat: int | None = None) -> Verdict:
        """Say that the answer just given is wrong; see :meth:`agree`."""
        return self._checked(seat, agrees=False)

    def draw(self, seat: int) -> Verdict:
        """Take the card a seat is owed after playing, where the rules have players draw by hand.

        Raises
        ------
        Refused
            When it is owed none: not yet, or it was too late.
        """
        with self._lock:
            return self._moved(Draw(self._seat(seat)), "drawn")

    def penalize(self, side: int) -> None:
        """Let every player of a side owe a card of their own choice, for table talk. The teacher's call.

        Raises
        ------
        Refused
            When the rules do not punish talking, or there is no such side.
        """
        with self._lock:
            move = Penalty(side)
            check_move(self._table, move)
            self._write(move)
            self.run()

    def give_up(self, card: int | str, *, seat: int | None = None) -> Verdict:
        """Lay down a card that is owed for table talk; its owner need not be to move.

        Parameters
        ----------
        card
            As for :meth:`answer`.
        seat
            Who does it, checked against whose card it is.

        Raises
        ------
        Refused
            When none is owed, or it is somebody else's card.
        """
        with self._lock:
            index = card_named(self.deck, card)
            if seat is not None and index not in self._table.position.hands[self._seat(seat)]:
                raise Refused("match.reason.not_in_hand")
            return self._moved(GiveUp(index), "given_up")

    def _checked(self, seat: int | None, *, agrees: bool) -> Verdict:
        with self._lock:
            if self.over:
                raise Refused("match.reason.over")
            if seat is not None and self.checker is not None and self._seat(seat) != self.checker:
                raise Refused("match.reason.not_yours_to_check")
            verdict = self._note_check(agrees=agrees)
            self.verdict = verdict
            self.run()
            return verdict

    def _moved(self, move: Move, saying: Saying, cell: int | None = None) -> Verdict:
        check_move(self._table, move)
        who = self.seats[mover(self._table.position, move)]
        self._write(move)
        return self._say(who, Verdict(saying, cell=cell))

    def _say(self, who: Seat, verdict: Verdict) -> Verdict:
        if who.kind == "person":
            self.verdict = verdict
            self.run()
        else:
            self._note_end()
        return verdict
