"""The answers in pasted codes (`Match.code`, result codes): who did not hand in a file may have sent one."""

from __future__ import annotations

import re

from seqnum.errors import SeqnumError
from seqnum.results.content import FileContent, Refusal, Row, dealing
from seqnum.results.errors import ResultsError
from seqnum.results.operands import operands_of

MAX_CODES = 500
"""In one file: a whole school's of one afternoon."""
MAX_LINES = 60
"""Over which a mail program breaks a code."""

_CODE = re.compile(rb"\bopen(?:match|result)\d[0-9A-Za-z]+")
_GOES_ON = re.compile(rb"[0-9A-Za-z]+")


def has_codes(data: bytes) -> bool:
    """Tell whether there is a code of a match in a text or a table; one that a notebook or a page shows is no answer.

    Parameters
    ----------
    data
        The content of a file.
    """
    return data.lstrip()[:1] not in {b"{", b"<"} and _CODE.search(data) is not None


def read_codes(data: bytes, name: str) -> FileContent:
    """Read all codes in a text or a table, wherever in a line they stand.

    Their matches are played again, so an answer is judged anew. A code that was broken over several lines is put
    together. What is no code is passed over: names in other cells, greetings.

    Parameters
    ----------
    data
        The content of the file.
    name
        What to call it in tables and reasons.

    Examples
    --------
    >>> content = read_codes(b"Ana;openmatch2damaged", "codes.csv")
    >>> [refusal.line for refusal in content.refusals]
    [1]
    """
    content = FileContent(name, from_code=True)
    lines = data.split(b"\n")
    found = [(number, code) for number, line in enumerate(lines, start=1) for code in _CODE.findall(line)]
    for number, code in found[:MAX_CODES]:
        try:
            _read_code(code, lines[number : number + MAX_LINES], number, content)
        except SeqnumError as error:
            why = ResultsError("results.files.bad_code", line=number, reason=error)
            content.refusals.append(Refusal(name, number, why))
    if len(found) > MAX_CODES:
        line = found[MAX_CODES][0]
        why = ResultsError("results.files.too_many_codes", n=MAX_CODES, line=line)
        content.refusals.append(Refusal(name, line, why))
    return content


def _read_code(code: bytes, following: list[bytes], number: int, content: FileContent) -> None:
    try:
        _add_answers(code.decode(), number, content)
    except SeqnumError:
        for line in following:
            if not _GOES_ON.fullmatch(line.strip()):
                raise
            code += line.strip()
            try:
                return _add_answers(code.decode(), number, content)
            except SeqnumError:
                continue
        raise


def _add_answers(code: str, number: int, content: FileContent) -> None:
    import msgspec

    from seqnum.decks.document import encode
    from seqnum.match.game_code import all_steps, header_of
    from seqnum.match.log import Answered, Received
    from seqnum.match.result_code import KIND, NO_MOMENT, read_result

    if code.startswith(KIND[:-1]):
        result = read_result(code)
        content.rows += [Row(attempt, content.name, number) for attempt in result.attempts]
        content.seats[result.game] = result.seats
        content.operands |= operands_of(msgspec.Raw(encode(result.deck)))
        content.events += 1
        return
    header, deck = header_of(code, lang=None, class_id=None)
    names = tuple(seat.name for seat in header.seats)
    dealt = dealing(header.deck_hash, header.seed, header.order, names)
    steps = [step for _, step in all_steps(header, deck, [Received(n=2, code=code, at="")])]
    for step in steps:
        if isinstance(step, Answered):
            attempt = msgspec.structs.replace(step.attempt, game_id=dealt, answered_at=NO_MOMENT, platform="code")
            content.rows.append(Row(attempt, content.name, number))
    content.seats[dealt] = header.seats
    content.dealt[dealt] = dealt
    content.operands |= operands_of(header.deck)
    content.events += 1
