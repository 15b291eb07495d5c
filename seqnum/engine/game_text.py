"""A game as text to read, share and check: headers, the order of the cards, the moves, and comments.

::

    [Game "?"]
    [Date "2026-11-30"]
    [Rules "classroom hold_limit=3"]
    [Board "* 12 7 … / … *"]
    [Cards "12 7 3/4 … + + - -"]
    [Seating "2/2/5/1"]
    [Seats "Ana / Ben"]
    [Starter "0"]
    [Seed "7"]
    [Order "31 4 15 …"]
    [Result "a"]
    [Ending "sequences"]

    1. {Ana: 8 + 7 = 14? off_by_one_count} {Ana: 8 + 7 = 15} 31@r03c05 12@r01c02
    3. 4= 15@r02c02 7-
    5. 40@r02c03 (12 5 31) 9@r04c05 =r04c01-r04c05
    a

**Headers** come first, one a line: a name, a space, and the value as a JSON string. These are always there, in this
order; others may follow. ``Rules``, ``Board``, ``Cards`` and ``Seating`` are the text forms of those things
(:mod:`~seqnum.engine.rules_text`, :mod:`~seqnum.engine.layout_text`, :mod:`~seqnum.engine.card_text`); a board that
comes with the rules is named by them, as in ``[Board "sequence"]``, and then there are no ``Cards``. ``Seats`` are
names with `` / `` between them. ``Starter`` is the seat that begins, from 0; ``Order`` the shuffled deck from the top,
seat 0's hand first. ``Result`` is the letter of the side that won (``a`` is side 0), ``draw``, or ``*`` while the game
goes on; ``Ending`` says how it ended.

**Moves** follow after an empty line, parted by spaces and line ends: their text (:mod:`~seqnum.engine.moves`), turn
after turn. In between may stand

- ``12.``: the number of the turn that comes next;
- ``{…}``: a comment, on what comes next;
- ``(12 5 31)``: after the move that used up the draw pile, the discards as they were shuffled, the next card first;
- ``=r04c01-r04c05``: after a move that made a sequence, its first and last space; more than one with commas.

The result ends the game, and the next game's headers may follow. Lines that begin with ``;`` say nothing.

Numbers of turns, sequences and the result follow from the rest: they are there for people, and are checked.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from seqnum.engine.card_text import cards_text
from seqnum.engine.classic import classic_cards, classic_layout
from seqnum.engine.position import Position
from seqnum.engine.position_text import line_text, side_letter
from seqnum.engine.rules_text import seating_text
from seqnum.engine.setup import Setup
from seqnum.engine.words import escape

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from seqnum.engine.card import Card
    from seqnum.engine.game import Game
    from seqnum.engine.layout import Layout

UNKNOWN, UNFINISHED, DRAW = "?", "*", "draw"
ROSTER = (
    "Game", "Date", "Rules", "Board", "Cards", "Seating", "Seats", "Starter", "Seed", "Order", "Result", "Ending",
)  # fmt: skip
"""The headers that every game has, but ``Cards`` where the board is named and ``Ending`` while it goes on."""
SEATS_APART = " / "


@dataclass(frozen=True)
class GameText:
    """A game with what is said about it.

    Parameters
    ----------
    game
        The game.
    game_id, date
        Which game it was, and when: any text.
    names
        Who sat where; numbers when left out.
    more
        Headers of other names, each a word that begins with a capital letter.
    comments
        Pairs of a number of moves and what is said after so many.

    Examples
    --------
    >>> from seqnum.engine import Card, Game, Layout, Rules, Seating
    >>> rules = Rules("tiny", (Seating(2, 2, hand=1, sequences=1),), line_length=3)
    >>> cards = [Card("face", str(number)) for number in range(1, 6)]
    >>> game = Game.deal(rules, Layout.parse("1 2 3 / 4 5 *"), cards, seed=7)
    >>> print(GameText(game.play(game.legal()[0]), names=("Ana", "Ben"), comments=((0, "Ana: hello"),)).text())
    [Game "?"]
    [Date "?"]
    [Rules "tiny seatings=2/2/1/1 line_length=3"]
    [Board "1 2 3 / 4 5 *"]
    [Cards "1 2 3 4 5"]
    [Seating "2/2/1/1"]
    [Seats "Ana / Ben"]
    [Starter "0"]
    [Seed "7"]
    [Order "1 3 0 2 4"]
    [Result "*"]
    <BLANKLINE>
    1. {Ana: hello} 1@r01c02
    *
    """

    game: Game
    game_id: str = UNKNOWN
    date: str = UNKNOWN
    names: tuple[str, ...] = ()
    more: Mapping[str, str] = field(default_factory=dict)
    comments: tuple[tuple[int, str], ...] = ()

    def __post_init__(self) -> None:
        if not self.names:
            names = tuple(str(seat + 1) for seat in range(self.game.seating.players))
            object.__setattr__(self, "names", names)

    def text(self) -> str:
        """Return the game as text."""
        headers = {**self._roster(), **self.more}
        lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in headers.items()]
        return "\n".join([*lines, "", *self._moves(), result_of(self.game.position()), ""])

    def _roster(self) -> dict[str, str]:
        game, position = self.game, self.game.position()
        name = board_name(game.layout, game.cards)
        headers = {
            "Game": self.game_id,
            "Date": self.date,
            "Rules": game.rules.text(),
            "Board": name or game.layout.text(),
            "Cards": "" if name else cards_text(game.cards),
            "Seating": seating_text(game.seating),
            "Seats": SEATS_APART.join(seat_name(name) for name in self.names),
            "Starter": str(game.starter),
            "Seed": game.seed,
            "Order": " ".join(map(str, game.order)),
            "Result": result_of(position),
            "Ending": position.result or "",
        }
        optional = ("Cards", "Ending")
        return {name: value for name, value in headers.items() if value or name not in optional}

    def _moves(self) -> Iterator[str]:
        """Yield the lines: a round of all seats each."""
        game = self.game
        said: dict[int, list[str]] = defaultdict(list)
        for number, comment in self.comments:
            said[number].append(f"{{{clean_comment(comment)}}}")
        setup = Setup.of(game.rules, game.layout, game.cards, game.seating)
        position = Position(setup, game.order, game.starter, game.seed, game.shuffles)
        line: list[str] = []
        begun = 0
        for number, move in enumerate(game.moves):
            if line and position.turn_number >= begun + game.seating.players:
                yield " ".join(line)
                line = []
            if not line:
                begun = position.turn_number
                line.append(f"{begun}.")
            shuffled, made = position.shuffles_used, list(position.sequences)
            position.apply(move)
            line += [*said[number], move.text(game.layout)]
            line += [f"({' '.join(map(str, order))})" for order in game.shuffles[shuffled : position.shuffles_used]]
            mark = mark_of(made, position)
            if mark:
                line.append(f"={mark}")
        line += said[len(game.moves)]
        if line:
            yield " ".join(line)


def board_name(layout: Layout, cards: tuple[Card, ...]) -> str | None:
    """Return the name of the board and the cards, if they are those that come with rules of that name."""
    return next((name for name, made in NAMED.items() if (layout, cards) == made()), None)


def _classic() -> tuple[Layout, tuple[Card, ...]]:
    return classic_layout(), classic_cards()


NAMED = {"sequence": _classic}
"""Boards that are the same for ever, so that their name is enough."""


def seat_name(name: str) -> str:
    """Return a player's name as it stands among others."""
    return " ".join(escape(part, "/") for part in name.split(" "))


def clean_comment(comment: str) -> str:
    """Return a comment without what would end it."""
    return " ".join(comment.replace("{", "(").replace("}", ")").split())


def result_of(position: Position) -> str:
    """Return who won: the letter of a side, ``draw``, or ``*`` while nobody has."""
    if not position.over:
        return UNFINISHED
    return DRAW if position.winner is None else side_letter(position.winner)


def mark_of(before: list[tuple[int, tuple[int, ...]]], position: Position) -> str:
    """Return the sequences that a move made, as their first and last spaces."""
    new = (cells for side, cells in position.sequences if (side, cells) not in before)
    return ",".join(line_text(position.setup.layout, cells) for cells in new)
