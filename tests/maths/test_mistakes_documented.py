"""The 127 rules of the table of facts: their examples, and where none can be told from something else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.maths import read_number
from seqnum.maths.exact import letter
from seqnum.maths.mistakes import all_mistakes
from seqnum.maths.skill import skill
from seqnum.maths.skills import SKILLS
from tests.maths.collisions import BESIDE, NEVER, OF_OPERANDS, ON_CARDS
from tests.maths.documented import DOCUMENTED

MOST_CARDS = 400


def several(wrong):
    """Return the values of a rule, none, one or several."""
    given = wrong if isinstance(wrong, tuple) else (wrong,)
    return {value for value in given if value is not None}


def values_on(name, operands):
    """Return what each rule of a skill gives on a card."""
    found: dict[str, set[object]] = {}
    for rule, wrong in skill(name).wrong(operands):
        found.setdefault(rule, set()).update(several(wrong))
    return found


@pytest.mark.parametrize(("name", "operands", "wrong"), [(n, o, w) for n, _, o, w, _ in DOCUMENTED])
def test_documented_example(name, operands, wrong):
    """The rule gives the wrong answer that its example documents."""
    assert all_mistakes()[name](*operands) == wrong


@pytest.mark.parametrize(("name", "where", "level", "operands", "other"), ON_CARDS, ids=[row[0] for row in ON_CARDS])
def test_collision_on_a_card(name, where, level, operands, other):
    """On this card the rule gives the right answer, which accuses nobody, or shares its number with another rule."""
    question = skill(where).question(level, operands)
    found = values_on(where, operands)
    if other == "right":
        assert question.answer in found[name]
        assert name not in question.suspects(question.answer)
    else:
        shared = found[name] & found[other]
        assert any({name, other} <= set(question.suspects(value)) for value in shared)


@pytest.mark.parametrize(("name", "operands", "right"), BESIDE + OF_OPERANDS)
def test_collision_of_operands(name, operands, right):
    """With these operands the rule happens to be right."""
    assert all_mistakes()[name](*operands) == right


@pytest.mark.parametrize("name", [row[0] for row in BESIDE])
def test_no_card_hides_the_rule(name):
    """On the cards of its skills the rule never gives the right answer."""
    for one in SKILLS.values():
        for level in one.levels if name in one.misconceptions else ():
            cards = one.space(level)
            for place in range(0, len(cards), max(1, len(cards) // MOST_CARDS)):
                operands = cards[place]
                assert one.value(operands) not in values_on(one.id, operands).get(name, ()), operands


@pytest.mark.parametrize("name", NEVER)
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_never_right(name, data):
    """Whatever the operands, the rule never gives the right answer."""
    operands, right = NEVER[name]
    drawn = data.draw(operands)
    assert right(*drawn) not in several(all_mistakes()[name](*drawn))


@pytest.mark.parametrize("times", range(2, 13))
def test_reversal_is_a_cell_of_its_own(times):
    """On a board of expressions x/6 and (1/6)x are the reversal of 6x, and no other expression is."""
    wrong, right = all_mistakes()["reversal_error"](times), letter("x") * times
    assert wrong == read_number(f"x/{times}", "en", {"x"}) == read_number(f"(1/{times})x", "en", {"x"})
    assert right == read_number(f"{times}x", "en", {"x"}) != wrong


def test_each_rule_has_an_edge():
    """Every documented rule has its collision, or is shown to have none, each once."""
    edges = [row[0] for row in ON_CARDS] + [row[0] for row in BESIDE + OF_OPERANDS] + list(NEVER)
    assert len(edges) == len(set(edges))
    assert {name for name, *_ in DOCUMENTED} == set(edges)
