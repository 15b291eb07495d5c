from __future__ import annotations

import json
from pathlib import Path

import pytest

from seqnum.cli.play import STUDENT_NOTEBOOK, find_notebook
from seqnum.shipped import notebooks_folder

NOTEBOOKS = sorted(path for path in notebooks_folder().rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def test_the_students_notebook_is_there():
    """`seqnum play` opens a lesson that exists."""
    assert find_notebook(notebooks_folder(), STUDENT_NOTEBOOK) in NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_committed_without_outputs(path):
    """What running a lesson shows belongs to who ran it; the kernel is any Python 3."""
    book = json.loads(Path(path).read_text(encoding="utf-8"))

    ran = [cell for cell in book["cells"] if cell.get("outputs") or cell.get("execution_count")]
    assert not ran
    assert "widgets" not in book["metadata"]
    assert book["metadata"]["kernelspec"]["name"] == "python3"
