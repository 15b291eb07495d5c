"""The third side of a triangle from two sides and the angle between them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, as_expression, cos, degrees, equals, mul, phrase, power, sqrt, sub
from seqnum.maths.exact import Exact, root
from seqnum.maths.mistakes.right_triangles import root_not_taken
from seqnum.maths.mistakes.trigonometry import cosine_rule_no_product, cosine_rule_plus, cosine_rule_two_forgotten
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed
from seqnum.maths.triangles import third_side_squared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_SIDE = 1
_RULES = (cosine_rule_no_product, cosine_rule_plus, cosine_rule_two_forgotten)


class LawOfCosines(Skill):
    """``sides 5 and 8, angle between them 60°, square of the third side?``.

    The operands are the sides, the angle in degrees, and 1 where the side itself is asked for.
    """

    id = "law_of_cosines"
    rules = (*_RULES, root_not_taken)

    def space(self, level: int) -> Space:
        """Return squares for 60°; for 60°, 90° and 120°; the side itself, for 60° and 120°."""
        angles = {1: (60,), 2: (60, 90, 120), 3: (60, 120)}[level]
        sides = range(2, 13)
        cards = product(sides, sides, angles, (int(level == 3),))
        return Listed(((a, b, angle, asked) for a, b, angle, asked in cards if a != b or angle > 60), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``sides 5 and 8, angle between them 60°, square of the third side?``."""
        a, b, angle, asked = operands
        return phrase("third_side" if asked else "third_side_squared", a, b, degrees(angle))

    def value(self, operands: Operands) -> Value:
        """Return the square of the third side, or the side."""
        a, b, angle, asked = operands
        return root(int(third_side_squared(a, b, angle))) if asked else third_side_squared(a, b, angle)  # type: ignore[arg-type]  # whole for these angles

    def key(self, operands: Operands) -> str:
        """Return ``5,8,60>c^2``, or ``5,8,60>c`` for the side."""
        a, b, angle, asked = operands
        return f"{a},{b},{angle}>{'c' if asked else 'c^2'}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return whether the cosine is negative, whether a root is taken, and whether it stays."""
        _, _, angle, asked = operands
        return {
            "non_first_quadrant": int(angle > 90),
            "steps_beyond_1": 2 + asked,
            "non_perfect_radicand": int(isinstance(self.value(operands), Exact)),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, b, angle, asked = operands
        for rule in _RULES:
            square = rule(a, b, angle)
            yield rule.__name__, root(square) if asked else square  # type: ignore[arg-type]  # whole for these angles
        if asked:
            yield root_not_taken.__name__, third_side_squared(a, b, angle)

    def values(self, question: Question) -> Values:
        """Name the sides, the angle and the formula filled in."""
        a, b, angle, _ = question.operands
        square = third_side_squared(a, b, angle)
        squares = add(power(a, 2), power(b, 2))
        product_ = mul(mul(mul(2, a), b), cos(degrees(angle)))
        return {
            "a": a,
            "b": b,
            "angle": degrees(angle),
            "squares": squares,
            "product": product_,
            "formula": sub(squares, product_),
            "numbers": sub(a * a + b * b, a * a + b * b - square),
            "square": square,
            "together": a + b,
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say the rule."""
        yield Remark("maths.skill.law_of_cosines.hint", self.values(question))
        yield Remark("maths.skill.law_of_cosines.hint_any")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Fill in the formula, and take the root where the side is asked for."""
        values = self.values(question)
        yield Remark("maths.skill.law_of_cosines.step", values)
        if question.operands[3] == _SIDE:
            under = sqrt(as_expression(values["square"]))  # type: ignore[arg-type]  # a number
            shown = under if under == question.written else equals(under, question.written)
            yield Remark("maths.skill.law_of_cosines.step_root", {"side": shown})

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the way along the two other sides, which is longer."""
        a, b, _, asked = question.operands
        real = not isinstance(chosen, Exact) or chosen.is_real
        if real and chosen >= (a + b if asked else (a + b) ** 2):
            yield Remark(
                f"maths.skill.law_of_cosines.doubt{'' if asked else '_square'}",
                {**self.values(question), "chosen": chosen},
            )
        yield from self.hints(question)
