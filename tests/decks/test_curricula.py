from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.cli.check import check
from seqnum.decks import Curriculum, Deck, curricula, curriculum
from seqnum.decks.curricula import read_curriculum
from seqnum.maths import SKILLS
from seqnum.shipped import curricula_folder
from seqnum.text import LANGUAGES, set_language
from tests.decks.sentences import assert_sentence, outcome, refused

CCSS = {
    "add_within_20": {"1.OA.C.6", "2.OA.B.2"},
    "sub_within_20": {"1.OA.C.6", "2.OA.B.2"},
    "add_2digit_regroup": {"2.NBT.B.5"},
    "sub_2digit_regroup": {"2.NBT.B.5"},
    "add_3digit": {"2.NBT.B.7", "3.NBT.A.2"},
    "sub_3digit_regroup": {"2.NBT.B.7", "3.NBT.A.2"},
    "table_all_10": {"3.OA.C.7"},
    "division_facts": {"3.OA.C.7", "3.OA.B.6"},
    "missing_factor": {"3.OA.A.4"},
    "order_of_operations": {"5.OA.A.1"},
    "fraction_of_quantity": {"4.NF.B.4c", "5.NF.B.4a"},
    "add_fractions_unlike": {"5.NF.A.1"},
    "integer_add_sub": {"7.NS.A.1"},
    "two_step_equation": {"7.EE.B.4a"},
}
"""The codes of the Common Core State Standards by skill, copied from our table of facts; checked against its text."""

UNITS = [unit.code for unit in curriculum("ccss").units]

FILE = """\
format = 1
id = "mine"
name = "My curriculum"
source = "My school"

# first term
[[unit]]
code = "A.1"
grade = "3"
title = "Times tables"
skills = ["table_all_10", "division_facts"]

[[unit]]
code = "A.2"
grade = "3"
title = "Sums"
skills = [
  "add_3digit",
  "sub_3digit_regroup",
]
level = 1
"""


@pytest.fixture
def write(tmp_path):
    """Write a curriculum and return its path."""

    def writing(text: str):
        (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
        return tmp_path / "mine.toml"

    return writing


@pytest.mark.parametrize("skill", CCSS)
def test_the_codes_of_a_skill(skill):
    """A skill stands in the units whose official codes it has, in the file as in the skill's own list."""
    in_file = {unit.code for unit in curriculum("ccss").units if skill in unit.skills}

    assert CCSS[skill] <= in_file
    assert set(SKILLS[skill].standards["ccss"]) == CCSS[skill]
    # Division is an unknown factor, so that unit takes missing factors along.
    assert in_file - CCSS[skill] <= {"3.OA.B.6"}


def test_every_code_is_in_the_table_and_every_skill_in_the_file():
    """The file has no code of its own making, and leaves out no skill that has one."""
    assert set(UNITS) == set().union(*CCSS.values())
    assert {skill for unit in curriculum("ccss").units for skill in unit.skills} == set(CCSS)


@pytest.mark.parametrize("code", UNITS)
def test_every_unit_makes_a_deck(code):
    """Every unit makes a deck that plays well, or that says why it does not: there are few quotients."""
    unit = curriculum("ccss").unit(code)

    deck = Deck.from_curriculum("ccss", code, seed=7)

    assert {(question.skill, question.level) for question in deck.questions} == {
        (skill, unit.level) for skill in unit.skills
    }
    assert deck.name == code
    assert bool(deck.warnings()) == (code in {"3.OA.A.4", "3.OA.B.6"})
    assert Deck.from_code(deck.code()).cards == deck.cards


def test_units_stand_in_the_order_of_the_grades():
    """A teacher finds a unit by going down the grades."""
    grades = [int(unit.grade) for unit in curriculum("ccss").units]

    assert grades == sorted(grades)


def test_board_level_seed_and_rules_are_the_callers():
    """What the caller says counts, also instead of the unit's level."""
    deck = Deck.from_curriculum("ccss", "3.OA.C.7", board=(6, 7), level=3, seed=5, rules="sequence_numbers")

    assert deck.recipe is not None
    assert (deck.recipe.board, deck.recipe.seed, deck.rules) == ((6, 7), 5, "sequence_numbers")
    assert {question.level for question in deck.questions} == {3}


@pytest.mark.parametrize(
    ("unit", "near"),
    [("3.OA.C.8", "3.OA.C.7"), ("3.oa.c.7", "3."), ("", "1.OA.C.6"), (None, "1.OA.C.6"), ("x" * 9999, "1.OA.C.6")],
    ids=lambda value: str(value)[:10],
)
def test_no_such_unit(unit, near):
    """The sentence names units that look like it."""
    said = refused(lambda: Deck.from_curriculum("ccss", unit))

    assert near in said
    assert "ccss" in said


@pytest.mark.parametrize("name", ["cccs", "", "../ccss", "/etc/passwd", "ccss/../ccss", "x" * 5000])
def test_no_such_curriculum(name):
    """An id that is none gets those there are, and leads to no other file."""
    assert "ccss" in refused(lambda: curriculum(name))


def test_a_teachers_own_file(write):
    """A path, as text or as a path, is read like one of ours; `seqnum check` finds nothing wrong."""
    path = write(FILE)

    assert isinstance(curriculum(path), Curriculum)
    assert curriculum(str(path)) == curriculum(path)
    assert Deck.from_curriculum(path, "A.2").questions[0].level == 1
    assert Deck.from_curriculum(str(path), "A.1").cards == Deck.from_curriculum("ccss", "3.OA.C.7").cards
    assert check(path) == []


def test_ours_are_found():
    """The ids are the names of the files, and each file says the same of itself."""
    assert "ccss" in curricula()
    assert [curriculum(name).id for name in curricula()] == list(curricula())
    assert {path.stem for path in curricula_folder().iterdir()} == set(curricula())


MISTAKES = [
    ('skills = ["table_all_10", ', 'skills = ["table_all_1O", ', 11, "table_all_10"),
    ('  "add_3digit",', '  "add_3digits",', 18, "add_3digit"),
    ('"division_facts"', '"table_all_10"', 11, "twice in this unit"),
    ('grade = "3"\ntitle = "Sums"', 'grade = 3\ntitle = "Sums"', 15, 'grade = "3"'),
    ('title = "Times tables"\n', "", 7, 'title = "Times tables"'),
    ('title = "Times tables"', 'title = ""', 10, 'title = "Times tables"'),
    ('skills = ["table_all_10", "division_facts"]', 'skills = "table_all_10"', 11, 'skills = ["table_all_10"]'),
    ('skills = ["table_all_10", "division_facts"]', "skills = []", 11, 'skills = ["table_all_10"]'),
    ('skills = ["table_all_10", "division_facts"]', "", 7, 'skills = ["table_all_10"]'),
    ('skills = ["table_all_10", "division_facts"]', "skills = [1]", 11, 'skills = ["table_all_10"]'),
    ("level = 1", "level = 9", 21, "level = 2"),
    ("level = 1", 'level = "1"', 21, "level = 2"),
    ("level = 1", "level = true", 21, "level = 2"),
    ("level = 1", "level = 0x" + "f" * 5000, 21, "level = 2"),
    ("level = 1", "levels = 1", 21, "Similar: level"),
    ('code = "A.2"', 'code = "A.1"', 14, "A.1 was given to a unit above"),
    ('code = "A.2"', "code = 2026-10-12", 14, 'code = "3.OA.C.7"'),
    ("format = 1", "format = 2", 1, "format = 1"),
    ("format = 1", 'format = "1"', 1, "format = 1"),
    ("format = 1\n", "", 1, "format = 1"),
    ('name = "My curriculum"', "name = [1]", 3, 'name = "My curriculum"'),
    ('source = "My school"\n', "", 1, "source ="),
    ('id = "mine"', 'ident = "mine"', 2, "Similar: format, id, name, source"),
    ('title = "Sums"', 'title = "Sums', 16, "TOML"),
    ('"add_3digit",\n', '"add_3digit"\n', 19, "TOML"),
    ('code = "A.1"', 'code = "A.1"\ncode = "A.1"', 9, "TOML"),
    ("level = 1\n", "level = [", 21, "TOML"),
    ("level = 1", "level = " + "9" * 5000, None, "TOML"),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "fix"), MISTAKES, ids=[f"{new[:20]}-{line}" for _, new, line, _ in MISTAKES]
)
def test_a_mistake_is_found_on_its_line(old, new, line, fix, write):
    """Python and `seqnum check` name the line and what to write there, in one sentence in each language."""
    path = write(FILE.replace(old, new, 1))
    assert path.read_text(encoding="utf-8") != FILE

    try:
        for lang in LANGUAGES:
            set_language(lang)
            for problem in read_curriculum(path)[1]:
                assert_sentence(problem.text)
    finally:
        set_language(None)
    found, problems = read_curriculum(path)

    assert found is None
    assert any(fix in problem.text for problem in problems)
    if line is not None:
        assert line in {problem.line for problem in problems}
        assert f"line {problems[0].line}:" in refused(lambda: curriculum(path))
    assert [(one.line, one.text) for one in check(path)] == [(one.line, one.text) for one in problems]


def test_every_mistake_is_found_at_once(write):
    """A copy with six mistakes is corrected in one go."""
    text = (
        FILE.replace('grade = "3"', "grade = 3", 1)
        .replace('"table_all_10"', '"tables"')
        .replace("level = 1", "level = 9")
    )
    text = text.replace('title = "Sums"\n', "").replace('"A.2"', '"A.1"').replace("format = 1", "format = 7")

    _, problems = read_curriculum(write(text))

    assert [problem.line for problem in problems] == [1, 9, 11, 13, 14, 20]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "[[unit]]"),
        ("format = 1", "[[unit]]"),
        ('unit = "A"', "[[unit]]"),
        ("unit = []", "[[unit]]"),
        ("unit = [1]", "[[unit]]"),
        ("[unit]\ncode = 1", "[[unit]]"),
        ("\x00", "TOML"),
        ("a = " + "[" * 20_000, "TOML"),
        ("a" * 1_000_001, "1000 kB"),
        ('__import__("os").system("true")', "TOML"),
    ],
    ids=lambda value: value[:20],
)
def test_what_is_no_curriculum(text, said, write):
    """Anything else is one sentence."""
    assert said in refused(lambda: curriculum(write(text)))


def test_units_in_one_line(write):
    """The other way to write tables in TOML is read too; problems then point to the beginning."""
    unit = 'unit = [{code = "A", grade = "1", title = "t", skills = ["add_within_20"]}]\n'
    head = 'format = 1\nid = "m"\nname = "M"\nsource = "S"\n'

    assert curriculum(write(unit + head)).unit("A").skills == ("add_within_20",)
    _, problems = read_curriculum(write(unit.replace("within_20", "within_2O") + head))
    assert [problem.line for problem in problems] == [1]


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_is_changed(data, tmp_path_factory):
    """A file with a piece replaced by anything is a curriculum, or problems, or one sentence."""
    begin = data.draw(st.integers(0, len(FILE)))
    end = data.draw(st.integers(begin, min(len(FILE), begin + 20)))
    piece = data.draw(st.text(max_size=10) | st.sampled_from(["[[unit]]", "=", '"', "\n", "[", "1e9", "{", "inf"]))
    path = tmp_path_factory.mktemp("toml") / "mine.toml"
    path.write_bytes((FILE[:begin] + piece + FILE[end:]).encode("utf-8", "surrogatepass"))
    read, sentence = outcome(lambda: read_curriculum(path))
    if read is None:
        assert "mine.toml" in sentence
    else:
        found, problems = read
        assert (found is None) == bool(problems)
        assert all(problem.line is None or 1 <= problem.line <= 40 for problem in problems)
