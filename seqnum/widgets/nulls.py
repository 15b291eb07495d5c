"""Nothing, as JavaScript has it: where Python runs in the browser, None would reach the page as undefined."""

from __future__ import annotations

import sys
from typing import Any

if sys.platform == "emscripten":
    from pyodide.ffi import jsnull as NULL  # noqa: N812  # a constant of ours
else:
    NULL = None


def for_page(value: Any, _widget: object = None) -> Any:
    """Return a value as a page has to get it; the same one wherever it becomes JSON on its way.

    Examples
    --------
    >>> for_page({"card": None, "seats": [1, None]})
    {'card': None, 'seats': [1, None]}
    """
    return value if NULL is None else swapped(value, None, NULL)


def from_page(value: Any) -> Any:
    """Return what a page said with None where it said nothing.

    Examples
    --------
    >>> from_page({"type": "start", "options": None})
    {'type': 'start', 'options': None}
    """
    return value if NULL is None else swapped(value, NULL, None)


def swapped(value: Any, one: object, other: object) -> Any:
    """Return a value with another thing in the place of one, wherever it stands in it.

    Examples
    --------
    >>> swapped({"card": None, "seats": (1, None)}, None, "null")
    {'card': 'null', 'seats': [1, 'null']}
    """
    if value is one:
        return other
    if isinstance(value, dict):
        return {key: swapped(each, one, other) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [swapped(each, one, other) for each in value]
    return value
