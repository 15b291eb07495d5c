"""What every skill promises at every level, and what its questions say."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from seqnum.errors import SeqnumError
from seqnum.maths.exact import sort_key
from seqnum.maths.mistakes import all_mistakes
from seqnum.maths.numbers import canonical
from seqnum.maths.question import Question, QuestionError
from seqnum.maths.skill import NotOfLevel, UnknownLevel, UnknownSkill, skill
from seqnum.maths.skills import SKILLS
from seqnum.maths.written import face_value
from seqnum.text import LANGUAGES
from tests.maths.skill_levels import BOXES, GOLDEN, NO_BOX, PROMISES, keeps_promise

DRAWS = 60
LEVELS = [(one.id, level) for one in SKILLS.values() for level in one.levels]
SMALL = [(name, level) for name, level in LEVELS if SKILLS[name].capacity(level) < 3_000]
GROUP_MARKS = {"en": ",", "es": "[\u202f\u00a0]", "pt": r"\."}
WRITTEN = ["add_2digit_regroup", "sub_2digit_regroup", "add_3digit", "sub_3digit_regroup"]

every_level = pytest.mark.parametrize(("name", "level"), LEVELS, ids=[f"{name}-{level}" for name, level in LEVELS])


def draws(name: str, level: int, count: int = DRAWS) -> list[Question]:
    rng = Random(f"test:{name}:{level}")
    return [skill(name).draw(rng, level) for _ in range(count)]


def all_cards(name: str, level: int) -> list[Question]:
    one = skill(name)
    return [
        one.question(level, operands)
        for answer in one.answers(level)
        for operands in (one.answering(level, answer)[i] for i in range(len(one.answering(level, answer))))
    ]


@every_level
def test_answer_is_right_by_two_roads(name, level):
    """The skill's arithmetic, the tree's value and sympy agree on every card."""
    for question in draws(name, level):
        assert question.holds()
        question.check()


@pytest.mark.slow
@every_level
def test_ten_thousand_cards(name, level):
    """The cards that ten thousand seeds draw from a level are made without an exception and are right by two roads."""
    one, known, cards = skill(name), set(skill(name).answers(level)), skill(name).space(level)
    drawn = {int(Random(f"many:{name}:{level}:{seed}").random() * len(cards)) for seed in range(10_000)}
    for index in drawn:
        question = one.question(level, cards[index])
        assert question.holds()
        assert question.answer in known
        question.check()


@every_level
def test_cards_are_what_the_sentence_says(name, level):
    """Operands satisfy the level's sentence, said apart from the skill."""
    wrong = [
        question.id
        for question in draws(name, level)
        if not keeps_promise(name, level, question.operands, question.id.split(":")[1])
    ]
    assert wrong == []


@every_level
def test_no_misconception_gives_the_answer(name, level):
    """The right answer never counts as a mistake, and each mistake has a known id."""
    for question in draws(name, level):
        assert canonical(question.answer) not in question.mistakes
        assert all(ids and set(ids) <= set(SKILLS[name].misconceptions) for ids in question.mistakes.values())


@pytest.mark.parametrize("name", SKILLS)
def test_every_misconception_fires_somewhere(name):
    """No skill lists a misconception that none of its levels can show."""
    seen = {
        one for each in SKILLS[name].levels for q in draws(name, each) for ids in q.mistakes.values() for one in ids
    }
    assert seen == set(SKILLS[name].misconceptions)
    assert seen <= set(all_mistakes())


@every_level
def test_answers_are_known(name, level):
    """Drawn answers are among the level's answers, which are sorted and different."""
    answers = skill(name).answers(level)
    assert list(answers) == sorted(set(answers), key=sort_key)
    assert {question.answer for question in draws(name, level)} <= set(answers)


@every_level
def test_a_question_for_every_answer(name, level):
    """A level has a question for each of its answers, and none for another."""
    one, rng = skill(name), Random("inverse")
    for answer in one.answers(level):
        question = one.draw_for(rng, level, answer)
        assert question is not None
        assert question.answer == answer
        assert keeps_promise(name, level, question.operands, question.id.split(":")[1])
    assert one.draw_for(rng, level, Fraction(99_991)) is None
    assert one.draw_for(rng, level, Fraction(1, 97)) is None


@every_level
def test_capacity_is_the_sum_over_answers(name, level):
    """Counting all cards and counting them answer by answer comes to the same."""
    one = skill(name)
    assert sum(len(one.answering(level, answer)) for answer in one.answers(level)) == one.capacity(level)


@pytest.mark.parametrize(("name", "level"), SMALL, ids=[f"{name}-{level}" for name, level in SMALL])
def test_small_levels_in_full(name, level):
    """All cards of a small level: counted right, different from one another in id and text, true."""
    cards = all_cards(name, level)
    assert len(cards) == skill(name).capacity(level)
    assert len({card.id for card in cards}) == len({card.text() for card in cards}) == len(cards)
    assert all(card.holds() for card in cards)


@pytest.mark.parametrize("name", [name for name in WRITTEN if "2digit" in name])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_two_digit_columns_by_brute_force(name, level):
    """Trying all pairs of numbers finds exactly the cards of the level."""
    kept = {(a, b) for a, b in product(range(200), range(100)) if a >= b or "add" in name}
    wanted = {pair for pair in kept if PROMISES[name, level](*pair)}
    assert {card.operands for card in all_cards(name, level)} == wanted


@pytest.mark.parametrize("name", [name for name in WRITTEN if "3digit" in name])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_three_digit_columns_by_brute_force(name, level):
    """Trying all second numbers with some first numbers finds exactly the cards that have those first numbers."""
    space = skill(name).space(level)
    for a in (100, 203, 500, 507, 731, 999):
        wanted = {(a, b) for b in range(10, 1000) if (b <= a or "add" in name) and PROMISES[name, level](a, b)}
        found = {(a, b) for b in range(1000) if (a, b) in space}
        assert found == wanted


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_capacity_by_brute_force(name, level):
    """Trying all operands in a box finds as many cards as the level claims."""
    found = sum(bool(PROMISES[name, level](*operands)) for operands in product(*BOXES[name]))
    assert found == skill(name).capacity(level)


def test_every_skill_is_counted_or_known_not_to_be():
    """A skill has a box to try out, or a topic says that it has none."""
    assert set(SKILLS) == {*BOXES, *NO_BOX}


def test_operands_of_another_level_are_refused():
    """A question is only made from operands its level has."""
    with pytest.raises(NotOfLevel, match=r"\(2, 2\) is not a card of add_within_20 at level 3"):
        skill("add_within_20").question(3, (2, 2))
    with pytest.raises(NotOfLevel):
        skill("add_3digit").question(2, (347, 285))
    for operands in ((1347, 285), (347.0, 235), ("347", "235"), ([347], 235), (347,), ()):
        with pytest.raises(NotOfLevel):
            skill("add_3digit").question(2, operands)


def test_unknown_level_is_refused():
    """The message names the levels there are."""
    with pytest.raises(UnknownLevel, match=r"has no level 4\. Choose one of: 1, 2, 3"):
        skill("add_within_20").draw(Random("x"), 4)


def test_unknown_skill_suggests_near_ones():
    """The message suggests what may have been meant."""
    with pytest.raises(UnknownSkill, match="Did you mean: table_all_10"):
        skill("tables_all_10")
    for name in ("zzz", None, ["add_3digit"]):
        with pytest.raises(UnknownSkill, match="no skill"):
            skill(name)


def test_same_seed_same_cards():
    """A seed gives these cards on every Python; a change here changes every deck ever shared."""
    drawn = {one.id: [question.id.split(":")[1] for question in draws(one.id, 2, 3)] for one in SKILLS.values()}
    assert drawn == GOLDEN


def test_draws_are_even():
    """Every card of a level is as likely as every other."""
    counts = Counter(question.id for question in draws("table_all_10", 2, 8100))
    assert len(counts) == 81
    assert 60 < min(counts.values()) <= max(counts.values()) < 145


def test_id_does_not_depend_on_the_level():
    """The same exercise has the same id wherever it is met."""
    assert skill("add_within_20").question(2, (8, 7)).id == skill("add_within_20").question(3, (8, 7)).id


def test_skill_and_question_travel_between_processes():
    """A pickled question is the question, and still knows its skill."""
    question = skill("sub_within_20").question(2, (15, 8))
    copy = pickle.loads(pickle.dumps(question))
    assert copy == question
    assert copy.why("9", "en") == question.why("9", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@every_level
def test_what_questions_say(name, level, lang):
    """Hint and reaction never hold the answer's digits unless the card does; the worked step does; all read clean."""
    for question in draws(name, level, 15):
        card, shown = (ungrouped(one.plain(lang), lang) for one in (question.prompt, question.written))
        secret = not (shown in re.findall(r"\d+", card) or stands_in(shown, card))
        near = [question.answer + step for step in (-10, -1, 1, 2)]
        chosen = [*question.mistakes, *map(canonical, (*near, -question.answer, question.answer * 2)), "0", "7/2"]
        reactions = [question.why(wrong, lang) for wrong in chosen if face_value(wrong) != question.answer]
        for text in (question.hint(lang), *reactions):
            assert not (secret and stands_in(shown, ungrouped(text, lang))), text
        assert stands_in(shown, ungrouped(question.step(lang), lang))
        for text in (question.hint(lang), question.step(lang), *reactions):
            assert text[-1] in ".?!"
            assert not re.search(r"[{}]|  |− −|\+ −|-\d|\b1x\b", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@every_level
def test_levels_have_different_sentences(name, level, lang):
    """Each level of a skill says something of its own."""
    one = skill(name)
    assert len({one.sentence(each, lang) for each in one.levels}) == len(one.levels)
    assert one.name(lang) != one.sentence(level, lang)


def test_unreduced_fraction_is_a_near_miss():
    """A right amount in other words is told so, in its own tone."""
    question = skill("add_fractions_unlike").question(1, (1, 2, 1, 4))
    assert question.why("6/8", "en").startswith("6/8 is the right amount!")
    assert question.why("3/4", "en") == "That number is right."


def test_what_is_no_number_is_said_so():
    """A text that is no number gets a sentence, not an error."""
    assert (
        skill("add_within_20").question(2, (8, 7)).why("__import__('os')", "en").endswith("is not a number I can read.")
    )


def test_wrong_answer_fails_the_check():
    """The second road finds a wrong answer, in sums and in equations."""
    for name in ("add_fractions_unlike", "missing_factor", "two_step_equation"):
        question = draws(name, 2, 1)[0]
        wrong = Question("own:1", None, None, question.prompt, question.answer + 1)
        with pytest.raises(QuestionError):
            wrong.check()
        assert not wrong.holds()


def test_question_without_skill_says_general_things():
    """A teacher's own question has a hint, a step and a reaction too."""
    own = Question("own:1", None, None, draws("add_within_20", 2, 1)[0].prompt, Fraction(15))
    assert own.hint("en").startswith("Take one small step")
    assert own.why("3", "en").startswith("That does not fit")
    assert own.step("en").endswith("= 15.")


def test_errors_are_for_people():
    """Everything raised here is a sentence in the reader's language."""
    for error in (UnknownSkill, UnknownLevel, NotOfLevel, QuestionError):
        assert issubclass(error, SeqnumError)


@pytest.mark.parametrize(
    ("name", "level", "operands", "features"),
    [
        ("add_within_20", 2, (8, 7), {"min_addend": 7, "crosses_ten": 1, "double": 0, "plus_0_or_1": 0}),
        ("sub_within_20", 2, (15, 8), {"crosses_ten": 1, "minuend_over_10": 1}),
        ("add_3digit", 3, (347, 285), {"digits_beyond_1": 2, "carries": 2, "carry_chain": 2}),
        ("sub_3digit_regroup", 3, (507, 49), {"digits_beyond_1": 2, "borrows": 2, "borrow_across_zero": 1}),
        ("sub_3digit_regroup", 1, (784, 693), {"digits_beyond_1": 2, "borrows": 1, "borrow_across_zero": 0}),
    ],
)
def test_features_count_by_the_algorithm(name, level, operands, features):
    """Regrouping is counted as the algorithm does it: a zero that borrows first counts (fault 37 of the facts)."""
    assert skill(name).question(level, operands).features == features


def test_standards_leave_uncertain_codes_out():
    """Codes are those of the curricula; one that is uncertain there is not claimed."""
    assert skill("fraction_of_quantity").standards["ccss"] == ("4.NF.B.4c", "5.NF.B.4a")
    assert "bncc" not in skill("order_of_operations").standards
    assert all(one.standards for one in SKILLS.values())


def stands_in(shown: str, text: str) -> bool:
    """Say whether an answer stands in a text, whatever its sign: not as a part of a longer number or of a fraction."""
    return re.search(rf"(?<![\d/])(?<!\d[.,]){re.escape(shown.removeprefix('−'))}(?![\d/]|[.,]\d)", text) is not None


def ungrouped(text: str, lang: str) -> str:
    """Return the text without what stands between the thousands and the hundreds of its numbers."""
    return re.sub(rf"(?<=\d){GROUP_MARKS[lang]}(?=\d{{3}}(?!\d))", "", text)
