"""Whether options can be: each by itself, and all together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seqnum.engine.rules import Rules, Seating

_SWITCHES = (
    "free_corners", "must_claim", "unequal_sides", "specials_can_be_dead", "reshuffle", "open_hands", "talk_penalty",
    "undo", "wait_for_draw", "hints",
)  # fmt: skip
_LEAST = {
    "line_length": 2,
    "max_shared": 0,
    "sequences_to_win": 1,
    "dead_swaps": 0,
    "stall_rounds": 1,
    "turn_limit": 1,
    "wild": 0,
    "remove": 0,
    "copies": 1,
    "hold_limit": 1,
}
"""Whole numbers, and from where up."""
_MAY_BE_NONE = {"sequences_to_win", "dead_swaps", "turn_limit"}
_LEAST_EACH = {"handicap": 0, "chips": 1}
"""Tuples of whole numbers, and from where up."""

_TOGETHER: tuple[tuple[str, object, str, object], ...] = (
    ("recount", "max_per_line", "must_claim", False),
    ("source", "dice", "draw", "auto"),
    ("source", "dice", "dead_swaps", 0),
    ("source", "dice", "no_move", "pass"),
    ("source", "dice", "talk_penalty", False),
    ("source", "dice", "answer_policy", None),
    ("source", "piles", "reshuffle", False),
)
"""Where the first option has this value, the other one needs that value."""


def check_seating(seating: Seating) -> None:
    """Raise unless the numbers of a seating are possible."""
    _whole("sides", seating.sides, 2)
    _whole("players", seating.players, seating.sides)
    _whole("hand", seating.hand, 1)
    _whole("sequences", seating.sequences, 1)


def check_rules(rules: Rules, choices: Mapping[str, tuple[object, ...]]) -> None:
    """Raise unless the options of rules are possible, alone and together; make lists among them tuples.

    Parameters
    ----------
    rules
        What to check.
    choices
        The options that are a choice of words, with the words.

    Raises
    ------
    RulesError
        When they are not; the message names what would work.
    """
    for option in ("seatings", "handicap", "remove_exempt", "extra_turn_faces", "chips"):
        if isinstance(getattr(rules, option), list):
            object.__setattr__(rules, option, tuple(getattr(rules, option)))
    if not rules.seatings:
        raise RulesError("engine.error.no_seating", rule=rules.name)
    for option, works in {**choices, **dict.fromkeys(_SWITCHES, (True, False))}.items():
        _one_of(option, getattr(rules, option), works)
    for option, least in _LEAST.items():
        if getattr(rules, option) is not None or option not in _MAY_BE_NONE:
            _whole(option, getattr(rules, option), least)
    _check_tuples(rules)
    _check_together(rules)


def _check_tuples(rules: Rules) -> None:
    for option, least in _LEAST_EACH.items():
        for number in _tuple(option, getattr(rules, option)):
            _whole(option, number, least)
    for option in ("remove_exempt", "extra_turn_faces"):
        for face in _tuple(option, getattr(rules, option)):
            if not isinstance(face, str) or not face:
                raise RulesError("engine.error.rule_face", rule=option, given=face)


def _check_together(rules: Rules) -> None:
    least = 1 if rules.recount == "max_per_line" else 0
    if not least <= rules.max_shared < rules.line_length:
        most = rules.line_length - 1
        raise RulesError("engine.error.max_shared", given=rules.max_shared, least=least, most=most)
    for option, value, other, needed in _TOGETHER:
        if getattr(rules, option) == value and getattr(rules, other) != needed:
            found = getattr(rules, other)
            raise RulesError(
                "engine.error.together", rule=option, value=value, other=other, given=found, works=repr(needed)
            )
    if rules.check == "partner" and rules.answer_policy in (None, "challenge", "honour"):
        raise RulesError(
            "engine.error.together",
            rule="check",
            value="partner",
            other="answer_policy",
            given=rules.answer_policy,
            works="'two_tries', 'retry', 'lose_turn' or 'reveal'",
        )
    for seating in rules.seatings:
        if rules.source == "dice" and seating.hand != 1:
            raise RulesError(
                "engine.error.together", rule="source", value="dice", other="hand", given=seating.hand, works="1"
            )
        if not (seating.equal or rules.unequal_sides):
            raise RulesError("engine.error.unequal_sides", players=seating.players, sides=seating.sides)
    most_sides = max(seating.sides for seating in rules.seatings)
    if rules.chips is not None and len(rules.chips) < most_sides:
        raise RulesError("engine.error.chips", given=rules.chips, sides=most_sides)
    if len(rules.handicap) > most_sides:
        raise RulesError("engine.error.handicap", given=rules.handicap, sides=most_sides)


def _tuple(rule: str, given: object) -> tuple[object, ...]:
    if given is None and rule == "chips":
        return ()
    if not isinstance(given, tuple):
        raise RulesError("engine.error.rule_list", rule=rule, given=given)
    return given


def _whole(rule: str, given: object, least: int) -> None:
    if type(given) is not int or given < least:
        raise RulesError("engine.error.rule_number", rule=rule, given=given, least=least)


def _one_of(rule: str, given: object, works: tuple[object, ...]) -> None:
    if not any(given is value or (isinstance(given, str) and given == value) for value in works):
        raise RulesError("engine.error.rule_value", rule=rule, given=given, works=listed(works))


def listed(values: Iterable[object]) -> str:
    """Return values in one line, for a message."""
    return ", ".join(str(value) for value in values)
