"""Wheels as a pupil's browser gets them: without what nobody playing needs, and listed for Pyodide."""

from __future__ import annotations

import ast
import re
import zipfile
from fnmatch import fnmatch
from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
LEFT_OUT = {
    "*": ("*/tests/*", "*/benchmarks/*", "*.pyi", "*.dist-info/RECORD"),
    "anywidget": ("anywidget/nbextension/*", "*.data/*"),
    "babel": ("babel/locale-data/*", "babel/messages/*"),
    "pygments": ("pygments/lexers/*",),
    "seqnum": ("seqnum/notebooks/*",),
    "sympy": (
        *(f"sympy/{part}/*" for part in ("categories", "crypto", "diffgeom", "holonomic", "sandbox", "stats")),
        *(f"sympy/parsing/{part}/*" for part in ("autolev", "c", "fortran", "latex")),
    ),
}
"""What is left out of each wheel; the star stands for all."""
KEPT = {
    "babel": ("babel/locale-data/root.dat", "babel/locale-data/en*", "babel/locale-data/es*", "babel/locale-data/pt*"),
    "pygments": tuple(f"pygments/lexers/{name}.py" for name in ("__init__", "_mapping", "python", "special")),
    "seqnum": ("seqnum/notebooks/*/lesson.json",),
}
"""What of it stays all the same: our three languages, the highlighting of Python, the lessons' decks."""
DOCUMENTED = ("ipython", "ipywidgets", "seqnum", "traitlets")
"""Whose docstrings are read while running, or by somebody who asks with a question mark."""


def slimmed(wheel: Path, folder: Path) -> Path:
    """Write a wheel without what is left out into a folder; return the new one."""
    target = folder / wheel.name
    package = _key(wheel)
    with (
        zipfile.ZipFile(wheel) as full,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as slim,
    ):
        for item in full.infolist():
            if _stays(item.filename, package):
                data = full.read(item)
                if item.filename.endswith(".py") and package not in DOCUMENTED:
                    data = without_docstrings(data)
                # The time of 1980 and fixed rights: the same wheel gives the same bytes.
                slim.writestr(zipfile.ZipInfo(item.filename), data, zipfile.ZIP_DEFLATED)
    return target


def without_docstrings(source: bytes) -> bytes:
    """Return a module without docstrings and comments, as `python -OO` runs it."""
    module = ast.parse(source)
    for node in ast.walk(module):
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.Pass()])
    try:
        return ast.unparse(module).encode()
    except RecursionError:  # a formula of a thousand terms, in a table some program wrote
        return source


def entry(wheel: Path) -> tuple[str, dict[str, Any]]:
    """Return a wheel's key and entry in Pyodide's list of packages. Everything is loaded, so nothing depends."""
    name, version = wheel.name.split("-")[:2]
    with zipfile.ZipFile(wheel) as opened:
        imports = sorted({_top(path) for path in opened.namelist() if ".dist-info/" not in path})
    return _key(wheel), {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": imports,
        "depends": [],
    }


def _key(wheel: Path) -> str:
    return re.sub(r"[-_.]+", "-", wheel.name.split("-")[0]).lower()


def _top(path: str) -> str:
    return path.split("/", maxsplit=1)[0].removesuffix(".py")


def _stays(path: str, package: str) -> bool:
    return not _matches(path, (*LEFT_OUT["*"], *LEFT_OUT.get(package, ()))) or _matches(path, KEPT.get(package, ()))


def _matches(path: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)
