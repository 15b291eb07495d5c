"""Written division: without a remainder, and what the remainder is."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import div, mul, phrase, sub
from seqnum.maths.mistakes.division import (
    counts_what_is_missing,
    drops_zero_in_quotient,
    forgets_what_is_left,
    quotient_for_remainder,
    remainder_too_large,
    subtracted_instead_of_divided,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.back import came_back
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_ONE_DIGIT = range(2, 10)
_WITH_ZERO = [quotient for quotient in range(101, 1000) if "0" in str(quotient) and quotient % 100]
_NO_ZERO = [quotient for quotient in range(11, 100) if quotient % 10]


class DivideExactLong(Skill):
    """``618 ÷ 6``."""

    id = "divide_exact_long"
    rules = (drops_zero_in_quotient, forgets_what_is_left, subtracted_instead_of_divided)
    told_first = (drops_zero_in_quotient,)

    def space(self, level: int) -> Space:
        """Return two digits by one; three by one with two in the quotient; a quotient of three with a zero."""
        divisors, quotients, least, most = {
            1: (_ONE_DIGIT, _NO_ZERO, 10, 99),
            2: (range(3, 10), _NO_ZERO, 100, 999),
            3: ((*_ONE_DIGIT, 11, 12), _WITH_ZERO, 100, 12_000),
        }[level]
        cards = ((b * quotient, b) for b, quotient in product(divisors, quotients))
        return Listed(((a, b) for a, b in cards if least <= a <= most), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``618 ÷ 6``."""
        return div(*operands)

    def value(self, operands: Operands) -> int:
        """Return the quotient."""
        a, b = operands
        return a // b

    def key(self, operands: Operands) -> str:
        """Return ``618/6``."""
        a, b = operands
        return f"{a}/{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one in each number, and whether the quotient has a zero."""
        a, b = operands
        return {"digits_beyond_2": len(str(a)) + len(str(b)) - 2, "zero_in_quotient": int("0" in str(a // b))}

    def values(self, question: Question) -> Values:
        """Name the two numbers as whole and known, and the part to begin with."""
        a, b = question.operands
        part, _, _ = next(_worked(a, b))
        return {"whole": a, "known": b, "part": part}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the first digits; compare with ten or a hundred times the divisor."""
        a, b = question.operands
        yield Remark("maths.skill.divide_exact_long.hint", self.values(question))
        round_number = 100 if a >= 100 * b else 10
        values: Values = {"fact": mul(round_number, b), "product": round_number * b, "whole": a}
        yield Remark("maths.skill.divide_exact_long.hint_round", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go through the digits."""
        a, b = question.operands
        for place, (part, digit, down) in enumerate(_worked(a, b)):
            values: Values = {"part": part, "known": b, "fact": mul(digit, b), "product": digit * b, "down": down}
            values |= {"taken": sub(part, digit * b), "left": part - digit * b}
            case = "first" if place == 0 else "next" if digit else "zero"
            yield Remark(f"maths.skill.divide_exact_long.step_{case}", values)
        yield Remark("maths.step.any", {"question": question.prompt, "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Multiply back."""
        a, b = question.operands
        yield came_back(question, chosen, mul(chosen, b), a)
        yield from self.hints(question)


class Remainder(Skill):
    """``remainder of 17 ÷ 5``."""

    id = "remainder"
    rules = (quotient_for_remainder, remainder_too_large, counts_what_is_missing)
    told_first = (quotient_for_remainder, remainder_too_large)

    def space(self, level: int) -> Space:
        """Return divisions within the tables; two digits by one beyond them; up to 200 by 11 to 25. None is exact."""
        divisors, least, most = {1: (range(2, 11), 2, 10), 2: (range(3, 9), 11, 33), 3: (range(11, 26), 2, 9)}[level]
        largest = {1: 99, 2: 99, 3: 200}[level]
        cards = ((b * quotient + rest, b) for b in divisors for quotient in range(least, most) for rest in range(1, b))
        return Listed(((a, b) for a, b in cards if a <= largest), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``remainder of 17 ÷ 5``."""
        return phrase("remainder", div(*operands))

    def value(self, operands: Operands) -> int:
        """Return what is left over."""
        a, b = operands
        return a % b

    def key(self, operands: Operands) -> str:
        """Return ``17%5``."""
        a, b = operands
        return f"{a}%{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one in each number; a remainder is asked for."""
        a, b = operands
        return {"digits_beyond_2": len(str(a)) + len(str(b)) - 2, "remainder": 1}

    def values(self, question: Question) -> Values:
        """Name the two numbers as whole and known."""
        a, b = question.operands
        return {"whole": a, "known": b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Look for the largest multiple that is not too large."""
        yield Remark("maths.skill.remainder.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Take the largest multiple away."""
        a, b = question.operands
        below = a // b * b
        values: Values = {"fact": mul(a // b, b), "product": below, "next": below + b, "taken": sub(a, below)}
        values |= {**self.values(question), "answer": question.answer}
        yield Remark("maths.skill.remainder.step", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the divisor, and divide what is left when the remainder is taken away."""
        a, b = question.operands
        values: Values = {"chosen": chosen, **self.values(question)}
        if chosen >= b:
            yield Remark("maths.misconception.remainder_too_large.student", values)
        if 0 <= chosen < b and chosen.denominator == 1:
            yield Remark("maths.skill.remainder.doubt_left", {**values, "taken": sub(a, chosen), "left": a - chosen})
        yield from self.hints(question)


def _worked(a: int, b: int) -> Iterator[tuple[int, int, int]]:
    """Yield for each digit of the quotient what is divided, the digit, and the digit of a that was brought down."""
    part, begun = 0, False
    for down in map(int, str(a)):
        part = part * 10 + down
        begun = begun or part >= b
        if begun:
            yield part, part // b, down
            part %= b
