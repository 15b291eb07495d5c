"""The sentences of phrases: words with places for notation, ``remainder of {a}``."""

from __future__ import annotations

from functools import cache
from string import Formatter
from typing import TYPE_CHECKING

from seqnum.maths.errors import NotationError
from seqnum.text import room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.maths.expression import Expression

PLACES = "abcdef"

_PREFIX = "notation.phrase."
_SPOKEN = "_spoken"


def phrase_names() -> list[str]:
    """Return the names of all phrases.

    Examples
    --------
    >>> "remainder" in phrase_names()
    True
    """
    keys = (key.removeprefix(_PREFIX) for key in room("en", "notation") if key.startswith(_PREFIX))
    return [name for name in keys if not name.endswith(_SPOKEN)]


@cache
def pieces(name: str, lang: str, *, spoken: bool = False) -> tuple[tuple[str, int | None], ...]:
    """Return a sentence as words, each with the number of the argument that follows them.

    Examples
    --------
    >>> pieces("larger", "en")
    (('larger of ', 0), (' and ', 1))
    """
    texts = room(lang, "notation")
    template = texts[_PREFIX + name]
    if spoken:
        template = texts.get(_PREFIX + name + _SPOKEN, template)
    return tuple(
        (words, None if place is None else PLACES.index(place)) for words, place, _, _ in Formatter().parse(template)
    )


def check_phrase(name: str, args: Sequence[Expression]) -> None:
    """Refuse a phrase nobody has written, or one with too few or too many arguments."""
    if f"{_PREFIX}{name}" not in room("en", "notation"):
        raise NotationError("notation.error.no_such_phrase", given=name)
    wanted = len({index for _, index in pieces(name, "en") if index is not None})
    if len(args) != wanted:
        raise NotationError("notation.error.operands", kind=name, wanted=wanted, given=len(args))
    for arg in args:
        if type(arg).__name__ == "Phrase":
            raise NotationError("notation.error.cannot_hold", kind=name, given=repr(arg))
