"""How a face looks and sounds: a number, a playing card, an animal, a state."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from seqnum.engine import PRESETS, preset
from seqnum.maths import Expression, NotationError, Number
from seqnum.maths.expression import Decimal, Op, Text
from seqnum.maths.written import face_expression
from seqnum.text import base_language, region, room, say

_NUMBER = re.compile(r"-?\d+(/\d+)?", re.ASCII)
_PLAYING_CARD = re.compile(r"(10|[2-9JQKA])([SHDC])")
_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class FaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A face for the eye and for the ear."""

    text: str
    spoken: str
    mathml: str | None = None
    """Only where plain text would not do: a fraction, a root, a power, a letter."""
    suit: str | None = None
    """``S``, ``H``, ``D`` or ``C`` of a playing card; the text is then the rank and the suit's sign."""
    caption: str = ""
    """What the text stands for, where it is short for something."""


def face_view(face: str, lang: str, rules: str = "") -> FaceView:
    """Return a face as it is shown and said in a language.

    Parameters
    ----------
    face
        What a space shows, as the engine writes it.
    lang
        The language, with or without a region.
    rules
        The rules the deck was made for: ``KS`` is Kansas among states, the king of spades elsewhere.

    Examples
    --------
    >>> face_view("QS", "en")
    FaceView(text='Q♠', spoken='queen of spades', mathml=None, suit='S', caption='')
    >>> face_view("0.75", "es", "classroom")
    FaceView(text='0,75', spoken='0,75', mathml=None, suit=None, caption='')
    >>> face_view("bear", "es").text, face_view("NY", "pt", "states").caption
    ('oso', 'Nova York')
    """
    place = region(lang)  # which may be that of the process, and may change
    return _face_view(face, f"{base_language(lang)}-{place}", rules)


@cache
def _face_view(face: str, lang: str, rules: str) -> FaceView:
    known = room(base_language(lang), "faces")
    if rules == "states" and f"faces.place.{face}" in known:
        name = say(f"faces.place.{face}", lang)
        return FaceView(text=face, spoken=name, caption=name)
    if (number := _notation(face, rules)) is not None:
        mathml = None if _is_plain(number) else number.mathml(lang)
        return FaceView(text=number.plain(lang), spoken=number.spoken(lang), mathml=mathml)
    if found := _PLAYING_CARD.fullmatch(face):
        rank, suit = found.groups()
        named = rank if rank.isdecimal() else say(f"faces.rank.{rank}", lang)
        spoken = say("faces.card", lang, rank=named, suit=say(f"faces.suit.{suit}", lang))
        return FaceView(text=f"{rank}{_SIGNS[suit]}", spoken=spoken, suit=suit)
    name = say(f"faces.thing.{face}", lang) if f"faces.thing.{face}" in known else face
    return FaceView(text=name, spoken=name.replace("\u00ad", ""))  # it breaks there where a space is narrow


def _notation(face: str, rules: str) -> Expression | None:
    """Return a face that is notation: always a number, and whatever stands on a board whose cards ask questions."""
    if not _NUMBER.fullmatch(face) and (rules not in PRESETS or preset(rules).answer_policy is None):
        return None
    try:
        return face_expression(face)
    except NotationError:
        return None


def _is_plain(number: Expression) -> bool:
    if isinstance(number, Op) and number.kind in {"neg", "percent", "money"}:
        return _is_plain(number.args[0])
    return isinstance(number, Number | Decimal | Text)
