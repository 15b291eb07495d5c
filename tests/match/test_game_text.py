"""A match as text that people read."""

from __future__ import annotations

import re

from seqnum.decks import Deck
from seqnum.engine import Game
from seqnum.engine.game_reader import read_game
from seqnum.match import Match, Pupil
from seqnum.match.game_text import said
from tests.match.tables import MISTAKE, answer_right, answer_to, cover, faces_in_hand, match_of, playable

DECK = Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=7)


def comments(match):
    return [comment for _, comment in read_game(match.game_text()).comments]


def test_answers_are_comments():
    """A wrong number has a question mark and what may have led to it, a right one has not."""
    match = match_of()
    card = playable(match)
    asked, right = match.question(card).text(), int(answer_to(match, card))
    match.say_number(card, str(right + 1))
    answer_right(match, card)

    assert comments(match) == [f"Ana: {asked} = {right + 1}? {MISTAKE}", f"Ana: {asked} = {right}"]


def test_skipped():
    """A card given back is told."""
    match = match_of()
    card = faces_in_hand(match)[0]
    match.swap(card)

    assert comments(match) == [f"Ana: {match.question(card).text()}, skipped"]


def test_equations_are_told_as_equations():
    """Where the question has an equals sign of its own, the number comes after a colon."""
    match = Match(Deck.generate("two_step_equation", board=(6, 6), seed=7), ["Ana", "Ben"], seed=1)
    card = faces_in_hand(match)[0]
    match.say_number(card, "999")

    assert "=" in match.question(card).text()
    assert comments(match)[0].startswith(f"Ana: {match.question(card).text()}: 999?")


def test_in_the_language_of_the_match():
    """Comments are in the language of the match, the rest is the same in all."""
    match = match_of(lang="es")
    match.swap(faces_in_hand(match)[0])

    assert comments(match)[0].endswith(", saltada")


def test_text_is_the_game():
    """The text leads to the position of the match, and is written the same way again."""
    match = Match(DECK, [Pupil("Ana"), Pupil("Ben")], seed=3)
    match.run()
    text = match.game_text()
    content = read_game(text)

    assert content.game.position() == match.position()
    assert content.text() == text
    assert content.names == ("Ana", "Ben")
    assert content.game_id == match.game_id
    assert content.more == {"Deck": DECK.name, "Code": DECK.code()}
    assert Game.parse(text) == content.game
    assert len(content.comments) == len(match.attempts())


def test_size():
    """Without the answers the text of a lesson's game is about a kilobyte."""
    match = Match(DECK, [Pupil("Ana"), Pupil("Ben")], seed=3)
    match.run()

    assert len(re.sub(r"\{[^}]*\} ", "", match.game_text())) < 1500


def test_what_came_by_code_is_told_too():
    """The text of a match that came by code tells it from the deal on, answers and all."""
    ana = Match(DECK, ["Ana", "Ben"], seed=1)
    answer_right(ana, playable(ana))
    ben = Match.from_code(ana.code())
    answer_right(ben, playable(ben))
    told = comments(ben)

    assert [one.split(":")[0] for one in told] == ["Ana", "Ben"]
    assert comments(ana) == told[:1]


def test_a_number_that_is_taken():
    """A number that was said and is taken is told as taken."""
    match = match_of()
    card = faces_in_hand(match)[0]
    cover(match, card)
    match.say_number(card, answer_to(match, card))

    asked = match.question(card).text()
    assert said(match.attempts()[0], match.question(card), "en") == f"Ana: {asked} = {answer_to(match, card)}, taken"
