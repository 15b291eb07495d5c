"""Which misconceptions give the number that somebody gave."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from seqnum.errors import quoted
from seqnum.maths.diagnosing.chains import wrong_orders
from seqnum.maths.diagnosing.functions import wrong_functions
from seqnum.maths.diagnosing.one_step import wrong_step
from seqnum.maths.diagnosing.power_pairs import wrong_powers
from seqnum.maths.diagnosing.steps import Step, Term, apply, inner_steps, is_one_number, number, parts_of, step
from seqnum.maths.diagnosing.typed import read_exercise, read_given
from seqnum.maths.diagnosing.written_slips import rational, written_slips
from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact import Exact
from seqnum.maths.expression import Expression
from seqnum.maths.mistakes import integers, named, signs, slips

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from seqnum.maths.diagnosing.steps import Part
    from seqnum.maths.diagnosing.typed import Given
    from seqnum.maths.exact import Value
    from seqnum.maths.mistakes import Wrong

_REMEMBERED = 2000
"""Exercises: a class does the same ones."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What there is to say about a number that was given for an exercise.

    Parameters
    ----------
    answer
        The right value.
    given
        The value that was given.
    correct
        Whether it is the answer, to the digits that were written.
    misconceptions
        Ids of all misconceptions that give it, in no order of likelihood; none where it is correct, or unexplained.
    """

    answer: Value
    given: Value
    correct: bool
    misconceptions: tuple[str, ...]


def diagnose(exercise: str | Expression, given: str, lang: str = "en") -> Diagnosis:
    """Return whether a number is the answer of an exercise and, where it is not, which misconceptions give it.

    One answer proves nothing about a pupil: several misconceptions may give the same number, and so may a guess.

    Parameters
    ----------
    exercise
        What can be worked out to a number: signed numbers, decimals, fractions, powers, ``+ − × ÷`` and brackets.
    given
        The number as it was written. A decimal stands for all values that rounded or cut off are written so.
    lang
        The language of words and decimal marks in both.

    Raises
    ------
    ParseError
        When one of them cannot be read.
    EvaluationError
        When the exercise has no value.

    Examples
    --------
    >>> diagnose("-8 + 6", "2").misconceptions
    ('sign_lost',)
    >>> diagnose("2/3", "0.66").correct
    True
    >>> diagnose("(3 + 5) × 2", "13").misconceptions
    ('ignores_parentheses',)
    """
    tree = exercise if isinstance(exercise, Expression) else _read(exercise, lang)
    answer = _answer(tree)
    told = read_given(given, lang)
    if told.fits(answer):
        return Diagnosis(answer, told.value, correct=True, misconceptions=())
    return Diagnosis(answer, told.value, correct=False, misconceptions=_explained(tree, answer, told))


@lru_cache(_REMEMBERED)
def wrong_values(exercise: Expression) -> Mapping[Fraction, tuple[str, ...]]:
    """Return every value that a misconception gives for an exercise, with the ids of all that do.

    Slips of digits and of the point are left out: which they are depends on how many digits were written.

    Examples
    --------
    >>> from seqnum.maths.parser import parse
    >>> wrong_values(parse("3 - 8"))[Fraction(5)]
    ('abs_difference_for_subtraction',)
    """
    parts = parts_of(exercise)
    found: dict[Fraction, tuple[str, ...]] = {}
    if parts is None:
        return found
    for name, wrong in chain(wrong_functions(exercise), _wrong(parts)):
        for value in rational(wrong):
            if value != parts.value and name not in found.get(value, ()):
                found[value] = (*found.get(value, ()), name)
    return found


_read = lru_cache(_REMEMBERED)(read_exercise)


@lru_cache(_REMEMBERED)
def _answer(exercise: Expression) -> Value:
    answer = exercise.evaluate()
    if isinstance(answer, Exact) and not answer.is_real:
        raise EvaluationError("maths.diagnosing.no_number", given=quoted(exercise.plain()))
    return answer


def _explained(exercise: Expression, answer: Value, given: Given) -> tuple[str, ...]:
    wrong = wrong_values(exercise)
    if given.places is None:
        found: Iterable[str] = wrong.get(given.value, ()) if isinstance(given.value, Fraction) else ()
    else:
        found = (name for value, names in wrong.items() if given.fits(value) for name in names)
    names = tuple(dict.fromkeys(found))
    return names or (tuple(written_slips(answer, given)) if isinstance(answer, Fraction) else ())


def _wrong(part: Part) -> Iterator[tuple[str, Wrong]]:
    """Yield what misconceptions give for a whole exercise, each in one place of it."""
    if isinstance(part, Term):
        yield named(integers.sign_lost, part.value, Fraction(0))
        yield named(signs.minus_too_many, part.value)
        return
    yield from _inside(part)
    yield from _everywhere(part)
    yield named(slips.stopped_halfway, *(one.value for one in inner_steps(part)))


def _inside(whole: Step) -> Iterator[tuple[str, Wrong]]:
    yield from wrong_orders(whole)
    yield from wrong_powers(whole)
    yield from wrong_step(whole)
    for part, other, is_left in ((whole.left, whole.right, True), (whole.right, whole.left, False)):
        if isinstance(part, Term) or is_one_number(part):
            continue
        for name, wrong in _inside(part):
            for value in rational(wrong):
                yield name, apply(whole.sign, *((value, other.value) if is_left else (other.value, value)))


def _everywhere(whole: Step) -> Iterator[tuple[str, Wrong]]:
    """Yield what misconceptions give that are made at every step they fit, where that is more than one."""
    steps = [whole, *inner_steps(whole)]
    fits = Counter(name for one in steps for name in {name for name, wrong in wrong_step(one) if wrong is not None})
    for name, times in fits.items():
        if times > 1:
            yield name, _always(name, whole)


def _always(name: str, part: Part) -> Fraction | None:
    """Return what a part comes to for somebody who makes one misconception wherever it fits."""
    if isinstance(part, Term) or is_one_number(part):
        return part.value
    left, right = _always(name, part.left), _always(name, part.right)
    if left is None or right is None:
        return None
    begun = step(
        part.sign,
        part.left if left == part.left.value else number(left),
        part.right if right == part.right.value else number(right),
    )
    if begun is None:
        return None
    wrong = (value for found, each in wrong_step(begun) if found == name for value in rational(each))
    return next(wrong, begun.value)
