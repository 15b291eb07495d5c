"""Sums with a number missing: pairs and triples that make ten, and a missing addend up to twenty."""

from __future__ import annotations

from abc import abstractmethod
from functools import reduce
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, as_expression, equals, sub
from seqnum.maths.mistakes.equals import add_all, counts_between, counts_both_ends
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.build import Operand
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_FEW = 5


def counted(start: int, end: int) -> str:
    """Return the numbers after ``start`` up to ``end``."""
    return ", ".join(map(str, range(start + 1, end + 1)))


class _Gap(Skill):
    """What all sums with a gap have in common; the last operand says at which place the gap is, from 1."""

    rules = (add_all, counts_both_ends, counts_between)

    @abstractmethod
    def known(self, operands: Operands) -> tuple[int, ...]:
        """Return the addends that are there."""

    @abstractmethod
    def whole(self, operands: Operands) -> int:
        """Return the sum."""

    def addends(self, operands: Operands, gap: Operand) -> list[Operand]:
        """Return all addends in order, with something in the gap."""
        addends: list[Operand] = [*self.known(operands)]
        addends.insert(operands[-1] - 1, gap)
        return addends

    def filled(self, operands: Operands, gap: Operand) -> Expression:
        """Return the sum with something in the gap."""
        first, *others = self.addends(operands, gap)
        return reduce(add, others, as_expression(first))

    def prompt(self, operands: Operands) -> Expression:
        """Return ``8 + □ = 11``."""
        return equals(self.filled(operands, "□"), self.whole(operands))

    def value(self, operands: Operands) -> int:
        """Return the missing addend."""
        return self.whole(operands) - sum(self.known(operands))

    def key(self, operands: Operands) -> str:
        """Return ``8+_=11``."""
        return f"{'+'.join(map(str, self.addends(operands, '_')))}={self.whole(operands)}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the smaller addend, and whether ten is crossed, the gap comes first and there are three addends."""
        known, missing = sum(self.known(operands)), self.value(operands)
        return {
            "missing_term": 1,
            "gap_first": int(operands[-1] == 1),
            "min_addend": min(known, missing),
            "crosses_ten": int(known % 10 + missing % 10 > 10),
            "addends_beyond_2": len(self.known(operands)) - 1,
        }

    def values(self, question: Question) -> Values:
        """Name the sum of what is there, the whole and how both look with the gap filled."""
        known, whole = sum(self.known(question.operands)), self.whole(question.operands)
        return {"known": known, "whole": whole, "left": sub(whole, known)}

    def solved(self, question: Question) -> Values:
        """Name the answer, and the card with it in the gap."""
        filled = equals(self.filled(question.operands, question.answer), self.whole(question.operands))
        return {"answer": question.answer, "solved": filled}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        known, whole = self.known(operands), self.whole(operands)
        yield add_all.__name__, add_all(*known, whole)
        for rule in (counts_both_ends, counts_between):
            yield rule.__name__, rule(sum(known), whole)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Put the number in."""
        filled = self.filled(question.operands, chosen)
        values: Values = {"filled": filled, "got": filled.evaluate(), "whole": self.whole(question.operands)}
        yield Remark("maths.gap.doubt", values)


class NumberBonds10(_Gap):
    """``6 + □ = 10``; the operands are what is there and the place of the gap."""

    id = "number_bonds_10"

    def space(self, level: int) -> Space:
        """Return pairs without the second number, without either, triples without any one."""
        if level == 3:
            triples = ((a, b, place) for a in range(1, 9) for b in range(1, 10 - a) for place in (1, 2, 3))
            return Listed(triples, self.value)
        return Listed(product(range(1, 10), (2,) if level == 1 else (1, 2)), self.value)

    def known(self, operands: Operands) -> tuple[int, ...]:
        """Return all operands but the place."""
        return operands[:-1]

    def whole(self, operands: Operands) -> int:
        """Return ten."""
        del operands
        return 10

    def hints(self, question: Question) -> Iterator[Remark]:
        """Put together what is there; fingers or counting on."""
        values = self.values(question)
        known = self.known(question.operands)
        if len(known) > 1:
            yield Remark("maths.skill.number_bonds_10.hint_first", {**values, "first": add(*known)})
            yield Remark("maths.skill.number_bonds_10.hint_together")
        elif sum(known) < _FEW:
            yield Remark("maths.skill.number_bonds_10.hint_fingers", values)
        else:
            yield Remark("maths.gap.hint_count", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Put together what is there; count on, or by five where that is far."""
        values = {**self.values(question), **self.solved(question)}
        known = sum(self.known(question.operands))
        if len(self.known(question.operands)) > 1:
            yield Remark("maths.skill.number_bonds_10.step_first", {**values, "first": add(*question.operands[:-1])})
        if known < _FEW:
            need = _FEW - known
            yield Remark("maths.skill.number_bonds_10.step_five", {**values, "need": need, "both": add(need, 5)})
        else:
            yield Remark("maths.gap.step_count", {**values, "counted": counted(known, 10)})


class MissingAddend20(_Gap):
    """``8 + □ = 11``; the operands are the addend that is there, the sum and the place of the gap."""

    id = "missing_addend_20"

    def space(self, level: int) -> Space:
        """Return up to 10 without the second addend, up to 20 without either, one-digit addends crossing ten."""
        least, low, high, places = {1: (1, 2, 10, (2,)), 2: (2, 4, 20, (1, 2)), 3: (2, 11, 18, (1, 2))}[level]
        cards = (
            (known, whole, place)
            for whole in range(low, high + 1)
            for known in range(least, whole - least + 1)
            for place in places
            if level < 3 or max(known, whole - known) < 10
        )
        return Listed(cards, self.value)

    def known(self, operands: Operands) -> tuple[int, ...]:
        """Return the addend that is there."""
        return operands[:1]

    def whole(self, operands: Operands) -> int:
        """Return the sum."""
        return operands[1]

    def hints(self, question: Question) -> Iterator[Remark]:
        """Go by ten where it is crossed, leave a ten alone, count on where it is near; else take away."""
        known, whole, _ = question.operands
        values = self.values(question)
        if known < 10 < whole:
            yield Remark("maths.skill.missing_addend_20.hint_ten", {**values, "need": 10 - known})
        elif known == 10:
            yield Remark("maths.skill.missing_addend_20.hint_with_ten", values)
        elif known > 10:
            ones = equals(add(known - 10, "□"), whole - 10)
            yield Remark("maths.skill.missing_addend_20.hint_ones", {**values, "ones": ones})
        elif whole - known <= _FEW:
            yield Remark("maths.gap.hint_count", values)
        yield Remark("maths.gap.hint_left", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go the same way to the end."""
        known, whole, _ = question.operands
        missing = whole - known
        values = {**self.values(question), **self.solved(question)}
        if known < 10 < whole:
            need, rest = 10 - known, whole - 10
            more: Values = {"need": need, "rest": rest, "both": add(need, rest)}
            yield Remark("maths.skill.missing_addend_20.step_ten", values | more)
        elif known == 10:
            yield Remark("maths.skill.missing_addend_20.step_with_ten", values)
        elif known > 10:
            ones = equals(add(known - 10, missing), whole - 10)
            yield Remark("maths.skill.missing_addend_20.step_ones", values | {"ones": ones})
        elif missing <= _FEW:
            yield Remark("maths.gap.step_count", values | {"counted": counted(known, whole)})
        else:
            yield Remark("maths.gap.step_left", values)
