"""The deck of a lesson, where ``seqnum play`` is told which deck or which rules to play with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.engine import preset

if TYPE_CHECKING:
    from seqnum.decks import Deck


def lesson_deck(given: str | None, rules: str | None, usual: Path, shipped: Path) -> Deck:
    """Return the deck that is asked for, made for the rules that are asked for.

    Parameters
    ----------
    given
        A deck's file or code. When left out: the cards of the game, where the rules are those of a card game, else
        the lesson's deck.
    rules
        A preset's name; those the deck was made for when left out.
    usual
        The lesson's deck.
    shipped
        The deck that the lesson came with: for rules with questions, where the lesson's deck has none.

    Raises
    ------
    SeqnumError
        When there is no such deck, there are no such rules, or they do not fit together.
    """
    from seqnum.decks import Deck
    from seqnum.decks.for_rules import made_for
    from seqnum.match import Match

    if given is not None:
        deck = Deck.from_code(given) if "~" in given and not Path(given).exists() else Deck.load(given)
    elif rules is not None and preset(rules).answer_policy is None:
        deck = Deck.of_cards(rules)
    else:
        deck = Deck.load(usual)
        deck = deck if deck.asks else Deck.load(shipped)
    if rules not in (None, deck.rules):
        deck = made_for(deck, str(rules))
    players = min(seating.players for seating in preset(deck.rules).seatings)
    Match(deck, list(range(1, players + 1)))  # says what does not fit, before anything is written
    return deck


def put_deck(deck: Deck, path: Path, shipped: Path) -> Path | None:
    """Save a deck as that of the lesson; keep a copy of the one a teacher saved there before.

    Parameters
    ----------
    deck
        What is played from now on.
    path
        The lesson's deck.
    shipped
        The deck that the lesson came with.

    Returns
    -------
    Path or None
        The copy of the former deck, if there was one that cannot be had again.
    """
    from seqnum.decks import DeckError
    from seqnum.decks.document import file_bytes
    from seqnum.saving import save_whole

    before = path.read_bytes() if path.exists() else b""
    copies = [each for each in path.parent.glob(f"{path.stem}*{path.suffix}") if each != path]
    copy = None
    if before not in (b"", file_bytes(deck), *(each.read_bytes() for each in (shipped, *copies))):
        numbers = range(1, 2 + len(copies))
        copy = next(each for number in numbers if not (each := path.with_stem(f"{path.stem}-{number}")).exists())
        save_whole(copy, before, DeckError)  # first: a full disk then leaves the former deck where it was
    deck.save(path)
    return copy
