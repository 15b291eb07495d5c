"""Who sees what: one screen handed round, a screen for each, or a board on the wall and printed cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from seqnum.errors import quoted
from seqnum.match import MatchError

if TYPE_CHECKING:
    from seqnum.engine import Rules
    from seqnum.match import Lesson, Match, Verdict

Screens = Literal["shared", "own", "projector"]
"""One screen that is handed round; each page with the seat chosen on it; a board for all to see, and printed cards."""


def check_screens(screens: object) -> None:
    """Raise unless there is such a choice.

    Raises
    ------
    MatchError
        When there is none.
    """
    if screens not in get_args(Screens):
        raise MatchError("widgets.error.screens", given=quoted(screens), works=", ".join(get_args(Screens)))


def check_printed(match: Match | None, lesson: Lesson | None) -> None:
    """Raise unless something can be played with printed cards, which a projector's board is for.

    Raises
    ------
    MatchError
        When its cards have no numbers because they ask nothing, or were dealt to hands.
    """
    if (match is None and lesson is not None and not lesson.deck.asks) or (match and match.rules.source != "piles"):
        raise MatchError("widgets.error.printed")


def for_piles(rules: Rules) -> Rules:
    """Return the rules for players who each have a pile of printed cards: whatever the teacher taps can be undone."""
    return replace(rules, source="piles", reshuffle=False, undo=True)


def projected(seen: dict[str, Any], picked: str | None) -> dict[str, Any]:
    """Return of what a seat sees that which is for all on the wall: of its pile, the card whose number was given."""
    wanted = {picked, seen["solved"], *(seen["must"] or ())}
    hand = [card for card in seen["hand"] if card["id"] in wanted]
    return seen | {"hand": hand, "must": None if len(hand) > 1 else seen["must"]}


def seen_by(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return a match as a seat may see it, as the browser gets it; ``None`` for somebody who only watches."""
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
    seen["sequences"] = [{"side": side, "cells": cells} for side, cells in seen["sequences"]]
    del seen["over"]
    return seen | {"can_undo": match.can_undo(viewer)}


def verdict_of(said: Verdict, lang: str) -> dict[str, Any]:
    """Return what the board says of an answer, and how it is read aloud where that differs."""
    text, spoken = said.text(lang), said.spoken(lang)
    aloud = {} if spoken == text else {"spoken": spoken}
    return {"tone": said.tone, "text": text, **aloud, "cell": said.cell}


def own_screens(state: dict[str, Any], match: Match, told: int | None) -> dict[str, Any]:
    """Return the state for pages that each show a seat of their own.

    Parameters
    ----------
    state
        What somebody sees who only watches.
    match
        The match.
    told
        The seat whose doing the verdict is about; ``None`` if it is for everybody.

    Returns
    -------
    dict
        The same, and in ``views`` for each seat of a person what it sees instead of that.
    """
    verdict = state["verdict"]
    shared = state | {"can_undo": False, "verdict": verdict if told is None else None}
    views: list[dict[str, Any] | None] = [None] * len(match.seats)
    for seat, sitting in enumerate(match.seats):
        if sitting.kind == "person":
            seen = seen_by(match, seat) | {"verdict": verdict if told in (None, seat) else None}
            views[seat] = {name: value for name, value in seen.items() if value != shared[name]}
    return shared | {"views": views}
