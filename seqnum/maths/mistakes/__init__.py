"""Misconceptions as functions: the operands of a question go in, the wrong answer comes out.

A function is named after its misconception. It gives one wrong value, several, or None where the rule does not apply;
it may give the right value, which `wrong_answers` drops. `MISTAKES` has them all by id.
"""

from __future__ import annotations

from seqnum.maths.mistakes import (
    add_columns,
    add_facts,
    algebra,
    division,
    fractions,
    integers,
    order_ops,
    sub_columns,
    tables,
)
from seqnum.maths.mistakes.rule import Rule, Wrong, wrong_answers

__all__ = ["MISTAKES", "Rule", "Wrong", "wrong_answers"]

_MODULES = (add_facts, add_columns, sub_columns, tables, division, order_ops, integers, fractions, algebra)

MISTAKES: dict[str, Rule] = {
    name: rule
    for module in _MODULES
    for name, rule in vars(module).items()
    if callable(rule) and not name.startswith("_") and getattr(rule, "__module__", "") == module.__name__
}
"""Every misconception that is known as a function of the operands."""
