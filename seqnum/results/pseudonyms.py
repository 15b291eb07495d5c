"""Results without names: each becomes a keyed hash, the same in every file as long as the key is."""

from __future__ import annotations

import hmac
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from seqnum.results.content import FileContent, Refusal, Row
from seqnum.results.errors import ResultsError
from seqnum.results.roster import key as folded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SHORTEST_KEY = 16
"""Characters: a shorter one can be found by trying the names of a school."""
SHORTEST_WORD = 3
"""Letters of a part of a name that is looked for in texts; shorter ones are words of many languages."""


def pseudonymized(contents: Sequence[FileContent], secret: str | bytes) -> list[FileContent]:
    """Return what was read without any name of a pupil, class or file; see `Results.pseudonymize`.

    Parameters
    ----------
    contents
        What was read, file by file.
    secret
        The key.

    Raises
    ------
    ResultsError
        When the key is too short, or none.
    """
    if not isinstance(secret, str | bytes) or len(secret) < SHORTEST_KEY:
        raise ResultsError("results.pseudonyms.short_key", n=SHORTEST_KEY)
    secret = secret.encode() if isinstance(secret, str) else secret

    def hashed(kind: str, name: str) -> str:
        message = f"{kind}:{folded(name)}".encode("utf-8", "surrogatepass")
        return f"{kind}_{hmac.digest(secret, message, 'sha256').hex()[:32]}"

    students = {row.attempt.student for content in contents for row in content.rows}
    students |= {seat.name for content in contents for seats in content.seats.values() for seat in seats if seat.name}
    names = {content.name: hashed("f", content.name) for content in contents}
    hidden = _hiding(names | {student: hashed("s", student) for student in students})
    return [_of_file(content, names[content.name], hashed, hidden) for content in contents]


def _hiding(hashes: dict[str, str]) -> Callable[[str], str]:
    """Return what puts hashes in the place of names in a text; parts of a name become a dash."""
    words = {word.casefold() for name in hashes for word in re.findall(rf"[^\W\d_]{{{SHORTEST_WORD},}}", name)}
    whole = {name.casefold(): hashed for name, hashed in hashes.items() if not name.isdecimal()}
    parts = sorted({*whole, *words}, key=len, reverse=True)
    if not parts:
        return lambda text: text
    found = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, parts))})(?!\w)", re.IGNORECASE)
    return lambda text: found.sub(lambda one: whole.get(one[0].casefold(), "–"), text)


def _of_file(
    content: FileContent, name: str, hashed: Callable[[str, str], str], hidden: Callable[[str], str]
) -> FileContent:
    def card(item: str) -> str:
        """Return the id of a card: that of a teacher's own is its text without spaces, in which no name is found."""
        return hashed("own", item) if item.startswith("own:") else item

    def row(one: Row) -> Row:
        told = one.attempt
        changes: dict[str, Any] = {"student": hashed("s", told.student), "deck_id": hidden(told.deck_id)}
        if told.class_id is not None:
            changes["class_id"] = hashed("c", told.class_id)
        if told.skill is None:  # a teacher's own words; skills ask no names
            changes |= {
                field: hidden(text)
                for field in ("item_text", "expected", "chosen", "chosen_text")
                if (text := getattr(told, field)) is not None
            }
        changes |= {"item_id": card(told.item_id), "hand": tuple(map(card, told.hand))}
        return Row(msgspec.structs.replace(told, **changes), name, one.line)

    def why(reason: ResultsError) -> ResultsError:
        told = {name: hidden(value) if isinstance(value, str) else value for name, value in reason.values.items()}
        return ResultsError(reason.key, **told)

    return replace(
        content,
        name=name,
        rows=[row(one) for one in content.rows],
        seats={
            game: tuple(msgspec.structs.replace(seat, name=hashed("s", seat.name)) for seat in seats)
            for game, seats in content.seats.items()
        },
        operands={(card(item), level): operands for (item, level), operands in content.operands.items()},
        refusals=[Refusal(name, one.line, why(one.why)) for one in content.refusals],
        doubts={line: why(reason) for line, reason in content.doubts.items()},
    )
