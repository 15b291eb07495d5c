"""Which misconceptions fit a step of two numbers, and what each makes of it.

Those of signs take the numbers as they are. Those of written calculation, of tables and of decimals take the sizes, and
what they give has the sign of the right result: one thing goes wrong at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.diagnosing.fraction_step import wrong_fractions
from seqnum.maths.diagnosing.product_step import (
    wrong_power,
    wrong_product,
    wrong_quotient,
    wrong_sizes_of_product,
    wrong_sizes_of_quotient,
)
from seqnum.maths.diagnosing.steps import Term, as_term
from seqnum.maths.diagnosing.sum_step import wrong_columns, wrong_sum

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.diagnosing.steps import Step
    from seqnum.maths.mistakes import Wrong

    Named = Iterator[tuple[str, Wrong]]


def wrong_step(step: Step) -> Named:
    """Yield misconceptions with what each gives for one step whose parts are right.

    Examples
    --------
    >>> from seqnum.maths.diagnosing.steps import parts_of
    >>> from seqnum.maths.parser import parse
    >>> found = wrong_step(parts_of(parse("-8 + 6")))
    >>> [name for name, wrong in found if wrong == 2]
    ['sign_lost']
    """
    yield from wrong_fractions(step)
    a, b = step.left.value, step.right.value
    match step.sign:
        case "+" | "−":
            yield from wrong_sum(a, 1 if step.sign == "+" else -1, b)
        case "×":
            yield from wrong_product(a, b, step.value)
        case "÷" | "/":
            yield from wrong_quotient(a, b, step.value)
        case "^":
            yield from wrong_power(a, b)
    one, two = as_term(step.left), as_term(step.right)
    if one and two:
        yield from _signed(_wrong_sizes(step.sign, one, two, step.value), step.value)


def _wrong_sizes(sign: str, a: Term, b: Term, right: Fraction) -> Named:
    match sign:
        case "+":
            yield from wrong_columns(a, b, right)
        case "−":
            yield from wrong_columns(a, Term(-b.value, b.places), right)
        case "×":
            yield from wrong_sizes_of_product(a, b)
        case "÷" | "/":
            yield from wrong_sizes_of_quotient(a, b)


def _signed(found: Iterable[tuple[str, Wrong]], right: Fraction) -> Named:
    """Yield what was found for the sizes with the sign of the right result."""
    for name, wrong in found:
        values = wrong if isinstance(wrong, tuple) else () if wrong is None else (wrong,)
        yield name, values if right >= 0 else tuple(-value for value in values)
