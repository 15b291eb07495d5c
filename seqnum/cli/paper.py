"""``seqnum print``: a deck as a page to print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.cli.deck import board
from seqnum.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from seqnum.decks import Deck

USUAL = Path("deck.html")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.print.about")
    parser = commands.add_parser("print", parents=[everywhere], help=about, description=about)
    parser.add_argument("deck", nargs="+", metavar="DECK", help=say("cli.print.deck"))
    parser.add_argument("--paper", default="A4", metavar="A4|A3|Letter", help=say("cli.print.paper"))
    parser.add_argument("--tiled", action="store_true", help=say("cli.print.tiled"))
    parser.add_argument("--parts", metavar="board,cards", help=say("cli.print.parts"))
    parser.add_argument("--no-backs", action="store_true", help=say("cli.print.no_backs"))
    parser.add_argument("-o", "--out", type=Path, default=USUAL, metavar="FILE", help=say("cli.print.out"))
    parser.add_argument("--board", type=board, default=(8, 8), metavar="8x8", help=say("cli.deck.board"))
    parser.add_argument("--level", type=int, default=2, help=say("cli.deck.level"))
    parser.add_argument("--seed", type=int, default=1, help=say("cli.deck.seed"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the page, and say where it is."""
    from seqnum.decks.paper import PARTS

    deck = named_deck(arguments.deck, board=arguments.board, level=arguments.level, seed=arguments.seed)
    parts = PARTS if arguments.parts is None else arguments.parts.split(",")
    page = deck.to_html(
        arguments.out, paper=arguments.paper, tiled=arguments.tiled, parts=parts, backs=not arguments.no_backs
    )
    sides = page.count('<section class="sheet ')
    if arguments.json:
        print(json.dumps({"file": str(arguments.out), "sides": sides}, ensure_ascii=False))
    else:
        print(say("cli.print.done", file=arguments.out, n=sides))
    return 0


def named_deck(given: Sequence[str], *, board: tuple[int, int], level: int, seed: int) -> Deck:
    """Return the deck that words on a command line name: a file, a code, a card game, or skills.

    Parameters
    ----------
    given
        The words.
    board, seed
        Of a deck that is made of skills, or of a teacher's own questions.
    level
        Of a deck that is made of skills.

    Raises
    ------
    SeqnumError
        When there is no such deck.
    """
    from seqnum.decks import Deck
    from seqnum.engine import PRESETS, preset

    first = given[0]
    if len(given) == 1:
        if first.lower().endswith(".json"):
            return Deck.load(first)
        if "~" in first and not Path(first).exists():
            return Deck.from_code(first)
        if first in PRESETS and preset(first).answer_policy is None:
            return Deck.of_cards(first, seed=seed)
        if Path(first).suffix or Path(first).is_file():  # no skill has a dot in its name
            return Deck.from_file(first, board=board, seed=seed)
    return Deck.generate(*given, board=board, level=level, seed=seed)
