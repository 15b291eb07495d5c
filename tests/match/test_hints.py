"""Hints: a question like the one in hand, worked out; never the answer asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.engine import preset
from seqnum.match import Match, MatchFileError, Refused
from seqnum.match.history import history
from seqnum.match.log import Hinted, read_match_file
from seqnum.maths import SKILLS
from seqnum.maths.secret import Secret
from seqnum.maths.similar import similar
from seqnum.players import Heuristic
from seqnum.text import LANGUAGES
from tests.widgets.test_board import Heard

pytestmark = pytest.mark.desktop

DECK = Deck.generate("add_within_20", "sub_within_20", seed=7)
RULES = replace(preset("classroom"), hints=True)


def match_of(**options):
    return Match(DECK, ["Ana", "Ben"], **{"rules": RULES, "seed": 1, **options})


def face_card(match):
    return next(card for card in match.hand() if match.question(card) is not None)


@pytest.mark.parametrize("name", SKILLS)
def test_one_like_it_has_another_answer(name):
    """Of the same skill and level, the same each time it is asked for, and with none of the answers to avoid."""
    one = SKILLS[name]
    level = one.levels[-1]
    answers = one.answers(level)
    question = one.draw_for(_rng(name), level, answers[0])
    assert question is not None
    avoid = set(answers[1:3]) if len(answers) > 3 else set()
    shown = [similar(question, avoid=avoid, number=number) for number in (1, 2, 1)]

    assert shown[0] == shown[2]
    for other in shown:
        if len(answers) == 1:
            assert other is None
            continue
        assert other is not None
        assert (other.skill, other.level) == (name, level)
        assert other.answer not in {question.answer, *avoid}
        assert other.step("es")


def _rng(key):
    from random import Random

    return Random(key)


@settings(deadline=None)
@given(st.integers(0, 60), st.integers(1, 3))
def test_a_hint_does_not_tell_the_number(at, number):
    """Neither the question shown nor how it is worked out has the card's own number in it, in no language."""
    question = DECK.questions[at % len(DECK.questions)]
    other = similar(question, number=number)
    assert other is not None

    for lang in LANGUAGES:
        assert not Secret(question.written).stands_in(f"{other.text(lang)} {other.step(lang)}", lang)


def test_a_question_of_ones_own_has_nothing_alike(tmp_path):
    """Nobody knows how a teacher's words are worked out."""
    words = [f"Corners of figure {n}?,{n}" for n in range(3, 31)]
    (tmp_path / "own.csv").write_text("\n".join(["question,answer", *words]), encoding="utf-8")
    match = Match(Deck.from_file(tmp_path / "own.csv"), ["Ana", "Ben"], rules=RULES, seed=1)

    with pytest.raises(Refused, match="nothing to show"):
        match.hint(face_card(match))


def test_hints_are_counted_in_the_answer_and_kept(tmp_path):
    """Two looks stand in the log and in the attempt; the file plays again, and the replay shows what was seen."""
    match = match_of(save=tmp_path)
    card = face_card(match)
    first, second = match.hint(card), match.hint(card)
    assert first.text("en") != second.text("en")
    assert first.tone == "hint"
    held = {match.question(one).answer for one in match.hand() if match.question(one)}
    assert first.question.answer not in held
    match.say_number(card, "99")

    assert [attempt.hints for attempt in match.attempts()] == [2]
    assert sum(isinstance(event, Hinted) for event in match.log) == 2
    again = Match.resume(match.path)
    assert again.attempts() == match.attempts()
    again.hint(card)
    again.say_number(card, "98")
    assert [attempt.hints for attempt in again.attempts()] == [2, 3]
    stored = read_match_file(match.path)
    told = [moment for moment in history(stored.header, match.deck, stored.events, "en") if moment.tone == "hint"]
    assert [moment.said for moment in told][:2] == [first.text("en"), second.text("en")]


def test_a_file_with_other_hints_than_it_tells_is_refused(tmp_path):
    """The number of hints is played again like everything else."""
    match = match_of(save=tmp_path)
    card = face_card(match)
    match.hint(card)
    match.say_number(card, "99")
    text = match.path.read_text(encoding="utf-8").replace('"hints":1', '"hints":4')
    match.path.write_text(text, encoding="utf-8")

    with pytest.raises(MatchFileError, match="hints does not follow"):
        Match.resume(match.path)


@pytest.mark.parametrize("what", ["off", "other", "computer", "plus"])
def test_no_hint_where_there_is_none(what):
    """Not where the rules have none, for somebody else's card, or for a card that asks nothing."""
    match = match_of(rules="classroom" if what == "off" else RULES)
    before = len(match.log)
    card = face_card(match)
    if what == "other":
        card = next(one for one in match.hand(1) if match.question(one, 1))
    elif what == "plus":
        card = next(number for number, one in enumerate(match.deck.cards) if one.kind == "wild")
    seat = 1 if what == "computer" else None

    with pytest.raises(Refused):
        match.hint(card, seat=seat)
    assert len(match.log) == before


def test_the_board_shows_one_like_it():
    """Whoever is to move asks on the board; what is shown is no answer, and the card stays to be answered."""
    deck = Deck.generate("add_within_20", seed=7)
    board = Heard(Match(deck, ["Ana", Heuristic(level=1)], rules=RULES, seed=1))
    assert board.shown_table["hints"] is True
    card = next(one["id"] for one in board.state["hand"] if one["kind"] == "face")

    assert board.ask("hint", seat=0, card=card)["ok"]

    assert board.state["verdict"]["tone"] == "hint"
    assert card in {one["id"] for one in board.state["hand"]}
    assert not board.ask("hint", seat=1, card=card)["ok"]
