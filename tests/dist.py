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
"""What makes a wheel of a source archive; `pip` fetches it for itself, so offline it must be at hand."""


def main(folder: Path) -> None:
    """Check both, and say so."""
    (wheel,) = folder.glob("*.whl")
    (source,) = folder.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as temporary:
        wheels = Path(temporary) / "wheels"
        _pip(sys.executable, "download", "--quiet", "--dest", wheels, wheel, BUILDING)
        for archive in (wheel, source):
            python = _empty_environment(Path(temporary) / archive.suffix[1:])
            _pip(python, "install", "--quiet", "--no-index", "--find-links", wheels, archive)
            subprocess.run([python, "-I", "-c", LESSON], check=True, stdout=subprocess.DEVNULL)
            said = subprocess.run(
                [python, "-I", "-m", "seqnum", "--version"], check=True, capture_output=True, text=True
            )
            print(f"{archive.name}: installed offline, {said.stdout.strip()}, plays a move.")


def _empty_environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _pip(python: str | Path, *words: str | Path) -> None:
    subprocess.run([python, "-m", "pip", "--disable-pip-version-check", *words], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
