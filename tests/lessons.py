"""The lessons as files: their cells, their pictures, and which are one program in several languages."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any

from seqnum.shipped import notebooks_folder
from seqnum.text import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = [notebooks_folder() / lang for lang in LANGUAGES]
_AN_ID = re.compile(r"[a-z0-9_./: ~%]*")
"""Texts that are no words for people: ids, files, names of columns."""


def lessons(folder: Path) -> list[Path]:
    """Return the notebooks of one language in their order."""
    return sorted(folder.glob("*.ipynb"), key=lambda path: int(path.stem.partition("_")[0]))


def cells(path: Path, kind: str) -> dict[str, str]:
    """Return the texts of the cells of one kind, by their ids."""
    book = json.loads(path.read_text(encoding="utf-8"))
    return {cell["id"]: "".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == kind}


def pictures(path: Path) -> list[str]:
    """Return the pictures that a notebook shows, as it names them."""
    return re.findall(r"!\[[^]]+\]\(([^)]+)\)", "\n".join(cells(path, "markdown").values()))


@cache
def is_translation(path: Path) -> bool:
    """Say whether a notebook runs what the English one runs, but for words and the language."""
    english = FOLDERS[0] / path.name
    return path.parent in FOLDERS[1:] and english.exists() and program(path) == program(english)


def program(path: Path) -> list[str]:
    """Return what the code cells do, without words for people and without the language."""
    return [meaning(code) for code in cells(path, "code").values()]


def meaning(code: str) -> str:
    """Return what some code does, without words for people and without the language."""
    return ast.dump(_Wordless().visit(ast.parse(code)))


class _Wordless(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "set_language":
            return None
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> Any:
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "lang"]
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> Any:
        if isinstance(node.value, str) and not _AN_ID.fullmatch(node.value):
            return ast.Constant("words")
        return node
