"""The list of a class beside the files: received, missing, absent, and what is only suggested."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

import pandas as pd

from seqnum.results.names import bare_name
from seqnum.results.roster import by_key, key, read_roster
from seqnum.tables import Table
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seqnum.results.roster import Listed, Roster

MOST = 3
"""Names that are suggested for one."""
LIKE = 0.82
"""How much of two names has to be the same (difflib's ratio): one letter of six, two of eleven."""

_COLUMNS = {
    **dict.fromkeys(("name", "number", "id", "email", "also", "absent", "status"), "string"),
    "answers": "int64",
    **dict.fromkeys(("suggested", "note"), "string"),
}


def roster_table(answers: Mapping[str, int], roster: Roster, lang: str) -> Table:
    """Return the list with what became of each pupil; see `Results.roster`.

    Parameters
    ----------
    answers
        How many answers there are under each name in the files.
    roster
        The list.
    lang
        The language of the notes.
    """
    listed = read_roster(roster)
    owners = by_key(listed)
    found = {name: owners.get(key(name), []) for name in answers}
    theirs = [[name for name, places in found.items() if places == [index]] for index in range(len(listed))]
    free = [name for name, places in found.items() if len(places) != 1]
    rows = [_listed_row(one, theirs[index], answers, free, lang) for index, one in enumerate(listed)]
    rows += [_unlisted_row(name, answers[name], found[name], listed, lang) for name in free]
    return Table({name: pd.Series([row[name] for row in rows], dtype=dtype) for name, dtype in _COLUMNS.items()})


def _listed_row(
    one: Listed, theirs: Sequence[str], answers: Mapping[str, int], free: Sequence[str], lang: str
) -> dict[str, object]:
    status = "received" if theirs else "absent" if one.absent else "missing"
    suggested = alike([one.name, *one.also], free)
    several = say("results.roster.several", lang, names="; ".join(theirs)) if len(theirs) > 1 else None
    note = say("results.roster.suggested", lang) if suggested and not theirs else several
    return {
        "name": one.name,
        "number": one.number,
        "id": one.id,
        "email": one.email,
        "also": "; ".join(dict.fromkeys((*one.also, *(name for name in theirs if key(name) != key(one.name))))),
        "absent": "x" if one.absent else "",
        "status": status,
        "answers": sum(answers[name] for name in theirs),
        "suggested": "; ".join(suggested),
        "note": note,
    }


def _unlisted_row(
    name: str, answers: int, places: Sequence[int], listed: Sequence[Listed], lang: str
) -> dict[str, object]:
    if places:
        suggested = [" ".join(filter(None, (listed[at].name, listed[at].number))) for at in places]
        note = say("results.roster.which", lang, n=len(places))
    else:
        suggested = alike([name], [one.name for one in listed])
        note = say("results.roster.unlisted", lang)
    blank = dict.fromkeys(("name", "number", "id", "email", "absent"), "")
    told = {"also": name, "status": "unlisted", "answers": answers, "suggested": "; ".join(suggested), "note": note}
    return blank | told


def alike(names: Sequence[str], others: Sequence[str]) -> list[str]:
    """Return which names may be other spellings of somebody's, likeliest first; who they are only a teacher knows.

    Examples
    --------
    >>> alike(["Ana Pérez"], ["ana perez", "Pérez, Ana", "Ana P.", "Ana Peres", "Ana", "Eva"])
    ['ana perez', 'Pérez, Ana', 'Ana P.']
    >>> alike(["Li"], ["Al", "Lea"])
    []
    """
    mine = [bare_name(name) for name in names]
    theirs = {other: bare_name(other) for other in others}
    close = {word for name in mine for word in get_close_matches(name, theirs.values(), MOST, LIKE)}
    ranked = [
        [other for other, word in theirs.items() if word in mine],
        [other for other, word in theirs.items() if any(_same_words(word, name) for name in mine)],
        [other for other, word in theirs.items() if any(_short_for(*sorted((word, name), key=len)) for name in mine)],
        [other for other, word in theirs.items() if word in close],
    ]
    return list(dict.fromkeys(other for group in ranked for other in group))[:MOST]


def _words(name: str) -> list[str]:
    return name.replace(",", " ").replace(".", " ").split()


def _same_words(one: str, other: str) -> bool:
    return sorted(_words(one)) == sorted(_words(other))


def _short_for(short: str, long: str) -> bool:
    """Tell whether each word of a name begins the word of a longer one, the first whole: Ana P. for Ana Pérez."""
    words, longer = _words(short), _words(long)
    if not words or len(words) > len(longer) or words[0] != longer[0]:
        return False
    rest = iter(longer[1:])
    return all(any(word.startswith(part) for word in rest) for part in words[1:])
