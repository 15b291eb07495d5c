"""Choosing numbers and cards so that the wrong numbers of some misconceptions stand on the board, each its own."""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice
from math import fsum
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from seqnum.decks.separating import told_apart
from seqnum.decks.spread import Spread
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
_TRIED = 8
"""Numbers that are tried as the next one on the board."""
_OLD = 0.2
"""What a number is worth whose cards are made of nothing new; one of nothing old is worth 1 more."""
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

    def side(self, level: int, operands: Operands) -> int:
        """Return 1 for a card easier than what is aimed at, −1 for a harder one, 0 for one that fits."""

    def lean(self) -> int:
        """Return the same of all cards given out so far, taken together."""

    def give(self, level: int, operands: Operands) -> None:
        """Count a card as given out."""


AnySource = TypeVar("AnySource", bound=Source)


_Leads = dict[str, list[str]]
"""Wrong numbers with the misconceptions that lead to them; in lists, whose order is the same on every run."""
_Operand = tuple[str, int, int]
"""A skill's source, the place of an operand, and the operand."""


class _Card(NamedTuple):
    """A card that could be in the deck, and the wrong numbers it leads to."""

    level: int
    operands: Operands
    mistakes: Mapping[str, tuple[str, ...]]


class Diagnosing(Generic[AnySource]):
    """The choice of numbers and cards for a deck that has to tell misconceptions apart.

    A board has room for few numbers, and a card has to ask for each. So it grows number by number: the next one is the
    wrong number of as many answers that stand there already as possible, above all by misconceptions that have few yet;
    and of several, the one whose own cards lead to wrong numbers that stand there, made of other
    numbers. Wrong numbers that are no answers, as sums of fractions added top and bottom, get a few spaces where a
    misconception has no others.

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
                for each in self._sources:
                    board.operands |= self._operands(each, answer)
        return found

    def _best(self, source: AnySource, board: _Growing) -> Value | None:
        """Return the answer of a source that would add most to a board; none where none adds anything."""
        mine = self._asks[source.key]
        hopeful = sorted(((board.worth(wrong), wrong) for wrong in board.leads if wrong in mine), reverse=True)
        rated = [
            (
                (worth + board.worth_back(self._leads(source, mine[wrong]))) * self._new(source, mine[wrong], board),
                wrong,
            )
            for worth, wrong in hopeful[:_TRIED]
        ]
        return mine[max(rated)[1]] if rated else None

    def _new(self, source: AnySource, answer: Value, board: _Growing) -> float:
        """Return which part of the operands of an answer's cards no other number on the board has, 0 being little."""
        theirs = self._operands(source, answer)
        return _OLD + len(theirs - board.operands) / (len(theirs) or 1)

    def _operands(self, source: AnySource, answer: Value) -> set[_Operand]:
        """Return all operands of an answer's cards, each with its place."""
        return {(source.key, *one) for card in self._cards(source, answer) for one in enumerate(card.operands)}

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
        left: dict[tuple[str, Value], _Groups] = {}
        for source in self._sources:
            for answer in faces:
                groups = left.setdefault((source.key, answer), {})
                for card in self._cards(source, answer):
                    key = (_tells(card, shown, self._wanted), source.side(card.level, card.operands))
                    groups.setdefault(key, []).append(card)
        return _Filling(self._sources, faces, left, spaces).fill()


class _Growing:
    """The numbers on a board, and what they are good for."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.leads: dict[str, Counter[str]] = {}
        """Wrong numbers that do not stand there, with the misconceptions that lead to them from how many answers."""
        self.have: Counter[str] = Counter()
        """From how many answers each misconception leads to a number that stands there."""
        self.operands: set[_Operand] = set()
        """What the cards of the numbers that stand there are made of."""

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
        return fsum(count / (1 + self.have[one]) for one, count in ids if counting is None or one in counting)

    def worth_back(self, leads: _Leads) -> float:
        """Return what cards for a number would add."""
        return fsum(1 / (1 + self.have[one]) for wrong, ids in leads.items() if wrong in self.shown for one in ids)


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


_Groups = dict[tuple[_Tells, int], list[_Card]]
"""Cards by what they tell apart and on which side of the aim they are."""


class _Choice(NamedTuple):
    """A card that could come next; the smallest is the best."""

    astray: int
    worth: float
    asked: int
    place: int
    answer: Value
    tells: _Tells
    card: _Card
    question: Question


def _astray(side: int, lean: int) -> int:
    """Return how little a card fits the aim: 0 where it is close or brings the others back, 2 where it leads away."""
    return 0 if side in {0, -lean} else 2 if side == lean else 1


class _Filling(Generic[AnySource]):
    """The questions of a deck, one after the other."""

    def __init__(
        self,
        sources: Sequence[AnySource],
        faces: Mapping[Value, str],
        left: Mapping[tuple[str, Value], _Groups],
        spaces: int,
    ) -> None:
        self._sources = sources
        self._faces = faces
        self._left = left
        self._spaces = spaces
        self._asked = dict.fromkeys(faces, 0)
        self._have: Counter[str] = Counter()
        self._questions: dict[str, Question] = {}
        self._made: dict[tuple[str, int, Operands], Question] = {}
        share = -(-spaces // len(sources))
        self._spread = {source.key: Spread(self._offered(source), share) for source in sources}

    def _offered(self, source: AnySource) -> Iterator[Operands]:
        groups = (group for answer in self._faces for group in self._left[source.key, answer].values())
        return (card.operands for group in groups for card in group)

    def fill(self) -> list[Question]:
        used = {source.key: 0 for source in self._sources}
        while used and len(self._questions) < self._spaces:
            source = min(self._sources, key=lambda one: used.get(one.key, self._spaces))
            choice = self._another(source)
            if choice is None:
                del used[source.key]
            else:
                used[source.key] += 1
                self._take(source, choice)
        return list(islice(cycle(self._questions.values()), self._spaces))

    def _take(self, source: AnySource, choice: _Choice) -> None:
        source.give(choice.card.level, choice.card.operands)
        self._spread[source.key].add(choice.card.operands)
        self._asked[choice.answer] += 1
        self._have.update(one for one, _ in choice.tells)
        self._questions[choice.question.text()] = choice.question

    def _another(self, source: AnySource) -> _Choice | None:
        """Return the next card of a skill: for a number nobody asks for yet, else the one that tells most apart."""
        fewest = min(self._asked.values())
        seldom = [answer for answer, asked in self._asked.items() if asked <= fewest + (fewest > 0)]
        return self._best(source, seldom) or self._best(source, list(self._faces))

    def _best(self, source: AnySource, answers: Sequence[Value]) -> _Choice | None:
        """Return the card that tells most apart, and less of what is told already, with operands hardly used yet.

        Cards that would lead further away from the aim come last.
        """
        lean = source.lean()
        hopeful = sorted(
            (_astray(side, lean), -fsum(worth / (1 + self._have[one]) for one, worth in tells), place, (tells, side))
            for place, answer in enumerate(answers)
            for tells, side in self._left[source.key, answer]
        )
        best: _Choice | None = None
        for astray, worth, place, key in hopeful:
            if best is not None and best[:2] < (astray, worth):
                break
            answer = answers[place]
            fresh = self._freshest(source, answer, self._left[source.key, answer][key])
            if fresh is not None:
                use, card, question = fresh
                one = _Choice(astray, worth / (1 + use), self._asked[answer], place, answer, key[0], card, question)
                best = one if best is None or one[:4] < best[:4] else best
        return best

    def _freshest(self, source: AnySource, answer: Value, group: list[_Card]) -> tuple[float, _Card, Question] | None:
        """Return the card of a group whose operands are used least; what cannot be in the deck is taken out."""
        spread = self._spread[source.key]
        while group:
            card = min(group, key=lambda one: spread.use(one.operands))
            question = self._question(source, card)
            if question.face == self._faces[answer] and question.text() not in self._questions:
                return spread.use(card.operands), card, question
            group.remove(card)
        return None

    def _question(self, source: AnySource, card: _Card) -> Question:
        key = (source.key, card.level, card.operands)
        if key not in self._made:
            self._made[key] = source.skill.question(card.level, card.operands)
        return self._made[key]
