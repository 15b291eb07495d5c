"""Each fault reported of another generator has a test named after it: ours has no card with that kind of fault.

The numbers are those of the list of faults that people reported of, or we found in, other generators of questions.
"""

from __future__ import annotations

import ast
import inspect
import operator
import random
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
import sympy

from seqnum.decks import Deck, DeckError
from seqnum.maths import parse, read_number
from seqnum.maths.build import (
    absolute,
    as_expression,
    frac,
    juxtapose,
    log,
    mul,
    neg,
    plus_terms,
    polynomial,
    power,
    sub,
)
from seqnum.maths.exact import Exact
from seqnum.maths.expression import Decimal, Expression, Number, Op, Phrase, Variable
from seqnum.maths.numbers import canonical
from seqnum.maths.question import QuestionError
from seqnum.maths.skill import NotOfLevel, skill
from seqnum.maths.skills import SKILLS
from seqnum.maths.written import face_value
from seqnum.text import LANGUAGES, say
from tests.maths.card_lint import PLAIN, TAGS, answer_faults, latex_faults, like_terms, mathml_faults, text_faults

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.question import Question

ROOT = Path(__file__).parents[2]
EACH = 3
SMALL = range(-3, 4)
DIVISIONS = ("division_facts", "missing_factor", "divide_exact_long")
PICKED = ("add_within_20", "order_of_operations", "add_fractions_unlike", "two_step_equation", "factor_quadratic")


@cache
def sample() -> tuple[Question, ...]:
    """The same cards of every skill and level in every run."""
    return tuple(card for name in SKILLS for card in drawn(name, EACH))


@cache
def drawn(name: str, count: int) -> tuple[Question, ...]:
    """So many cards of each level of a skill."""
    one = skill(name)
    return tuple(
        one.draw(Random(f"faults:{name}:{level}:{index}"), level) for level in one.levels for index in range(count)
    )


@cache
def texts(tag: str) -> tuple[str, ...]:
    """The questions and answers of the sample as plain text."""
    return tuple(text for card in sample() for text in (card.text(tag), card.written.plain(tag)))


def lint(*names: str) -> list[str]:
    """The faults of these names in any region's plain text."""
    some = {name: PLAIN[name] for name in names}
    return [fault for tag in TAGS for text in texts(tag) for fault in text_faults(text, some)]


def parts(tree: Expression) -> Iterator[Expression]:
    yield tree
    if isinstance(tree, Op | Phrase):
        for arg in tree.args:
            yield from parts(arg)


def kinds(tree: Expression) -> set[str]:
    return {part.kind for part in parts(tree) if isinstance(part, Op)}


def worth(text: str) -> Fraction:
    """Plain arithmetic by Python's own grammar, which knows what binds tighter; nothing is run."""
    steps = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}

    def of(node: ast.expr) -> Fraction:
        match node:
            case ast.Constant(value):
                return Fraction(str(value))
            case ast.UnaryOp(ast.USub(), operand):
                return -of(operand)
            case ast.BinOp(left, ast.Pow(), right):
                return of(left) ** int(of(right))
            case ast.BinOp(left, step, right):
                result: Fraction = steps[type(step)](of(left), of(right))
                return result
        raise AssertionError(text)

    ascii_text = text.translate(str.maketrans({"−": "-", "×": "*", "÷": "/", "[": "(", "]": ")", ",": None}))
    return of(ast.parse(ascii_text.replace("^", "**"), mode="eval").body)


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


def test_fault_40_left_to_right():
    """Python's own grammar finds the same value for what stands on the card."""
    for card in drawn("order_of_operations", 100):
        assert worth(card.text()) == card.answer


def test_fault_41_division_rounded_down():
    """Signed quotients and fractions of fractions are exact."""
    for card in (*drawn("integer_mul_div", 60), *drawn("integer_add_sub", 60)):
        assert worth(card.text()) == card.answer
    assert parse("-1439 ÷ (-(5762 ÷ 2881 + 3))").evaluate() == Fraction(1439, 5)


def test_fault_42_neighbouring_seeds_share_cards():
    """Decks of seeds 1 and 2 have hardly a card in common, at whatever distance."""
    one, two = ({card.id for card in Deck.generate("add_3digit", seed=seed).cards} for seed in (1, 2))
    assert len(one & two) < len(one) / 4


def test_fault_43_nothing_is_asked():
    """No card is an equation without an unknown, 0 = 0."""
    for card in sample():
        if isinstance(card.prompt, Op) and card.prompt.kind == "eq":
            assert any(isinstance(part, Variable) for part in parts(card.prompt)) or "□" in card.text()


def test_fault_44_answers_left_to_do():
    """An answer has no integral, derivative, limit or determinant left in it."""
    left = {"integral", "derivative", "limit", "det", "prime", "system", "at"}
    assert [card.face for card in sample() if kinds(card.written) & left] == []


def test_fault_45_control_characters():
    """No backslash became a form feed: LaTeX is printable."""
    assert [card.latex() for card in sample() if not card.latex().isprintable()] == []


def test_fault_46_row_separators():
    """Rows of matrices are parted by two backslashes."""
    rows = [
        card.latex()
        for name in ("determinant_2x2", "determinant_3x3", "matrix_product_entry")
        for card in drawn(name, 5)
    ]
    assert all(re.search(r"(?<!\\)\\\\ ", latex) for latex in rows)
    assert [latex for latex in rows if r"\\\\" in latex or r"\\\ " in latex] == []


def test_fault_47_placeholders_shown():
    """No text has a place that was not filled in, nor a dollar sign that is no money, nor the wrong skill's words."""
    assert lint("a place left empty") == []
    assert [text for tag in TAGS for text in texts(tag) if re.search(r"(?<!R)\$(?![0-9])", text)] == []


@pytest.mark.parametrize("name", ["linear_system_2x2", "two_step_equation", "equation_both_sides"])
def test_fault_48_plus_minus_in_equations(name: str):
    """No −16x + −4y = 128."""
    assert [fault for card in drawn(name, 60) for fault in text_faults(card.text(), PLAIN)] == []


def test_fault_49_minus_minus():
    """|95 − (−84)| has its brackets."""
    assert absolute(sub(95, -84)).plain() == "|95 − (−84)|"
    assert [fault for card in drawn("absolute_value", 60) for fault in text_faults(card.text(), PLAIN)] == []


@pytest.mark.parametrize("name", ["definite_integral", "derivative_expression", "derivative_at_point"])
def test_fault_50_unreduced_terms_and_exponent_1(name: str):
    """Terms have coefficients in lowest terms, and no exponent 1."""
    for card in drawn(name, 40):
        assert list(answer_faults(card.prompt)) + list(answer_faults(card.written)) == []
        assert text_faults(card.text(), PLAIN) + latex_faults(card.latex()) + latex_faults(card.written.latex()) == []


def test_fault_51_like_terms():
    """Answers that are polynomials have each power once."""
    names = ("derivative_expression", "distribute_evaluate", "tangent_line")
    assert [fault for name in names for card in drawn(name, 40) for fault in like_terms(card.written)] == []


@pytest.mark.parametrize("name", ["multiply_fractions", "simple_probability", "independent_probability"])
def test_fault_52_unreduced_products_and_probabilities(name: str):
    """Fractions are in lowest terms, as Python's own Fraction has them."""
    for card in drawn(name, 100):
        above, _, below = card.face.partition("/")
        assert (int(above), int(below or 1)) == card.number.as_integer_ratio()


def test_fault_53_dependent_systems():
    """A system of two equations has exactly one solution, by sympy, and it is the card's."""
    x, y = sympy.symbols("x y")
    for card in drawn("linear_system_2x2", 40):
        a, b, c, d, e, f, asks = card.operands
        found = sympy.linsolve([a * x + b * y - c, d * x + e * y - f], x, y)
        assert len(found) == 1
        (solution,) = found
        assert solution.free_symbols == set()
        assert solution[asks] == card.number


def test_fault_54_two_equal_points():
    """Two points of a line differ, and not one above the other."""
    for card in drawn("slope_two_points", 100):
        x1, y1, x2, y2 = card.operands
        assert x1 != x2
        assert card.answer == Fraction(y2 - y1, x2 - x1)


@pytest.mark.parametrize(
    "name", ["percent_change", "proportion_missing_term", "vector_components", "simple_probability"]
)
def test_fault_55_zero_below(name: str):
    """No draw fails for a base, a term or a length of 0."""
    assert all(card.holds() for card in drawn(name, 150))


def test_fault_56_the_last_quotient():
    """A remainder is what Python's divmod leaves, not the quotient."""
    for card in drawn("remainder", 100):
        above, below = map(int, re.findall(r"[0-9]+", card.text())[:2])
        assert card.answer == divmod(above, below)[1]


def test_fault_57_floats_tails():
    """No number has the tail of a float, and no operand is a float."""
    tail = re.compile(r"[.,][0-9]{8}|[0-9]e[+-]?[0-9]")
    assert [text for tag in TAGS for text in texts(tag) if tail.search(text)] == []


def test_fault_58_keys_that_are_floats():
    """Operands are whole numbers of Python's own kind."""
    assert {type(operand) for card in sample() for operand in card.operands} == {int}


def test_fault_59_numpy():
    """Cards of every skill are made and checked without numpy, whatever it renames."""
    code = (
        "import sys; from random import Random; from seqnum.maths.skills import SKILLS\n"
        "for one in SKILLS.values(): one.draw(Random('59')).check()\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_fault_60_zeros_on_purpose():
    """No term 0 beside a letter, neither 0 · d nor x + 0."""
    zero = re.compile(r"[a-z][0-9^]* [+−] 0(?![0-9.,/])|\b0 ?[·×*] ?[a-z]\b|\b0 [+−] [0-9]*[a-z]\b")
    assert [text for tag in TAGS for text in texts(tag) if zero.search(text)] == []


@pytest.mark.parametrize("name", DIVISIONS)
def test_fault_61_never_ends(name: str):
    """The smallest board has a deck, and asking for an answer that is not there ends."""
    assert Deck.generate(name, board=(5, 5), level=1).cards
    assert skill(name).draw_for(Random("61"), 1, Fraction(10**9)) is None


@pytest.mark.parametrize(
    ("tree", "plain", "latex"),
    [
        (log(2, 8), "log₂ 8", r"\log_{2} 8"),
        (parse("3*4+2"), "3 × 4 + 2", r"3 \times 4 + 2"),
        (parse("1/2+1/3"), "1/2 + 1/3", r"\frac{1}{2} + \frac{1}{3}"),
        (sub(5, -3), "5 − (−3)", r"5 - \left(-3\right)"),
        (mul(-2, 5), "−2 × 5", r"-2 \times 5"),
        (parse("12 ÷ 4 ÷ 3"), "12 ÷ 4 ÷ 3", r"12 \div 4 \div 3"),
        (parse("3 + (-7)"), "3 + (−7)", r"3 + \left(-7\right)"),
        (parse("3 + 4 = 7"), "3 + 4 = 7", "3 + 4 = 7"),
        (parse("3(x + 2)"), "3(x + 2)", r"3\left(x + 2\right)"),
        (parse("12 ÷ 4"), "12 ÷ 4", r"12 \div 4"),
    ],
)
def test_fault_62_printing_changes_what_is_asked(tree: Expression, plain: str, latex: str):
    """Base, order, brackets and relation of what is asked stay as they are."""
    assert (tree.plain(), tree.latex()) == (plain, latex)


def test_fault_63_right_among_the_wrong():
    """As of the one that was clean: no right answer among the wrong ones, none of them twice, no crash, no 1x."""
    for card in sample():
        assert canonical(card.answer) not in card.mistakes
        assert as_expression(card.answer).plain()
    assert lint("a factor 1") == []


def test_every_reported_fault_has_its_test():
    """The list has 62 faults and a row of what was clean; each number has a test here."""
    names = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    numbers = {int(name.split("_")[2]) for name in names if name.startswith("test_fault_")}
    assert numbers == set(range(1, 64))
