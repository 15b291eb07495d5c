"""Quadratic equations and the factors of quadratic expressions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd, isqrt
from typing import TYPE_CHECKING, Any

from seqnum.maths.build import add, as_expression, equals, juxtapose, mul, neg, phrase, plus_terms, polynomial, power
from seqnum.maths.exact import in_powers
from seqnum.maths.mistakes.quadratics import (
    factor_copies_coefficients,
    factor_numbers_exchanged,
    factor_one_sign_wrong,
    factor_signs_swapped,
    quad_leading_forgotten,
    quad_only_positive_root,
    quad_other_root,
    quad_root_sign,
)
from seqnum.maths.phrases.lines import coefficients
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.trying import tried
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_15 = (*range(-15, 0), *range(1, 16))
_EXPANDED, _LARGER_FIRST, _SMALLER_FIRST = range(3)


class QuadraticRoots(Skill):
    """``larger solution of x² − 5x + 6 = 0``.

    The operands are the three coefficients, 1 for the larger solution or 0 for the smaller, and how it is written: 0
    for a sum, 1 and 2 for factors, with the larger or the smaller solution first.
    """

    id = "quadratic_roots"
    rules = (quad_root_sign, quad_only_positive_root, quad_other_root, quad_leading_forgotten)
    told_first = (quad_only_positive_root, quad_other_root, quad_leading_forgotten)

    def space(self, level: int) -> Space:
        """Return factors; x² with nothing before it; a number before x², one solution a fraction."""
        cards = {1: _in_factors, 2: _monic, 3: _with_fraction}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``larger solution of x² − 5x + 6 = 0``."""
        return phrase(("smaller_solution", "larger_solution")[operands[3]], equals(_left(operands), 0))

    def value(self, operands: Operands) -> Fraction:
        """Return the solution."""
        return _roots(*operands[:3])[operands[3]]

    def key(self, operands: Operands) -> str:
        """Return ``1x^2-5x+6,max``, ``1x^2-5x+6,min,1`` in factors."""
        a, b, c, asked, form = operands
        return f"{a}x^2{b:+}x{c:+},{('min', 'max')[asked]}{f',{form}' if form else ''}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the number before x², the negative solutions, and whether factors are still to be found."""
        a, b, c, _, form = operands
        return {
            "leading_coefficient_not_1": int(a != 1),
            "negative_roots": sum(one < 0 for one in _roots(a, b, c)),
            "asks_larger_smaller": 1,
            "not_factored": int(form == _EXPANDED),
            "fraction": int(self.value(operands).denominator > 1),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_roots(*operands[:3]), operands[3])) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the coefficients, the left side, and its factors."""
        a, b, c, _, _ = question.operands
        smaller, larger = _roots(a, b, c)
        values: Values = {"a": a, "b": b, "c": c, "left": _left(question.operands), "discriminant": b * b - 4 * a * c}
        return {**values, "product": _factors(a, larger, smaller), "smaller": smaller, "larger": larger}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Look at the factors, or look for them."""
        a, b, _, _, form = question.operands
        case = "factors" if form else "square" if b == 0 else "find" if a == 1 else "formula"
        values = {**self.values(question), "square": -question.operands[2]}
        yield Remark(f"maths.skill.quadratic_roots.hint_{case}", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Factor, set each factor to zero, choose."""
        values: Values = {**self.values(question), "answer": question.answer}
        if question.operands[4] == _EXPANDED:
            yield Remark("maths.skill.quadratic_roots.step_factor", values)
        yield Remark("maths.skill.quadratic_roots.step", values)
        yield Remark(f"maths.skill.quadratic_roots.step_{('smaller', 'larger')[question.operands[3]]}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Put the number in."""
        a, b, c, _, _ = question.operands
        got = a * chosen * chosen + b * chosen + c
        if got:
            yield Remark("maths.skill.quadratic_roots.doubt", {**self.values(question), "chosen": chosen, "got": got})
        yield from self.hints(question)


class FactorQuadratic(Skill):
    """``x² − x − 6`` in factors; the operands are d, n and r of ``(dx + n)(x + r)``."""

    id = "factor_quadratic"
    rules = (factor_signs_swapped, factor_one_sign_wrong, factor_copies_coefficients, factor_numbers_exchanged)
    told_first = rules
    required_form = "factored"

    def space(self, level: int) -> Space:
        """Return plus signs only; with minus signs; with a number before x²."""
        cards = {1: _plus_only, 2: _signed_factors, 3: _leading}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``x² − x − 6``."""
        d, n, r = operands
        return polynomial({2: d, 1: d * r + n, 0: n * r})

    def value(self, operands: Operands) -> Value:
        """Return the expression, which is the same in any form."""
        d, n, r = operands
        return in_powers((d, d * r + n, n * r))

    def written(self, value: Any, operands: Operands | None = None) -> Expression:  # noqa: ARG002 - the value says it all
        """Return ``(x − 3)(x + 2)``; as it is what has no such factors."""
        return factored(value)

    def key(self, operands: Operands) -> str:
        """Return ``(1x-3)(x+2)``."""
        d, n, r = operands
        return f"({d}x{n:+})(x{r:+})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the number before x² and the minus signs in the factors."""
        d, n, r = operands
        return {"leading_coefficient_not_1": int(d > 1), "negative_operands": (n < 0) + (r < 0), "not_factored": 1}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        d, n, r = operands
        for rule in (factor_signs_swapped, factor_one_sign_wrong, factor_numbers_exchanged):
            yield rule.__name__, rule(d, n, r)
        if d == 1 and n + r:
            yield factor_copies_coefficients.__name__, factor_copies_coefficients(n + r, n * r)

    def values(self, question: Question) -> Values:
        """Name the two numbers to find by their sum and product."""
        d, n, r = question.operands
        values: Values = {"d": d, "sum": d * r + n, "product": d * n * r, "end": n * r}
        return {**values, "times": mul(n, d * r), "plus": add(n, d * r), "leading": polynomial({2: d})}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Look for two numbers."""
        case = "hint" if question.operands[0] == 1 else "hint_leading"
        yield Remark(f"maths.skill.factor_quadratic.{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Name the two numbers, split the middle term, factor."""
        d, n, r = question.operands
        values: Values = {**self.values(question), "question": question.prompt, "answer": question.answer}
        terms = [polynomial({exponent: number}) for exponent, number in ((2, d), (1, d * r), (1, n), (0, n * r))]
        yield Remark("maths.skill.factor_quadratic.step_numbers", values)
        case = "step" if d == 1 else "step_leading"
        yield Remark(f"maths.skill.factor_quadratic.{case}", {**values, "split": plus_terms(*terms)})

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Try a number for x."""
        yield from tried(question, chosen)
        yield from self.hints(question)


def factored(value: Value) -> Expression:
    """Return a quadratic expression as a product, where its factors have whole numbers; else as it is.

    Examples
    --------
    >>> from seqnum.maths.exact import letter
    >>> x = letter("x")
    >>> [factored(one).plain() for one in (x**2 - x - 6, 2 * x**2 + 5 * x - 3, x**2 + 6 * x + 9, x**2 + 1, x - 3)]
    ['(x − 3)(x + 2)', '(2x − 1)(x + 3)', '(x + 3)^2', 'x^2 + 1', 'x − 3']
    """
    written = as_expression(value)
    found = coefficients(written)
    a, b, c = (found.get(exponent, Fraction(0)) for exponent in (2, 1, 0))
    square = b * b - 4 * a * c
    if max(found) != 2 or any(number.denominator > 1 for number in (a, b, c)) or not _is_square(square):
        return written
    smaller, larger = _roots(int(a), int(b), int(c))
    return _factors(int(a), larger, smaller)


def _is_square(number: Fraction) -> bool:
    return number >= 0 and isqrt(int(number)) ** 2 == number


def _factors(a: int, first: Fraction, second: Fraction) -> Expression:
    """Return ``a`` times ``x − first`` times ``x − second``, without fractions."""
    if a < 0:
        return neg(_factors(-a, first, second))
    brackets = [polynomial({1: root.denominator, 0: -root.numerator}) for root in (first, second)]
    rest = a // (first.denominator * second.denominator)
    if first == second and rest == 1:
        return power(brackets[0], 2)
    start = brackets[0] if rest == 1 else juxtapose(rest, brackets[0])
    return juxtapose(start, brackets[1])


def _left(operands: Operands) -> Expression:
    a, b, c, _, form = operands
    if form == _EXPANDED:
        return polynomial({2: a, 1: b, 0: c})
    smaller, larger = _roots(a, b, c)
    return _factors(a, larger, smaller) if form == _LARGER_FIRST else _factors(a, smaller, larger)


def _roots(a: int, b: int, c: int) -> tuple[Fraction, Fraction]:
    """Return the solutions by size, which are rational on every card."""
    root = isqrt(b * b - 4 * a * c)
    low, high = sorted((Fraction(-b - root, 2 * a), Fraction(-b + root, 2 * a)))
    return low, high


def _in_factors() -> Iterable[Operands]:
    for p, q, asked, form in product(_TO_15, _TO_15, (0, 1), (_LARGER_FIRST, _SMALLER_FIRST)):
        if p < q:
            yield 1, -(p + q), p * q, asked, form


def _monic() -> Iterable[Operands]:
    for p, q, asked in product(_TO_15, _TO_15, (0, 1)):
        if p < q and (abs(p * q) <= 60 or p == -q):
            yield 1, -(p + q), p * q, asked, _EXPANDED


def _with_fraction() -> Iterable[Operands]:
    for d, n, r, asked in product(range(2, 6), (*range(-9, 0), *range(1, 10)), (*range(-6, 0), *range(1, 7)), (0, 1)):
        if gcd(n, d) == 1 and abs(n * r) <= 40:
            yield d, -(n + d * r), n * r, asked, _EXPANDED


def _plus_only() -> Iterable[Operands]:
    return ((1, n, r) for n, r in product(range(1, 11), repeat=2) if n <= r)


def _signed_factors() -> Iterable[Operands]:
    numbers = (*range(-10, 0), *range(1, 11))
    return ((1, n, r) for n, r in product(numbers, repeat=2) if n <= r and n < 0)


def _leading() -> Iterable[Operands]:
    numbers = (*range(-6, 0), *range(1, 7))
    return ((d, n, r) for d, n, r in product(range(2, 6), numbers, numbers) if gcd(d, n) == 1 and d * r + n)
