"""Each fault reported of another generator has a test named after it: ours has no card with that kind of fault.

Here are the 39 that people reported; those that we found by running others are in test_found_faults.py.
"""

from __future__ import annotations

import inspect
import random
import re
import sys
import tomllib
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck, DeckError
from seqnum.maths import parse, read_number
from seqnum.maths.build import (
    frac,
    juxtapose,
    mul,
    neg,
    plus_terms,
    polynomial,
    power,
    sub,
)
from seqnum.maths.exact import Exact
from seqnum.maths.expression import Decimal, Number, Op, Variable
from seqnum.maths.numbers import canonical
from seqnum.maths.question import QuestionError
from seqnum.maths.skill import NotOfLevel, skill
from seqnum.maths.skills import SKILLS
from seqnum.maths.written import face_value
from seqnum.text import LANGUAGES, say
from tests.maths import test_found_faults
from tests.maths.card_lint import PLAIN, TAGS, answer_faults, latex_faults, mathml_faults, text_faults
from tests.maths.fault_samples import DIVISIONS, EACH, PICKED, ROOT, SMALL, drawn, kinds, lint, parts, sample, texts

if TYPE_CHECKING:
    from pathlib import Path


def test_fault_01_wrong_when_coefficients_meet():
    """All small a, b, c of ax + b = c, b equal to c, a or c − b equal to a among them, give (c − b)/a."""
    one, met = skill("two_step_equation"), 0
    for level, a, b, c in product(one.levels, range(-12, 13), range(-12, 13), range(-12, 13)):
        try:
            card = one.question(level, (a, b, c))
        except NotOfLevel:
            continue
        assert card.answer == Fraction(c - b, a)
        met += a in {b, c, c - b}
    assert met > 20


@pytest.mark.parametrize(
    "name", ["distribute_evaluate", "factor_quadratic", "polynomial_remainder", "derivative_expression"]
)
def test_fault_02_crash_when_a_coefficient_is_0_or_1(name: str):
    """Polynomials are made, written and right, also where a coefficient vanishes or is 1."""
    for card in drawn(name, 60):
        assert card.text()
        assert card.holds()


def test_fault_03_answers_that_never_end():
    """A division's answer has no long tail: what is asked fits a space of the board."""
    cards = [card for name in (*DIVISIONS, "divide_fractions", "mul_div_decimals") for card in drawn(name, 60)]
    assert max(len(card.face) for card in cards) <= 8
    assert [card.face for card in cards if re.search(r"\.[0-9]{5}", card.face)] == []


def test_fault_04_two_generators_with_one_id():
    """Skills have the id they are found by; a card's id says what is asked, and is the same each time."""
    assert [one.id for one in SKILLS.values()] == list(dict.fromkeys(SKILLS))
    asked: dict[str, set[str]] = {}
    for card in sample():
        assert card.id.startswith(f"{card.skill}:")
        asked.setdefault(card.id, set()).add(card.text())
    assert [one for one in asked.values() if len(one) > 1] == []


def test_fault_05_flaky_tests():
    """No test beside this one draws from an unseeded generator, and none is commented out."""
    unseeded = re.compile(
        r"\bRandom\(\)|\brandom\.(?:random|choice|randint|shuffle|sample)\(|^\s*# *def test_", re.MULTILINE
    )
    found = [
        path.name
        for path in (ROOT / "tests" / "maths").glob("*.py")
        if unseeded.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_fault_06_ambiguous_words():
    """No card asks for "the difference between", whose sign people read both ways."""
    unclear = re.compile(r"difference|diferencia|diferença", re.IGNORECASE)
    assert [text for tag in TAGS for text in texts(tag) if unclear.search(text)] == []


def test_fault_07_library_rot():
    """No newer sympy, numpy or pandas is shut out, and cards are right with the one installed here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [one for one in project["dependencies"] if re.match(r"(sympy|numpy|pandas)\b.*<", one)] == []
    for name in PICKED:
        drawn(name, 1)[0].check()


def test_fault_08_wrong_ground_truth():
    """Another road than the skill's own arithmetic, sympy on the notation, finds the same answer on every card."""
    for card in sample():
        card.check()


def test_fault_09_fractions_compared_as_text():
    """A fraction typed unreduced is the same number, whatever its text."""
    fractions = [card.answer for card in sample() if isinstance(card.answer, Fraction) and card.answer.denominator > 1]
    assert len(fractions) > 50
    for value in fractions:
        assert read_number(f"{2 * value.numerator}/{2 * value.denominator}", "en") == value


def test_fault_10_scorer_accepts_too_much():
    """Sympy refuses a number that is one too many for every card."""
    accepted = []
    for card in sample()[::EACH]:
        try:
            replace(card, answer=card.answer + 1).check()
        except QuestionError:
            continue
        accepted.append(card.id)
    assert accepted == []


@pytest.mark.parametrize(
    ("text", "lang"), [("1,000", "en"), ("1000", "en"), ("1.000", "pt"), ("1 000", "es"), ("1,000", "es-MX")]
)
def test_fault_11_thousands_mark_refused(text: str, lang: str):
    """A thousand may be written as people of the region do."""
    assert read_number(text, lang) == 1000


def test_fault_12_plus_minus_signs():
    """No card of any skill has two signs in a row, 1x or 0x, in any region."""
    assert lint("two signs", "a factor 1", "a factor 0") == []


def test_fault_13_lost_multiplication_sign():
    """Every question and answer of the sample is read back to the same tree in every region."""
    lost = []
    for tag in TAGS:
        for card in sample():
            lost += [tree.plain(tag) for tree in (card.prompt, card.written) if parse(tree.plain(tag), tag) != tree]
    assert lost == []


@pytest.mark.parametrize("coefficients", list(product((-1, 1, -2), SMALL, SMALL)))
def test_fault_14_leading_minus_lost(coefficients: tuple[int, int, int]):
    """A polynomial, with a minus in front or not, is worth the same after it was written and read."""
    a, b, c = coefficients
    tree = polynomial({2: a, 1: b, 0: c})
    assert parse(tree.plain()).evaluate(5) == 25 * a + 5 * b + c


def test_fault_15_answers_not_in_lowest_terms():
    """Answers are as simple as they get: fractions, roots."""
    assert [fault for card in sample() for fault in answer_faults(card.written)] == []


@pytest.mark.parametrize("name", ["add_3digit", "two_step_equation", "definite_integral"])
def test_fault_16_another_one_is_the_same(name: str):
    """A deck asks each question once where there are enough of them."""
    ids = [card.id for card in Deck.generate(name, seed=16).cards if card.question]
    assert len(set(ids)) == len(ids)
    assert [one for one in ids if "#" in one] == []


def test_fault_17_conditions_that_cannot_be_met():
    """What cannot be met is refused at once with a sentence, not tried for ever: a number that no card has."""
    assert skill("table_all_10").draw_for(Random("17"), 2, Fraction(11)) is None
    with pytest.raises(DeckError):
        Deck.generate("add_within_10", board=(0, 0))


def test_fault_18_plus_a_negative_coefficient():
    """No term with a negative coefficient stands in brackets after a plus: +(−3.75) n."""
    pattern = re.compile(r"[+−] ?\([−-][0-9.,/]+\) ?[a-z]\b")
    assert [text for tag in TAGS for text in texts(tag) if pattern.search(text)] == []


def test_fault_19_inner_workings_shown():
    """An answer that is a number is written as one: no 10 + 1 · 7."""
    shown = {"add", "sub", "div", "juxtapose", "of", "eq", "call", "sqrt", "log"}
    assert [card.face for card in sample() if isinstance(card.answer, Fraction) and kinds(card.written) & shown] == []


@pytest.mark.parametrize("name", PICKED)
def test_fault_20_variants_by_order_of_making(name: str):
    """The seed says what a deck is, not what was made before it."""
    first = Deck.generate(name, board=(6, 6), seed=723)
    other = Deck.generate(name, board=(6, 6), seed=724)
    assert Deck.generate(name, board=(6, 6), seed=723) == first != other


@pytest.mark.parametrize("name", PICKED)
def test_fault_21_variants_lost_on_copying(name: str, tmp_path: Path):
    """A deck that is saved and loaded, or told by its code, asks the same."""
    deck = Deck.generate(name, board=(6, 6), seed=587)
    assert Deck.load(deck.save(tmp_path / "copied.json")) == deck == Deck.from_code(deck.code())


@pytest.mark.parametrize("seed", [4651, 3544, 81570490])
def test_fault_22_wrong_for_certain_seeds(seed: int):
    """The seeds that others were wrong with make right cards of every skill and level."""
    for one in SKILLS.values():
        for level in one.levels:
            assert one.draw(Random(f"{seed}:{level}"), level).holds()


def test_fault_23_tolerance_too_wide():
    """Values are exact: what differs in the sixth decimal does not fit."""
    for card in sample():
        assert isinstance(card.answer, Fraction | Exact)
        assert not replace(card, answer=card.answer + Fraction(1, 10**6)).holds()


def test_fault_24_seeds_from_elsewhere():
    """Only the deck's seed counts, not the state of Python's own generator."""
    random.seed(420)
    first = Deck.generate("add_3digit", board=(6, 6), seed=3)
    random.seed(421)
    assert Deck.generate("add_3digit", board=(6, 6), seed=3) == first


def test_fault_25_lost_brackets():
    """Two operations in any order, also below a fraction line: read back to the same tree, with the same LaTeX."""
    made = [juxtapose, mul, frac, sub, power]
    leaves = (neg(3), Number(2), Variable("x"))
    lost = []
    for outer, inner, one, right in product(made, made, leaves, (True, False)):
        within = inner(one, 2)
        tree = outer(5, within) if right else outer(within, 5)
        if parse(tree.plain()) != tree:
            lost.append(tree.plain())
    assert lost == []
    assert frac(5, juxtapose(2, "x")).plain() == "5/(2x)"


def test_fault_26_shown_and_dealt_differ():
    """A deck's cards are what their skill makes of their operands, to the last text."""
    for name in PICKED:
        for card in Deck.generate(name, board=(6, 6), seed=1938).questions:
            again = skill(name).question(card.level, card.operands)
            assert (again, again.mathml(), again.face) == (card, card.mathml(), card.face)


@pytest.mark.parametrize("base", range(1, 10))
def test_fault_27_minus_squared(base: int):
    """−n² is negative and (−n)² is not, as written, as read and by sympy."""
    for tree, value in ((neg(power(base, 2)), -(base**2)), (power(-base, 2), base**2)):
        assert parse(tree.plain()).evaluate() == tree.to_sympy() == value


def test_fault_28_form_asked_in_secret():
    """Where the form of an answer matters the card says so in every language, and the right number is no error."""
    for one in (one for one in SKILLS.values() if one.required_form):
        card = drawn(one.id, 1)[1]
        for lang in LANGUAGES:
            assert say(f"maths.form.{one.required_form}", lang) in card.caption(lang)
        assert canonical(card.answer) not in card.mistakes


def test_fault_29_repeating_decimals():
    """A decimal on a board is the exact answer."""
    decimals = [card for card in sample() if any(isinstance(part, Decimal) for part in parts(card.written))]
    assert len(decimals) > 10
    assert [card.id for card in decimals if face_value(card.face) != card.answer] == []


@pytest.mark.parametrize("name", SKILLS)
def test_fault_30_repeats(name: str):
    """It is known how many cards a level has, and 30 draws repeat no more than chance among that many lets them."""
    one = skill(name)
    for level in one.levels:
        capacity = one.capacity(level)
        cards = {one.draw(Random(f"30:{name}:{index}"), level).operands for index in range(30)}
        expected = capacity * (1 - (1 - 1 / capacity) ** 30)
        assert 0.7 * expected - 1 <= len(cards) <= capacity


def test_fault_31_division_by_zero():
    """Nothing is divided by 0 on any card."""
    for card in sample():
        for part in parts(card.prompt):
            if isinstance(part, Op) and part.kind in {"div", "frac"} and not kinds(part.args[1]) & {"call"}:
                assert part.args[1] != Number(0), card.text()


@pytest.mark.parametrize("name", DIVISIONS)
def test_fault_32_divisions_that_do_not_come_out(name: str):
    """Whole-number division has whole answers."""
    assert {card.number.denominator for card in drawn(name, 100)} == {1}


@pytest.mark.parametrize("name", SKILLS)
def test_fault_33_special_cases(name: str):
    """The first and last cards of the smallest and largest answer are right and clean: coefficients 1, remainders 0."""
    one = skill(name)
    for level in one.levels:
        answers = one.answers(level)
        for answer in (answers[0], answers[-1]):
            cards = one.answering(level, answer)
            for operands in (cards[0], cards[len(cards) - 1]):
                card = one.question(level, operands)
                assert card.answer == answer
                assert card.holds()
                assert text_faults(card.text(), PLAIN) + text_faults(card.written.plain(), PLAIN) == []


@pytest.mark.parametrize(("a", "b"), list(product((-5, -1, 1, 5), repeat=2)))
def test_fault_34_signed_terms(a: int, b: int):
    """Terms after the first have their sign and a space, and no 1 before a letter."""
    text = plus_terms("x", a, juxtapose(b, "y") if abs(b) > 1 else (neg("y") if b < 0 else Variable("y"))).plain()
    assert text == f"x {'+' if a > 0 else '−'} {abs(a)} {'+' if b > 0 else '−'} {'5' if abs(b) > 1 else ''}y"


@pytest.mark.parametrize(("a", "b"), list(product(SMALL, repeat=2)))
def test_fault_35_unevaluated_printing(a: int, b: int):
    """−5 − (−1) and −2 · 5 keep their signs and brackets in plain text, LaTeX and MathML."""
    for made, value in ((sub, a - b), (mul, a * b)):
        tree = made(a, b)
        assert parse(tree.plain()) == tree
        assert tree.evaluate() == value
        assert text_faults(tree.plain(), PLAIN) + latex_faults(tree.latex()) + list(mathml_faults(tree.mathml())) == []


@pytest.mark.parametrize("coefficients", list(product((-1, 0, 1), repeat=3)))
def test_fault_36_minus_one_x(coefficients: tuple[int, ...]):
    """Coefficients 1, −1 and 0 are not written."""
    tree = polynomial(dict(enumerate(coefficients)))
    assert text_faults(tree.plain(), PLAIN) + latex_faults(tree.latex()) + list(mathml_faults(tree.mathml())) == []


@pytest.mark.parametrize("name", ["sub_2digit_no_regroup", "sub_2digit_regroup", "sub_3digit_regroup"])
def test_fault_37_borrows_miscounted(name: str):
    """Borrows are counted as they are done on paper: a borrow makes the next column one less."""
    for card in drawn(name, 60):
        above, below = card.operands
        borrows, taken = 0, 0
        while above or below:
            taken = above % 10 - taken < below % 10
            borrows += taken
            above, below = above // 10, below // 10
        assert card.features["borrows"] == borrows


def test_fault_38_the_same_option_twice():
    """No two spaces with the same number in different forms, and no wrong answer twice or right."""
    for card in sample():
        wrong = [face_value(text) for text in card.mistakes]
        assert len({canonical(value) for value in wrong}) == len(wrong)
        assert card.answer not in wrong
    for name in PICKED:
        faces = {card.answer for card in Deck.generate(name, board=(6, 6)).cards if card.answer}
        assert len({face_value(face) for face in faces}) == len(faces)


class Counting(Random):
    """A generator that counts how often it is asked."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


@pytest.mark.parametrize("name", SKILLS)
def test_fault_39_tries_until_it_fits(name: str):
    """A card is picked from its space by one number: there is nothing to try again."""
    for level in skill(name).levels:
        rng = Counting("39")
        skill(name).draw(rng, level)
        assert rng.asked == 1


def test_every_reported_fault_has_its_test():
    """The list has 62 faults and a row of what was clean; each number has a test here."""
    both = (sys.modules[__name__], test_found_faults)
    names = [name for module in both for name, _ in inspect.getmembers(module, inspect.isfunction)]
    numbers = {int(name.split("_")[2]) for name in names if name.startswith("test_fault_")}
    assert numbers == set(range(1, 64))
