"""The skills, by id, in the order of the grades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.skills.within_20 import AddWithin20, SubWithin20

if TYPE_CHECKING:
    from seqnum.maths.skill import Skill

SKILLS: dict[str, Skill] = {one.id: one for one in (AddWithin20(), SubWithin20())}
