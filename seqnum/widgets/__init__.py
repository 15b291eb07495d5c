"""What shows in a notebook. Each is imported on first use: who plays needs nothing of what a teacher uses."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.widgets.board import Board
    from seqnum.widgets.dashboard import Dashboard
    from seqnum.widgets.deck_builder import DeckBuilder
    from seqnum.widgets.replay import Replay

_HOME_OF = {"Board": "board", "Dashboard": "dashboard", "DeckBuilder": "deck_builder", "Replay": "replay"}

__all__ = ["Board", "Dashboard", "DeckBuilder", "Replay"]


if not TYPE_CHECKING:  # to a type checker a name that is not listed is a mistake

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value: object = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
