"""Why a library or the system refuses something, in our words: they say it in English, or in the machine's language."""

from __future__ import annotations

import errno
import re
from typing import TYPE_CHECKING

from seqnum.errors import LONGEST_QUOTE, SeqnumError

if TYPE_CHECKING:
    from collections.abc import Iterable

Sayings = tuple[tuple[str, str], ...]
"""Patterns of English sentences, each with the key of ours; the named groups of a pattern are its placeholders."""

_OF_SYSTEM = {
    errno.EACCES: "reasons.system.not_allowed",
    errno.EEXIST: "reasons.system.exists",
    errno.EISDIR: "reasons.system.folder",
    errno.ENAMETOOLONG: "reasons.system.long_name",
    errno.ENOENT: "reasons.system.missing",
    errno.ENOSPC: "reasons.system.full",
    errno.ENOTDIR: "reasons.system.no_folder",
    errno.EPERM: "reasons.system.not_allowed",
    errno.EROFS: "reasons.system.read_only",
}
_OF_JSON: Sayings = (
    (r"Object missing required field `(?P<field>.*)`", "reasons.json.missing"),
    (r"Expected `(?P<wanted>\w+).*`, got `(?P<found>\w+)`", "reasons.json.kind"),
    (r"Expected `array` of length <= (?P<most>\d+)", "reasons.json.list_long"),
    (r"Expected `array` of length >= (?P<least>\d+)", "reasons.json.list_short"),
    (r"Expected `array` of length (?P<length>\d+)", "reasons.json.list_length"),
    (r"Expected `str` of length <= (?P<most>\d+)", "reasons.json.text_long"),
    (r"Expected `str` of length .*", "reasons.json.text_short"),
    (r"Invalid (?:enum )?value '(?P<given>.*)'", "reasons.json.given"),
    (r"(Invalid|Number out of|Expected) .*", "reasons.json.value"),
    (r"maximum recursion .*", "reasons.json.deep"),
    (r"JSON is malformed.*|Input data was truncated", "reasons.json.broken"),
)
_KINDS = frozenset({"array", "bool", "float", "int", "null", "object", "str"})


def reason(error: Exception) -> SeqnumError:
    """Return what an error of the system, of Python or of a reader of JSON means, as a part of a sentence.

    Parameters
    ----------
    error
        An ``OSError``, the ``ValueError`` for a path that no system takes, or an error of msgspec.

    Examples
    --------
    >>> str(reason(FileNotFoundError(2, "No such file or directory")))
    'there is no such file or folder'
    >>> str(reason(ValueError("embedded null byte")))
    'no file can have such a name'
    """
    if isinstance(error, OSError):
        name = errno.errorcode.get(error.errno or 0, type(error).__name__)
        return SeqnumError(_OF_SYSTEM.get(error.errno or 0, "reasons.system.unknown"), name=name)
    if str(error).startswith("embedded null"):
        return SeqnumError("reasons.system.bad_name")
    return _of_json(str(error))


def in_our_words(said: str, sayings: Iterable[tuple[str, str]], otherwise: str) -> SeqnumError:
    """Return our sentence for an English one.

    Parameters
    ----------
    said
        The English sentence.
    sayings
        Patterns of such sentences with the keys of ours; the first that fits the whole counts.
    otherwise
        The key of what we say when none fits.

    Examples
    --------
    >>> in_our_words("Input data was truncated", _OF_JSON, "reasons.json.unknown").key
    'reasons.json.broken'
    """
    for pattern, key in sayings:
        if found := re.fullmatch(pattern, said, re.DOTALL):
            return SeqnumError(key, **found.groupdict())
    return SeqnumError(otherwise)


def _of_json(said: str) -> SeqnumError:
    """Translate msgspec: what is wrong, and behind it the place."""
    what, _, place = said.rpartition(" - at `")
    found = in_our_words(what or said, _OF_JSON, "reasons.json.unknown")
    ours = SeqnumError(found.key, **{name: _in_words(str(value)) for name, value in found.values.items()})
    return SeqnumError("reasons.json.at", what=ours, place=place.removesuffix("`")) if what else ours


def _in_words(value: str) -> object:
    """Name a kind of value; of any other text show the beginning, on one line."""
    return SeqnumError(f"reasons.kind.{value}") if value in _KINDS else " ".join(value.split())[:LONGEST_QUOTE]
