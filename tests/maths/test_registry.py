"""Skills are found by id: ours when asked for, other packages' through entry points, broken ones left out."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from textwrap import dedent

import pytest

from seqnum.maths.registry import Registry
from seqnum.maths.skills import SKILLS
from seqnum.testing import check_skill
from seqnum.text import LANGUAGES, known
from seqnum.text.added import added

SKILL = """
    from seqnum.maths.skills.within_20 import AddWithin20

    class AddKnots(AddWithin20):
        id = "add_knots"
"""
TEXTS = """
    [skill.add_knots]
    name = "Adding knots"
    level_1 = "Few knots"
    level_2 = "Some knots"
    level_3 = "Many knots"
"""


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Install a package with one skill: as pip does, a folder of code and one of metadata."""

    def install(code=SKILL, texts=TEXTS, points="add_knots = {name}.skills:AddKnots", lang="en"):
        name = f"knots_{len(list(tmp_path.glob('*.dist-info')))}_{tmp_path.name}"
        folder = tmp_path / name
        (folder / "texts" / lang).mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "skills.py").write_text(dedent(code), encoding="utf-8")
        (folder / "texts" / lang / "maths.toml").write_text(dedent(texts), encoding="utf-8")
        metadata = tmp_path / f"{name}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        (metadata / "entry_points.txt").write_text(f"[seqnum.skills]\n{points.format(name=name)}\n", encoding="utf-8")

    monkeypatch.syspath_prepend(tmp_path)
    added.cache_clear()
    yield install
    added.cache_clear()


def registry():
    return Registry({"add_within_20": "seqnum.maths.skills.within_20:AddWithin20"})


@pytest.mark.desktop
def test_a_skill_is_imported_when_it_is_asked_for():
    """The list of skills imports none of them, nor does asking for one import the others."""
    code = "import sys; from seqnum.maths import SKILLS; list(SKILLS); SKILLS['table_all_10']; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "seqnum.maths.skills.tables" in loaded
    assert "seqnum.maths.skills.within_20" not in loaded


def test_the_registry_is_a_mapping_like_any_other():
    """It counts, lists, finds and compares as the dict it stands for; what is no id is no key."""
    assert dict(SKILLS) == SKILLS
    assert [one.id for one in SKILLS.values()] == list(SKILLS)
    assert len(SKILLS) == len(list(SKILLS))
    assert SKILLS["table_all_10"] is SKILLS["table_all_10"]
    assert "table_all_10" in SKILLS
    assert not {"no_such_skill", 3, None} & SKILLS.keys()
    assert SKILLS.get("no_such_skill") is None
    with pytest.raises(KeyError):
        SKILLS["no_such_skill"]


def test_the_registry_and_its_skills_are_pickled_by_name():
    """A process that gets them has its own."""
    assert pickle.loads(pickle.dumps(SKILLS)) is SKILLS
    assert pickle.loads(pickle.dumps(SKILLS["table_all_10"])) is SKILLS["table_all_10"]


def test_a_package_adds_a_skill_with_its_words(package):
    """It stands behind ours and says its own sentences; English ones where it lacks a language."""
    package()
    found = registry()
    assert list(found) == ["add_within_20", "add_knots"]
    assert found["add_knots"].question(2, (8, 7)).answer == 15
    for lang in LANGUAGES:
        assert found["add_knots"].name(lang) == "Adding knots"
        assert found["add_knots"].sentence(3, lang) == "Many knots"
    assert known("maths.skill.add_knots.name", "pt") == "Adding knots"


def test_a_package_is_held_to_what_ours_are_held_to(package):
    """The conformance suite takes a skill of another package as it takes ours."""
    package()
    check_skill(registry()["add_knots"], draws=10)


def test_a_package_cannot_change_our_words(package):
    """What we say ourselves we go on saying."""
    package(texts=TEXTS + '[skill.add_within_20]\nname = "Mine"')
    assert SKILLS["add_within_20"].name("en") == "Adding within 20"
    assert registry()["add_knots"].name("en") == "Adding knots"


@pytest.mark.parametrize(
    ("installed", "said"),
    [
        ({"code": "import no_such_library"}, "does not work: ModuleNotFoundError: No module named 'no_such_library'"),
        ({"code": "class Other: ..."}, "does not work: AttributeError"),
        ({"code": "class AddKnots: ..."}, "is no skill with that name as its id"),
        ({"code": SKILL.replace("add_knots", "other")}, "is no skill with that name as its id"),
        ({"code": SKILL + "        def space(self, level):\n            raise RuntimeError('no\\nknots')"}, "no knots"),
        ({"code": "from seqnum.maths import Skill\nclass AddKnots(Skill):\n    id = 'add_knots'"}, "TypeError"),
        ({"texts": ""}, "its texts lack maths.skill.add_knots.level_1"),
        ({"texts": "]["}, "its texts lack maths.skill.add_knots.level_1"),
        ({"lang": "pt"}, "its texts lack maths.skill.add_knots.level_1"),
        ({"points": "add_knots = :::"}, "the package knots_0"),
        ({"points": "add_knots = __main__:AddKnots"}, "does not work"),
        ({"points": "add_within_20 = {name}.skills:AddKnots"}, "there is already a skill of that name"),
        ({"points": "Add-Knots = {name}.skills:AddKnots"}, "a name has small letters, digits and _ only"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_broken_package_is_one_warning(package, installed, said):
    """What is wrong is said in one sentence, and the other skills are as good as ever."""
    package(**installed)
    found = registry()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert list(found) == ["add_within_20"]
        assert len(list(found.values())) == 1
    assert [said in str(one.message) for one in caught] == [True]
    assert "\n" not in str(caught[0].message)


def test_two_packages_with_one_skill(package):
    """The first one counts, and the other one is told."""
    package()
    package()
    found = registry()
    with pytest.warns(UserWarning, match="there is already a skill of that name"):
        assert list(found) == ["add_within_20", "add_knots"]
