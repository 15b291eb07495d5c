"""The board in a notebook: Python holds the match and is the only writer of what the browser shows."""

from __future__ import annotations

import asyncio
import sys
from importlib.resources import files
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, assert_never
from weakref import WeakSet

import anywidget
import traitlets

from seqnum.decks import Deck
from seqnum.errors import SeqnumError
from seqnum.match import Lesson, Match, MatchError, Refused, Times, all_unfinished, short_ids
from seqnum.match.bell import bell_time
from seqnum.match.bell import now as bell_now
from seqnum.match.game_code import is_match_code
from seqnum.match.lesson_code import find_code
from seqnum.match.receipt import SHORT
from seqnum.maths.standards import standards
from seqnum.text import base_language, language, room
from seqnum.widgets.answered import Answered
from seqnum.widgets.journal import Journal
from seqnum.widgets.lobby import begin, lobby_state, with_options
from seqnum.widgets.messages import (
    Again,
    AskCode,
    AskFile,
    AskHint,
    Check,
    ChooseLanguage,
    ClaimLine,
    DrawCard,
    FoundTogether,
    GoOn,
    Hello,
    LayDown,
    Message,
    Move,
    OutOfTurn,
    PassTurn,
    PickCard,
    Play,
    ReceiveCode,
    Resume,
    SayNumber,
    Seating,
    Start,
    Swap,
    Talked,
    message_id,
    read_message,
)
from seqnum.widgets.nulls import for_page
from seqnum.widgets.packed import packed
from seqnum.widgets.screens import (
    Screens,
    check_printed,
    check_screens,
    own_screens,
    projected,
    seen_by,
    verdict_of,
)
from seqnum.widgets.tables import board_texts, table_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from seqnum.engine import Rules
    from seqnum.match import Verdict

_BOARDS: WeakSet[Board] = WeakSet()
"""The boards there are, so that those of one match follow each other; each takes its lock alone, never in another's."""
_MOST_UNFINISHED = 6
_STATIC = files("seqnum.widgets") / "static"
_SOON = 0.05
"""Seconds; by then the page has painted the answer, for which the server and the browser had nothing else to do."""


def _state_for_page(state: dict[str, Any], _widget: object) -> Any:
    return for_page(packed(state))


class Board(anywidget.AnyWidget):
    """A match to play in a notebook.

    Parameters
    ----------
    game
        A match that has begun; a lesson or a deck: then the board asks who plays. When left out it takes the class code
        from the page's own address, or asks for one. A deck file's path stands in where the address has none.
    save
        The folder for match files. An unfinished match found there can be continued.
    lang
        The language to begin with, ``"en"``, ``"es"`` or ``"pt"``.
    rules
        With a deck: a preset's name or rules of your own, instead of those the deck was made for.
    ends_at
        With a deck: when the bell rings, as for :class:`~seqnum.match.Match`.
    screens
        ``"shared"``: one screen that is handed round. ``"own"``: pages of several browsers on one kernel, each with the
        seat that was chosen on it. All of them receive every hand, so this rests on honour. ``"projector"``: a board
        for all to see and no hands; each player or group has a pile of printed cards, and whoever is at the computer
        types the number of the card that is played.

    Raises
    ------
    MatchError, RulesError
        When ``game`` is nothing that can be played, or there are no such rules or screens.
    DeckError
        When the deck file cannot be read.

    Examples
    --------
    >>> import seqnum as sq
    >>> board = Board(sq.Match(sq.Deck.generate("add_within_20", seed=7), ["Ana", "Ben"], seed=1))
    >>> board
    <Board: <Match of Ana, Ben: Ana to move, 0 answers>>
    """

    # As paths these would keep every board alive for ever (anywidget issue 929).
    _esm = (_STATIC / "board.js").read_text(encoding="utf-8")
    _css = (_STATIC / "board.css").read_text(encoding="utf-8")

    table: traitlets.Dict[str, Any] | None = traitlets.Dict(allow_none=True).tag(sync=True, to_json=for_page)
    texts: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True, to_json=for_page)
    state: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True, to_json=_state_for_page)

    _shut_by_page = False

    def __init__(
        self,
        game: Match | Lesson | Deck | str | Path | None = None,
        *,
        save: str | Path | None = None,
        lang: str | None = None,
        rules: str | Rules | None = None,
        ends_at: str | datetime | None = None,
        screens: Screens = "shared",
    ) -> None:
        check_screens(screens)
        lesson = None if isinstance(game, Match) else _lesson(game, rules, lang)
        if screens == "projector":
            check_printed(game if isinstance(game, Match) else None, lesson)
        bell_time(ends_at)
        super().__init__()
        self._lock = RLock()
        self._seq = 0
        self._deal = 0
        self._save = save
        self._ends_at = ends_at
        self._lesson = lesson
        self._is_set = isinstance(game, Lesson)
        self._takes_link = game is None or isinstance(game, str | Path)
        self._screens: Screens = screens
        self._own = ""
        self._picked: str | None = None
        self._answered = Answered()
        self._told: tuple[Verdict | None, int | None] = (None, None)
        self._match: Match | None = None
        self._viewer: int | None = None
        self._events_shown = 0
        known = game if isinstance(game, Match) else lesson
        self._lang = base_language(lang) if lang else language() if known is None else known.lang
        folder = None if isinstance(game, Match) else save
        self._unfinished = [] if folder is None else all_unfinished(folder, most=_MOST_UNFINISHED)
        self._journal = Journal()
        with self._lock:
            if isinstance(game, Match):
                self._sit_down(game)
            else:
                self._show_table()
            self._show()
        self.on_msg(self._heard)
        _BOARDS.add(self)
        _follow_cells()

    @property
    def match(self) -> Match | None:
        """The match on the board; ``None`` while nobody has sat down."""
        return self._match

    def set_state(self, sync_data: object) -> None:
        """Take nothing in: Python alone writes what the browser shows, and a browser asks by messages."""

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message to all pages."""
        super().send(for_page(content), buffers)

    def open(self) -> None:
        """Open the channel to the pages, and notice when one of them closes it."""
        super().open()
        if self.comm is not None:
            self.comm.on_close(self._shut)

    def _shut(self, _msg: object) -> None:
        self.comm = None
        self._shut_by_page = True

    def _handle_msg(self, msg: Any) -> None:
        """Answer whatever comes over the channel, also what the protocol of widgets does not know."""
        data = msg["content"].get("data")
        method = data.get("method") if isinstance(data, dict) else None
        if method == "request_state":
            self.send_state()
        elif method == "custom":
            self._handle_custom_msg(data.get("content"), [])
        elif method != "update":
            self._handle_custom_msg(None, [])

    def _heard(self, _widget: object, content: Any, _buffers: object) -> None:
        """Answer every message exactly once, after the board shows what it has changed."""
        reply: dict[str, Any] = {"type": "reply", "id": message_id(content), "ok": True, "text": None}
        message: Message | None = None
        with self._lock:
            try:
                message = read_message(content)
                known = self._answered.to(message)
                if known is None:
                    self._do(message)
                else:
                    reply |= known
                # Only to whoever asked, and never among the synced values: all cards can be read from these.
                if isinstance(message, AskCode):
                    reply["code"] = self._playing().code()
                elif isinstance(message, AskFile):
                    reply["file"] = {"name": self._playing().hand_in_name, "text": self._playing().hand_in_text()}
                elif isinstance(message, Hello) and message.games is not None:
                    safe = set() if self._save is None else short_ids(self._save)
                    reply["safe"] = [game for game in message.games if game[:SHORT] in safe]
            except SeqnumError as error:
                reply |= {"ok": False, "text": error.message(self._lang)}
            except Exception:
                self.log.exception("The board could not take in a message")
                reply |= {"ok": False, "text": SeqnumError("widgets.error.ours").message(self._lang)}
            if message is not None and not isinstance(message, AskCode | AskFile | Hello):
                self._answered.keep(message, reply)
            if self._is_behind():
                self._look()
                self._show()
            self.send(reply | {"seq": self._seq})
        is_new = isinstance(message, Hello) and (message.games is not None or message.seq != self._seq)
        self._soon(lambda: self._wind_up(everything=is_new))
        catch_up(but=self)

    def _soon(self, act: Callable[[], object]) -> None:
        """Do what nobody waits for once the answer is out; at once where there is no loop to do it later."""
        try:
            asyncio.get_running_loop().call_later(_SOON, act)
        except RuntimeError:
            act()

    def _wind_up(self, *, everything: bool) -> None:
        self._tell(everything=everything)
        # The first answer would wait for these.
        standards("")
        for name in ("maths", "match"):
            room(self._lang, name)

    def _tell(self, *, everything: bool = False) -> None:
        """Send browsers what is new to keep."""
        with self._lock:
            news = None if self._match is None else self._journal.news(self._match, everything=everything)
            if news is not None:
                self.send(news)

    def catch_up(self) -> None:
        """Show what happened in the match by code or on another board; after each cell a notebook does it by itself."""
        with self._lock:
            if self._is_behind():
                self._look()
                self._show()
                self._tell()

    def _do(self, message: Message) -> None:
        if isinstance(message, AskCode | AskFile):
            return
        if isinstance(message, Hello):
            if message.seq != self._seq:
                self.send_state(["table", "texts", "state"])  # what was sent before did not arrive there
            self._welcome(message.code)
            return
        if isinstance(message, ChooseLanguage):
            self._lang = message.lang
            self._show_table()
        elif (message.seq != self._seq or self._is_behind()) and not self._says_which_game(message):
            raise Refused("widgets.error.stale")
        elif isinstance(message, Seating):
            self._seat(message)
        else:
            before = None if self._match is None else self._match.verdict
            if isinstance(message, OutOfTurn):
                self._out_of_turn(message)
            else:
                self._move(message)
            if self._playing().verdict is not before:
                self._told = (
                    self._playing().verdict,
                    None if isinstance(message, Check) else getattr(message, "seat", None),
                )
        self._show(answers=message.id)

    def _says_which_game(self, message: Message) -> bool:
        """Tell whether nobody plays yet and the message holds for whatever start screen its page showed."""
        said = message.game if isinstance(message, Resume) else isinstance(message, ReceiveCode)
        return self._match is None and bool(said)

    def _seat(self, message: Seating) -> None:
        if isinstance(message, Start):
            self._start(message)
        elif isinstance(message, Resume):
            self._resume(message)
        elif isinstance(message, ReceiveCode):
            self._receive(message.code)
        elif isinstance(message, Again):
            self._again()
        elif isinstance(message, PickCard):
            self._pick(message)
        else:
            self._take_laptop()

    def _welcome(self, code: str | None) -> None:
        if self._match is not None:
            self._match.run()
        elif code is not None and self._takes_link:
            self._open(Lesson.from_code(code))
            self._show()

    def _open(self, lesson: Lesson) -> None:
        """Let the class code that came say what is played."""
        self._lesson, self._is_set, self._takes_link, self._ends_at = lesson, True, False, None
        self._lang = lesson.lang
        self._show_table()

    def _is_behind(self) -> bool:
        """Tell whether something happened that is not shown: code, another board or a computer played on."""
        return self._match is not None and len(self._match.log) != self._events_shown

    def _out_of_turn(self, message: OutOfTurn) -> None:
        match = self._playing()
        if isinstance(message, Check):
            (match.agree if message.agrees else match.contest)(seat=message.seat)
        elif isinstance(message, DrawCard):
            match.draw(message.seat)
        elif isinstance(message, GoOn):
            match.run(hurry=True)
        elif isinstance(message, Talked):
            match.penalize(message.side)
        elif isinstance(message, FoundTogether):
            match.helped(seat=message.seat)
        elif not self._sits_at_it(message.seat):
            raise Refused("match.reason.not_your_turn")
        elif isinstance(message, LayDown):
            match.give_up(message.card, seat=message.seat)
        else:
            match.undo(seat=message.seat)
        self._look()

    def _move(self, message: Move) -> None:
        match = self._playing()
        if not self._sits_at_it(message.seat):
            raise Refused("match.reason.not_your_turn")
        if isinstance(message, Play):
            times = Times(message.to_card, message.to_answer, message.focus_lost)
            match.answer(
                message.card,
                message.cell,
                seat=message.seat,
                times=times,
                choice=message.choice,
                announce=message.announce,
            )
        elif isinstance(message, SayNumber):
            times = Times(message.to_card, message.to_answer, message.focus_lost)
            match.say_number(message.card, message.text, seat=message.seat, times=times)
        elif isinstance(message, Swap):
            match.swap(message.card, seat=message.seat)
        elif isinstance(message, AskHint):
            match.hint(message.card, seat=message.seat)
        elif isinstance(message, PassTurn):
            match.pass_turn(seat=message.seat)
        elif isinstance(message, ClaimLine):
            match.claim(seat=message.seat, choice=message.choice)
        else:
            assert_never(message)
        self._look()

    def _playing(self) -> Match:
        if self._match is None:
            raise Refused("widgets.error.not_started")
        return self._match

    def _start(self, message: Start) -> None:
        if self._match is not None:
            raise Refused("widgets.error.started")
        if self._lesson is None:
            raise Refused("widgets.error.no_lesson")
        if self._is_set and message.options is not None:
            raise Refused("widgets.error.set")
        lesson = with_options(self._lesson, message.options)
        screens = self._screens if message.options is None else message.options.screens or self._screens
        match = begin(lesson, message, screens=screens, save=self._save, ends_at=self._ends_at)
        self._lang, self._lesson, self._screens = message.lang, lesson, screens
        self._sit_down(match)

    def _resume(self, message: Resume) -> None:
        found = [one for one in self._unfinished if message.game in (None, one.stored.header.game_id)]
        if self._match is not None or not found:
            raise Refused("widgets.error.started")
        match = Match.resume(found[0].path)
        self._lang = match.lang
        self._sit_down(match)

    def _again(self) -> None:
        if not self._playing().over:
            raise Refused("widgets.error.not_over")
        self._sit_down(self._playing().again())

    def _receive(self, code: str) -> None:
        if self._match is not None:
            self._match.receive(code)
            self._look()
        elif find_code(code) or (self._lesson is None and not is_match_code(code)):
            self._open(Lesson.from_code(code))
        else:
            self._sit_down(Match.from_code(code, lang=self._lang, save=self._save))

    def _sit_down(self, match: Match) -> None:
        if match.rules.source == "piles":
            self._screens = "projector"
        elif self._screens == "projector":
            raise MatchError("widgets.error.printed")
        self._match = match
        self._unfinished = []
        self._own = self._own or match.game_id  # in the next game everybody sits as in this one
        self._deal += 1
        self._viewer = self._picked = None
        self._look()
        self._show_table()

    def _pick(self, message: PickCard) -> None:
        """Show the card of a number, if it is of the pile of whoever is to move."""
        match = self._playing()
        if (
            self._screens != "projector"
            or message.seat != self._viewer
            or message.number - 1 not in match.hand(message.seat)
        ):
            raise Refused("widgets.error.not_in_pile", number=message.number)
        self._picked = f"k{message.number - 1}"

    def _sits_at_it(self, seat: int | None) -> bool:
        """Tell whether somebody looks at the board from a seat; on screens of their own that is what they say."""
        return seat in self._people() if self._screens == "own" else seat == self._viewer

    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self._playing().seats) if seat.kind == "person"]

    def _take_laptop(self) -> None:
        match = self._playing()
        if self._phase(match) != "handover":
            raise Refused("widgets.error.stale")
        match.verdict = None  # it was for whoever had the laptop before
        self._viewer = match.turn

    def _look(self) -> None:
        """Turn to the person to move, or asked; unless all cards lie open, the laptop changes hands first."""
        match, people = self._playing(), self._people()
        asked = match.turn if match.checker is None else match.checker
        if self._screens == "own":
            self._viewer = None
        elif len(people) == 1:
            self._viewer = people[0]
        elif match.rules.open_hands or self._screens == "projector":
            self._viewer = asked if asked in people else self._viewer
        elif asked != self._viewer:
            self._viewer = None

    def _phase(self, match: Match) -> str:
        if match.over:
            return "over"
        if match.checker is not None:
            return "check"
        hands_over = self._screens == "shared" and self._viewer is None and match.turn in self._people()
        return "handover" if hands_over else "play"

    def _show_table(self) -> None:
        self.texts = board_texts(self._lang)
        if self._match is not None:
            self._match.lang = self._lang
        self.table = self._table()

    def _table(self) -> dict[str, Any] | None:
        match = self._match
        if match is None:
            return None
        table = table_of(match.deck, match.position().setup, match.seats, self._lang, self._deal)
        if self._lesson is not None:
            table["sound"] = self._lesson.sound
        if self._screens == "own":
            return table | {"own": self._own}
        return table | {"printed": True} if self._screens == "projector" else table

    def _show(self, answers: int | None = None) -> None:
        """Write what pages show; `answers` is the message that was done with it, so that nobody waits for the reply."""
        self._seq += 1
        match = self._match
        if match is None:
            found = [{"game": one.stored.header.game_id, "names": list(one.people)} for one in self._unfinished]
            lobby = lobby_state(self._lesson, is_set=self._is_set, screens=self._screens)
            self.state = {"seq": self._seq, "answers": answers, "phase": "start", "unfinished": found, **lobby}
            return
        self._events_shown = len(match.log)
        seen = seen_by(match, self._viewer)
        if self._screens == "projector":
            seen = projected(seen, self._picked)
        elif self._viewer is not None and seen["hands"]:
            seen["hands"][self._viewer] = []  # they are in ``hand``
        said = match.verdict
        verdict = None if said is None else verdict_of(said, self._lang)
        saved = None if match.path is None else str(match.path)
        rings = match.ends_at
        ends_in = None if rings is None or match.over else max(0.0, (rings - bell_now()).total_seconds())
        state = {
            "seq": self._seq,
            "answers": answers,
            "phase": self._phase(match),
            "verdict": verdict,
            "saved": saved,
            "ends_in": ends_in,
            "answered_last": match.answered_last,
            **seen,
        }
        self.state = (
            own_screens(state, match, self._told[1] if said is self._told[0] else None)
            if self._screens == "own"
            else state
        )

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Show the board, and where there is no kernel to play with, a picture of it as it stood."""
        if self._shut_by_page:
            self._shut_by_page = False
            self.open()
        shown = super()._repr_mimebundle_(**options)
        if shown is None:
            return None
        data, metadata = shown
        drawn = self._match or (self._lesson and self._lesson.deck)
        return ({**data, "image/svg+xml": drawn.to_svg(self._lang)} if drawn else data), metadata

    def __repr__(self) -> str:
        return f"<Board: {self._match or (self._lesson and self._lesson.deck)}>"


def catch_up(*_: object, but: Board | None = None) -> None:
    """Let all boards show what happened in their matches, all but the one where it did."""
    for board in list(_BOARDS):
        if board is not but and board.comm is not None:
            board.catch_up()


def _follow_cells() -> None:
    """Have a notebook's kernel bring boards up to date after each cell: code may have played."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None:
        shell.events.register("post_run_cell", catch_up)  # once, however often it is asked


def _lesson(game: Lesson | Deck | str | Path | None, rules: str | Rules | None, lang: str | None) -> Lesson | None:
    """Return what a board is to be played with; none where only the page's address may know."""
    if game is None or isinstance(game, Lesson):
        return game
    deck = Deck.load(game) if isinstance(game, str | Path) else game
    if not isinstance(deck, Deck):
        raise MatchError("widgets.error.game", given=repr(game)[:60])
    return Lesson(deck, rules=rules, lang=lang)
