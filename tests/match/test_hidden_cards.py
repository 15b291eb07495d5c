"""By every preset that asks questions: what a seat cannot see changes neither its view nor what a pupil does."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from seqnum.decks import Deck
from seqnum.engine import preset
from seqnum.match import Match, Pupil
from seqnum.match.log import Answered, Moved
from tests.decks.presets import ASKING

TABLES = [(name, seating.players, seating.sides) for name in ASKING for seating in preset(name).seatings]
DECKS = {name: Deck.generate("add_within_20", board=(6, 7), rules=name, seed=3) for name in ASKING}


def after(steps: int, name: str, players: int, sides: int) -> Match:
    """A match of pupils who are often wrong, so many steps from the deal."""
    pupils = [Pupil(f"P{seat}", misconceptions=("off_by_one_count",), ability=0) for seat in range(players)]
    match = Match(DECKS[name], pupils, sides=sides, seed=7)
    for _ in range(steps):
        if not match.over:
            match._one_of_us(hurry=False)
    return match


def permute(match: Match, seat: int | None) -> None:
    """Change round the cards that a seat cannot see."""
    position = match._table.position
    seen = range(len(position.hands)) if match.rules.open_hands else [seat]
    hands = [hand for owner, hand in enumerate(position.hands) if owner not in seen]
    cards = [*position.stock, *(card for hand in hands for card in hand)]
    rng = Random(match.turn)
    cards.sort(key=lambda _: rng.random())
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
    position.stock = cards


@pytest.mark.parametrize(("name", "players", "sides"), TABLES)
@pytest.mark.parametrize("steps", [0, 3, 10, 25])
def test_what_cannot_be_seen_changes_nothing(name, players, sides, steps):
    """Permute it: each seat's view is the same to the byte, and the pupil to move answers or moves alike."""
    here = after(steps, name, players, sides)
    for seat in (None, *range(players)):
        twin = after(steps, name, players, sides)
        permute(twin, seat)
        assert twin.position() != here.position()
        assert msgspec.json.encode(twin.view(seat)) == msgspec.json.encode(here.view(seat))

    if here.over:
        return
    twin = after(steps, name, players, sides)
    permute(twin, twin.turn)
    for match in (here, twin):
        match._one_of_us(hurry=False)

    assert told(twin) == told(here)


def told(match: Match) -> tuple[object, ...]:
    """What the last step was, but for when and in which file."""
    event = next(event for event in reversed(match.log) if isinstance(event, Answered | Moved))
    if isinstance(event, Moved):
        return (event.seat, event.move)
    one = event.attempt
    return (event.card, event.move, one.chosen, one.chosen_cell, one.outcome, one.time_to_card, one.time_to_answer)
