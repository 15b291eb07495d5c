"""What comes of a wrong order: rules of several steps at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from seqnum.maths.diagnosing.steps import Step, is_one_number
from seqnum.maths.mistakes import named
from seqnum.maths.mistakes.algebra import distribute_only_first_term, linear_power, minus_not_distributed
from seqnum.maths.mistakes.order_ops import (
    addition_before_subtraction,
    ignores_parentheses,
    left_to_right,
    multiplication_before_division,
)
from seqnum.maths.mistakes.roots import neg_outside_squared

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.diagnosing.steps import Part
    from seqnum.maths.mistakes import Wrong

_POWERS = range(2, 7)
_RANK = {"+": 1, "−": 1, "×": 2, "÷": 2, "/": 2}


class Chain(NamedTuple):
    """Numbers with the signs between them, as they stand in a row."""

    first: Fraction
    links: tuple[tuple[str, Fraction], ...] = ()


def wrong_orders(step: Step) -> Iterator[tuple[str, Wrong]]:
    """Yield misconceptions of order with what each makes of a whole exercise or a part of it."""
    a, b = step.left, step.right
    if step.sign == "+" and isinstance(a, Step) and a.sign == "−":
        yield named(addition_before_subtraction, a.left.value, a.right.value, b.value)
    if step.sign == "×" and isinstance(a, Step) and a.sign in "÷/" and not is_one_number(a) and b.value:
        yield named(multiplication_before_division, a.left.value, a.right.value, b.value)
    if step.sign == "−" and isinstance(b, Step) and b.sign == "−":
        yield named(minus_not_distributed, a.value, b.left.value, b.right.value)
    yield from _wrong_brackets(step)
    for rule, keeps_brackets in ((left_to_right, True), (ignores_parentheses, False)):
        chain = in_a_row(step, keeps_brackets=keeps_brackets)
        if len(chain.links) > 1:
            try:
                yield named(rule, chain.first, *chain.links)
            except ZeroDivisionError:
                continue


def _wrong_brackets(step: Step) -> Iterator[tuple[str, Wrong]]:
    """Yield what is made of a factor or an exponent at a bracket, and of a minus before a power."""
    a, b = step.left, step.right
    if step.sign == "×" and isinstance(b, Step) and b.sign in "+−" and a.value.denominator == 1:
        second = b.right.value if b.sign == "+" else -b.right.value
        yield named(distribute_only_first_term, int(a.value), b.left.value, second)
    if step.sign == "^" and isinstance(a, Step) and a.sign in "+−" and b.value in _POWERS:
        second = a.right.value if a.sign == "+" else -a.right.value
        yield named(linear_power, a.left.value, second, int(b.value))
    if step.sign == "−" and a.value == 0 and isinstance(b, Step) and b.sign == "^" and b.right.value in _POWERS:
        base = b.left.value
        if base.denominator == 1:
            yield named(neg_outside_squared, int(base), int(b.right.value))


def in_a_row(part: Part, *, keeps_brackets: bool) -> Chain:
    """Return an exercise as it is written, without its brackets or with what stands in them as one number.

    Examples
    --------
    >>> from seqnum.maths.diagnosing.steps import parts_of
    >>> from seqnum.maths.parser import parse
    >>> in_a_row(parts_of(parse("3 * (4 + 5)")), keeps_brackets=True).links
    (('×', Fraction(9, 1)),)
    >>> in_a_row(parts_of(parse("3 * (4 + 5)")), keeps_brackets=False).links
    (('×', Fraction(4, 1)), ('+', Fraction(5, 1)))
    """
    if not isinstance(part, Step) or part.sign not in _RANK or is_one_number(part):
        return Chain(part.value)
    left, right = (
        Chain(one.value)
        if keeps_brackets and _bracketed(one, part, last=one is part.right)
        else in_a_row(one, keeps_brackets=keeps_brackets)
        for one in (part.left, part.right)
    )
    sign = "÷" if part.sign == "/" else part.sign
    return Chain(left.first, (*left.links, (sign, right.first), *right.links))


def _bracketed(part: Part, around: Step, *, last: bool) -> bool:
    """Tell whether a part is in brackets; a fraction's top and bottom are, without any."""
    if not isinstance(part, Step) or part.sign not in _RANK:
        return False
    mine, theirs = _RANK[part.sign], _RANK[around.sign]
    return mine < theirs or (last and mine == theirs)
