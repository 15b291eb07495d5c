"""Choosing numbers and cards so that the wrong numbers of some misconceptions stand on the board, each its own."""

from __future__ import annotations

from collections import Counter, deque
from itertools import cycle, islice
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from seqnum.decks.separating import told_apart
from seqnum.errors import SeqnumError
from seqnum.maths import Question, canonical
from seqnum.maths.mistakes import wrong_answers
from seqnum.maths.written import LONGEST_FACE, face_of, face_read, face_value

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from seqnum.maths.exact import Value
    from seqnum.maths.skill import Skill
    from seqnum.maths.space import Operands

CARDS_A_PUPIL = 12
"""How many cards a pupil answers in a game, as a rule."""
ENOUGH = 3
"""Cards that have to support a misconception before it is reported."""

_LOOKED_AT = 60
"""Cards of one answer that are looked at."""
_TRIED = 4
"""Numbers that are tried as the next one on the board."""
_UNASKED = 10
"""One space in so many, at most, may show a wrong number that no card asks for."""
_ALSO_GIVEN = 0.6
"""What a card is worth whose wrong number is given by a misconception nobody asked for, too."""


class Source(Protocol):
    """What a skill offers a deck."""

    skill: Skill
    key: str

    def answers(self) -> Iterator[Value]:
        """Yield answers in the order in which they go on a board."""

    def every(self) -> Iterator[Value]:
        """Yield every answer once."""

    def operands(self, answer: Value, most: int) -> list[tuple[int, Operands]]:
        """Return levels and operands of cards with an answer, the best first."""


AnySource = TypeVar("AnySource", bound=Source)


_Leads = dict[str, list[str]]
"""Wrong numbers with the misconceptions that lead to them; in lists, whose order is the same on every run."""


class _Card(NamedTuple):
    """A card that could be in the deck, and the wrong numbers it leads to."""

    level: int
    operands: Operands
    mistakes: Mapping[str, tuple[str, ...]]


class Diagnosing(Generic[AnySource]):
    """The choice of numbers and cards for a deck that has to tell misconceptions apart.

    A board has room for few numbers, and a card has to ask for each. So it grows number by number: the next one is the
    wrong number of as many answers that stand there already as possible, above all by misconceptions that have few yet;
    and of several, the one whose own cards lead to wrong numbers that stand there. Wrong numbers that are no answers,
    as sums of fractions added top and bottom, get a few spaces where a misconception has no others.

    Parameters
    ----------
    sources
        What the skills offer.
    wanted
        Ids of the misconceptions.
    """

    def __init__(self, sources: Sequence[AnySource], wanted: Sequence[str]) -> None:
        self._sources = sources
        self._wanted = frozenset(wanted)
        self._asks = {source.key: {canonical(answer): answer for answer in source.every()} for source in sources}
        self._known: dict[tuple[str, Value], list[_Card]] = {}
        self._led: dict[tuple[str, Value], _Leads] = {}

    def answers(self, room: int) -> dict[Value, AnySource]:
        """Return up to `room` answers for the board, each with the source that names it first."""
        streams = {source.key: source.answers() for source in self._sources}
        board = _Growing()
        found: dict[Value, AnySource] = {}
        idle = 0
        for source in cycle(self._sources):
            if len(found) == room or idle == len(self._sources):
                break
            answer = self._best(source, board)
            if answer is None:
                answer = next((one for one in streams[source.key] if one not in found), None)
            idle = 0 if answer is not None else idle + 1
            if answer is not None:
                found[answer] = source
                board.add(canonical(answer), [self._leads(each, answer) for each in self._sources])
        return found

    def _best(self, source: AnySource, board: _Growing) -> Value | None:
        """Return the answer of a source that would add most to a board; none where none adds anything."""
        mine = self._asks[source.key]
        hopeful = sorted(((board.worth(wrong), wrong) for wrong in board.leads if wrong in mine), reverse=True)
        rated = [
            (worth + board.worth_back(self._leads(source, mine[wrong])), wrong) for worth, wrong in hopeful[:_TRIED]
        ]
        return mine[max(rated)[1]] if rated else None

    def unasked(self, answers: Sequence[Value], spaces: int) -> list[str]:
        """Return faces that no card asks for, for misconceptions whose wrong numbers hardly stand on the board.

        Parameters
        ----------
        answers
            Those that stand there.
        spaces
            How many spaces the board has.
        """
        board, shapes = _Growing(), dict[str, str]()
        for answer in answers:
            board.add(canonical(answer), [self._leads(source, answer) for source in self._sources])
        short = {one for one in self._wanted if board.have[one] * CARDS_A_PUPIL < ENOUGH * len(answers)}
        if not short:
            return []
        for source in self._sources:
            for answer in answers:
                for card in self._cards(source, answer):
                    for wrong, ids in card.mistakes.items():
                        if wrong in board.leads and short.intersection(ids) and wrong not in shapes:
                            shapes[wrong] = _face(source.skill, wrong, card.operands)
        asked = set().union(*self._asks.values())
        found: list[str] = []
        while len(found) < spaces // _UNASKED:
            hopeful = [(board.worth(one, short), one) for one in board.leads if shapes.get(one) and one not in asked]
            if not hopeful:
                break
            best = max(hopeful)[1]
            board.add(best, [])
            found.append(shapes[best])
        return found

    def _leads(self, source: AnySource, answer: Value) -> _Leads:
        """Return wrong numbers that cards with an answer lead to, with the wanted misconceptions that alone do so."""
        found = self._led.get((source.key, answer))
        if found is None:
            found = self._led[source.key, answer] = {}
            for card in self._cards(source, answer):
                for wrong, ids in card.mistakes.items():
                    theirs = [one for one in ids if one in self._wanted]
                    if len(theirs) == 1 and theirs[0] not in found.setdefault(wrong, []):
                        found[wrong] += theirs
        return found

    def _cards(self, source: AnySource, answer: Value) -> list[_Card]:
        key = (source.key, answer)
        if key not in self._known:
            one = source.skill
            self._known[key] = [
                _Card(level, operands, wrong_answers(one.wrong(operands), answer))
                for level, operands in source.operands(answer, _LOOKED_AT)
            ]
        return self._known[key]

    def questions(self, faces: Mapping[Value, str], unasked: Sequence[str], spaces: int) -> list[Question]:
        """Return as many questions as there are spaces for them: each answer is asked for, then what tells most apart.

        Parameters
        ----------
        faces
            The answers on the board, as they are written.
        unasked
            What else stands there.
        spaces
            How many questions.
        """
        shown = {canonical(answer) for answer in faces} | {canonical(face_value(face)) for face in unasked}
        left: dict[tuple[str, Value], dict[_Tells, deque[_Card]]] = {}
        for source in self._sources:
            for answer in faces:
                groups = left.setdefault((source.key, answer), {})
                for card in self._cards(source, answer):
                    groups.setdefault(_tells(card, shown, self._wanted), deque()).append(card)
        return _Filling(self._sources, faces, left).fill(spaces)


class _Growing:
    """The numbers on a board, and what they are good for."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.leads: dict[str, Counter[str]] = {}
        """Wrong numbers that do not stand there, with the misconceptions that lead to them from how many answers."""
        self.have: Counter[str] = Counter()
        """From how many answers each misconception leads to a number that stands there."""

    def add(self, number: str, leads: Sequence[_Leads]) -> None:
        """Put a number there, with what its cards lead to."""
        self.shown.add(number)
        self.have.update(self.leads.pop(number, Counter()))
        for wrong, ids in (item for each in leads for item in each.items()):
            into = self.have if wrong in self.shown else self.leads.setdefault(wrong, Counter())
            into.update(ids)

    def worth(self, number: str, counting: AbstractSet[str] | None = None) -> float:
        """Return what a wrong number would add: for misconceptions that have little already, little more."""
        ids = self.leads[number].items()
        return sum(count / (1 + self.have[one]) for one, count in ids if counting is None or one in counting)

    def worth_back(self, leads: _Leads) -> float:
        """Return what cards for a number would add."""
        return sum(1 / (1 + self.have[one]) for wrong, ids in leads.items() if wrong in self.shown for one in ids)


_Tells = tuple[tuple[str, float], ...]
"""The misconceptions that a card tells apart, and how well."""


def _tells(card: _Card, shown: AbstractSet[str], wanted: AbstractSet[str]) -> _Tells:
    every = {one for ids in card.mistakes.values() for one in ids}
    clear = told_apart(card.mistakes, shown, every)
    alone = sorted(told_apart(card.mistakes, shown, wanted))
    return tuple((one, 1.0 if one in clear else _ALSO_GIVEN) for one in alone)


def _face(skill: Skill, wrong: str, operands: Operands) -> str:
    """Return a wrong number as the skill writes its answers; nothing where that cannot stand on a board."""
    try:
        value = face_value(wrong)
        face = face_of(skill.shown(value, operands))
        fits = len(face) <= LONGEST_FACE and not face.startswith('"') and face_read(face) == (value, face)
    except (SeqnumError, ArithmeticError):
        return ""
    return face if fits else ""


class _Filling(Generic[AnySource]):
    """The questions of a deck, one after the other."""

    def __init__(
        self,
        sources: Sequence[AnySource],
        faces: Mapping[Value, str],
        left: Mapping[tuple[str, Value], dict[_Tells, deque[_Card]]],
    ) -> None:
        self._sources = sources
        self._faces = faces
        self._left = left
        self._asked = dict.fromkeys(faces, 0)
        self._have: Counter[str] = Counter()
        self._questions: dict[str, Question] = {}

    def fill(self, spaces: int) -> list[Question]:
        used = {source.key: 0 for source in self._sources}
        while used and len(self._questions) < spaces:
            source = min(self._sources, key=lambda one: used.get(one.key, spaces))
            question = self._another(source)
            if question is None:
                del used[source.key]
            else:
                used[source.key] += 1
                self._asked[question.answer] += 1
                self._questions[question.text()] = question
        return list(islice(cycle(self._questions.values()), spaces))

    def _another(self, source: AnySource) -> Question | None:
        """Return the next card of a skill: for a number nobody asks for yet, else the one that tells most apart."""
        fewest = min(self._asked.values())
        seldom = [answer for answer, asked in self._asked.items() if asked <= fewest + (fewest > 0)]
        return self._best(source, seldom) or self._best(source, list(self._faces))

    def _best(self, source: AnySource, answers: Sequence[Value]) -> Question | None:
        rated = [
            (-sum(worth / (1 + self._have[one]) for one, worth in tells), self._asked[answer], place, tells, answer)
            for place, answer in enumerate(answers)
            for tells in self._left[source.key, answer]
        ]
        for *_, tells, answer in sorted(rated, key=lambda one: one[:4]):
            cards = self._left[source.key, answer][tells]
            while cards:
                card = cards.popleft()
                question = source.skill.question(card.level, card.operands)
                if question.face == self._faces[answer] and question.text() not in self._questions:
                    self._have.update(one for one, _ in tells)
                    return question
            del self._left[source.key, answer][tells]
        return None
