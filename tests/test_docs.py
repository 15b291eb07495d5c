"""The pages under docs/ tell the truth: their examples run and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page(page, tmp_path, monkeypatch):
    """Its Python runs from top to bottom in an empty folder, and each relative link is a file of the repository."""
    text = page.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    examples = "\n".join(re.findall(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, page.name, 0)
    said: list[str] = []
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert not doctest.DocTestRunner(optionflags=flags).run(test, out=said.append).failed, "".join(said)

    linked = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert [path for path in linked if not (page.parent / path).exists()] == []
