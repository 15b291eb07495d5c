"""What rules are called where people read it."""

from __future__ import annotations

import pytest

import seqnum as sq
from seqnum.engine import PRESETS
from seqnum.engine.preset_title import preset_title
from seqnum.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_has_a_title_of_its_own(lang: str):
    """No two are called the same, and none by a name from the code."""
    titles = {preset_title(name, lang) for name in PRESETS}
    assert len(titles) == len(PRESETS)
    assert not [title for title in titles if "_" in title]


def test_printed_rules_and_forecasts_say_it_in_the_readers_language():
    """The foot of the printed rules and a forecast's summary name them so."""
    deck = sq.Deck.generate("add_within_20", seed=7)
    assert "reglas: aula" in deck.to_html(parts=["rules"], lang="es")
    assert "regras: sala de aula" in sq.forecast(deck, games=1, seed=7).summary("pt")[0]
