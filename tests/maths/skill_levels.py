"""What each level's sentence promises, said a second time and apart from the skills' own code; topic by topic."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from tests.maths import topics

MODULES = [import_module(f"{topics.__name__}.{one.name}") for one in iter_modules(topics.__path__)]


def gathered(table: str) -> dict[Any, Any]:
    """Return the entries of all topics; none may come twice."""
    found: dict[Any, Any] = {}
    for module in MODULES:
        for key, value in getattr(module, table, {}).items():
            assert key not in found, f"{key} stands in two topics"
            found[key] = value
    return found


PROMISES = gathered("PROMISES")
BOXES = gathered("BOXES")
GOLDEN = gathered("GOLDEN")
NO_BOX = {name for module in MODULES for name in getattr(module, "NO_BOX", ())}
EXAMPLES = [row for module in MODULES for row in getattr(module, "EXAMPLES", ())]
LIMITS = [row for module in MODULES for row in getattr(module, "LIMITS", ())]
EDGES = [row for module in MODULES for row in getattr(module, "EDGES", ())]

SHAPES = {
    1: {"+*", "*+", "-*", "+/"},
    2: {"+*", "-*", "*(+)", "(-)*", "-+", "/*"},
    3: {"*+*", "*-*", "+*(-)", "-(-)"},
}
"""The shapes of the cards of `order_of_operations`."""


def keeps_promise(skill: str, level: int, operands: tuple[int, ...], key: str) -> bool:
    """Say whether a card is what the sentence of its level says."""
    if skill == "order_of_operations":
        return _shape(key) in SHAPES[level]
    return bool(PROMISES[skill, level](*operands))


def _shape(key: str) -> str:
    """Return an order-of-operations key without its numbers."""
    return "".join(sign for sign in key if not sign.isdigit())
