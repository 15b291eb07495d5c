"""What skills have in common whose answers are decimals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.skill import Skill
from seqnum.maths.skills.forms import as_decimal

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.space import Operands


class DecimalAnswers(Skill):
    """A skill whose answers stand on the board as decimals."""

    def written(self, value: Value, operands: Operands | None = None) -> Expression:  # noqa: ARG002 - one form for all
        """Return the value as a decimal."""
        return as_decimal(value)
