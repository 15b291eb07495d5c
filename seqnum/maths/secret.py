"""Whether a sentence holds the answer: hints and reactions to a wrong number must not."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from seqnum.maths.expression import Decimal, Number, Op
from seqnum.maths.habits import habits

if TYPE_CHECKING:
    from seqnum.maths.expression import Expression


def numbers_in(text: str, lang: str = "en") -> set[str]:
    """Return the numbers that stand in a text, without their signs; a fraction is one number, a decimal too.

    Parameters
    ----------
    text
        The text.
    lang
        Says what is a decimal mark and what only divides digits into groups.

    Examples
    --------
    >>> sorted(numbers_in("−8 + 1/2 = −7 1/2"))
    ['1/2', '7', '8']
    >>> sorted(numbers_in("1.250 e 0,50", "pt"))
    ['0.5', '1250']
    """
    marks = habits(lang)
    return {_plain(found, marks.group, marks.decimal) for found in _pattern(lang).findall(text)}


@cache
def _pattern(lang: str) -> re.Pattern[str]:
    marks = habits(lang)
    group, decimal = re.escape(marks.group), re.escape(marks.decimal)
    return re.compile(rf"(?:\d{{1,3}}(?:{group}\d{{3}})+(?!\d)|\d+)(?:{decimal}\d+)?(?:/\d+)?")


def _plain(number: str, group: str, decimal: str) -> str:
    whole, mark, places = number.partition(decimal)
    if not mark or "/" in number:
        return number.replace(group, "")
    return f"{whole.replace(group, '')}.{places}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Secret:
    """An answer that must not be told.

    Parameters
    ----------
    written
        The answer in its form.

    Examples
    --------
    >>> from seqnum.maths.build import as_expression, decimal, juxtapose, sqrt
    >>> Secret(as_expression(-7)).stands_in("7 is left", "en"), Secret(as_expression(7)).stands_in("7/8", "en")
    (True, False)
    >>> Secret(decimal("0.5")).stands_in("0,50", "es"), Secret(juxtapose(2, sqrt(3))).stands_in("12√3", "en")
    (True, False)
    """

    written: Expression

    def stands_in(self, text: str, lang: str) -> bool:
        """Say whether a text holds the answer, whatever its sign."""
        shown = self.written.plain(lang).removeprefix("−")
        number = _number(self.written)
        if number is not None:
            return not numbers_in(number.plain(lang), lang).isdisjoint(numbers_in(text, lang))
        return re.search(rf"(?<![\w.,]){re.escape(shown)}(?!\w|[.,]\w)", text) is not None

    def is_on(self, card: str, lang: str) -> bool:
        """Say whether a card shows the answer itself, be it in a fraction: what all can read is no secret."""
        number = _number(self.written)
        part = isinstance(number, Number) and str(number.value) in re.findall(r"\d+", card)
        return part or self.stands_in(card, lang)


def _number(written: Expression) -> Expression | None:
    """Return the number that says it all: of ``−7`` the 7, of ``20%`` the 20; None for what is more than a number."""
    match written:
        case Number() | Decimal() | Op("frac", (Number(), Number())):
            return written
        case Op("neg" | "percent" | "money", (inner,)):
            return _number(inner)
    return None
