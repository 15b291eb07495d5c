"""The times tables, forwards, backwards and with a gap."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from seqnum.maths.build import add, div, equals, mul
from seqnum.maths.mistakes.division import drops_zero_in_quotient, neighbour_quotient, subtracted_instead_of_divided
from seqnum.maths.mistakes.tables import (
    added_instead_of_multiplied,
    off_by_one_table_fact,
    off_by_ten_table_fact,
    one_times_n_is_one,
    other_table_product,
    table_neighbour,
    zero_times_n_is_n,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.back import came_back
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Rule, Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_10 = range(2, 11)
_EARLY = (2, 3, 4, 5, 10)
_HARD = (3, 4, 6, 7, 8, 9)
_HARD_TO_12 = (3, 4, 6, 7, 8, 9, 11, 12)


def _fact_features(a: int, b: int) -> dict[str, int]:
    """Return how large the fact a × b is, whether it is a square, and the factors that make it easy."""
    easy = {f"contains_{factor}": int(factor in {a, b}) for factor in (0, 1, 2, 5, 9, 10)}
    return {"log2_size": max(a * b, 1).bit_length() - 1, "square": int(a == b), **easy}


def _least_and_other(operands: Operands) -> tuple[int, int]:
    """Return the smaller factor and the larger; ten counts as large, whatever it is multiplied by."""
    small, large = sorted(operands)
    return (large, small) if small == 10 else (small, large)


def _split(start: int, times: int, factor: int) -> Values:
    """Return ``times × factor`` as two facts: ``start`` times, and the rest."""
    first, second = mul(start, factor), mul(times - start, factor)
    products: Values = {"first_product": start * factor, "second_product": (times - start) * factor}
    return {"first": first, "second": second, **products}


class TableAll(Skill):
    """``7 × 8``."""

    id = "table_all_10"
    rules: ClassVar[tuple[Rule, ...]] = (
        added_instead_of_multiplied,
        zero_times_n_is_n,
        one_times_n_is_one,
        table_neighbour,
        off_by_one_table_fact,
        off_by_ten_table_fact,
        other_table_product,
    )
    told_first = (
        zero_times_n_is_n,
        one_times_n_is_one,
        added_instead_of_multiplied,
        table_neighbour,
        off_by_one_table_fact,
        off_by_ten_table_fact,
    )

    def space(self, level: int) -> Space:
        """Return the tables of 2, 5 and 10; all from 2 to 10; those without 2, 5 and 10."""
        if level == 1:
            facts: Iterable[Operands] = ((a, b) for a, b in product(range(11), repeat=2) if {a, b} & {2, 5, 10})
        else:
            facts = product(_HARD if level == 3 else _TO_10, repeat=2)
        return Listed(facts, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``7 × 8``."""
        return mul(*operands)

    def value(self, operands: Operands) -> int:
        """Return the product."""
        a, b = operands
        return a * b

    def key(self, operands: Operands) -> str:
        """Return ``7*8``."""
        a, b = operands
        return f"{a}*{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the size of the fact and what makes it easy."""
        return _fact_features(*operands)

    def values(self, question: Question) -> Values:
        """Name the two factors, and an easier fact to compare with."""
        a, b = question.operands
        small, large = sorted(question.operands)
        easier = 5 if small > 5 else 1 if small == 2 else 2
        known: Values = {"known": mul(easier, large), "product": easier * large}
        return {"a": a, "b": b, "small": small, "large": large, **known}

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception; for the neighbour of a fact also which fact that is."""
        remark = super().told(misconception, question, chosen)
        if misconception != table_neighbour.__name__:
            return remark
        a, b = question.operands
        neighbour = mul(a, chosen / a) if abs(chosen - a * b) == a else mul(chosen / b, b)
        return replace(remark, values={**remark.values, "neighbour": neighbour})

    def hints(self, question: Question) -> Iterator[Remark]:
        """Start from the nearest easier fact: ten times, five times, the double."""
        a, b = _least_and_other(question.operands)
        if a < 2:
            yield Remark(f"maths.skill.table_all_10.hint_{'groups' if a == 0 else 'one'}", self.values(question))
            return
        if b == 10:
            yield Remark("maths.skill.table_all_10.hint_ten_times", {"a": a})
        elif a == 2:
            yield Remark("maths.skill.table_all_10.hint_twice", {"double": add(b, b)})
        elif a == 5:
            yield Remark("maths.skill.table_all_10.hint_half", {"known": mul(10, b), "product": 10 * b})
        for known in sorted((10, 5, 2), key=lambda one: abs(one - a)):
            if (a > 5 if known == 10 else a > known) and b != 10:
                case = "less" if known > a else "more"
                values: Values = {"known": mul(known, b), "product": known * b, "b": b}
                yield Remark(f"maths.skill.table_all_10.hint_{case}", values)
        yield Remark("maths.skill.table_all_10.hint_count", {"a": a, "b": b})

    def steps(self, question: Question) -> Iterator[Remark]:
        """Make it of easier facts: tens, a half of ten times, five times and the rest, doubles."""
        a, b = _least_and_other(question.operands)
        values: Values = {"question": question.prompt, "answer": question.answer, "a": a, "b": b}
        if a < 2:
            case = "zero" if a == 0 else "one"
        elif b == 10:
            case = "tens"
        elif a == 2:
            case = "twice"
            values |= {"double": add(b, b)}
        elif a in {3, 5}:
            case, known = ("more", 2) if a == 3 else ("half", 10)
            values |= {"known": mul(known, b), "product": known * b}
        else:
            case = "split"
            values |= _split(5 if a > 5 else 2, a, b)
        yield Remark(f"maths.skill.table_all_10.step_{case}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Show whose fact the number is, or that it is nobody's."""
        a, b = question.operands
        values: Values = {"chosen": chosen, "question": question.prompt}
        if b > 1 and chosen > 0 and chosen % b == 0:
            yield Remark("maths.skill.table_all_10.doubt_other_fact", {**values, "fact": mul(chosen // b, b)})
        if a > 1 and chosen > 0 and chosen % a == 0:
            yield Remark("maths.skill.table_all_10.doubt_other_fact", {**values, "fact": mul(a, chosen // a)})
        for one in (a, b):
            if one > 1 and chosen > one and chosen % one:
                before = int(chosen // one)
                values = {"chosen": chosen, "one": one, "fact": mul(before, one)}
                values |= {"product": before * one, "over": chosen % one}
                yield Remark("maths.skill.table_all_10.doubt_no_fact", values)
        if (a % 2 == 0 or b % 2 == 0) and chosen % 2 == 1:
            even = a if a % 2 == 0 else b
            yield Remark("maths.skill.table_all_10.doubt_even", {"even": even, "chosen": chosen})
        yield Remark(f"maths.skill.table_all_10.hint_{'one' if 1 in {a, b} else 'groups'}", self.values(question))


class _Inverse(Skill):
    """What dividing and looking for a factor have in common: a known factor and a product."""

    rules = (neighbour_quotient, subtracted_instead_of_divided, drops_zero_in_quotient)
    told_first = (subtracted_instead_of_divided,)

    def _known(self, operands: Operands) -> tuple[int, int]:
        """Return the product and the known factor."""
        raise NotImplementedError

    def value(self, operands: Operands) -> int:
        """Return the other factor."""
        whole, known = self._known(operands)
        return whole // known

    def solved(self, question: Question) -> Expression:
        """Return the question with its answer in place."""
        raise NotImplementedError

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*self._known(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the product and the known factor."""
        whole, known = self._known(question.operands)
        return {"whole": whole, "known": known}

    def steps(self, question: Question) -> Iterator[Remark]:
        """Count up in the table, or make the product of five or ten times and the rest."""
        whole, known = self._known(question.operands)
        answer = self.value(question.operands)
        values: Values = {"whole": whole, "known": known, "answer": answer, "solved": self.solved(question)}
        if known == 10:
            case = "tens"
        elif answer == 10:
            case = "fact"
            values |= {"fact": mul(10, known)}
        elif answer <= 5:
            case = "count"
            values |= {"counted": ", ".join(str(known * times) for times in range(1, answer + 1))}
        else:
            case = "split"
            values |= _split(10 if answer > 10 else 5, answer, known)
        yield Remark(f"maths.inverse.step_{case}", values)

    def hints(self, question: Question) -> Iterator[Remark]:
        """Ask the table."""
        whole, known = self._known(question.operands)
        start = 5 * known if whole > 5 * known else 2 * known
        values: Values = {
            "whole": whole,
            "known": known,
            "fact": mul(start // known, known),
            "product": start,
        }
        if start < whole:
            yield Remark("maths.inverse.hint_from", values)
        yield Remark("maths.inverse.hint", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Multiply back."""
        whole, known = self._known(question.operands)
        yield came_back(question, chosen, mul(chosen, known), whole)


class DivisionFacts(_Inverse):
    """``56 ÷ 7``."""

    id = "division_facts"

    def space(self, level: int) -> Space:
        """Return division by 2, 3, 4, 5 and 10; by 2 to 10; with the tables to 12 but not by 2, 5 and 10."""
        divisors, quotients = {1: (_EARLY, _TO_10), 2: (_TO_10, _TO_10), 3: (_HARD_TO_12, range(3, 13))}[level]
        return Listed(((divisor * quotient, divisor) for divisor, quotient in product(divisors, quotients)), self.value)

    def _known(self, operands: Operands) -> tuple[int, int]:
        whole, known = operands
        return whole, known

    def prompt(self, operands: Operands) -> Expression:
        """Return ``56 ÷ 7``."""
        return div(*operands)

    def key(self, operands: Operands) -> str:
        """Return ``56/7``."""
        whole, known = operands
        return f"{whole}/{known}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return those of the fact behind it."""
        whole, known = operands
        return {**_fact_features(known, whole // known), "missing_factor": 0}

    def solved(self, question: Question) -> Expression:
        """Return ``56 ÷ 7 = 8``."""
        return equals(question.prompt, question.answer)


class MissingFactor(_Inverse):
    """``6 × □ = 42``; the third operand says which factor is missing, the first or the second."""

    id = "missing_factor"

    def space(self, level: int) -> Space:
        """Return the second factor of 2, 3, 4, 5 and 10; either of 2 to 10; either in the harder tables to 12."""
        known, wanted, places = {
            1: (_EARLY, _TO_10, (2,)),
            2: (_TO_10, _TO_10, (1, 2)),
            3: (_HARD_TO_12, range(3, 13), (1, 2)),
        }[level]
        return Listed(((one, one * other, place) for one, other, place in product(known, wanted, places)), self.value)

    def _known(self, operands: Operands) -> tuple[int, int]:
        known, whole, _ = operands
        return whole, known

    def prompt(self, operands: Operands) -> Expression:
        """Return ``6 × □ = 42`` or ``□ × 6 = 42``."""
        known, whole, place = operands
        return equals(mul("□", known) if place == 1 else mul(known, "□"), whole)

    def key(self, operands: Operands) -> str:
        """Return ``6*_=42``."""
        known, whole, place = operands
        return f"_*{known}={whole}" if place == 1 else f"{known}*_={whole}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return those of the fact behind it, and that it has a gap."""
        known, whole, place = operands
        return {**_fact_features(known, whole // known), "missing_factor": 1, "gap_first": int(place == 1)}

    def solved(self, question: Question) -> Expression:
        """Return ``6 × 7 = 42`` or ``7 × 6 = 42``."""
        known, whole, place = question.operands
        fact = mul(question.answer, known) if place == 1 else mul(known, question.answer)
        return equals(fact, whole)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Put the number in."""
        known, whole, place = question.operands
        fact = mul(chosen, known) if place == 1 else mul(known, chosen)
        yield Remark("maths.skill.missing_factor.doubt", {"fact": fact, "got": known * chosen, "whole": whole})
