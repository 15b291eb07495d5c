"""Deck codes: a recipe and a check on what it must make, short enough to paste. They hide nothing.

``8x8~7~classroom~add_within_20.2~0.1.0~1a2b3c4d``: rows x columns, seed, rules, one or more skills with their level,
the version of seqnum that made the code, and the first eight digits of the deck's hash. A deck for several levels names
the others behind the skills: ``add_within_20.2+1``. One that aims at a share of right answers names it, in hundredths,
and the ability of the class, in tenths: ``add_within_20.0@80@20``. One that tells misconceptions apart names these
last: ``add_2digit_regroup.2-no_carry-carry_wrong_digit``. One whose cards ask nothing has ``cards`` in the skills'
place.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from seqnum.decks.aim import aim
from seqnum.decks.cards import of_cards
from seqnum.decks.errors import DeckError
from seqnum.decks.generate import generate
from seqnum.decks.recipe import recipe
from seqnum.errors import quoted
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seqnum.decks.deck import Deck

LONGEST = 2000
_CODE = re.compile(
    r"(?P<rows>\d{1,2})x(?P<cols>\d{1,2})~(?P<seed>-?\d{1,20})~(?P<rules>\w{1,40})"
    r"~(?:cards|(?P<skills>\w{1,60}\.\d(?:~\w{1,60}\.\d){0,20})(?P<further>(?:\+\d){0,2})"
    r"(?:@(?P<success>\d\d)@(?P<ability>-?\d\d?))?(?P<diagnose>(?:-[a-z]\w{0,59}){0,12}))~(?P<version>[\w.+]{1,40})~(?P<check>[0-9a-f]{8})",
    re.ASCII,
)


def to_code(deck: Deck) -> str:
    """Write a generated deck as a code.

    Raises
    ------
    DeckError
        When the deck holds a teacher's own questions: no recipe makes those, so the file has to be shared.

    Examples
    --------
    >>> from seqnum.decks import Deck
    >>> Deck.generate("add_within_20", board=(6, 6), seed=7).code().split("~")[:4]
    ['6x6', '7', 'classroom', 'add_within_20.2']
    """
    made = deck.recipe
    if made is None:
        raise DeckError("decks.error.no_code", name=deck.name)
    skills = "~".join(f"{skill}.{level}" for skill, level in made.skills) or "cards"
    rows, cols = made.board
    further = "".join(f"+{level}" for level in made.further)
    aimed = f"@{round(100 * made.aim.success)}@{round(10 * made.aim.ability)}" if made.aim else ""
    apart = "".join(f"-{one}" for one in made.diagnose)
    return f"{rows}x{cols}~{made.seed}~{made.rules}~{skills}{further}{aimed}{apart}~{__version__}~{deck.hash[:8]}"


def from_code(code: str) -> Deck:
    """Make the deck that a code names; see :meth:`Deck.from_code`."""
    given = str(code).strip()
    found = _CODE.fullmatch(given) if len(given) <= LONGEST else None
    if found is None:
        raise DeckError("decks.error.bad_code", code=quoted(given))
    deck = _made(found)
    if deck.hash[:8] == found["check"]:
        return deck
    if found["version"] == __version__:
        raise DeckError("decks.error.damaged_code", code=quoted(given))
    raise DeckError("decks.error.code_version", version=found["version"], ours=__version__)


def _made(found: re.Match[str]) -> Deck:
    rules, seed = found["rules"], int(found["seed"])
    if found["skills"] is None:
        return of_cards(rules, seed=seed)
    parts = [part.split(".") for part in found["skills"].split("~")]
    board = (int(found["rows"]), int(found["cols"]))
    skills = [skill for skill, _ in parts]
    apart = found["diagnose"].split("-")[1:]
    if found["success"] is not None:
        wanted = aim(int(found["success"]) / 100, int(found["ability"]) / 10)
        return generate(recipe(skills, board=board, level=None, seed=seed, rules=rules, aim=wanted, diagnose=apart))
    level: list[int | Mapping[str, int]] = [
        {skill: int(level) for skill, level in parts},
        *map(int, found["further"].replace("+", "")),
    ]
    return generate(recipe(skills, board=board, level=level, seed=seed, rules=rules, diagnose=apart))
