from __future__ import annotations

import pytest

from seqnum.text import set_language


@pytest.fixture(autouse=True)
def _language_of_the_process():
    """A command run in this process leaves no language behind."""
    yield
    set_language(None)
