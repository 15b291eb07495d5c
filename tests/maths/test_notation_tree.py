import dataclasses
import subprocess
import sys

import pytest

from seqnum.maths import Blank, NotationError, Number, Op, Variable, add, as_expression, equals, mul, neg
from seqnum.text import LANGUAGES


def test_trees_are_values():
    """Equal when written alike, usable as keys, and their repr rebuilds them."""
    tree = equals(mul(6, "□"), 42)
    assert tree == equals(mul(6, Blank()), Number(42))
    assert tree != equals(mul("□", 6), 42)
    assert {tree: 1}[equals(mul(6, "□"), 42)] == 1
    assert eval(repr(tree)) == tree


def test_trees_are_frozen():
    """Nobody changes a card that is already on the table."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        Number(3).value = 4  # type: ignore[misc]


def test_a_negative_number_is_a_sign_before_a_number():
    """There is one tree for minus three."""
    assert as_expression(-3) == neg(3) == Op("neg", (Number(3),))


@pytest.mark.parametrize(
    "build",
    [
        lambda: Number(-3),
        lambda: Number(2.5),  # type: ignore[arg-type]
        lambda: Variable("xy"),
        lambda: Variable("é"),
        lambda: Op("modulo", (Number(1), Number(2))),  # type: ignore[arg-type]
        lambda: Op("add", (Number(1),)),
        lambda: Op("mixed", (Number(1), Variable("x"), Number(2))),
        lambda: add(equals(1, 2), 3),
    ],
)
def test_what_cannot_be_written_is_refused(build):
    """A wrong node says why, in every language."""
    with pytest.raises(NotationError) as error:
        build()
    for lang in LANGUAGES:
        assert error.value.message(lang)


@pytest.mark.desktop
def test_sympy_is_loaded_by_those_who_ask_for_it_only():
    """Reading, printing and evaluating a card needs no sympy."""
    code = (
        "import sys\nfrom seqnum.maths import parse, read_number\ntree = parse('1/2 of 12')\n"
        "tree.evaluate(), tree.plain(), tree.latex(), tree.mathml(), tree.spoken()\n"
        "assert not {'sympy', 'babel', 'pandas'} & set(sys.modules)\ntree.to_sympy()\nassert 'sympy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
