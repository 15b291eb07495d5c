"""The curricula we ship: what is in them, the decks of their units, looking through them."""

from __future__ import annotations

import re
from itertools import chain, pairwise

import pytest

from seqnum.cli.check import check, notes
from seqnum.decks import Curriculum, Deck, curricula, curriculum
from seqnum.decks.unit_deck import BOARDS, deck_of_unit
from seqnum.decks.units import Unit
from seqnum.maths import SKILLS
from seqnum.shipped import curricula_folder
from seqnum.text import LANGUAGES, base_language, say, set_language
from tests.decks.sentences import assert_sentence, refused

FORMS = {
    "bncc": r"EF0[1-9]MA\d\d|EM13MAT[1-5]\d\d",
    "ccss": r"[K1-8]\.[A-Z]{1,3}\.[A-E]\.\d{1,2}[a-d]?|HS[NAFGS]-[A-Z]{1,3}\.[A-E]\.\d{1,2}[a-e]?",
    "england": r"(Y\d{1,2}|KS[34]|FM) [a-z ]+ \d",
    "lomloe": r"(P[123]c|ESO4?) [A-E](\.\d)?-\d|Bach[12]-\d{1,2}",
    "sep_nem": r"(F[3-6]|B)-\d\d",
}
"""What the codes of each look like; those of England, Spain and Mexico are references of our own."""

CALCULUS = {
    *("limit_value", "derivative_at_point", "derivative_expression", "product_rule", "quotient_rule", "chain_rule"),
    *("tangent_line", "definite_integral"),
}
MATRICES = {"matrix_product_entry", "determinant_2x2", "determinant_3x3"}
ABSENT = {
    "bncc": CALCULUS | MATRICES | {"polynomial_remainder", "complex_multiply", "complex_modulus", "vector_components"},
    "ccss": CALCULUS | {"determinant_3x3"},
    "england": set(),
    "lomloe": set(),
    "sep_nem": MATRICES | {"complex_modulus"},
}
"""What the curriculum does not ask for: the dashes of our table of facts."""

ALL = {name: curriculum(name) for name in FORMS}
UNITS = [(name, unit) for name, one in ALL.items() for unit in one.units]
DIFFERENT = list({(unit.skills, unit.level): unit for _, unit in UNITS}.values())
"""One unit for each choice of skills and level; those of other curricula make the same decks."""


def test_ours_are_found():
    """The ids are the names of the files, and each file says the same of itself and has no mistake."""
    assert set(curricula()) == set(FORMS)
    assert [curriculum(name).id for name in curricula()] == list(curricula())
    assert {path.stem for path in curricula_folder().iterdir()} == set(curricula())
    assert all(check(path) == [] for path in curricula_folder().iterdir())


@pytest.mark.parametrize("name", FORMS)
def test_every_skill_has_a_unit(name):
    """Every skill stands in a unit, but those that the curriculum does not ask for."""
    named = {skill for unit in ALL[name].units for skill in unit.skills}

    assert set(SKILLS) - named == ABSENT[name]


@pytest.mark.parametrize("name", FORMS)
def test_codes_have_their_form(name):
    """Official codes look official; our own references do not look like them."""
    for unit in ALL[name].units:
        assert re.fullmatch(FORMS[name], unit.code)
        assert [other for other, form in FORMS.items() if re.fullmatch(form, unit.code)] == [name]


def test_bncc_codes_name_their_year():
    """The year in a code is the year of the unit."""
    for unit in ALL["bncc"].units:
        year = unit.code[2:4]
        assert unit.grade == ("Ensino Médio" if year == "13" else f"{int(year)}º ano")


def test_ccss_codes_name_their_grade():
    """The grade in a code is the grade of the unit."""
    for unit in ALL["ccss"].units:
        assert unit.grade == ("HS" if unit.code.startswith("HS") else unit.code.partition(".")[0])


@pytest.mark.parametrize("name", FORMS)
def test_grades_stand_together(name):
    """Going down the file, a teacher meets each grade once."""
    grades = [unit.grade for unit in ALL[name].units]

    assert sum(one != other for one, other in pairwise(grades)) == len(set(grades)) - 1


@pytest.mark.parametrize("name", FORMS)
def test_skills_and_files_name_the_same_codes(name):
    """The standards of a skill are the codes of the units that surely ask for it, in the order of the file."""
    for skill in SKILLS.values():
        codes = tuple(unit.code for unit in ALL[name].units if skill.id in set(unit.skills) - set(unit.uncertain))
        assert skill.standards.get(name, ()) == codes


def test_standards_name_no_other_curriculum():
    """What a skill's standards are called is the id of a curriculum that can be opened."""
    assert set(chain.from_iterable(skill.standards for skill in SKILLS.values())) == set(FORMS)


@pytest.mark.parametrize("name", FORMS)
def test_heads_say_what_they_are(name):
    """Each names its source with a year, its language, and whose the codes are."""
    one = ALL[name]

    assert re.search(r"20[12]\d", one.source)
    assert base_language(one.lang) in LANGUAGES
    assert one.note


def test_titles_are_short_and_differ():
    """A title is one short line, and no two units of a curriculum have the same."""
    for name, one in ALL.items():
        titles = [unit.title for unit in one.units]
        assert all(len(title) <= 90 for title in titles), name
        assert len(set(titles)) == len(titles), name


@pytest.mark.parametrize("unit", DIFFERENT, ids=lambda unit: f"{'+'.join(unit.skills)}-{unit.level}")
def test_every_unit_makes_a_deck(unit):
    """Every unit makes a deck of its skills that plays well; else what is said is that it has too few cards."""
    deck = deck_of_unit(unit, board=BOARDS[-1], seed=7)

    assert {(question.skill, question.level) for question in deck.questions} == {
        (skill, unit.level) for skill in unit.skills
    }
    assert all(re.search(r"repeats? a question|different numbers", warning) for warning in deck.warnings("en"))


def test_the_largest_board_without_warnings_is_taken():
    """Without a board the usual one, where that repeats cards a smaller one, and the smallest where all do."""
    boards = {
        code: (deck.layout.rows, deck.layout.cols, bool(deck.warnings()))
        for code in ("3.OA.C.7", "1.OA.B.4", "HSN-CN.A.2", "3.OA.A.4")
        for deck in [Deck.from_curriculum("ccss", code)]
    }

    assert boards == {
        "3.OA.C.7": (8, 8, False),
        "1.OA.B.4": (7, 7, False),
        "HSN-CN.A.2": (8, 8, False),
        "3.OA.A.4": (6, 7, True),
    }


def test_options_are_the_callers():
    """What the caller says counts, also instead of the unit's level, and whatever Deck.generate takes."""
    deck = Deck.from_curriculum(
        "ccss", "3.OA.C.7", board=(6, 7), level=3, seed=5, rules="sequence_numbers", name="Mine"
    )
    assert deck.recipe is not None
    assert (deck.recipe.board, deck.recipe.seed, deck.rules, deck.name) == ((6, 7), 5, "sequence_numbers", "Mine")
    assert {question.level for question in deck.questions} == {3}

    several = Deck.from_curriculum("ccss", "4.NBT.B.4", level=(2, 1))
    assert several.levels == (2, 1)

    found = Deck.from_curriculum("ccss", "2.NBT.B.5", diagnose=["no_carry"])
    assert found.recipe is not None
    assert found.recipe.diagnose == ("no_carry",)

    aimed = Deck.from_curriculum("ccss", "2.NBT.B.5", target_success=0.8)
    assert aimed == Deck.generate(
        *ALL["ccss"].unit("2.NBT.B.5").skills, board=(8, 8), target_success=0.8, name="2.NBT.B.5"
    )


def test_what_was_looked_through_makes_decks_too():
    """A curriculum that was read already, or one grade of it, stands for its name."""
    grade = ALL["ccss"].grade(4)

    assert Deck.from_curriculum(grade, "4.NBT.B.4") == Deck.from_curriculum("ccss", "4.NBT.B.4")
    assert "4.NBT.B.4" in refused(lambda: Deck.from_curriculum(grade, "5.NBT.B.7"))


def test_a_deck_of_a_unit_has_a_code():
    """The code makes the same cards on another computer."""
    deck = Deck.from_curriculum("lomloe", "P2c A.3-4", seed=7)

    assert Deck.from_code(deck.code()).cards == deck.cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_uncertain_is_said(lang):
    """In a sentence, in the name of the deck, in the notebook and by `seqnum check`; not of a unit that fits."""
    set_language(lang)
    try:
        unit = ALL["bncc"].unit("EF04MA15")
        assert unit.uncertain == ("missing_addend_20",)
        assert_sentence(unit.doubt())
        assert "missing_addend_20" in unit.doubt()
        assert Deck.from_curriculum("bncc", unit.code, board=(7, 7)).name not in {unit.code, ""}
        assert say("curricula.uncertain", what=SKILLS["missing_addend_20"].name()) in ALL["bncc"].grade(4)._repr_html_()
        assert ALL["bncc"].unit("EF04MA03").doubt() == ""
        assert Deck.from_curriculum("bncc", "EF04MA03").name == "EF04MA03"
    finally:
        set_language(None)


def test_notes_name_units_that_are_uncertain_or_play_badly(tmp_path):
    """`seqnum check` says of each such unit why, and nothing of the others."""
    units = [("A", "missing_factor", ""), ("B", "add_sub_multidigit", "uncertain = true"), ("C", "add_3digit", "")]
    text = "".join(
        f'[[unit]]\ncode = "{code}"\ngrade = "1"\ntitle = "t"\nskills = ["{skill}"]\n{more}\n'
        for code, skill, more in units
    )
    path = tmp_path / "mine.toml"
    path.write_text(f'format = 1\nid = "m"\nname = "M"\nsource = "S"\n{text}', encoding="utf-8")

    found = list(notes(path))

    assert [note.partition(":")[0] for note in found] == ["A", "B"]
    assert "9 different numbers" in found[0]
    assert "uncertain" in found[1]


@pytest.mark.parametrize(
    ("name", "asked", "grades"),
    [
        ("ccss", "K", ("K",)),
        ("ccss", "k", ("K",)),
        ("ccss", 3, ("3",)),
        ("bncc", 3, ("3º ano",)),
        ("bncc", "ensino médio", ("Ensino Médio",)),
        ("england", "Year 4", ("Year 4",)),
        ("england", 4, ("Year 4", "Key Stage 4 (Years 10 and 11)")),
        ("lomloe", "4.º de ESO", ("4.º de ESO",)),
        ("lomloe", "bachillerato", ("1.º de Bachillerato", "2.º de Bachillerato")),
        ("sep_nem", "fase 4", ("Fase 4 (3.º y 4.º de primaria)",)),
        ("sep_nem", 6, ("Fase 5 (5.º y 6.º de primaria)", "Fase 6 (secundaria)")),
    ],
)
def test_grades_are_found_by_a_word_of_theirs(name, asked, grades):
    """A grade is found by its name, or by a number or word in it."""
    found = ALL[name].grade(asked)

    assert found.grades == grades
    assert found.units == tuple(unit for unit in ALL[name].units if unit.grade in grades)


@pytest.mark.parametrize("asked", ["9", "", "?", None, "x" * 5000])
def test_no_such_grade(asked):
    """The sentence names the grades that there are."""
    assert "K, 1, 2, 3" in refused(lambda: ALL["ccss"].grade(asked))


def test_units_by_grade_are_all_units():
    """The grades come in the order of the file, the units of each too."""
    for one in ALL.values():
        assert tuple(one.by_grade()) == one.grades
        assert tuple(chain.from_iterable(one.by_grade().values())) == one.units


@pytest.mark.desktop
def test_a_curriculum_shows_itself():
    """As one line, as a table of its units, and in a notebook with titles in their language."""
    one = ALL["lomloe"].grade("4.º de ESO")

    assert repr(one) == f"<Curriculum 'lomloe': {len(one.units)} units, 4.º de ESO>"
    assert repr(ALL["ccss"]) == f"<Curriculum 'ccss': {len(ALL['ccss'].units)} units, K … HS>"
    assert list(one.to_frame().columns) == ["code", "grade", "title", "skills", "level", "uncertain"]
    assert list(one.to_frame()["code"]) == [unit.code for unit in one.units]
    page = one._repr_html_()
    assert page.count('<td lang="es-ES">') == len(one.units)
    assert all(unit.title in page and unit.code in page for unit in one.units)


def test_what_a_file_says_is_no_html():
    """A title with angle brackets is shown as it is written."""
    unit = ALL["ccss"].units[0]
    hostile = Curriculum("<i>", "<b>", "s", (unit.__class__("<c>", "<g>", "<script>", unit.skills),), '"><u', "<n>")

    assert not re.search(r"<(i|b|c|g|script|u|n)>", hostile._repr_html_())


@pytest.mark.parametrize(
    ("unit", "near"),
    [
        ("3.OA.C.8", "3.OA.C.7"),
        ("3.oa.c.77", "3.OA.C.7"),
        ("", "K.CC.A.2"),
        (None, "K.CC.A.2"),
        ("x" * 9999, "K.CC.A.2"),
    ],
    ids=lambda value: str(value)[:10],
)
def test_no_such_unit(unit, near):
    """The sentence names units that look like it."""
    said = refused(lambda: Deck.from_curriculum("ccss", unit))

    assert near in said
    assert "ccss" in said


@pytest.mark.parametrize(
    ("name", "typed", "code"), [("ccss", "3.oa.c.7", "3.OA.C.7"), ("lomloe", " p2c a.3-1", "P2c A.3-1")]
)
def test_a_unit_is_found_whatever_its_capitals(name, typed, code):
    """Its code typed in small letters is that unit."""
    assert curriculum(name).unit(typed).code == code


def test_codes_that_differ_by_capitals_alone_are_told_apart():
    """Each is found as it is written; another way of writing it could be either."""
    units = [Unit(code, "3", "Tables", ("table_all_10",)) for code in ("a1", "A1", "aB")]
    mine = Curriculum("mine", "Mine", "", tuple(units))

    assert [mine.unit(code).code for code in ("a1", "A1", "Ab")] == ["a1", "A1", "aB"]
    both = Curriculum("mine", "Mine", "", tuple(Unit(code, "3", "T", ("remainder",)) for code in ("aB", "Ab")))
    assert "aB" in refused(lambda: both.unit("AB"))


@pytest.mark.parametrize("name", ["cccs", "", "../ccss", "/etc/passwd", "ccss/../ccss", "x" * 5000, None, 5, ("ccss",)])
def test_no_such_curriculum(name):
    """An id that is none gets those there are, and leads to no other file."""
    assert "ccss" in refused(lambda: curriculum(name))
