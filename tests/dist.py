"""What was built plays where nothing else is installed and no index is asked: `make check-dist`.

The wheel and the source archive in a folder are each installed in an empty environment, from that folder and from one
of wheels that was filled before, and then told to play a move.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tests.test_wheel import LESSON

BUILDING = "hatchling"
"""What makes a wheel of a source archive; it is fetched at building, so offline it must be at hand."""


def main(folder: Path) -> None:
    """Check both, and say so."""
    (wheel,) = folder.glob("*.whl")
    (source,) = folder.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as temporary:
        wheels = Path(temporary) / "wheels"
        _run("-m", "pip", "download", "--quiet", "--dest", wheels, wheel, BUILDING)
        for archive in (wheel, source):
            python = _empty_environment(Path(temporary) / archive.suffix[1:])
            # uv is quick: it links what it has unpacked once, where pip copies and compiles everything for each.
            _run("-m", "uv", "pip", "install", "--quiet", "--offline", "--no-index", "--find-links", wheels,
                 "--python", python, archive)  # fmt: skip
            _run("-I", "-c", LESSON, python=python)
            said = _run("-I", "-m", "seqnum", "--version", python=python)
            print(f"{archive.name}: installed offline, {said.strip()}, plays a move.")


def _empty_environment(folder: Path) -> Path:
    venv.create(folder)
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _run(*words: str | Path, python: str | Path = sys.executable) -> str:
    return subprocess.run([python, *words], check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
