"""Some questions of each level, the same in all tests of a skill."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from seqnum.maths.skill import skill

if TYPE_CHECKING:
    from seqnum.maths.question import Question


@cache
def drawn(name: str, level: int, count: int = 60) -> tuple[Question, ...]:
    """Return some questions of a level."""
    rng = Random(f"worked:{name}:{level}")
    return tuple(skill(name).draw(rng, level) for _ in range(count))
