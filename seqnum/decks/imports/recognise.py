"""Which skill would ask this: its question knows the mistakes, the hints and the worked way."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.decks.imports.shapes import asking, lengths
from seqnum.maths import SKILLS, ParseError, parse
from seqnum.maths.expression import Blank, Decimal, Expression, Number, Op, Phrase
from seqnum.maths.written import face_value

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.maths import Question
    from seqnum.maths.exact import Value
    from seqnum.maths.skill import Skill

_MOST = 200
"""Cards with one answer that are looked through; among more, the operands are those on the card."""
_TRIED = 800
"""Operands that are tried."""
_FLAGS = (0, 1, 2)
_FORMS = (*_FLAGS, 3, 4, -1)
"""Operands that choose between forms of a card."""


def recognised(own: Question) -> Question | None:
    """Return the question of the first skill that asks the same, at its easiest level; None where none does.

    Parameters
    ----------
    own
        A verified question. The skill has to write its answer alike.

    Examples
    --------
    >>> from seqnum.maths import Question, parse
    >>> question = recognised(Question("own:1", None, None, parse("8 + 7 = ?"), Fraction(15)))
    >>> question.id, question.level, question.suspects(Fraction(14))
    ('add_within_20:8+7', 2, ('off_by_one_count', 'near_double_wrong'))
    """
    for asked in _ways(own.prompt):
        for skill, level in asking(asked):
            found = _found(skill, level, asked, own.answer)
            if found is not None and found.face == own.face:
                return found
    return None


def card_of(skill_id: str, level: int, text: str, answer: str) -> Question | None:
    """Return the card of a skill's level that reads so; None where there is none, or no such skill.

    Parameters
    ----------
    skill_id, level
        Whose card it is.
    text
        The card in English, as match files have it.
    answer
        The right answer, canonical.

    Examples
    --------
    >>> card_of("sub_3digit_regroup", 3, "507 − 149", "358").operands
    (507, 149)
    >>> card_of("sub_3digit_regroup", 3, "507 − 150", "357") is None
    True
    """
    if skill_id not in SKILLS or level not in SKILLS[skill_id].levels:
        return None
    try:
        return _found(SKILLS[skill_id], level, parse(text), face_value(answer))
    except ParseError:
        return None


def _ways(prompt: Expression) -> Iterator[Expression]:
    """Yield the prompt, and how a skill may write the same: without ``= □``, ``12/4`` as a division."""
    yield prompt
    match prompt:
        case Op("eq", (left, Blank())):
            yield from _ways(left)
        case Op("frac", (Number() as above, Number() as below)):
            yield Op("div", (above, below))


def _found(skill: Skill, level: int, prompt: Expression, answer: Value) -> Question | None:
    """Return the level's card that reads so: mostly its operands stand on the card, in some order."""
    cards, likely = skill.all_cards(level), skill.answering(level, answer)
    if len(likely) == 0:
        return None
    for operands in _candidates(prompt, answer, lengths(skill, level)):
        if operands in cards and skill.value(operands) == answer and skill.prompt(operands) == prompt:
            return skill.question(level, operands)
    several = (likely[index] for index in range(len(likely) if len(likely) <= _MOST else 0))
    return next((skill.question(level, one) for one in several if skill.prompt(one) == prompt), None)


def _candidates(prompt: Expression, answer: Value, sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield what may be the operands: the numbers on the card as they stand, then in any order, with the answer."""
    numbers = list(_numbers(prompt))
    yield tuple(numbers)
    more = [answer.numerator, answer.denominator] if isinstance(answer, Fraction) else []
    signed = [-1, *(-number for number in numbers)] if _has_minus(prompt) else []
    pool = sorted({*numbers, *signed, *more, *_FLAGS})
    for length in sizes:
        if len(pool) ** length <= _TRIED:
            yield from product(pool, repeat=length)
        else:
            yield from _as_they_stand(_signed(prompt), length)
            yield from _as_they_stand(tuple(numbers), length)


def _as_they_stand(numbers: tuple[int, ...], length: int) -> Iterator[tuple[int, ...]]:
    """Yield the numbers, or the numbers with one more operand that chooses the form of the card."""
    if length == len(numbers):
        yield numbers
    elif length == len(numbers) + 1:
        for flag, place in product(_FORMS, range(length)):
            yield *numbers[:place], flag, *numbers[place:]


def _has_minus(expression: Expression) -> bool:
    return isinstance(expression, Op) and (expression.kind in {"neg", "sub"} or any(map(_has_minus, expression.args)))


def _signed(expression: Expression) -> tuple[int, ...]:
    """Return the numbers from left to right, negative where a minus stands right before them."""
    match expression:
        case Op("neg", (inside,)):
            return _turned(_signed(inside))
        case Op("sub", (left, right)):
            return (*_signed(left), *_turned(_signed(right)))
        case Op(_, args) | Phrase(_, args):
            return tuple(number for arg in args for number in _signed(arg))
    return tuple(_numbers(expression))


def _turned(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return (-numbers[0], *numbers[1:]) if numbers else ()


def _numbers(expression: Expression) -> Iterator[int]:
    """Yield the numbers in the notation from left to right, decimals without their point."""
    match expression:
        case Number(value):
            yield value
        case Decimal(text):
            yield int(text.replace(".", ""))
        case Op(_, args) | Phrase(_, args):
            for arg in args:
                yield from _numbers(arg)
