"""Why a number that was typed for an exercise is wrong: any mistake fits it, or those of the skill that asks it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.decks.imports.own_question import bare
from seqnum.decks.imports.recognise import recognised
from seqnum.errors import SeqnumError, quoted
from seqnum.maths import Diagnosis, Question, diagnose
from seqnum.maths.checking import asks_for_one, holds, is_equation
from seqnum.maths.diagnosing.typed import read_exercise, read_given
from seqnum.maths.expression import Blank, Op

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression

_REMEMBERED = 2000
"""Exercises: a class does the same ones."""


def diagnose_typed(exercise: str, given: str, lang: str = "en") -> Diagnosis:
    """Return what `diagnose` does, with the misconceptions that the skill of the exercise knows besides.

    Those of a skill fit its own cards: the number of another row of the tables is a mistake where tables are learnt.

    Parameters
    ----------
    exercise
        What was asked; also an equation, where a skill asks such.
    given
        The number as it was typed, also as ``x = 7``.
    lang
        The language of words and decimal marks in both.

    Raises
    ------
    DeckError
        For an equation that no skill asks.
    SeqnumError
        When one of them cannot be read, or the exercise has no value.

    Examples
    --------
    >>> diagnose_typed("7 x 8 =", "54").misconceptions
    ('other_table_product',)
    >>> diagnose_typed("2x + 3 = 11", "x = 7").misconceptions
    ('solve_add_instead_of_subtract',)
    """
    asked = _read(exercise, lang)
    number = bare(given)
    if is_equation(asked):
        question = _equation(asked)
        told = read_given(number, lang)
        correct = told.fits(question.answer)
        names = () if correct else question.suspects(told.value)
        return Diagnosis(question.answer, told.value, correct=correct, misconceptions=names)
    said = diagnose(asked, number, lang)
    if said.correct:
        return said
    known = _question(asked, said.answer)
    more = known.suspects(said.given) if known else ()
    return replace(said, misconceptions=tuple(dict.fromkeys((*said.misconceptions, *more))))


def question_of(exercise: str, answer: Value, lang: str = "en") -> Question | None:
    """Return the card of a skill that asks an exercise; ``None`` where none does.

    Parameters
    ----------
    exercise
        What was asked.
    answer
        Its right number.
    lang
        The language of words and decimal marks in it.

    Examples
    --------
    >>> from fractions import Fraction
    >>> question_of("8 + 7 =", Fraction(15)).skill
    'add_within_20'
    """
    return _question(_read(exercise, lang), answer)


@lru_cache(_REMEMBERED)
def _read(exercise: str, lang: str) -> Expression:
    match read_exercise(exercise, lang):
        case Op("eq", (left, Blank())):
            return left
        case tree:
            return tree


@lru_cache(_REMEMBERED)
def _question(asked: Expression, answer: Value) -> Question | None:
    return recognised(Question("typed", None, None, asked, answer))


@lru_cache(_REMEMBERED)
def _equation(asked: Expression) -> Question:
    root = _root(asked) if asks_for_one(asked) else None
    question = None if root is None else _question(asked, root)
    if question is None:
        raise DeckError("decks.answers.equation", given=quoted(asked.plain()))
    return question


def _root(equation: Expression) -> Fraction | None:
    """Return the root of an equation whose sides differ by a multiple of the unknown and a number."""
    if not isinstance(equation, Op):
        return None
    left, right = equation.args
    try:
        at_0, at_1 = (left.evaluate(number) - right.evaluate(number) for number in (Fraction(0), Fraction(1)))
    except SeqnumError:
        return None
    if not isinstance(at_0, Fraction) or not isinstance(at_1, Fraction) or at_0 == at_1:
        return None
    root = at_0 / (at_0 - at_1)
    return root if holds(equation, root) else None
