"""Run the tests of what playing needs in a browser's Python, without the browser.

`make test-pyodide` runs this with the tools of tools.txt.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile

from binder.lite.build import HERE, ROOT, fetch, unpack_pyodide

OUT = ROOT / "build" / "pyodide"
ROOMS = ("engine", "maths", "decks", "players", "match", "forecasting")
LEFT_OUT = "not slow and not browser and not outside and not desktop"
"""What needs pandas, another program or a thread is marked `desktop`: there is none in a browser's Python."""


def main() -> None:
    pyodide, libraries = OUT / "runtime", OUT / "libraries"
    for folder in (pyodide, libraries):
        shutil.rmtree(folder, ignore_errors=True)
    known = unpack_pyodide(OUT / "fetched", pyodide)
    lock = {"info": known["info"], "packages": {}}
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    for wheel in fetch(OUT / "fetched", "-r", HERE / "wheels.txt", "-r", HERE / "tests.txt"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(libraries)
    python = ("node", HERE / "python.mjs", pyodide, libraries, ROOT)
    options = ("-p", "no:cacheprovider", "-o", "addopts=--strict-markers --import-mode=importlib --doctest-modules")
    chosen = sys.argv[1:] or ("-q", "-m", LEFT_OUT, "tests/test_nesting.py", *(f"tests/{room}" for room in ROOMS))
    sys.exit(subprocess.run([*python, "pytest", *options, *chosen], check=False).returncode)


if __name__ == "__main__":
    main()
