"""Try a number for x in two expressions that should be worth the same."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression
from seqnum.maths.evaluate import value_with
from seqnum.maths.remark import Remark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.question import Question

_TRIED = (1, 2, 3)


def tried(question: Question, chosen: Value) -> Iterator[Remark]:
    """Say what the question and a wrong answer make for a small number."""
    for x in _TRIED:
        known = {"x": Fraction(x)}
        got, other = value_with(question.prompt, known), value_with(as_expression(chosen), known)
        if got != other:
            values = {"question": question.prompt, "chosen": chosen, "x": x, "got": got, "other": other}
            yield Remark("maths.why.tried", values)
            return
