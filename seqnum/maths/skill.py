"""A kind of question in three levels: counted, drawn, inverted, explained."""

from __future__ import annotations

import difflib
import re
from abc import ABC, abstractmethod
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from seqnum.errors import SeqnumError, quoted
from seqnum.maths.build import as_expression
from seqnum.maths.exact import Exact
from seqnum.maths.mistakes import Rule, Wrong, wrong_answers
from seqnum.maths.question import Question
from seqnum.maths.remark import Remark
from seqnum.maths.standards import standards
from seqnum.text import LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from random import Random

    from seqnum.maths.exact import Value as ExactValue
    from seqnum.maths.expression import Expression
    from seqnum.maths.remark import Printable
    from seqnum.maths.space import Cards, Operands, Space, Value

LEVELS = (1, 2, 3)
DEFAULT_LEVEL = 2
_MOST_NEAR = 3


class UnknownSkill(SeqnumError):
    """A skill id nobody has; the message suggests near ones."""


class UnknownLevel(SeqnumError):
    """A level that a skill does not have."""


class NotOfLevel(SeqnumError):
    """Operands that are not a card of the level."""


class Skill(ABC):
    """A kind of question.

    A subclass says what its cards are (`space`), how one reads (`prompt`), what it comes to (`value`), how that stands
    on a board where it is no plain number (`written`) and how people talk about it; everything else follows. Its words
    are in ``text/<lang>/maths.toml`` or a file of ``text/<lang>/maths/`` under ``skill.<id>``.

    Another package adds a skill by an entry point of the group ``seqnum.skills``, named after the skill's id, to its
    class, and the words by files ``texts/<lang>/maths.toml`` in the package; `seqnum.testing.check_skill` tells whether
    it is as good as ours; `seqnum.maths.add_skill` is for trying one out:

    .. code-block:: toml

       [project.entry-points."seqnum.skills"]
       add_knots = "knots.skills:AddKnots"
    """

    id: ClassVar[str]
    rules: ClassVar[tuple[Rule, ...]] = ()
    """The misconceptions that fit the skill, as functions of its operands."""
    told_first: ClassVar[tuple[Rule, ...]] = ()
    """Which are talked about first where several give the same number: the wrong sign read, then the more special.

    The others follow as in `rules`, whose own order stands in every deck ever shared.
    """
    levels: ClassVar[tuple[int, ...]] = LEVELS
    required_form: ClassVar[str | None] = None
    """The form an answer has to have, where the card should say it: a key of ``maths.form``, ``lowest_terms``."""

    @abstractmethod
    def space(self, level: int) -> Space:
        """Return all cards of a level, a new space each time."""

    @abstractmethod
    def prompt(self, operands: Operands) -> Expression:
        """Return what is asked."""

    @abstractmethod
    def value(self, operands: Operands) -> Value:
        """Return the answer by the skill's own arithmetic."""

    def written(self, value: Any, operands: Operands | None = None) -> Expression:  # noqa: ARG002 - most have one form
        """Return an answer in the form it stands in on the board; a decimal, an amount of money, a product of factors.

        Parameters
        ----------
        value
            A value that the skill's answers can have.
        operands
            Those of the question, where there is one; only few forms depend on them.
        """
        return as_expression(value)

    def shown(self, value: Any, operands: Operands) -> Expression:
        """Return any value in the form of the answers, or in its simplest form where it cannot have that one."""
        try:
            return self.written(value, operands)
        except (ArithmeticError, AttributeError, TypeError, ValueError):
            return as_expression(value)

    @abstractmethod
    def key(self, operands: Operands) -> str:
        """Return the operands as short ASCII text for the question's id."""

    @abstractmethod
    def features(self, operands: Operands) -> dict[str, int]:
        """Return what makes a card hard, as counts."""

    @abstractmethod
    def values(self, question: Question) -> Mapping[str, Printable]:
        """Return the named numbers that the sentences of the skill's misconceptions may use."""

    @abstractmethod
    def hints(self, question: Question) -> Iterator[Remark]:
        """Yield what helps before the answer is known, the best first."""

    @abstractmethod
    def steps(self, question: Question) -> Iterator[Remark]:
        """Yield the worked way to the answer, sentence by sentence."""

    def told(self, misconception: str, question: Question, chosen: Any) -> Remark:
        """Return what to say to a student about a misconception that gives the chosen number."""
        values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        return Remark(f"maths.misconception.{misconception}.student", values)

    def reasons(self, question: Question, chosen: Any) -> Iterator[Remark]:
        """Yield what to say about each misconception that gives the chosen number, the likeliest first."""
        order = [rule.__name__ for rule in (*self.told_first, *self.rules)]
        for one in sorted(question.suspects(chosen), key=order.index):
            yield self.told(one, question, chosen)

    @abstractmethod
    def doubts(self, question: Question, chosen: Any) -> Iterator[Remark]:
        """Yield reasons why a wrong number cannot be right, the best first."""

    def wrong(self, operands: Operands) -> Iterable[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives for these operands."""
        return ((rule.__name__, rule(*operands)) for rule in self.rules)

    def name(self, lang: str | None = None) -> str:
        """Return the skill's name for people."""
        return say(f"maths.skill.{self.id}.name", lang)

    def sentence(self, level: int, lang: str | None = None) -> str:
        """Return what a level contains, as a teacher would say it.

        Examples
        --------
        >>> skill("add_within_20").sentence(3, "en")
        'Two one-digit numbers, always crossing ten'
        """
        return say(f"maths.skill.{self.id}.level_{self._level(level)}", lang)

    @property
    def misconceptions(self) -> tuple[str, ...]:
        """Ids of the misconceptions that fit the skill."""
        return tuple(rule.__name__ for rule in self.rules)

    @property
    def standards(self) -> dict[str, tuple[str, ...]]:
        """Codes of curricula: ``{"ccss": ("1.OA.C.6",), …}``."""
        return standards(self.id)

    def capacity(self, level: int = DEFAULT_LEVEL) -> int:
        """Return how many different cards a level has."""
        return len(self._space(level))

    def all_cards(self, level: int = DEFAULT_LEVEL) -> Space:
        """Return all cards of a level, each as its operands.

        Examples
        --------
        >>> (8, 7) in skill("add_within_20").all_cards(3), (8, 1) in skill("add_within_20").all_cards(3)
        (True, False)
        """
        return self._space(level)

    def answers(self, level: int = DEFAULT_LEVEL) -> tuple[ExactValue, ...]:
        """Return every answer a level can have, by size; those without a size last."""
        return _answers_of(self, self._level(level))

    def answering(self, level: int, answer: Value) -> Cards:
        """Return the operands of all cards of a level with this answer.

        Examples
        --------
        >>> skill("table_all_10").answering(2, 49)
        [(7, 7)]
        """
        if isinstance(answer, Exact) and answer not in _different_answers_of(self, self._level(level)):
            return ()  # only who has such answers knows what to do with them
        return self._space(level).answering(answer)

    def draw(self, rng: Random, level: int = DEFAULT_LEVEL) -> Question:
        """Return a question, every card of the level being as likely as every other.

        Parameters
        ----------
        rng
            Only its ``random()`` is used, so a seed gives the same card on every Python.
        level
            The level.
        """
        return self._make(level, _pick(rng, self._space(level)))

    def draw_answer(self, rng: Random, level: int = DEFAULT_LEVEL) -> ExactValue:
        """Return the answer of the question that `draw` would return, much faster."""
        return _exact(self.value(_pick(rng, self._space(level))))

    def draw_for(self, rng: Random, level: int, answer: Value) -> Question | None:
        """Return a question with this answer, each as likely as every other; None where the level has none.

        Examples
        --------
        >>> from random import Random
        >>> skill("table_all_10").draw_for(Random("seed"), 2, 49).text()
        '7 × 7'
        >>> skill("table_all_10").draw_for(Random("seed"), 2, 11) is None
        True
        """
        cards = self.answering(level, answer)
        return self._make(level, _pick(rng, cards)) if len(cards) else None

    def question(self, level: int, operands: Operands) -> Question:
        """Return the question with these operands.

        Raises
        ------
        UnknownLevel
            When the skill has no such level.
        NotOfLevel
            When the operands are no card of the level.
        """
        whole = all(type(operand) is int for operand in operands)
        if not whole or operands not in self._space(level):
            raise NotOfLevel("maths.error.not_of_level", skill=self.id, level=level, operands=quoted(operands))
        return self._make(level, operands)

    def _make(self, level: int, operands: Operands) -> Question:
        answer = self.value(operands)
        return Question(
            id=f"{self.id}:{self.key(operands)}",
            skill=self.id,
            level=level,
            prompt=self.prompt(operands),
            answer=_exact(answer),
            operands=operands,
            features=self.features(operands),
            mistakes=wrong_answers(self.wrong(operands), answer),
            teacher=self,
        )

    def _space(self, level: int) -> Space:
        return _space_of(self, self._level(level))

    def _level(self, level: int) -> int:
        if level not in self.levels:
            levels = ", ".join(map(str, self.levels))
            raise UnknownLevel("maths.error.unknown_level", skill=self.id, given=quoted(level), levels=levels)
        return level

    def __repr__(self) -> str:
        return f"skill({self.id!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return skill, (self.id,)


@cache
def _space_of(one: Skill, level: int) -> Space:
    return one.space(level)


@cache
def _answers_of(one: Skill, level: int) -> tuple[ExactValue, ...]:
    return tuple(map(_exact, _space_of(one, level).answers()))


@cache
def _different_answers_of(one: Skill, level: int) -> frozenset[ExactValue]:
    return frozenset(_answers_of(one, level))


def _exact(value: Value) -> ExactValue:
    return value if isinstance(value, Exact) else Fraction(value)


def _pick(rng: Random, cards: Cards) -> Operands:
    return cards[int(rng.random() * len(cards))]


def skill(name: str) -> Skill:
    """Return the skill with this id.

    Raises
    ------
    UnknownSkill
        When nobody has it.

    Examples
    --------
    >>> skill("add_within_20")
    skill('add_within_20')
    >>> skill("add_within_two")
    Traceback (most recent call last):
    ...
    seqnum.maths.skill.UnknownSkill: There is no skill 'add_within_two'. Did you mean: add_within_20, ...?
    """
    from seqnum.maths.skills import SKILLS

    if isinstance(name, str) and name in SKILLS:
        return SKILLS[name]
    given = quoted(name)
    if near := _near(given, SKILLS):
        raise UnknownSkill("maths.error.unknown_skill", given=given, near=", ".join(near))
    raise UnknownSkill("maths.error.no_such_skill", given=given, example=next(iter(SKILLS)))


def _near(given: str, skills: Mapping[str, Skill]) -> list[str]:
    """Return the ids that look like what was given; else those whose id or name holds all its words."""
    words = re.findall(r"[^\W_]{2,}", given.casefold())
    names = {one.id: " ".join([one.id, *map(one.name, LANGUAGES)]).casefold() for one in skills.values()}
    holding = [each for each, name in names.items() if words and all(word in name for word in words)]
    return difflib.get_close_matches(given, skills, n=_MOST_NEAR) or holding[:_MOST_NEAR]
