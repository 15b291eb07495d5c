from __future__ import annotations

import hashlib
from collections import Counter

from seqnum.engine import JACKS, classic_cards, classic_layout, sequence

# rules.md §2.1: the grid that ten independent implementations agree on.
SHA_256 = "3f60b10b4e94e6278e50c341a86ad4682f551036f759a18061c7e33a3ccd1abc"


def test_generated_layout_is_the_printed_one():
    """The spiral is the board that ten independent sources agree on."""
    codes = " ".join(face or "FREE" for face in classic_layout().faces)

    assert hashlib.sha256(codes.encode()).hexdigest() == SHA_256


def test_every_card_twice():
    """Each of the 48 cards without the jacks stands twice; two open projects fail this."""
    faces = Counter(classic_layout().faces)

    assert faces.pop(None) == 4
    assert len(faces) == 48
    assert {2} == set(faces.values())
    assert not any(face.startswith("J") for face in faces if face)


def test_cards():
    """There are 96 cards of the board and as many special ones as the rules say."""
    cards = classic_cards()
    kinds = Counter(card.kind for card in cards)

    assert {"face": 96, "wild": sequence().wild, "remove": sequence().remove} == kinds
    assert Counter(card.face for card in cards if card.face) == Counter(f for f in classic_layout().faces if f)


def test_jacks_by_eyes():
    """Two-eyed jacks are diamonds and clubs, one-eyed ones hearts and spades: one of each colour."""
    assert JACKS == {"JD": "wild", "JC": "wild", "JH": "remove", "JS": "remove"}
