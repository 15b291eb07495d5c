"""A lesson's clock in a match by letter: both sessions hear the same bell."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from seqnum.decks import Deck
from seqnum.match import Match, bell
from seqnum.match.log import Ended, LastRound
from tests.match.tables import answer_right, playable

DECK = Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=7)
START = datetime(2026, 3, 2, 10, 0, 0, 123456, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch):
    """Sets the clock to so many minutes after the start."""

    def at(minutes):
        monkeypatch.setattr(bell, "now", lambda: START + timedelta(minutes=minutes))

    at(0)
    return at


def two(tmp_path):
    ana = Match(DECK, ["Ana", "Ben"], seed=1, ends_at=START + timedelta(minutes=20), save=tmp_path / "ana.jsonl")
    answer_right(ana, playable(ana))
    return ana, Match.from_code(ana.code(), save=tmp_path / "ben.jsonl")


def test_both_hear_the_same_bell(clock, tmp_path):
    """The time is in the code to the second; at the bell both games are over."""
    ana, ben = two(tmp_path)
    assert ana.ends_at == ben.ends_at == datetime(2026, 3, 2, 10, 20, tzinfo=UTC)

    clock(20)
    for match in (ana, ben):
        match.run()
        assert match.position().result == "time_up"
    ana.receive(ben.code())


def test_no_bell_no_bell():
    """Without one the other session has none."""
    assert Match.from_code(Match(DECK, ["Ana", "Ben"], seed=1).code()).ends_at is None


def test_the_last_round_is_announced_in_both(clock, tmp_path):
    """Each session looks at the clock for itself, at another turn; the codes go on fitting, and the last one counts."""
    ana, ben = two(tmp_path)
    answer_right(ben, playable(ben))
    clock(15)
    ana.run()
    ana.receive(ben.code())
    assert len([event for event in ana.log if isinstance(event, LastRound)]) == 2
    answer_right(ana, playable(ana))
    ben.receive(ana.code())

    assert ben.view(1).last_round
    assert ben._table.last_turn == ana._table.last_turn
    for match in (ana, ben):
        assert Match.resume(match.path).position() == match.position()


def test_a_move_just_before_the_bell(clock, tmp_path):
    """It arrives after the bell has rung where it arrives: it counts, and the game is over with it."""
    ana, ben = two(tmp_path)
    answer_right(ben, playable(ben))
    code = ben.code()
    clock(21)
    ana.run()
    assert ana.over
    ana.receive(code)

    assert ana.over
    assert ana.position().open.bit_count() == ben.position().open.bit_count()
    assert len([event for event in ana.log if isinstance(event, Ended)]) == 2
    assert Match.resume(ana.path).position() == ana.position()
