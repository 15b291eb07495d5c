"""Deck files: JSON that another program, or a person, can read and write.

.. code-block:: json

   {"seqnum_deck": [1, 0],
    "made_by": "0.1.0",
    "name": "Week 3",
    "rules": "classroom",
    "recipe": {"skills": [["add_within_20", 2]], "board": [6, 6], "seed": 7, "rules": "classroom"},
    "layout": [[null, "15", "9"], ["…"]],
    "cards": [{"id": "add_within_20:8+7", "kind": "face", "skill": "add_within_20", "level": 2, "text": "8 + 7",
               "answer": "15", "operands": [8, 7], "misconceptions": {"14": ["off_by_one_count"]}},
              {"id": "wild-1", "kind": "wild"}]}

- ``seqnum_deck``: version of the format; the second number grows with additions that older versions may ignore.
- ``made_by``: the version of seqnum that wrote the file.
- ``rules``: the preset the deck was made for.
- ``recipe``: what a generated deck was asked for, without skills where it asks nothing; ``null`` for a teacher's own
  questions. ``diagnose`` in it are the misconceptions that the deck was to tell apart.
- ``layout``: the board row by row; an answer in its form as text (``3/4``, ``0.75``, ``2√3``), no value in two forms,
  ``null`` for a free space.
- ``cards``: ``id`` is unique; ``kind`` is ``face``, ``wild`` or ``remove``, and only a ``face`` card asks something:
  ``text`` and ``answer`` always, ``skill``, ``level`` and ``operands`` where a skill made it; a ``text`` or ``answer``
  in quotation marks is only words, which nobody verifies. ``misconceptions`` (wrong answer to ids) are for other
  programs: on reading, the skill says them anew; those without ids are a teacher's own wrong choices. ``versions`` ask
  for the same number at other levels, each with ``id``, ``text``, ``skill``, ``level`` and ``operands``.
- In a deck that asks nothing, cards have a ``face`` instead (``"QS"``, ``"cat"``): what they show and, for a ``face``
  card, what spaces show that it is played on.

Fields we do not know are ignored, so other programs may add theirs.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from seqnum.decks.aim import Aim, aim
from seqnum.decks.board import checked_board
from seqnum.decks.deck import Deck, DeckCard
from seqnum.decks.errors import DeckError
from seqnum.decks.reading import read_text
from seqnum.decks.recipe import Recipe, checked_seed, recipe, rules_for
from seqnum.engine import Layout
from seqnum.errors import SeqnumError, quoted
from seqnum.maths import SKILLS, Question, canonical, parse
from seqnum.maths.expression import Text
from seqnum.maths.written import face_canonical, face_expression, face_read, face_value
from seqnum.nesting import refuse_depth
from seqnum.reasons import reason
from seqnum.saving import save_whole
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from seqnum.maths.exact import Value

FORMAT = (1, 0)
ENDING = ".json"
MAX_BYTES = 5_000_000
MAX_CARDS = 1200
"""A teacher's thousand questions, or the largest board three times, and the special cards."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=255)]


Face = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[\w'\-]+( [\w'\-]+)*$")]
"""What a playing card may show."""


class _Asked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: Name
    skill: str | None = None
    level: int | None = None
    text: str | None = None
    operands: tuple[int, ...] = ()


class _Card(_Asked, frozen=True, kw_only=True, omit_defaults=True):
    kind: Literal["face", "wild", "remove"]
    answer: str | None = None
    misconceptions: dict[str, tuple[str, ...]] = {}
    versions: tuple[_Asked, ...] = ()
    face: Face | None = None


class _Recipe(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    skills: tuple[tuple[str, int], ...]
    board: tuple[int, int]
    seed: int
    rules: str
    further: tuple[int, ...] = ()
    aim: Aim | None = None
    diagnose: tuple[str, ...] = ()


class DeckDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as it stands in a file or in the header of a match file."""

    seqnum_deck: tuple[int, int]
    made_by: str
    name: Name
    rules: str
    recipe: _Recipe | None = None
    layout: tuple[tuple[str | None, ...], ...]
    cards: Annotated[tuple[_Card, ...], msgspec.Meta(min_length=1, max_length=MAX_CARDS)]


_decoder = msgspec.json.Decoder(DeckDocument)


def save(deck: Deck, path: Path) -> Path:
    """Write a deck to a file; see :meth:`Deck.save`."""
    if path.suffix.lower() != ENDING:
        raise DeckError("decks.error.ending", file=quoted(path), ending=ENDING)
    save_whole(path, file_bytes(deck), DeckError)
    return path


def file_bytes(deck: Deck) -> bytes:
    """Return what a deck's file holds."""
    return msgspec.json.format(encode(deck), indent=1) + b"\n"


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
        else _Recipe(
            skills=made.skills,
            board=made.board,
            seed=made.seed,
            rules=made.rules,
            further=made.further,
            aim=made.aim,
            diagnose=made.diagnose,
        ),
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
    document = _document(data, source)
    if document.seqnum_deck[0] > FORMAT[0]:
        raise DeckError("decks.error.newer_format", file=source, version=quoted(document.made_by))
    try:
        return _deck(document)
    except SeqnumError as error:
        raise DeckError("decks.error.in_file", file=source, reason=error) from error


def _document(data: bytes, source: str) -> DeckDocument:
    try:
        refuse_depth(data)
        # The two readers of JSON complement each other: this one knows line and column, and sees what stands twice.
        json.loads(data, object_pairs_hook=_once, parse_constant=_no_number, parse_int=len)
        return _decoder.decode(data)
    except json.JSONDecodeError as error:
        raise DeckError("decks.error.not_json", file=source, line=error.lineno, column=error.colno) from error
    except DeckError as error:
        raise DeckError("decks.error.in_file", file=source, reason=error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DeckError("decks.error.not_a_deck", file=source, reason=reason(error)) from error


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise DeckError("decks.error.field_twice", field=quoted(twice))
    return found


def _no_number(word: str) -> object:
    raise DeckError("decks.error.no_number", given=word)


def _card_document(card: DeckCard) -> _Card:
    question = card.question
    if question is None:
        return _Card(id=card.id, kind=card.kind, face=card.face)
    asked = msgspec.structs.asdict(_asked(question)) | {"id": card.id}
    return _Card(
        kind=card.kind,
        answer=card.answer,
        misconceptions=dict(question.mistakes),
        versions=tuple(map(_asked, card.versions)),
        **asked,
    )


def _asked(question: Question) -> _Asked:
    return _Asked(
        id=question.id,
        skill=question.skill,
        level=question.level,
        text=question.prompt.quoted if isinstance(question.prompt, Text) else question.text(),
        operands=question.operands,
    )


def _deck(document: DeckDocument) -> Deck:
    asks = not any(card.face is not None for card in document.cards)
    layout = _layout(document, asks=asks)
    made = None if document.recipe is None else _recipe(document.recipe, asks=asks)
    if made is not None and (made.board, made.rules) != ((layout.rows, layout.cols), document.rules):
        raise DeckError("decks.error.recipe_of_other", rows=made.board[0], cols=made.board[1], rules=made.rules)
    ids: set[str] = set()
    for card in document.cards:
        if card.id in ids:
            raise DeckError("decks.error.card_twice", card=quoted(card.id))
        ids.add(card.id)
    read = _card if asks else _picture
    cards = tuple(read(card, layout) for card in document.cards)
    if asks and not any(card.question for card in cards):
        raise DeckError("decks.error.no_questions_in_deck", cards=len(cards))
    return Deck(document.name, layout, cards, document.rules, made)


def _layout(document: DeckDocument, *, asks: bool) -> Layout:
    rows = document.layout
    widths = {len(row) for row in rows}
    if len(widths) > 1:
        raise DeckError("decks.error.ragged", rows=len(rows))
    board = checked_board((len(rows), *widths), rules_for(document.rules, asks=asks))
    layout = Layout(*board, tuple(face for row in rows for face in row))
    worth: dict[Value, str] = {}
    for cell, face in enumerate(layout.faces):
        if face is None:
            continue
        if not asks:
            _check_face(face, layout.cell_name(cell))
        elif (other := worth.setdefault(_check_number(face, layout.cell_name(cell)), face)) != face:
            raise DeckError("decks.error.two_forms", face=quoted(face), other=quoted(other))
    return layout


def _check_face(face: str, cell: str) -> None:
    try:
        msgspec.convert(face, Face)
    except msgspec.ValidationError as error:
        raise DeckError("decks.error.strange_face", cell=cell, face=quoted(face)) from error


def _check_number(face: str, cell: str) -> Value:
    """Return what a space of a board of numbers is worth, once its text was seen to be just as we write it."""
    try:
        value, better = face_read(face)
    except SeqnumError as error:
        raise DeckError("decks.error.no_face", cell=cell, reason=error) from error
    if better != face:
        raise DeckError("decks.error.face", cell=cell, face=quoted(face), better=better)
    return value


def _recipe(made: _Recipe, *, asks: bool) -> Recipe:
    if not asks and not made.skills:
        return Recipe((), made.board, checked_seed(made.seed), made.rules)
    skills = [skill for skill, _ in made.skills]
    if made.aim is not None:
        wanted = aim(made.aim.success, made.aim.ability)
        return recipe(
            skills, board=made.board, level=None, seed=made.seed, rules=made.rules, aim=wanted, diagnose=made.diagnose
        )
    level: list[int | Mapping[str, int]] = [dict(made.skills), *made.further]
    return recipe(skills, board=made.board, level=level, seed=made.seed, rules=made.rules, diagnose=made.diagnose)


def _picture(card: _Card, layout: Layout) -> DeckCard:
    """Return a card that asks nothing."""
    if card.text is not None or card.answer is not None or card.versions:
        raise DeckError("decks.error.question_and_face", card=quoted(card.id))
    if card.kind == "face":
        if card.face is None:
            raise DeckError("decks.error.card_without_face", card=quoted(card.id))
        if not layout.cells_of(card.face):
            raise DeckError("decks.error.face_not_on_board", card=quoted(card.id), face=quoted(card.face))
    return DeckCard(card.id, card.kind, face=card.face)


def _card(card: _Card, layout: Layout) -> DeckCard:
    if card.kind != "face":
        if card.text is not None or card.answer is not None or card.versions:
            raise DeckError("decks.error.card_with_question", card=quoted(card.id), kind=card.kind)
        return DeckCard(card.id, card.kind)
    if card.answer is None:
        raise DeckError("decks.error.card_without_question", card=quoted(card.id))
    if not layout.cells_of(card.answer):
        raise DeckError("decks.error.answer_not_on_board", card=quoted(card.id), answer=quoted(card.answer))
    question, *versions = (_question(asked, card.answer) for asked in (card, *card.versions))
    chosen = {wrong: () for wrong, ids in card.misconceptions.items() if not ids and wrong not in question.mistakes}
    for wrong in chosen:
        _check_wrong(wrong, card)
    if chosen:
        question = replace(question, mistakes={**chosen, **question.mistakes})
    return DeckCard(card.id, card.kind, question, versions=tuple(versions))


def _check_wrong(wrong: str, card: _Card) -> None:
    """Refuse a plausible wrong answer that is not written just as we write it, or is the right one."""
    try:
        _, better = face_read(wrong)
        right = face_canonical(card.answer or "") == wrong
    except SeqnumError as error:
        raise DeckError("decks.error.card_text", card=quoted(card.id), reason=error) from error
    if right or face_canonical(better) != wrong:
        raise DeckError("decks.error.wrong_choice", card=quoted(card.id), given=quoted(wrong))


def _question(asked: _Asked, answer: str) -> Question:
    if asked.text is None:
        raise DeckError("decks.error.card_without_question", card=quoted(asked.id))
    try:
        prompt = parse(asked.text)
    except SeqnumError as error:
        raise DeckError("decks.error.card_text", card=quoted(asked.id), reason=error) from error
    value = face_value(answer)
    form = None if canonical(value) == answer else face_expression(answer)
    question = Question(asked.id.partition("#")[0], asked.skill, asked.level, prompt, value, form=form)
    if not question.holds():
        raise DeckError("decks.error.wrong_answer", card=quoted(asked.id), question=question.text(), answer=answer)
    return question if asked.skill is None else _of_skill(question, asked)


def _of_skill(question: Question, asked: _Asked) -> Question:
    """Return the skill's own question, which it can explain; where it no longer makes it, the question alone.

    So a deck of an older version plays on.
    """
    if asked.skill is None or asked.skill not in SKILLS:
        raise DeckError("decks.error.card_skill", card=quoted(asked.id), skill=quoted(asked.skill))
    try:
        made = SKILLS[asked.skill].question(asked.level or 0, asked.operands)
    except SeqnumError:
        return question
    if (made.id, made.prompt, made.answer) != (question.id, question.prompt, question.answer):
        return question
    return made if made.face == question.face else replace(made, form=question.written)
