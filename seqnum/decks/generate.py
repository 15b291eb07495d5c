"""Making a deck: which numbers stand on the board, and which questions ask for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from seqnum.decks.aim import AimedSource
from seqnum.decks.board import checked_board, lay_out, share_spaces, spaces_of
from seqnum.decks.deck import Deck, DeckCard
from seqnum.decks.diagnosing import Diagnosing
from seqnum.decks.errors import DeckError
from seqnum.decks.recipe import rules_for
from seqnum.engine import Rules, preset, shuffled
from seqnum.maths import Question, canonical
from seqnum.maths.skill import skill

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from seqnum.decks.recipe import Recipe
    from seqnum.maths.exact import Value
    from seqnum.maths.space import Cards, Operands

Source: TypeAlias = "_Source | AimedSource"


def generate(wanted: Recipe, *, name: str | None = None) -> Deck:
    """Make the deck of a recipe; every card has been checked by sympy.

    Raises
    ------
    DeckError
        When no deck can be made, with what would make it possible.
    """
    rules = preset(wanted.rules)
    spaces = len(spaces_of(wanted.board, rules))
    sources = [_source(skill_id, level, wanted) for skill_id, level in wanted.skills]
    if wanted.further:
        _check_shared(sources, wanted, rules)
    unasked: list[str] = []
    if wanted.diagnose:
        questions, unasked = _to_diagnose(sources, wanted, spaces, rules)
    else:
        questions = _share_out(_choose_faces(sources, spaces, rules), sources, spaces)
    for question in {question.id: question for question in questions}.values():
        question.check()
    called = name or "+".join(skill_id for skill_id, _ in wanted.skills)
    deck = _join(
        questions, name=called, board=wanted.board, seed=wanted.seed, rules=rules, recipe=wanted, unasked=unasked
    )
    return with_versions(deck, wanted) if wanted.further else deck


def _check_shared(sources: Sequence[Source], wanted: Recipe, rules: Rules) -> None:
    shared = {answer for source in sources for answer in source.answers()}
    if len(shared) < rules.line_length:
        levels = ", ".join(map(str, wanted.levels))
        raise DeckError("decks.error.too_few_shared", n=len(shared), levels=levels, needed=rules.line_length)


def with_versions(deck: Deck, wanted: Recipe) -> Deck:
    """Return the deck with questions of further levels on each card: of the same skill, with the same answer."""
    streams: dict[tuple[str, int, str], Iterator[Question]] = {}

    def versions(question: Question) -> Iterator[Question]:
        for level in wanted.further:
            key = (str(question.skill), level, question.face)
            if key not in streams:
                source = _Source(str(question.skill), level, wanted.seed)
                streams[key] = cycle(source.cards_on(question.answer, question.face))
            one = next(streams[key], None)
            if one is not None:
                one.check()
                yield one

    cards = tuple(
        card if card.question is None else replace(card, versions=tuple(versions(card.question))) for card in deck.cards
    )
    return replace(deck, cards=cards)


def deck_of_questions(
    questions: Sequence[Question], *, name: str, board: tuple[int, int], seed: int, rules: str
) -> Deck:
    """Make a deck of questions that are there already: each is used, again where the board has more spaces.

    Raises
    ------
    DeckError
        When they have too few or too many different answers for the board.
    """
    chosen = rules_for(rules, asks=True)
    rows, cols = checked_board(board, chosen)
    spaces = len(spaces_of((rows, cols), chosen))
    faces = {question.answer: question for question in reversed(questions)}
    if len(faces) < chosen.line_length:
        raise DeckError("decks.error.too_few_results", n=len(faces), needed=chosen.line_length)
    room = spaces // chosen.copies
    if len(faces) > room:
        raise DeckError("decks.error.too_many_answers", answers=len(faces), rows=rows, cols=cols, room=room)
    alike = [_in_form_of(faces[question.answer], question) for question in questions]
    filled = list(islice(cycle(alike), max(spaces, len(alike))))
    return _join(filled, name=name, board=(rows, cols), seed=seed, rules=chosen, recipe=None)


def _in_form_of(first: Question, question: Question) -> Question:
    """Return a question with its answer written as another one writes it: no number stands on a board in two forms."""
    if question.face == first.face:
        return question
    plain = question.teacher is None and first.face == canonical(first.answer)
    return replace(question, form=None if plain else first.written)


def _source(skill_id: str, level: int, wanted: Recipe) -> Source:
    if wanted.aim is not None:
        return AimedSource(skill_id, wanted.seed, wanted.aim)
    return _Source(skill_id, level, wanted.seed, wanted.further)


class _Source:
    """What one skill at one level offers, in an order that the seed decides: only what further levels ask for too."""

    def __init__(self, skill_id: str, level: int, seed: int, further: tuple[int, ...] = ()) -> None:
        self.skill = skill(skill_id)
        self.level = level
        self.key = f"{seed}:{skill_id}:{level}"
        others = [set(self.skill.answers(other)) for other in further]
        self.shared = None if not others else set(self.skill.answers(level)).intersection(*others)
        self._made: dict[Operands, Question] = {}
        self._orders: dict[Value, tuple[int, ...]] = {}

    def answers(self) -> Iterator[Value]:
        """Yield all answers, those of many cards sooner: the answers of cards drawn at random, then the rest."""
        rng = Random(f"{self.key}:faces")
        known = self.skill.answers(self.level)
        drawn = (self.skill.draw_answer(rng, self.level) for _ in range(4 * len(known)))
        yield from filter(self._is_shared, drawn)
        yield from filter(self._is_shared, shuffled(known, f"{self.key}:rest"))

    def every(self) -> Iterator[Value]:
        """Yield every answer once."""
        return filter(self._is_shared, self.skill.answers(self.level))

    def richest(self) -> list[Value]:
        """Return all answers, those of most cards first."""
        known = filter(self._is_shared, shuffled(self.skill.answers(self.level), self.key))
        return sorted(known, key=self.count, reverse=True)

    def count(self, answer: Value) -> int:
        return len(self._operands(answer))

    def cards(self, answer: Value) -> Iterator[Question]:
        found = self._operands(answer)
        for index in self._order(found, answer):
            operands = found[index]
            if operands not in self._made:
                self._made[operands] = self.skill.question(self.level, operands)
            yield self._made[operands]

    def operands(self, answer: Value, most: int) -> list[tuple[int, Operands]]:
        """Return level and operands of the first cards with an answer."""
        found = self._operands(answer)
        return [(self.level, found[index]) for index in self._order(found, answer)[:most]]

    def side(self, level: int, operands: Operands) -> int:  # noqa: ARG002 - without an aim every card fits
        """Return 0."""
        return 0

    def lean(self) -> int:
        """Return 0: without an aim nothing leads away from it."""
        return 0

    def give(self, level: int, operands: Operands) -> None:
        """Count nothing."""

    def _order(self, found: Cards, answer: Value) -> tuple[int, ...]:
        if answer not in self._orders:
            self._orders[answer] = shuffled(range(len(found)), f"{self.key}:{canonical(answer)}")
        return self._orders[answer]

    def cards_on(self, answer: Value, face: str) -> Iterator[Question]:
        """Yield the cards whose answer is written as a space shows it."""
        return (question for question in self.cards(answer) if question.face == face)

    def _operands(self, answer: Value) -> Cards:
        return self.skill.answering(self.level, answer) if self._is_shared(answer) else ()

    def _is_shared(self, answer: Value) -> bool:
        return self.shared is None or answer in self.shared


def _to_diagnose(
    sources: Sequence[Source], wanted: Recipe, spaces: int, rules: Rules
) -> tuple[list[Question], list[str]]:
    """Return the questions of a deck that tells misconceptions apart, and the wrong numbers that none of them asks for.

    These get a space each, and take it from the answers.
    """
    diagnosing = Diagnosing(sources, wanted.diagnose)
    room = spaces // rules.copies
    found = _rich_enough(diagnosing.answers(room), sources, spaces, room)
    unasked = diagnosing.unasked(list(found), spaces)
    if unasked:
        found = dict(islice(found.items(), (spaces - len(unasked)) // rules.copies))
    return diagnosing.questions(_written(found, rules), unasked, spaces - len(unasked)), unasked


def _choose_faces(sources: Sequence[Source], spaces: int, rules: Rules) -> dict[Value, str]:
    """Take answers from the skills in turn; where they would not give enough different cards, the richest answers.

    Each is written as the skill that names it first writes it, and only so.
    """
    room = spaces // rules.copies
    found = _in_turn([(source, source.answers()) for source in sources], room)
    return _written(_rich_enough(found, sources, spaces, room), rules)


def _rich_enough(found: dict[Value, Source], sources: Sequence[Source], spaces: int, room: int) -> dict[Value, Source]:
    """Return the answers, or the richest ones instead where these would not give each skill its share of cards."""
    share = spaces / len(sources)
    if any(sum(map(source.count, found)) < share for source in sources):
        return _in_turn([(source, iter(source.richest())) for source in sources], room)
    return found


def _written(found: Mapping[Value, Source], rules: Rules) -> dict[Value, str]:
    if len(found) < rules.line_length:
        raise DeckError("decks.error.too_few_answers", answers=len(found), needed=rules.line_length)
    return {answer: next(source.cards(answer)).face for answer, source in found.items()}


def _in_turn(streams: Sequence[tuple[Source, Iterator[Value]]], room: int) -> dict[Value, Source]:
    """Take from each stream what the others do not have yet, as long as it keeps within its share of the room.

    A skill of few answers leaves room: its cards then get more spaces for each, and none is left to the other skills,
    for theirs would push it aside.
    """
    share = -(-room // len(streams))
    found: dict[Value, Source] = {}
    for _ in range(share):
        for source, stream in streams:
            answer = next((answer for answer in stream if answer not in found), None)
            if answer is not None and len(found) < room:
                found[answer] = source
    return found


def _share_out(faces: Mapping[Value, str], sources: Sequence[Source], spaces: int) -> list[Question]:
    """Let the skill with fewest cards ask for the number with fewest; the same questions again when all are used."""
    offers = {source.key: [source.cards_on(answer, face) for answer, face in faces.items()] for source in sources}
    used = {source.key: 0 for source in sources}
    asked = [0] * len(faces)
    questions: dict[str, Question] = {}

    def add_another(source: Source) -> bool:
        for place in sorted(range(len(faces)), key=asked.__getitem__):
            for question in offers[source.key][place]:
                if (text := question.text()) not in questions:
                    questions[text] = question
                    asked[place] += 1
                    return True
        return False

    while used and len(questions) < spaces:
        source = min(sources, key=lambda source: used.get(source.key, spaces))
        if add_another(source):
            used[source.key] += 1
        else:
            del used[source.key]
    return list(islice(cycle(questions.values()), spaces))


def _join(
    questions: Sequence[Question],
    *,
    name: str,
    board: tuple[int, int],
    seed: int,
    rules: Rules,
    recipe: Recipe | None,
    unasked: Sequence[str] = (),
) -> Deck:
    asked = Counter(question.face for question in questions)
    shared = share_spaces(asked, len(spaces_of(board, rules)) - len(unasked), rules.copies) | dict.fromkeys(unasked, 1)
    times: Counter[str] = Counter()
    cards = []
    for question in questions:
        times[question.id] += 1
        again = times[question.id]
        cards.append(DeckCard(question.id if again == 1 else f"{question.id}#{again}", "face", question))
    cards += [DeckCard(f"wild-{number}", "wild") for number in range(1, rules.wild + 1)]
    cards += [DeckCard(f"remove-{number}", "remove") for number in range(1, rules.remove + 1)]
    layout = lay_out(shared, board, rules, f"{seed}:layout")
    return Deck(name, layout, shuffled(cards, f"{seed}:cards"), rules.name, recipe)
