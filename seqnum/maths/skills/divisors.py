"""The greatest common factor and the least common multiple of two numbers."""

from __future__ import annotations

from itertools import product
from math import gcd, lcm
from typing import TYPE_CHECKING

from seqnum.maths.build import gcd_of, lcm_of, mul
from seqnum.maths.mistakes.divisors import (
    common_factor_not_greatest,
    common_multiple_not_least,
    gcd_lcm_swapped,
    larger_number_for_multiple,
    multiplied_for_common_multiple,
    smaller_number_for_factor,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


class _TwoNumbers(Skill):
    """What the two skills have in common."""

    def features(self, operands: Operands) -> dict[str, int]:
        """Return how large the numbers are, and whether neither is a multiple of the other."""
        small, large = sorted(operands)
        return {"log2_size": max(operands).bit_length() - 1, "neither_multiple": int(large % small > 0)}

    def values(self, question: Question) -> Values:
        """Name the two numbers as they stand and by size."""
        a, b = question.operands
        small, large = sorted(question.operands)
        return {"a": a, "b": b, "small": small, "large": large}


class GreatestCommonFactor(_TwoNumbers):
    """``gcf(12, 18)``."""

    id = "greatest_common_factor"
    rules = (gcd_lcm_swapped, common_factor_not_greatest, smaller_number_for_factor)

    def space(self, level: int) -> Space:
        """Return numbers up to 50; up to 100, neither a multiple of the other; up to 144, that and no prime."""
        largest = {1: 50, 2: 100, 3: 144}[level]
        return Listed(
            (
                (a, b)
                for a in range(2, largest + 1)
                for b in range(a + 1, largest + 1)
                if (common := gcd(a, b)) > 1 and (level == 1 or common < a) and (level < 3 or not _is_prime(common))
            ),
            self.value,
        )

    def prompt(self, operands: Operands) -> Expression:
        """Return ``gcf(12, 18)``."""
        return gcd_of(*operands)

    def value(self, operands: Operands) -> int:
        """Return the greatest common factor."""
        return gcd(*operands)

    def key(self, operands: Operands) -> str:
        """Return ``gcd(12,18)``."""
        a, b = operands
        return f"gcd({a},{b})"

    def hints(self, question: Question) -> Iterator[Remark]:
        """Go through the factors of the smaller number."""
        yield Remark("maths.skill.greatest_common_factor.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """List the factors of the smaller number and take the largest that fits."""
        small = min(question.operands)
        factors = ", ".join(str(factor) for factor in range(1, small + 1) if small % factor == 0)
        values: Values = {**self.values(question), "factors": factors, "answer": question.answer}
        yield Remark("maths.skill.greatest_common_factor.step", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Show which number it does not divide."""
        small, large = sorted(question.operands)
        values: Values = {"chosen": chosen, **self.values(question)}
        if chosen > small:
            yield Remark("maths.skill.greatest_common_factor.doubt_large", values)
        for one in (small, large):
            if chosen > 1 and one % chosen:
                yield Remark("maths.skill.greatest_common_factor.doubt_no_factor", {**values, "one": one})
        yield from self.hints(question)


class LeastCommonMultiple(_TwoNumbers):
    """``lcm(6, 8)``."""

    id = "least_common_multiple"
    rules = (
        multiplied_for_common_multiple,
        larger_number_for_multiple,
        common_multiple_not_least,
        gcd_lcm_swapped,
    )
    told_first = (multiplied_for_common_multiple,)

    def space(self, level: int) -> Space:
        """Return numbers up to 12; up to 30 with a common factor, neither a multiple; from 10 to 50 with that."""
        numbers, largest = {1: (range(2, 13), 132), 2: (range(4, 31), 150), 3: (range(10, 51), 240)}[level]
        return Listed(
            (
                (a, b)
                for a, b in product(numbers, repeat=2)
                if a != b and lcm(a, b) <= largest and (level == 1 or 1 < gcd(a, b) < min(a, b))
            ),
            self.value,
        )

    def prompt(self, operands: Operands) -> Expression:
        """Return ``lcm(6, 8)``."""
        return lcm_of(*operands)

    def value(self, operands: Operands) -> int:
        """Return the least common multiple."""
        return lcm(*operands)

    def key(self, operands: Operands) -> str:
        """Return ``lcm(6,8)``."""
        a, b = operands
        return f"lcm({a},{b})"

    def hints(self, question: Question) -> Iterator[Remark]:
        """Go through the multiples of the larger number."""
        yield Remark("maths.skill.least_common_multiple.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Count up in steps of the larger number."""
        large, answer = max(question.operands), self.value(question.operands)
        counted = ", ".join(map(str, range(large, answer + 1, large)))
        values: Values = {**self.values(question), "counted": counted, "answer": answer}
        case = "step_first" if answer == large else "step"
        yield Remark(f"maths.skill.least_common_multiple.{case}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Show whose multiple it is not."""
        values: Values = {"chosen": chosen, **self.values(question)}
        if 0 < chosen < max(question.operands):
            yield Remark("maths.skill.least_common_multiple.doubt_small", values)
        for one in sorted(question.operands, reverse=True):
            if chosen.denominator == 1 and chosen > one and chosen % one:
                fact = mul(chosen // one, one)
                values |= {"one": one, "fact": fact, "product": fact.evaluate(), "over": chosen % one}
                yield Remark("maths.skill.table_all_10.doubt_no_fact", values)
        yield from self.hints(question)


def _is_prime(number: int) -> bool:
    return all(number % factor for factor in range(2, number))
