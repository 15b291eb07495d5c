"""Misconceptions as functions: the operands of a question go in, the wrong answer comes out.

A function is named after its misconception. It gives one wrong value, several, or None where the rule does not apply;
it may give the right value, which `wrong_answers` drops. Each family is a module of its own here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from seqnum.maths.mistakes.rule import Rule, Wrong, named, wrong_answers

__all__ = ["Rule", "Wrong", "all_mistakes", "named", "wrong_answers"]


@cache
def all_mistakes() -> dict[str, Rule]:
    """Return every misconception that is known as a function of the operands, by id.

    Examples
    --------
    >>> all_mistakes()["no_carry"].__module__
    'seqnum.maths.mistakes.add_columns'
    """
    found: dict[str, Rule] = {}
    for family in iter_modules(__path__):
        module = import_module(f"{__name__}.{family.name}")
        for name, rule in vars(module).items():
            own = callable(rule) and getattr(rule, "__module__", "") == module.__name__
            if own and not name.startswith("_") and module.__name__ != wrong_answers.__module__:
                found[name] = rule
    return found
