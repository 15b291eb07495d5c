"""Words that other packages bring with their skills: ``texts/<language>/<room>.toml`` in the package."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GROUP = "seqnum.skills"
"""The entry points by which a package adds skills."""


@cache
def added(lang: str, name: str) -> dict[str, Any]:
    """Return the texts that other packages add to a room, flattened; English where a package lacks a language.

    A file that cannot be read adds nothing: whoever needs its sentences says what is missing.
    """
    import tomllib

    from seqnum.text import flatten

    flat: dict[str, Any] = {}
    for folder in _folders():
        for language in ("en", lang):
            try:
                texts = tomllib.loads((folder / language / f"{name}.toml").read_text(encoding="utf-8"))
            except (OSError, ValueError):
                continue
            flatten(name, texts, flat)
    return flat


def _folders() -> Iterator[Path]:
    """Yield where the packages' texts stand; nobody's code is run to find them."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec
    from pathlib import Path

    named = (point.value.partition(":")[0].strip() for point in entry_points(group=GROUP))
    for package in sorted({module.partition(".")[0] for module in named}):
        try:
            spec = find_spec(package)
        except (ImportError, ValueError):  # no name of a package; the registry says so where its skill is wanted
            continue
        for place in (spec and spec.submodule_search_locations) or ():
            yield Path(place) / "texts"
