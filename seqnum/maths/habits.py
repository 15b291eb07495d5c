"""How notation is written in a region: ``0.5`` or ``0,5``, ``÷`` or ``:``, ``sin`` or ``sen``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from seqnum.text import base_language, region, room


@dataclass(frozen=True, slots=True)
class Habits:
    """The notation of one language and region.

    Parameters
    ----------
    lang
        The language of its words.
    decimal, group
        The marks before decimals and between groups of three digits.
    group_from
        How many digits a number must have to be grouped.
    divide
        The sign of division.
    sine, tangent, limit, gcd, lcm, arrangements
        Names of functions; the last is of choices in order: ``P``, ``V``, ``A``.
    vector
        The brackets of a vector where it is drawn; as text it has ``⟨⟩``, not to be taken for a point.
    before, after
        What stands around an amount of money: ``$``, `` €``.
    percent
        The sign of percent, with the space before it where one is usual.
    money, money_one
        An amount in words, and an amount of one.

    Examples
    --------
    >>> habits("en").decimal, habits("es").decimal, habits("es-MX").decimal
    ('.', ',', '.')
    """

    lang: str
    decimal: str
    group: str
    group_from: int
    divide: str
    sine: str
    tangent: str
    limit: str
    gcd: str
    lcm: str
    arrangements: str
    vector: str
    before: str
    after: str
    percent: str
    money: str
    money_one: str


def habits(tag: str) -> Habits:
    """Return the habits of a language tag.

    Parameters
    ----------
    tag
        Such as ``"en"``, ``"es"`` (Spain), ``"es-MX"``, ``"pt"`` (Brazil). Without a region, that of
        `seqnum.text.set_language` where it is of the same language; a region we know nothing of has no say.

    Examples
    --------
    >>> habits("es").divide, habits("es-MX").divide
    (':', '÷')
    """
    lang = base_language(tag)
    return _habits(lang, region(tag))


@cache
def _habits(lang: str, region: str) -> Habits:
    texts = room(lang, "notation")
    chosen = {name: texts.get(f"notation.habits.{region}.{name}", texts[f"notation.habits.{name}"]) for name in _NAMES}
    return Habits(lang=lang, **chosen)


_NAMES = tuple(name for name in Habits.__dataclass_fields__ if name != "lang")
