"""Areas and perimeters, and sides found from them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, as_expression, div, mul, phrase, sub
from seqnum.maths.mistakes.geometry import (
    area_parallelogram_halved,
    area_perimeter_swapped,
    area_triangle_no_half,
    height_without_doubling,
    perimeter_two_sides,
    side_taken_away_once,
    side_without_halving,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_RECTANGLE, _PERIMETER, _PARALLELOGRAM, _TRIANGLE, _SIDE_OF_AREA, _SIDE_OF_PERIMETER, _HEIGHT = range(7)
_PHRASES = (
    "rectangle_area",
    "rectangle_perimeter",
    "parallelogram_area",
    "triangle_area",
    "side_of_area",
    "side_of_perimeter",
    "triangle_height",
)


class AreaPerimeter(Skill):
    """``triangle with base 6 and height 4, area?``; the operands are which question and its two lengths."""

    id = "area_perimeter"
    rules = (
        area_perimeter_swapped,
        perimeter_two_sides,
        area_triangle_no_half,
        area_parallelogram_halved,
        side_without_halving,
        side_taken_away_once,
        height_without_doubling,
    )
    told_first = (area_perimeter_swapped, perimeter_two_sides, side_without_halving)

    def space(self, level: int) -> Space:
        """Return rectangles; parallelograms and triangles; a missing side or height."""
        if level == 1:
            sides = [(a, b) for a, b in product(range(2, 13), repeat=2) if a != b]
            cards = [(kind, a, b) for kind in (_RECTANGLE, _PERIMETER) for a, b in sides]
        elif level == 2:
            sizes = list(product(range(2, 21), range(2, 13)))
            cards = [(_PARALLELOGRAM, a, b) for a, b in sizes]
            cards += [(_TRIANGLE, a, b) for a, b in sizes if a * b % 2 == 0]
        else:
            sides = [(a, b) for a, b in product(range(2, 13), range(2, 32)) if a != b]
            cards = [(_SIDE_OF_AREA, a * b, a) for a, b in sides]
            cards += [(_SIDE_OF_PERIMETER, 2 * (a + b), a) for a, b in sides]
            cards += [(_HEIGHT, a * b // 2, a) for a, b in sides if a * b % 2 == 0]
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``rectangle 3 by 5, area?``."""
        kind, a, b = operands
        return phrase(_PHRASES[kind], a, b)

    def value(self, operands: Operands) -> int:
        """Return the area, perimeter or length."""
        kind, a, b = operands
        return (a * b, 2 * (a + b), a * b, a * b // 2, a // b, a // 2 - b, 2 * a // b)[kind]

    def key(self, operands: Operands) -> str:
        """Return ``triangle_area(6,4)``."""
        kind, a, b = operands
        return f"{_PHRASES[kind]}({a},{b})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return that it is a perimeter, a triangle, another slanted shape, or asks for a side."""
        kind = operands[0]
        return {
            "perimeter": int(kind in {_PERIMETER, _SIDE_OF_PERIMETER}),
            "triangle": int(kind in {_TRIANGLE, _HEIGHT}),
            "slanted": int(kind == _PARALLELOGRAM),
            "inverse_direction": int(kind >= _SIDE_OF_AREA),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, a, b = operands
        if kind in {_RECTANGLE, _PERIMETER}:
            yield area_perimeter_swapped.__name__, area_perimeter_swapped(a, b, perimeter=kind == _PERIMETER)
        if kind == _PERIMETER:
            yield perimeter_two_sides.__name__, perimeter_two_sides(a, b)
        elif kind == _PARALLELOGRAM:
            yield area_parallelogram_halved.__name__, area_parallelogram_halved(a, b)
        elif kind == _TRIANGLE:
            yield area_triangle_no_half.__name__, area_triangle_no_half(a, b)
        elif kind == _HEIGHT:
            yield height_without_doubling.__name__, height_without_doubling(a, b)
        elif kind in {_SIDE_OF_AREA, _SIDE_OF_PERIMETER}:
            yield side_taken_away_once.__name__, side_taken_away_once(a, b)
        if kind == _SIDE_OF_PERIMETER:
            yield side_without_halving.__name__, side_without_halving(a, b)

    def values(self, question: Question) -> Values:
        """Name the lengths, and what to calculate first."""
        kind, a, b = question.operands
        product_ = mul(a, b)
        first = (product_, add(a, b), product_, product_, div(a, b), div(a, 2), mul(2, a))[kind]
        return {"a": a, "b": b, "first": first}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say how the shape is measured."""
        kind = question.operands[0]
        yield Remark(f"maths.skill.area_perimeter.hint_{_PHRASES[kind]}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Calculate what the hint names, to the end."""
        kind, a, b = question.operands
        done = (a * b, a + b, a * b, a * b, a // b, a // 2, 2 * a)[kind]
        number = as_expression(done)
        last = (number, mul(2, number), number, div(number, 2), number, sub(number, b), div(number, b))[kind]
        values: Values = {"answer": question.answer, "done": done, "last": last, **self.values(question)}
        yield Remark(f"maths.skill.area_perimeter.step_{_PHRASES[kind]}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Go back to the area or perimeter from a side; else say how the shape is measured."""
        kind, a, b = question.operands
        back = {_SIDE_OF_AREA: mul(chosen, b), _SIDE_OF_PERIMETER: mul(2, add(chosen, b))}.get(kind)
        if back is not None and chosen > 0:
            values: Values = {"chosen": chosen, "back": back, "got": back.evaluate(), "a": a}
            yield Remark(f"maths.skill.area_perimeter.doubt_{_PHRASES[kind]}", values)
        yield from self.hints(question)
