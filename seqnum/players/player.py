"""Who chooses a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from random import Random as Generator

    from seqnum.engine import Move, View


class Player(Protocol):
    """A player: anything with this one method. It gets what its seat may see and a generator of its own."""

    def choose(self, view: View, rng: Generator) -> Move:
        """Return one of ``view.legal``.

        Parameters
        ----------
        view
            The game as the seat to move sees it.
        rng
            The only source of chance; of it only ``rng.random()`` gives the same on every Python.
        """
        ...
