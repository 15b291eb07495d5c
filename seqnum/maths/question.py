"""One exercise: what is asked, its exact answer, and the wrong answers that known misconceptions give."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from seqnum.errors import SeqnumError, quoted
from seqnum.maths.build import as_expression, equals
from seqnum.maths.errors import EvaluationError, ParseError
from seqnum.maths.expression import Blank, Expression, Op, Variable
from seqnum.maths.numbers import canonical, read_number
from seqnum.maths.remark import Remark, first_discreet

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from fractions import Fraction


class QuestionError(SeqnumError):
    """A question whose answer is not the one answer of its prompt."""


class Teacher(Protocol):
    """Who can talk about a question: its skill."""

    def hints(self, question: Question) -> Iterable[Remark]:
        """Return what helps before the answer is known, the best first."""

    def steps(self, question: Question) -> Iterable[Remark]:
        """Return the worked way to the answer, sentence by sentence."""

    def reasons(self, question: Question, chosen: Fraction) -> Iterable[Remark]:
        """Return what to say about the misconceptions that give a wrong number, the likeliest first."""

    def doubts(self, question: Question, chosen: Fraction) -> Iterable[Remark]:
        """Return reasons why a wrong number cannot be right, the best first."""


@dataclass(frozen=True)
class Question:
    """One exercise with its exact answer.

    Skills make questions; one made by hand, from a teacher's own list, has no skill and says only general things.

    Parameters
    ----------
    id
        The same in every deck that holds the question: ``"add_within_20:8+7"``.
    skill, level
        Where it comes from; None for a teacher's own question.
    prompt
        What is asked, as notation. An equation asks for its blank or variable.
    answer
        The exact answer.
    operands
        The numbers the skill made it from.
    features
        What makes it hard, as counts with names.
    mistakes
        Canonical wrong answer to the ids of the misconceptions that give it.
    teacher
        Who explains it.

    Examples
    --------
    >>> from seqnum.maths.skill import skill
    >>> question = skill("add_within_20").question(2, (8, 7))
    >>> question.text(), question.answer, question.mistakes["14"]
    ('8 + 7', Fraction(15, 1), ('off_by_one_count', 'near_double_wrong'))
    """

    id: str
    skill: str | None
    level: int | None
    prompt: Expression
    answer: Fraction
    operands: tuple[int, ...] = ()
    features: Mapping[str, int] = field(default_factory=dict, hash=False)
    mistakes: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    teacher: Teacher | None = field(default=None, repr=False, compare=False)

    def text(self, lang: str = "en") -> str:
        """Return what is asked as plain text."""
        return self.prompt.plain(lang)

    def latex(self, lang: str = "en") -> str:
        """Return what is asked as LaTeX."""
        return self.prompt.latex(lang)

    def mathml(self, lang: str = "en") -> str:
        """Return what is asked as MathML."""
        return self.prompt.mathml(lang)

    def spoken(self, lang: str = "en") -> str:
        """Return what is asked as words for a screen reader."""
        return self.prompt.spoken(lang)

    def caption(self, lang: str | None = None) -> str:
        """Return what the card asks for where the prompt does not show it: ``"x = ?"`` for a variable, else nothing.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("two_step_equation").question(1, (2, 3, 11)).caption("en")
        'x = ?'
        """
        return " ".join(Remark("maths.card.caption", {"variable": name}).say(lang) for name in self._letters())

    def hint(self, lang: str | None = None) -> str:
        """Return how to begin; never the answer.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("add_within_20").question(2, (8, 7)).hint("en")
        'Fill up to 10 first: 8 needs 2 of the 7. How many are left over?'
        """
        own = () if self.teacher is None else self.teacher.hints(self)
        return self._discreet(own, lang) or Remark("maths.hint.any").say(lang)

    def step(self, lang: str | None = None) -> str:
        """Return the worked way, with the answer.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("add_within_20").question(2, (8, 7)).step("en")
        '8 + 2 = 10, and 5 more: 8 + 7 = 15.'
        """
        own = () if self.teacher is None else tuple(self.teacher.steps(self))
        told = own or (Remark("maths.step.any", {"question": self.prompt, "answer": self.answer}),)
        return " ".join(remark.say(lang) for remark in told)

    def solved(self, lang: str = "en") -> str:
        """Return the question with its answer in place.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("missing_factor").question(2, (6, 42, 2)).solved()
        '6 × 7 = 42'
        >>> skill("two_step_equation").question(1, (2, 3, 11)).solved()
        'x = 4'
        """
        answer = as_expression(self.answer)
        for name in self._letters():
            return equals(Variable(name), answer).plain(lang)
        if isinstance(self.prompt, Op) and self.prompt.kind == "eq":
            return _filled(self.prompt, answer).plain(lang)
        return equals(self.prompt, answer).plain(lang)

    def why(self, chosen: str, lang: str | None = None) -> str:
        """Return one friendly sentence about a wrong number; never the answer.

        Where a misconception is known to give this number, its sentence; else a reason why the number cannot be right.

        Parameters
        ----------
        chosen
            The number, canonical or as the student wrote it.
        lang
            The language.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> question = skill("sub_within_20").question(2, (15, 8))
        >>> question.why("9", "en")
        'If 15 − 8 were 9, then 9 + 8 would be 15. But it is 17.'
        """
        try:
            number = read_number(chosen, lang)
        except ParseError:
            return Remark("maths.why.no_number", {"chosen": quoted(chosen)}).say(lang)
        if number == self.answer:
            return self._same_value(chosen, lang)
        known = () if self.teacher is None else self.teacher.reasons(self, number)
        sign = (Remark("maths.why.sign"),) if number == -self.answer else ()
        doubts = () if self.teacher is None else self.teacher.doubts(self, number)
        return self._discreet((*known, *sign, *doubts), lang) or Remark("maths.why.any").say(lang)

    def suspects(self, number: Fraction) -> tuple[str, ...]:
        """Return the ids of the misconceptions that give this wrong number."""
        return self.mistakes.get(canonical(number), ())

    def holds(self) -> bool:
        """Say whether the answer fits the prompt, by exact arithmetic on the notation.

        Examples
        --------
        >>> from fractions import Fraction
        >>> from seqnum.maths.build import Blank, equals, mul
        >>> Question("own:1", None, None, equals(mul(6, Blank()), 42), Fraction(7)).holds()
        True
        """
        try:
            if isinstance(self.prompt, Op) and self.prompt.kind == "eq":
                left, right = (side.evaluate(self.answer) for side in self.prompt.args)
                return left == right
            return self.prompt.evaluate() == self.answer
        except EvaluationError:
            return False

    def check(self) -> None:
        """Check the answer on a second road: sympy, on the notation itself.

        An equation must hold when the answer is put in, and must not when the next number is: if two numbers fit a
        linear equation, all do.

        Raises
        ------
        QuestionError
            When the answer is wrong, or not the only one.

        Examples
        --------
        >>> from fractions import Fraction
        >>> from seqnum.maths.build import add
        >>> Question("own:1", None, None, add(8, 7), Fraction(16)).check()
        Traceback (most recent call last):
        ...
        seqnum.maths.question.QuestionError: The answer to 8 + 7 is not 16.
        """
        if isinstance(self.prompt, Op) and self.prompt.kind == "eq":
            right = self._fits(self.answer)
            if len(_unknowns(self.prompt)) != 1 or (right and self._fits(self.answer + 1)):
                raise QuestionError("maths.error.not_one_unknown", question=self.text(), id=self.id)
        else:
            from sympy import Rational  # slow to load: needed when a deck is made, not when it is played

            right = self.prompt.to_sympy() == Rational(self.answer.numerator, self.answer.denominator)
        if not right:
            raise QuestionError("maths.error.wrong_answer", question=self.text(), given=canonical(self.answer))

    def _letters(self) -> list[str]:
        return sorted(_unknowns(self.prompt) - {"□"})

    def _fits(self, number: Fraction) -> bool:
        """Say whether both sides of the equation have the same value when the number is put in."""
        left, right = _filled(self.prompt, as_expression(number)).to_sympy().args
        return bool(left == right)

    def _discreet(self, remarks: Iterable[Remark], lang: str | None) -> str | None:
        """Return the first sentence that does not tell the answer; a number that stands on the card is no secret."""
        if str(abs(self.answer)) in re.findall(r"\d+", self.text()):
            return next((remark.say(lang) for remark in remarks), None)
        return first_discreet(remarks, lang, self.answer)

    def _same_value(self, chosen: str, lang: str | None) -> str:
        unreduced = "/" in chosen and chosen != canonical(self.answer)
        key = "misconception.unreduced_answer.student" if unreduced else "why.right"
        return Remark(f"maths.{key}", {"chosen": chosen}).say(lang)


def _filled(expression: Expression, number: Expression) -> Expression:
    """Return the expression with a number for its blank or variable."""
    if isinstance(expression, Blank | Variable):
        return number
    if isinstance(expression, Op):
        return Op(expression.kind, tuple(_filled(arg, number) for arg in expression.args))
    return expression


def _unknowns(expression: Expression) -> set[str]:
    """Return the names of the variables, and □ for a blank."""
    if isinstance(expression, Op):
        return set().union(*map(_unknowns, expression.args))
    if isinstance(expression, Variable):
        return {expression.name}
    return {"□"} if isinstance(expression, Blank) else set()
