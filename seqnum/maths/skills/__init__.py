"""The skills, by id, in the order of the grades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.skills.fraction_sums import AddFractionsUnlike
from seqnum.maths.skills.linear import TwoStepEquation
from seqnum.maths.skills.order import OrderOfOperations
from seqnum.maths.skills.parts import FractionOfQuantity
from seqnum.maths.skills.signed import IntegerAddSub
from seqnum.maths.skills.tables import DivisionFacts, MissingFactor, TableAll
from seqnum.maths.skills.within_20 import AddWithin20, SubWithin20
from seqnum.maths.skills.written_addition import AddThreeDigits, AddTwoDigits
from seqnum.maths.skills.written_subtraction import SubThreeDigits, SubTwoDigits

if TYPE_CHECKING:
    from seqnum.maths.skill import Skill

_ALL = (
    AddWithin20(),
    SubWithin20(),
    AddTwoDigits(),
    SubTwoDigits(),
    AddThreeDigits(),
    SubThreeDigits(),
    TableAll(),
    DivisionFacts(),
    MissingFactor(),
    OrderOfOperations(),
    FractionOfQuantity(),
    AddFractionsUnlike(),
    IntegerAddSub(),
    TwoStepEquation(),
)

SKILLS: dict[str, Skill] = {one.id: one for one in _ALL}
