"""Phrases about lengths, areas and angles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.maths.exact import root
from seqnum.maths.phrases.meaning import Meaning, number

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _hypotenuse(first: Expression, second: Expression) -> Value:
    a, b = number(first), number(second)
    return root(a * a + b * b)  # type: ignore[arg-type]  # legs of whole numbers or fractions


def _sympy_hypotenuse(first: Expression, second: Expression) -> Any:
    from sympy import sqrt

    a, b = first.to_sympy(), second.to_sympy()
    return sqrt((a + b) ** 2 - 2 * a * b)


GEOMETRY: dict[str, Meaning] = {
    "legs": Meaning(_hypotenuse, _sympy_hypotenuse),
}
