"""Values of functions, also of one inside another."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import call, equals, phrase, polynomial
from seqnum.maths.mistakes.functions import composite_inside_only, composite_multiplied, composite_reversed
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.putting_in import PUT_IN_RULES, filled, put_in, put_in_values, put_in_wrong
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_9 = (*range(-9, 0), *range(1, 10))
_LARGEST = 100


class FunctionValue(Skill):
    """``f(3) if f(x) = 2x² − 1``, ``f(g(3)) if …``.

    The operands are those of ``f(x) = axⁿ + b``, then those of ``g(x) = cx + d`` where it is there, and x.
    """

    id = "function_value"
    rules = (*PUT_IN_RULES, composite_reversed, composite_multiplied, composite_inside_only)
    told_first = (composite_inside_only, composite_reversed, *PUT_IN_RULES)

    def space(self, level: int) -> Space:
        """Return linear functions; squares, x may be negative; one function inside another."""
        cards = {1: _linear, 2: _square, 3: _nested}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``f(3) if f(x) = 2x² − 1``."""
        f, g, x = _split(operands)
        outer = equals(call("f", "x"), _body(f))
        if g is None:
            return phrase("given", outer, call("f", x))
        return phrase("given_two", outer, equals(call("g", "x"), _body((g[0], 1, g[1]))), call("f", call("g", x)))

    def value(self, operands: Operands) -> int:
        """Return the value of the function."""
        f, g, x = _split(operands)
        return put_in(*f, x if g is None else put_in(g[0], 1, g[1], x))

    def key(self, operands: Operands) -> str:
        """Return ``2x^2-1,3`` or ``1x+1,2x+0,3``."""
        (a, exponent, b), g, x = _split(operands)
        outer = f"{a}x{'^2' if exponent == 2 else ''}{b:+}"
        return f"{outer},{x}" if g is None else f"{outer},{g[0]}x{g[1]:+},{x}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the square, the negative numbers, and whether one function is inside another."""
        (a, exponent, _), g, x = _split(operands)
        return {
            "power": exponent - 1,
            "negative_base": int(exponent == 2 and x < 0),
            "negative_operands": (a < 0) + (x < 0),
            "composite": int(g is not None),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        f, g, x = _split(operands)
        if g is None:
            yield from put_in_wrong(*f, x)
            return
        yield composite_reversed.__name__, composite_reversed(f, g, x)
        yield composite_multiplied.__name__, composite_multiplied(f, g, x)
        yield composite_inside_only.__name__, composite_inside_only(g, x)

    def values(self, question: Question) -> Values:
        """Name what is put in where; first of all for the function inside."""
        f, g, x = _split(question.operands)
        if g is None:
            return {**put_in_values(*f, x), "called": call("f", x)}
        inside = put_in(g[0], 1, g[1], x)
        values: Values = {"inner": call("g", x), "inner_filled": filled(g[0], 1, g[1], x), "inside": inside}
        return {**values, "called": call("f", inside), "asked": call("f", call("g", x)), "filled": filled(*f, inside)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Put the number in, or begin inside."""
        nested = len(question.operands) > 4
        yield Remark(f"maths.skill.function_value.{'hint_nested' if nested else 'hint'}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Put the number in; inside first."""
        values: Values = {**self.values(question), "answer": question.answer}
        nested = len(question.operands) > 4
        yield Remark(f"maths.skill.function_value.{'step_nested' if nested else 'step'}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - nothing to compare with
        """Put the number in."""
        yield from self.hints(question)


def _split(operands: Operands) -> tuple[tuple[int, int, int], tuple[int, int] | None, int]:
    """Return f, g if it is there, and x."""
    a, exponent, b, *inner, x = operands
    return (a, exponent, b), (inner[0], inner[1]) if inner else None, x


def _body(function: tuple[int, int, int]) -> Expression:
    a, exponent, b = function
    return polynomial({exponent: a, 0: b})


def _linear() -> Iterable[Operands]:
    for a, b, x in product(range(2, 8), _TO_9, range(2, 11)):
        if a * x + b > 0:
            yield a, 1, b, x


def _square() -> Iterable[Operands]:
    for a, b, x in product((-3, -2, -1, 1, 2, 3), _TO_9, (-5, -4, -3, -2, 2, 3, 4, 5)):
        yield a, 2, b, x


def _nested() -> Iterable[Operands]:
    outer = product((1, 2, 3), (1, 2), (*range(-5, 0), *range(1, 6)))
    for (a, exponent, b), c, d, x in product(outer, (1, 2, 3), range(-4, 5), (1, 2, 3, 4)):
        inside = c * x + d
        if (c, d) != (1, 0) and inside > 1 and abs(put_in(a, exponent, b, inside)) <= _LARGEST:
            yield a, exponent, b, c, d, x
