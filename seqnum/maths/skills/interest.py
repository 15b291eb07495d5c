"""Money that grows by the same percentage each year."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any

from seqnum.maths.build import as_expression, money, of, percent, phrase
from seqnum.maths.mistakes.percent import (
    interest_of_one_year,
    interest_on_first_amount_only,
    interest_without_amount,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.forms import as_decimal
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_EASY = {10, 20, 50, 100}


class InterestCompound(Skill):
    """``$1000 at 10% a year, after 2 years``; the operands are 1000, 10 and 2."""

    id = "interest_compound"
    rules = (interest_on_first_amount_only, interest_of_one_year, interest_without_amount)
    told_first = (interest_without_amount,)

    def space(self, level: int) -> Space:
        """Return two years at 10, 20 and 50%; two years at other rates; three years. All come out whole."""
        amounts, rates, years = {
            1: (range(100, 2001, 100), (10, 20, 50), 2),
            2: (range(400, 8001, 400), (5, 15, 25, 30, 40), 2),
            3: (range(1000, 20001, 1000), (10, 20, 30, 40, 50), 3),
        }[level]
        return Listed(((amount, rate, years) for amount, rate in product(amounts, rates)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``$1000 at 10% a year, after 2 years``."""
        amount, rate, years = operands
        return phrase("compound", money(amount), percent(rate), years)

    def value(self, operands: Operands) -> int:
        """Return what there is in the end."""
        amount, rate, years = operands
        return int(amount * (100 + rate) ** years // 100**years)

    def written(self, value: Any, operands: Operands | None = None) -> Expression:  # noqa: ARG002 - one form for all
        """Return an amount of money."""
        return money(as_decimal(value) if isinstance(value, Fraction) else as_expression(value))

    def key(self, operands: Operands) -> str:
        """Return ``1000+10%,2``."""
        amount, rate, years = operands
        return f"{amount}+{rate}%,{years}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the years beyond one, that it is a change, and whether the rate is an uneasy one."""
        _, rate, years = operands
        return {"change": 1, "unfriendly_percent": int(rate not in _EASY), "years_beyond_1": years - 1}

    def values(self, question: Question) -> Values:
        """Name the amount, what percentage of one year's money the next year's is, and the first step."""
        amount, rate, years = question.operands
        share = percent(100 + rate)
        return {
            "amount": money(amount),
            "share": share,
            "first": of(share, amount),
            "years": years,
            "percent": percent(rate),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the first year."""
        yield Remark("maths.skill.interest_compound.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go on year by year."""
        values = self.values(question)
        yield Remark("maths.skill.interest_compound.step", values)
        amount, rate, years = question.operands
        known = [self.written(Fraction(self.value((amount * 100, rate, year)), 100)) for year in range(years + 1)]
        for before, after in pairwise(known):
            yield Remark("maths.skill.interest_compound.step_year", {**values, "before": before, "after": after})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the first amount."""
        if chosen <= question.operands[0]:
            yield Remark("maths.skill.interest_compound.doubt", {"chosen": chosen, **self.values(question)})
        yield from self.hints(question)
