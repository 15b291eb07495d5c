"""Which misconceptions a card tells apart: those that give different wrong numbers on the board."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from seqnum.maths.written import face_canonical

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from seqnum.decks.deck import Deck


def numbers_shown(deck: Deck) -> Counter[str]:
    """Return on how many spaces each number stands, by its canonical text; none where the deck asks nothing."""
    faces = deck.layout.faces if deck.asks else ()
    return Counter(face_canonical(face) for face in faces if face is not None)


def separating_cards(deck: Deck, misconceptions: Iterable[str]) -> dict[str, int]:
    """Return on how many cards each misconception has a wrong number on the board that none of the others gives.

    Parameters
    ----------
    deck
        A deck.
    misconceptions
        Ids.
    """
    shown, found = numbers_shown(deck), dict.fromkeys(misconceptions, 0)
    for question in deck.questions:
        for one in told_apart(question.mistakes, shown, found):
            found[one] += 1
    return found


def told_apart(mistakes: Mapping[str, Sequence[str]], shown: Container[str], wanted: Container[str]) -> set[str]:
    """Return which of some misconceptions a card tells from the others: those with a number on the board of their own.

    Parameters
    ----------
    mistakes
        Wrong numbers, canonical, with the ids of the misconceptions that give them.
    shown
        The numbers on the board, canonical.
    wanted
        Ids of those that are to be told apart.

    Examples
    --------
    >>> told_apart({"35": ("b",), "45": ("a", "b"), "55": ("c",)}, {"35", "45"}, {"a", "b", "c"})
    {'b'}
    """
    given = ([one for one in ids if one in wanted] for wrong, ids in mistakes.items() if wrong in shown)
    return {ids[0] for ids in given if len(ids) == 1}


def open_wrong(mistakes: Mapping[str, Sequence[str]], shown: Container[str]) -> dict[str, frozenset[str]]:
    """Return the wrong numbers on the board of each misconception that has one there.

    Parameters
    ----------
    mistakes, shown
        As for :func:`told_apart`.

    Examples
    --------
    >>> open_wrong({"35": ("a",), "45": ("a",), "55": ("c",)}, {"35"})
    {'a': frozenset({'35'})}
    """
    found: dict[str, frozenset[str]] = {}
    for wrong, ids in mistakes.items():
        if wrong in shown:
            found |= {one: found.get(one, frozenset()) | {wrong} for one in ids}
    return found
