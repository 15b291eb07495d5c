"""What the house plan asks of every file, where no linter can say it."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "seqnum").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
SCRIPTS = [path for path in sorted((ROOT / "seqnum/widgets/js").rglob("*.js")) if "node_modules" not in path.parts]


def imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def called(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {node.id if isinstance(node, ast.Name) else getattr(node, "attr", "") for node in calls}


@pytest.mark.parametrize("path", SOURCES + TESTS + SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_file_fits_in_the_head(path):
    """No file is longer than 600 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600


@pytest.mark.parametrize("room", ["engine", "players"])
def test_rules_and_players_are_standard_library(room):
    """Rules and players run wherever Python does, and know nothing of maths."""
    allowed = sys.stdlib_module_names | {"seqnum"}
    for path in (ROOT / "seqnum" / room).rglob("*.py"):
        foreign = {name for name in imported(path) if name.split(".")[0] not in allowed}
        rooms = {name.split(".")[1] for name in imported(path) if name.startswith("seqnum.")}
        assert not foreign, path
        assert rooms <= {"engine", "players", "text", "errors"}, path


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_text_is_ever_run(path):
    """eval, exec and sympy's parsers run code; no text from outside may reach them, so none is called at all."""
    assert not called(path) & {"eval", "exec", "sympify", "parse_expr", "S", "literal_eval"}
    assert "pickle" not in imported(path)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_randomness_is_named_and_the_same_on_every_python(path):
    """Only Random(key).random() gives the same numbers on every version; shuffle and choice have changed before.

    Dask's ``shuffle(on=…)`` draws nothing: it puts rows of one key together.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    from_random = {node.attr for node in attributes if isinstance(node.value, ast.Name) and node.value.id == "random"}
    assert from_random <= {"Random"}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    methods = {id(call.func) for call in calls if "on" not in {keyword.arg for keyword in call.keywords}}
    drawing = {"shuffle", "choice", "choices", "sample", "randrange", "randint", "getrandbits"}
    assert not {node.attr for node in attributes if id(node) in methods} & drawing


def test_node_reads_tools_inside_the_checkout_as_before():
    """A package.json of type module would break the yarn that JupyterLab starts from .venv below it."""
    assert json.loads((ROOT / "package.json").read_text(encoding="utf-8")).get("type") != "module"
