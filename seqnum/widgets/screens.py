"""Who sees what: one screen handed round, or a screen for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from seqnum.errors import quoted
from seqnum.match import MatchError

if TYPE_CHECKING:
    from seqnum.match import Match

Screens = Literal["shared", "own"]
"""One screen that is handed round, or each page shows the seat that was chosen on it."""


def check_screens(screens: object) -> None:
    """Raise unless there is such a choice.

    Raises
    ------
    MatchError
        When there is none.
    """
    if screens not in get_args(Screens):
        raise MatchError("widgets.error.screens", given=quoted(screens), works=", ".join(get_args(Screens)))


def seen_by(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return a match as a seat may see it, as the browser gets it; ``None`` for somebody who only watches."""
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
    seen["sequences"] = [{"side": side, "cells": cells} for side, cells in seen["sequences"]]
    del seen["over"]
    return seen | {"can_undo": match.can_undo(viewer)}


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
