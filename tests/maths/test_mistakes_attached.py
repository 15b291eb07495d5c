"""Every misconception of the table of facts is looked for on the cards of a skill, or it is said why on none."""

from __future__ import annotations

from seqnum.maths.skills import SKILLS
from tests.maths.documented import DOCUMENTED

ON_NO_CARD = {
    "unreduced_answer": "the right value: every card that asks for lowest terms says so of what is typed",
    "reversal_error": "needs a sentence to be put into letters, and answers in letters",
    "bases_multiplied": "exponent_rules names the base and asks for the exponent",
    "negative_exponent_negates": "with fractions it has a name of its own; typed exercises: `seqnum diagnose`",
}
"""Of what is documented, what no skill looks for, with the reason."""


def test_every_documented_misconception_is_on_a_card():
    """Each of the 127 fits a skill, but those that are listed with a reason."""
    attached = {name for one in SKILLS.values() for name in one.misconceptions}

    assert {name for name, *_ in DOCUMENTED} - attached == set(ON_NO_CARD)
