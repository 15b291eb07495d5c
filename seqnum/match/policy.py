"""What a wrong number costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from seqnum.engine import Discard, Forfeit, Move

if TYPE_CHECKING:
    from seqnum.engine.rules import AnswerPolicy

Cost = Literal["again", "reveal", "lose_turn"]


def cost_of_wrong(policy: AnswerPolicy, tries: int) -> Cost:
    """Return what follows a wrong number.

    Parameters
    ----------
    policy
        The answer policy of the rules.
    tries
        Wrong numbers for this card since it was drawn, the last one among them.

    Returns
    -------
    str
        ``"again"``: the same card once more. ``"reveal"``: the worked step, another card, the turn ends.
        ``"lose_turn"``: the turn ends, the card stays.

    Examples
    --------
    >>> cost_of_wrong("two_tries", 1), cost_of_wrong("two_tries", 2)
    ('again', 'reveal')
    """
    if policy == "two_tries":
        return "again" if tries == 1 else "reveal"
    if policy == "retry":
        return "again"
    if policy == "lose_turn":
        return "lose_turn"
    if policy == "reveal":
        return "reveal"
    assert_never(policy)


def move_for(cost: Cost, card: int) -> Move | None:
    """Return the move that a cost comes to: none while the same card may be tried again."""
    if cost == "again":
        return None
    return Discard(card) if cost == "reveal" else Forfeit()
