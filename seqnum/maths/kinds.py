"""The operations of school notation and how many operands each has."""

from __future__ import annotations

from typing import Literal, get_args

Kind = Literal[
    "add", "sub", "mul", "div", "neg", "pow", "of", "juxtapose", "eq", "frac", "mixed",
    "sqrt", "root", "abs", "percent", "factorial", "degrees", "log", "ln", "sin", "cos", "tan", "ratio",
    "call", "prime", "binomial", "permutations", "gcd", "lcm", "point", "vector", "list", "matrix", "det",
    "derivative", "integral", "limit", "money", "system",
]  # fmt: skip

KINDS: tuple[Kind, ...] = get_args(Kind)

_ONE: tuple[Kind, ...] = (
    "neg", "sqrt", "abs", "percent", "factorial", "degrees", "ln", "sin", "cos", "tan", "prime", "det", "derivative",
    "money",
)  # fmt: skip
_MANY: dict[Kind, tuple[int, int]] = {
    "mixed": (3, 3),
    "integral": (3, 3),
    "point": (2, 3),
    "vector": (2, 3),
    "list": (2, 20),
    "matrix": (1, 4),
}

OPERANDS: dict[Kind, tuple[int, int]] = dict.fromkeys(KINDS, (2, 2)) | dict.fromkeys(_ONE, (1, 1)) | _MANY
"""The least and the greatest number of operands."""

FUNCTION_LETTERS = frozenset("fghFGP")
"""Letters that, before a bracket, name a function: ``f(3)`` is no product."""

ARRANGEMENTS = frozenset("PVA")
"""Letters that, before two numbers in a bracket, count choices in order, somewhere."""
