"""A disk that is full, for those who write."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow beyond a size, as a full disk would."""
    resource = pytest.importorskip("resource", reason="Windows sets no limit to files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
