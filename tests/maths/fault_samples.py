"""Cards and ways to look at them for the tests of faults reported of other generators."""

from __future__ import annotations

import ast
import operator
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from seqnum.maths.expression import Expression, Op, Phrase
from seqnum.maths.skill import skill
from seqnum.maths.skills import SKILLS
from tests.maths.card_lint import PLAIN, TAGS, text_faults

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
