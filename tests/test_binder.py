from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest


@pytest.fixture(scope="module")
def plan(root, tmp_path_factory):
    """What repo2docker would do with this repository: its Dockerfile and what it says, without building."""
    checkout = tmp_path_factory.mktemp("checkout")
    for name in ("binder", "notebooks", "seqnum", "curricula"):
        shutil.copytree(root / name, checkout / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    shutil.copy(root / "pyproject.toml", checkout)
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--no-run", "--debug", "."]
    done = subprocess.run(
        command, cwd=checkout, capture_output=True, text=True, check=True, env={**os.environ, "HOME": str(checkout)}
    )
    return done.stdout + done.stderr


def test_binder_reads_our_folder(plan):
    """With binder/ there, the root's pyproject.toml alone would install nothing."""
    assert '-r "binder/requirements.txt"' in plan


def test_binder_pins_a_python_we_support(plan):
    """Without a pin Binder gives a Python older than ours."""
    assert "Building conda environment for python=3.12" in plan


def test_binder_installs_this_project_with_jupyterlab(root):
    """The one requirement is the checkout itself, with what a lesson needs."""
    lines = (root / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == ["-e .[lab]"]
