"""Rules with a name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError
from seqnum.engine.rules import Rules, Seating

if TYPE_CHECKING:
    from collections.abc import Callable


def sequence_numbers() -> Rules:
    """Return the official rules for equation cards.

    Source: the printed instructions of the add-and-subtract game that inspired this one, English text, taken
    literally: two or three players need one sequence, four to six need two, also on three sides. What they leave
    open, what a wrong answer costs, is ours: two tries.

    Examples
    --------
    >>> sequence_numbers().seating(6, sides=3)
    Seating(players=6, sides=3, hand=4, sequences=2)
    """
    return Rules(
        name="sequence_numbers",
        seatings=(
            Seating(players=2, sides=2, hand=5, sequences=1),
            Seating(players=3, sides=3, hand=5, sequences=1),
            Seating(players=4, sides=2, hand=4, sequences=2),
            Seating(players=6, sides=2, hand=4, sequences=2),
            Seating(players=6, sides=3, hand=4, sequences=2),
        ),
    )


def classroom() -> Rules:
    """Return the rules for a lesson.

    Source: :func:`sequence_numbers`. Difference: three sides need one sequence, as in the classic card game. With
    two, three games in four on boards up to 10 × 10 come to a standstill and the others take some thousand turns.

    Examples
    --------
    >>> classroom().seating(6, sides=3)
    Seating(players=6, sides=3, hand=4, sequences=1)
    """
    official = sequence_numbers()
    seatings = tuple(replace(s, sequences=1) if s.sides == 3 else s for s in official.seatings)
    return replace(official, name="classroom", seatings=seatings)


def sequence() -> Rules:
    """Return the rules of the classic card game, played with :func:`~seqnum.engine.classic_layout`.

    Source: the printed instructions, English text: two sides need two sequences, three sides one; the table of
    hands; four wild and four remove cards. Cards ask nothing, so there is no answer policy. Left out: the game does
    not run out of chips.

    Examples
    --------
    >>> [seating.hand for seating in sequence().seatings if seating.sides == 2]
    [7, 6, 5, 4, 3, 3]
    """
    hands = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
    return Rules(
        name="sequence",
        seatings=tuple(
            Seating(players, sides, hand, sequences)
            for players, hand in hands.items()
            for sides, sequences in ((2, 2), (3, 1))
            if players % sides == 0
        ),
        wild=4,
        remove=4,
        answer_policy=None,
    )


PRESETS: dict[str, Callable[[], Rules]] = {
    "sequence_numbers": sequence_numbers,
    "classroom": classroom,
    "sequence": sequence,
}


def preset(name: str) -> Rules:
    """Return the rules with a name.

    Raises
    ------
    RulesError
        When there are none; the message lists those there are.

    Examples
    --------
    >>> preset("sequence").wild
    4
    """
    if name not in PRESETS:
        raise RulesError("engine.error.preset", given=str(name)[:40], works=", ".join(PRESETS))
    return PRESETS[name]()
