"""Sides of right triangles."""

from __future__ import annotations

from itertools import product
from math import isqrt
from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, mul, phrase, power, sqrt, sub
from seqnum.maths.exact import Exact, root
from seqnum.maths.mistakes.right_triangles import hyp_sum, leg_as_hypotenuse, leg_difference, root_not_taken
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_HYPOTENUSE, _LEG = range(2)
_KEYS = ("{}^2+{}^2", "{}^2-{}^2")


class Pythagoras(Skill):
    """``legs 3 and 4, hypotenuse?``; the operands are 0 and the legs, or 1, the hypotenuse and a leg."""

    id = "pythagoras"
    rules = (hyp_sum, leg_difference, root_not_taken, leg_as_hypotenuse)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return whole hypotenuses; whole legs; either side as a root."""
        if level == 3:
            return Listed(_with_roots(), self.value)
        triples = list(_triples(75 if level == 1 else 60))
        if level == 1:
            return Listed(((_HYPOTENUSE, *legs) for a, b, _ in triples for legs in ((a, b), (b, a))), self.value)
        return Listed(((_LEG, c, leg) for a, b, c in triples for leg in (a, b)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``legs 3 and 4, hypotenuse?``."""
        kind, a, b = operands
        return phrase(("legs", "leg")[kind], a, b)

    def value(self, operands: Operands) -> Value:
        """Return the side."""
        return root(_square(operands))

    def key(self, operands: Operands) -> str:
        """Return ``3^2+4^2``, ``5^2-3^2``."""
        kind, a, b = operands
        return _KEYS[kind].format(a, b)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return whether a leg is asked for, whether the root stays, and whether the numbers are large."""
        kind, a, b = operands
        return {
            "inverse_direction": int(kind == _LEG),
            "non_perfect_radicand": int(isqrt(_square(operands)) ** 2 != _square(operands)),
            "digits_beyond_2": len(str(a)) + len(str(b)) - 2,
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, a, b = operands
        yield root_not_taken.__name__, root_not_taken(a, b, -1 if kind == _LEG else 1)
        if kind == _HYPOTENUSE:
            yield hyp_sum.__name__, hyp_sum(a, b)
        else:
            yield leg_difference.__name__, leg_difference(a, b)
            yield leg_as_hypotenuse.__name__, leg_as_hypotenuse(a, b)

    def values(self, question: Question) -> Values:
        """Name the sides, and the squares to add or to take apart."""
        kind, a, b = question.operands
        squares = (add, sub)[kind](power(a, 2), power(b, 2))
        values: Values = {"a": a, "b": b, "squares": squares, "square": _square(question.operands)}
        return {**values, "longer": max(a, b), "together": a + b, "factors": mul(a, a)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say what the squares do."""
        kind = question.operands[0]
        yield Remark(f"maths.skill.pythagoras.hint_{('hypotenuse', 'leg')[kind]}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Work out the square, then take the root."""
        kind, a, b = question.operands
        numbers = (add, sub)[kind](a * a, b * b)
        side = sqrt(_square(question.operands))
        same = side == question.written
        values: Values = {**self.values(question), "numbers": numbers, "answer": question.answer}
        values |= {"side": side if same else equals(side, question.written)}
        yield Remark(f"maths.skill.pythagoras.step_{('hypotenuse', 'leg')[kind]}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the other sides."""
        kind, a, b = question.operands
        values: Values = {**self.values(question), "chosen": chosen}
        if isinstance(chosen, Exact) and not chosen.is_real:
            return
        if kind == _HYPOTENUSE and chosen <= max(a, b):
            yield Remark("maths.skill.pythagoras.doubt_short", values)
        if kind == _HYPOTENUSE and chosen >= a + b:
            yield Remark("maths.skill.pythagoras.doubt_long", values)
        if kind == _LEG and chosen >= a:
            yield Remark("maths.skill.pythagoras.doubt_leg", values)
        yield from self.hints(question)


def _square(operands: Operands) -> int:
    kind, a, b = operands
    return a * a - b * b if kind == _LEG else a * a + b * b


def _triples(largest: int) -> Iterable[tuple[int, int, int]]:
    for a, b in product(range(3, largest), repeat=2):
        c = isqrt(a * a + b * b)
        if a < b and c <= largest and c * c == a * a + b * b:
            yield a, b, c


def _with_roots() -> Iterable[Operands]:
    for a, b in product(range(1, 13), repeat=2):
        for card in ((_HYPOTENUSE, a, b), (_LEG, a, b)):
            square = _square(card)
            if square > 0 and isqrt(square) ** 2 != square and max(a, b) <= (9 if card[0] == _HYPOTENUSE else 12):
                yield card
