"""Addition and subtraction of four digits, mixed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.maths.columns import ANY, NO_ZERO, Block, Column, Columns, Mixed
from seqnum.maths.mistakes.add_columns import carry_wrong_digit, no_carry, writes_full_column_sums
from seqnum.maths.skill import Skill
from seqnum.maths.skills.written_addition import AddThreeDigits
from seqnum.maths.skills.written_subtraction import SubThreeDigits

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from fractions import Fraction

    from seqnum.maths.columns import Sign
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.remark import Remark, Values
    from seqnum.maths.space import Operands, Space

_PLUS, _MINUS = AddThreeDigits(), SubThreeDigits()
_ONCE = ((True, False, False), (False, True, False), (False, False, True))
_OFTEN = ((True, True, False), (True, False, True), (False, True, True), (True, True, True))


class AddSubMultidigit(Skill):
    """``4356 − 2789``; the operand in the middle is 1 for plus and −1 for minus."""

    id = "add_sub_multidigit"
    rules = (no_carry, writes_full_column_sums, carry_wrong_digit, *_MINUS.rules)
    told_first = _MINUS.told_first

    def space(self, level: int) -> Space:
        """Return one regrouping, two or three, sums above 10,000 with four carries and borrowing across zeros."""
        if level < 3:
            patterns = _ONCE if level == 1 else _OFTEN
            return Mixed(Columns(*_blocks("+", ANY, patterns)), Columns(*_blocks("−", NO_ZERO, patterns)))
        everywhere = Block("+", (*[Column(ANY, ANY, regroups=True)] * 3, Column(NO_ZERO, NO_ZERO, regroups=True)))
        ones, zero = Column(ANY, ANY, regroups=True), Column((0,), ANY, regroups=True)
        last = Column(NO_ZERO, NO_ZERO, regroups=False)
        hundreds = (zero, Column(NO_ZERO, ANY, regroups=False))
        return Mixed(Columns(everywhere), Columns(*(Block("−", (ones, zero, one, last)) for one in hundreds)))

    def prompt(self, operands: Operands) -> Expression:
        """Return ``4356 − 2789``."""
        one, pair = _kind(operands)
        return one.prompt(pair)

    def value(self, operands: Operands) -> int:
        """Return the sum or difference."""
        a, sign, b = operands
        return a + sign * b

    def key(self, operands: Operands) -> str:
        """Return ``4356-2789``."""
        one, pair = _kind(operands)
        return one.key(pair)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return those of written addition or subtraction."""
        one, pair = _kind(operands)
        return one.features(pair)

    def wrong(self, operands: Operands) -> Iterable[tuple[str, Wrong]]:
        """Yield what the misconceptions of its sign give."""
        a, sign, b = operands
        return ((rule.__name__, rule(a, b)) for rule in self.rules if (rule in _MINUS.rules) == (sign < 0))

    def values(self, question: Question) -> Values:
        """Name the two numbers."""
        a, _, b = question.operands
        return {"a": a, "b": b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the ones."""
        one, plain = _taught(question)
        return one.hints(plain)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go through the columns."""
        one, plain = _taught(question)
        return one.steps(plain)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Do it backwards."""
        one, plain = _taught(question)
        return one.doubts(plain, chosen)


def _blocks(sign: Sign, digits: Sequence[int], patterns: Iterable[tuple[bool, ...]]) -> Iterator[Block]:
    last = Column(NO_ZERO, NO_ZERO, regroups=False)
    for pattern in patterns:
        yield Block(sign, (*(Column(digits, digits, regroups) for regroups in pattern), last))


def _kind(operands: Operands) -> tuple[AddThreeDigits | SubThreeDigits, Operands]:
    """Return who knows how it is done, and the two numbers."""
    a, sign, b = operands
    return (_PLUS if sign > 0 else _MINUS), (a, b)


def _taught(question: Question) -> tuple[AddThreeDigits | SubThreeDigits, Question]:
    """Return who knows how it is done, and the question as one of theirs."""
    one, pair = _kind(question.operands)
    return one, replace(question, operands=pair)
