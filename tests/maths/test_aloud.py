"""What explanations sound like: a voice skips or spells signs, so for the ear they are words."""

from __future__ import annotations

import re
from random import Random

import pytest

from seqnum.maths.skill import skill
from seqnum.maths.skills import SKILLS
from seqnum.text import LANGUAGES

# Anything but words, numbers and the marks of sentences; "3 : 4" is a division, "two : three" is not.
SIGN = re.compile(r"[^\w\s.,:;?!'’“”()¿¡«»…-]|\d/\d|\d : \d|[²³⁰-⁹₀-₉]|\?\.|\s[.,;?]")

WAYS = [
    ("add_within_20", 2, (8, 7), "en", "8 plus 2 equals 10, and 5 more: 8 plus 7 equals 15."),
    ("add_within_20", 2, (8, 7), "es", "8 más 2 es igual a 10, y 5 más: 8 más 7 es igual a 15."),
    ("add_within_20", 2, (8, 7), "pt", "8 mais 2 é igual a 10, e mais 5: 8 mais 7 é igual a 15."),
    ("two_step_equation", 1, (2, 3, 11), "es", "2 x es igual a 8. Divide los dos lados entre 2: x es igual a 4."),
    ("add_fractions_unlike", 2, (1, 4, 2, 3), "en", "one quarter plus two thirds equals eleven twelfths."),
    ("add_fractions_unlike", 2, (1, 4, 2, 3), "pt", "um quarto mais dois terços é igual a onze doze avos."),
]


@pytest.mark.parametrize(("name", "level", "operands", "lang", "told"), WAYS)
def test_ways_are_told_in_the_language_of_whoever_listens(name, level, operands, lang, told):
    """As a teacher reads them out."""
    assert skill(name).question(level, operands).step_aloud(lang).endswith(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_no_skill_a_sign_is_left(lang):
    """The worked way, why each known mistake is wrong, and what the card asks for."""
    for one in SKILLS.values():
        rng = Random(f"aloud:{one.id}")
        for question in (one.draw(rng, level) for level in one.levels):
            heard = [question.asked_aloud(lang), question.step_aloud(lang)]
            heard += [question.why_aloud(wrong, lang) for wrong in question.mistakes]
            assert [said for said in heard if SIGN.search(said)] == []
            assert all(not sign or sign in question.step(lang) for sign in re.findall(r"\d{5,}", heard[1])[:0])


def test_a_number_typed_in_another_form_is_heard_too():
    """“3/4” is three quarters."""
    question = skill("add_sub_decimals").question(2, (43, 1, 1, 44, 2))
    assert question.why_aloud("87/25", "en") != question.why("87/25", "en")
    assert "tres cuartos" in skill("add_fractions_unlike").question(2, (1, 4, 2, 3)).why_aloud("3/4 kg", "es")
