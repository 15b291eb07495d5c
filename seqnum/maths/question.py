"""One exercise: what is asked, its exact answer, and the wrong answers that known misconceptions give."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from seqnum.errors import SeqnumError, quoted
from seqnum.maths.build import as_expression, equals
from seqnum.maths.checking import agrees, asks_for_one, filled, holds, is_equation, unknowns
from seqnum.maths.errors import ParseError
from seqnum.maths.exact import Exact
from seqnum.maths.expression import Expression, Phrase, Text, Variable
from seqnum.maths.forms import has_form, is_unreduced
from seqnum.maths.numbers import canonical, read_number
from seqnum.maths.remark import Remark, first_discreet
from seqnum.maths.secret import Secret
from seqnum.maths.written import face_of
from seqnum.text import language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from seqnum.maths.exact import Value


_IN_FORM = frozenset({"answer", "chosen"})
"""Values of remarks that are written as the board writes answers."""


class QuestionError(SeqnumError):
    """A question whose answer is not the one answer of its prompt."""


class Teacher(Protocol):
    """Who can talk about a question: its skill."""

    @property
    def required_form(self) -> str | None:
        """The form the answer has to have, where the card should say it."""

    def shown(self, value: Value, operands: tuple[int, ...]) -> Expression:
        """Return a value in the form of the answers."""

    def hints(self, question: Question) -> Iterable[Remark]:
        """Return what helps before the answer is known, the best first."""

    def steps(self, question: Question) -> Iterable[Remark]:
        """Return the worked way to the answer, sentence by sentence."""

    def reasons(self, question: Question, chosen: Any) -> Iterable[Remark]:
        """Return what to say about the misconceptions that give a wrong number, the likeliest first."""

    def doubts(self, question: Question, chosen: Any) -> Iterable[Remark]:
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
        The exact answer; `number` is the same where it is a fraction.
    operands
        The numbers the skill made it from.
    features
        What makes it hard, as counts with names.
    mistakes
        Canonical wrong answer to the ids of the misconceptions that give it.
    teacher
        Who explains it.
    form
        How the answer is written where nobody explains it and it is no plain number or expression: ``0.75``.

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
    answer: Value
    operands: tuple[int, ...] = ()
    features: Mapping[str, int] = field(default_factory=dict, hash=False)
    mistakes: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    teacher: Teacher | None = field(default=None, repr=False, compare=False)
    form: Expression | None = None

    @property
    def number(self) -> Fraction:
        """The answer of a question that asks for a fraction or whole number, as most do.

        Raises
        ------
        TypeError
            When the answer is another kind of value.
        """
        if isinstance(self.answer, Exact):
            raise TypeError(self.id)
        return self.answer

    @property
    def verified(self) -> bool:
        """Whether the answer can be checked: the prompt is notation, not only words.

        Examples
        --------
        >>> Question("own:1", None, None, Text("Sides of a hexagon?"), Fraction(6)).verified
        False
        """
        return not isinstance(self.prompt, Text)

    @property
    def letters(self) -> frozenset[str]:
        """The letters in the answer; none where it is a number."""
        return self.answer.letters if isinstance(self.answer, Exact) else frozenset()

    @cached_property
    def written(self) -> Expression:
        """The answer in its form, as it stands on a board.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("add_fractions_unlike").question(2, (1, 4, 2, 3)).written.plain()
        '11/12'
        """
        return self.form or self.shown(self.answer)

    @cached_property
    def face(self) -> str:
        """The answer in its form, as decks and games keep it: English notation with an ASCII minus."""
        return face_of(self.written)

    def shown(self, value: Value) -> Expression:
        """Return a value in the form of the answers.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("add_sub_decimals").question(2, (43, 1, 1, 44, 2)).shown(Fraction(87, 25)).plain("es")
        '3,48'
        """
        return as_expression(value) if self.teacher is None else self.teacher.shown(value, self.operands)

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
        """Return what the card asks for where the prompt does not show it: the letter to find, the form of the answer.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("two_step_equation").question(1, (2, 3, 11)).caption("en")
        'x = ?'
        """
        return ", ".join(self._asks("caption", lang))

    def asked_aloud(self, lang: str | None = None) -> str:
        """Return all that a card says as words for a screen reader: what is asked, and what stands beneath it.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("two_step_equation").question(1, (2, 3, 11)).asked_aloud("en")
        '2 x plus 3 equals 11, what is x?'
        """
        lang = language() if lang is None else lang
        return ", ".join([self.spoken(lang), *self._asks("caption_aloud", lang)])

    def _asks(self, letter: str, lang: str | None) -> list[str]:
        said = [Remark(f"maths.card.{letter}", {"variable": name}).say(lang) for name in self._letters()]
        form = None if self.teacher is None else self.teacher.required_form
        return said if form is None else [*said, Remark(f"maths.form.{form}").say(lang)]

    def hint(self, lang: str | None = None) -> str:
        """Return how to begin; never the answer.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("add_within_20").question(2, (8, 7)).hint("en")
        'Fill up to 10 first: 8 needs 2 of the 7. How many are left over?'
        """
        own = () if self.teacher is None else self.teacher.hints(self)
        return (self._discreet(own, lang) or Remark("maths.hint.any")).say(lang)

    def step(self, lang: str | None = None) -> str:
        """Return the worked way, with the answer.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("add_within_20").question(2, (8, 7)).step("en")
        '8 + 2 = 10, and 5 more: 8 + 7 = 15.'
        """
        return " ".join(remark.say(lang) for remark in self._way(self.solved, lang))

    def step_aloud(self, lang: str | None = None) -> str:
        """Return the worked way as words for a screen reader.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("add_within_20").question(2, (8, 7)).step_aloud("en")
        '8 plus 2 equals 10, and 5 more: 8 plus 7 equals 15.'
        """
        return " ".join(remark.aloud(lang) for remark in self._way(self.solved_aloud, lang))

    def _way(self, solved: Callable[[str], str], lang: str | None) -> Iterator[Remark]:
        own = () if self.teacher is None else tuple(self.teacher.steps(self))
        return self._in_form(own or (Remark("maths.step.solved", {"solved": solved(lang or language())}),))

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
        return self._solved(lang, Expression.plain)

    def solved_aloud(self, lang: str = "en") -> str:
        """Return the question with its answer in place as words for a screen reader.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("missing_factor").question(2, (6, 42, 2)).solved_aloud()
        '6 times 7 equals 42'
        """
        return self._solved(lang, Expression.spoken)

    def _solved(self, lang: str, said: Callable[[Expression, str], str]) -> str:
        for name in self._letters():
            return said(equals(Variable(name), self.written), lang)
        if isinstance(self.prompt, Phrase | Text):
            values = {"question": said(self.prompt, lang), "answer": said(self.written, lang)}
            ends = "asked" if self.text(lang).endswith("?") else "named"
            return Remark(f"maths.card.solved_{ends}", values).say(lang)
        if "□" in unknowns(self.prompt):
            return said(filled(self.prompt, self.written), lang)
        return said(equals(self.prompt, self.written), lang)

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
        return self._why(chosen, lang).say(lang)

    def why_aloud(self, chosen: str, lang: str | None = None) -> str:
        """Return what `why` says as words for a screen reader.

        Examples
        --------
        >>> from seqnum.maths.skill import skill
        >>> skill("sub_within_20").question(2, (15, 8)).why_aloud("9", "en")
        'If 15 minus 8 were 9, then 9 plus 8 would be 15. But it is 17.'
        """
        return self._why(chosen, lang).aloud(lang)

    def _why(self, chosen: str, lang: str | None) -> Remark:
        try:
            number = read_number(chosen, lang, self.letters)
        except ParseError:
            return Remark("maths.why.no_number", {"chosen": quoted(chosen)})
        if number == self.answer:
            return self._other_form(chosen, lang) or self._right(chosen)
        known = () if self.teacher is None else self.teacher.reasons(self, number)
        sign = (Remark("maths.why.sign"),) if number == -self.answer and _has_sign(number) else ()
        return self._discreet((*known, *sign, *self._doubts(number)), lang) or Remark("maths.why.any")

    def other_form(self, chosen: str, lang: str | None = None) -> str:
        """Return a friendly sentence about the right number in another form than the card asks for; else nothing.

        Parameters
        ----------
        chosen
            The number as the student wrote it.
        lang
            The language.
        """
        remark = self._other_form(chosen, lang)
        return "" if remark is None else remark.say(lang)

    def other_form_aloud(self, chosen: str, lang: str | None = None) -> str:
        """Return what `other_form` says as words for a screen reader."""
        remark = self._other_form(chosen, lang)
        return "" if remark is None else remark.aloud(lang)

    def _other_form(self, chosen: str, lang: str | None) -> Remark | None:
        form = None if self.teacher is None else self.teacher.required_form
        if form is None or has_form(chosen, self.written, form, lang):
            return None
        return Remark("maths.card.other_form", {"chosen": chosen.strip(), "form": Remark(f"maths.form.{form}")})

    def suspects(self, number: Value) -> tuple[str, ...]:
        """Return the ids of the misconceptions that give this wrong number."""
        return self.mistakes.get(canonical(number), ())

    def holds(self) -> bool:
        """Say whether the answer fits the prompt, by exact arithmetic on the notation; of words nobody can say more.

        Examples
        --------
        >>> from fractions import Fraction
        >>> from seqnum.maths.build import equals, mul
        >>> Question("own:1", None, None, equals(mul(6, "□"), 42), Fraction(7)).holds()
        True
        """
        return not self.verified or holds(self.prompt, self.answer)

    def check(self) -> None:
        """Check the answer on a second road: sympy, on the notation itself; and that it is the only one.

        There is nothing to check where the prompt is only words.

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
        if not self.verified:
            return
        if not asks_for_one(self.prompt):
            raise QuestionError("maths.error.not_one_unknown", question=self.text())
        if not agrees(self.prompt, self.answer):
            raise QuestionError("maths.error.wrong_answer", question=self.text(), given=canonical(self.answer))

    @staticmethod
    def _right(chosen: str) -> Remark:
        key = "misconception.unreduced_answer.student" if is_unreduced(chosen) else "why.right"
        return Remark(f"maths.{key}", {"chosen": chosen})

    def _letters(self) -> list[str]:
        """Return the letter that an equation asks for."""
        return sorted(unknowns(self.prompt) - {"□"}) if is_equation(self.prompt) else []

    def _doubts(self, number: Value) -> Iterable[Remark]:
        """Return the skill's doubts; a skill of fractions has nothing to say about roots and letters."""
        if self.teacher is None or (isinstance(number, Exact) and not isinstance(self.answer, Exact)):
            return ()
        return self.teacher.doubts(self, number)

    def _in_form(self, remarks: Iterable[Remark]) -> Iterator[Remark]:
        """Write answers and chosen numbers in remarks as the board does."""
        for remark in remarks:
            values = {
                name: self.shown(value) if name in _IN_FORM and isinstance(value, Fraction | Exact) else value
                for name, value in remark.values.items()
            }
            yield replace(remark, values=values)

    def _discreet(self, remarks: Iterable[Remark], lang: str | None) -> Remark | None:
        """Return the first remark that does not tell the answer; a number that stands on the card is no secret."""
        secret = Secret(self.written)
        if secret.is_on(self.text(), "en"):
            return next(self._in_form(remarks), None)
        return first_discreet(self._in_form(remarks), lang, secret)


def _has_sign(number: Value) -> bool:
    return not isinstance(number, Exact) or number.is_real
