"""Which curriculum asks for a skill: a table of codes beside this file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def _table() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((files("seqnum.maths") / "standards.toml").read_text(encoding="utf-8"))


def standards(skill_id: str) -> dict[str, tuple[str, ...]]:
    """Return the codes of a skill by curriculum: ``ccss``, ``bncc``, ``england``, ``lomloe``, ``sep_nem``.

    Examples
    --------
    >>> standards("division_facts")["ccss"]
    ('3.OA.B.6', '3.OA.C.7')
    """
    return {curriculum: tuple(codes) for curriculum, codes in _table().get(skill_id, {}).items()}
