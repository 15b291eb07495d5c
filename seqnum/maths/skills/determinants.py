"""Determinants of two and of three rows."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, det, matrix, mul, sub
from seqnum.maths.matrices import in_rows, minor
from seqnum.maths.mistakes.matrices import (
    det_diagonal_added,
    det_plus,
    det_reversed,
    det_rows,
    det_signs_all_plus,
    det_two_diagonals,
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

_TO_6 = range(1, 7)
_SIGNED = (*range(-6, 0), *_TO_6)
_SMALL = (-3, -2, -1, 1, 2, 3, 4)
_MANY = 2000
_LARGEST = 100


class _Determinant(Skill):
    """What determinants of both sizes have in common; the operands are the entries, row by row."""

    def prompt(self, operands: Operands) -> Expression:
        """Return ``det [[1, 2], [3, 4]]``."""
        return det(matrix(*_rows(operands)))

    def key(self, operands: Operands) -> str:
        """Return ``det(1,2,3,4)``."""
        return f"det({','.join(map(str, operands))})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the rows beyond two, and the negative entries."""
        return {"size_beyond_2": len(_rows(operands)) - 2, "negative_entries": sum(entry < 0 for entry in operands)}

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the way."""
        return self.hints(question)


class Determinant2x2(_Determinant):
    """``det [[1, 2], [3, 4]]``."""

    id = "determinant_2x2"
    rules = (det_plus, det_rows, det_reversed)
    told_first = (det_plus, det_reversed)

    def space(self, level: int) -> Space:
        """Return positive numbers; one negative one; several negative ones."""
        numbers = product(_TO_6 if level == 1 else _SIGNED, repeat=4)
        kept = {1: {0}, 2: {1}, 3: {2, 3}}[level]
        return Listed((card for card in numbers if sum(entry < 0 for entry in card) in kept), self.value)

    def value(self, operands: Operands) -> int:
        """Return the determinant."""
        a, b, c, d = operands
        return a * d - b * c

    def values(self, question: Question) -> Values:
        """Name the two diagonals."""
        a, b, c, d = question.operands
        return {"falling": mul(a, d), "rising": mul(b, c), "first": a * d, "second": b * c}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Multiply along both diagonals."""
        yield Remark("maths.skill.determinant_2x2.hint", self.values(question))
        yield Remark("maths.skill.determinant_2x2.hint_diagonals")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Take one product from the other."""
        a, b, c, d = question.operands
        values: Values = {**self.values(question), "answer": question.answer, "difference": sub(a * d, b * c)}
        yield Remark("maths.skill.determinant_2x2.step", values)


class Determinant3x3(_Determinant):
    """``det [[2, 5, 1], [0, 3, 4], [0, 0, 4]]``."""

    id = "determinant_3x3"
    rules = (det_signs_all_plus, det_two_diagonals, det_diagonal_added)
    told_first = (det_signs_all_plus, det_two_diagonals)

    def space(self, level: int) -> Space:
        """Return zeros on one side of the diagonal; two zeros in a row or column; no zero."""
        cards = {1: _triangular, 2: _with_two_zeros, 3: _full}[level]()
        return Listed(dict.fromkeys(card for card in cards if abs(self.value(card)) <= _LARGEST), self.value)

    def value(self, operands: Operands) -> int:
        """Return the determinant."""
        rows = _rows(operands)
        return sum((-1) ** column * entry * minor(rows, 0, column) for column, entry in enumerate(rows[0]) if entry)

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        rows = _rows(operands)
        return ((rule.__name__, rule(rows)) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the row or column with most zeros."""
        number, _ = _best_line(_rows(question.operands))
        return {"line": number % 3 + 1}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Look for zeros, then expand."""
        if _is_triangular(_rows(question.operands)):
            yield Remark("maths.skill.determinant_3x3.hint_diagonal")
        elif 0 in question.operands:
            yield Remark("maths.skill.determinant_3x3.hint_zeros")
        yield Remark("maths.skill.determinant_3x3.hint_signs")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply along the diagonal, or expand where most zeros are."""
        rows = _rows(question.operands)
        values: Values = {**self.values(question), "answer": question.answer}
        if _is_triangular(rows):
            a, e, i = (row[place] for place, row in enumerate(rows))
            yield Remark("maths.skill.determinant_3x3.step_diagonal", {**values, "product": mul(mul(a, e), i)})
            return
        number, cells = _best_line(rows)
        case = "step_row" if number < len(rows) else "step_column"
        total: Expression | None = None
        for row, column in cells:
            if entry := rows[row][column]:
                total = _extended(total, entry, minor(rows, row, column), plus=(row + column) % 2 == 0)
        yield Remark(f"maths.skill.determinant_3x3.{case}", {**values, "sum": total or mul(0, 0)})


def _rows(operands: Operands) -> Rows:
    return in_rows(operands, 2 if len(operands) == 4 else 3)


def _triangular() -> Iterator[Operands]:
    """Yield entries with three zeros below the diagonal, or above it."""
    others = (*range(-4, 0), *range(1, 6))
    for upper, a, e, i, p, q, r in spread([(0, 1), _TO_6, _TO_6, _TO_6, others, others, others], _MANY):
        yield (a, p, q, 0, e, r, 0, 0, i) if upper else (a, 0, 0, p, e, 0, q, r, i)


def _with_two_zeros() -> Iterator[Operands]:
    """Yield entries with only one number in the line of that number."""
    for line, place, *entries in spread([range(6), range(3), *[_SMALL] * 7], _MANY):
        only, *rest = entries
        rows = [rest[start : start + 3] for start in (0, 3)]
        rows.insert(line % 3, [0] * place + [only] + [0] * (2 - place))
        yield tuple(entry for row in (rows if line < 3 else zip(*rows, strict=True)) for entry in row)


def _full() -> Iterator[Operands]:
    yield from spread([_SMALL] * 9, _MANY)


def _is_triangular(rows: Rows) -> bool:
    (_, b, c), (d, _, f), (g, h, _) = rows
    return not any((b, c, f)) or not any((d, g, h))


def _best_line(rows: Rows) -> tuple[int, list[tuple[int, int]]]:
    """Return the row (0 to 2) or column (3 to 5) with most zeros, and its cells."""
    size = range(len(rows))
    lines = [[(row, column) for column in size] for row in size] + [[(row, column) for row in size] for column in size]
    zeros = [sum(rows[row][column] == 0 for row, column in line) for line in lines]
    best = zeros.index(max(zeros))
    return best, lines[best]


def _extended(total: Expression | None, entry: int, smaller: int, *, plus: bool) -> Expression:
    """Return a sum with one product more, taken away where the chessboard says minus."""
    if total is None:
        return mul(entry, smaller) if plus else mul(-entry, smaller)
    return add(total, mul(entry, smaller)) if plus else sub(total, mul(entry, smaller))
