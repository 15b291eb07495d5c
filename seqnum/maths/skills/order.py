"""The order of operations: what comes first when there is more than one sign."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, div, mul, sub
from seqnum.maths.expression import Number
from seqnum.maths.mistakes.algebra import minus_not_distributed
from seqnum.maths.mistakes.order_ops import (
    addition_before_subtraction,
    ignores_parentheses,
    left_to_right,
    multiplication_before_division,
)
from seqnum.maths.reduction import first_operation, reductions
from seqnum.maths.remark import Remark
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.mistakes.order_ops import Link
    from seqnum.maths.question import Question
    from seqnum.maths.remark import Values
    from seqnum.maths.space import Operands, Space

_BUILD = {"+": add, "−": sub, "×": mul, "÷": div}
_RANK = {"+": 1, "−": 1, "×": 2, "÷": 2}


@dataclass(frozen=True)
class _Op:
    """Two parts and the sign between them; a part is the place of a number in the operands, or another of these."""

    left: int | _Op
    sign: str
    right: int | _Op

    def bracketed(self, part: int | _Op) -> bool:
        """Say whether a part of this stands in brackets."""
        if not isinstance(part, _Op):
            return False
        same = _RANK[part.sign] == _RANK[self.sign] and part is self.right
        return same or _RANK[part.sign] < _RANK[self.sign]


@dataclass(frozen=True)
class _Shape:
    """A way to put signs and brackets between numbers."""

    key: str
    """As in the ids of its cards."""
    form: _Op
    numbers: Callable[[], Iterable[tuple[int, ...]]]
    signs: int = 2


_TO_10 = range(2, 11)
_TO_6 = range(2, 7)

_PLUS_TIMES, _TIMES_PLUS, _MINUS_TIMES, _PLUS_OVER = range(4)
_TIMES_SUM, _DIFFERENCE_TIMES, _MINUS_PLUS, _OVER_TIMES = range(4, 8)
_TWO_PRODUCTS, _PRODUCTS_APART, _PLUS_TIMES_DIFFERENCE, _MINUS_BRACKET = range(8, 12)

_SHAPES = (
    _Shape("{}+{}*{}", _Op(0, "+", _Op(1, "×", 2)), lambda: product(_TO_10, _TO_10, range(2, 10))),
    _Shape("{}*{}+{}", _Op(_Op(0, "×", 1), "+", 2), lambda: product(_TO_10, range(2, 10), _TO_10)),
    _Shape(
        "{}-{}*{}",
        _Op(0, "−", _Op(1, "×", 2)),
        lambda: ((b * c + rest, b, c) for rest, b, c in product(range(2, 21), _TO_10, _TO_10) if b * c + rest <= 100),
    ),
    _Shape(
        "{}+{}/{}",
        _Op(0, "+", _Op(1, "÷", 2)),
        lambda: ((a, quotient * c, c) for a, quotient, c in product(_TO_10, _TO_10, _TO_10)),
    ),
    _Shape(
        "{}*({}+{})",
        _Op(0, "×", _Op(1, "+", 2)),
        lambda: ((a, b, c) for a, b, c in product(_TO_10, _TO_10, _TO_10) if b + c <= 10),
    ),
    _Shape(
        "({}-{})*{}",
        _Op(_Op(0, "−", 1), "×", 2),
        lambda: ((a, b, c) for a, b, c in product(range(4, 16), _TO_10, _TO_10) if 2 <= a - b <= 10),
    ),
    _Shape(
        "{}-{}+{}",
        _Op(_Op(0, "−", 1), "+", 2),
        lambda: ((a, b, c) for a, b, c in product(range(5, 21), _TO_10, _TO_10) if a > b + c),
    ),
    _Shape(
        "{}/{}*{}",
        _Op(_Op(0, "÷", 1), "×", 2),
        lambda: ((quotient * b, b, c) for quotient, b, c in product(_TO_10, _TO_10, _TO_10) if b != c),
    ),
    _Shape("{}*{}+{}*{}", _Op(_Op(0, "×", 1), "+", _Op(2, "×", 3)), lambda: product(_TO_6, repeat=4), signs=3),
    _Shape(
        "{}*{}-{}*{}",
        _Op(_Op(0, "×", 1), "−", _Op(2, "×", 3)),
        lambda: ((a, b, c, d) for a, b, c, d in product(range(3, 10), range(3, 10), _TO_6, _TO_6) if a * b > c * d),
        signs=3,
    ),
    _Shape(
        "{}+{}*({}-{})",
        _Op(0, "+", _Op(1, "×", _Op(2, "−", 3))),
        lambda: ((a, b, c, d) for a, b, c, d in product(_TO_10, _TO_6, _TO_10, _TO_6) if 2 <= c - d <= 5),
        signs=3,
    ),
    _Shape(
        "{}-({}-{})",
        _Op(0, "−", _Op(1, "−", 2)),
        lambda: ((a, b, c) for a, b, c in product(range(10, 26), range(4, 11), _TO_10) if b - c >= 2),
    ),
)
"""A card's first operand is the place of its shape here, so new shapes go to the end."""

_OF_LEVEL = {
    1: (_PLUS_TIMES, _TIMES_PLUS, _MINUS_TIMES, _PLUS_OVER),
    2: (_PLUS_TIMES, _MINUS_TIMES, _TIMES_SUM, _DIFFERENCE_TIMES, _MINUS_PLUS, _OVER_TIMES),
    3: (_TWO_PRODUCTS, _PRODUCTS_APART, _PLUS_TIMES_DIFFERENCE, _MINUS_BRACKET),
}


class OrderOfOperations(Skill):
    """``5 + 6 × 10``; the first operand says where signs and brackets are, the others are the numbers."""

    id = "order_of_operations"
    rules = (
        left_to_right,
        addition_before_subtraction,
        multiplication_before_division,
        ignores_parentheses,
        minus_not_distributed,
    )
    told_first = (minus_not_distributed, ignores_parentheses)

    def space(self, level: int) -> Space:
        """Return two signs of different rank; also brackets and equal rank; three signs or a bracket after a minus."""
        shapes = _OF_LEVEL[level]
        return Listed(((shape, *numbers) for shape in shapes for numbers in _SHAPES[shape].numbers()), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``5 + 6 × 10``."""
        shape, *numbers = operands
        return _tree(_SHAPES[shape].form, numbers)

    def value(self, operands: Operands) -> int:
        """Return what it comes to."""
        shape, *numbers = operands
        return _value(_SHAPES[shape].form, numbers)

    def key(self, operands: Operands) -> str:
        """Return ``5+6*10``."""
        shape, *numbers = operands
        return _SHAPES[shape].key.format(*numbers)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the signs beyond one, whether going from left to right is wrong, and the brackets."""
        shape, *numbers = operands
        form = _SHAPES[shape].form
        naive = left_to_right(*_chain(form, numbers, open_brackets=False))
        return {
            "operators_beyond_1": _SHAPES[shape].signs - 1,
            "precedence_conflict": int(naive != _value(form, numbers)),
            "brackets": int("(" in _SHAPES[shape].key),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield the id of each misconception that fits the shape with what it gives."""
        shape, *numbers = operands
        form = _SHAPES[shape].form
        yield left_to_right.__name__, left_to_right(*_chain(form, numbers, open_brackets=False))
        if "(" in _SHAPES[shape].key:
            yield ignores_parentheses.__name__, ignores_parentheses(*_chain(form, numbers, open_brackets=True))
        if shape == _MINUS_PLUS:
            yield addition_before_subtraction.__name__, addition_before_subtraction(*numbers)
        if shape == _OVER_TIMES:
            yield multiplication_before_division.__name__, multiplication_before_division(*numbers)
        if shape == _MINUS_BRACKET:
            yield minus_not_distributed.__name__, minus_not_distributed(*numbers)

    def values(self, question: Question) -> Values:
        """Name the part to work out first, and what stands after the first sign that counts last."""
        shape, *numbers = question.operands
        after_sign = _tree(_SHAPES[shape].form.right, numbers)
        return {"first": first_operation(question.prompt) or question.prompt, "after_sign": after_sign}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Point at the part to work out first."""
        yield Remark("maths.skill.order_of_operations.hint_first", self.values(question))
        yield Remark("maths.skill.order_of_operations.hint")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Work out one operation a line."""
        before, *_ = lines = reductions(question.prompt)
        for number, after in enumerate(lines[1:-1]):
            first = first_operation(before) or before
            key = "maths.skill.order_of_operations.step" + ("_next" if number else "")
            yield Remark(key, {"first": first, "before": before, "after": after})
            before = after
        yield Remark("maths.step.any", {"question": before, "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Show what is left when the first operation is done, which does not come to the number."""
        lines = reductions(question.prompt)
        values = {"chosen": chosen, **self.values(question), "after": lines[1]}
        yield Remark("maths.skill.order_of_operations.doubt", values)
        yield Remark("maths.skill.order_of_operations.hint")


def _tree(part: int | _Op, numbers: list[int]) -> Expression:
    if isinstance(part, int):
        return Number(numbers[part])
    return _BUILD[part.sign](_tree(part.left, numbers), _tree(part.right, numbers))


def _value(part: int | _Op, numbers: list[int]) -> int:
    if isinstance(part, int):
        return numbers[part]
    left, right = _value(part.left, numbers), _value(part.right, numbers)
    if part.sign == "+":
        return left + right
    if part.sign == "−":
        return left - right
    return left * right if part.sign == "×" else left // right


def _chain(part: _Op, numbers: list[int], *, open_brackets: bool) -> tuple[int, *tuple[Link, ...]]:
    """Return the numbers and signs as they stand from left to right; brackets dropped, or worked out to one number."""
    first, *links = _links(part, numbers, "", open_brackets=open_brackets)
    return first[1], *links


def _links(part: int | _Op, numbers: list[int], sign: str, *, open_brackets: bool) -> Iterator[Link]:
    if isinstance(part, int):
        yield sign, numbers[part]
        return
    for before, inner in ((sign, part.left), (part.sign, part.right)):
        if part.bracketed(inner) and not open_brackets:
            yield before, _value(inner, numbers)
        else:
            yield from _links(inner, numbers, before, open_brackets=open_brackets)
