"""Percentages of a quantity, and quantities that change by a percentage."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, div, mul, of, percent, phrase, sub
from seqnum.maths.mistakes.fractions import gave_the_rest
from seqnum.maths.mistakes.percent import (
    changed_the_wrong_way,
    gave_change_not_result,
    percent_as_number,
    percent_divides_by,
    percent_one_place_off,
    percent_reverse_uses_new_base,
    ratio_smaller_over_larger,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.forms import as_decimal
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_FRIENDLY = {1, 5, 10, 20, 25, 50, 100}
_PARTS = (10, 25, 50)
_FIVES = tuple(p for p in range(5, 100, 5) if p not in _PARTS)
_OTHERS = (2, 3, 4, 6, 8, 11, 12, 16, 18, 22, 24, 36, 48, 110, 120, 125, 150)
_UNITS = (50, 25, 20, 10, 5, 1)
_CHANGES = {1: (10, 20, 25, 50), 2: (5, 15, 30, 35, 40, 60, 75, 80), 3: (10, 20, 25, 50)}


class PercentOfQuantity(Skill):
    """``20% of 150``; the operands are the percentage and the quantity."""

    id = "percent_of_quantity"
    rules = (percent_divides_by, percent_one_place_off, gave_the_rest, ratio_smaller_over_larger)
    told_first = (gave_the_rest,)

    def space(self, level: int) -> Space:
        """Return 10, 25 and 50%; multiples of 5%; others, also above 100%. All come out whole."""
        percents, wholes = {
            1: (_PARTS, range(8, 201, 2)),
            2: (_FIVES, range(20, 401, 20)),
            3: (_OTHERS, range(50, 601, 50)),
        }[level]
        cards = ((p, n) for p, n in product(percents, wholes) if p * n % 100 == 0 and p * n >= 200)
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``20% of 150``."""
        p, n = operands
        return of(percent(p), n)

    def value(self, operands: Operands) -> int:
        """Return the part."""
        p, n = operands
        return p * n // 100

    def key(self, operands: Operands) -> str:
        """Return ``20%*150``."""
        p, n = operands
        return f"{p}%*{n}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether the percentage is one that nobody knows as a fraction, and whether it is more than the whole."""
        p, _ = operands
        return {"unfriendly_percent": int(p not in _FRIENDLY), "over_100_percent": int(p > 100)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives; there is no rest of more than the whole."""
        p, n = operands
        yield percent_divides_by.__name__, percent_divides_by(n, p)
        yield percent_one_place_off.__name__, percent_one_place_off(n, p)
        yield gave_the_rest.__name__, gave_the_rest(p, 100, n) if p < 100 else None
        yield ratio_smaller_over_larger.__name__, ratio_smaller_over_larger(n, p)

    def values(self, question: Question) -> Values:
        """Name the numbers, and a percentage that is easy to take: a half, a quarter, a tenth, a hundredth."""
        p, n = question.operands
        unit = next(one for one in _UNITS if p % one == 0)
        easy: Values = {"unit": percent(unit), "division": div(n, 100 // unit), "times": p // unit}
        return {"percent": percent(p), "n": n, "half": percent(50), "one_percent": percent(1), **easy}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the easy percentage."""
        values = self.values(question)
        yield Remark(f"maths.skill.percent_of_quantity.hint_{'one' if values['times'] == 1 else 'more'}", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Take the easy percentage, as often as needed."""
        p, n = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        if values["times"] == 1:
            yield Remark("maths.skill.percent_of_quantity.step_one", values)
        else:
            unit = next(one for one in _UNITS if p % one == 0)
            part = as_decimal(Fraction(n * unit, 100))
            yield Remark(
                "maths.skill.percent_of_quantity.step_more", {**values, "part": part, "product": mul(p // unit, part)}
            )

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the whole and with half of it."""
        p, n = question.operands
        values: Values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        if (p > 100) != (chosen > n):
            yield Remark(f"maths.skill.percent_of_quantity.doubt_{'more' if p > 100 else 'less'}", values)
        elif p != 50 and (p > 50) != (2 * chosen > n):
            yield Remark(f"maths.skill.percent_of_quantity.doubt_{'above' if p > 50 else 'below'}_half", values)
        yield from self.hints(question)


class PercentChange(Skill):
    """``150 decreased by 20%``; the operands are 150, −20 and 0, or 1 where 150 is what came of it."""

    id = "percent_change"
    rules = (percent_as_number, gave_change_not_result, changed_the_wrong_way, percent_reverse_uses_new_base)
    told_first = (gave_change_not_result,)

    def space(self, level: int) -> Space:
        """Return 10, 20, 25 and 50% up or down; other percentages; the number before the change."""
        cards = _reversed() if level == 3 else _changed(_CHANGES[level], 10 if level == 1 else 20)
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``150 decreased by 20%``."""
        n, p, reverse = operands
        name = ("increased" if p > 0 else "decreased") + ("_from" if reverse else "")
        return phrase(name, n, percent(abs(p)))

    def value(self, operands: Operands) -> int:
        """Return the number after the change, or before it."""
        n, p, reverse = operands
        return n * 100 // (100 + p) if reverse else n * (100 + p) // 100

    def key(self, operands: Operands) -> str:
        """Return ``150-20%``, ``?+20%=120``."""
        n, p, reverse = operands
        return f"?{p:+d}%={n}" if reverse else f"{n}{p:+d}%"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return that it is a change, whether it is undone, and whether nobody knows the percentage as a fraction."""
        _, p, reverse = operands
        return {"change": 1, "reverse": reverse, "unfriendly_percent": int(abs(p) not in _FRIENDLY)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        n, p, reverse = operands
        if reverse:
            yield percent_reverse_uses_new_base.__name__, percent_reverse_uses_new_base(n, p)
            yield percent_as_number.__name__, percent_as_number(n, -p)
        else:
            yield percent_as_number.__name__, percent_as_number(n, p)
            yield gave_change_not_result.__name__, gave_change_not_result(n, p)
            yield changed_the_wrong_way.__name__, changed_the_wrong_way(n, p)

    def values(self, question: Question) -> Values:
        """Name the number, the percentage of it, and what percentage of the old number the new one is."""
        n, p, _ = question.operands
        return {"n": n, "percent": percent(abs(p)), "part": of(percent(abs(p)), n), "share": percent(100 + p)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Work out the change; or say what the number is a percentage of."""
        yield Remark(f"maths.skill.percent_change.hint_{_case(question)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Work out the change and make it; or go back by way of one percent."""
        n, p, reverse = question.operands
        values: Values = {"answer": question.answer, **self.values(question)}
        if reverse:
            values |= {"division": div(n, 100 + p), "one": as_decimal(Fraction(n, 100 + p)), "one_percent": percent(1)}
            yield Remark("maths.skill.percent_change.step_back", {**values, "all": percent(100)})
        else:
            change = int(gave_change_not_result(n, p))
            done = add(n, change) if p > 0 else sub(n, change)
            yield Remark("maths.skill.percent_change.step", {**values, "change": change, "done": done})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the number; make the change."""
        n, p, reverse = question.operands
        values: Values = {"chosen": chosen, **self.values(question)}
        if (chosen > n) != ((p > 0) != bool(reverse)):
            yield Remark(f"maths.skill.percent_change.doubt_{_case(question)}", values)
        elif reverse:
            got = as_decimal(chosen * (100 + p) / 100)
            yield Remark("maths.skill.percent_change.doubt_back", {**values, "got": got})
        yield from self.hints(question)


def _case(question: Question) -> str:
    _, p, reverse = question.operands
    return ("up" if p > 0 else "down") + ("_back" if reverse else "")


def _changed(percents: Iterable[int], step: int) -> Iterable[Operands]:
    """Yield changes of numbers to 300 that come out whole."""
    for n, p, sign in product(range(2 * step, 301, step), percents, (1, -1)):
        if n * p % 100 == 0:
            yield n, sign * p, 0


def _reversed() -> Iterable[Operands]:
    for before, p, sign in product(range(20, 321, 10), _CHANGES[3], (1, -1)):
        if before * p % 100 == 0:
            yield before * (100 + sign * p) // 100, sign * p, 1
