"""A class's attempts: read, checked, counted and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.results.errors import ResultsError, UnknownColumn
    from seqnum.results.results import Results

__all__ = ["Results", "ResultsError", "UnknownColumn"]


def __getattr__(name: str) -> object:
    """Import a public name on first use: reading results needs pandas, `import seqnum` does not."""
    if name == "Results":
        from seqnum.results.results import Results

        return Results
    if name in __all__:
        from seqnum.results import errors

        return getattr(errors, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
