"""A frozen set of options: how many play, what wins, and what happens when something goes wrong."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Literal, get_args

from seqnum.engine.errors import RulesError
from seqnum.engine.validation import check_rules, check_seating, listed

NoMove = Literal["pass", "discard_one"]
AnswerPolicy = Literal["two_tries", "retry", "lose_turn", "reveal", "challenge", "honour"]
AnswerBy = Literal["board", "keypad"]
Check = Literal["partner"]
Lock = Literal["five", "whole_run"]
Recount = Literal["fixed", "max_per_line"]
Occupied = Literal["dead", "replace_opponent"]
WildFull = Literal["keep", "replace_opponent"]
Draws = Literal["auto", "manual"]
Source = Literal["hand", "dice", "piles"]

_CHOICES: dict[str, tuple[object, ...]] = {
    "lock": get_args(Lock),
    "recount": get_args(Recount),
    "no_move": get_args(NoMove),
    "occupied": get_args(Occupied),
    "wild_full": get_args(WildFull),
    "source": get_args(Source),
    "draw": get_args(Draws),
    "answer_policy": (None, *get_args(AnswerPolicy)),
    "answer_by": get_args(AnswerBy),
    "check": (None, *get_args(Check)),
}


@dataclass(frozen=True)
class Seating:
    """One way to sit down: so many players on so many sides, with a hand and an aim.

    Parameters
    ----------
    players
        How many play. Sides alternate round the table: seat *n* is on side ``n % sides``.
    sides
        How many sides they form.
    hand
        Cards dealt to each player.
    sequences
        Sequences a side needs to win.

    Raises
    ------
    RulesError
        When there are fewer players than sides, or a number is not positive.

    Examples
    --------
    >>> Seating(players=4, sides=2, hand=4, sequences=2).side_of(3)
    1
    """

    players: int
    sides: int
    hand: int
    sequences: int

    def __post_init__(self) -> None:
        check_seating(self)

    @property
    def equal(self) -> bool:
        """Whether all sides have as many players."""
        return self.players % self.sides == 0

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return seat % self.sides

    def after(self, seat: int, turn_number: int) -> int:
        """Return the seat that plays next: clockwise, and side after side also where they are unequal.

        On unequal sides the players of each side take turns, so that the smaller side's come round more often.

        Parameters
        ----------
        seat
            Who has just played.
        turn_number
            The number of that turn.

        Examples
        --------
        >>> Seating(4, 2, 4, 2).after(3, 8)
        0
        >>> five = Seating(5, 2, 4, 2)
        >>> seats = [0]
        >>> for number in range(1, 12):
        ...     seats.append(five.after(seats[-1], number))
        >>> seats
        [0, 1, 2, 3, 4, 1, 0, 3, 2, 1, 4, 3]
        """
        if self.equal:
            return (seat + 1) % self.players
        side = (seat + 1) % self.sides if seat % self.sides + 1 < self.sides else 0
        members = len(range(side, self.players, self.sides))
        return side + self.sides * (turn_number // self.sides % members)

    def starter(self, key: str, game: int = 0) -> int:
        """Return who begins: a seat that the key decides, the next one in each further game.

        Parameters
        ----------
        key
            What for, such as the seed of a match.
        game
            How many games were played before in the same company.

        Examples
        --------
        >>> seating = Seating(3, 3, 5, 1)
        >>> [seating.starter("7", game) for game in range(4)]
        [0, 1, 2, 0]
        """
        return (int(Random(f"{key}:starter").random() * self.players) + game) % self.players


@dataclass(frozen=True)
class Rules:
    """What a game is played by. Start from a preset and change what you need with :func:`dataclasses.replace`.

    Parameters
    ----------
    name
        What the rules are called in files.
    seatings
        The ways to sit down; of several for one number of players the first is the usual one.
    line_length
        Chips in a sequence.
    free_corners
        Whether boards made for these rules have free corners.
    max_shared
        How many chips two sequences of one side may have in common.
    lock
        What a sequence protects: its own spaces (``"five"``) or all chips in a row with it (``"whole_run"``).
    recount
        A sequence stays on the spaces it was made on (``"fixed"``), or a row always counts as many as fit into it
        (``"max_per_line"``).
    must_claim
        Whether a line becomes a sequence only when its side announces it.
    sequences_to_win
        Sequences a side needs, whatever the seating says; ``None`` goes by the seating.
    handicap
        How many sequences more a side needs than the others, side by side: ``(1, 0)`` makes it harder for side 0.
    unequal_sides
        Whether numbers of players between those of the seatings may play on unequal sides.
    dead_swaps
        Dead cards a player may change in one turn; ``None`` for as many as a hand has cards.
    specials_can_be_dead
        Whether a wild or remove card that cannot be played counts as dead.
    no_move
        Who can play nothing passes with the hand kept (``"pass"``) or changes one card (``"discard_one"``).
    occupied
        A card whose spaces are all covered is ``"dead"``, or takes the place of an opponent's chip there
        (``"replace_opponent"``).
    wild_full
        On a full board a wild card is kept (``"keep"``) or takes the place of an opponent's chip.
    remove_exempt
        Faces from whose spaces no remove card takes a chip.
    extra_turn_faces
        Faces whose cards let the same player go on after placing.
    source
        Cards in hand (``"hand"``), or a throw of dice (``"dice"``): the cards are then the ways the dice can fall, one
        is drawn for each turn and goes back. Or piles (``"piles"``): all cards are dealt out at once, and each player
        has a pile, of printed cards for instance; nothing is drawn.
    draw
        The card after a turn is drawn at once (``"auto"``) or when the player takes it (``"manual"``); who has not
        taken it when the next player has played and drawn, loses it.
    wait_for_draw
        Whether, where players draw by hand, computers play only when everybody has taken the card they are owed.
    reshuffle
        Whether the discards become the new draw pile when it is used up.
    open_hands
        Whether all cards lie face up.
    talk_penalty
        Whether table talk can cost every member of a side a card.
    chips
        How many chips each side has, in order of sides; ``None`` for enough.
    stall_rounds
        After so many full rounds in which nobody could play, the side with most sequences wins.
    turn_limit
        After so many turns of each player the game ends; ``None`` for no end but by the rules.
    undo
        Whether a move that drew no card can be taken back.
    wild, remove
        How many Plus and Minus cards (two-eyed and one-eyed jacks) a deck holds.
    copies
        How often a face stands on a board made for these rules.
    answer_policy
        What a wrong answer costs; ``None`` where cards ask nothing. With a policy a turn can also be given up.
    answer_by
        Whether an answer is given on the board or as a number first.
    check
        Who says whether an answer is right before the verdict: with ``"partner"`` the next person, so that nobody only
        waits. It is written down apart and changes no verdict. A computer is not asked.
    hold_limit
        A face card held for this many times the hand size in turns is the next to try or change.
    hints
        Whether a player may look at a question like the one in hand, worked out.

    Raises
    ------
    RulesError
        When an option has a value that does not work, alone or with another; the message names what does.

    Examples
    --------
    >>> rules = Rules("pairs", (Seating(2, 2, hand=3, sequences=1),), line_length=4)
    >>> rules.seating(2).hand
    3
    >>> rules.seating(5)
    Traceback (most recent call last):
    seqnum.engine.errors.RulesError: These rules allow no game for 5. Choose 2 players; ...
    """

    name: str
    seatings: tuple[Seating, ...]
    line_length: int = 5
    free_corners: bool = True
    max_shared: int = 1
    lock: Lock = "five"
    recount: Recount = "fixed"
    must_claim: bool = False
    sequences_to_win: int | None = None
    handicap: tuple[int, ...] = ()
    unequal_sides: bool = False
    dead_swaps: int | None = 1
    specials_can_be_dead: bool = False
    no_move: NoMove = "pass"
    occupied: Occupied = "dead"
    wild_full: WildFull = "keep"
    remove_exempt: tuple[str, ...] = ()
    extra_turn_faces: tuple[str, ...] = ()
    source: Source = "hand"
    draw: Draws = "auto"
    wait_for_draw: bool = True
    reshuffle: bool = True
    open_hands: bool = False
    talk_penalty: bool = False
    chips: tuple[int, ...] | None = None
    stall_rounds: int = 3
    turn_limit: int | None = None
    undo: bool = False
    wild: int = 2
    remove: int = 2
    copies: int = 2
    answer_policy: AnswerPolicy | None = "two_tries"
    answer_by: AnswerBy = "board"
    check: Check | None = None
    hold_limit: int = 2
    hints: bool = False

    def __post_init__(self) -> None:
        check_rules(self, _CHOICES)

    @staticmethod
    def parse(text: str) -> Rules:
        """Return the rules that a text describes (:mod:`seqnum.engine.rules_text` says how).

        Raises
        ------
        MalformedText
            When it describes none, with the place.
        RulesError
            When it describes rules that do not work.

        Examples
        --------
        >>> Rules.parse("classroom hold_limit=3").hold_limit
        3
        """
        from seqnum.engine.rules_text import parse_rules

        return parse_rules(text)

    def text(self) -> str:
        """Return the rules as one line of text: the name, and what differs from the preset of that name.

        Examples
        --------
        >>> Rules("pairs", (Seating(2, 2, hand=3, sequences=1),), line_length=4).text()
        'pairs seatings=2/2/3/1 line_length=4'
        """
        from seqnum.engine.rules_text import rules_text

        return rules_text(self)

    def seating(self, players: int, sides: int | None = None) -> Seating:
        """Return the way to sit down for a number of players, on a number of sides if that is asked.

        Raises
        ------
        RulesError
            When these rules have no such way; the message names the numbers that work.
        """
        fitting = [seating for seating in self.seatings if seating.players == players]
        if not fitting and self.unequal_sides:
            fitting = self._between(players)
        if not fitting:
            numbers = sorted({seating.players for seating in self.seatings})
            raise RulesError("engine.error.players", given=players, works=listed(numbers))
        for seating in fitting:
            if sides in (None, seating.sides):
                return replace(seating, sequences=self.sequences_to_win or seating.sequences)
        numbers = sorted(seating.sides for seating in fitting)
        raise RulesError("engine.error.sides", players=players, given=sides, works=listed(numbers))

    def _between(self, players: int) -> list[Seating]:
        """Return seatings of unequal sides, with the hands and aims of the next larger number of players."""
        larger = min((s.players for s in self.seatings if s.players > players > s.sides), default=None)
        return [
            replace(seating, players=players)
            for seating in self.seatings
            if seating.players == larger and seating.sides < players
        ]
