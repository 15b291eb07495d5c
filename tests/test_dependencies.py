from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def test_no_dependency_is_held_back(root: Path):
    """What seqnum needs has a lower bound and no upper one: a browser's Python takes the one version it has."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]

    for needed in (*project["dependencies"], *extras["lab"]):
        assert re.fullmatch(r"[\w.-]+>=[\d.]+(; .+)?", needed), needed
