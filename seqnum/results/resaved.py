"""A match file that another program saved again, turned back into what was written."""

from __future__ import annotations

import codecs
import re

_UTF16 = {codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be", b"{\0": "utf-16-le", b"\0{": "utf-16-be"}
"""How a file in UTF-16 begins, with a mark and without."""
_SEVERAL_BYTES = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_NO_TEXT = re.compile(rb"[\x81-\x84\x86-\x90\x98-\x9f\xfe\xff]")
"""Bytes that no text of ours has in Latin-1; the last two are rather the mark of UTF-16."""
_IN_QUOTES = re.compile(rb'^"(?=\{"")(.*?)"?[;,\t]*(\n?)$', re.MULTILINE)
"""A line of ours as the only cell of a spreadsheet's row."""
_BLANK = re.compile(rb"\n[ \t]*\n")


def as_written(data: bytes) -> tuple[bytes, tuple[str, ...]]:
    r"""Undo what editors and spreadsheets do to a file when they save it; line numbers stay.

    Undone are a byte order mark, UTF-16, Latin-1 (of each line, if nothing in it is UTF-8), line ends of other systems,
    lines in quotes with the quotes in them doubled, and zero bytes at the end, which a disk that filled up leaves.

    Parameters
    ----------
    data
        The content of a file.

    Returns
    -------
    tuple
        The content in UTF-8, and what was undone: keys of ``results.repair``.

    Examples
    --------
    >>> as_written(b'\xef\xbb\xbf"{""event"":""session""}"\r\n')
    (b'{"event":"session"}\n', ('bom', 'line_ends', 'quotes'))
    """
    repairs = []
    whole = data.rstrip(b"\0") if data[-2:] == b"\0\0" else data
    if whole != data:
        repairs.append("zeros")
    encoding = next((name for start, name in _UTF16.items() if whole.startswith(start)), None)
    if encoding:
        text = whole.decode(encoding, "replace").removeprefix("\ufeff")
        whole = text.encode("utf-8", "replace")
        repairs.append("utf16")
    if whole.startswith(codecs.BOM_UTF8):
        whole = whole.removeprefix(codecs.BOM_UTF8)
        repairs.append("bom")
    if b"\r" in whole:  # a line break within a text is written as two characters, so this is none
        whole = whole.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        repairs.append("line_ends")
    if not _is_utf8(whole):
        lines = whole.split(b"\n")
        read = [_from_latin1(line) for line in lines]
        if read != lines:
            whole = b"\n".join(read)
            repairs.append("latin1")
    if b'"{""' in whole:
        whole = _IN_QUOTES.sub(lambda line: line[1].replace(b'""', b'"') + line[2], whole)
        repairs.append("quotes")
    if whole.startswith(b"\n") or _BLANK.search(whole):
        repairs.append("blank_lines")
    return whole, tuple(repairs)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _from_latin1(line: bytes) -> bytes:
    """Return a line in UTF-8; as it is, if it is so already or a byte of it was damaged."""
    if _is_utf8(line) or _SEVERAL_BYTES.search(line) or _NO_TEXT.search(line):
        return line
    return line.decode("cp1252", "replace").encode()
