"""The player that just plays something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random as Generator

    from seqnum.engine import Move, View


@dataclass(frozen=True)
class Random:
    """Chooses any legal move, each as likely as the others.

    Examples
    --------
    >>> import random
    >>> from seqnum.engine import Game, classic_cards, classic_layout, sequence
    >>> game = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7")
    >>> Random().choose(game.view(0), random.Random("7:player:0")) in game.legal()
    True
    """

    def choose(self, view: View, rng: Generator) -> Move:
        """Return one of ``view.legal``."""
        return view.legal[int(rng.random() * len(view.legal))]
