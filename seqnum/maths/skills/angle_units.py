"""Angles in degrees and in radians."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import degrees, div, mul, phrase
from seqnum.maths.exact import PI
from seqnum.maths.mistakes.trigonometry import full_turn_as_pi, pi_forgotten, pi_multiple_forgotten
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_HALF_TURN = 180


class DegreesRadians(Skill):
    """``180° in radians``; the operands are the degrees, and 1 where they are asked for."""

    id = "degrees_radians"
    rules = (full_turn_as_pi, pi_forgotten, pi_multiple_forgotten)

    def space(self, level: int) -> Space:
        """Return degrees up to 360; radians up to 2π; both, also negative and beyond a full turn."""
        if level == 3:
            angles = (*range(-360, 0, 15), *range(375, 721, 15))
            return Listed(product(angles, (0, 1)), self.value)
        if level == 1:
            return Listed(((angle, 0) for angle in range(15, 361, 15)), self.value)
        angles = tuple(angle for angle in range(10, 361) if any(angle % part == 0 for part in (10, 12, 15, 18)))
        return Listed(((angle, 1) for angle in angles), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``180° in radians``, or ``π radians, how many degrees?``."""
        angle, asks_degrees = operands
        return (
            phrase("in_degrees", PI * Fraction(angle, _HALF_TURN))
            if asks_degrees
            else phrase("in_radians", degrees(angle))
        )

    def value(self, operands: Operands) -> Value:
        """Return the angle in the other unit."""
        angle, asks_degrees = operands
        return Fraction(angle) if asks_degrees else PI * Fraction(angle, _HALF_TURN)

    def key(self, operands: Operands) -> str:
        """Return ``180deg``; ``180rad`` where degrees are asked for."""
        angle, asks_degrees = operands
        return f"{angle}{'rad' if asks_degrees else 'deg'}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the direction, and what is unusual about the angle."""
        angle, asks_degrees = operands
        return {
            "inverse_direction": asks_degrees,
            "non_first_quadrant": int(not 0 <= angle <= 90),
            "negative_operands": int(angle < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*operands)) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the part of a half turn."""
        angle, _ = question.operands
        part = Fraction(angle, _HALF_TURN)
        turned = mul(part.numerator, _HALF_TURN)
        return {
            "angle": degrees(angle),
            "half": degrees(_HALF_TURN),
            "part": part,
            "division": div(angle, _HALF_TURN),
            "done": turned if part.denominator == 1 else div(turned, part.denominator),
            "above": abs(part.numerator),
            "below": part.denominator,
            "radians": PI * part,
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the half turn."""
        case = "hint_degrees" if question.operands[1] else "hint"
        yield Remark(f"maths.skill.degrees_radians.{case}", self.values(question))
        yield Remark("maths.skill.degrees_radians.hint_any")
        yield Remark("maths.skill.degrees_radians.hint_turn")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Put 180° for π, or see which part of it the angle is."""
        values: Values = {"answer": question.answer, **self.values(question)}
        case = "step_degrees" if question.operands[1] else "step"
        yield Remark(f"maths.skill.degrees_radians.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the half turn says it all
        """Remind of the half turn."""
        return self.hints(question)
