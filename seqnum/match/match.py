"""A match: people and computers round a game, with the answer policy and the event log."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import RLock
from typing import TYPE_CHECKING
from uuid import uuid4

from seqnum.decks import Deck
from seqnum.engine import Layout, Move, Pass, Place, Position, Remove, Rules
from seqnum.engine.errors import LayoutError
from seqnum.match.errors import MatchError, Refused
from seqnum.match.files import find_unfinished, match_file
from seqnum.match.game_code import follow, header_of, match_code, steps_of
from seqnum.match.game_text import game_text
from seqnum.match.judging import NOTHING, check_move, judge, number_on
from seqnum.match.log import Answered, Ended, Event, EventLog, Moved, Received, SessionStarted, Started, read_match_file
from seqnum.match.opening import opening
from seqnum.match.pupil import Pupil, act
from seqnum.match.record import Given, Times
from seqnum.match.replay import circumstances, deal, replay
from seqnum.match.seats import Participant, Seat, seats_again
from seqnum.match.verdict import Saying, Verdict
from seqnum.match.view import SeatView, seat_view
from seqnum.maths import ParseError, Question, read_number
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.attempt import Attempt
    from seqnum.match.table import Table

LONGEST_NUMBER = 40
NO_TIMES = Times()


class Match:
    """People, computers and simulated pupils round one game.

    Parameters
    ----------
    deck
        What is played with.
    players
        In the order of the turns: names, list numbers, computers such as ``sq.players.Heuristic(level=2)``, simulated
        pupils. Sides alternate.
    rules
        A preset's name or rules of your own; those the deck was made for when left out.
    sides
        How many sides, where the rules leave a choice (six players).
    lang
        The language of everything said: ``"en"``, ``"es"`` or ``"pt"``.
    save
        A folder for match files, or the path of one that ends in ``.jsonl``; ``None`` keeps nothing.
    seed
        The same seed deals the same game; chance decides when left out.
    starter
        The seat that begins.
    class_id
        Goes into every record.

    Raises
    ------
    MatchError, RulesError
        When they do not fit together; the message says what would.

    Examples
    --------
    >>> import seqnum as sq
    >>> deck = sq.Deck.generate("add_within_20", board=(6, 6), seed=7)
    >>> match = sq.Match(deck, ["Ana", "Ben"], seed=1)
    >>> card = match.hand()[0]
    >>> match.say_number(card, "99").correct
    False
    >>> match.attempts()[0].chosen
    '99'
    """

    def __init__(
        self,
        deck: Deck,
        players: Sequence[Participant],
        *,
        rules: str | Rules | None = None,
        sides: int | None = None,
        lang: str | None = None,
        save: str | Path | None = None,
        seed: int | str | None = None,
        starter: int = 0,
        class_id: str | None = None,
    ) -> None:
        if not isinstance(deck, Deck):
            raise MatchError("match.error.deck", given=repr(deck)[:60])
        now = datetime.now(UTC)
        header, seats = opening(
            deck, players, rules=rules, sides=sides, lang=lang, seed=seed, starter=starter, class_id=class_id, now=now
        )
        table = deal(header, deck)
        log = EventLog(None if save is None else match_file(save, header.game_id, now))
        log.append(header)
        self._open(header, deck, seats, table, log)

    def _open(self, header: Started, deck: Deck, seats: tuple[Seat, ...], table: Table, log: EventLog) -> None:
        self.deck = deck
        self.seats = seats
        self.lang = header.lang
        self.verdict: Verdict | None = None
        """What was said last."""
        self._header = header
        self._table = table
        self._log = log
        self._lock = RLock()
        session = SessionStarted(
            n=len(log) + 1,
            session_id=uuid4().hex,
            started_at=datetime.now(UTC).isoformat(),
            tz=str(datetime.now().astimezone().tzinfo),
            platform=sys.platform,
            app_version=__version__,
        )
        self._where = circumstances(header, session, deck)
        if isinstance(log.events[-1], Ended):
            return
        log.append(session)
        if any(seat.kind == "person" for seat in seats):
            self.run()

    @classmethod
    def resume(cls, path: str | Path, players: Sequence[Participant] | None = None) -> Match:
        """Go on with a match where it was left, whatever ended it.

        Parameters
        ----------
        path
            A match file, or a folder: then its newest match that is not over.
        players
            The same people again, with computers of your own making where there were some; otherwise the file knows
            them.

        Raises
        ------
        MatchError, MatchFileError
            When there is nothing to go on with, or the file was damaged or edited, with the line.
        """
        path = Path(path)
        if path.is_dir():
            found = find_unfinished(path)
            if found is None:
                raise MatchError("match.error.nothing_to_resume", folder=str(path))
            path, stored = found.path, found.stored
        else:
            stored = read_match_file(path)
        left = replay(stored, path)
        seats = seats_again(stored.header.seats, players)
        match = cls.__new__(cls)
        match._open(stored.header, left.deck, seats, left.table, EventLog(path, stored))  # noqa: SLF001 - its own
        return match

    @classmethod
    def from_code(
        cls, code: str, *, lang: str | None = None, save: str | Path | None = None, class_id: str | None = None
    ) -> Match:
        """Go on with a match, or only look at it, that somebody else played so far and sent as a code.

        Answers given before are known to the rules, but stand in the other one's file, not in this one.

        Parameters
        ----------
        code
            From :meth:`code`.
        lang
            The language here; that of the code when left out.
        save, class_id
            As for a new match.

        Raises
        ------
        CodeError
            When it is no code, or was damaged on its way.
        """
        now = datetime.now(UTC)
        header, deck = header_of(code, lang=lang, class_id=class_id, now=now)
        table = follow(header, deck, [], code)
        log = EventLog(None if save is None else match_file(save, header.game_id, now))
        log.append(header)
        log.append(Received(n=2, code="".join(code.split()), at=now.isoformat()))
        match = cls.__new__(cls)
        match._open(header, deck, seats_again(header.seats), table, log)  # noqa: SLF001 - its own
        return match

    def receive(self, code: str) -> None:
        """Take in what somebody else played in this match since, from their code.

        Raises
        ------
        CodeError
            When it is no code, was damaged, or does not go on from this match.
        MatchFileError
            When the file cannot be written. Nothing was taken in.
        """
        with self._lock:
            table = follow(self._header, self.deck, steps_of(self._log.events), code)
            at = datetime.now(UTC).isoformat()
            self._log.append(Received(n=len(self._log) + 1, code="".join(code.split()), at=at))
            self._table = table
            self.verdict = None
            self.run()

    def code(self) -> str:
        """Return the match so far as one word to paste. It is not secret: all cards can be read from it.

        Raises
        ------
        DeckError
            When the deck holds a teacher's own questions; share the match file then.
        """
        with self._lock:
            return match_code(self._header, self.deck, self._table, steps_of(self._log.events))

    def game_text(self) -> str:
        """Return the match so far as text that people can read, with the answers as comments."""
        with self._lock:
            return game_text(self._header, self.deck, self._log.events, self.lang)

    def again(self) -> Match:
        """Return a new match of the same people with the same deck: dealt anew, begun by the next seat."""
        path = self.path
        return Match(
            self.deck,
            [seat.name if seat.player is None else seat.player for seat in self.seats],
            rules=self.rules,
            sides=self._header.sides,
            lang=self.lang,
            save=None if path is None else path.parent,
            starter=(self._header.starter + 1) % len(self.seats),
            class_id=self._header.class_id,
        )

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
        return [event.attempt for event in self._log.events if isinstance(event, Answered)]

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

    def question(self, card: int | str) -> Question | None:
        """Return the question of a card; ``None`` for a Plus or Minus card."""
        return self.deck.cards[self._index(card)].question

    def view(self, seat: int | None) -> SeatView:
        """Return all that a seat may see: no answer of an unsolved card, no other hand, no hint at where to play.

        Parameters
        ----------
        seat
            Who looks; ``None`` for somebody who only watches.
        """
        with self._lock:
            return seat_view(self._table, self.deck, None if seat is None else self._seat(seat), self.lang)

    def answer(self, card: int | str, cell: int | str, *, seat: int | None = None, times: Times = NO_TIMES) -> Verdict:
        """Play a card on a space: answer its question, or use a Plus or Minus card.

        Parameters
        ----------
        card
            Index into ``deck.cards``, ``"k12"`` as in a view, or the card's id.
        cell
            Index of the space, row by row, or its name such as ``"r03c05"``.
        seat
            Who does it, checked against whose turn it is; whoever is to move when left out.
        times
            How long it took.

        Returns
        -------
        Verdict
            Whether it was right, and the sentence to say.

        Raises
        ------
        Refused
            When it cannot be done now. Nothing was counted.
        MatchFileError
            When the file cannot be written. What is not in the file was not played: nothing, or, if it was a computer's
            move after the answer, only that; then :meth:`run` goes on.
        """
        with self._lock:
            self._person(seat)
            index, at = self._index(card), self._cell(cell)
            if self._table.solved != index and self.deck.cards[index].question is not None:
                return self._answered(index, number_on(self._table, at), times)
            if self.deck.cards[index].kind == "remove":
                return self._moved(Remove(index, at), "removed", cell=at)
            return self._moved(Place(index, at), "wild", cell=at)

    def say_number(self, card: int | str, text: str, *, seat: int | None = None, times: Times = NO_TIMES) -> Verdict:
        """Say the number of a card: because it isn't free, or because the rules ask for the number first.

        Right and taken is a dead card, changed for another one; right and free is right, and the chip goes there
        next; anything else is wrong.

        Parameters
        ----------
        card, seat, times
            As for :meth:`answer`.
        text
            The number as it was typed: ``35``, ``-3``, ``3/4``.

        Raises
        ------
        Refused
            When it cannot be done now, or the text is no number. Nothing was counted.
        """
        with self._lock:
            self._person(seat)
            return self._answered(self._index(card), self._number(text), times)

    def swap(self, card: int | str, *, seat: int | None = None) -> Verdict:
        """Change a card for another one at the cost of the turn; recorded as skipped, never as wrong.

        Raises
        ------
        Refused
            When it cannot be done now.
        """
        with self._lock:
            self._person(seat)
            return self._answered(self._index(card), NOTHING, NO_TIMES)

    def pass_turn(self, *, seat: int | None = None) -> Verdict:
        """End the turn because nothing can be played.

        Raises
        ------
        Refused
            When something can be, or it is somebody else's turn.
        """
        with self._lock:
            self._person(seat)
            return self._moved(Pass(), "passed")

    def run(self) -> None:
        """Let computers and simulated pupils play until a person is to move, or to the end if there is none.

        A person's move does this by itself; call it where only computers play, or after one of them went wrong.
        """
        with self._lock:
            while not self.over and (seat := self.seats[self.turn]).kind != "person":
                # By steps, so that a match that was broken off goes on as it would have.
                rng = Random(f"{self._header.seed}:player:{self.turn}:{self._table.steps}")
                if isinstance(seat.player, Pupil):
                    act(self, self._table, seat.player, rng)
                elif seat.player is not None:
                    move = seat.player.choose(self._table.position.view(self.turn), rng)
                    self._table.position.check(move)
                    self._write(move)
            self._note_end()

    def _answered(self, index: int, given: Given, times: Times) -> Verdict:
        who, n = self.seats[self.turn], len(self._log) + 1
        event, ruling = judge(self._where, self._table, index, given, times, n=n, student=who.name)
        self._take(event)
        question = self.deck.cards[index].question
        return self._say(who, Verdict(ruling.saying, question, event.attempt.chosen, given.cell, event.attempt))

    def _moved(self, move: Move, saying: Saying, cell: int | None = None) -> Verdict:
        who = self.seats[self.turn]
        check_move(self._table, move)
        self._write(move)
        return self._say(who, Verdict(saying, cell=cell))

    def _say(self, who: Seat, verdict: Verdict) -> Verdict:
        if who.kind == "person":
            self.verdict = verdict
            self.run()
        else:
            self._note_end()
        return verdict

    def _write(self, move: Move) -> None:
        self._take(
            Moved(
                n=len(self._log) + 1,
                seat=self.turn,
                move=move.text(self.layout),
                at=datetime.now(UTC).isoformat(),
                reshuffle=self._table.shuffle_in(move),
            )
        )

    def _take(self, event: Answered | Moved) -> None:
        """Write first, then play: what a player sees is on the disk already."""
        self._log.append(event)
        self._table.apply(event)

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

    def _person(self, seat: int | None) -> None:
        if self.over:
            raise Refused("match.reason.over")
        if seat is not None and self._seat(seat) != self.turn:
            raise Refused("match.reason.not_your_turn")
        if self.seats[self.turn].kind == "computer":
            raise Refused("match.reason.not_a_person")

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refused("match.reason.no_such_seat", seat=str(seat)[:20])
        return seat

    def _index(self, card: int | str) -> int:
        cards = self.deck.cards
        if type(card) is int and 0 <= card < len(cards):
            return card
        if isinstance(card, str):
            number = card.removeprefix("k")
            if card != number and number.isascii() and number.isdecimal() and len(number) < 7:
                return self._index(int(number))
            for index, one in enumerate(cards):
                if one.id == card:
                    return index
        raise Refused("match.reason.not_in_hand")

    def _cell(self, cell: int | str) -> int:
        if isinstance(cell, str):
            try:
                return self.layout.cell_at(cell)
            except LayoutError:
                raise Refused("match.reason.no_such_space") from None
        if type(cell) is not int or not 0 <= cell < len(self.layout.faces):
            raise Refused("match.reason.no_such_space")
        return cell

    def _number(self, text: str) -> Given:
        shown = str(text)[: LONGEST_NUMBER + 1].encode(errors="replace").decode()  # half a character is no text
        if not isinstance(text, str):
            raise Refused("match.reason.number_unreadable", given=shown)
        if len(text) > LONGEST_NUMBER:
            raise Refused("match.reason.number_too_long")
        try:
            return Given(read_number(text, self.lang), " ".join(text.split()), None)
        except ParseError as error:
            raise Refused("match.reason.number_unreadable", given=shown) from error

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        state = "over" if self.over else f"{self.seats[self.turn].name} to move"
        return f"<Match of {names}: {state}, {len(self.attempts())} answers>"
