"""Reading game text. Its grammar is in :mod:`seqnum.engine.game_text`."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from seqnum.engine.card_text import parse_cards
from seqnum.engine.errors import IllegalMove, MalformedMove, MalformedText, RulesError
from seqnum.engine.game import Game
from seqnum.engine.game_text import NAMED, ROSTER, SEATS_APART, UNKNOWN, GameText, mark_of, result_of
from seqnum.engine.layout import Layout
from seqnum.engine.moves import Move
from seqnum.engine.rules import Rules
from seqnum.engine.rules_text import parse_seating
from seqnum.engine.words import unescape, words_in
from seqnum.errors import SeqnumError
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

T = TypeVar("T")

_HEADER = re.compile(r'\[([A-Z][A-Za-z]{0,30}) ("(?:[^"\\]|\\.)*")\]\s*')
_LOOKS_LIKE_HEADER = re.compile(r"\[[A-Z]")
_TOKEN = re.compile(r"\{[^{}]*\}?|\([^()]*\)?|[^\s{}()]+|[})]")
_TURN = re.compile(r"([0-9]{1,9})\.")
_RESULT = re.compile(r"\*|draw|[a-z]")
_NUMBERS = re.compile(r"\s*[0-9]{1,6}(?:\s+[0-9]{1,6})*\s*")


@dataclass(frozen=True)
class ReadGame:
    """What was found in a text.

    Parameters
    ----------
    content
        The game, up to the first move that is not possible; ``None`` when it cannot even be dealt.
    errors
        All that is wrong, in the order of the text.
    """

    content: GameText | None
    errors: tuple[MalformedText, ...]


def read_games(text: str, *, strict: bool = False) -> Iterator[ReadGame]:
    """Yield the games of a text, one after the other.

    Parameters
    ----------
    text
        Game text, of one game or more.
    strict
        Raise the first error instead of collecting them.

    Raises
    ------
    MalformedText
        When something is wrong and ``strict`` is set, with line and column.

    Examples
    --------
    >>> [str(error) for error in next(read_games("1. 12@r01c01 *")).errors]
    ['Line 1, column 1: There is no game here. A game begins with headers, such as [Rules "classroom"].']
    """
    for headers, moves in _parts(text):
        yield _Reader(strict=strict).read(headers, moves)


def read_game(text: str) -> GameText:
    """Return the one game of a text.

    Raises
    ------
    MalformedText
        When something is wrong with it, with line and column.
    """
    read = next(read_games(text, strict=True))
    assert read.content is not None  # noqa: S101 - strict raises otherwise
    return read.content


class _Line(NamedTuple):
    number: int
    text: str


class _Token(NamedTuple):
    line: int
    column: int
    text: str


def _parts(text: str) -> Iterator[tuple[list[_Line], list[_Line]]]:
    """Yield the headers and the other lines of each game."""
    headers: list[_Line] = []
    moves: list[_Line] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        if line.startswith(";") or not line.strip():
            continue
        if _LOOKS_LIKE_HEADER.match(line):
            if moves:
                yield headers, moves
                headers, moves = [], []
            headers.append(_Line(number, line))
        else:
            moves.append(_Line(number, line))
    yield headers, moves


class _Reader:
    """Reads one game."""

    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self.errors: list[MalformedText] = []
        self.places: dict[str, tuple[int, int]] = {}
        """Line of each header and column of its value."""

    def report(self, error: MalformedText) -> None:
        if self.strict:
            raise error
        self.errors.append(error)

    def wrong(self, place: tuple[int, int], key: str, **values: object) -> None:
        self.report(MalformedText(f"engine.notation.{key}", line=place[0], column=place[1], **values))

    def read(self, headers: list[_Line], lines: list[_Line]) -> ReadGame:
        values = self.headers(headers)
        end = (lines or headers or [_Line(1, "")])[-1].number
        if not values:
            self.wrong((lines[0].number if lines else 1, 1), "nothing")
            return self.done(None)
        game = self.deal(values, end)
        if game is None:
            return self.done(None)
        content = _Moves(self, game, values.get("Result"), end).read(_tokens(lines))
        more = {name: value for name, value in values.items() if name not in ROSTER}
        names = self.names(values.get("Seats", ""), game.seating.players)
        id_, date = values.get("Game", UNKNOWN), values.get("Date", UNKNOWN)
        return self.done(replace(content, game_id=id_, date=date, names=names, more=more))

    def done(self, content: GameText | None) -> ReadGame:
        return ReadGame(content, tuple(sorted(self.errors, key=lambda error: (error.line or 0, error.column or 0))))

    def headers(self, lines: list[_Line]) -> dict[str, str]:
        values: dict[str, str] = {}
        for number, line in lines:
            found = _HEADER.fullmatch(line)
            value = _unquoted(found[2]) if found else None
            if not found or value is None:
                self.wrong((number, 1), "header", given=line.strip()[:40])
            elif found[1] in values:
                self.wrong((number, 1), "header_twice", header=found[1])
            else:
                values[found[1]] = value
                self.places[found[1]] = (number, found.start(2) + 2)
        return values

    def deal(self, values: dict[str, str], end: int) -> Game | None:
        """Deal the game that the headers describe, if they all can be read."""
        before = len(self.errors)
        rules = self.header(values, "Rules", Rules.parse, end)
        if values.get("Board") in NAMED:
            layout, cards = NAMED[values["Board"]]()
        else:
            layout = self.header(values, "Board", Layout.parse, end)  # type: ignore[assignment]
            cards = self.header(values, "Cards", parse_cards, end)  # type: ignore[assignment]
        seating = self.header(values, "Seating", parse_seating, end)
        order = self.header(values, "Order", _order, end)
        starter = self.header(values, "Starter", _number, end) if "Starter" in values else 0
        if len(self.errors) > before or None in (rules, layout, cards, seating, order, starter):
            return None
        try:
            return Game(rules, layout, cards, seating, order, starter, values.get("Seed", ""))  # type: ignore[arg-type]
        except RulesError as error:
            self.wrong(self.places["Rules"], "because", reason=error)
            return None

    def header(self, values: dict[str, str], name: str, parse: Callable[[str], T], end: int) -> T | None:
        if name not in values:
            self.wrong((end, 1), "header_missing", header=name)
            return None
        try:
            return parse(values[name])
        except MalformedText as error:
            self.report(error.at(*self.places[name]))
        except SeqnumError as error:
            self.wrong(self.places[name], "because", reason=error)
        except ValueError:
            self.wrong(self.places[name], "header_number", header=name, given=values[name][:40])
        return None

    def names(self, text: str, players: int) -> tuple[str, ...]:
        if not text:
            return ()
        place = self.places["Seats"]
        try:
            names = tuple(map(_name, text.split(SEATS_APART)))
        except MalformedText as error:
            self.report(error.at(*place))
            return ()
        if len(names) != players:
            self.wrong(place, "names", given=len(names), players=players)
            return ()
        return names


class _Moves:
    """Plays the moves of one game."""

    def __init__(self, reader: _Reader, game: Game, result: str | None, end: int) -> None:
        self.wrong = reader.wrong
        self.game = game
        self.header_result = result
        self.header_place = reader.places.get("Result", (end, 1))
        self.end = end
        self.position = game.position()
        self.moves: list[Move] = []
        self.comments: list[tuple[int, str]] = []
        self.shuffles: tuple[tuple[int, ...], ...] = ()
        self.shuffled: tuple[int, int] | None = None
        """Where the shuffle stands that the last move took."""
        self.made = ""
        """The sequences of the last move."""
        self.lost = False
        """Whether a move could not be made, so that nothing after it can be judged."""
        self.result: str | None = None

    def read(self, tokens: list[_Token]) -> GameText:
        for token, following in zip(tokens, [*tokens[1:], _Token(self.end, 1, "")], strict=True):
            if self.result is not None:
                self.wrong(token[:2], "too_long")
                break
            self.take(token, following)
        if self.result is None:
            self.wrong((self.end, 1), "no_end")
        elif not self.lost and self.header_result not in (None, result_of(self.position)):
            self.wrong(self.header_place, "result", result=result_of(self.position), given=self.header_result)
        game = replace(self.game, moves=tuple(self.moves), shuffles=self.shuffles)
        return GameText(game, comments=tuple(self.comments))

    def take(self, token: _Token, following: _Token) -> None:
        place, text = token[:2], token.text
        if text[0] in "{}":
            self.take_comment(place, text)
        elif text[0] in "()":
            self.check_shuffle(place, text)
        elif found := _TURN.fullmatch(text):
            if int(found[1]) != self.position.turn_number and not self.lost:
                self.wrong(place, "turn", turn=self.position.turn_number, given=int(found[1]))
        elif text[0] == "=":
            self.check_mark(place, text[1:])
        elif _RESULT.fullmatch(text):
            self.result = text
            if text != result_of(self.position) and not self.lost:
                self.wrong(place, "result", result=result_of(self.position), given=text)
        else:
            self.take_move(place, text, following)

    def take_comment(self, place: tuple[int, int], text: str) -> None:
        if text[0] != "{" or text[-1] != "}":
            self.wrong(place, "comment_open")
            return
        self.comments.append((len(self.moves), " ".join(text[1:-1].split())))

    def check_shuffle(self, place: tuple[int, int], text: str) -> None:
        """Complain of a shuffle that no move took."""
        if text[0] != "(" or text[-1] != ")":
            self.wrong(place, "shuffle_open")
        elif not _NUMBERS.fullmatch(text[1:-1]):
            self.wrong(place, "shuffle_cards", given=text[:40])
        elif not self.lost and self.shuffled != place:
            self.wrong(place, "shuffle_alone")

    def take_move(self, place: tuple[int, int], text: str, following: _Token) -> None:
        position = self.position
        try:
            move = Move.parse(text, position.setup.layout)
            if self.lost:
                return
            position.check(move)
            self.apply(move, place, following)
        except (IllegalMove, MalformedMove, RulesError) as error:
            if not self.lost or isinstance(error, MalformedMove):
                self.wrong(place, "because", reason=error)
            self.lost = True

    def apply(self, move: Move, place: tuple[int, int], following: _Token) -> None:
        position = self.position
        before, used = list(position.sequences), position.shuffles_used
        given = following.text[1:-1] if following.text.startswith("(") else ""
        if _NUMBERS.fullmatch(given):
            position.shuffles.append(tuple(map(int, given.split())))
        position.apply(move)
        self.moves.append(move)
        self.made = mark_of(before, position)
        took = position.shuffles_used > used
        self.shuffled = following[:2] if took and given else None
        if took and not given:
            self.wrong(place, "shuffle_missing")
        del position.shuffles[position.shuffles_used :]
        self.shuffles = tuple(position.shuffles)

    def check_mark(self, place: tuple[int, int], text: str) -> None:
        if not self.lost and text != self.made:
            self.wrong(place, "mark", made=self.made or say("engine.notation.nothing_made"), given=text[:40])


def _tokens(lines: list[_Line]) -> list[_Token]:
    """Return the tokens of the moves; a comment may go over several lines."""
    text = "\n".join(line.text for line in lines)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.text) + 1)
    tokens, at = [], 0
    for found in _TOKEN.finditer(text):
        while at + 1 < len(lines) and starts[at + 1] <= found.start():
            at += 1
        tokens.append(_Token(lines[at].number, found.start() - starts[at] + 1, found[0]))
    return tokens


def _unquoted(text: str) -> str | None:
    try:
        return str(json.loads(text, strict=False))
    except ValueError:
        return None


def _name(text: str) -> str:
    return " ".join(unescape(part, 1) if part else "" for part in text.split(" "))


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise ValueError(text)
    return int(text)


def _order(text: str) -> tuple[int, ...]:
    return tuple(_number(word) for _, word in words_in(text))
