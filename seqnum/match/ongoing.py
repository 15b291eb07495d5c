"""A match as it goes on by itself: its table and log, the computers' moves, the clock."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from threading import RLock
from typing import TYPE_CHECKING
from uuid import uuid4

import msgspec

from seqnum.engine import Draw, Layout, Move, Penalty, Place, Position, Remove, Rules, TimeUp
from seqnum.engine.completing import claim_choices
from seqnum.engine.lines import cells_in
from seqnum.match import bell
from seqnum.match.drawing import takes_card
from seqnum.match.errors import Refused
from seqnum.match.files import taken_along, usual_name
from seqnum.match.judged import Judgement, judgements, partners_verdict
from seqnum.match.judging import judge_check
from seqnum.match.log import Answered, Checked, Ended, Helped, Judged, LastRound, Moved, Received, SessionStarted
from seqnum.match.naming import card_named
from seqnum.match.pupil import Pupil, thinks_right
from seqnum.match.receipt import Receipt, receipt
from seqnum.match.record import Times
from seqnum.match.replay import circumstances, last_answer
from seqnum.match.result_code import result_code
from seqnum.match.shown import shown_lines, told
from seqnum.match.table import mover
from seqnum.match.verdict import Verdict
from seqnum.match.view import ChoosingView, SeatView, seat_view
from seqnum.maths.written import face_canonical
from seqnum.players import Heuristic
from seqnum.text import say
from seqnum.version import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from seqnum.attempt import Attempt
    from seqnum.decks import Deck
    from seqnum.engine.moves import Lines
    from seqnum.match.log import Event, EventLog, Started, Step
    from seqnum.match.seats import Seat
    from seqnum.match.table import Table
    from seqnum.maths import Question


@dataclass(frozen=True, slots=True)
class Choosing:
    """What makes more lines than can all count, while its mover is asked which of them is meant."""

    card: int | None
    cell: int | None
    """The chip; neither card nor space where lines made before are announced."""
    times: Times
    """How long the answer took: choosing a line is no part of it."""

    def of(self, card: int, cell: int) -> bool:
        """Tell whether it is this card on this space."""
        return (self.card, self.cell) == (card, cell)


class OngoingMatch:
    """What a match is, and what happens in it without anybody asking. What people do is in :class:`Match`."""

    def _open(self, header: Started, deck: Deck, seats: tuple[Seat, ...], table: Table, log: EventLog) -> None:
        self.deck = deck
        self.seats = seats
        self.lang = header.lang
        self.verdict: Verdict | None = None
        """What was said last."""
        self._header = header
        self._table = table
        self._log = log
        self._choosing: Choosing | None = None
        self._lock = RLock()
        session = SessionStarted(
            n=len(log) + 1,
            session_id=uuid4().hex,
            started_at=datetime.now(UTC).isoformat(),
            tz=datetime.now().astimezone().isoformat()[-len("+00:00") :],
            platform=sys.platform,
            app_version=__version__,
        )
        self._where = circumstances(header, session, deck)
        if isinstance(log.events[-1], Ended):
            return
        log.append(session)
        if any(seat.kind == "person" for seat in seats):
            self.run()

    @property
    def ends_at(self) -> datetime | None:
        """When the bell rings; ``None`` if it does not."""
        rings = self._header.ends_at
        return None if rings is None else datetime.fromisoformat(rings)

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self._header.rules

    @property
    def layout(self) -> Layout:
        """The board without chips."""
        return self.deck.layout

    @property
    def path(self) -> Path | None:
        """The match file."""
        return self._log.path

    @property
    def game_id(self) -> str:
        """The id of this game, the same in its file and in every record."""
        return self._header.game_id

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self._table.position.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.position.over

    @property
    def winner(self) -> int | None:
        """The side that won; ``None`` while playing and after a draw."""
        return self._table.position.winner

    @property
    def log(self) -> tuple[Event, ...]:
        """All events so far."""
        return tuple(self._log.events)

    def attempts(self) -> list[Attempt]:
        """Return the record of every answer so far, in order."""
        together = {event.of for event in self._log.events if isinstance(event, Helped)}
        return [
            msgspec.structs.replace(event.attempt, helped=True) if event.n in together else event.attempt
            for event in self._log.events
            if isinstance(event, Answered)
        ]

    def judgements(self) -> list[Judgement]:
        """Return what partners said to answers before the verdict, in order; none of it counts as anybody's answer."""
        return judgements(self._log.events, self._header.seats)

    @property
    def answered_last(self) -> int | None:
        """The seat that gave the last answer, while it can still say that it was found together."""
        of = self._last_answer()
        return None if of is None else of.attempt.seat

    def _last_answer(self) -> Answered | None:
        """Return the last answer of a person, if nothing was said of it yet."""
        for event in reversed(self._log.events):
            if isinstance(event, Helped | Received):
                return None
            if isinstance(event, Answered) and self.seats[event.attempt.seat].kind == "person":
                return event if event.attempt.correct is not None else None
        return None

    def position(self) -> Position:
        """Return a copy of the position."""
        return self._table.position.copy()

    def hand(self, seat: int | None = None) -> tuple[int, ...]:
        """Return the cards of a seat (that is to move, when left out), as indices into ``deck.cards``."""
        return tuple(self._table.position.hands[self.turn if seat is None else self._seat(seat)])

    def must(self) -> tuple[int, ...] | None:
        """Return the cards that come first in this turn: one just tried, or held too long; ``None`` if any may."""
        return self._table.must()

    @property
    def solved(self) -> int | None:
        """The card whose number was said and is free, so that its chip is to be placed next."""
        return self._table.solved

    @property
    def choices(self) -> tuple[Lines, ...]:
        """What its mover chooses from, where there are more lines than can all count: each choice is some of them."""
        if self._choosing is None:
            return ()
        card, cell = self._choosing.card, self._choosing.cell
        if card is None or cell is None:
            return claim_choices(self._table.position)
        return self._table.position.lock_choices(Place(card, cell))

    @property
    def checker(self) -> int | None:
        """The seat that has to agree to the answer just given, or contest it; ``None`` if no answer waits."""
        return self._table.checker

    def question(self, card: int | str, seat: int | None = None) -> Question | None:
        """Return what a card asks of a seat (that is to move, when left out); ``None`` where it asks nothing."""
        who = self.turn if seat is None else self._seat(seat)
        return self._where.question(card_named(self.deck, card), who)

    def view(self, seat: int | None) -> SeatView:
        """Return all that a seat may see: no answer of an unsolved card, no other hand, no hint at where to play.

        Parameters
        ----------
        seat
            Who looks; ``None`` for somebody who only watches.
        """
        with self._lock:
            looking = None if seat is None else self._seat(seat)
            return seat_view(self._table, self._where, looking, self.lang, self._choosing_view())

    def _choosing_view(self) -> ChoosingView | None:
        if self._choosing is None:
            return None
        card, cell = self._choosing.card, self._choosing.cell
        lines = tuple(tuple(sorted({at for line in lines for at in line})) for lines in self.choices)
        return ChoosingView(card=None if card is None else f"k{card}", cell=cell, lines=lines)

    @property
    def file_name(self) -> str:
        """The name of the match's file, or the one it would have."""
        if self.path is not None:
            return self.path.name
        return usual_name(self.game_id, datetime.fromisoformat(self._header.created_at))

    def file_text(self) -> str:
        """Return what stands in the match's file, whether it is kept in one or not."""
        with self._lock:
            return self._log.text()

    @property
    def hand_in_name(self) -> str:
        """The name of the file that pupils take along: with who played, as it is handed in among others."""
        people = [seat.name for seat in self.seats if seat.kind == "person"]
        return taken_along(self.game_id, self._header.created_at, people)

    def hand_in_text(self) -> str:
        """Return what stands in that file: all of the match once it is over, and before that what was seen of it.

        Hands, deal and answers of a running game are nothing for a browser, which gets this to make the file.
        """
        return self.file_text() if self.over else "".join(f"{line}\n" for line in self.shown().values())

    def shown(self) -> dict[int, str]:
        """Return what was seen of the match, line by line, by the number of the event: what a browser may keep."""
        with self._lock:
            return shown_lines(self._header, self.deck, self._log.events)

    def result_code(self) -> str:
        """Return the answers so far as one word to paste, for who cannot hand in the file.

        Raises
        ------
        DeckError
            When the deck holds a teacher's own questions; hand in the file then.
        """
        with self._lock:
            return result_code(self._header, self.deck, self._log.events)

    def receipt(self) -> Receipt:
        """Return what people write down on paper at the end; it counts nothing while answers stand unheard."""
        with self._lock:
            answers = told(self._header, self._log.events)
            heard = [one.event.attempt for one in answers] if all(one.heard for one in answers) else []
            return receipt(self.game_id, [one for one in heard if self.seats[one.seat].kind == "person"])

    def to_svg(self, lang: str | None = None) -> str:
        """Return the board with its chips as a picture, for pages where nothing can be played.

        Parameters
        ----------
        lang
            The language, also with a region; that of the match when left out.
        """
        from seqnum.decks.picture import board_svg

        lang = lang or self.lang
        with self._lock:
            position = self._table.position
            chips = {cell: side for side, mask in enumerate(position.chips) for cell in cells_in(mask)}
            title = say("faces.picture.match", lang, names=", ".join(seat.name for seat in self.seats))
            placed = (move.cell for _, move in reversed(self._table.moves) if isinstance(move, Place | Remove))
            last = next(placed, None)
            made = position.sequences
            return board_svg(self.layout, self.deck.rules, lang, title=title, chips=chips, sequences=made, last=last)

    def run(self, *, hurry: bool = False) -> None:
        """Let computers and simulated pupils play until a person is to move, or to the end if there is none.

        A person's move does this by itself; call it where only computers play, or after one of them went wrong.

        Parameters
        ----------
        hurry
            Not to wait this time for a person who has not taken a card yet, where the rules have players draw by hand.
        """
        with self._lock:
            self._look_at_the_clock()
            while not self.over and self._one_of_us(hurry=hurry):
                self._look_at_the_clock()
            self._note_end()

    def ring(self) -> None:
        """End the game now, as the bell does: most sequences win, then the longest open line."""
        with self._lock:
            if not self.over:
                self._write(TimeUp())
                self._note_end()

    def _one_of_us(self, *, hurry: bool) -> bool:
        """Let one computer or simulated pupil do what it is its turn to do; return whether one did."""
        position, waiting = self._table.position, self._table.waiting
        if self._table.unjudged is not None:
            return False  # a person is asked about it
        # By steps, so that a match that was broken off goes on as it would have.
        rng = Random(f"{self._header.seed}:player:{self.turn}:{self._table.steps}")
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        for seat in position.forfeits:
            due = position.legal(seat)
            if seat not in people and due:
                self._write(due[int(rng.random() * len(due))])
                return True
        if (drawing := takes_card(position, people)) is not None:
            self._write(Draw(drawing))
            return True
        waits = bool(position.owed) and position.can_draw and self.rules.wait_for_draw and not hurry
        who = self.seats[self.turn if waiting is None else waiting.checker]
        if who.kind == "person" or waits:
            return False
        player = who.player
        if waiting is not None:
            self._note_check(agrees=thinks_right(self._where, self._table, player, rng))
        elif isinstance(player, Pupil) and self.deck.asks:
            self._let(player, rng)
        elif player is not None:
            chooser = Heuristic() if isinstance(player, Pupil) else player
            move = chooser.choose(position.view(self.turn), rng)
            position.check(move)
            self._write(move)
        return True

    def _let(self, pupil: Pupil, rng: Random) -> None:
        """Let a simulated pupil do one thing, by the same doors as a person."""
        raise NotImplementedError

    def _look_at_the_clock(self) -> None:
        rings, position, now = self.ends_at, self._table.position, bell.now()
        if rings is None or position.over:
            return
        if self._table.last_turn is None and now >= rings - bell.ANNOUNCED:
            until = bell.last_turn(position.turn_number, len(self.seats))
            self._log.append(LastRound(n=len(self._log) + 1, until=until, at=now.isoformat()))
            self._table.last_turn = until
        if now >= rings or (self._table.last_turn is not None and position.turn_number > self._table.last_turn):
            self.ring()

    def _note_check(self, *, agrees: bool) -> Verdict:
        return self._note_others(agrees=agrees) if self._table.unjudged is None else self._note_judged(agrees=agrees)

    def _note_judged(self, *, agrees: bool) -> Verdict:
        verdict, seat = partners_verdict(self._where, self._table), self._table.checker
        assert seat is not None  # noqa: S101 - or no answer would wait
        of, at = last_answer(self._log.events), datetime.now(UTC).isoformat()
        self._take(Judged(n=len(self._log) + 1, of=of, seat=seat, agrees=agrees, at=at))
        if verdict.saying == "choose_line" and verdict.attempt is not None and verdict.cell is not None:
            times = Times(verdict.attempt.time_to_card, verdict.attempt.time_to_answer, verdict.attempt.focus_lost)
            card = self._table.solved
            self._choosing = None if card is None else Choosing(card, verdict.cell, times)
        return verdict

    def _note_others(self, *, agrees: bool) -> Verdict:
        waiting = self._table.waiting
        move, saying = judge_check(self._table, agrees=agrees)
        assert waiting is not None  # noqa: S101 - or there would have been nothing to judge
        last = next(event for event in reversed(self._log.events) if isinstance(event, Answered | Received))
        attempt = last.attempt if isinstance(last, Answered) else None  # it may have been given in another session
        chosen = face_canonical(self.layout.faces[waiting.cell] or "")
        verdict = Verdict(saying, self.question(waiting.card), chosen, waiting.cell, attempt)
        self._take(
            Checked(
                n=len(self._log) + 1,
                seat=waiting.checker,
                agrees=agrees,
                move=move.text(self.layout),
                at=datetime.now(UTC).isoformat(),
                reshuffle=self._table.shuffle_in(move),
            )
        )
        return verdict

    def _write(self, move: Move) -> None:
        seat = None if isinstance(move, Penalty | TimeUp) else mover(self._table.position, move)
        self._take(
            Moved(
                n=len(self._log) + 1,
                seat=seat,
                move=move.text(self.layout),
                at=bell.now().isoformat(),
                reshuffle=self._table.shuffle_in(move),
            )
        )

    def _take(self, event: Step) -> None:
        """Write first, then play: what a player sees is on the disk already."""
        self._log.append(event)
        self._table.apply(event)
        self._choosing = None

    def _note_end(self) -> None:
        position = self._table.position
        if position.over and not isinstance(self._log.events[-1], Ended):
            self._log.append(
                Ended(
                    n=len(self._log) + 1,
                    winner=position.winner,
                    reason=position.result or "",
                    at=datetime.now(UTC).isoformat(),
                )
            )

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refused("match.reason.no_such_seat", seat=str(seat)[:20])
        return seat

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        state = "over" if self.over else f"{self.seats[self.turn].name} to move"
        return f"<Match of {names}: {state}, {len(self.attempts())} answers>"
