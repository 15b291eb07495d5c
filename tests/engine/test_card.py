from __future__ import annotations

import pytest

from seqnum.engine import Card, RulesError


@pytest.mark.parametrize("card", [Card("face", "-3"), Card("face", "QS"), Card("wild"), Card("remove")])
def test_repr_rebuilds(card):
    """The repr of a card is the card."""
    assert card == eval(repr(card))


@pytest.mark.parametrize(
    ("kind", "face", "named"),
    [("joker", None, "'joker'"), ("face", None, "None"), ("face", "", "''"), ("face", 7, "7"), ("wild", "7", "'7'")],
)
def test_bad_card(kind, face, named):
    """A card of no kind, or with a face too many or too few, is refused by its value."""
    with pytest.raises(RulesError, match=named):
        Card(kind, face)
