from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib

import pytest
from packaging.requirements import Requirement


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


def pins(root):
    """The packages of Binder's requirements with their versions, and the lines that name none."""
    lines = (root / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    named = [line for line in lines if line and not line.startswith("#")]
    exact = dict(line.lower().split("==") for line in named if "==" in line)
    return exact, [line for line in named if "==" not in line]


def test_binder_installs_this_project_with_jupyterlab(root):
    """The checkout itself, with what a lesson needs; everything else is pinned, so a link opens the same next year."""
    exact, others = pins(root)
    assert others == ["-e .[lab]"]
    assert {"jupyterlab", "notebook", "voila"} <= set(exact)


def test_binder_pins_whatever_seqnum_needs(root):
    """And nothing below what seqnum asks for."""
    exact, _ = pins(root)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for needed in (*project["dependencies"], *project["optional-dependencies"]["lab"]):
        wanted = Requirement(needed)
        assert wanted.specifier.contains(exact[wanted.name.lower()]), needed


@pytest.mark.parametrize("place", ["lab/tree", "notebooks", "voila/render"])
def test_the_page_about_binder_opens_a_lesson_that_is_there(root, place):
    """The three places a link may name are on the page, each before a notebook's path from the repository's root."""
    page = (root / "docs" / "binder.md").read_text(encoding="utf-8")
    (path,) = re.findall(rf"^\|[^|]*\| `{place}/([\w/.]+)` \|$", page, re.MULTILINE)
    assert (root / path).is_file()


def test_binders_server_passes_on_an_answer_at_once(plan, root, tmp_path):
    """What is run after the installation leaves a server its setting, which it takes, and JupyterLab no news."""
    assert "./binder/postBuild" in plan
    subprocess.run(
        ["bash", "binder/postBuild"], cwd=root, check=True, env={**os.environ, "NB_PYTHON_PREFIX": str(tmp_path)}
    )
    settings = tmp_path / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    assert '"fetchNews": "false"' in settings.read_text(encoding="utf-8")
    ask = (
        "from jupyter_server.serverapp import ServerApp\n"
        "app = ServerApp()\n"
        "app.initialize(['--port=0', '--allow-root'])\n"
        "print(app.web_app.settings['kernel_websocket_connection_class'].__name__)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HOME": str(tmp_path), "JUPYTER_CONFIG_PATH": str(tmp_path / "etc" / "jupyter")},
    )
    assert done.stdout.split()[-1] == "PromptConnection"
