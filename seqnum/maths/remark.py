"""A sentence about a question, kept as catalogue key and values until somebody reads it in their language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from seqnum.maths.build import as_expression
from seqnum.text import language, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
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
        lang = language() if lang is None else lang
        return say(self.key, lang, **{name: _printed(value, lang) for name, value in self.values.items()})


def _printed(value: Printable, lang: str) -> str:
    if isinstance(value, Remark):
        return value.say(lang)
    return value if isinstance(value, str) else as_expression(value).plain(lang)


def first_discreet(remarks: Iterable[Remark], lang: str | None, secret: Secret) -> str | None:
    """Return the first sentence in which a secret does not stand; None where it stands in all.

    A sentence made from other numbers can hit the answer by chance: "then 2 + 5 would be 12, but it is 7" for 12 − 5.

    Examples
    --------
    >>> from seqnum.maths.secret import Secret
    >>> stop = Remark("maths.why.back", {"question": "12 − 5", "chosen": 2, "back": "2 + 5", "wanted": 12, "got": 7})
    >>> first_discreet([stop, Remark("maths.hint.any")], "en", Secret(as_expression(7)))
    'Take one small step at a time, and write it down.'
    """
    lang = language() if lang is None else lang
    said = (remark.say(lang) for remark in remarks)
    return next((text for text in said if not secret.stands_in(text, lang)), None)
