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
    return value if NULL is None else with_null(value, NULL)


def with_null(value: Any, null: object) -> Any:
    """Return a value with another nothing in the place of each None.

    Examples
    --------
    >>> with_null({"card": None, "seats": (1, None)}, "null")
    {'card': 'null', 'seats': [1, 'null']}
    """
    if value is None:
        return null
    if isinstance(value, dict):
        return {key: with_null(one, null) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [with_null(one, null) for one in value]
    return value
