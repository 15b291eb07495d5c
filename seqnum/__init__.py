"""Maths lessons as a board game in Jupyter.

Every public name is imported on first use, so ``import seqnum`` stays cheap.

Examples
--------
>>> import seqnum as sq
>>> deck = sq.Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=7)
>>> match = sq.Match(deck, ["Ana", sq.players.Heuristic(level=2)], seed=1)
>>> match.seats[1].name
'Computer'
"""

from __future__ import annotations

import sys
from importlib import import_module

from seqnum.version import __version__

TYPE_CHECKING = False  # as in typing, whose import would take longer than this one
if TYPE_CHECKING:
    from typing import Any

    from seqnum import decks, engine, forecasting, maths, players, results
    from seqnum.attempt import Attempt
    from seqnum.decks import Deck, curricula, curriculum
    from seqnum.errors import SeqnumError
    from seqnum.forecasting import Forecast, forecast
    from seqnum.match import Lesson, Match, Pupil
    from seqnum.maths.skill import skill
    from seqnum.maths.skills import SKILLS
    from seqnum.results import Results
    from seqnum.text import set_language
    from seqnum.widgets import Board

_ROOMS = ("decks", "engine", "forecasting", "maths", "players", "results")
_HOME_OF = {
    "Attempt": "attempt",
    "Board": "widgets",
    "Dashboard": "widgets",
    "Deck": "decks",
    "DeckBuilder": "widgets",
    "Forecast": "forecasting",
    "Lesson": "match",
    "Match": "match",
    "Pupil": "match",
    "Replay": "widgets",
    "Results": "results",
    "SKILLS": "maths.skills",
    "SeqnumError": "errors",
    "curricula": "decks",
    "curriculum": "decks",
    "forecast": "forecasting",
    "set_language": "text",
    "skill": "maths.skill",
}

__all__ = [
    "SKILLS",
    "Attempt",
    "Board",
    "Dashboard",
    "Deck",
    "DeckBuilder",
    "Forecast",
    "Lesson",
    "Match",
    "Pupil",
    "Replay",
    "Results",
    "SeqnumError",
    "__version__",
    "curricula",
    "curriculum",
    "decks",
    "engine",
    "forecast",
    "forecasting",
    "maths",
    "players",
    "results",
    "set_language",
    "skill",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in _ROOMS:
        return import_module(f"{__name__}.{name}")
    if name not in _HOME_OF:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def _show_match(match: Any, **options: Any) -> Any:
    from seqnum.widgets import Board

    return Board(match)._repr_mimebundle_(**options)


def _teach_notebook() -> None:
    """Have notebooks show a match as its board; a match itself knows nothing of widgets."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None:
        shell.display_formatter.mimebundle_formatter.for_type_by_name("seqnum.match.match", "Match", _show_match)


_teach_notebook()
if sys.platform == "emscripten":
    from seqnum.lacking import explain_what_is_lacking

    explain_what_is_lacking()
