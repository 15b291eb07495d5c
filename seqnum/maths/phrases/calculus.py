"""Phrases about curves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.maths.evaluate import worth
from seqnum.maths.phrases.meaning import Meaning, parts, setting, symbols
from seqnum.maths.series import SHORT, Series, as_series
from seqnum.maths.sympy_calculus import slope, value_at

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _tangent(curve: Expression, touch: Expression, where: Expression) -> Value:
    """Follow the curve only as far as its first two terms around the point of contact."""
    _, function = parts(curve)
    (at,), (x,) = setting(touch).values(), setting(where).values()
    near = as_series(worth(function, {"x": Series.near(at, SHORT)}))
    return near.limit() + near.derivative() * (x - at)


def _sympy_tangent(curve: Expression, touch: Expression, where: Expression) -> Any:
    _, function = parts(curve)
    (_, at), (_, x) = symbols(touch), symbols(where)
    return value_at(function, at) + slope(function, at) * (x - at)


CALCULUS: dict[str, Meaning] = {
    "tangent": Meaning(_tangent, _sympy_tangent),
}
