"""When computers and simulated pupils take the card they are owed, where players draw by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from seqnum.engine import Position


def takes_card(position: Position, people: Collection[int]) -> int | None:
    """Return a seat that takes its card now, nobody being asked; ``None`` if none does.

    Computers take their card as soon as they have played, so they never lose one. Where they do not wait for people
    to take theirs (``wait_for_draw``), doing so would at once cost a person who played just before the card: they let
    it lie until that person has taken it or has played on without, as a player does who is not out for cards.

    Parameters
    ----------
    position
        The game now.
    people
        The seats of those who take their cards themselves.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from seqnum.engine import Game, board_for, preset
    >>> rules = replace(preset("kids"), draw="manual", wait_for_draw=False)
    >>> game = Game.deal(rules, *board_for("kids"), seed=1)
    >>> for _ in range(2):
    ...     game = game.play(game.legal()[0])
    >>> position = game.position()
    >>> takes_card(position, people=(0,)), takes_card(position, people=())
    (None, 0)
    """
    if not position.can_draw:
        return None
    left: int | None = None
    """The number of the play before, if its card lies untaken."""
    for index, (number, seat) in enumerate(position.owed):
        played_on = any(later in people for _, later in position.owed[index + 1 :])
        spares = not position.setup.rules.wait_for_draw and left == number - 1
        if seat not in people and (seat == position.turn or played_on or not spares):
            return seat
        left = number
    return None
