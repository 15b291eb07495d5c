"""Exact values of sine, cosine and tangent."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import cos, degrees, equals, point, sin, tan
from seqnum.maths.exact import PI, Exact
from seqnum.maths.mistakes.trigonometry import (
    sin_cos_swapped,
    tan_upside_down,
    trig_multiplies,
    trig_sign_of_quadrant,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed
from seqnum.maths.triangles import COS, SIN, TAN, ratio_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_NAMES = ("sin", "cos", "tan")
_FUNCTIONS = (sin, cos, tan)
_FIRST = (0, 30, 45, 60, 90)


class TrigExactValue(Skill):
    """``sin 30°``; the operands are which function, the angle in degrees, and 1 where it is written in radians."""

    id = "trig_exact_value"
    rules = (sin_cos_swapped, tan_upside_down, trig_sign_of_quadrant, trig_multiplies)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return angles up to 90°; up to 360°; radians, also negative."""
        angles = [angle for angle in range(-345, 360) if angle % 30 == 0 or angle % 45 == 0]
        chosen = {1: _FIRST, 2: [angle for angle in angles if angle >= 0], 3: [angle for angle in angles if angle]}[
            level
        ]
        return Listed(_cards(chosen, int(level == 3)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``sin 30°``, ``sin(π/6)``."""
        function, angle, radians = operands
        return _FUNCTIONS[function](PI * Fraction(angle, 180) if radians else degrees(angle))

    def value(self, operands: Operands) -> Value:
        """Return the value of the function."""
        function, angle, _ = operands
        return ratio_of(function, angle)  # type: ignore[return-value]  # no card asks for the tangent of 90°

    def key(self, operands: Operands) -> str:
        """Return ``sin30``, ``sin30pi/180`` in radians."""
        function, angle, radians = operands
        return f"{_NAMES[function]}{angle}{'pi/180' if radians else ''}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return where the angle lies and how it is written."""
        function, angle, radians = operands
        return {
            "non_first_quadrant": int(not 0 <= angle <= 90),
            "radian": radians,
            "negative_operands": int(angle < 0),
            "tangent": int(function == TAN),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Value | None]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*operands[:2])) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the angle, the acute one that belongs to it, and the quadrant."""
        function, angle, radians = question.operands
        acute = min(angle % 180, 180 - angle % 180)
        known = ratio_of(function, acute)
        asked = _FUNCTIONS[function](degrees(angle))
        return {
            "angle": degrees(angle),
            "acute": degrees(acute),
            "quadrant": angle % 360 // 90 + 1,
            "function": Remark(f"maths.skill.trig_exact_value.{_NAMES[function]}"),
            "known": asked if known is None else equals(_FUNCTIONS[function](degrees(acute)), known),
            "point": point(ratio_of(COS, angle), ratio_of(SIN, angle)),  # type: ignore[arg-type]  # both have a value
            "radians": equals(PI * Fraction(angle, 180), degrees(angle)) if radians else asked,
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the acute angle."""
        _, angle, radians = question.operands
        values = self.values(question)
        if angle % 90 == 0:
            yield Remark("maths.skill.trig_exact_value.hint_axis", values)
        elif not 0 < angle < 90:
            yield Remark("maths.skill.trig_exact_value.hint_quadrant", values)
        elif radians:
            yield Remark("maths.skill.trig_exact_value.hint_radians", values)
        yield Remark(f"maths.skill.trig_exact_value.hint_{'square' if angle % 90 == 45 else 'triangle'}", values)
        yield Remark("maths.skill.trig_exact_value.hint_circle")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Take the value of the acute angle, then the sign."""
        function, angle, radians = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        if radians:
            yield Remark("maths.skill.trig_exact_value.step_radians", values)
        if angle % 90 == 0:
            yield Remark(f"maths.skill.trig_exact_value.step_axis_{_NAMES[function]}", values)
        elif 0 < angle < 90:
            case = "square" if angle == 45 else "triangle"
            yield Remark(f"maths.skill.trig_exact_value.step_{case}", values)
        else:
            case = "minus" if abs(question.answer) != question.answer else "plus"
            yield Remark(f"maths.skill.trig_exact_value.step_{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Sine and cosine stay between −1 and 1."""
        real = not isinstance(chosen, Exact) or chosen.is_real
        if question.operands[0] != TAN and real and not -1 <= chosen <= 1:
            yield Remark("maths.skill.trig_exact_value.doubt", {"chosen": chosen, **self.values(question)})
        yield from self.hints(question)


def _cards(angles: Iterable[int], radians: int) -> Iterable[Operands]:
    for function, angle in product((SIN, COS, TAN), angles):
        if ratio_of(function, angle) is not None:
            yield function, angle, radians
