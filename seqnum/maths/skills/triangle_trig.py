"""Sides of right triangles from a side and an angle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import cos, degrees, div, equals, mul, phrase, sin, tan
from seqnum.maths.exact import Exact
from seqnum.maths.mistakes.trigonometry import multiplied_for_divided, opposite_adjacent_swapped
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed
from seqnum.maths.triangles import ADJACENT, COS, HYPOTENUSE, OPPOSITE, SIN, TAN, ratio_of, side

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_NAMES = ("hypotenuse", "opposite", "adjacent")
_RATIOS = {SIN: (OPPOSITE, HYPOTENUSE), COS: (ADJACENT, HYPOTENUSE), TAN: (OPPOSITE, ADJACENT)}
_FUNCTIONS = (sin, cos, tan)
_RATIO_NAMES = ("sin", "cos", "tan")


class RightTriangleTrig(Skill):
    """``hypotenuse 10, angle 30°, opposite leg?``; the operands are the given and the asked side, length and angle.

    Sides are 0, the hypotenuse, 1, the leg opposite the angle, and 2, the leg beside it.
    """

    id = "right_triangle_trig"
    rules = (opposite_adjacent_swapped, multiplied_for_divided)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return the leg that is half the hypotenuse; legs with a root; other sides from a leg, with a root."""
        cards = {1: _halves, 2: _legs, 3: _from_legs}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``hypotenuse 10, angle 30°, opposite leg?``."""
        given, asked, length, angle = operands
        return phrase(f"{_NAMES[asked]}_from_{_NAMES[given]}", length, degrees(angle))

    def value(self, operands: Operands) -> Value:
        """Return the side."""
        return side(*operands)

    def key(self, operands: Operands) -> str:
        """Return ``hyp10,30>opp``."""
        given, asked, length, angle = operands
        return f"{_NAMES[given][:3]}{length},{angle}>{_NAMES[asked][:3]}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return whether one divides, whether a root stays, and whether it is the tangent."""
        given, asked, _, _ = operands
        return {
            "inverse_direction": int(not _multiplies(operands)),
            "non_perfect_radicand": int(isinstance(self.value(operands), Exact)),
            "tangent": int(HYPOTENUSE not in {given, asked}),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*operands)) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the ratio and its value."""
        _, _, length, angle = question.operands
        function = _ratio(question.operands)
        ratio: Value = ratio_of(function, angle)  # type: ignore[assignment]  # a tangent below 90° has a value
        return {
            "length": length,
            "angle": degrees(angle),
            "asked": _FUNCTIONS[function](degrees(angle)),
            "ratio": equals(_FUNCTIONS[function](degrees(angle)), ratio),
            "done": (mul if _multiplies(question.operands) else div)(length, ratio),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say which ratio joins the two sides."""
        yield Remark(
            f"maths.skill.right_triangle_trig.hint_{_RATIO_NAMES[_ratio(question.operands)]}", self.values(question)
        )
        yield Remark("maths.skill.right_triangle_trig.hint_sketch")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply by the ratio, or divide."""
        values: Values = {"answer": question.answer, **self.values(question)}
        case = "step" if _multiplies(question.operands) else "step_divided"
        yield Remark(f"maths.skill.right_triangle_trig.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the hypotenuse, or the legs with each other."""
        given, asked, length, angle = question.operands
        values: Values = {"chosen": chosen, "length": length, "angle": degrees(angle)}
        if not isinstance(chosen, Exact) or chosen.is_real:
            if given == HYPOTENUSE and chosen >= length:
                yield Remark("maths.skill.right_triangle_trig.doubt_leg", values)
            if asked == HYPOTENUSE and chosen <= length:
                yield Remark("maths.skill.right_triangle_trig.doubt_hypotenuse", values)
            if HYPOTENUSE not in {given, asked} and (chosen > length) != (question.answer > length):
                yield Remark("maths.skill.right_triangle_trig.doubt_legs", values)
        yield from self.hints(question)


def _ratio(operands: Operands) -> int:
    """Return the function that joins the given side and the asked one."""
    return next(function for function, sides in _RATIOS.items() if set(sides) == set(operands[:2]))


def _multiplies(operands: Operands) -> bool:
    given, asked, _, _ = operands
    return (asked, given) in _RATIOS.values()


def _halves() -> Iterable[Operands]:
    for k in range(2, 32):
        yield HYPOTENUSE, OPPOSITE, 2 * k, 30
        yield HYPOTENUSE, ADJACENT, 2 * k, 60
        if k <= 30:
            yield OPPOSITE, HYPOTENUSE, k, 30
            yield ADJACENT, HYPOTENUSE, k, 60


def _legs() -> Iterable[Operands]:
    for length in range(2, 41, 2):
        yield HYPOTENUSE, OPPOSITE, length, 60
        yield HYPOTENUSE, ADJACENT, length, 30
        yield HYPOTENUSE, OPPOSITE, length, 45
        yield HYPOTENUSE, ADJACENT, length, 45


def _from_legs() -> Iterable[Operands]:
    for length in range(2, 16):
        yield ADJACENT, OPPOSITE, length, 60
        yield OPPOSITE, ADJACENT, length, 30
        yield OPPOSITE, HYPOTENUSE, length, 45
        yield ADJACENT, HYPOTENUSE, length, 45
    for length in range(3, 37, 3):
        yield ADJACENT, OPPOSITE, length, 30
        yield OPPOSITE, ADJACENT, length, 60
        yield OPPOSITE, HYPOTENUSE, length, 60
        yield ADJACENT, HYPOTENUSE, length, 30
