"""The board in play: what happens when a move is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.completing import claim, complete, lock_choices, longest_open
from seqnum.engine.errors import IllegalMove, RulesError
from seqnum.engine.legality import objection
from seqnum.engine.lines import cells_in
from seqnum.engine.moves import (
    Claim,
    Discard,
    Draw,
    Forfeit,
    GiveUp,
    Move,
    Pass,
    Penalty,
    Place,
    Remove,
    SwapDead,
    TimeUp,
)
from seqnum.engine.options import after_play, out_of_chips, out_of_turn, penalize, replacing, take_owed, throw
from seqnum.engine.shuffle import shuffled
from seqnum.engine.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine.moves import Lines
    from seqnum.engine.setup import Setup
    from seqnum.engine.view import Result

_PASS = Pass()
_DERIVED = {"setup", "options", "seen"}
"""Slots that say nothing about the game which the others do not say."""
_OTHERS: dict[type[Move], str] = {
    SwapDead: "_swap",
    Discard: "_discard",
    Pass: "_skip",
    Forfeit: "_skip",
    Claim: "_claim",
    Draw: "_take",
    GiveUp: "_give_up",
    Penalty: "_penalize",
    TimeUp: "_time_up",
}
"""What makes the moves that put no chip anywhere."""


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
        "forfeits",
        "hands",
        "idle",
        "locked",
        "open",
        "options",
        "over",
        "owed",
        "played",
        "result",
        "seed",
        "seen",
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
        if setup.rules.source == "dice":
            self.hands = [list(order[:1]) if seat == starter else [] for seat in range(players)]
            self.stock = list(order[1:])
        elif setup.rules.source == "piles":
            self.hands = [list(order[seat::players]) for seat in range(players)]
            self.stock = []
        else:
            self.hands = [list(order[seat * hand : (seat + 1) * hand]) for seat in range(players)]
            self.stock = list(order[: players * hand - 1 : -1])
        """The draw pile, the next card last; with dice, the ways they can fall but for this throw."""
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
        """Side and cells of each sequence in the order they were made; fixed, unless the rules count rows again."""
        self.turn = starter
        """The seat to move."""
        self.turn_number = 1
        self.swaps = 0
        """Dead cards changed in this turn."""
        self.idle = 0
        """Turns in a row in which nothing could be played."""
        self.owed: list[tuple[int, int]] = []
        """Cards not taken yet where players draw by hand: the number of the play, and the seat."""
        self.played = 0
        """How many chips were placed or taken away, counted where players draw by hand."""
        self.forfeits: list[int] = []
        """Seats that must lay a card down for table talk, once for each card."""
        self.seen = setup.board
        """The open spaces when the plays of each card were last looked up."""
        self.options = list(setup.first_options)
        """The plays of each face card then."""
        self.over = False
        self.winner: int | None = None
        """The side that won; ``None`` while playing and after a draw."""
        self.result: Result | None = None
        """How it ended: by sequences, a standstill (nobody could play for long, or nobody ever can), or the clock."""

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
        return all(
            getattr(self, slot) == getattr(other, slot) for slot in Position.__slots__ if slot not in _DERIVED
        ) and (
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
        twin.owed = self.owed.copy()
        twin.played = self.played
        twin.forfeits = self.forfeits.copy()
        twin.seen = self.seen
        twin.options = self.options.copy()
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
        return self.setup.removable & ~(self.open | self.locked | self.chips[self.side])

    @property
    def replaceable(self) -> int:
        """The chips whose place the side to move may take where the rules let it, as a bit mask."""
        return self.setup.board & ~(self.open | self.locked | self.chips[self.side])

    def made(self, side: int) -> int:
        """Return how many sequences a side has."""
        return sum(1 for owner, _ in self.sequences if owner == side)

    def spaces_for(self, card: int) -> int:
        """Return the spaces a card can be played on now, chips permitting, as a bit mask."""
        setup = self.setup
        if setup.cards[card].kind == "remove":
            return self.removable
        return setup.targets(card) & self.open or replacing(self, card)

    def is_dead(self, card: int) -> bool:
        """Tell whether a card can be changed because its spaces are all covered; special cards only by an option."""
        setup = self.setup
        can_die = setup.cards[card].face is not None or setup.rules.specials_can_be_dead
        return can_die and not self.spaces_for(card)

    def plays(self) -> list[Move]:
        """Return the chips the seat to move can place or take away."""
        moves: list[Move] = []
        no_chips = out_of_chips(self)
        for card in self.hands[self.turn]:
            spaces = cells_in(self.spaces_for(card))
            if self.setup.cards[card].kind == "remove":
                moves += [Remove(card, cell) for cell in spaces]
            elif not no_chips:
                moves += [Place(card, cell) for cell in spaces]
        return moves

    def legal(self, seat: int | None = None) -> list[Move]:
        """Return what a seat can do; nothing once the game is over.

        For the seat to move: plays, changes of a dead card, and where no play is left a pass (or a change of a card,
        as the rules say). A turn that is given up although something could be played is not listed, nor is the
        choice between several sequences one chip makes, but see :meth:`check` and :meth:`lock_choices`.

        Parameters
        ----------
        seat
            The seat to move when left out. Others can only do what the rules allow them out of turn: take the card
            they are owed, lay one down for table talk.
        """
        if self.over:
            return []
        if seat is not None or self.forfeits:
            seat = self.turn if seat is None else seat
            if seat != self.turn or seat in self.forfeits:
                return out_of_turn(self, seat)
        setup = self.setup
        if self.turn_number > setup.usual_until:
            return self._unusual()
        self._look()
        moves: list[Move] = []
        dead: list[int] = []
        options = self.options
        for card in self.hands[self.turn]:
            plays = options[card]
            if plays:
                moves += plays
            elif card in setup.special:
                moves += setup.special[card].on(self.spaces_for(card))
            else:
                dead.append(card)
        if dead or not moves:
            self._add_changes(moves, dead)
        return moves

    def _unusual(self) -> list[Move]:
        """Return the legal moves where an option may have a say."""
        moves = self.plays()
        self._add_changes(moves, [card for card in self.hands[self.turn] if self.is_dead(card)])
        for amend in self.setup.amendments:
            moves = amend(self, moves)
        return moves

    def _add_changes(self, moves: list[Move], dead: list[int]) -> None:
        """Add what can be done without a chip: pass or change a card where there is no play, change a dead card."""
        if not moves:
            moves += [Discard(card) for card in self.hands[self.turn]] if self.must_discard else [_PASS]
        if dead and self.can_swap:
            moves += [self.setup.swaps[card] for card in dead]

    def _look(self) -> None:
        """Look up the plays of face cards anew where a chip came or went; the others are as they were."""
        is_open, options, at = self.open, self.options, self.setup.at
        changed = is_open ^ self.seen
        self.seen = is_open
        while changed:
            cell = changed.bit_length() - 1
            changed ^= 1 << cell
            spaces, plays = at[cell]
            for card, moves in plays[spaces & is_open]:
                options[card] = moves

    def lock_choices(self, move: Place) -> tuple[Lines, ...]:
        """Return which sequences the mover can choose from with a chip: each choice is lines, a line is its cells.

        None when the chip completes no line, one when nothing is left to choose, else more, and first the one that
        is made when the move does not say: that which leaves most room for another sequence.

        Examples
        --------
        Six in a row are one sequence, either five.

        >>> from seqnum.engine import Card, Layout, Place, Rules, Seating, Setup
        >>> layout = Layout(1, 6, tuple("123456"))
        >>> cards = tuple(Card("face", face) for face in "123456")
        >>> rules = Rules("row", (Seating(2, 2, hand=2, sequences=1),))
        >>> position = Position(Setup.of(rules, layout, cards, rules.seating(2)), range(6), 0, "")
        >>> position.chips[0] = 0b110111
        >>> position.open = 0b001000
        >>> position.lock_choices(Place(3, 3))
        (((0, 1, 2, 3, 4),), ((1, 2, 3, 4, 5),))
        """
        return lock_choices(self, move)

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, or will be after a shuffle."""
        return bool(self.stock) or (self.setup.rules.reshuffle and bool(self.discards))

    @property
    def can_swap(self) -> bool:
        """Whether a dead card, if there is one, can be changed now."""
        setup = self.setup
        return self.swaps < setup.most_swaps and (setup.rules.reshuffle or bool(self.stock))

    @property
    def must_discard(self) -> bool:
        """Whether who can play nothing changes a card instead of passing."""
        return self.setup.rules.no_move == "discard_one" and bool(self.hands[self.turn])

    def check(self, move: Move) -> None:
        """Raise unless a move is allowed now.

        Allowed is what :meth:`legal` lists for any seat; a choice of :meth:`lock_choices`; where the rules have an
        answer policy, what may follow from an answer: :class:`~seqnum.engine.Discard` of a face card and
        :class:`~seqnum.engine.Forfeit`; where sequences are announced, to do so or not; and the teacher's
        :class:`~seqnum.engine.Penalty`, where the rules have it, and :class:`~seqnum.engine.TimeUp`.

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

    def apply(self, move: Move) -> None:  # noqa: C901 - one frame for the move that every game is made of
        """Make a move that is known to be allowed; use :meth:`check` first for one that is not.

        Raises
        ------
        RulesError
            When a shuffle given in advance is not of the cards that lie on the discards.
        """
        setup = self.setup
        if isinstance(move, Place):
            cell, chips = move.cell, self.chips
            bit, side = 1 << cell, self.turn % len(chips)
            if setup.odd_cards and not self.open & bit:
                self._remove(cell)
                chips = self.chips
            self.open ^= bit
            self.idle = 0
            chips[side] = own = chips[side] | bit
            # Mostly too few chips are near for any line, which one count tells.
            if (own & setup.around[cell]).bit_count() >= setup.fewest[cell]:
                missing = setup.board ^ own
                for line in setup.through[cell]:
                    if not line & missing:
                        complete(self, side, cell, move.lock)
                        break
        elif isinstance(move, Remove):
            self._remove(move.cell)
        else:
            getattr(self, _OTHERS[type(move)])(move)
            return
        card, hand = move.card, self.hands[self.turn]
        hand.remove(card)
        if not setup.usual_turns:
            self._end_other_turn(card)
            return
        self.discards.append(card)
        if self.over:
            return
        if not self.stock:
            self._reshuffle()
        if self.stock:
            hand.append(self.stock.pop())
        self.turn = setup.following[self.turn]
        self.turn_number += 1
        self.swaps = 0
        if not self.open:
            self._settle()

    def _end_other_turn(self, card: int) -> None:
        """Lay the card aside, and go on to whoever is next, where an option changes one or the other."""
        after_play(self, card)
        if self.over:
            return
        if card in self.setup.again:
            self._settle()
        else:
            self._end_turn()

    def draw(self, seat: int) -> None:
        """Let a seat take the next card, if there is one."""
        if not self.stock:
            self._reshuffle()
        if self.stock:
            self.hands[seat].append(self.stock.pop())

    def penalize(self, side: int) -> None:
        """Let every player of a side owe a card of their own choice, for table talk; they lay it down before they play.

        Raises
        ------
        IllegalMove
            When these rules do not punish talking, or there is no such side.
        """
        move = Penalty(side)
        self.check(move)
        self.apply(move)

    def _remove(self, cell: int) -> None:
        bit = 1 << cell
        self.open |= bit
        self.idle = 0
        self.chips = [mask & ~bit for mask in self.chips]

    def _lay_down(self, card: int) -> None:
        hand = next(hand for hand in self.hands if card in hand)
        hand.remove(card)
        self.discards.append(card)

    def _swap(self, move: SwapDead) -> None:
        self._lay_down(move.card)
        self.draw(self.turn)
        self.swaps += 1

    def _discard(self, move: Discard) -> None:
        self._note_idle()
        self._lay_down(move.card)
        self.draw(self.turn)
        self._end_turn()

    def _skip(self, _: Move) -> None:
        self._note_idle()
        self._end_turn()

    def _note_idle(self) -> None:
        self.idle = 0 if self.plays() else self.idle + 1

    def _claim(self, move: Claim) -> None:
        claim(self, move.lock)

    def _take(self, move: Draw) -> None:
        take_owed(self, move.seat)

    def _give_up(self, move: GiveUp) -> None:
        self.forfeits.remove(next(seat for seat, hand in enumerate(self.hands) if move.card in hand))
        self._lay_down(move.card)

    def _penalize(self, move: Penalty) -> None:
        penalize(self, move.side)

    def _time_up(self, _: Move) -> None:
        self.finish("time_up")

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
        setup = self.setup
        self.turn = setup.seating.after(self.turn, self.turn_number)
        self.turn_number += 1
        self.swaps = 0
        if self.idle and self.idle == setup.stalled:
            self.finish("stalled")
        elif self.turn_number > setup.last_turn:
            self.finish("turn_limit")
        else:
            self._settle()

    def _settle(self) -> None:
        """See whether anybody can ever play again; if so, with dice, throw them."""
        if not self.open and not self.setup.board & ~self.locked:
            self.finish("blocked")
        elif self.setup.rules.source == "dice":
            throw(self)

    def finish(self, result: Result) -> None:
        """End the game. Who is nearest to the aim wins; where the clock ends it, the longest open line counts then."""
        self.over = True
        self.result = result
        scores = [self._score(side, result) for side in range(len(self.chips))]
        most = max(scores)
        self.winner = scores.index(most) if scores.count(most) == 1 else None

    def _score(self, side: int, result: Result) -> tuple[int, int]:
        made = self.made(side) - self.setup.needed[side]
        return made, longest_open(self, side) if result in {"time_up", "turn_limit"} else 0

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
        # A frozen class sets its fields one by one, which costs more than all the rest of a view.
        view = object.__new__(View)
        view.__dict__.update(
            rules=setup.rules,
            seating=setup.seating,
            layout=setup.layout,
            cards=setup.cards,
            seat=seat,
            hand=tuple(self.hands[seat]),
            legal=tuple(self.legal(seat)),
            turn=self.turn,
            turn_number=self.turn_number,
            chips=tuple(self.chips),
            open=self.open,
            locked=self.locked,
            sequences=tuple(self.sequences),
            needed=setup.needed,
            discards=tuple(self.discards),
            counts=tuple(map(len, self.hands)),
            hands=tuple(map(tuple, self.hands)) if setup.rules.open_hands else None,
            stock=len(self.stock),
            swaps=self.swaps,
            idle=self.idle,
            owed=tuple(self.owed),
            played=self.played,
            forfeits=tuple(self.forfeits),
            over=self.over,
            winner=self.winner,
            result=self.result,
        )
        return view
