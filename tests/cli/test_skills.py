from __future__ import annotations

import json

import pytest

from seqnum.cli import main
from seqnum.maths import SKILLS
from seqnum.maths.skill_search import TOPICS, search
from seqnum.text import LANGUAGES, say


def test_every_skill_is_listed(capsys):
    """The list has every skill with its three levels."""
    assert main(["skills"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert {line.split(":")[0] for line in lines if not line.startswith(" ")} == set(SKILLS)
    assert len([line for line in lines if line.startswith("  ") and line[2].isdigit()]) == 3 * len(SKILLS)


def test_json_has_the_fields_of_the_manual(capsys):
    """Programs find id, levels with sentence and capacity, standards and misconceptions."""
    assert main(["skills", "--json"]) == 0

    for skill in json.loads(capsys.readouterr().out):
        assert set(skill) == {"id", "levels", "standards", "misconceptions"}
        assert [level["level"] for level in skill["levels"]] == [1, 2, 3]
        assert all(set(level) == {"level", "sentence", "capacity"} for level in skill["levels"])
        assert all(level["capacity"] > 0 for level in skill["levels"])
        assert skill["standards"]


def test_words_narrow_the_list(capsys):
    """Only skills with all the words remain, whatever their case."""
    assert main(["skills", "3.oa.c.7", "TABLE", "--json"]) == 0

    found = [skill["id"] for skill in json.loads(capsys.readouterr().out)]
    assert "table_all_10" in found
    assert "add_within_20" not in found


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_sentences_in_the_chosen_language(lang, capsys):
    """`--lang` chooses the language of names and sentences."""
    assert main(["skills", "add_within_20", "--lang", lang]) == 0

    assert SKILLS["add_within_20"].name(lang) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("fractions", "simplify_fraction"),
        ("fracciones", "simplify_fraction"),
        ("frações", "simplify_fraction"),
        ("fraccion", "simplify_fraction"),
        ("tabuada", "table_2_5_10"),
        ("tablas de multiplicar", "table_all_10"),
        ("times tables", "table_all_10"),
        ("EF03MA07", "table_2_5_10"),
        ("3.OA.C", "table_2_5_10"),
        ("subtraction", "sub_within_10"),
        ("resta", "sub_within_10"),
        ("adição", "add_2digit_no_regroup"),
        ("multiplicacion", "table_2_5_10"),
        ("raices", "square_cube_roots"),
        ("derivada", "derivative_at_point"),
        ("differentiation", "limit_value"),
        ("porcentajes", "percent_of_quantity"),
        ("trig", "trig_exact_value"),
        ("mcd", "greatest_common_factor"),
        ("regra de três", "proportion_missing_term"),
        ("Bhaskara", "quadratic_roots"),
        ("integers", "integer_add_sub"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pt"])
def test_teachers_words_find_skills(words, first, lang, capsys):
    """In whichever language, with or without accents, as noun or verb: what has it in its name comes first."""
    assert main(["skills", *words.split(), "--lang", lang, "--json"]) == 0

    assert json.loads(capsys.readouterr().out)[0]["id"] == first


def test_integers_are_no_integrals(capsys):
    """Words that only begin alike are different words."""
    assert main(["skills", "integers", "--json"]) == 0

    assert "definite_integral" not in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_has_skills(lang):
    """Each word of each topic finds at least the skills of the topic."""
    for topic, parts in TOPICS.items():
        meant = {name for name in SKILLS if any(part in name for part in parts)}
        assert meant
        for word in say(f"search.topic.{topic}", lang).split():
            assert meant <= {skill.id for skill in search([word, word], SKILLS.values())}, word


@pytest.mark.parametrize(
    ("typed", "near"), [("fracionts", "fractions"), ("derivdas", "derivada"), ("pitagroas", "pitágoras")]
)
def test_a_slip_of_the_keyboard_is_answered(typed, near, capsys):
    """What looks like it is named."""
    assert main(["skills", typed]) == 1

    said = capsys.readouterr().err
    assert typed in said
    assert near in said


def test_nothing_found_is_said(capsys):
    """Words that no skill has are repeated."""
    assert main(["skills", "quaternions"]) == 1

    assert "quaternions" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_shows_the_misconceptions_of_its_skill(lang, capsys):
    """A teacher finds there what `seqnum deck --diagnose` takes: id and name, with a line on each."""
    assert main(["skills", "sub_2digit_regroup", "--lang", lang]) == 0

    skill, said = SKILLS["sub_2digit_regroup"], capsys.readouterr().out
    assert all(skill.sentence(level, lang) in said for level in skill.levels)
    for one in skill.misconceptions:
        assert f"  {one}: {say(f'maths.misconception.{one}.name', lang)}\n" in said
        assert f"     {say(f'maths.misconception.{one}.teacher', lang)}\n" in said
