"""A match: people and computers round a game, with the answer policy and the event log."""

from __future__ import annotations

import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import RLock
from typing import TYPE_CHECKING, cast
from uuid import uuid4

import msgspec

from seqnum.decks.document import decode, encode
from seqnum.engine import (
    Discard,
    Layout,
    Move,
    Pass,
    Place,
    Position,
    Remove,
    Rules,
    Setup,
    SwapDead,
    preset,
    shuffled,
)  # fmt: skip
from seqnum.errors import SeqnumError
from seqnum.match.errors import MatchError, Refused
from seqnum.match.files import find_unfinished, match_file
from seqnum.match.log import (
    FORMAT,
    Answered,
    Ended,
    Event,
    EventLog,
    MatchFileError,
    Moved,
    SeatRecord,
    SessionStarted,
    Started,
    read_match_file,
)  # fmt: skip
from seqnum.match.policy import Cost, cost_of_wrong, move_for
from seqnum.match.pupil import Pupil, take_turn
from seqnum.match.record import Circumstances, Given, Times, record
from seqnum.match.seats import Participant, Seat, listed, seats_for
from seqnum.match.table import Table
from seqnum.match.verdict import Saying, Verdict
from seqnum.match.view import SeatView, seat_view
from seqnum.maths import ParseError, Question, read_number
from seqnum.players import Heuristic
from seqnum.text import base_language, language
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from seqnum.attempt import Attempt, Outcome
    from seqnum.decks import Deck
    from seqnum.engine.rules import AnswerPolicy

LONGEST_NUMBER = 40
NO_TIMES = Times()
_SAID_OF: dict[Cost, Saying] = {"again": "wrong_again", "reveal": "wrong_reveal", "lose_turn": "wrong_lose_turn"}


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
    >>> question = match.question(card)
    >>> match.answer(card, match.layout.cells_of("3")[0]).correct
    False
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
        chosen = _with_answers(rules if isinstance(rules, Rules) else preset(rules or deck.rules))
        lang = language() if lang is None else base_language(lang)
        seating = chosen.seating(len(listed(players)), sides)
        seats = seats_for(players, seating.sides, lang)
        if type(starter) is not int or not 0 <= starter < len(seats):
            raise MatchError("match.error.starter", given=starter, last=len(seats) - 1)
        now = datetime.now(UTC)
        game_id = uuid4().hex
        header = Started(
            n=1,
            format=FORMAT,
            game_id=game_id,
            app_version=__version__,
            created_at=now.isoformat(),
            lang=lang,
            rules=chosen,
            sides=seating.sides,
            deck=msgspec.Raw(encode(deck)),
            deck_hash=deck.hash,
            class_id=class_id,
            seats=tuple(SeatRecord(name=s.name, side=s.side, kind=s.kind, level=_level(s)) for s in seats),
            starter=starter,
            seed=secrets.token_hex(8) if seed is None else str(seed),
            order=(),
        )
        header = msgspec.structs.replace(header, order=shuffled(range(len(deck.cards)), f"{header.seed}:deal"))
        table = _table(header, deck)
        log = EventLog(None if save is None else match_file(save, game_id, now))
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
        log.append(session)
        self._where = Circumstances(
            header.game_id, session.session_id, deck, header.class_id, session.tz, session.app_version, session.platform
        )
        self._note_end()
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
            Who plays now, for computers and simulated pupils of your own; people are known by the file.

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
        header = stored.header
        deck = decode(bytes(header.deck), source=path.name)
        if deck.hash != header.deck_hash:
            raise MatchFileError("match.error.deck_changed", file=str(path))
        people = players if players is not None else [_participant(seat) for seat in header.seats]
        seats = seats_for(people, header.sides, header.lang)
        table = _table(header, deck)
        for event in stored.events[1:]:
            if isinstance(event, Answered | Moved):
                try:
                    table.apply(event)
                except SeqnumError as error:
                    reason = error.message()
                    raise MatchFileError("match.error.bad_line", file=str(path), line=event.n, reason=reason) from error
        match = cls.__new__(cls)
        match._open(header, deck, seats, table, EventLog.continued(path, stored))  # noqa: SLF001 - its own
        return match

    def again(self) -> Match:
        """Return a new match of the same people with the same deck: dealt anew, begun by the next seat."""
        path = self.path
        return Match(
            self.deck,
            [seat.player or seat.name for seat in self.seats],
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
        Refused, IllegalMove
            When it cannot be done now. Nothing was counted.
        MatchFileError
            When the file cannot be written. Nothing was played.
        """
        with self._lock:
            index, at = self._ready(card, seat), self._cell(cell)
            question = self.deck.cards[index].question
            if question is None or self._table.solved == index:
                kind = self.deck.cards[index].kind
                move = Remove(index, at) if kind == "remove" else Place(index, at)
                return self._moved(move, "removed" if kind == "remove" else "wild", cell=at)
            if self.rules.answer_by == "keypad":
                raise Refused("match.reason.say_the_number")
            face = self._open_face(at)
            given = Given(read_number(face), face, at)
            if given.value == question.answer:
                return self._answered(index, given, times, outcome="correct", move=Place(index, at), saying="right")
            return self._wrong(index, given, times)

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
            index = self._ready(card, seat)
            question = self._asked(index)
            if self._table.solved == index:
                raise Refused("match.reason.solved_first")
            given = Given(self._number(text), " ".join(text.split()), None)
            if given.value != question.answer:
                return self._wrong(index, given, times)
            if not self._table.position.is_dead(index):
                return self._answered(index, given, times, outcome="correct", move=None, saying="number_open")
            if self._table.position.can_swap:
                return self._answered(
                    index, given, times, outcome="dead_claim", move=SwapDead(index), saying="dead_claim"
                )
            return self._answered(index, given, times, outcome="dead_claim", move=None, saying="dead_claim_kept")

    def swap(self, card: int | str, *, seat: int | None = None) -> Verdict:
        """Change a card for another one at the cost of the turn; recorded as skipped, never as wrong.

        Raises
        ------
        Refused, IllegalMove
            When it cannot be done now.
        """
        with self._lock:
            index = self._ready(card, seat)
            self._table.position.check(Discard(index))
            nothing = Given(None, None, None)
            return self._answered(index, nothing, NO_TIMES, outcome="skipped", move=Discard(index), saying="swapped")

    def pass_turn(self, *, seat: int | None = None) -> Verdict:
        """End the turn because nothing can be played.

        Raises
        ------
        Refused, IllegalMove
            When something can be, or it is somebody else's turn.
        """
        with self._lock:
            self._person(seat)
            return self._moved(Pass(), "passed")

    def run(self) -> None:
        """Let computers and simulated pupils play until a person is to move, or to the end if there is none."""
        with self._lock:
            while not self.over and (seat := self.seats[self.turn]).kind != "person":
                rng = Random(f"{self._header.seed}:player:{self.turn}:{self._table.position.turn_number}")
                if isinstance(seat.player, Pupil):
                    take_turn(self, seat.player, rng)
                elif seat.player is not None:
                    self._write_move(seat.player.choose(self._table.position.view(self.turn), rng))

    def _wrong(self, index: int, given: Given, times: Times) -> Verdict:
        policy = cast("AnswerPolicy", self.rules.answer_policy)  # never None: checked when the match was made
        cost = cost_of_wrong(policy, self._table.tries.get(index, 0) + 1)
        move = move_for(cost, index)
        return self._answered(index, given, times, outcome="incorrect", move=move, saying=_SAID_OF[cost])

    def _answered(
        self, index: int, given: Given, times: Times, *, outcome: Outcome, move: Move | None, saying: Saying
    ) -> Verdict:
        table, who, question = self._table, self.seats[self.turn], self._asked(index)
        attempt = record(
            self._where,
            table.position,
            index,
            question,
            given,
            times,
            seq=len(self._log) + 1,
            student=who.name,
            outcome=outcome,
            tries=table.tries.get(index, 0),
            held=table.held.get(index, 0),
        )
        event = Answered(
            n=len(self._log) + 1,
            card=index,
            attempt=attempt,
            move=None if move is None else move.text(self.layout),
            reshuffle=None if move is None else table.shuffle_in(move),
        )
        self._take(event)
        return self._say(who, Verdict(saying, question, attempt.chosen, given.cell, attempt))

    def _moved(self, move: Move, saying: Saying, cell: int | None = None) -> Verdict:
        who = self.seats[self.turn]
        self._write_move(move)
        return self._say(who, Verdict(saying, cell=cell))

    def _say(self, who: Seat, verdict: Verdict) -> Verdict:
        if who.kind == "person":
            self.verdict = verdict
            self.run()
        return verdict

    def _write_move(self, move: Move) -> None:
        self._table.position.check(move)
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
        self._note_end()

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

    def _ready(self, card: int | str, seat: int | None) -> int:
        self._person(seat)
        index = self._index(card)
        if index not in self._table.position.hands[self.turn]:
            raise Refused("match.reason.not_in_hand")
        must = self._table.must()
        if must is not None and index not in must:
            first = "solved_first" if self._table.solved is not None else "other_card_first"
            raise Refused(f"match.reason.{first}")
        return index

    def _asked(self, index: int) -> Question:
        question = self.deck.cards[index].question
        if question is None:
            raise Refused("match.reason.no_number_card")
        return question

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
            if card[:1] == "k" and card[1:].isdecimal() and len(card) < 8 and int(card[1:]) < len(cards):
                return int(card[1:])
            for index, one in enumerate(cards):
                if one.id == card:
                    return index
        raise Refused("match.reason.not_in_hand")

    def _cell(self, cell: int | str) -> int:
        if isinstance(cell, str):
            return self.layout.cell_at(cell)
        if type(cell) is not int or not 0 <= cell < len(self.layout.faces):
            raise Refused("match.reason.no_such_space")
        return cell

    def _open_face(self, cell: int) -> str:
        face = self.layout.faces[cell]
        if face is None:
            raise Refused("match.reason.no_chip_place")
        if not self._table.position.open >> cell & 1:
            raise Refused("match.reason.taken")
        return face

    def _number(self, text: str) -> Fraction:
        if not isinstance(text, str):
            raise Refused("match.reason.number_unreadable", given=str(text)[:LONGEST_NUMBER])
        if len(text) > LONGEST_NUMBER:
            raise Refused("match.reason.number_too_long")
        try:
            return read_number(text, self.lang)
        except ParseError as error:
            raise Refused("match.reason.number_unreadable", given=text) from error

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        state = "over" if self.over else f"{self.seats[self.turn].name} to move"
        return f"<Match of {names}: {state}, {len(self.attempts())} answers>"


def _with_answers(rules: Rules) -> Rules:
    if rules.answer_policy is None:
        raise MatchError("match.error.no_answers", rules=rules.name, works="classroom, sequence_numbers")
    return rules


def _level(seat: Seat) -> int | None:
    return seat.player.level if isinstance(seat.player, Heuristic) else None


def _participant(seat: SeatRecord) -> Participant:
    if seat.kind == "person":
        return seat.name
    return Pupil(seat.name) if seat.kind == "pupil" else Heuristic(level=seat.level or 2)


def _table(header: Started, deck: Deck) -> Table:
    seating = header.rules.seating(len(header.seats), header.sides)
    setup = Setup.of(header.rules, deck.layout, deck.engine_cards, seating)
    return Table(setup, header.order, header.starter, header.seed)
