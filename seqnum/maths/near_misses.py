"""Misconceptions that are right thinking about another question, and deserve a tone of their own."""

from __future__ import annotations

NEAR_MISSES = frozenset(
    {
        "gave_change_not_result",
        "gave_the_rest",
        "interest_without_amount",
        "probability_of_the_others",
        "quotient_for_remainder",
        "unreduced_answer",
    }
)
"""Well calculated, but not what the card asks: the rest, the change, the quotient; or not in lowest terms."""
