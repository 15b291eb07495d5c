from __future__ import annotations

from random import Random

import pytest

from seqnum.decks.imports import shapes
from seqnum.decks.imports.recognise import recognised
from seqnum.maths import Question
from seqnum.maths.skills import SKILLS
from tests.decks.shapes import PATH, table


def test_the_table_says_what_the_skills_ask():
    """It is what cards drawn from each level show; after a skill was changed `make shapes` writes it anew."""
    assert PATH.read_text(encoding="utf-8") == table()


@pytest.mark.parametrize("name", ["add_within_20", "add_fractions_unlike", "percent_of_quantity", "one_step_equation"])
def test_a_card_is_recognised_by_its_shape(name):
    """A card typed by a teacher is one of the skill that asks so first."""
    skill = SKILLS[name]
    for level in skill.levels:
        card = skill.draw(Random(f"recognised:{level}"), level)
        assert (skill, level) in list(shapes.asking(card.prompt))
        own = Question("own:1", None, None, card.prompt, card.answer, form=card.written)
        found = recognised(own)
        assert found is not None
        assert (found.prompt, found.answer) == (card.prompt, card.answer)
