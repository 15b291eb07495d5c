"""What rules with a name are called where people read it."""

from __future__ import annotations

from seqnum.engine.presets import PRESETS
from seqnum.text import say


def preset_title(name: str, lang: str) -> str:
    """Return what a preset is called in a language; rules of one's own keep the name that they have.

    Parameters
    ----------
    name
        Of rules.
    lang
        The language, ``"en"``, ``"es"`` or ``"pt"``.

    Examples
    --------
    >>> preset_title("young", "es"), preset_title("ours", "es")
    ('primeros cursos', 'ours')
    """
    return say(f"engine.preset.{name}", lang) if name in PRESETS else name
