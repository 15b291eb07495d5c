"""xAPI statements: a list of them as JSON, or one on each line."""

from __future__ import annotations

import re
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from seqnum.results.content import refused_file
from seqnum.results.errors import ResultsError
from seqnum.results.imports.rows import OWN, Whole, foreign_attempt, moment
from seqnum.results.imports.take import take_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.results.content import FileContent

EXTENSION = f"urn:x-{OWN}:attempt"
"""Under this name a statement of ours has the attempt whole."""
_ANSWERED = ("/answered", "/attempted", "/completed")
_DURATION = re.compile(r"P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?")


def is_xapi(data: bytes) -> bool:
    """Tell whether a file is of statements.

    Parameters
    ----------
    data
        The content of the file.
    """
    start = data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    return start in {b"{", b"["} and b'"actor"' in data and b'"verb"' in data


def read_xapi(data: bytes, name: str) -> FileContent:
    """Read the answers among statements; what else they tell is passed over.

    Parameters
    ----------
    data
        The content of the file.
    name
        What to call it in tables and reasons.
    """
    game = sha256(data).hexdigest()[:32]
    try:
        statements = list(_statements(data.removeprefix(b"\xef\xbb\xbf")))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return refused_file(name, ResultsError("results.imports.damaged_table"))
    return take_rows(name, ((line, partial(_whole, one, game, line)) for line, one in statements))


def _statements(data: bytes) -> Iterator[tuple[int, Any]]:
    """Yield statements with their line, or with their place in a list."""
    if data.lstrip()[:1] == b"[" or b'"statements"' in data[:200]:
        whole = msgspec.json.decode(data)
        yield from enumerate(whole if isinstance(whole, list) else whole["statements"], start=1)
        return
    try:
        yield 1, msgspec.json.decode(data)
    except msgspec.DecodeError:
        for line, raw in enumerate(data.splitlines(), start=1):
            if raw.strip():
                yield line, msgspec.json.decode(raw)


def _whole(statement: Any, game: str, line: int) -> Whole | None:
    result, context = statement.get("result") or {}, statement.get("context") or {}
    ours = (result.get("extensions") or {}).get(EXTENSION)
    if ours is not None:
        return msgspec.convert(ours, Whole)
    success = result.get("success")
    if not statement["verb"]["id"].endswith(_ANSWERED) or "response" not in result or not isinstance(success, bool):
        return None
    definition = statement["object"].get("definition") or {}
    student = _who(statement["actor"])
    if not student:
        raise ResultsError("results.imports.nobody", line=line)
    attempt = foreign_attempt(
        correct=success,
        exercise=_words(definition.get("name")) or _words(definition.get("description")) or statement["object"]["id"],
        given=_said(definition, str(result["response"])),
        game_id=game,
        seq=line,
        turn=line,
        student=student,
        session_id=str(context.get("registration") or game),
        time_to_answer=_seconds(str(result.get("duration") or "")),
        answered_at=moment(str(statement.get("timestamp") or "")),
        platform=str(context.get("platform") or "xAPI"),
    )
    return Whole(attempt)


def _who(actor: Any) -> str:
    account = actor.get("account") or {}
    told = account.get("name") or actor.get("name") or actor.get("mbox") or actor.get("mbox_sha1sum") or ""
    return str(told).removeprefix("mailto:").strip()


def _words(languages: Any) -> str:
    """Return a text in whatever language it is there first."""
    return str(next(iter(languages.values()))).strip() if languages else ""


def _said(definition: Any, response: str) -> str:
    """Return a response as people read it: of choices, what stands beside their ids."""
    labels = {str(one["id"]): _words(one.get("description")) for one in definition.get("choices") or ()}
    return "; ".join(labels.get(one) or one for one in response.split("[,]"))


def _seconds(text: str) -> float | None:
    found = _DURATION.fullmatch(text)
    if not found or not any(found.groups()):
        return None
    days, hours, minutes, rest = (float(part or 0) for part in found.groups())
    return 86400 * days + 3600 * hours + 60 * minutes + rest
