"""``seqnum deck``: make a deck and look at it."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.errors import SeqnumError
from seqnum.text import language, say

if TYPE_CHECKING:
    from seqnum.decks import Deck, DeckCard


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.deck.about")
    parser = commands.add_parser("deck", parents=[everywhere], help=about, description=about)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("skills", nargs="*", default=[], metavar="SKILL", help=say("cli.deck.skills"))
    source.add_argument("--from", dest="file", type=Path, metavar="FILE", help=say("cli.deck.from"))
    source.add_argument("--curriculum", metavar="ID|FILE", help=say("curricula.command.curriculum"))
    parser.add_argument("--unit", metavar="CODE", help=say("curricula.command.unit"))
    parser.add_argument("--board", type=board, metavar="8x8", help=say("cli.deck.board"))
    parser.add_argument("--level", type=int, help=say("cli.deck.level"))
    parser.add_argument("--seed", type=int, default=1, help=say("cli.deck.seed"))
    parser.add_argument("--diagnose", type=ids, default=[], metavar="ID,ID", help=say("cli.deck.diagnose"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help=say("cli.deck.out"))
    parser.add_argument("--to", metavar="FORMAT", help=say("cli.deck.to"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Make the deck; print it, and what speaks against it on stderr."""
    if arguments.to and not arguments.out:
        raise SeqnumError("cli.error.to_where", given=arguments.to)
    made = _made(arguments)
    if arguments.to:
        made.to_csv(arguments.out, arguments.to)
    elif arguments.out:
        made.save(arguments.out)
    if arguments.json:
        print(json.dumps(as_data(made, seed=arguments.seed), ensure_ascii=False))
        return 0
    print("\n".join(_lines(made)))
    for warning in (*_doubts(arguments), *made.warnings()):
        print(f"! {warning}", file=sys.stderr)
    return 0


def _doubts(arguments: argparse.Namespace) -> list[str]:
    """Say what is uncertain about the unit that the deck is for."""
    if not arguments.curriculum:
        return []
    from seqnum.decks import curriculum

    doubt = curriculum(arguments.curriculum).unit(arguments.unit).doubt()
    return [doubt] if doubt else []


def _made(arguments: argparse.Namespace) -> Deck:
    from seqnum.decks import Deck

    if bool(arguments.curriculum) != bool(arguments.unit):
        raise SeqnumError("curricula.command.both")
    options = {"seed": arguments.seed} | ({"board": arguments.board} if arguments.board else {})
    if arguments.file and arguments.diagnose:
        raise SeqnumError("cli.usage.not_together", option="--from", other="--diagnose")
    if arguments.file:
        return Deck.from_file(arguments.file, **options)
    options["diagnose"] = arguments.diagnose
    if arguments.curriculum:
        return Deck.from_curriculum(arguments.curriculum, arguments.unit, level=arguments.level, **options)
    return Deck.generate(*arguments.skills, level=arguments.level, **options)


def board(text: str) -> tuple[int, int]:
    """Read a board's size.

    Examples
    --------
    >>> board("8x10")
    (8, 10)
    """
    from seqnum.decks.board import MAX_SIDE  # not above: the terminal's help comes at once

    found = re.fullmatch(r"(\d{1,3})\s*[x×]\s*(\d{1,3})", text.strip().lower())
    rows, cols = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE):
        raise argparse.ArgumentTypeError(say("cli.error.board", given=text, largest=MAX_SIDE))
    return rows, cols


def ids(text: str) -> list[str]:
    """Read a list of misconceptions, by id or name.

    Examples
    --------
    >>> ids("no_carry, carry_wrong_digit")
    ['no_carry', 'carry_wrong_digit']
    """
    from seqnum.decks.misconception_names import split

    return split(text)


def as_data(deck: Deck, seed: int) -> dict[str, Any]:
    """Return all of a deck, as JSON takes it: faces and answers are canonical text, a free space is null."""
    rows, cols = deck.layout.rows, deck.layout.cols
    return {
        "seed": seed,
        "board": [rows, cols],
        "layout": _rows(deck),
        "cards": [_card(card) for card in deck.cards],
        "warnings": deck.warnings(),
    }


def _rows(deck: Deck) -> list[list[str | None]]:
    cols = deck.layout.cols
    return [list(deck.layout.faces[row * cols : (row + 1) * cols]) for row in range(deck.layout.rows)]


def _card(card: DeckCard) -> dict[str, Any]:
    question = card.question
    return {
        "id": card.id,
        "kind": card.kind,
        "skill": question and question.skill,
        "level": question and question.level,
        "text": question and question.text(),
        "latex": question and question.latex(),
        "mathml": question and question.mathml(),
        "spoken": question and question.spoken(),
        "answer": card.answer,
        "misconceptions": {wrong: list(ids) for wrong, ids in question.mistakes.items()} if question else {},
    }


def _lines(deck: Deck) -> list[str]:
    """Write the board, and the cards skill by skill: 2 + 2 before 10 + 5."""
    faces = [["★" if face is None else _shown(deck, face) for face in row] for row in _rows(deck)]
    width = max(len(face) for row in faces for face in row)
    grid = ["  ".join(face.rjust(width) for face in row) for row in faces]
    in_order = sorted(deck.questions, key=lambda one: (one.skill or "", one.operands, one.text()))
    questions = [(one.text(language()), _shown(deck, one.face)) for one in in_order]
    wide = max(len(text) for text, _ in questions)
    cards = [f"{text.ljust(wide)}  → {answer}" for text, answer in questions]
    code = [] if deck.recipe is None else ["", say("cli.deck.code", code=deck.code())]
    return [*grid, "", *cards, *code]


def _shown(deck: Deck, face: str) -> str:
    from seqnum.decks.faces import face_view

    return face_view(face, language(), deck.rules).text
