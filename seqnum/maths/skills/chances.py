"""Simple probabilities: a ball from a bag, the sum of two dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import add, as_expression, equals, frac, phrase
from seqnum.maths.mistakes.data import (
    pairs_without_order,
    part_to_part,
    probability_of_the_others,
    sums_equally_likely,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TWO, _THREE, _SUM, _AT_LEAST, _AT_MOST = range(5)
_PHRASES = ("bag_of_two", "bag_of_three", "dice_sum", "dice_at_least", "dice_at_most")
_PAIRS = tuple(product(range(1, 7), repeat=2))


class SimpleProbability(Skill):
    """``3 red and 5 blue balls: P(red)?``; the operands are which question and the numbers of balls, or the sum."""

    id = "simple_probability"
    rules = (part_to_part, probability_of_the_others, sums_equally_likely, pairs_without_order)
    told_first = (probability_of_the_others, sums_equally_likely, pairs_without_order)
    required_form = "lowest_terms"

    def space(self, level: int) -> Space:
        """Return one colour of two; not one colour of three; two dice."""
        cards: Iterable[Operands]
        if level == 1:
            cards = ((_TWO, a, b) for a, b in product(range(2, 11), repeat=2))
        elif level == 2:
            cards = ((_THREE, a, b, c) for a, b, c in product(range(2, 8), repeat=3))
        else:
            sums = ((_SUM, range(2, 13)), (_AT_LEAST, range(3, 13)), (_AT_MOST, range(2, 12)))
            cards = ((kind, total) for kind, totals in sums for total in totals)
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``3 red and 5 blue balls: P(red)?``."""
        kind, *numbers = operands
        return phrase(_PHRASES[kind], *numbers)

    def value(self, operands: Operands) -> Fraction:
        """Return the probability."""
        return Fraction(*_good_of_all(operands))

    def key(self, operands: Operands) -> str:
        """Return ``3r,5b=r``, ``2d=9``, ``2d>=9``."""
        kind, *numbers = operands
        balls = ",".join(f"{number}{colour}" for number, colour in zip(numbers, "rbg", strict=False))
        asked = numbers[0]
        return (f"{balls}=r", f"{balls}=not_r", f"2d={asked}", f"2d>={asked}", f"2d<={asked}")[kind]

    def features(self, operands: Operands) -> dict[str, int]:
        """Return whether it is about two dice, several outcomes fit together, and the fraction must be reduced."""
        kind = operands[0]
        return {
            "two_dice": int(kind >= _SUM),
            "several_outcomes": int(kind in {_THREE, _AT_LEAST, _AT_MOST}),
            "must_reduce": int(gcd(*_good_of_all(operands)) > 1),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind = operands[0]
        good, total = _good_of_all(operands)
        yield part_to_part.__name__, part_to_part(good, total)
        yield probability_of_the_others.__name__, probability_of_the_others(good, total)
        if kind >= _SUM:
            fitting = [pair for pair in _PAIRS if _fits(operands, sum(pair))]
            yield sums_equally_likely.__name__, sums_equally_likely(len(set(map(sum, fitting))))
            yield pairs_without_order.__name__, pairs_without_order(sum(a <= b for a, b in fitting))

    def values(self, question: Question) -> Values:
        """Name what fits, how many there are, and the fraction as counted."""
        kind, *numbers = question.operands
        good, total = _good_of_all(question.operands)
        written = as_expression(numbers[0])
        for number in numbers[1:]:
            written = add(written, number)
        counted = equals(written, total) if kind < _SUM else total
        return {"good": good, "total": total, "sum": written, "counted": counted, "fraction": frac(good, total)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count all and what fits."""
        yield Remark(f"maths.skill.simple_probability.hint_{_case(question)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Count all and what fits, divide, reduce."""
        values: Values = {"answer": question.answer, **self.values(question)}
        yield Remark(f"maths.skill.simple_probability.step_{'dice' if _case(question) == 'dice' else 'bag'}", values)
        reduced = gcd(*_good_of_all(question.operands)) > 1
        yield Remark(f"maths.skill.simple_probability.step_{'reduced' if reduced else 'done'}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that nothing is more than certain."""
        if not 0 <= chosen <= 1:
            yield Remark("maths.skill.simple_probability.doubt", {"chosen": chosen})
        yield from self.hints(question)


def _case(question: Question) -> str:
    return ("two", "three", "dice", "dice", "dice")[question.operands[0]]


def _fits(operands: Operands, total: int) -> bool:
    kind, asked = operands
    return {_SUM: total == asked, _AT_LEAST: total >= asked, _AT_MOST: total <= asked}[kind]


def _good_of_all(operands: Operands) -> tuple[int, int]:
    """Return how many outcomes fit, of how many."""
    kind, *numbers = operands
    if kind >= _SUM:
        return sum(_fits(operands, a + b) for a, b in _PAIRS), len(_PAIRS)
    total = sum(numbers)
    return (numbers[0] if kind == _TWO else total - numbers[0]), total
