"""Deck files: JSON that another program, or a person, can read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import msgspec

from seqnum.decks.curricula import read_text
from seqnum.decks.deck import Deck, DeckCard, Recipe
from seqnum.decks.errors import DeckError
from seqnum.engine import Layout, preset
from seqnum.errors import SeqnumError
from seqnum.maths import SKILLS, Question, canonical, parse, read_number
from seqnum.version import __version__

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = (1, 0)
MAX_BYTES = 5_000_000


class _Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    kind: Literal["face", "wild", "remove"]
    skill: str | None = None
    level: int | None = None
    text: str | None = None
    answer: str | None = None
    operands: tuple[int, ...] = ()
    misconceptions: dict[str, tuple[str, ...]] = {}


class _Recipe(msgspec.Struct, frozen=True, kw_only=True):
    skills: tuple[tuple[str, int], ...]
    board: tuple[int, int]
    seed: int
    rules: str


class DeckDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as it stands in a file or in the header of a match file."""

    seqnum_deck: tuple[int, int]
    made_by: str
    name: str
    rules: str
    recipe: _Recipe | None = None
    layout: tuple[tuple[str | None, ...], ...]
    cards: tuple[_Card, ...]


_decoder = msgspec.json.Decoder(DeckDocument)


def save(deck: Deck, path: Path) -> Path:
    """Write a deck to a file; see :meth:`Deck.save`."""
    partial = path.with_name(path.name + ".part")
    try:
        partial.write_bytes(msgspec.json.format(encode(deck), indent=1))
        partial.replace(path)
    except OSError as error:
        raise DeckError("decks.error.cannot_write", file=str(path), reason=error.strerror or error) from error
    return path


def load(path: Path) -> Deck:
    """Read a deck file; see :meth:`Deck.load`."""
    return decode(read_text(path, MAX_BYTES).encode(), source=path.name)


def encode(deck: Deck) -> bytes:
    """Return a deck as JSON."""
    made = deck.recipe
    cols = deck.layout.cols
    document = DeckDocument(
        seqnum_deck=FORMAT,
        made_by=__version__,
        name=deck.name,
        rules=deck.rules,
        recipe=None
        if made is None
        else _Recipe(skills=made.skills, board=made.board, seed=made.seed, rules=made.rules),
        layout=tuple(deck.layout.faces[row * cols : (row + 1) * cols] for row in range(deck.layout.rows)),
        cards=tuple(_card_document(card) for card in deck.cards),
    )
    return msgspec.json.encode(document)


def decode(data: bytes, *, source: str) -> Deck:
    """Read a deck from JSON.

    Parameters
    ----------
    data
        The JSON text.
    source
        What it is called where it comes from, for messages.

    Raises
    ------
    DeckError
        When it is not a deck, or contradicts itself.
    """
    try:
        document = _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DeckError("decks.error.not_a_deck", file=source, reason=error) from error
    if document.seqnum_deck[0] > FORMAT[0]:
        raise DeckError("decks.error.newer_format", file=source, version=document.made_by)
    try:
        return _deck(document)
    except SeqnumError as error:
        if isinstance(error, DeckError) and "file" in error.values:
            raise
        raise DeckError("decks.error.in_file", file=source, reason=error) from error


def _card_document(card: DeckCard) -> _Card:
    question = card.question
    if question is None:
        return _Card(id=card.id, kind=card.kind)
    return _Card(
        id=card.id,
        kind=card.kind,
        skill=question.skill,
        level=question.level,
        text=question.text(),
        answer=card.answer,
        operands=question.operands,
        misconceptions=dict(question.mistakes),
    )


def _deck(document: DeckDocument) -> Deck:
    rows = document.layout
    if len({len(row) for row in rows}) != 1:
        raise DeckError("decks.error.ragged", rows=len(rows))
    faces = tuple(face for row in rows for face in row)
    for cell, face in enumerate(faces):
        if face is not None and canonical(read_number(face)) != face:
            name = Layout(len(rows), len(rows[0]), faces).cell_name(cell)
            raise DeckError("decks.error.face", cell=name, face=face, better=canonical(read_number(face)))
    layout = Layout(len(rows), len(rows[0]), faces)
    preset(document.rules)
    cards = tuple(DeckCard(card.id, card.kind, _question(card, layout)) for card in document.cards)
    made = document.recipe
    found = None if made is None else Recipe(made.skills, made.board, made.seed, made.rules)
    return Deck(document.name, layout, cards, document.rules, found)


def _question(card: _Card, layout: Layout) -> Question | None:
    if card.kind != "face":
        return None
    if card.text is None or card.answer is None:
        raise DeckError("decks.error.card_without_question", card=card.id)
    if not layout.cells_of(card.answer):
        raise DeckError("decks.error.answer_not_on_board", card=card.id, answer=card.answer)
    question = Question(
        id=card.id.partition("#")[0],
        skill=card.skill,
        level=card.level,
        prompt=parse(card.text),
        answer=read_number(card.answer),
        operands=card.operands,
        mistakes=card.misconceptions,
    )
    if not question.holds():
        raise DeckError("decks.error.wrong_answer", card=card.id, question=card.text, answer=card.answer)
    return question if card.skill is None else _with_teacher(question, card)


def _with_teacher(question: Question, card: _Card) -> Question:
    """Let its skill explain the question, as long as the skill still makes it: an older deck plays on regardless."""
    if card.skill not in SKILLS:
        raise DeckError("decks.error.card_skill", card=card.id, skill=card.skill)
    try:
        made = SKILLS[card.skill].question(card.level or 0, card.operands)
    except SeqnumError:
        return question
    same = (made.prompt, made.answer) == (question.prompt, question.answer)
    return replace(made, mistakes=question.mistakes) if same else question
