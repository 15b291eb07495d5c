"""Deck files of this version, kept so that every later one is held to reading them: `python -m tests.decks.keeping`.

Run once for each version that is published; what an earlier one wrote is never written again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from seqnum import __version__
from seqnum.decks import Deck

KEPT = Path(__file__).parent / "kept"
OWN = "8 + 7,15\n6 × ? = 42,7\n2/3 + 1/6,5/6\n2x + 3 = 11,4\n3 × (4 + 5),27\nCapital of France?,Paris\n"


def write(folder: Path) -> None:
    """Save a deck of each kind, and what its cards ask and want."""
    folder.mkdir(parents=True)
    own = folder / "own.csv"
    own.write_text(OWN, encoding="utf-8")
    decks = {
        "skills": Deck.generate("add_fractions_unlike", "two_step_equation", board=(6, 7), level=3, seed=2026),
        "levels": Deck.generate("add_within_20", board=(6, 6), level=(1, 3), seed=7),
        "aimed": Deck.generate("sub_3digit_regroup", board=(5, 6), target_success=0.7, ability=2.0, seed=7),
        "telling": Deck.generate("sub_2digit_regroup", board=(5, 6), diagnose=["smaller_from_larger"], seed=7),
        "unit": Deck.from_curriculum("bncc", "EF03MA07", board=(5, 6), seed=7),
        "own": Deck.from_file(own, board=(5, 6), seed=7),
        "cards": Deck.of_cards("kids", seed=7),
    }
    told = {name: asked(deck.save(folder / f"{name}.json")) for name, deck in decks.items()}
    (folder / "expected.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def asked(path: Path) -> dict[str, Any]:
    """Return the hash of a deck that was saved, and of each card its id, kind, question and answer."""
    deck = Deck.load(path)
    cards = [
        [card.id, card.kind, [one.text() for one in (card.question, *card.versions) if one is not None], card.answer]
        for card in deck.cards
    ]
    return {"hash": deck.hash, "rules": deck.rules, "board": deck.layout.text(), "cards": cards}


def main() -> None:
    """Write the files of this version."""
    folder = KEPT / __version__
    if folder.exists():
        sys.exit(f"{folder} is there already and is what it is.")
    write(folder)
    print(f"{len([*folder.iterdir()])} files")


if __name__ == "__main__":
    main()
