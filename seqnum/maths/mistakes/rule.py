"""What a misconception is in code, and how several of them become a look-up for one question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TypeVar

from seqnum.maths.exact import Value
from seqnum.maths.numbers import canonical

Rational = TypeVar("Rational", int, Fraction)
"""What many misconceptions take: whole numbers on cards, any in an exercise somebody typed."""

Wrong = Value | int | tuple[Value | int, ...] | None
"""One wrong value, several, or None where the misconception does not apply."""

Rule = Callable[..., Wrong]
"""A misconception: a function of the operands, named after its id."""


def named(rule: Rule, *operands: object) -> tuple[str, Wrong]:
    """Return a misconception's id with what it gives.

    Examples
    --------
    >>> from seqnum.maths.mistakes.add_columns import no_carry
    >>> named(no_carry, 47, 38)
    ('no_carry', 75)
    """
    return rule.__name__, rule(*operands)


def wrong_answers(given: Iterable[tuple[str, Wrong]], answer: Value | int) -> dict[str, tuple[str, ...]]:
    """Return each wrong answer, canonical, with the ids of the misconceptions that give it.

    Parameters
    ----------
    given
        Misconception ids with what they give.
    answer
        The right answer; whoever gets it by a wrong rule gets it all the same.

    Examples
    --------
    >>> wrong_answers([("no_carry", 75), ("off_by_ten", (75, 95)), ("lucky", 85), ("silent", None)], 85)
    {'75': ('no_carry', 'off_by_ten'), '95': ('off_by_ten',)}
    """
    found: dict[str, tuple[str, ...]] = {}
    for name, wrong in given:
        for value in wrong if isinstance(wrong, tuple) else (wrong,):
            if value is not None and value != answer:
                text = str(value) if isinstance(value, int) else canonical(value)
                if name not in found.get(text, ()):
                    found[text] = (*found.get(text, ()), name)
    return found
