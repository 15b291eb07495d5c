"""What is checked of the worked ways and of the numbers that a skill chooses."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from seqnum.maths import parse
from seqnum.maths.skill import skill

if TYPE_CHECKING:
    from seqnum.maths.question import Question

_NUMBER = r"\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+(?:,\d{3})*)?"
_MIXED = rf"(?:\d+ )?{_NUMBER}"
_GROUP = rf"\({_MIXED}(?: [×÷+−] {_MIXED})*\)"
_PART = rf"(?:{_GROUP}(?:/(?:{_GROUP}|\d+))?|{_MIXED})"
_SIDE = rf"{_PART}(?: [×÷+−] {_PART})*"
_CHAIN = re.compile(rf"{_SIDE}(?: = {_SIDE})+")


def equations(text: str) -> list[list[str]]:
    """Return what an English sentence says is equal: ``[["46 × 3", "138"]]``."""
    return [chain.split(" = ") for chain in _CHAIN.findall(text)]


def untrue(text: str) -> list[list[str]]:
    """Return the equations of an English sentence that do not hold."""
    return [sides for sides in equations(text) if len({parse(side, "en").evaluate() for side in sides}) > 1]


@cache
def drawn(name: str, level: int, count: int = 60) -> tuple[Question, ...]:
    """Return some questions of a level."""
    rng = Random(f"worked:{name}:{level}")
    return tuple(skill(name).draw(rng, level) for _ in range(count))
