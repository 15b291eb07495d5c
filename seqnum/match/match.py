"""A match: people and computers round a game, with the answer policy and the event log."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.decks import Deck
from seqnum.engine import (
    Claim,
    Discard,
    Pass,
    Penalty,
    Place,
    Remove,
    Rules,
    SwapDead,
)
from seqnum.engine.completing import claim_choices
from seqnum.match import bell
from seqnum.match.errors import MatchError, Refused
from seqnum.match.files import find_unfinished, match_file
from seqnum.match.game_code import course_of, follow, header_of, match_code
from seqnum.match.game_text import game_text
from seqnum.match.judging import (
    NOTHING,
    announced,
    check_answer,
    check_move,
    check_undo,
    chooses_first,
    counting_as,
    example_for,
    judge,
    number_on,
    one_of,
)
from seqnum.match.log import (
    EventLog,
    Hinted,
    Received,
    Undone,
    read_match_file,
)
from seqnum.match.naming import card_named, cell_named, number_said
from seqnum.match.ongoing import Choosing
from seqnum.match.opening import opening
from seqnum.match.out_of_turn import OutOfTurn
from seqnum.match.pupil import Pupil, act
from seqnum.match.record import Given, Times
from seqnum.match.replay import deal, last_move, replay
from seqnum.match.seats import Participant, seats_again
from seqnum.match.verdict import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


NO_TIMES = Times()


class Match(OutOfTurn):
    """People, computers and simulated pupils round one game.

    Parameters
    ----------
    deck
        What is played with.
    players
        In the order of the turns: names, list numbers, computers such as ``sq.players.Heuristic(level=2)``, simulated
        pupils. Sides alternate.
    rules
        A preset's name or rules of your own; those the deck was made for when left out. By rules without Minus
        (``"young"``) a deck is played without its Minus cards.
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
    levels
        The level of each seat's questions, in order of the seats, where the deck was made for several: the same
        numbers on the board for all. ``None`` among them is the deck's own.
    ends_at
        When the bell rings: a time of today such as ``"10:45"``, or a datetime. The last round is announced five
        minutes before; then most sequences win, then the longest open line.

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
        levels: Sequence[int | None] | None = None,
        ends_at: str | datetime | None = None,
    ) -> None:
        if not isinstance(deck, Deck):
            raise MatchError("match.error.deck", given=repr(deck)[:60])
        now = datetime.now(UTC)
        header, deck, seats = opening(
            deck,
            players,
            rules=rules,
            sides=sides,
            lang=lang,
            seed=seed,
            starter=starter,
            class_id=class_id,
            levels=levels,
            ends_at=ends_at,
            now=now,
        )
        table = deal(header, deck)
        log = EventLog(None if save is None else match_file(save, header.game_id, now))
        log.append(header)
        self._open(header, deck, seats, table, log)

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
        header, deck = header_of(code, lang=lang, class_id=class_id)
        table = follow(header, (), code) or deal(header, deck)
        log = EventLog(None if save is None else match_file(save, header.game_id, now))
        log.append(header)
        log.append(Received(n=2, code="".join(code.split()), at=now.isoformat()))
        match = cls.__new__(cls)
        match._open(header, deck, seats_again(header.seats), table, log)  # noqa: SLF001 - its own
        return match

    def receive(self, code: str) -> None:
        """Take in what somebody else played in this match since, from their code; one that is known changes nothing.

        Raises
        ------
        CodeError
            When it is no code, was damaged, is an older one, or does not go on from this match.
        MatchFileError
            When the file cannot be written. Nothing was taken in.
        """
        with self._lock:
            table = follow(self._header, course_of(self._log.events).steps, code)
            if table is None:
                return
            at = datetime.now(UTC).isoformat()
            self._log.append(Received(n=len(self._log) + 1, code="".join(code.split()), at=at))
            self._table = table
            self._choosing = None
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
            return match_code(self._header, self.deck, self._table, self._log.events)

    def game_text(self) -> str:
        """Return the match so far as text that people can read, with the answers as comments."""
        with self._lock:
            return game_text(self._header, self.deck, self._log.events, self.lang)

    def again(self) -> Match:
        """Return a new match of the same people with the same deck: dealt anew, begun by the next seat.

        A bell that has not rung yet rings for it too.
        """
        path, rings = self.path, self.ends_at
        return Match(
            self.deck,
            [seat.name if seat.player is None else seat.player for seat in self.seats],
            rules=self.rules,
            sides=self._header.sides,
            lang=self.lang,
            save=None if path is None else path.parent,
            starter=(self._header.starter + 1) % len(self.seats),
            class_id=self._header.class_id,
            levels=[seat.asks for seat in self._header.seats] if self.deck.levels else None,
            ends_at=rings if rings is not None and rings > bell.now() else None,
        )

    def answer(
        self,
        card: int | str,
        cell: int | str,
        *,
        seat: int | None = None,
        times: Times = NO_TIMES,
        choice: int | None = None,
        announce: bool = False,
    ) -> Verdict:
        """Play a card on a space: answer its question, or use a card that asks nothing.

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
        choice
            Where the chip makes more lines than can all count: which of :attr:`choices` is meant. They are there once
            the chip was put down without; put down so again, it counts as the first. Where lines have to be announced,
            choosing one does.
        announce
            Say "line!" with it, where the rules want lines announced.

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
            index, at = card_named(self.deck, card), cell_named(self.layout, cell)
            says = announce or (choice is not None and self.rules.must_claim)
            if self._table.solved != index and self.question(index) is not None:
                return self._answered_on(index, at, times, choice, announce=says)
            if self.deck.cards[index].kind == "remove":
                return self._moved(Remove(index, at), "removed", cell=at)
            position = self._table.position
            move = announced(position, index, at, choice) if says else Place(index, at)
            check_move(self._table, move)
            if says or not self.rules.must_claim:
                if choice is None and self._has_to_ask(index, at):
                    return self._ask_which(index, at, times)
                if choice is not None:
                    move = counting_as(position, index, at, choice)
            return self._moved(move, "claimed" if says else "placed", cell=at)

    def _answered_on(self, card: int, cell: int, times: Times, choice: int | None, *, announce: bool) -> Verdict:
        given = replace(number_on(self._table, cell), announce=announce)
        if chooses_first(self._table, announce=announce):
            given = replace(given, line=choice)
            check_answer(self._where, self._table, card, given)
            if choice is None and self._has_to_ask(card, cell):
                return self._ask_which(card, cell, times)
            if self._choosing is not None and self._choosing.of(card, cell):
                times = self._choosing.times
        return self._answered(card, given, times)

    def _has_to_ask(self, card: int, cell: int) -> bool:
        """Tell whether a chip makes more lines than can all count, and nobody was asked which one is meant."""
        asked = self._choosing is not None and self._choosing.of(card, cell)
        return not asked and len(self._table.position.lock_choices(Place(card, cell))) > 1

    def _ask_which(self, card: int | None, cell: int | None, times: Times) -> Verdict:
        self._choosing = Choosing(card, cell, times)
        self.verdict = Verdict("which_line", cell=cell)
        return self.verdict

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
            index = card_named(self.deck, card)
            question = self.question(index)
            letters = frozenset() if question is None else question.letters
            return self._answered(index, number_said(text, self.lang, letters), times)

    def swap(self, card: int | str, *, seat: int | None = None) -> Verdict:
        """Change a card for another one.

        A card that asks something costs the turn; it is recorded as skipped, never as wrong. A card that asks nothing
        has to be dead; then the turn goes on. Where who can play nothing changes a card, it may be any.

        Raises
        ------
        Refused
            When it cannot be done now.
        """
        with self._lock:
            self._person(seat)
            index = card_named(self.deck, card)
            if self.question(index) is not None:
                return self._answered(index, NOTHING, NO_TIMES)
            position = self._table.position
            if position.must_discard and not position.plays():
                return self._moved(Discard(index), "swapped")
            return self._moved(SwapDead(index), "swapped_dead")

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

    def undo(self, *, seat: int | None = None) -> Verdict:
        """Take the last move back, where the rules allow that and no card was drawn with it.

        What was answered is not forgotten: the records stay, and who answers once more has a second attempt.

        Parameters
        ----------
        seat
            Who does it, checked against whose move it was.

        Raises
        ------
        Refused
            When it cannot be taken back, or was the computer's or somebody else's.
        """
        with self._lock:
            self._look_at_the_clock()
            by = self._undoer(seat)
            at = bell.now().isoformat()
            self._take(Undone(n=len(self._log) + 1, of=last_move(self._log.events), seat=by, at=at))
            return self._say(self.seats[by], Verdict("taken_back"))

    def can_undo(self, seat: int | None = None) -> bool:
        """Tell whether :meth:`undo` would take the last move back."""
        with self._lock:
            try:
                self._undoer(seat)
            except Refused:
                return False
            return True

    def _undoer(self, seat: int | None) -> int:
        check_undo(self._table)
        by, move = self._table.moves[-1]
        if self.seats[by].kind != "person" or (
            seat is not None and (self._seat(seat) != by or isinstance(move, Penalty))
        ):
            raise Refused("match.reason.undo_others")
        return by

    def claim(self, *, seat: int | None = None, choice: int | None = None) -> Verdict:
        """Announce lines that were completed before, where the rules want lines announced.

        Parameters
        ----------
        seat
            Who does it, checked against whose turn it is.
        choice
            Where there are more lines than can all count: which of :attr:`choices` is meant. They are there once it
            was called without.

        Raises
        ------
        Refused
            When there is none, or no such choice.
        """
        with self._lock:
            self._person(seat)
            options = claim_choices(self._table.position) if self.rules.must_claim else ()
            if not options:
                raise Refused("match.reason.nothing_to_claim")
            if choice is None and len(options) > 1:
                return self._ask_which(None, None, NO_TIMES)
            return self._moved(Claim(one_of(options, choice or 0)), "claimed")

    def hint(self, card: int | str, *, seat: int | None = None) -> Verdict:
        """Show a question like the one a card asks, worked out, where the rules allow that; never its own answer.

        Parameters
        ----------
        card, seat
            As for :meth:`answer`.

        Raises
        ------
        Refused
            When the rules have no hints, the card cannot be answered now, or nothing is like it.
        """
        with self._lock:
            self._person(seat)
            index = card_named(self.deck, card)
            example = example_for(self._where, self._table, index)
            at, text = bell.now().isoformat(), example.text()
            self._log.append(Hinted(n=len(self._log) + 1, seat=self.turn, card=index, item_text=text, at=at))
            self._table.hinted(index)
            return self._say(self.seats[self.turn], Verdict("hinted", example))

    def _let(self, pupil: Pupil, rng: Random) -> None:
        act(self, self._table, pupil, rng)

    def _answered(self, index: int, given: Given, times: Times) -> Verdict:
        who, n = self.seats[self.turn], len(self._log) + 1
        question = self.question(index)
        event, ruling = judge(self._where, self._table, index, given, times, n=n, student=who.name)
        self._take(event)
        if self._table.unjudged is not None:
            return self._say(who, Verdict("waits", cell=given.cell))
        if ruling.saying == "choose_line" and given.cell is not None:
            self._choosing = Choosing(index, given.cell, times)
        return self._say(who, Verdict(ruling.saying, question, event.attempt.chosen, given.cell, event.attempt))

    def _person(self, seat: int | None) -> None:
        self._look_at_the_clock()
        if self.over:
            raise Refused("match.reason.over")
        if seat is not None and self._seat(seat) != self.turn:
            raise Refused("match.reason.not_your_turn")
        if self.seats[self.turn].kind == "computer":
            raise Refused("match.reason.not_a_person")
