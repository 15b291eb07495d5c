"""xAPI statements (version 1.0.3), one on each line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

import msgspec

from seqnum.match.result_code import NO_MOMENT
from seqnum.results.exports.attempts import attempts_of
from seqnum.results.imports.rows import OWN
from seqnum.results.imports.xapi import EXTENSION

if TYPE_CHECKING:
    import pandas as pd

    from seqnum.attempt import Attempt
    from seqnum.results.imports.rows import Whole

_ANSWERED = {"id": "http://adlnet.gov/expapi/verbs/answered", "display": {"en": "answered"}}
_SKIPPED = {"id": "http://id.tincanapi.com/verb/skipped", "display": {"en": "skipped"}}
_INTERACTION = "http://adlnet.gov/expapi/activities/cmi.interaction"


def xapi_bytes(frame: pd.DataFrame) -> bytes:
    """Return the attempts of a frame as statements; one of a code, whose moment nobody knows, has no timestamp.

    Parameters
    ----------
    frame
        As `Results.frame`.
    """
    return b"".join(msgspec.json.encode(_statement(whole)) + b"\n" for whole in attempts_of(frame))


def _iri(kind: str, name: str) -> str:
    return f"urn:x-{OWN}:{kind}:{quote(name, safe='')}"


def _statement(whole: Whole) -> dict[str, Any]:
    one = whole.attempt
    return {
        "id": str(uuid5(NAMESPACE_URL, _iri("answer", f"{one.game_id}#{one.seq}"))),
        "actor": {"objectType": "Agent", "account": {"homePage": f"urn:x-{OWN}:students", "name": one.student or "-"}},
        "verb": _SKIPPED if one.correct is None else _ANSWERED,
        "object": {
            "objectType": "Activity",
            "id": _iri("card", one.item_id),
            "definition": {
                "type": _INTERACTION,
                "name": {"en": one.item_text},
                "interactionType": "fill-in",
                "correctResponsesPattern": [one.expected],
            },
        },
        "result": _result(whole),
        "context": _context(one),
        **({} if one.answered_at == NO_MOMENT else {"timestamp": one.answered_at.isoformat()}),
    }


def _result(whole: Whole) -> dict[str, Any]:
    one = whole.attempt
    told: dict[str, Any] = {"extensions": {EXTENSION: msgspec.to_builtins(whole)}}
    if one.correct is not None:
        told |= {"success": one.correct, "response": one.chosen or ""}
    if one.time_to_answer is not None:
        told["duration"] = f"PT{one.time_to_answer:.2f}S"
    return told


def _context(one: Attempt) -> dict[str, Any]:
    about = {
        "parent": [_iri("game", one.game_id)],
        "category": [_iri("deck", one.deck_id or "-")],
        "grouping": [_iri("class", one.class_id)] if one.class_id else [],
        "other": [_iri("skill", skill) for skill in one.skills_all],
    }
    activities = {kind: [{"objectType": "Activity", "id": iri} for iri in iris] for kind, iris in about.items() if iris}
    return {"registration": str(uuid5(NAMESPACE_URL, _iri("session", one.session_id))), "contextActivities": activities}
