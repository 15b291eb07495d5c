"""Folders that come with the package: beside it in a checkout, inside it in a wheel."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def curricula_folder() -> Path:
    """Return the folder of the curricula that come with the package.

    Examples
    --------
    >>> (curricula_folder() / "ccss.toml").is_file()
    True
    """
    return _shipped("curricula")


def notebooks_folder() -> Path:
    """Return the folder of the lessons that come with the package.

    Examples
    --------
    >>> notebooks_folder().name
    'notebooks'
    """
    return _shipped("notebooks")


def _shipped(name: str) -> Path:
    packed = _PACKAGE / name
    return packed if packed.is_dir() else _PACKAGE.parent / name
