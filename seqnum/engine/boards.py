"""The board and the cards that come with rules of a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.card import Card
from seqnum.engine.classic import RANKS, classic_cards, classic_layout
from seqnum.engine.layout import Layout
from seqnum.engine.presets import preset
from seqnum.engine.shuffle import shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine.card import Kind
    from seqnum.engine.rules import Rules

ANIMALS = (
    "bear", "bee", "cat", "cow", "dog", "duck", "elephant", "fish", "fox", "frog", "horse", "lion", "monkey", "mouse",
    "owl", "penguin", "pig", "rabbit", "tiger",
)  # fmt: skip
LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWY")
"""X and Z are the remove and the wild cards."""
STATES = (
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA", "ME",
    "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK", "OR", "PA",
    "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY",
)  # fmt: skip

_BOARDS: dict[str, tuple[int, int, Sequence[str]]] = {
    "sequence_numbers": (8, 8, [str(number) for number in range(30)]),
    "classroom": (8, 8, [str(number) for number in range(30)]),
    "young": (6, 7, [str(number) for number in range(19)]),
    "kids": (6, 7, ANIMALS),
    "letters": (6, 8, LETTERS),
    "states": (10, 10, STATES),
    "travel": (6, 8, [rank + suit for suit in "SDCH" for rank in RANKS]),
}
"""Rows, columns, and what stands there as often as the rules say."""

_DICE = (
    *("2", None, None, None, None, "2"),
    *(None, None, None, None, None, None),
    *(None, None, "12", "12", None, None),
    *(None, None, "12", "12", None, None),
    *(None, None, None, None, None, None),
    *("2", None, None, None, None, "2"),
)
"""The 2s in the corners, the 12s in the middle; 3 to 9 in between, four times each."""
_DICE_SPECIALS: dict[int, Kind] = {10: "remove", 11: "wild"}


def board_for(name: str, seed: str | int = 0) -> tuple[Layout, tuple[Card, ...]]:
    """Return the board and the cards of a preset.

    The classic board is always the same; on the others the seed says where the faces stand. The maths presets get
    plain numbers: cards with questions come from a deck.

    Parameters
    ----------
    name
        A preset's name.
    seed
        The same seed gives the same board, on every Python.

    Raises
    ------
    RulesError
        When there are no such rules; the message lists those there are.

    Examples
    --------
    >>> layout, cards = board_for("kids", seed=7)
    >>> layout.rows, layout.cols, len(cards)
    (6, 7, 42)
    >>> board_for("dice")[0].cells_of("12")
    (14, 15, 20, 21)
    """
    rules = preset(name)
    if name == "sequence":
        return classic_layout(), classic_cards()
    if name == "dice":
        return _dice_layout(seed), _throws()
    rows, cols, faces = _BOARDS[name]
    free = {0, cols - 1, (rows - 1) * cols, rows * cols - 1} if rules.free_corners else set()
    order = iter(shuffled([face for face in faces for _ in range(rules.copies)], f"{seed}:board:{name}"))
    layout = Layout(rows, cols, tuple(None if cell in free else next(order) for cell in range(rows * cols)))
    return layout, cards_of(layout, rules)


def cards_of(layout: Layout, rules: Rules) -> tuple[Card, ...]:
    """Return one card for each space that shows a face, and the wild and remove cards the rules ask for.

    It is what the printed games of the family have in their boxes.

    Parameters
    ----------
    layout, rules
        What is played, on which board.

    Examples
    --------
    >>> from collections import Counter
    >>> from seqnum.engine import sequence
    >>> Counter(cards_of(classic_layout(), sequence())) == Counter(classic_cards())
    True
    """
    faces = tuple(Card("face", face) for face in layout.faces if face is not None)
    return faces + (Card("wild"),) * rules.wild + (Card("remove"),) * rules.remove


def _dice_layout(seed: str | int) -> Layout:
    rest = iter(shuffled([str(number) for number in range(3, 10) for _ in range(4)], f"{seed}:board:dice"))
    return Layout(6, 6, tuple(next(rest) if face is None else face for face in _DICE))


def _throws() -> tuple[Card, ...]:
    """Return the 36 ways two dice can fall."""
    sums = (one + other for one in range(1, 7) for other in range(1, 7))
    return tuple(Card(_DICE_SPECIALS[n]) if n in _DICE_SPECIALS else Card("face", str(n)) for n in sums)
