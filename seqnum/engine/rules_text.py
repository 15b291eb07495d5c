"""Rules as one line of text: ``classroom answer_policy=retry hold_limit=3``.

The name, then the options that differ from the preset of that name, or from the defaults of :class:`Rules` where no
preset has the name. An option is ``name=value``; a value is a number, ``yes`` or ``no``, ``none``, or a word, and for
a list its members with commas between them. A seating is ``players/sides/hand/sequences`` (and so on, as the fields of
:class:`Seating` go; those at the end that have their default are left out). Anything else is escaped
(:mod:`seqnum.engine.words`).
"""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from seqnum.engine.errors import MalformedText
from seqnum.engine.presets import PRESETS
from seqnum.engine.rules import Rules, Seating
from seqnum.engine.words import escape, unescape, words_in
from seqnum.errors import SeqnumError

_NUMBER = re.compile(r"-?[0-9]{1,9}")
_YES_NO = {"yes": True, "no": False}
_NONE = "none"
_MARKS = "=,/"


def rules_text(rules: Rules) -> str:
    """Return rules as text; see :meth:`Rules.text`."""
    usual = _usual(rules.name)
    changed = [
        f"{option}={write_value(value)}"
        for option in _hints(Rules)
        if option != "name" and (value := getattr(rules, option)) != usual.get(option, MISSING)
    ]
    return " ".join([escape(rules.name, "="), *changed])


def parse_rules(text: str) -> Rules:
    """Return the rules that a text describes; see :meth:`Rules.parse`."""
    words = list(words_in(str(text)))
    if not words or "=" in words[0][1]:
        raise MalformedText("engine.notation.rules_name", given=str(text)[:40], works=", ".join(PRESETS))
    name = unescape(words[0][1], words[0][0])
    options = _usual(name)
    seen: set[str] = set()
    for column, word in words[1:]:
        option, sign, value = word.partition("=")
        if option not in _hints(Rules) or option in ("name", *seen) or not sign:
            works = ", ".join(one for one in _hints(Rules) if one not in ("name", *seen))
            raise MalformedText("engine.notation.rules_option", column=column, given=word[:40], works=works)
        seen.add(option)
        options[option] = _value(option, value, column, options)
    if "seatings" not in options:
        raise MalformedText("engine.notation.rules_seatings", name=name[:40], works=", ".join(PRESETS))
    return Rules(**{**options, "name": name})


def write_value(value: object) -> str:
    """Return the value of an option as one word.

    Examples
    --------
    >>> write_value(True), write_value(None), write_value(("a", "b c")), write_value(Seating(2, 2, 5, 1))
    ('yes', 'none', 'a,b%20c', '2/2/5/1')
    """
    if value is None:
        return _NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(write_value(one) for one in value)
    if isinstance(value, Seating):
        return seating_text(value)
    return escape(str(value), _MARKS, (_NONE,))


def seating_text(seating: Seating) -> str:
    """Return a seating as one word.

    Examples
    --------
    >>> seating_text(Seating(players=4, sides=2, hand=4, sequences=2))
    '4/2/4/2'
    """
    parts = [(getattr(seating, field.name), field.default) for field in fields(seating)]
    while parts and parts[-1][0] == parts[-1][1]:
        parts.pop()
    return "/".join(write_value(value) for value, _ in parts)


def parse_seating(text: str, column: int = 1) -> Seating:
    """Return the seating that a word stands for.

    Raises
    ------
    MalformedText, RulesError
        When it stands for none.

    Examples
    --------
    >>> parse_seating("4/2/4/2")
    Seating(players=4, sides=2, hand=4, sequences=2)
    """
    try:
        return _read_seating(text, column)
    except (TypeError, ValueError) as error:
        if isinstance(error, SeqnumError):
            raise
        raise MalformedText("engine.notation.seating", column=column, given=text[:40]) from None


def _usual(name: str) -> dict[str, Any]:
    """Return the options that need not be said."""
    if name in PRESETS:
        rules = PRESETS[name]()
        return {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {field.name: field.default for field in fields(Rules) if field.default is not MISSING}


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _value(option: str, word: str, column: int, usual: dict[str, Any]) -> object:
    try:
        return _read(word, _hints(Rules)[option], column)
    except ValueError as error:
        if isinstance(error, SeqnumError):
            raise
        example = write_value(usual[option]) if option in usual else "2/2/5/1"
        raise MalformedText(
            "engine.notation.rules_value", column=column, option=option, given=word[:40], example=f"{option}={example}"
        ) from None


def _read(word: str, hint: Any, column: int) -> object:
    """Read a word as a value of a type; ValueError when it is none."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _read_one_of(word, inner, column)
    if origin is tuple:
        return tuple(_read(part, inner[0], column) for part in word.split(",")) if word else ()
    if hint is Seating:
        return _read_seating(word, column)
    if hint is str and word and not set(word) & set(_MARKS):
        return unescape(word, column)
    if hint is int and _NUMBER.fullmatch(word):
        return int(word)
    named: dict[str, object] = {_NONE: None} if hint is NoneType else {**_YES_NO} if hint is bool else {}
    named |= dict(zip(inner, inner, strict=True))
    if word in named:
        return named[word]
    raise ValueError(word)


def _read_one_of(word: str, kinds: tuple[Any, ...], column: int) -> object:
    for kind in sorted(kinds, key=lambda kind: kind is str):
        try:
            return _read(word, kind, column)
        except SeqnumError:
            raise
        except ValueError:
            continue
    raise ValueError(word)


def _read_seating(word: str, column: int) -> Seating:
    parts = word.split("/")
    hints = list(_hints(Seating).values())
    if len(parts) > len(hints):
        raise ValueError(word)
    try:
        return Seating(*(_read(part, hint, column) for part, hint in zip(parts, hints, strict=False)))  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(word) from None
