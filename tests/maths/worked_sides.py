"""What the equals signs of a worked way join, in any language and among words: the longest notation on either side."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from seqnum.maths import parse
from seqnum.maths.checking import unknowns
from seqnum.maths.errors import NotationError

if TYPE_CHECKING:
    from seqnum.maths.expression import Expression

_ENDS = re.compile(r"(?<=\S)[:;.?](?=\s|$)|,(?![^(]*\))(?:\s(?:and|y|e))?\s|\s(?:and|y|e)\s")


def sides(text: str, lang: str) -> list[tuple[Expression | None, Expression | None]]:
    """Return what stands before and behind each equals sign; None where it cannot be read."""
    found = []
    for clause in _ENDS.split(text):
        for before, behind in pairwise(clause.split(" = ")):
            found.append((_longest(before, lang, last=True), _longest(behind, lang, last=False)))
    return found


def unread(text: str, lang: str) -> int:
    """Return how many equals signs have a side that cannot be read."""
    return sum(None in pair for pair in sides(text, lang))


def untold(text: str, lang: str) -> list[str]:
    """Return the equations that do not hold; those with a letter or a blank only say what it is."""
    return [
        f"{left.plain(lang)} = {right.plain(lang)}"
        for left, right in sides(text, lang)
        if left and right and not unknowns(left) | unknowns(right) and left.evaluate() != right.evaluate()
    ]


def _longest(words: str, lang: str, *, last: bool) -> Expression | None:
    """Return the longest notation that ends the words, or begins them."""
    parts = words.split(" ")
    for cut in range(len(parts)):
        piece = " ".join(parts[cut:] if last else parts[: len(parts) - cut]).strip(",")
        try:
            return parse(piece, lang)
        except NotationError:
            continue
    return None
