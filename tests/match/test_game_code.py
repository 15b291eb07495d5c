"""A match as one word to paste: two who play by letter, and a teacher who looks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seqnum.decks import Deck, DeckError
from seqnum.engine import CodeError, preset
from seqnum.engine.game_reader import read_game
from seqnum.match import Match, MatchFileError, Pupil
from seqnum.match.log import Received
from seqnum.players import Heuristic
from tests.match.tables import answer_right, answer_wrong, match_of, open_cells, playable, right_cells

DECK = Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=7)


def started(players=("Ana", "Ben"), **options):
    return Match(DECK, list(players), **{"seed": 1, **options})


def turn(match):
    """Play the turn of whoever is to move: a right answer where that is possible."""
    cards = [card for card in match.must() or match.hand() if match.question(card) is None or right_cells(match, card)]
    if match.must() is None and not cards:
        match.pass_turn()
        return
    card = cards[0]
    question = match.question(card)
    if question is not None:
        match.answer(card, right_cells(match, card)[0])
    elif match.deck.cards[card].kind == "wild":
        match.answer(card, open_cells(match)[0])
    else:
        chips = match.position().removable
        match.answer(card, chips.bit_length() - 1) if chips else match.pass_turn()


def test_two_sessions_play_by_letter(tmp_path):
    """Two students exchange codes to the end; both have the same game, and each file only its own answers."""
    ana = started(save=tmp_path / "ana.jsonl")
    answer_right(ana, playable(ana))
    ben = Match.from_code(ana.code(), save=tmp_path / "ben.jsonl")
    for _ in range(200):
        if ben.over:
            break
        here, there = (ana, ben) if ben.turn == 0 else (ben, ana)
        turn(here)
        there.receive(here.code())

    assert ben.over
    assert ana.over
    assert ana.position() == ben.position()
    assert {one.student for one in ana.attempts()} == {"Ana"}
    assert {one.student for one in ben.attempts()} == {"Ben"}
    assert ana.game_id != ben.game_id
    for match in (ana, ben):
        assert Match.resume(match.path).position() == match.position()
        assert Match.resume(match.path).over


def test_what_an_answer_left_behind_goes_along():
    """A wrong number, a number said and a card held are known in the other session: nobody gets a fresh try."""
    ana = started()
    card = playable(ana)
    answer_wrong(ana, card)
    ben = Match.from_code(ana.code())

    assert ben.must() == ana.must() == (card,)
    assert answer_wrong(ben, card).saying == "wrong_reveal"


def test_a_number_said_goes_along():
    """A number that was said and is free is waiting for its chip in the other session too."""
    ana = started()
    card = playable(ana)
    ana.say_number(card, str(ana.question(card).answer))
    ben = Match.from_code(ana.code())

    assert ben.solved == card
    assert ben.answer(card, right_cells(ben, card)[0]).saying == "placed"


def test_a_teacher_looks():
    """A teacher opens a pupil's position in another language and sees the same board and hands."""
    ana = started()
    for _ in range(5):
        turn(ana)
    seen = Match.from_code(ana.code(), lang="es")

    assert seen.position() == ana.position()
    assert seen.lang == "es"
    assert seen.attempts() == []
    assert seen.code() != ""


def test_computers_go_on_as_they_would_have():
    """A match against the computer gives the same game in both sessions."""
    ana = started(["Ana", Heuristic(level=2)])
    turn(ana)
    twin = Match.from_code(ana.code())
    for match in (ana, twin):
        turn(match)

    assert ana.position() == twin.position()


def test_a_finished_match():
    """A match that is over is a code as well."""
    match = started([Pupil("Ana"), Pupil("Ben")])
    match.run()
    seen = Match.from_code(match.code())

    assert seen.over
    assert seen.winner == match.winner
    assert seen.position() == match.position()


def test_it_says_that_it_is_open():
    """A code says by its first letters that it hides nothing, and so does its description."""
    assert started().code().startswith("open")
    assert "not secret" in str(Match.code.__doc__)


def test_damage():
    """A character that is changed, missing or swapped is noticed in one sentence, and nothing happens to a match."""
    ana = started()
    turn(ana)
    ben = Match.from_code(ana.code())
    turn(ben)
    reply, before = ben.code(), ana.position()
    for place, letter in enumerate(reply):
        for wrong in {
            reply[:place] + reply[place + 1 :],
            reply[:place] + ("x" if letter != "x" else "y") + reply[place + 1 :],
            reply[:place] + reply[place + 1 : place + 2] + letter + reply[place + 2 :],
        } - {reply}:
            with pytest.raises(CodeError, match=r"damaged on its way|is not a game code|version of seqnum"):
                ana.receive(wrong)
    assert ana.position() == before


def test_code_of_another_match():
    """The code of another deal is refused, and so is one that went another way from the same deal."""
    ana, other, twin = started(), started(seed=2), started()
    turn(ana)
    twin.swap(playable(twin))
    with pytest.raises(CodeError, match="another match"):
        ana.receive(other.code())
    with pytest.raises(CodeError, match="went another way"):
        ana.receive(twin.code())
    assert len(ana.log) == 3


def test_an_older_code():
    """A code from before what was played here is refused as an old one, a known one changes nothing."""
    ana = started()
    codes = [ana.code()]
    for _ in range(3):
        turn(ana)
        codes.append(ana.code())
    events = len(ana.log)
    for old in codes[:-1]:
        with pytest.raises(CodeError, match="older code of this match"):
            ana.receive(old)
    ana.receive(codes[-1])

    assert len(ana.log) == events


def test_code_of_an_older_version():
    """What an earlier seqnum packed is not misread: the sentence says that it is of an older version."""
    code = started().code()
    with pytest.raises(CodeError, match="older version of seqnum"):
        Match.from_code(code.replace("openmatch2", "openmatch1"))
    with pytest.raises(CodeError, match="newer version of seqnum"):
        Match.from_code(code.replace("openmatch2", "openmatch3"))


def test_a_finished_match_is_not_received_twice(tmp_path):
    """The last code pasted once more leaves a file that still opens."""
    ana = started()
    ben = Match.from_code(ana.code(), save=tmp_path / "ben.jsonl")
    ana.ring()
    for _ in range(2):
        ben.receive(ana.code())

    assert ben.over
    assert Match.resume(ben.path).over


def test_own_questions_have_no_code():
    """A deck of a teacher's own questions fits in no code; the sentence says what to share instead."""
    with pytest.raises(DeckError, match=r"(?i)file"):
        match_of().code()


def test_an_edited_code_in_a_file(tmp_path):
    """A file whose code is not one is refused with its line."""
    ana = started()
    turn(ana)
    ben = Match.from_code(ana.code(), save=tmp_path / "ben.jsonl")
    received = next(event for event in ben.log if isinstance(event, Received))
    text = ben.path.read_text(encoding="utf-8")
    ben.path.write_text(text.replace(received.code, received.code[:-1]), encoding="utf-8")

    with pytest.raises(MatchFileError, match=r"line 2: .*damaged on its way"):
        Match.resume(ben.path)


def test_moves_before_a_code_must_be_its_own(tmp_path):
    """A file in which a code does not go on from what stands before it is refused."""
    ana = started(save=tmp_path / "ana.jsonl")
    turn(ana)
    ben = Match.from_code(ana.code())
    turn(ben)
    ana.receive(ben.code())
    other = started()
    other.swap(playable(other))
    text = ana.path.read_text(encoding="utf-8")
    ana.path.write_text(text.replace(ben.code(), other.code()), encoding="utf-8")

    with pytest.raises(MatchFileError, match=r"line 4: .*went another way"):
        Match.resume(ana.path)


def test_a_card_game():
    """A game of cards that ask nothing goes as a code and as text too."""
    match = Match(Deck.of_cards("kids", seed=3), [Heuristic(level=5), "Ben"], seed=1)
    match.run()
    twin = Match.from_code(match.code())

    assert twin.position() == match.position()
    assert read_game(match.game_text()).game.position() == match.position()


@pytest.mark.parametrize("agrees", [True, False])
@pytest.mark.parametrize("policy", ["challenge", "honour"])
def test_an_answer_that_waits(policy, agrees):
    """An answer that waits for the other side waits in the other session, and what is said there comes back."""
    ana = started(rules=replace(preset("classroom"), answer_policy=policy))
    answer_wrong(ana, playable(ana))
    ben = Match.from_code(ana.code())
    ben.agree() if agrees else ben.contest()
    ana.receive(ben.code())

    assert ana.position() == ben.position()
    assert ana.turn == 1
    assert ("Ben agrees" if agrees else "Ben contests it") in ana.game_text()


def test_levels_go_along():
    """Seats with easier questions keep them in the other session."""
    deck = Deck.generate("add_within_20", board=(6, 6), level=(2, 1), seed=7)
    ana = Match(deck, ["Ana", "Ben"], levels=[1, None], seed=1)
    answer_right(ana, playable(ana))
    ben = Match.from_code(ana.code())

    assert ben.position() == ana.position()
    assert ben.seats == ana.seats


def test_table_talk_goes_along():
    """A penalty of the teacher's is a step like any other."""
    match = Match(Deck.of_cards("sequence"), ["Ana", "Ben"], seed=1)
    match.penalize(1)
    match.give_up(match.hand(1)[0])

    assert Match.from_code(match.code()).position() == match.position()
