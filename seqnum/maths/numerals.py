"""Digits as a region writes them: ``12,345``, ``12 345``, ``12.345``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.habits import Habits


def grouped(digits: str, habits: Habits) -> str:
    """Return the digits of a whole number, in groups of three where the region groups numbers of that length.

    Examples
    --------
    >>> from seqnum.maths.habits import habits
    >>> grouped("4356", habits("en")), grouped("4356", habits("es"))
    ('4,356', '4356')
    """
    if len(digits) < habits.group_from:
        return digits
    first = len(digits) % 3
    groups = [digits[:first]] if first else []
    groups += [digits[at : at + 3] for at in range(first, len(digits), 3)]
    return habits.group.join(groups)


def decimal(text: str, habits: Habits) -> str:
    """Return a decimal, given with a point.

    Examples
    --------
    >>> from seqnum.maths.habits import habits
    >>> decimal("1234.50", habits("pt"))
    '1.234,50'
    """
    whole, _, places = text.partition(".")
    return grouped(whole, habits) + habits.decimal + places
