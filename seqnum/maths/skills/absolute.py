"""Absolute values: of a number, of a sum or difference, and sums and differences of them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import absolute, add, equals, sub
from seqnum.maths.mistakes.integers import absolute_bars_ignored, absolute_of_each, absolute_turns_sign
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

_ONE, _SUM_INSIDE, _SUM, _DIFFERENCE = range(4)


class AbsoluteValue(Skill):
    """``|−7|``, ``|3 − 8|``, ``|−7| + |3|``, ``|−4| − |−9|``; the operands are which of them and the two numbers."""

    id = "absolute_value"
    rules = (absolute_bars_ignored, absolute_turns_sign, absolute_of_each)
    told_first = (absolute_turns_sign,)

    def space(self, level: int) -> Space:
        """Return one number; a sum or difference between the bars; two absolute values."""
        if level == 1:
            cards = [(_ONE, number, 0) for number in range(-50, 51) if number]
        elif level == 2:
            cards = [(_SUM_INSIDE, a, b) for a, b in product(range(-20, 21), repeat=2) if a * b and (a < 0 or b < 0)]
            cards = [card for card in cards if card[1] + card[2]]
        else:
            pairs = [(a, b) for a, b in product(range(-15, 16), repeat=2) if a * b and (a < 0 or b < 0)]
            cards = [(_SUM, a, b) for a, b in pairs]
            cards += [(_DIFFERENCE, a, b) for a, b in pairs if abs(a) != abs(b)]
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``|−7|``."""
        kind, a, b = operands
        if kind == _ONE:
            return absolute(a)
        if kind == _SUM_INSIDE:
            return absolute(_inside(a, b))
        return (add if kind == _SUM else sub)(absolute(a), absolute(b))

    def value(self, operands: Operands) -> int:
        """Return the distance from zero, or what two of them make."""
        kind, a, b = operands
        if kind in {_ONE, _SUM_INSIDE}:
            return abs(a + b)
        return abs(a) + abs(b) if kind == _SUM else abs(a) - abs(b)

    def key(self, operands: Operands) -> str:
        """Return ``|-7|``."""
        kind, a, b = operands
        return (f"|{a}|", f"|{a}{b:+d}|", f"|{a}|+|{b}|", f"|{a}|-|{b}|")[kind]

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the negative numbers, and whether something is calculated between or outside the bars."""
        kind, a, b = operands
        return {
            "negative_operands": (a < 0) + (b < 0),
            "sum_inside_bars": int(kind == _SUM_INSIDE),
            "two_absolute_values": int(kind in {_SUM, _DIFFERENCE}),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, a, b = operands
        yield absolute_bars_ignored.__name__, absolute_bars_ignored(a - b if kind == _DIFFERENCE else a + b)
        yield absolute_turns_sign.__name__, absolute_turns_sign(a + b) if kind in {_ONE, _SUM_INSIDE} else None
        yield absolute_of_each.__name__, absolute_of_each(a, b) if kind == _SUM_INSIDE else None

    def values(self, question: Question) -> Values:
        """Name what stands between bars, and a sum in them worked out."""
        kind, a, b = question.operands
        inside: Values = {"inside": _inside(a, b) if kind == _SUM_INSIDE else a, "sum": a + b}
        return {**inside, "bars": absolute(a), "a": a, "b": b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say what the bars mean, and in which order to go."""
        yield Remark(f"maths.skill.absolute_value.hint_{_name(question)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Work out what stands between the bars, then drop the sign, then the rest."""
        kind, a, b = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        if kind == _SUM_INSIDE:
            values |= {"worked": equals(_inside(a, b), a + b), "bars": absolute(a + b)}
        elif kind != _ONE:
            values |= {"first": equals(absolute(a), abs(a)), "second": equals(absolute(b), abs(b))}
            values |= {"done": (add if kind == _SUM else sub)(abs(a), abs(b))}
        yield Remark(f"maths.skill.absolute_value.step_{_name(question)}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that a distance is not negative."""
        if chosen < 0 and question.operands[0] != _DIFFERENCE:
            yield Remark("maths.skill.absolute_value.doubt", {"chosen": chosen})
        yield from self.hints(question)


def _name(question: Question) -> str:
    return ("one", "inside", "two", "two")[question.operands[0]]


def _inside(a: int, b: int) -> Expression:
    """Return ``3 − 8`` rather than ``3 + (−8)``."""
    return add(a, b) if b > 0 else sub(a, -b)
