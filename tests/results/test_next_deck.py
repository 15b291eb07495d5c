"""What a pupil, or several, play next follows from what they answered."""

from __future__ import annotations

import pytest

from seqnum.results import ResultsError
from tests.results.answers import RULE, answers, changed, results_of


def test_a_diagnosed_mistake_is_looked_for_again():
    """The deck is of the skill with the mistake, at its level, and tells the mistake from others."""
    results = results_of(answers("Ana", [RULE] * 6 + [None] * 4), answers("Cleo", [None] * 10))
    deck = results.next_deck("Ana")
    assert deck.recipe is not None
    assert deck.recipe.skills == (("sub_2digit_regroup", 2),)
    assert RULE in deck.recipe.diagnose


@pytest.mark.parametrize(("right", "level"), [(10, 3), (7, 2), (3, 1)])
def test_the_level_follows_the_first_tries(right: int, level: int):
    """Nine of ten right: one level up; fewer than half: one down; else the same once more."""
    slips = [
        changed(one, chosen="1", correct=False, outcome="incorrect", misconceptions=())
        for one in answers("Ben", [None] * 10)
    ]
    made = [*slips[right:], *answers("Ben", [None] * 10)[:right]]
    made = [changed(one, seq=n, turn=n) for n, one in enumerate(made, start=2)]
    recipe = results_of(made).next_deck("Ben").recipe
    assert recipe is not None
    assert recipe.skills == (("sub_2digit_regroup", level),)


def test_several_play_one_deck():
    """A group's deck is of what they all met; the same answers give the same deck."""
    results = results_of(answers("Ana", [RULE] * 6), answers("Ben", [None] * 6, of="add_2digit_regroup"))
    deck = results.next_deck(["Ana", "Ben"])
    assert deck == results.next_deck(["Ben", "Ana"])
    assert deck.recipe is not None


def test_nobody_and_nothing_give_a_sentence():
    """A name that is not there, and cards of no skill, are said."""
    own = [changed(one, skill=None, level=None) for one in answers("Ana", [None] * 6)]
    with pytest.raises(ResultsError, match="no answers of Zoe"):
        results_of(own).next_deck("Zoe")
    with pytest.raises(ResultsError, match="Ana"):
        results_of(own).next_deck("Ana")
