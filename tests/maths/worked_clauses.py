"""Equations with roots, π, angles and letters in worked ways, read with our own notation."""

from __future__ import annotations

import re

from seqnum.maths import parse
from seqnum.maths.checking import unknowns
from seqnum.maths.errors import NotationError

_BETWEEN = re.compile(r", so |, and | and |, | \. |\.(?: |$)|: |\? | is | are |[Ss]o |[Tt]hen |[Tt]hat is ")


def clauses(text: str) -> list[list[str]]:
    """Return what an English sentence says is equal: ``[["√54", "3√6"]]``."""
    return [clause.split(" = ") for clause in _BETWEEN.split(text) if " = " in clause]


def false_clauses(text: str) -> list[list[str]]:
    """Return those that do not hold, or cannot be read; one with a letter or blank only has to be read."""
    return [sides for sides in clauses(text) if not _holds(sides)]


def _holds(sides: list[str]) -> bool:
    try:
        trees = [parse(side, "en") for side in sides]
        return any(map(unknowns, trees)) or len({tree.evaluate() for tree in trees}) == 1
    except NotationError:
        return False
