"""Decks whose answers stand on the board in several forms, through a match, its file, its code and the results."""

# ruff: noqa: ARG002 - skills made for a test use little of what they are given
from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from seqnum.decks import Deck
from seqnum.decks.faces import face_view
from seqnum.match import Match, Pupil, Refused
from seqnum.maths import SKILLS, canonical
from seqnum.maths.build import add, decimal, frac
from seqnum.maths.remark import Remark
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed
from seqnum.maths.written import face_canonical, face_value
from seqnum.results import Results

pytestmark = pytest.mark.desktop


def added_tops_only(a, b):
    return Fraction(a + b, 8)


class FourthsTogether(Skill):
    """``1/4 + 2/4``."""

    id = "fourths_together"
    rules = (added_tops_only,)
    levels = (1, 2)

    def space(self, level):
        return Listed(((a, b) for a in range(1, 12) for b in range(1, 12)), self.value)

    def prompt(self, operands):
        a, b = operands
        return add(frac(a, 4), frac(b, 4))

    def value(self, operands):
        return Fraction(sum(operands), 4)

    def key(self, operands):
        return "{}+{}".format(*operands)

    def features(self, operands):
        return {}

    def values(self, question):
        return {}

    def hints(self, question):
        yield Remark("maths.hint.any")

    def steps(self, question):
        yield Remark("maths.step.any", {"question": question.prompt, "answer": question.answer})

    def doubts(self, question, chosen):
        yield Remark("maths.why.any")


class DecimalsTogether(FourthsTogether):
    """``0.25 + 0.50``, whose answers are decimals with two places."""

    id = "decimals_together"
    required_form = "two_decimals"

    def prompt(self, operands):
        return add(*(self.written(Fraction(number, 4)) for number in operands))

    def written(self, value, operands=None):
        hundredths, rest = divmod(value * 100, 1)
        if rest or value < 0:
            raise ValueError(value)
        return decimal(f"{hundredths // 100}.{hundredths % 100:02d}")


@pytest.fixture(autouse=True)
def skills(monkeypatch):
    """Register the two for a test, as a package would."""
    for kind in (FourthsTogether, DecimalsTogether):
        monkeypatch.setitem(SKILLS._ours, kind.id, f"{__name__}:{kind.__name__}")
        monkeypatch.setitem(SKILLS._made, kind.id, kind())


def mixed_deck(**options):
    return Deck.generate("fourths_together", "decimals_together", **({"board": (6, 7), "seed": 7} | options))


OWN = """\
question;answer
√12;2√3
√75;5√3
(1 + 2i)(3 + 4i);-5 + 10i
3(x + 5);3x + 15
(x - 3)(x + 2);x^2 - x - 6
1/2 + 1/4;0,75
0.5 + 0.25;3/4
5 × 30%;1 1/2
7 + 8;15
8 × 7;56
"""


@pytest.fixture
def own(tmp_path):
    (tmp_path / "own.csv").write_text(OWN, encoding="utf-8")
    return Deck.from_csv(tmp_path / "own.csv", board=(6, 6), seed=3)


@pytest.mark.parametrize("seed", range(6))
def test_no_value_stands_on_a_board_in_two_forms(seed):
    """Of two skills that share their values each gets its part of the board, and no number stands there twice."""
    deck = mixed_deck(seed=seed)
    faces = {face for face in deck.layout.faces if face is not None}
    assert len(set(map(face_value, faces))) == len(faces)
    kinds = Counter("." in face for face in faces)
    assert min(kinds[True], kinds[False]) >= len(faces) // 3
    for card in deck.cards:
        if card.question is not None:
            assert card.answer == card.question.face
            assert deck.layout.cells_of(card.answer)
            assert ("." in card.answer) == (card.question.skill == "decimals_together")
    asked = Counter(question.skill for question in deck.questions)
    assert min(asked.values()) >= 10


def test_decks_of_several_forms_are_kept(tmp_path, own):
    """File, code and hash hold the forms; a file is read where the skill writes its answers in another way, too."""
    deck = mixed_deck()
    assert Deck.from_code(deck.code()) == deck
    for each in (deck, own):
        assert Deck.load(each.save(tmp_path / "deck.json")) == each
        assert Deck.load(tmp_path / "deck.json").hash == each.hash
    loaded = Deck.load(deck.save(tmp_path / "deck.json"))
    SKILLS._made["decimals_together"] = FourthsTogether()
    changed = Deck.load(tmp_path / "deck.json")
    assert [card.answer for card in changed.cards] == [card.answer for card in loaded.cards]


def test_several_levels_keep_the_form():
    """What a card asks at another level has the face of its space."""
    deck = mixed_deck(level=(2, 1))
    for card in deck.cards:
        assert {one.face for one in card.versions} <= {card.answer}
        assert len(card.versions) == (card.question is not None)


def test_a_teachers_own_answers_keep_their_form(own):
    """Decimals and mixed numbers are shown as written; of two forms of one number the first."""
    faces = {face for face in own.layout.faces if face is not None}
    assert faces == {"2√3", "5√3", "-5 + 10i", "3x + 15", "x^2 - x - 6", "0.75", "1 1/2", "15", "56"}
    assert {question.face for question in own.questions if question.answer == Fraction(3, 4)} == {"0.75"}


def played(deck, tmp_path, **options):
    pupils = [Pupil(name, misconceptions=("added_tops_only",), ability=0.5) for name in ("Ana", "Ben")]
    match = Match(deck, pupils, seed=5, save=tmp_path / "game.jsonl", **options)
    match.run()
    return match


@pytest.mark.parametrize("answer_by", ["board", "keypad"])
@pytest.mark.parametrize("make", [mixed_deck, None], ids=["skills", "own"])
def test_a_match_from_the_deal_to_the_results(make, answer_by, own, tmp_path):
    """Every answer is judged and recorded by its value, the file replays, the code plays on, the results read it."""
    from dataclasses import replace

    from seqnum.engine import preset

    deck = own if make is None else make()
    match = played(deck, tmp_path, rules=replace(preset("classroom"), answer_by=answer_by))
    assert match.over
    attempts = match.attempts()
    assert {one.correct for one in attempts} >= {True, False}
    on_board = {face_canonical(face) for face in deck.layout.faces if face is not None}
    for one in attempts:
        assert one.correct is None or one.correct == (one.chosen == one.expected)
        assert one.expected in on_board
        if one.chosen_cell is not None:
            assert one.chosen_text == deck.layout.faces[deck.layout.cell_at(one.chosen_cell)]
            assert one.chosen == face_canonical(one.chosen_text)
    again = Match.resume(tmp_path / "game.jsonl")
    assert [one.chosen for one in again.attempts()] == [one.chosen for one in attempts]
    if make is not None:
        assert Match.from_code(match.code()).position().text() == match.position().text()
    results = Results.read(tmp_path / "game.jsonl")
    assert len(results) == len(attempts)
    assert results.refused.empty
    assert results.accuracy("skill")["n"].sum() > 0


def test_mistakes_are_found_on_spaces_of_any_form(tmp_path):
    """A wrong answer of a misconception counts as open where the board shows its value as a decimal."""
    attempts = played(mixed_deck(), tmp_path).attempts()
    assert any("added_tops_only" in one.misconceptions for one in attempts)
    assert any("added_tops_only" in one.open_distractors for one in attempts)
    for one in attempts:
        if one.misconceptions and one.chosen_cell is not None:
            assert set(one.misconceptions) <= set(one.open_distractors)


def turn_to(match, skill):
    return next(card for card in match.hand() if (one := match.question(card)) is not None and one.skill == skill)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_what_a_pupil_types_counts_by_its_value(lang, tmp_path):
    """A right number in another form is right; where the card asks for a form, the verdict says so."""
    match = Match(mixed_deck(), ["Ana", "Ben"], lang=lang, seed=1)
    card = turn_to(match, "decimals_together")
    question = match.question(card)
    shown = next(one for one in match.view(seat=0).hand if one.id == f"k{card}")
    assert shown.caption
    verdict = match.say_number(card, canonical(question.answer))
    assert verdict.correct
    assert shown.caption in verdict.text(lang)


def test_a_decimal_is_typed_as_the_language_writes_it(tmp_path):
    """With a comma where that is the decimal mark, and nothing is said about its form."""
    match = Match(mixed_deck(), ["Ana", "Ben"], lang="pt", seed=1)
    card = turn_to(match, "decimals_together")
    verdict = match.say_number(card, match.question(card).written.plain("pt"))
    assert verdict.correct
    assert match.view(seat=0).hand[0].caption not in verdict.text("pt")


def test_letters_are_typed_where_the_answer_has_them(own):
    """An expression is compared by its value; a letter is no answer to a question about numbers."""
    match = Match(own, ["Ana", "Ben"], seed=1)
    cards = {match.question(card).face: card for card in range(len(own.cards)) if match.question(card) is not None}
    with pytest.raises(Refused):
        match.say_number(cards["15"], "x")
    for card in match.hand():
        question = match.question(card)
        if question is not None and question.letters:
            assert match.say_number(card, "15 + 3x" if question.face == "3x + 15" else "x(x - 1) - 6").correct
            return
    pytest.fail("no card of this hand has letters; choose another seed")


@pytest.mark.parametrize(
    ("face", "lang", "text", "spoken", "mathml"),
    [
        ("0.75", "en", "0.75", None, False),
        ("0.75", "es", "0,75", None, False),
        ("0.75", "es-MX", "0.75", None, False),
        ("-3", "en", "−3", "minus 3", False),
        ("1/2", "en", "1/2", None, True),
        ("1 1/2", "pt", "1 1/2", None, True),
        ("2√3", "en", "2√3", None, True),
        ("75%", "en", "75%", None, False),
        ("x^2 - x - 6", "en", "x^2 − x − 6", None, True),
        ("-5 + 10i", "en", "−5 + 10i", None, True),
    ],
)
def test_how_a_face_looks(face, lang, text, spoken, mathml):
    """In the marks of the language, as notation where a line of text would not do, and in words."""
    view = face_view(face, lang, "classroom")
    assert view.text == text
    assert (view.mathml is not None) == mathml
    assert view.spoken == spoken or (spoken is None and view.spoken)


@pytest.mark.parametrize(("face", "rules"), [("x", "letters"), ("i", "letters"), ("e", ""), ("QS", "sequence")])
def test_a_letter_or_card_is_no_notation(face, rules):
    """What a card game shows stays what it is."""
    assert face_view(face, "en", rules).mathml is None
