"""What the questions of a match were made from, as its deck tells."""

from __future__ import annotations

import msgspec


class _Asked(msgspec.Struct, frozen=True):
    """What a card of a deck asks, as far as the skill needs it to make the question again."""

    id: str
    skill: str | None = None
    level: int | None = None
    operands: tuple[int, ...] = ()


class _Card(_Asked, frozen=True):
    versions: tuple[_Asked, ...] = ()


class _Deck(msgspec.Struct, frozen=True):
    cards: tuple[_Card, ...] = ()


_decks = msgspec.json.Decoder(_Deck)


def operands_of(deck: msgspec.Raw) -> dict[tuple[str, int], tuple[int, ...]]:
    """Return what a deck's questions were made from; nothing for a deck that is none of ours.

    Parameters
    ----------
    deck
        The deck as it stands in the header of a match file.

    Returns
    -------
    dict
        The operands by item and level.

    Examples
    --------
    >>> operands_of(msgspec.Raw(b'{"cards": [{"id": "add:8+7", "level": 2, "operands": [8, 7]}]}'))
    {('add:8+7', 2): (8, 7)}
    """
    try:
        cards = _decks.decode(deck).cards
    except (msgspec.DecodeError, RecursionError):
        return {}
    asked = (each for card in cards for each in (card, *card.versions))
    return {
        (one.id.partition("#")[0], one.level): one.operands for one in asked if one.operands and one.level is not None
    }
