"""Phrases about matrices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.maths.phrases.meaning import Meaning, members, number, whole

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _entry(row: Expression, column: Expression, product: Expression) -> Value:
    rows: tuple[tuple[Value, ...], ...] = members(product)
    return rows[whole(number(row)) - 1][whole(number(column)) - 1]


def _sympy_entry(row: Expression, column: Expression, product: Expression) -> Any:
    return product.to_sympy()[int(row.to_sympy()) - 1, int(column.to_sympy()) - 1]


MATRICES: dict[str, Meaning] = {
    "entry": Meaning(_entry, _sympy_entry),
}
