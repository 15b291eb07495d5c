"""Taking a move back, where the rules have it: what was answered is never lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seqnum.decks import Deck
from seqnum.engine import CodeError, GiveUp, Move, Penalty, preset
from seqnum.match import Match, MatchFileError, Refused
from seqnum.match.log import Undone
from seqnum.players import Heuristic
from seqnum.text import LANGUAGES
from tests.match.tables import answer_right, answer_wrong, playable, right_cells

DECK = Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=7)


def started(players=("Ana", "Ben"), **options):
    """A match in which moves can be taken back: players draw by hand, so that a chip put down draws no card."""
    rules = replace(preset("classroom"), undo=True, **{"draw": "manual", **options.pop("rules", {})})
    return Match(DECK, list(players), rules=rules, seed=1, **options)


def refused(match, reason, **options):
    before = len(match.log)
    assert not match.can_undo(**options)
    with pytest.raises(Refused) as caught:
        match.undo(**options)
    assert caught.value.key == f"match.reason.{reason}"
    assert len(match.log) == before
    assert all(caught.value.message(lang) for lang in LANGUAGES)


def test_a_chip_is_taken_back(tmp_path):
    """Chip, card and turn are as before, and the file replays to the same."""
    match = started(save=tmp_path)
    before = match.position()
    card = playable(match)
    answer_right(match, card)
    assert match.can_undo()
    assert match.can_undo(0)
    verdict = match.undo(seat=0)

    assert match.position() == before
    assert verdict.saying == "taken_back"
    assert Match.resume(match.path).position() == before


def test_what_was_answered_stays():
    """The record of the answer stays in the log; the same card once more is its second attempt."""
    match = started()
    card = playable(match)
    answer_right(match, card)
    match.undo()
    answer_right(match, card)

    assert [(one.outcome, one.card_attempt) for one in match.attempts()] == [("correct", 1), ("correct", 2)]


def test_the_log_says_which_move_was_taken_back(tmp_path):
    """The event names that of the move, also where moves are taken back one after the other."""
    match = started(save=tmp_path)
    for _ in range(3):
        answer_right(match, playable(match))
    for _ in range(3):
        match.undo()

    assert [event.of for event in match.log if isinstance(event, Undone)] == [5, 4, 3]
    assert [event.seat for event in match.log if isinstance(event, Undone)] == [0, 1, 0]
    assert Match.resume(tmp_path).position() == match.position()


def test_wrong_numbers_are_not_forgotten():
    """A wrong number given after the move counts as the first try still, when its card comes again."""
    match = started()
    answer_right(match, playable(match))
    theirs = playable(match)
    answer_wrong(match, theirs)
    match.undo()
    answer_right(match, playable(match))

    assert answer_wrong(match, theirs).saying == "wrong_reveal"


def test_turns_held_are_counted_back():
    """A turn that was taken back was no turn in which cards were held."""
    match, plain = started(), started()
    answer_right(match, playable(match))
    match.undo()
    for one in (match, plain):
        answer_right(one, playable(one))
        answer_right(one, playable(one))
        answer_wrong(one, playable(one))

    assert match.attempts()[-1].turns_held == plain.attempts()[-1].turns_held == 1


def test_off_after_a_hidden_card():
    """Once the card is drawn the move stays, and where cards are drawn at once no chip can be taken back."""
    match = started()
    answer_right(match, playable(match))
    match.draw(0)
    refused(match, "undo_drawn")

    at_once = started(rules={"draw": "auto"})
    answer_right(at_once, playable(at_once))
    refused(at_once, "undo_drawn")


def test_off_by_most_rules():
    """No preset has it; then it is refused in one sentence."""
    match = Match(DECK, ["Ana", "Ben"], seed=1)
    answer_right(match, playable(match))
    refused(match, "undo_off")


def test_nothing_to_take_back():
    """Before the first move, and once all are taken back."""
    match = started()
    refused(match, "undo_first")
    answer_wrong(match, playable(match))
    refused(match, "undo_first")


def test_only_ones_own_move():
    """Another seat cannot take it back, nor can anybody a computer's; who drives the match from code can."""
    match = started()
    answer_right(match, playable(match))
    refused(match, "undo_others", seat=1)
    refused(match, "no_such_seat", seat=7)
    match.undo()

    computers = started(["Ana", Heuristic()], rules={"talk_penalty": True})
    computers.penalize(1)
    assert isinstance(last_move(computers), GiveUp)
    refused(computers, "undo_others")


def last_move(match: Match) -> Move:
    return match._table.moves[-1][1]


def test_the_teachers_penalty():
    """A penalty called by mistake is taken back from code, never by a seat."""
    match = started(rules={"talk_penalty": True})
    match.penalize(1)
    assert last_move(match) == Penalty(1)
    refused(match, "undo_others", seat=0)
    match.undo()

    assert match.position().forfeits == []


def test_not_while_an_answer_waits():
    """First the other side says whether the answer is right."""
    match = started(rules={"answer_policy": "challenge"})
    answer_right(match, playable(match))
    match.agree()
    answer_right(match, playable(match))
    refused(match, "check_first")


def test_not_after_the_end():
    """The bell has the last word."""
    match = started()
    answer_right(match, playable(match))
    match.ring()
    refused(match, "over")


def test_in_code_and_text():
    """Another session knows that the move was taken back; the text of the game says so, with the moves that stand."""
    ana = started()
    answer_right(ana, playable(ana))
    code = ana.code()
    ana.undo()
    ben = Match.from_code(ana.code())
    card = playable(ben)

    assert ben.position() == ana.position()
    assert "{Ana takes the move back}" in ana.game_text()
    assert ben.answer(card, right_cells(ben, card)[0]).correct
    with pytest.raises(CodeError, match="older code"):
        ana.receive(code)


def test_a_move_that_came_by_code(tmp_path):
    """The log names the code it came in."""
    ana = started()
    answer_right(ana, playable(ana))
    ben = Match.from_code(ana.code(), save=tmp_path)
    ben.undo()

    assert [event.of for event in ben.log if isinstance(event, Undone)] == [2]
    assert Match.resume(tmp_path).position() == ben.position()


def test_an_edited_file(tmp_path):
    """A file that takes another move back than the last one is refused with its line."""
    match = started(save=tmp_path)
    answer_right(match, playable(match))
    answer_right(match, playable(match))
    match.undo()
    text = match.path.read_text(encoding="utf-8")
    match.path.write_text(text.replace('"of":4', '"of":3'), encoding="utf-8")

    with pytest.raises(MatchFileError, match="line 5"):
        Match.resume(match.path)
