"""What is said about mistakes is for a child of the grade that makes them, and kind where the thinking was right.

Length: readers find sentences of 14 words fairly easy, of 17 standard, of 21 fairly difficult, says the table of the
American press associations that GOV.UK's "Sentence length: why 25 words is our limit" (2014) rests on.

Words: a term may be used from the grade on in which the Common Core State Standards (2010) first use it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random
from statistics import mean

import pytest

from seqnum.maths.mistakes import all_mistakes
from seqnum.maths.near_misses import NEAR_MISSES
from seqnum.maths.skills import SKILLS
from seqnum.maths.written import face_value
from seqnum.text import LANGUAGES, catalogue

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)

MOST_WORDS, USUAL_WORDS = 20, 14
MOST_SENTENCES = 2
SHORT_CALL = 4
HIGH_SCHOOL = 9
CARDS = 6

FIRST_GRADE = {
    "en": {
        r"digits?|tens|ones": 0,
        r"hundreds|borrow\w*|carry": 1,
        r"fractions?|products?|quotients?|area|perimeter|rectangle": 3,
        r"denominators?|numerators?|decimals?|remainder|multiples?|tenths|parallelogram|factors?": 4,
        r"brackets?|hundredths?": 5,
        r"exponents?|squared|percent|ratios?|median|negative|positive|terms?|powers?": 6,
        r"opposite|probability": 7,
        r"roots?|hypotenuse|slope": 8,
        r"sine|cosine|tangent|derivatives?|limits?|antiderivative|matri\w+|determinants?|complex|quadrant": 9,
    },
    "es": {
        r"cifras?|decenas?|unidades": 0,
        r"centenas?|prestad[oa]|llevad[oa]s?": 1,
        r"fracci[oó]n(?:es)?|productos?|cocientes?|área|perímetro|rectángulo": 3,
        r"denominador(?:es)?|numerador(?:es)?|decimal(?:es)?|resto|múltiplos?|décimas|paralelogramo": 4,
        r"paréntesis|centésimas?": 5,
        r"exponentes?|porcentajes?|razón|razones|mediana|(?:nega|posi)tiv[oa]s?|términos?|potencias?": 6,
        r"opuesto|probabilidad(?:es)?": 7,
        r"raíz|raíces|hipotenusa|catetos?|pendiente": 8,
        r"seno|coseno|tangente|derivadas?|límites?|primitiva|matri\w+|determinantes?|complejos|cuadrante": 9,
    },
    "pt": {
        r"algarismos?|dezenas?|unidades": 0,
        r"centenas?|emprestad[oa]": 1,
        r"frações|fração|produtos?|quocientes?|área|perímetro|retângulo": 3,
        r"denominador(?:es)?|numerador(?:es)?|décimos|resto|múltiplos?|paralelogramo": 4,
        r"parênteses?|centésimos?": 5,
        r"expoentes?|porcentage\w+|razão|razões|mediana|(?:nega|posi)tiv[oa]s?|termos?|potências?": 6,
        r"oposto|probabilidade": 7,
        r"raiz|raízes|hipotenusa|catetos?|inclinação": 8,
        r"seno|cosseno|tangente|derivadas?|limites?|primitiva|matri\w+|determinantes?|complexos|quadrante": 9,
    },
}
NEVER = {
    "en": r"minuend|subtrahend|addend|multiplicand|dividend|operand|algorithm|regroup",
    "es": r"minuendo|sustraendo|sumando\b|dividendo|operando\b|algoritmo",
    "pt": r"minuendo|subtraendo|parcela|dividendo|operando\b|algoritmo",
}
NEAR_MISS = {"en": "near miss", "es": "casi acierto", "pt": "quase acerto"}
PRAISE = {
    "en": r"(?:Good|Well|Right)\b|.*\bright amount!",
    "es": r"¡?(?:Buen|Bien|Vas bien|Muy bien)|.*cantidad correcta!",
    "pt": r"(?:Bom|Boa|Bem|Muito bem|Até aqui está certo)|.*quantidade certa!",
}


def student(name, lang):
    return str(catalogue(lang)[f"maths.misconception.{name}.student"])


def sentences(text):
    """Return the sentences; a call of a few words, Good so far!, is none of its own."""
    found = [one for one in re.split(r"(?<=[.!?…])\s+", text) if one]
    return [one for one in found if not (one.endswith("!") and len(words(one)) <= SHORT_CALL)]


def words(sentence):
    """Return the words; a number, a whole exercise and a placeholder count as one."""
    return re.findall(r"[^\s]*[\w{}√π°=+−×÷·/]+[^\s]*", sentence)


def grade(skill):
    """Return the youngest grade whose standards have the skill."""
    found = [
        0 if code[0] == "K" else int(code[0]) for code in skill.standards.get("ccss", ()) if code[0] in "K12345678"
    ]
    return min(found, default=HIGH_SCHOOL)


@cache
def youngest():
    """Return the youngest grade that meets each rule."""
    found: dict[str, int] = {}
    for skill in SKILLS.values():
        for name in skill.misconceptions:
            found[name] = min(found.get(name, HIGH_SCHOOL), grade(skill))
    return found


@in_every_language
@pytest.mark.parametrize("name", SKILLS)
def test_rendered_sentences_are_read_at_a_glance(name, lang):
    """With the numbers of real cards, two sentences at most, none as long as what readers call difficult."""
    one, rng = SKILLS[name], Random(f"explained:{name}")
    for level in one.levels:
        for question in (one.draw(rng, level) for _ in range(CARDS)):
            for wrong, ids in question.mistakes.items():
                number = face_value(wrong)
                for each in ids:
                    remark = one.told(each, question, number)
                    chosen = one.shown(number, question.operands)
                    said = replace(remark, values={**remark.values, "chosen": chosen}).say(lang)
                    assert len(sentences(said)) <= MOST_SENTENCES, said
                    assert (
                        max(len(words(re.sub(r" [=+−×÷·:] ", "", part))) for part in sentences(said)) <= MOST_WORDS
                    ), said


@in_every_language
def test_sentences_are_of_usual_length(lang):
    """On the whole, what students read is fairly easy."""
    lengths = [len(words(one)) for name in all_mistakes() for one in sentences(student(name, lang))]
    assert mean(lengths) <= USUAL_WORDS
    assert max(lengths) <= MOST_WORDS


@in_every_language
def test_words_are_those_of_the_grade(lang):
    """No term before its grade, and none that only teachers need."""
    for name in all_mistakes():
        said = re.sub(r"{\w+}", "", student(name, lang)).casefold()
        assert not re.search(NEVER[lang], said), said
        early = [
            found[0]
            for pattern, first in FIRST_GRADE[lang].items()
            if youngest().get(name, HIGH_SCHOOL) < first and (found := re.search(rf"\b(?:{pattern})\b", said))
        ]
        assert early == [], f"{name}, grade {youngest()[name]}: {said}"


@in_every_language
def test_near_misses_have_a_tone_of_their_own(lang):
    """Who thought right hears so first; the same rules are called near misses in all languages."""
    marked = {
        other: {name for name in all_mistakes() if NEAR_MISS[other] in teacher(name, other)} for other in LANGUAGES
    }
    assert marked[lang] == marked["en"]
    assert marked["en"] >= NEAR_MISSES
    assert [name for name in marked[lang] if not re.match(PRAISE[lang], student(name, lang))] == []


@in_every_language
def test_teacher_lines_are_one_precise_line(lang):
    """A teacher reads one statement about what the pupil does, not a copy of the student's sentence."""
    for name in all_mistakes():
        line = teacher(name, lang)
        assert len(re.findall(r"[.!?](?:\s|$)", line.replace("n!.", "n."))) == 1, line
        assert "{" not in line
        assert line != student(name, lang)


def teacher(name, lang):
    return str(catalogue(lang)[f"maths.misconception.{name}.teacher"])
