"""The first line of a match file: all that is needed to deal the same game again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING
from uuid import uuid4

import msgspec

from seqnum.decks.document import encode
from seqnum.decks.for_rules import as_played
from seqnum.engine import PRESETS, Rules, preset, shuffled
from seqnum.match.bell import bell_time
from seqnum.match.errors import MatchError
from seqnum.match.log import FORMAT, Started
from seqnum.match.seats import Participant, Seat, listed, seat_record, seats_for
from seqnum.text import chosen_language
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from seqnum.decks import Deck


def opening(
    deck: Deck,
    players: Sequence[Participant],
    *,
    rules: str | Rules | None,
    sides: int | None,
    lang: str | None,
    seed: int | str | None,
    starter: int,
    class_id: str | None,
    levels: Sequence[int | None] | None,
    ends_at: str | datetime | None,
    now: datetime,
) -> tuple[Started, Deck, tuple[Seat, ...]]:
    """Return the header of a new match, the deck as played and who sits where; for the parameters see :class:`Match`.

    Raises
    ------
    MatchError, RulesError
        When they do not fit together; the message says what would.
    """
    chosen = rules_for(deck, rules)
    deck = as_played(deck, chosen)
    lang = chosen_language(lang)
    seating = chosen.seating(len(listed(players)), sides)
    seats = seats_for(players, seating.sides, lang)
    asks = _levels(deck, levels, len(seats))
    rings = bell_time(ends_at)
    if type(starter) is not int or not 0 <= starter < len(seats):
        raise MatchError("match.error.starter", given=starter, last=len(seats) - 1)
    key = secrets.token_hex(8) if seed is None else str(seed)
    header = Started(
        n=1,
        format=FORMAT,
        game_id=uuid4().hex,
        app_version=__version__,
        created_at=now.isoformat(),
        lang=lang,
        rules=chosen,
        sides=seating.sides,
        deck=msgspec.Raw(encode(deck)),
        deck_hash=deck.hash,
        class_id=class_id,
        seats=tuple(
            msgspec.structs.replace(seat_record(seat), asks=level) for seat, level in zip(seats, asks, strict=True)
        ),
        starter=starter,
        seed=key,
        order=_order(chosen, len(deck.cards), key),
        ends_at=None if rings is None else rings.isoformat(),
    )
    return header, deck, seats


def rules_for(deck: Deck, rules: str | Rules | None) -> Rules:
    """Return the rules that a deck is played by.

    Raises
    ------
    MatchError, RulesError
        When there are none of that name, or they are for cards of another kind; with those that work.
    """
    chosen = rules if isinstance(rules, Rules) else preset(rules or deck.rules)
    if (chosen.answer_policy is not None) == deck.asks:
        return chosen
    works = ", ".join(name for name, make in PRESETS.items() if (make().answer_policy is not None) == deck.asks)
    raise MatchError(f"match.error.{'needs_answers' if deck.asks else 'needs_cards'}", rules=chosen.name, works=works)


def _order(rules: Rules, cards: int, key: str) -> tuple[int, ...]:
    """Return the order of the cards as dealt: by chance, but for piles, whose printed cards are shuffled by hand."""
    return tuple(range(cards)) if rules.source == "piles" else shuffled(range(cards), f"{key}:deal")


def _levels(deck: Deck, levels: object, players: int) -> tuple[int | None, ...]:
    """Return the level of the questions for each seat."""
    if levels is None:
        return (None,) * players
    if not isinstance(levels, list | tuple) or len(levels) != players:
        raise MatchError("match.error.levels", players=players)
    for level in levels:
        if level is not None and level not in deck.levels:
            works = ", ".join(map(str, deck.levels)) or "-"
            raise MatchError("match.error.level", given=str(level)[:20], works=works)
    return tuple(levels)
