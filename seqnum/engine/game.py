"""A whole game as a value: what is played, how the cards lay, and the moves so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError
from seqnum.engine.position import Position
from seqnum.engine.setup import Setup
from seqnum.engine.shuffle import shuffled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine.card import Card
    from seqnum.engine.layout import Layout
    from seqnum.engine.moves import Move
    from seqnum.engine.rules import Rules, Seating
    from seqnum.engine.view import View


@dataclass(frozen=True)
class Game:
    """A game: frozen, complete, replayed from its own data. Start one with :meth:`deal`.

    Parameters
    ----------
    rules, layout, cards, seating
        What is played, on which board, with which cards, by how many.
    order
        The shuffled deck, as card indices from the top: seat 0's hand, seat 1's, …, then the draw pile.
    starter
        The seat that begins.
    seed
        What orders of later shuffles are made from, if they are not known yet.
    moves
        The moves so far; each is checked.
    shuffles
        The orders in which the discards were shuffled so far.

    Raises
    ------
    RulesError
        When rules, board, cards, players and deal do not fit together.
    IllegalMove
        When one of the moves is not allowed.

    Examples
    --------
    >>> from seqnum.engine import classic_cards, classic_layout, sequence
    >>> game = Game.deal(sequence(), classic_layout(), classic_cards(), players=2, seed="7")
    >>> game.legal()[0].text(game.layout)
    '40@r05c04'
    >>> game = game.play(game.legal()[0])
    >>> game.turn, len(game.moves)
    (1, 1)
    """

    rules: Rules
    layout: Layout
    cards: tuple[Card, ...]
    seating: Seating
    order: tuple[int, ...]
    starter: int
    seed: str
    moves: tuple[Move, ...] = ()
    shuffles: tuple[tuple[int, ...], ...] = ()
    _position: Position = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name in ("cards", "order", "moves"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        object.__setattr__(self, "shuffles", tuple(tuple(order) for order in self.shuffles))
        compiled = Setup.of(self.rules, self.layout, self.cards, self.seating)
        if sorted(self.order) != list(range(len(self.cards))):
            raise RulesError("engine.error.order", cards=len(self.cards))
        if type(self.starter) is not int or not 0 <= self.starter < self.seating.players:
            raise RulesError("engine.error.seat", given=self.starter, last=self.seating.players - 1)
        position = Position(compiled, self.order, self.starter, self.seed, self.shuffles)
        for move in self.moves:
            position.check(move)
            position.apply(move)
        if position.shuffles_used < len(self.shuffles):
            raise RulesError("engine.error.shuffle", given=position.shuffles_used + 1)
        self._settle(position)

    def _settle(self, position: Position) -> None:
        object.__setattr__(self, "_position", position)
        object.__setattr__(self, "shuffles", tuple(position.shuffles))

    @classmethod
    def deal(
        cls,
        rules: Rules,
        layout: Layout,
        cards: Iterable[Card],
        *,
        players: int = 2,
        sides: int | None = None,
        seed: str | int,
        starter: int = 0,
    ) -> Game:
        """Shuffle and deal.

        Parameters
        ----------
        rules, layout, cards
            What is played, on which board, with which cards.
        players, sides
            How many play, on how many sides (the usual number if left out).
        seed
            The same seed deals the same game, on every Python.
        starter
            The seat that begins.

        Raises
        ------
        RulesError
            When they do not fit together; the message says what would work.
        """
        seating = rules.seating(players, sides)
        cards = tuple(cards)
        order = shuffled(range(len(cards)), f"{seed}:deal")
        return cls(rules, layout, cards, seating, order, starter, str(seed))

    @staticmethod
    def parse(text: str) -> Game:
        """Return the game that a text tells (:mod:`seqnum.engine.game_text` says how).

        See :func:`~seqnum.engine.game_reader.read_games` for texts that may have mistakes, or more than one game.

        Raises
        ------
        MalformedText
            When something is wrong with it, with line and column.
        """
        from seqnum.engine.game_reader import read_game

        return read_game(text).game

    def text(self, *, names: tuple[str, ...] = (), game_id: str = "?", date: str = "?") -> str:
        """Return the game as text that people can read.

        Parameters
        ----------
        names
            Who sat where.
        game_id, date
            Which game it was, and when.
        """
        from seqnum.engine.game_text import GameText

        return GameText(self, game_id, date, names).text()

    @staticmethod
    def from_code(code: str) -> Game:
        """Return the game of a code.

        Raises
        ------
        CodeError
            When it is none, or was damaged on its way.
        """
        from seqnum.engine.game_code import game_of_code

        return game_of_code(code)

    def code(self) -> str:
        """Return the game as one word to paste. It is not secret: all cards can be read from it.

        Examples
        --------
        >>> from seqnum.engine import classic_cards, classic_layout, sequence
        >>> game = Game.deal(sequence(), classic_layout(), classic_cards(), seed=7)
        >>> game == Game.from_code(game.code())
        True
        """
        from seqnum.engine.game_code import game_code

        return game_code(self)

    def undo(self) -> Game:
        """Return the game before the last move, where the rules allow that and the move drew no card.

        Raises
        ------
        RulesError
            When it cannot be taken back, with the reason.
        """
        from seqnum.engine.undo import undone

        return undone(self)

    def play(self, move: Move) -> Game:
        """Return the game after one more move.

        Raises
        ------
        IllegalMove
            When the move is not allowed, with the reason.
        MalformedMove
            When it is no move at all.
        """
        self._position.check(move)
        position = self._position.copy()
        position.apply(move)
        after = object.__new__(Game)
        after.__dict__.update(self.__dict__, moves=(*self.moves, move))
        after._settle(position)
        return after

    def legal(self) -> tuple[Move, ...]:
        """Return what the seat to move can do; nothing once the game is over."""
        return tuple(self._position.legal())

    def check(self, move: Move) -> None:
        """Raise what :meth:`play` would raise, and do nothing else."""
        self._position.check(move)

    def position(self) -> Position:
        """Return a copy of the position, to try moves out on."""
        return self._position.copy()

    def view(self, seat: int) -> View:
        """Return what one seat may see.

        Raises
        ------
        RulesError
            When there is no such seat.
        """
        return self._position.view(seat)

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self._position.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position.over

    @property
    def winner(self) -> int | None:
        """The side that won, if one has."""
        return self._position.winner
