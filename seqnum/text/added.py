"""Words that come with other people's skills: of packages, and of this session.

A package brings ``texts/<language>/<room>.toml``; a session, as a notebook is one, the same as one text.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GROUP = "seqnum.skills"
"""The entry points by which a package adds skills."""

_of_session: dict[str, Any] = {}


def add_texts(name: str, texts: dict[str, Any]) -> None:
    """Take in sentences for a room, as long as this process runs; the same ones in each language."""
    from seqnum.text import flatten

    flatten(name, texts, _of_session)


def brought(key: str, lang: str) -> str | dict[str, str] | None:
    """Return a sentence that is not ours: of this session, else of a package; None where nobody has it."""
    found: str | dict[str, str] | None = _of_session.get(key)
    return added(lang, key.partition(".")[0]).get(key) if found is None else found


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
