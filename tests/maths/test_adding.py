"""A skill that somebody writes in a notebook is one like ours, or a sentence says why not."""

from __future__ import annotations

import pytest

import seqnum as sq
from seqnum.maths import SKILLS, add_skill
from seqnum.maths.registry import BrokenSkill
from seqnum.maths.skills.within_20 import AddWithin20
from seqnum.maths.space import Listed
from seqnum.testing import check_skill
from seqnum.text import LANGUAGES, added

WORDS = """
[skill.add_nine]
name = "Adding nine"
level_1 = "9 and a small number"
level_2 = "9 and another number"
level_3 = "9 and a large number"
"""


class AddNine(AddWithin20):
    id = "add_nine"

    def space(self, level):
        return Listed([(9, n) for n in range(1, 5 + 5 * level)], sum)


@pytest.fixture(autouse=True)
def _as_before(monkeypatch):
    """Take no skill along to other tests."""
    monkeypatch.setitem(SKILLS.__dict__, "_others", {})
    monkeypatch.setattr(added, "_of_session", {})


def test_a_skill_of_a_session_is_a_skill():
    """It keeps to what ours keep to, stands in the list, and makes a deck that is played and read."""
    check_skill(add_skill(AddNine(), WORDS), draws=20)

    assert list(SKILLS)[-1] == "add_nine"
    assert {SKILLS["add_nine"].name(lang) for lang in LANGUAGES} == {"Adding nine"}
    deck = sq.Deck.generate("add_nine", board=(6, 7), seed=7)
    match = sq.Match(deck, [sq.Pupil("Ana"), sq.Pupil("Ben")], seed=1)
    match.run()
    assert {attempt.skill for attempt in match.attempts() if attempt.skill} == {"add_nine"}


def test_the_cell_is_run_again():
    """What was changed meanwhile counts."""
    add_skill(AddNine(), WORDS)
    add_skill(AddNine(), WORDS.replace("Adding nine", "Nine more"))

    assert SKILLS["add_nine"].name("es") == "Nine more"
    assert len([name for name in SKILLS if name == "add_nine"]) == 1


def skill_with(**parts):
    return type("Broken", (AddNine,), parts)()


def no_cards(self, level):
    raise RuntimeError("no cards")


@pytest.mark.parametrize(
    ("skill", "words", "says"),
    [
        ("add_nine", WORDS, "add_nine is no skill"),
        (skill_with(id="Add nine"), WORDS, "Add nine is no skill with an id"),
        (skill_with(id="add_within_20"), WORDS, "already a skill 'add_within_20'"),
        (AddNine(), "name = Adding", "cannot be read: Invalid value"),
        (AddNine(), None, "cannot be read"),
        (AddNine(), '[skill.add_nine]\nname = "Adding nine"', "lack skill.add_nine.level_1"),
        (skill_with(space=no_cards), WORDS, "does not work: RuntimeError: no cards"),
    ],
)
def test_what_is_no_skill_is_a_sentence(skill, words, says):
    """It is told what is missing, and the list stays as it was."""
    with pytest.raises(BrokenSkill, match=says):
        add_skill(skill, words)

    assert "add_nine" not in SKILLS
