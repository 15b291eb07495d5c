"""A text with a button that copies it: no ipywidgets control has the clipboard."""

from __future__ import annotations

from importlib.resources import files

import anywidget
import traitlets

from seqnum.text import say


class CopyField(anywidget.AnyWidget):
    """A text to copy.

    Parameters
    ----------
    label
        What it is.
    lang
        The language of its button.

    Examples
    --------
    >>> CopyField("Class code", lang="en").copy
    'Copy'
    """

    # As a path it would keep every field alive for ever (anywidget issue 929).
    _esm = (files("seqnum.widgets") / "static" / "copy_field.js").read_text(encoding="utf-8")

    value: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    label: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    copy: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    copied: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)

    def __init__(self, label: str, *, lang: str) -> None:
        copy, copied = say("widgets.board.code.copy", lang), say("widgets.builder.copied", lang)
        super().__init__(label=label, copy=copy, copied=copied)

    def __repr__(self) -> str:
        return f"<CopyField {self.label!r}: {self.value!r}>"
