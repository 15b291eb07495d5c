"""The board in play: what happens when a move is made."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from seqnum.engine.errors import IllegalMove, RulesError
from seqnum.engine.legality import objection
from seqnum.engine.lines import cells_in, mask_of
from seqnum.engine.moves import Discard, Move, Pass, Place, Remove, SwapDead
from seqnum.engine.sequences import choices, prospects
from seqnum.engine.shuffle import shuffled
from seqnum.engine.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine.setup import Setup
    from seqnum.engine.view import Result

_PASS = Pass()


class Position:  # noqa: PLW1641 - it changes, so it has no hash
    """The mutable state of a game. Copy it before trying moves out; people get a :class:`~seqnum.engine.Game`.

    Parameters
    ----------
    setup
        Rules, board, cards and players.
    order
        The shuffled deck, card indices from the top: seat 0's hand first, then seat 1's, …, then the draw pile.
    starter
        The seat that begins.
    seed
        What later shuffles of the discards are keyed by.
    shuffles
        Orders of later shuffles that are already known, as when a game is replayed.

    Examples
    --------
    >>> from seqnum.engine import Game, classic_cards, classic_layout, sequence
    >>> position = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7").position()
    >>> while not position.over:
    ...     position.apply(position.legal()[0])
    >>> position.result, position.winner
    ('sequences', 0)
    """

    __slots__ = (
        "chips",
        "discards",
        "hands",
        "idle",
        "locked",
        "open",
        "over",
        "result",
        "seed",
        "sequences",
        "setup",
        "shuffles",
        "shuffles_used",
        "stock",
        "swaps",
        "turn",
        "turn_number",
        "winner",
    )

    def __init__(
        self, setup: Setup, order: Sequence[int], starter: int, seed: str, shuffles: Sequence[tuple[int, ...]] = ()
    ) -> None:
        players, hand = setup.seating.players, setup.seating.hand
        self.setup = setup
        self.seed = seed
        self.hands = [list(order[seat * hand : (seat + 1) * hand]) for seat in range(players)]
        self.stock = list(order[: players * hand - 1 : -1])
        """The draw pile, the next card last."""
        self.discards: list[int] = []
        """All discards since the last shuffle, oldest first; they lie face up."""
        self.shuffles = list(shuffles)
        """Every shuffle of the discards so far, and those known in advance."""
        self.shuffles_used = 0
        self.chips = [0] * setup.seating.sides
        """One bit mask of chips for each side."""
        self.open = setup.board
        """The spaces without a chip, as a bit mask; free ones are not among them."""
        self.locked = 0
        """The spaces of all sequences, as a bit mask."""
        self.sequences: list[tuple[int, tuple[int, ...]]] = []
        """Side and cells of each sequence in the order they were made; they never change again."""
        self.turn = starter
        """The seat to move."""
        self.turn_number = 1
        self.swaps = 0
        """Dead cards changed in this turn."""
        self.idle = 0
        """Turns in a row in which nothing could be played."""
        self.over = False
        self.winner: int | None = None
        """The side that won; ``None`` while playing and after a draw."""
        self.result: Result | None = None
        """How it ended: by sequences, stalled (nobody could play for long) or blocked (nobody ever can)."""

    @staticmethod
    def parse(text: str, setup: Setup) -> Position:
        """Return the position that a text describes (:mod:`seqnum.engine.position_text` says how).

        Raises
        ------
        MalformedText
            When it describes none, with the place.
        """
        from seqnum.engine.position_text import parse_position

        return parse_position(text, setup)

    def text(self) -> str:
        """Return the position as one line of text: all but what is played, on which board, with which cards.

        Examples
        --------
        >>> from seqnum.engine import Card, Game, Layout, Rules, Seating
        >>> rules = Rules("tiny", (Seating(2, 2, hand=1, sequences=1),), line_length=3)
        >>> cards = [Card("face", str(number)) for number in range(1, 6)]
        >>> game = Game.deal(rules, Layout.parse("1 2 3 / 4 5 *"), cards, seed=7)
        >>> game.play(game.legal()[0]).position().text()
        '1a1/3 seat=1 turn=2 seed=7 hands=0/3 stock=2,4 discards=1'
        """
        from seqnum.engine.position_text import position_text

        return position_text(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        mine, theirs = self.setup, other.setup
        return all(getattr(self, slot) == getattr(other, slot) for slot in Position.__slots__ if slot != "setup") and (
            (mine.rules, mine.layout, mine.cards, mine.seating)
            == (theirs.rules, theirs.layout, theirs.cards, theirs.seating)
        )

    def __repr__(self) -> str:
        return f"Position.parse({self.text()!r}, {self.setup!r})"

    def copy(self) -> Position:
        """Return an independent copy."""
        twin = Position.__new__(Position)
        twin.setup = self.setup
        twin.seed = self.seed
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stock = self.stock.copy()
        twin.discards = self.discards.copy()
        twin.shuffles = self.shuffles.copy()
        twin.shuffles_used = self.shuffles_used
        twin.chips = self.chips.copy()
        twin.open = self.open
        twin.locked = self.locked
        twin.sequences = self.sequences.copy()
        twin.turn = self.turn
        twin.turn_number = self.turn_number
        twin.swaps = self.swaps
        twin.idle = self.idle
        twin.over = self.over
        twin.winner = self.winner
        twin.result = self.result
        return twin

    @property
    def side(self) -> int:
        """The side to move."""
        return self.turn % len(self.chips)

    @property
    def removable(self) -> int:
        """The chips the side to move may take away, as a bit mask: any other side's, unless in a sequence."""
        return self.setup.board & ~(self.open | self.locked | self.chips[self.side])

    def made(self, side: int) -> int:
        """Return how many sequences a side has."""
        return sum(1 for owner, _ in self.sequences if owner == side)

    def is_dead(self, card: int) -> bool:
        """Tell whether a card shows a face and all spaces with that face are covered."""
        spaces = self.setup.spaces_of(card)
        return spaces != 0 and not spaces & self.open

    def plays(self) -> list[Move]:
        """Return the chips the seat to move can place or take away."""
        return self._plays_and_dead()[0]

    def _plays_and_dead(self) -> tuple[list[Move], list[int]]:
        moves: list[Move] = []
        dead: list[int] = []
        reach, is_open = self.setup.reach, self.open
        for card in self.hands[self.turn]:
            spaces, plays = reach[card]
            if spaces:
                open_spaces = spaces & is_open
                if open_spaces:
                    moves += plays[open_spaces]
                else:
                    dead.append(card)
            else:
                moves += plays[self.removable if self.setup.cards[card].kind == "remove" else is_open]
        return moves, dead

    def legal(self) -> list[Move]:
        """Return what the seat to move can do; nothing once the game is over.

        Plays, changes of a dead card, and where no play is left a pass (or a change of a card, as the rules say).
        A turn that is given up although something could be played is not listed, but see :meth:`check`.
        """
        if self.over:
            return []
        moves, dead = self._plays_and_dead()
        if not moves:
            moves = [Discard(card) for card in self.hands[self.turn]] if self.must_discard else [_PASS]
        if dead and self.can_swap:
            moves += [SwapDead(card) for card in dead]
        return moves

    @property
    def can_swap(self) -> bool:
        """Whether a dead card, if there is one, can be changed now."""
        rules = self.setup.rules
        return (rules.dead_swaps is None or self.swaps < rules.dead_swaps) and (rules.reshuffle or bool(self.stock))

    @property
    def must_discard(self) -> bool:
        """Whether who can play nothing changes a card instead of passing."""
        return self.setup.rules.no_move == "discard_one" and bool(self.hands[self.turn])

    def check(self, move: Move) -> None:
        """Raise unless a move is allowed now.

        Allowed is what :meth:`legal` lists and, where the rules have an answer policy, what may follow from an
        answer: :class:`~seqnum.engine.Discard` of a face card and :class:`~seqnum.engine.Forfeit`.

        Raises
        ------
        IllegalMove
            When it is not allowed, with the reason.
        MalformedMove
            When it is no move at all.
        """
        reason = objection(self, move)
        if reason:
            raise IllegalMove(f"engine.reason.{reason}", move=move.text(self.setup.layout))

    def apply(self, move: Move) -> None:
        """Make a move that is known to be allowed; use :meth:`check` first for one that is not.

        Raises
        ------
        RulesError
            When a shuffle given in advance is not of the cards that lie on the discards.
        """
        if isinstance(move, Place):
            self._place(move.cell)
        elif isinstance(move, Remove):
            self._remove(move.cell)
        elif not isinstance(move, SwapDead):
            self.idle = 0 if self.plays() else self.idle + 1
            if not isinstance(move, Discard):
                self._end_turn()
                return
        hand = self.hands[self.turn]
        hand.remove(move.card)
        self.discards.append(move.card)
        if self.over:
            return
        if not self.stock:
            self._reshuffle()
        if self.stock:
            hand.append(self.stock.pop())
        if isinstance(move, SwapDead):
            self.swaps += 1
        else:
            self._end_turn()

    def _place(self, cell: int) -> None:
        setup, chips = self.setup, self.chips
        side = self.turn % len(chips)
        bit = 1 << cell
        self.open ^= bit
        self.idle = 0
        chips[side] = own = chips[side] | bit
        # Mostly too few chips are near for any line, which one count tells.
        if ((own | setup.free) & setup.around[cell]).bit_count() < setup.rules.line_length:
            return
        missing = setup.board ^ own
        full = [line for line in setup.through[cell] if not line & missing]
        if full:
            self._complete(side, full)

    def _complete(self, side: int, full: list[int]) -> None:
        """Keep what the completed lines give, for ever."""
        setup = self.setup
        made = [mask_of(cells) for owner, cells in self.sequences if owner == side]
        fitting = [line for line in full if all(setup.compatible(line, old) for old in made)]
        if not fitting:
            return
        kept = fitting if len(fitting) == 1 else self._preferred(side, fitting, made)
        for line in kept:
            self.sequences.append((side, cells_in(line)))
            self.locked |= line
        if len(made) + len(kept) >= setup.seating.sequences:
            self._finish("sequences")

    def _preferred(self, side: int, fitting: list[int], made: list[int]) -> Sequence[int]:
        """Of more lines than can all be kept, return those that leave most room for another sequence."""
        setup = self.setup
        options = choices(fitting, setup.compatible)
        if len(options) == 1:
            return options[0]
        own = self.chips[side] | setup.free
        others = setup.board & ~(self.open | own)
        at_stake = reduce(or_, fitting)
        lines = [line for line in setup.lines if not (line & others or setup.compatible(line, at_stake))]
        return max(options, key=lambda option: prospects(own, lines, [*made, *option], setup.compatible))

    def _remove(self, cell: int) -> None:
        bit = 1 << cell
        self.open |= bit
        self.idle = 0
        self.chips = [mask & ~bit for mask in self.chips]

    def _reshuffle(self) -> None:
        if not (self.setup.rules.reshuffle and self.discards):
            return
        if self.shuffles_used == len(self.shuffles):
            self.shuffles.append(shuffled(self.discards, f"{self.seed}:shuffle:{self.shuffles_used}"))
        order = self.shuffles[self.shuffles_used]
        if sorted(order) != sorted(self.discards):
            raise RulesError("engine.error.shuffle", given=self.shuffles_used + 1)
        self.shuffles_used += 1
        self.stock = list(order[::-1])
        self.discards.clear()

    def _end_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)
        self.turn_number += 1
        self.swaps = 0
        if self.idle and self.idle == self.setup.rules.stall_rounds * len(self.hands):
            self._finish("stalled")
        elif not self.open and not self.setup.board & ~self.locked:
            self._finish("blocked")

    def _finish(self, result: Result) -> None:
        self.over = True
        self.result = result
        made = [self.made(side) for side in range(len(self.chips))]
        most = max(made)
        self.winner = made.index(most) if made.count(most) == 1 else None

    def view(self, seat: int) -> View:
        """Return what one seat may see.

        Raises
        ------
        RulesError
            When there is no such seat.
        """
        if type(seat) is not int or not 0 <= seat < len(self.hands):
            raise RulesError("engine.error.seat", given=seat, last=len(self.hands) - 1)
        setup = self.setup
        return View(
            rules=setup.rules,
            seating=setup.seating,
            layout=setup.layout,
            cards=setup.cards,
            seat=seat,
            hand=tuple(self.hands[seat]),
            legal=tuple(self.legal()) if seat == self.turn else (),
            turn=self.turn,
            turn_number=self.turn_number,
            chips=tuple(self.chips),
            open=self.open,
            locked=self.locked,
            sequences=tuple(self.sequences),
            discards=tuple(self.discards),
            counts=tuple(len(hand) for hand in self.hands),
            stock=len(self.stock),
            over=self.over,
            winner=self.winner,
            result=self.result,
        )
