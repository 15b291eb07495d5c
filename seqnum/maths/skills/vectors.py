"""Lengths of vectors."""

from __future__ import annotations

from itertools import product
from math import isqrt
from typing import TYPE_CHECKING

from seqnum.maths.build import absolute, plus_terms, power, vector
from seqnum.maths.exact import root
from seqnum.maths.mistakes.complex import modulus_no_root, modulus_signed_squares, modulus_sum
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_LONGEST = 50


class VectorComponents(Skill):
    """``|⟨3, 4⟩|``; two components or three."""

    id = "vector_components"
    rules = (modulus_sum, modulus_no_root, modulus_signed_squares)

    def space(self, level: int) -> Space:
        """Return whole lengths in the plane; roots in the plane; three components."""
        if level == 1:
            numbers = product(range(1, _LONGEST), repeat=2)
            return Listed((pair for pair in numbers if _is_whole(pair) and self.value(pair) <= _LONGEST), self.value)
        if level == 2:
            numbers = product((*range(-9, 0), *range(1, 10)), repeat=2)
            return Listed((pair for pair in numbers if not _is_whole(pair)), self.value)
        return Listed(product((*range(-5, 0), *range(1, 6)), repeat=3), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``|⟨3, 4⟩|``."""
        return absolute(vector(*operands))

    def value(self, operands: Operands) -> Value:
        """Return the length."""
        return root(sum(part * part for part in operands))

    def key(self, operands: Operands) -> str:
        """Return ``|<3,4>|``."""
        return f"|<{','.join(map(str, operands))}>|"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the components beyond two, the negative ones, and whether a root stays."""
        return {
            "size_beyond_2": len(operands) - 2,
            "negative_entries": sum(part < 0 for part in operands),
            "non_perfect_radicand": int(not _is_whole(operands)),
        }

    def values(self, question: Question) -> Values:
        """Name the squares and their sum."""
        sizes = [abs(part) for part in question.operands]
        return {"squares": plus_terms(*(power(size, 2) for size in sizes)), "sum": sum(size * size for size in sizes)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Square, add, take the root."""
        yield Remark("maths.skill.vector_components.hint", self.values(question))
        yield Remark("maths.skill.vector_components.hint_squares")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Add the squares and take the root."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        yield Remark("maths.skill.vector_components.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the components: the direct way is longer than each and shorter than all together."""
        sizes = [abs(part) for part in question.operands]
        values: Values = {"chosen": chosen, "larger": max(sizes), "total": sum(sizes)}
        if chosen <= max(sizes):
            yield Remark("maths.skill.vector_components.doubt_small", values)
        if chosen > sum(sizes):
            yield Remark("maths.skill.vector_components.doubt_large", values)
        yield from self.hints(question)


def _is_whole(parts: Operands) -> bool:
    square = sum(part * part for part in parts)
    return isqrt(square) ** 2 == square
