"""Class codes: a lesson as one word to paste.

It is packed, not secret: whoever has it can make the deck and read every answer, which is why it begins with ``open``.
A changed or missing character is noticed. A deck that was generated goes along as its deck code; one of a teacher's own
questions whole, but for what our skills say about them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from seqnum.decks.document import DeckDocument, decode, encode
from seqnum.engine import CodeError, Rules
from seqnum.engine.packing import LONGEST, Packer, Unpacker
from seqnum.errors import SeqnumError, quoted
from seqnum.match.deck_packing import deck_of, pack_check, split_code, unpack_check
from seqnum.match.errors import MatchError
from seqnum.match.lesson import MOST_PUPILS, Lesson
from seqnum.text import LANGUAGES

if TYPE_CHECKING:
    from seqnum.decks import Deck

KIND = "openlesson1"
_CODE = re.compile(r"openlesson\d[0-9A-Za-z]*", re.ASCII)
_MOST_SIDES = 8


def lesson_code(lesson: Lesson) -> str:
    """Return a lesson as a code; see :meth:`Lesson.code`."""
    deck, pupils = lesson.deck, lesson.pupils
    recipe, check = split_code(deck) if deck.recipe else ("", "0")
    name = "" if deck.recipe and deck_of(recipe, check).name == deck.name else deck.name
    name = " ".join(name.split())
    names = [] if isinstance(pupils, int) else pupils
    packer = Packer()
    try:
        packer.text("\n".join([lesson.rules.text(), recipe, name, lesson.ends_at or "", *names]))
        if deck.recipe is None:
            packer.text(_own_questions(deck))
        pack_check(packer, check)
        packer.number(LANGUAGES.index(lesson.lang), len(LANGUAGES))
        packer.number(pupils if isinstance(pupils, int) else 0, MOST_PUPILS + 1)
        packer.number(lesson.sides or 0, _MOST_SIDES)
        packer.number(lesson.sound, 2)
        return packer.word(KIND)
    except CodeError:
        raise MatchError("match.lesson.too_long", name=quoted(deck.name)) from None


def lesson_of(text: str) -> Lesson:
    """Return the lesson of a code, or of a link with one; see :meth:`Lesson.from_code`."""
    found, joined = find_code(text), find_code("".join(str(text)[: 4 * LONGEST].split()))
    if joined is None:
        raise MatchError("match.lesson.no_code", given=quoted(text))
    try:
        return _read(found or joined)
    except CodeError:
        return _read(joined)  # a mail may have broken it into lines


def _read(code: str) -> Lesson:
    unpacker = Unpacker(code, KIND)
    try:
        lesson = _unpack(unpacker)
    except (ValueError, ZeroDivisionError, IndexError, msgspec.MsgspecError) as error:
        if isinstance(error, SeqnumError):
            raise
        raise CodeError("engine.code.newer") from None
    unpacker.end()
    return lesson


def find_code(text: object) -> str | None:
    """Return the class code that a text holds, such as a link or a mail; ``None`` if it holds none."""
    found = _CODE.search(str(text)[: 4 * LONGEST])
    return None if found is None else found[0]


def _unpack(unpacker: Unpacker) -> Lesson:
    rules, recipe, name, ends_at, *names = unpacker.text().split("\n")
    document = None if recipe else unpacker.text()
    check = unpack_check(unpacker)
    lang, number = LANGUAGES[unpacker.number(len(LANGUAGES))], unpacker.number(MOST_PUPILS + 1)
    sides, sound = unpacker.number(_MOST_SIDES) or None, unpacker.number(2) == 1
    if document is None:
        deck = deck_of(recipe, check)
        deck = replace(deck, name=name) if name else deck
    else:
        deck = decode(document.encode(), source=quoted(name))
    return Lesson(
        deck,
        rules=Rules.parse(rules),
        lang=lang,
        pupils=names or number,
        sides=sides,
        ends_at=ends_at or None,
        sound=sound,
    )


def _own_questions(deck: Deck) -> str:
    """Return a deck as a file has it, without what reading it finds out again."""
    document = msgspec.json.decode(encode(deck), type=DeckDocument)
    cards = tuple(
        msgspec.structs.replace(card, misconceptions={one: ids for one, ids in card.misconceptions.items() if not ids})
        for card in document.cards
    )
    return msgspec.json.encode(msgspec.structs.replace(document, cards=cards)).decode()
