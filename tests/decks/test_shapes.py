from __future__ import annotations

import json
import os
import subprocess
import sys
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


@pytest.mark.parametrize(
    "name",
    ["add_within_20", "add_fractions_unlike", "percent_of_quantity", "one_step_equation", "slope_two_points"],
)
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


KNOTS = """
from seqnum.maths.build import add, sub
from seqnum.maths.skills.within_20 import AddWithin20

class AddKnots(AddWithin20):
    id = "add_knots"
    rules = ()

    def prompt(self, operands):
        return sub(add(add(*operands), 100), 100)
"""


@pytest.mark.desktop
def test_a_skill_of_another_package_is_recognised_too(tmp_path):
    """Its shapes are in no table of ours: they are drawn when a teacher's question is read."""
    package, metadata = tmp_path / "knots", tmp_path / "knots-1.0.dist-info"
    (package / "texts" / "en").mkdir(parents=True)
    metadata.mkdir()
    (package / "__init__.py").write_text(KNOTS, encoding="utf-8")
    words = "".join(f'{key} = "Knots"\n' for key in ("name", "level_1", "level_2", "level_3"))
    (package / "texts" / "en" / "maths.toml").write_text(f"[skill.add_knots]\n{words}", encoding="utf-8")
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: knots\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[seqnum.skills]\nadd_knots = knots:AddKnots\n", encoding="utf-8")
    mine = tmp_path / "mine.csv"
    mine.write_text("".join(f"{n} + 7 + 100 - 100,{n + 7}\n" for n in range(2, 10)), encoding="utf-8")
    made = subprocess.run(
        [sys.executable, "-m", "seqnum", "deck", "--from", str(mine), "--board", "6x6", "--json"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    cards = [card for card in json.loads(made.stdout)["cards"] if card["kind"] == "face"]
    assert {card["skill"] for card in cards} == {"add_knots"}
