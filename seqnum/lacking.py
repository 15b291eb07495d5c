"""What is said where Python runs in a browser, a lesson asks for analysis, and there is no pandas to be had."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from seqnum.errors import SeqnumError

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

ANALYSIS = ("matplotlib", "narwhals", "numpy", "pandas")


class NoAnalysisError(SeqnumError, ImportError):
    """A library is asked for that this browser's Python lacks; optional imports of it fail as they always did."""


class LastFinder:
    """Asked for a module after all others: it finds none, and says what to do without those of analysis."""

    @staticmethod
    def find_spec(name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return nothing.

        Raises
        ------
        NoAnalysisError
            When it is one of those that results and charts need.
        """
        if name in ANALYSIS:
            raise NoAnalysisError("text.error.no_analysis", package=name)
        return None


def explain_what_is_lacking() -> None:
    """Have a missing library of analysis explained in a sentence from now on."""
    if LastFinder not in sys.meta_path:
        sys.meta_path.append(LastFinder)
