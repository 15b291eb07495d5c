"""Making a deck: which numbers stand on the board, and which questions ask for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from seqnum.decks.deck import Deck, DeckCard, Recipe
from seqnum.decks.errors import DeckError
from seqnum.engine import Layout, Rules, preset, shuffled
from seqnum.maths import SKILLS, Question, canonical
from seqnum.maths.skill import skill

if TYPE_CHECKING:
    from fractions import Fraction

MAX_SIDE = 20


def recipe(
    skills: Sequence[str], *, board: tuple[int, int], level: int | Mapping[str, int], seed: int, rules: str
) -> Recipe:
    """Check what a deck is asked for.

    Raises
    ------
    DeckError
        For no skill, a level a skill does not have, or a board of impossible size.
    UnknownSkill, RulesError
        For a name that stands for nothing.
    """
    if not skills:
        raise DeckError("decks.error.no_skill", some=", ".join(list(SKILLS)[:3]))
    name, times = Counter(skills).most_common(1)[0]
    if times > 1:
        raise DeckError("decks.error.skill_twice", skill=name)
    levels = []
    for name in skills:
        chosen = level.get(name, 2) if isinstance(level, Mapping) else level
        known = skill(name).levels
        if type(chosen) is not int or chosen not in known:
            raise DeckError("decks.error.no_such_level", skill=name, level=chosen, levels=", ".join(map(str, known)))
        levels.append((name, chosen))
    if type(seed) is not int:
        raise DeckError("decks.error.seed", seed=seed)
    return Recipe(tuple(levels), checked_board(board, preset(rules)), seed, rules)


def checked_board(board: object, rules: Rules) -> tuple[int, int]:
    """Return a board's rows and columns if a game by these rules fits on it.

    Raises
    ------
    DeckError
        When it does not, with the smallest and largest board that does.
    """
    sides = tuple(board) if isinstance(board, tuple | list) else ()
    if len(sides) != 2 or not all(type(side) is int and 1 <= side <= MAX_SIDE for side in sides):
        raise DeckError("decks.error.board", board=str(board)[:40], largest=MAX_SIDE)
    rows, cols = sides
    if max(rows, cols) < rules.line_length:
        raise DeckError("decks.error.no_line", rows=rows, cols=cols, length=rules.line_length)
    smallest = min(rules.seatings, key=lambda seating: seating.players * (seating.hand + 1))
    needed = smallest.players * (smallest.hand + 1)
    if rows * cols < needed:
        raise DeckError("decks.error.board_too_small", rows=rows, cols=cols, needed=needed)
    return rows, cols


def generate(wanted: Recipe, *, name: str | None = None) -> Deck:
    """Make the deck of a recipe; every card has been checked by sympy.

    Raises
    ------
    DeckError
        When no deck can be made, with what would make it possible.
    """
    rules = preset(wanted.rules)
    sources = [_Source(skill_id, level, wanted.seed) for skill_id, level in wanted.skills]
    spaces = _spaces(wanted.board, rules)
    faces = _choose_faces(sources, spaces, rules, wanted.seed)
    questions = _share_out(faces, sources, spaces)
    for question in questions:
        question.check()
    return _join(questions, faces, wanted, name=name or "+".join(skill_id for skill_id, _ in wanted.skills))


def deck_of_questions(
    questions: Sequence[Question], *, name: str, board: tuple[int, int], seed: int, rules: str
) -> Deck:
    """Make a deck of questions that are there already: each is used, again where the board has more spaces.

    Raises
    ------
    DeckError
        When they have too few or too many different answers for the board.
    """
    chosen_rules = preset(rules)
    wanted = Recipe((), checked_board(board, chosen_rules), seed, rules)
    spaces = _spaces(wanted.board, chosen_rules)
    faces = list(dict.fromkeys(question.answer for question in questions))
    _enough(faces, chosen_rules)
    room = spaces // chosen_rules.copies
    if len(faces) > room:
        rows, cols = wanted.board
        raise DeckError("decks.error.too_many_answers", answers=len(faces), rows=rows, cols=cols, room=room)
    times = -(-spaces // len(questions))
    filled = [question for _ in range(times) for question in questions][: max(spaces, len(questions))]
    return _join(filled, faces, wanted, name=name)


class _Source:
    """What one skill at one level offers, in an order that the seed decides."""

    def __init__(self, skill_id: str, level: int, seed: int) -> None:
        self.skill = skill(skill_id)
        self.level = level
        self.key = f"{seed}:{skill_id}:{level}"

    def answers(self) -> Iterator[Fraction]:
        """Yield all answers, those of many cards sooner: the answers of cards drawn at random, then the rest."""
        rng = Random(f"{self.key}:faces")
        seen: dict[Fraction, None] = {}
        for _ in range(4 * len(self.skill.answers(self.level))):
            answer = self.skill.draw(rng, self.level).answer
            if answer not in seen:
                seen[answer] = None
                yield answer
        yield from (answer for answer in shuffled(self.skill.answers(self.level), self.key) if answer not in seen)

    def count(self, answer: Fraction) -> int:
        return len(self.skill.answering(self.level, answer))

    def cards(self, answer: Fraction) -> Iterator[Question]:
        found = self.skill.answering(self.level, answer)
        for index in shuffled(range(len(found)), f"{self.key}:{answer}"):
            yield self.skill.question(self.level, found[index])


def _spaces(board: tuple[int, int], rules: Rules) -> int:
    rows, cols = board
    return rows * cols - len(_corners(rows, cols, rules))


def _corners(rows: int, cols: int, rules: Rules) -> set[int]:
    return {0, cols - 1, (rows - 1) * cols, rows * cols - 1} if rules.free_corners else set()


def _choose_faces(sources: Sequence[_Source], spaces: int, rules: Rules, seed: int) -> list[Fraction]:
    """Take answers from each skill in turn; where they would not give enough different cards, the richest answers."""
    wanted = spaces // rules.copies
    offered = list(dict.fromkeys(_in_turn([source.answers() for source in sources], enough=wanted * 3)))
    _enough(offered, rules)

    def cards(face: Fraction) -> int:
        return sum(source.count(face) for source in sources)

    faces = offered[:wanted]
    if sum(map(cards, faces)) < spaces:
        everything = {answer for source in sources for answer in source.skill.answers(source.level)}
        faces = sorted(shuffled(sorted(everything), f"{seed}:faces"), key=cards, reverse=True)[:wanted]
    return faces


def _in_turn(streams: list[Iterator[Fraction]], enough: int) -> Iterator[Fraction]:
    count = 0
    while streams and count < enough:
        for stream in list(streams):
            answer = next(stream, None)
            if answer is None:
                streams.remove(stream)
            else:
                count += 1
                yield answer


def _enough(faces: Sequence[Fraction], rules: Rules) -> None:
    if len(faces) < rules.line_length:
        raise DeckError("decks.error.too_few_answers", answers=len(faces), needed=rules.line_length)


def _share_out(faces: Sequence[Fraction], sources: Sequence[_Source], spaces: int) -> list[Question]:
    """Give each face a card in turn, from the skill with fewest cards so far; the same ones again when all are used."""
    offers = {(face, source.key): source.cards(face) for face in faces for source in sources}
    used: Counter[str] = Counter()
    questions: list[Question] = []
    texts: set[str] = set()

    def another(face: Fraction) -> Question | None:
        for source in sorted(sources, key=lambda source: used[source.key]):
            for question in offers[face, source.key]:
                if question.text() not in texts:
                    used[source.key] += 1
                    texts.add(question.text())
                    return question
        return None

    while len(questions) < spaces:
        found = [question for face in faces if (question := another(face)) is not None]
        if not found:
            break
        questions += found
    different = len(questions)
    return [questions[index % different] for index in range(spaces)]


def _join(questions: Sequence[Question], faces: Sequence[Fraction], wanted: Recipe, *, name: str) -> Deck:
    rules = preset(wanted.rules)
    rows, cols = wanted.board
    corners = _corners(rows, cols, rules)
    spaces = [cell for cell in range(rows * cols) if cell not in corners]
    on_board: list[str | None] = [None] * (rows * cols)
    for index, cell in enumerate(shuffled(spaces, f"{wanted.seed}:layout")):
        on_board[cell] = canonical(faces[index % len(faces)])
    times: Counter[str] = Counter()
    cards = []
    for question in questions:
        times[question.id] += 1
        again = times[question.id]
        cards.append(DeckCard(question.id if again == 1 else f"{question.id}#{again}", "face", question))
    cards += [DeckCard(f"wild-{number}", "wild") for number in range(1, rules.wild + 1)]
    cards += [DeckCard(f"remove-{number}", "remove") for number in range(1, rules.remove + 1)]
    layout = Layout(rows, cols, tuple(on_board))
    return Deck(name, layout, shuffled(cards, f"{wanted.seed}:cards"), rules.name, wanted if wanted.skills else None)
