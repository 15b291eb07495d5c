from __future__ import annotations

import json
import subprocess
import sys

import pytest

HEAVY = {"IPython", "anywidget", "babel", "ipywidgets", "matplotlib", "msgspec", "narwhals", "numpy", "pandas", "sympy"}


@pytest.mark.parametrize("module", ["seqnum", "seqnum.engine", "seqnum.players", "seqnum.cli"])
def test_importing_loads_nothing_heavy(module):
    """A pupil's kernel and the terminal's --help start at once."""
    code = f"import sys, json, {module}; print(json.dumps(sorted({{name.split('.')[0] for name in sys.modules}})))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not HEAVY & set(json.loads(loaded))


def test_every_public_name_can_be_had():
    """The names that `import seqnum` promises are there, though each is loaded on first use."""
    import seqnum

    assert seqnum.__all__
    for name in seqnum.__all__:
        assert getattr(seqnum, name) is not None
    assert set(seqnum.__all__) <= set(dir(seqnum))


def test_an_unknown_name_is_an_attribute_error():
    """The function hasattr works on the package as on any module."""
    import seqnum

    assert not hasattr(seqnum, "no_such_name")
