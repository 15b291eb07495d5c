"""A frozen set of options: how many play, what wins, and what happens when something goes wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from seqnum.engine.errors import RulesError

NoMove = Literal["pass", "discard_one"]
AnswerPolicy = Literal["two_tries", "retry", "lose_turn", "reveal"]
AnswerBy = Literal["board", "keypad"]


@dataclass(frozen=True)
class Seating:
    """One way to sit down: so many players on so many sides, with a hand and an aim.

    Parameters
    ----------
    players
        How many play. Sides alternate round the table: seat *n* is on side ``n % sides``.
    sides
        How many sides they form, equal in size.
    hand
        Cards dealt to each player.
    sequences
        Sequences a side needs to win.

    Raises
    ------
    RulesError
        When the players cannot form that many equal sides, or a number is not positive.

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
        _whole("sides", self.sides, 2)
        _whole("players", self.players, self.sides)
        _whole("hand", self.hand, 1)
        _whole("sequences", self.sequences, 1)
        if self.players % self.sides:
            raise RulesError("engine.error.unequal_sides", players=self.players, sides=self.sides)

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return seat % self.sides


@dataclass(frozen=True)
class Rules:
    """The rules of one game of the family.

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
    dead_swaps
        Dead cards a player may change in one turn.
    no_move
        Who can play nothing passes with the hand kept (``"pass"``) or changes one card (``"discard_one"``).
    reshuffle
        Whether the discards become the new draw pile when it is used up.
    stall_rounds
        After so many full rounds in which nobody could play, the side with most sequences wins.
    wild, remove
        How many Plus and Minus cards (two-eyed and one-eyed jacks) a deck holds.
    copies
        How often a face stands on a board made for these rules.
    answer_policy
        What a wrong answer costs; ``None`` where cards ask nothing. With a policy a turn can also be given up.
    answer_by
        Whether an answer is given on the board or as a number first.
    hold_limit
        A face card held for this many times the hand size in turns is the next to try or change.

    Raises
    ------
    RulesError
        When an option has a value that does not work; the message names those that do.

    Examples
    --------
    >>> rules = Rules("pairs", (Seating(2, 2, hand=3, sequences=1),), line_length=4)
    >>> rules.seating(2).hand
    3
    >>> rules.seating(5)
    Traceback (most recent call last):
    seqnum.engine.errors.RulesError: 5 players do not work with these rules. Choose 2 players.
    """

    name: str
    seatings: tuple[Seating, ...]
    line_length: int = 5
    free_corners: bool = True
    max_shared: int = 1
    dead_swaps: int = 1
    no_move: NoMove = "pass"
    reshuffle: bool = True
    stall_rounds: int = 3
    wild: int = 2
    remove: int = 2
    copies: int = 2
    answer_policy: AnswerPolicy | None = "two_tries"
    answer_by: AnswerBy = "board"
    hold_limit: int = 2

    def __post_init__(self) -> None:
        object.__setattr__(self, "seatings", tuple(self.seatings))
        if not self.seatings:
            raise RulesError("engine.error.no_seating", rule=self.name)
        for rule, least in (
            ("line_length", 2),
            ("max_shared", 0),
            ("dead_swaps", 0),
            ("stall_rounds", 1),
            ("wild", 0),
            ("remove", 0),
            ("copies", 1),
            ("hold_limit", 1),
        ):
            _whole(rule, getattr(self, rule), least)
        _one_of("no_move", self.no_move, get_args(NoMove))
        _one_of("answer_policy", self.answer_policy, (None, *get_args(AnswerPolicy)))
        _one_of("answer_by", self.answer_by, get_args(AnswerBy))
        _one_of("free_corners", self.free_corners, (True, False))
        _one_of("reshuffle", self.reshuffle, (True, False))

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
        if not fitting:
            numbers = sorted({seating.players for seating in self.seatings})
            raise RulesError("engine.error.players", given=players, works=_listed(numbers))
        for seating in fitting:
            if sides in (None, seating.sides):
                return seating
        numbers = sorted(seating.sides for seating in fitting)
        raise RulesError("engine.error.sides", players=players, given=sides, works=_listed(numbers))


def _whole(rule: str, given: object, least: int) -> None:
    if type(given) is not int or given < least:
        raise RulesError("engine.error.rule_number", rule=rule, given=given, least=least)


def _one_of(rule: str, given: object, works: tuple[object, ...]) -> None:
    if not any(given is value or (isinstance(given, str) and given == value) for value in works):
        raise RulesError("engine.error.rule_value", rule=rule, given=given, works=_listed(works))


def _listed(values: tuple[object, ...] | list[int]) -> str:
    return ", ".join(str(value) for value in values)
