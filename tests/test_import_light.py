from __future__ import annotations

import json
import pkgutil
import subprocess
import sys

import pytest

import seqnum.engine

HEAVY = {"IPython", "anywidget", "babel", "ipywidgets", "matplotlib", "msgspec", "narwhals", "numpy", "pandas", "sympy"}


def loaded_by(module):
    """Return what is loaded in a new Python once it has imported a module."""
    code = f"import sys, json, {module}; print(json.dumps(sorted(sys.modules)))"
    return set(json.loads(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout))


@pytest.mark.parametrize("module", ["seqnum", "seqnum.engine", "seqnum.players", "seqnum.cli"])
def test_importing_loads_nothing_heavy(module):
    """A pupil's kernel and the terminal's --help start at once."""
    assert not HEAVY & {name.partition(".")[0] for name in loaded_by(module)}


def test_the_engine_is_loaded_when_used():
    """The names of the engine cost nothing before they are used, not even what typing and dataclasses cost."""
    loaded = loaded_by("seqnum.engine")
    assert {name for name in loaded if name.startswith("seqnum")} == {"seqnum", "seqnum.engine", "seqnum.version"}
    assert not {"dataclasses", "inspect", "random", "re", "typing"} & (loaded - loaded_by("sys"))


@pytest.mark.parametrize("package", [seqnum, seqnum.engine])
def test_every_public_name_can_be_had(package):
    """The names that a package promises are there, though each is loaded on first use."""
    assert package.__all__
    for name in package.__all__:
        assert getattr(package, name) is not None
    assert set(package.__all__) <= set(dir(package))


def test_no_name_of_the_engine_is_also_a_module():
    """Or else what the name stands for would depend on what was imported before."""
    modules = {module.name for module in pkgutil.iter_modules(seqnum.engine.__path__)}

    assert not modules & set(seqnum.engine.__all__)


@pytest.mark.parametrize("package", [seqnum, seqnum.engine])
def test_an_unknown_name_is_an_attribute_error(package):
    """The function hasattr works on the packages as on any module."""
    assert not hasattr(package, "no_such_name")
