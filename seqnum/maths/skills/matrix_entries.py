"""One entry of a product of two matrices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import items, juxtapose, matrix, mul, phrase, plus_terms
from seqnum.maths.matrices import entry_of_product, in_rows
from seqnum.maths.mistakes.matrices import (
    matrix_elementwise,
    matrix_order_swapped,
    matrix_position_swapped,
    matrix_row_by_row,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed
from seqnum.maths.spread import spread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.matrices import Rows
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_POSITIVE = range(1, 6)
_SIGNED = (*range(-5, 0), *range(1, 6))
_SMALL = (-2, -1, 1, 2, 3)
_MANY = 2000
_SMALL_PAIR = 8
"""So many entries have two matrices of two rows and columns."""


class MatrixProductEntry(Skill):
    """``row 1, column 2 of AB``; the operands are the place and the entries of both matrices, row by row."""

    id = "matrix_product_entry"
    rules = (matrix_elementwise, matrix_row_by_row, matrix_position_swapped, matrix_order_swapped)
    told_first = (matrix_elementwise, matrix_row_by_row, matrix_position_swapped)

    def space(self, level: int) -> Space:
        """Return two rows and columns, positive; with negative numbers; two rows of three times three of two."""
        numbers, count = {1: (_POSITIVE, 8), 2: (_SIGNED, 8), 3: (_SMALL, 12)}[level]
        cards = spread([(1, 2), (1, 2), *[numbers] * count], _MANY)
        return Listed((card for card in cards if level < 2 or min(card) < 0), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``row 1, column 2 of [[1, 2], [3, 4]][[5, 6], [7, 8]]``."""
        left, right, row, column = _parts(operands)
        return phrase("entry", row + 1, column + 1, juxtapose(matrix(*left), matrix(*right)))

    def value(self, operands: Operands) -> int:
        """Return the entry."""
        return entry_of_product(*_parts(operands))

    def key(self, operands: Operands) -> str:
        """Return ``r1c2(1,2,3,4)(5,6,7,8)``."""
        row, column, *entries = operands
        half = len(entries) // 2
        left, right = (",".join(map(str, part)) for part in (entries[:half], entries[half:]))
        return f"r{row}c{column}({left})({right})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the products beyond two, and the negative numbers that matter."""
        row, column = _row_and_column(operands)
        return {"size_beyond_2": len(row) - 2, "negative_entries": sum(entry < 0 for entry in (*row, *column))}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_parts(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the place, the row and the column."""
        row, column = _row_and_column(question.operands)
        at_row, at_column, *_ = question.operands
        return {"at_row": at_row, "at_column": at_column, "row": items(*row), "column": items(*column)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Take the row and the column."""
        values = self.values(question)
        yield Remark("maths.skill.matrix_product_entry.hint", values)
        yield Remark("maths.skill.matrix_product_entry.hint_place", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply number by number and add."""
        row, column = _row_and_column(question.operands)
        total = plus_terms(*(mul(a, b) for a, b in zip(row, column, strict=True)))
        values: Values = {**self.values(question), "sum": total, "answer": question.answer}
        yield Remark("maths.skill.matrix_product_entry.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of row and column."""
        return self.hints(question)


def _parts(operands: Operands) -> tuple[Rows, Rows, int, int]:
    """Return the matrices, and the row and the column counted from 0."""
    row, column, *_ = operands
    entries = operands[2:]
    half = len(entries) // 2
    width = 2 if len(entries) == _SMALL_PAIR else 3
    return in_rows(entries[:half], width), in_rows(entries[half:], 2), row - 1, column - 1


def _row_and_column(operands: Operands) -> tuple[Operands, Operands]:
    left, right, row, column = _parts(operands)
    return left[row], tuple(line[column] for line in right)
