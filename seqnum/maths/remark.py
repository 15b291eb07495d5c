"""A sentence about a question, kept as catalogue key and values until somebody reads it in their language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from seqnum.maths.aloud import without_signs
from seqnum.maths.build import as_expression
from seqnum.maths.expression import Expression
from seqnum.text import language, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from seqnum.maths.exact import Value
    from seqnum.maths.secret import Secret

Printable: TypeAlias = "Expression | Value | int | str | Remark"
Values: TypeAlias = "dict[str, Printable]"


@dataclass(frozen=True)
class Remark:
    """One sentence about a question: numbers and expressions in it are printed as notation.

    Parameters
    ----------
    key
        The sentence's key in the catalogue.
    values
        What its placeholders stand for.

    Examples
    --------
    >>> Remark("maths.why.back", {"question": "15 − 8", "chosen": -9, "back": "−9 + 8", "wanted": 15, "got": -1}).say()
    'If 15 − 8 were −9, then −9 + 8 would be 15. But it is −1.'
    """

    key: str
    values: Mapping[str, Printable] = field(default_factory=dict)

    def say(self, lang: str | None = None) -> str:
        """Return the sentence in one language."""
        return _written(self, language() if lang is None else lang, Expression.plain)

    def aloud(self, lang: str | None = None) -> str:
        """Return the sentence for the ear: what is printed as notation is in words.

        Examples
        --------
        >>> from seqnum.maths.build import sub
        >>> values = {"question": sub(15, 8), "chosen": -9, "back": "−9 + 8", "wanted": 15, "got": -1}
        >>> Remark("maths.why.back", values).aloud("en")
        'If 15 minus 8 were minus 9, then minus 9 plus 8 would be 15. But it is minus 1.'
        """
        lang = language() if lang is None else lang
        return without_signs(_written(self, lang, Expression.spoken), lang)


def _written(remark: Remark, lang: str, notation: Callable[[Expression, str], str]) -> str:
    def write(value: Printable) -> str:
        if isinstance(value, Remark):
            return _written(value, lang, notation)
        return value if isinstance(value, str) else notation(as_expression(value), lang)

    return say(remark.key, lang, **{name: write(value) for name, value in remark.values.items()})


def first_discreet(remarks: Iterable[Remark], lang: str | None, secret: Secret) -> Remark | None:
    """Return the first remark in which a secret does not stand; None where it stands in all.

    A sentence made from other numbers can hit the answer by chance: "then 2 + 5 would be 12, but it is 7" for 12 − 5.

    Examples
    --------
    >>> from seqnum.maths.secret import Secret
    >>> stop = Remark("maths.why.back", {"question": "12 − 5", "chosen": 2, "back": "2 + 5", "wanted": 12, "got": 7})
    >>> first_discreet([stop, Remark("maths.hint.any")], "en", Secret(as_expression(7))).say("en")
    'Take one small step at a time, and write it down.'
    """
    lang = language() if lang is None else lang
    return next((remark for remark in remarks if not secret.stands_in(remark.say(lang), lang)), None)
