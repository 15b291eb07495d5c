"""In which shapes the skills ask: for ours a table that ships, since drawing from all of them takes seconds."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2s
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, TypedDict

from seqnum.maths import SKILLS
from seqnum.maths.expression import Decimal, Expression, Number, Op, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.maths.skill import Skill

TABLE = "shapes.json"
_DRAWN = 60
"""Cards that show in which shapes a level asks."""


class Asks(TypedDict):
    """What is known of a level.

    Parameters
    ----------
    operands
        How many a card may have.
    shapes
        Short names of its shapes, with gaps between them.
    """

    operands: list[int]
    shapes: str


def asking(prompt: Expression) -> Iterator[tuple[Skill, int]]:
    """Yield the skills and levels that ask in the shape of a prompt, in the order of the grades.

    Examples
    --------
    >>> from seqnum.maths import parse
    >>> [(skill.id, level) for skill, level in asking(parse("3! + 2"))]
    []
    >>> next(asking(parse("8 + 7")))
    (skill('add_within_10'), 1)
    """
    for name, at in _by_shape().get(_short(_shape(prompt)), ()):
        yield SKILLS[name], SKILLS[name].levels[at]


def lengths(skill: Skill, level: int) -> Sequence[int]:
    """Return how many operands the cards of a level have.

    Examples
    --------
    >>> lengths(SKILLS["add_within_10"], 1)
    [2]
    """
    return _table()[skill.id][skill.levels.index(level)]["operands"]


def drawn(skill: Skill, level: int) -> Asks:
    """Return what cards drawn from a level show: its row of the table."""
    rng = Random(f"shapes:{skill.id}:{level}")
    cards = [skill.draw(rng, level) for _ in range(_DRAWN)]
    return {
        "operands": sorted({len(card.operands) for card in cards}),
        "shapes": " ".join(sorted({_short(_shape(card.prompt)) for card in cards})),
    }


@cache
def _table() -> dict[str, list[Asks]]:
    """Return a row for each level of each skill: as it ships, drawn for the skills of other packages."""
    ours = json.loads((files("seqnum.decks.imports") / TABLE).read_text(encoding="utf-8"))
    return {name: ours.get(name) or [drawn(SKILLS[name], level) for level in SKILLS[name].levels] for name in SKILLS}


@cache
def _by_shape() -> dict[str, list[tuple[str, int]]]:
    found: dict[str, list[tuple[str, int]]] = {}
    for name, rows in _table().items():
        for at, row in enumerate(rows):
            for short in row["shapes"].split():
                found.setdefault(short, []).append((name, at))
    return found


def _short(shape: str) -> str:
    return blake2s(shape.encode(), digest_size=4).hexdigest()


def _shape(expression: Expression) -> str:
    """Return the notation without its numbers."""
    match expression:
        case Number():
            return "n"
        case Decimal():
            return "d"
        case Op(kind, args):
            return f"{kind}({','.join(map(_shape, args))})"
        case Phrase(name, args):
            return f"{name}:({','.join(map(_shape, args))})"
    return repr(expression)
