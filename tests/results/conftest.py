"""Sentences in these tests are English ones."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    """Take the language from nowhere but the test."""
    monkeypatch.setenv("SEQNUM_LANG", "en")
