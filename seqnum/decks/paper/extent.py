"""How much room notation takes on paper, before a browser has drawn it: a little more than it will need."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from seqnum.maths.brackets import operands
from seqnum.maths.expression import Blank, Decimal, Expression, Number, Op

if TYPE_CHECKING:
    from collections.abc import Sequence

_CHARACTER = 0.6
"""A letter or digit, in em, of the widest font that the page names."""
_WIDE = 0.8
"""A capital letter, an m."""
_LETTER = 0.85
"""A letter of a formula: slanted, with what leans over."""
LINE = 1.2
"""A line of text."""
_FORMULA = 1.1
"""A line of a formula."""
_SMALL = 0.75
"""An exponent, an index, a limit beside what it stands at."""

_ADDED = {
    "add": 1.4, "sub": 1.4, "mul": 1.4, "div": 1.3, "eq": 1.6, "ratio": 1.3, "neg": 0.9, "of": 2.0, "sqrt": 0.9,
    "abs": 0.7, "percent": 1.1, "factorial": 0.5, "degrees": 0.5, "ln": 1.5, "sin": 1.9, "cos": 1.9, "tan": 1.9,
    "call": 0.8, "prime": 1.0, "binomial": 2.4, "permutations": 2.4, "gcd": 4.0, "lcm": 4.0, "point": 1.6,
    "vector": 1.6, "money": 1.4, "derivative": 1.9,
}  # fmt: skip
"""What signs, names and brackets of their own take in width beside the operands, in em."""


class Extent(NamedTuple):
    """Width and height, in em of the text."""

    width: float
    height: float


def extent(shown: Expression) -> Extent:
    """Return how much room notation takes at most.

    Examples
    --------
    >>> from seqnum.maths.build import add, frac
    >>> extent(add(8, 7)).width < extent(add(18, 17)).width
    True
    >>> extent(frac(3, 4)).height > extent(Number(3)).height
    True
    """
    match shown:
        case Number(value):
            return Extent(words_width(str(value)) + 0.2 * (len(str(value)) > 3), _FORMULA)
        case Decimal(text):
            return Extent(words_width(text), _FORMULA)
        case Blank():
            return Extent(1.0, _FORMULA)
        case Op("matrix" | "det" | "system"):
            return _table(shown)
        case Op():
            bracketed = operands(shown, leading=True, flat=False)
            return _joined(shown, [_operand(extent(one.value), bracketed=one.bracketed) for one in bracketed])
    return Extent(_LETTER, _FORMULA)


def words_width(words: str) -> float:
    """Return the width of plain text, in em.

    Examples
    --------
    >>> words_width("sum") < words_width("summer")
    True
    """
    return sum(_WIDE if letter.isupper() or letter in "mw—" else _CHARACTER for letter in words if letter != "\u00ad")


def _operand(inside: Extent, *, bracketed: bool) -> Extent:
    return Extent(inside.width + 1.0, inside.height) if bracketed else inside


def _joined(op: Op, parts: Sequence[Extent]) -> Extent:  # noqa: PLR0911 - one line per kind
    first, last = parts[0], parts[-1]
    wide, high = sum(part.width for part in parts), max(part.height for part in parts)
    match op.kind:
        case "frac":
            return Extent(max(first.width, last.width) + 0.4, first.height + last.height)
        case "mixed":
            return Extent(first.width + max(parts[1].width, last.width) + 0.5, parts[1].height + last.height)
        case "pow":
            return Extent(first.width + _SMALL * last.width + 0.1, first.height + 0.5 * last.height)
        case "root":
            return Extent(_SMALL * first.width + last.width + 0.9, last.height + 0.5)
        case "log":
            return Extent(2.2 + _SMALL * first.width + last.width, high + 0.4)
        case "derivative":
            return Extent(first.width + _ADDED["derivative"], max(high, 2 * _FORMULA))
        case "integral":
            return Extent(3.2 + _SMALL * max(first.width, parts[1].width) + last.width, last.height + 1.0)
        case "limit":
            return Extent(_SMALL * (first.width + 2.0) + 1.2 + last.width, last.height + 0.7)
        case "list":
            return Extent(wide + 0.8 * (len(parts) - 1), high)
    return Extent(wide + _ADDED.get(op.kind, 0.1), high)


def _table(op: Op) -> Extent:
    """Return the room of rows one below the other, their columns as wide as the widest cell."""
    held = op.args[0] if op.kind == "det" else op
    rows = [row.args if row.kind == "list" else (row,) for row in getattr(held, "args", ()) if isinstance(row, Op)]
    cells = [[extent(cell) for cell in row] for row in rows]
    widest = max(cell.width for row in cells for cell in row)
    return Extent(
        len(cells[0]) * (widest + 0.9) + 1.0,
        sum(max(cell.height for cell in row) + 0.6 for row in cells),
    )
