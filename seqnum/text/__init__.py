"""Every word a person reads, from one catalogue: ``text/<language>/<room>.toml``, read room by room when needed.

A key is ``room.place.name``. Placeholders are named. Where a sentence depends on a number, the entry is a table of
plural forms (CLDR names: ``one``, ``other`` …) chosen by the value called ``n``.
"""

from __future__ import annotations

import os
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "es", "pt")

_chosen: str | None = None
_region = ""


def set_language(lang: str | None) -> None:
    """Choose the language of messages, charts and tables for this process.

    Parameters
    ----------
    lang
        ``"en"``, ``"es"`` or ``"pt"``, also with a region, whose habits notation follows (``"es-MX"``: ``0.5``, in
        Spain ``0,5``); ``None`` goes back to the environment variable ``SEQNUM_LANG``, else English.

    Raises
    ------
    SeqnumError
        When there are no texts in that language.

    Examples
    --------
    >>> set_language("es")
    >>> language()
    'es'
    >>> set_language(None)
    """
    global _chosen, _region  # noqa: PLW0603 - the one process-wide setting
    _chosen = None if lang is None else base_language(lang)
    _region = "" if lang is None else _split(lang)[1]


def language() -> str:
    """Return the language chosen for this process: ``"en"`` unless somebody chose another."""
    if _chosen is not None:
        return _chosen
    from_environment, _ = _split(os.environ.get("SEQNUM_LANG", ""))
    return from_environment if from_environment in LANGUAGES else "en"


def region(tag: str) -> str:
    """Return the region of a tag such as ``"es-MX"``; without one, that of the process for its language.

    Examples
    --------
    >>> region("es-mx"), region("es")
    ('MX', '')
    """
    lang, place = _split(tag)
    if place or lang != language():
        return place
    return _region if _chosen is not None else _split(os.environ.get("SEQNUM_LANG", ""))[1]


@lru_cache(maxsize=64)
def _split(tag: str) -> tuple[str, str]:
    lang, _, place = tag.replace("_", "-").partition("-")
    return lang.lower(), place.partition("-")[0].upper()


def base_language(lang: str) -> str:
    """Reduce a tag such as ``"pt-BR"`` to a language we have texts in.

    Raises
    ------
    SeqnumError
        When there are none.

    Examples
    --------
    >>> base_language("pt-BR")
    'pt'
    """
    base = _split(lang)[0] if isinstance(lang, str) else ""
    if base not in LANGUAGES:
        from seqnum.text.error import SeqnumError  # whose sentences come from here

        raise SeqnumError("text.no_such_language", given=lang, languages=", ".join(LANGUAGES))
    return base


def chosen_language(lang: str | None) -> str:
    """Return the language somebody asked for, reduced to one we have texts in; that of the process without one.

    Raises
    ------
    SeqnumError
        When there are no texts in that language.

    Examples
    --------
    >>> chosen_language("es-MX"), chosen_language(None)
    ('es', 'en')
    """
    return language() if lang is None else base_language(lang)


@cache
def room(lang: str, name: str) -> dict[str, Any]:
    """Return the texts of one room, flattened: ``{"match.verdict.right": "…"}``.

    They stand in ``<lang>/<room>.toml``; those of a large room also in the files of the folder ``<lang>/<room>/``.

    Raises
    ------
    KeyError
        When there is no such room (a fault of ours, never of a user).
    """
    import tomllib  # both take longer to load than the engine that may raise an error one day
    from importlib.resources import files

    flat: dict[str, Any] = {}
    folder = files("seqnum.text") / lang
    for place in (folder / f"{name}.toml", *_files_in(folder / name)):
        if place.is_file():
            flatten(name, tomllib.loads(place.read_text(encoding="utf-8")), flat)
    if not flat:
        raise KeyError(name)
    return flat


def _files_in(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []


@cache
def catalogue(lang: str) -> dict[str, Any]:
    """Return all texts of one language, flattened."""
    from importlib.resources import files

    names = {entry.name.removesuffix(".toml") for entry in (files("seqnum.text") / lang).iterdir()}
    return {key: text for name in sorted(names) for key, text in room(lang, name).items()}


def flatten(prefix: str, node: dict[str, Any], into: dict[str, Any]) -> None:
    """Put the sentences of a nested table into a flat one, each under its key."""
    for name, value in node.items():
        key = f"{prefix}.{name}"
        if isinstance(value, dict) and "other" not in value:
            flatten(key, value, into)
        else:
            into[key] = value


def known(key: str, lang: str) -> str | dict[str, str] | None:
    """Return a sentence as it stands in the catalogue, or in the texts that come with added skills; else None.

    Examples
    --------
    >>> known("maths.skill.table_all_10.name", "en")
    'Times tables'
    """
    name = key.partition(".")[0]
    ours: str | dict[str, str] | None = room(lang, name).get(key)
    if ours is not None:
        return ours
    from seqnum.text.added import brought  # only who asks for what is not ours pays for looking around

    return brought(key, lang)


def say(key: str, /, lang: str | None = None, **values: object) -> str:
    """Return one sentence for a person.

    Parameters
    ----------
    key
        Where the sentence is: ``room.place.name``.
    lang
        The language; that of the process when left out.
    **values
        What the placeholders stand for.

    Raises
    ------
    KeyError
        When the catalogue has no such sentence (a fault of ours, never of a user).

    Examples
    --------
    >>> say("text.no_such_language", lang="en", given="fr", languages="en, es, pt")
    "There are no texts in 'fr'. Choose one of: en, es, pt."
    """
    lang = chosen_language(lang)
    template = known(key, lang)
    if template is None:
        raise KeyError(key)
    if isinstance(template, dict):
        template = template.get(_plural_form(lang, values["n"]), template["other"])
    return str(template).format(**values)


def _plural_form(lang: str, n: object) -> str:
    from babel import Locale  # a teacher's tables need it, a running game does not

    form: str = Locale(lang).plural_form(n)  # type: ignore[arg-type]  # whatever counts: ints, numpy's too
    return form
