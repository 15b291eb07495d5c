"""Terms of arithmetic and geometric sequences that stand far on."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import add, div, items, mul, phrase, power, sub
from seqnum.maths.mistakes.sequences import (
    geometric_adds_ratio,
    geometric_last_step_repeated,
    geometric_off_by_one,
    geometric_sign_lost,
    nth_term_first_forgotten,
    nth_term_off_by_one,
    nth_term_steps_up,
    term_number_from_zero,
    term_number_without_first,
)
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

_TERM, _PLACE = range(2)
_TERM_RULES = (nth_term_off_by_one, nth_term_first_forgotten, nth_term_steps_up)
_PLACE_RULES = (term_number_without_first, term_number_from_zero)


class ArithmeticSequenceNth(Skill):
    """``arithmetic sequence 3, 7, 11…, term number 10``.

    The operands are 0, the first term, the step and the number of the term; or 1 and the same, where the number is
    asked for.
    """

    id = "arithmetic_sequence_nth"
    rules = (*_TERM_RULES, *_PLACE_RULES)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return sequences that go up; with negative numbers, or going down; the number of a term."""
        cards = {1: _rising, 2: _falling, 3: _places}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``arithmetic sequence 3, 7, 11…, term number 10``."""
        kind, first, step, n = operands
        terms = items(first, first + step, first + 2 * step)
        return phrase("arithmetic_place", terms, _term(operands)) if kind else phrase("arithmetic_term", terms, n)

    def value(self, operands: Operands) -> int:
        """Return the term, or its number."""
        return operands[3] if operands[0] == _PLACE else _term(operands)

    def key(self, operands: Operands) -> str:
        """Return ``3,7@10``, ``3,7@?=39``."""
        kind, first, step, n = operands
        asked = f"?={_term(operands)}" if kind else n
        return f"{first},{first + step}@{asked}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return whether the number is asked for, what is negative, and whether there are many steps."""
        kind, first, step, n = operands
        return {
            "inverse_direction": int(kind == _PLACE),
            "negative_operands": (first < 0) + (step < 0),
            "digits_beyond_1": len(str(n)) + len(str(abs(step))) - 2,
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, first, step, n = operands
        if kind == _PLACE:
            return ((rule.__name__, rule(first, step, _term(operands))) for rule in _PLACE_RULES)
        return ((rule.__name__, rule(first, step, n)) for rule in _TERM_RULES)

    def values(self, question: Question) -> Values:
        """Name the first term, the step, how many there are, and where they end."""
        _, first, step, n = question.operands
        term = _term(question.operands)
        return {
            "first": first,
            "step": step,
            "n": n,
            "count": n - 1,
            "term": term,
            "way": term - first,
            "terms": items(first, first + step, first + 2 * step),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count the steps."""
        kind = question.operands[0]
        yield Remark(f"maths.skill.arithmetic_sequence_nth.hint{'_place' if kind else ''}", self.values(question))
        yield Remark("maths.skill.arithmetic_sequence_nth.hint_step")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply the step by the number of steps, or divide by it."""
        kind, first, step, n = question.operands
        values: Values = {"answer": question.answer, **self.values(question)}
        if kind == _PLACE:
            values |= {"from": sub(_term(question.operands), first), "quotient": div((n - 1) * step, step)}
            yield Remark("maths.skill.arithmetic_sequence_nth.step_place", values)
        else:
            values["sum"] = add(first, mul(n - 1, step))
            yield Remark("maths.skill.arithmetic_sequence_nth.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Look whether the number is reached at all."""
        kind, first, step, _ = question.operands
        values: Values = {"chosen": chosen, **self.values(question)}
        if isinstance(chosen, Fraction) and kind == _TERM and (chosen - first) % step:
            yield Remark("maths.skill.arithmetic_sequence_nth.doubt", values)
        if isinstance(chosen, Fraction) and kind == _PLACE and chosen.denominator == 1 and 0 < chosen <= 10_000:
            values["reached"] = first + (chosen - 1) * step
            yield Remark("maths.skill.arithmetic_sequence_nth.doubt_place", values)
        yield from self.hints(question)


class GeometricSequenceNth(Skill):
    """``geometric sequence 2, 6, 18…, term number 4``.

    The operands are the first term, numerator and denominator of the ratio, and the number of the term.
    """

    id = "geometric_sequence_nth"
    rules = (geometric_adds_ratio, geometric_off_by_one, geometric_last_step_repeated, geometric_sign_lost)

    def space(self, level: int) -> Space:
        """Return whole ratios; negative ones; fractions."""
        cards = {1: _growing, 2: _changing_sign, 3: _by_fractions}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``geometric sequence 2, 6, 18…, term number 4``."""
        first, p, q, n = operands
        return phrase("geometric_term", _first_three(first, Fraction(p, q)), n)

    def value(self, operands: Operands) -> Fraction:
        """Return the term."""
        first, p, q, n = operands
        return first * Fraction(p, q) ** (n - 1)

    def key(self, operands: Operands) -> str:
        """Return ``2,6@4``."""
        first, p, q, n = operands
        return f"{first},{first * Fraction(p, q)}@{n}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return what is negative or a fraction, and how many steps there are beyond the terms shown."""
        first, p, q, n = operands
        return {
            "negative_operands": (first < 0) + (p < 0),
            "fraction_coefficient": int(q > 1),
            "steps_beyond_1": n - 4,
            "solution_not_natural": int(self.value(operands).denominator > 1),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        first, p, q, n = operands
        return ((rule.__name__, rule(first, Fraction(p, q), n)) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the first term, the ratio and how often it is multiplied by."""
        first, p, q, n = question.operands
        ratio = Fraction(p, q)
        return {
            "first": first,
            "second": first * ratio,
            "ratio": ratio,
            "n": n,
            "count": n - 1,
            "third": first * ratio**2,
            "more": n - 3,
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Find the ratio, then count the steps."""
        case = "hint" if question.operands[3] > 4 else "hint_once"
        yield Remark(f"maths.skill.geometric_sequence_nth.{case}", self.values(question))
        yield Remark("maths.skill.geometric_sequence_nth.hint_ratio", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply by a power of the ratio."""
        first, p, q, n = question.operands
        ratio = Fraction(p, q)
        values: Values = {"answer": question.answer, **self.values(question)}
        done = mul(first, power(ratio, n - 1))
        values |= {"done": done, "powered": mul(first, ratio ** (n - 1))}
        yield Remark("maths.skill.geometric_sequence_nth.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Look at the sign."""
        first, p, _, n = question.operands
        answer = question.number
        if isinstance(chosen, Fraction) and chosen * answer < 0:
            case = "doubt_changing" if p < 0 else "doubt_same"
            yield Remark(f"maths.skill.geometric_sequence_nth.{case}", {"chosen": chosen, "first": first, "n": n})
        yield from self.hints(question)


def _term(operands: Operands) -> int:
    _, first, step, n = operands
    return first + (n - 1) * step


def _rising() -> Iterable[Operands]:
    return ((_TERM, first, step, n) for first, step, n in product(range(1, 11), range(2, 11), range(6, 11)))


def _falling() -> Iterable[Operands]:
    for first, step, n in product(range(-20, 41), (*range(-9, -1), *range(2, 10)), (10, 12, 15, 20, 21)):
        if first and (step < 0 < first or first < 0) and abs(first + (n - 1) * step) <= 100:
            yield _TERM, first, step, n


def _places() -> Iterable[Operands]:
    return ((_PLACE, first, step, n) for first, step, n in product(range(1, 16), range(3, 10), range(10, 51)))


def _first_three(first: int, ratio: Fraction) -> Expression:
    return items(first, first * ratio, first * ratio**2)


def _growing() -> Iterable[Operands]:
    for first, ratio, n in product(range(1, 13), (2, 3, 4, 5, 10), range(4, 9)):
        if first * ratio ** (n - 1) <= 2000:
            yield first, ratio, 1, n


def _changing_sign() -> Iterable[Operands]:
    for first, ratio, n in product((*range(-6, 0), *range(1, 7)), (-4, -3, -2, 2, 3), range(4, 9)):
        if min(first, ratio) < 0 and abs(first * ratio ** (n - 1)) <= 1000:
            yield first, ratio, 1, n


def _by_fractions() -> Iterable[Operands]:
    for p, q, n in product((1, 2, 3, 4, 5), (2, 3, 4, 5), range(4, 9)):
        if gcd(p, q) > 1 or p > q + 1:
            continue
        for times in range(1, 33):
            first = times * q * q
            last = first * Fraction(p, q) ** (n - 1)
            if first <= 400 and last.denominator <= 16 and last.numerator <= 400:
                yield first, p, q, n
