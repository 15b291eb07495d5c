"""Lists whose keys are their own in a notebook: Jupyter's commands come first where nobody tells it."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import anywidget

if TYPE_CHECKING:
    import ipywidgets as ipw


class OwnKeys(anywidget.AnyWidget):
    """Nothing to see: it keeps arrows and letters for the lists of the box that it stands in; see :func:`with_keys`."""

    # As a path it would keep every field alive for ever (anywidget issue 929).
    _esm = (files("seqnum.widgets") / "static" / "own_keys.js").read_text(encoding="utf-8")

    def __repr__(self) -> str:
        return "<OwnKeys>"


def with_keys(box: ipw.Box) -> None:
    """Let the lists in a box have their keys.

    Parameters
    ----------
    box
        Any box of controls.

    Examples
    --------
    >>> import ipywidgets as ipw
    >>> box = ipw.VBox([ipw.Dropdown(options=["a", "b"])])
    >>> with_keys(box)
    >>> box.children[-1]
    <OwnKeys>
    """
    box.add_class("sq-own-keys")
    box.children = (*box.children, OwnKeys())
