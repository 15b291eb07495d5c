"""Expressions with a letter: what they are worth, and without their brackets."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, juxtapose, mul, neg, phrase, plus_terms, polynomial, sub
from seqnum.maths.exact import letter
from seqnum.maths.mistakes.algebra import distribute_only_first_term, minus_not_distributed, unlike_terms_joined
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.putting_in import PUT_IN_RULES, put_in, put_in_values, put_in_wrong
from seqnum.maths.skills.trying import tried
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_10 = (*range(-10, 0), *range(1, 11))


@cache
def _linear(a: int, b: int) -> Value:
    """Return ``ax + b``; many cards have the same."""
    return letter("x") * a + b


class EvaluateExpression(Skill):
    """``3x − 2 for x = 4``; the operands are the coefficient, the exponent, the number behind and x."""

    id = "evaluate_expression"
    rules = PUT_IN_RULES
    told_first = PUT_IN_RULES

    def space(self, level: int) -> Space:
        """Return x once; x squared; a negative number for x, squared or not."""
        if level == 1:
            cards = ((a, 1, b, x) for a, b, x in product(range(2, 10), _TO_10, range(2, 11)) if a * x + b > 0)
        elif level == 2:
            cards = ((a, 2, b, x) for a, b, x in product(range(1, 6), _TO_10, range(2, 8)) if a * x**2 + b > 0)
        else:
            coefficients = (*range(-5, 0), *range(1, 6))
            parts = product(coefficients, (1, 2), _TO_10, range(-6, -1))
            cards = ((a, e, b, x) for a, e, b, x in parts if abs(a) > 1 or e == 2)
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``3x − 2 for x = 4``."""
        a, exponent, b, x = operands
        return phrase("at", polynomial({exponent: a, 0: b}), equals("x", x))

    def value(self, operands: Operands) -> int:
        """Return what it comes to."""
        return put_in(*operands)

    def key(self, operands: Operands) -> str:
        """Return ``3x-2,4``, ``2x^2+1,-3``."""
        a, exponent, b, x = operands
        return f"{a}x{'^2' if exponent == 2 else ''}{b:+},{x}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the operations beyond one, the square, and the negative numbers."""
        a, exponent, _, x = operands
        return {
            "operators_beyond_1": int(a != 1) + exponent - 1,
            "power": exponent - 1,
            "negative_base": int(exponent == 2 and x < 0),
            "negative_operands": (a < 0) + (x < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return put_in_wrong(*operands)

    def values(self, question: Question) -> Values:
        """Name the numbers, the term with x, and the expression with x put in."""
        return put_in_values(*question.operands)

    def hints(self, question: Question) -> Iterator[Remark]:
        """Put the number in."""
        case = "hint_square" if question.operands[1] == 2 else "hint"
        yield Remark(f"maths.skill.evaluate_expression.{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Put the number in, square, multiply, add."""
        a, exponent, _, _ = question.operands
        case = "step_square" if exponent == 2 and abs(a) > 1 else "step"
        values: Values = {**self.values(question), "answer": question.answer}
        yield Remark(f"maths.skill.evaluate_expression.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - nothing to compare with
        """Put the number in."""
        yield from self.hints(question)


class DistributeEvaluate(Skill):
    """``3(x + 5)`` without the bracket.

    The operands are the number before it all, the factor, the coefficient of x, the number in the bracket, and 1 where
    that number comes first.
    """

    id = "distribute_evaluate"
    rules = (distribute_only_first_term, minus_not_distributed, unlike_terms_joined)
    required_form = "expanded"

    def space(self, level: int) -> Space:
        """Return a sum or difference with x; with 2x to 8x, each answer in two ways at least; a minus before it."""
        if level == 1:
            parts = product(range(2, 10), (*range(-9, 0), *range(1, 10)), (0, 1))
            return Listed(((0, k, 1, b, turned) for k, b, turned in parts if b > 0 or not turned), self.value)
        if level == 2:
            all_parts = list(product(range(2, 7), range(2, 9), (*range(-12, 0), *range(1, 13))))
            times = Counter((k * a, k * b) for k, a, b in all_parts)
            return Listed(((0, k, a, b, 0) for k, a, b in all_parts if times[k * a, k * b] > 1), self.value)
        signed = product((0, *range(3, 13)), range(-5, 0), range(1, 4), (*range(-5, 0), *range(1, 6)))
        cards = ((c, k, a, b, 0) for c, k, a, b in signed if c + k * b and (c or k < -1))
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``3(x + 5)``, ``10 − 2(x − 3)``."""
        c, k, a, b, turned = operands
        bracket = add(b, "x") if turned else polynomial({1: a, 0: b})
        if k == -1:
            return sub(c, bracket)
        product_ = juxtapose(abs(k), bracket)
        if c:
            return sub(c, product_)
        return neg(product_) if k < 0 else product_

    def value(self, operands: Operands) -> Value:
        """Return ``3x + 15``."""
        c, k, a, b, _ = operands
        return _linear(k * a, c + k * b)

    def key(self, operands: Operands) -> str:
        """Return ``3(1x+5)``, ``10-2(1x-3)``."""
        c, k, a, b, turned = operands
        bracket = f"{b}+x" if turned else f"{a}x{b:+}"
        return f"{c or ''}{k}({bracket})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the bracket, what stands before it, and the minus signs."""
        c, k, a, b, _ = operands
        return {
            "brackets": 1,
            "steps_beyond_1": int(c != 0),
            "leading_coefficient_not_1": int(a != 1),
            "negative_coefficient": int(k < 0),
            "minus_minus": int(k < 0 and b < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        c, k, a, b, _ = operands
        x = letter("x")
        if k != -1:
            yield distribute_only_first_term.__name__, c + distribute_only_first_term(k, a * x, b)
        if k < 0:
            yield minus_not_distributed.__name__, minus_not_distributed(c, -k * a * x, k * b)
        yield unlike_terms_joined.__name__, unlike_terms_joined(k * a, c + k * b)

    def values(self, question: Question) -> Values:
        """Name the factor, what stands in the bracket, and what the factor makes of it."""
        c, k, a, b, turned = question.operands
        first, second = polynomial({1: a}), plus_terms(b)
        times: list[Expression] = [polynomial({1: k * a}), plus_terms(k * b)]
        terms = ([c] if c else []) + (times[::-1] if turned else times)
        return {"k": k, "first": first, "second": second, "opened": plus_terms(*terms), "term": times[0]}

    def told(self, misconception: str, question: Question, chosen: Value) -> Remark:
        """Return what to say about a misconception; here a bracket is opened, not worked out."""
        if misconception == minus_not_distributed.__name__:
            return Remark("maths.skill.distribute_evaluate.told_minus", self.values(question))
        return super().told(misconception, question, chosen)

    def hints(self, question: Question) -> Iterator[Remark]:
        """Multiply every part of the bracket."""
        case = "hint_minus" if question.operands[1] == -1 else "hint"
        yield Remark(f"maths.skill.distribute_evaluate.{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Open the bracket, then put the numbers together."""
        c, k, a, b, turned = question.operands
        values: Values = {**self.values(question), "question": question.prompt, "answer": question.answer}
        values |= {"first_times": mul(k, polynomial({1: a})), "second_times": equals(mul(k, b), k * b)}
        case = "step_signs" if k == -1 else "step_more" if c or turned else "step"
        yield Remark(f"maths.skill.distribute_evaluate.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Try a number for x."""
        yield from tried(question, chosen)
        yield from self.hints(question)
