"""What every skill must keep to."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from seqnum.errors import SeqnumError
from seqnum.maths.exact import sort_key
from seqnum.maths.numbers import canonical
from seqnum.maths.secret import Secret
from seqnum.maths.written import LONGEST_FACE, face_value
from seqnum.testing.errors import ConformanceError
from seqnum.text import LANGUAGES

if TYPE_CHECKING:
    from seqnum.maths import Question
    from seqnum.maths.exact import Value
    from seqnum.maths.skill import Skill

_MOST_NUMBERS = 1000
_SPEAKS = 10
_NO_ANSWER = Fraction(10**12, 7)


def check_skill(skill: Skill, *, draws: int = 100, seed: str = "skill") -> None:
    """Draw questions of a skill at all its levels, and see that they are right and that it can talk about them.

    A card costs a bounded number of random numbers, and the same generator gives the same card. Its answer is right by
    exact arithmetic and by sympy, and is one of the level's answers; each of those has a card, and their cards add up
    to the capacity. No misconception gives the answer. All texts are there in all languages, and neither a hint nor a
    reaction to a wrong number holds the answer.

    Parameters
    ----------
    skill
        The skill.
    draws
        How many cards to draw at each level.
    seed
        What they are drawn from.

    Raises
    ------
    ConformanceError
        With what is wrong, and with which card.
    """
    for level in skill.levels:
        _check_level(skill, level)
        drawn = []
        for number in range(draws):
            question = _drawn(skill, level, f"{seed}:{number}")
            drawn.append(question)
            _check_question(skill, level, question)
            if number < _SPEAKS:
                _check_texts(skill, level, question)
        if len({question.id for question in drawn}) > skill.capacity(level):
            raise ConformanceError("testing.error.capacity", skill=skill.id, level=level)


def _check_level(skill: Skill, level: int) -> None:
    answers, rng = skill.answers(level), Random("answers")
    at = {"skill": skill.id, "level": level}
    if list(answers) != sorted(set(answers), key=sort_key):
        raise ConformanceError("testing.error.answers_unsorted", **at)
    for answer in answers:
        question = skill.draw_for(rng, level, answer)
        if question is None or question.answer != answer:
            raise ConformanceError("testing.error.no_card_for", answer=canonical(answer), **at)
        _check_face(question, answer, level)
    if sum(len(skill.answering(level, answer)) for answer in answers) != skill.capacity(level):
        raise ConformanceError("testing.error.capacity", **at)
    if skill.draw_for(rng, level, _NO_ANSWER) is not None:
        raise ConformanceError("testing.error.no_card_for", answer=_NO_ANSWER, **at)


def _check_face(question: Question, answer: Value, level: int) -> None:
    """See that the answer can be read from the board, as nothing but itself."""
    try:
        right = face_value(question.face) == answer and 0 < len(question.face) <= LONGEST_FACE
    except SeqnumError:
        right = False
    if not right:
        raise ConformanceError("testing.error.face", card=question.id, level=level, face=question.face)


class _Counting(Random):
    """A generator that counts what it gives."""

    given = 0

    def random(self) -> float:
        self.given += 1
        return super().random()


def _drawn(skill: Skill, level: int, key: str) -> Question:
    rng = _Counting(key)
    question = skill.draw(rng, level)
    at = {"skill": skill.id, "level": level}
    if rng.given > _MOST_NUMBERS:
        raise ConformanceError("testing.error.unbounded", given=rng.given, limit=_MOST_NUMBERS, **at)
    if skill.draw(Random(key), level) != question:
        raise ConformanceError("testing.error.other_card", card=question.id, **at)
    return question


def _check_question(skill: Skill, level: int, question: Question) -> None:
    at = {"card": question.id, "level": level}
    try:
        question.check()
    except SeqnumError as error:
        raise ConformanceError("testing.error.wrong_answer", why=error, **at) from None
    if not question.holds() or question.answer not in skill.answers(level):
        raise ConformanceError("testing.error.wrong_answer", why=canonical(question.answer), **at)
    if canonical(question.answer) in question.mistakes:
        raise ConformanceError("testing.error.right_mistake", **at)
    unknown = {one for ids in question.mistakes.values() for one in ids} - set(skill.misconceptions)
    if unknown:
        raise ConformanceError("testing.error.unknown_misconception", given=", ".join(sorted(unknown)), **at)


def _check_texts(skill: Skill, level: int, question: Question) -> None:
    for lang in LANGUAGES:
        question.caption(lang)
        said = {
            "name": skill.name(lang),
            "sentence": skill.sentence(level, lang),
            "text": question.text(lang),
            "latex": question.latex(lang),
            "mathml": question.mathml(lang),
            "spoken": question.spoken(lang),
            "step": question.step(lang),
            "solved": question.solved(lang),
        }
        secret = {"hint": question.hint(lang)}
        secret |= {f"why {wrong}": question.why(wrong, lang) for wrong in question.mistakes}
        for what, text in (said | secret).items():
            if not text.strip():
                raise ConformanceError("testing.error.silent", what=what, lang=lang, card=question.id)
        hidden = Secret(question.written)
        if hidden.is_on(question.text(lang), lang):
            continue
        for what, text in secret.items():
            if hidden.stands_in(text, lang):
                raise ConformanceError("testing.error.tells", what=what, said=text, card=question.id)
