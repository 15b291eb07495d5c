"""Who plays: people by name or list number, the computer, simulated pupils."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from seqnum.match.errors import MatchError
from seqnum.match.log import SeatRecord
from seqnum.match.pupil import Pupil
from seqnum.maths.difficulty import USUAL_ABILITY
from seqnum.players import Heuristic, Player, Random, Search
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.match.log import SeatKind

Participant = str | int | Player | Pupil
LONGEST_NAME = 60
UNKNOWN_LEVEL = 2
"""How strong a computer goes on that the file does not know."""
_MUCH_TOO_LONG = 1000
_TURNS_TEXT_ROUND = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks of writing direction: in a name they would turn the sentence round it."""
_LEAVE_A_GAP = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table.

    Parameters
    ----------
    name
        What the others call whoever sits there.
    side
        The colour it plays for.
    kind
        ``"person"``, ``"computer"`` or ``"pupil"`` (simulated).
    player
        Who chooses for a computer or a pupil.
    """

    name: str
    side: int
    kind: SeatKind
    player: Player | Pupil | None = None


def seats_for(participants: object, sides: int, lang: str) -> tuple[Seat, ...]:
    """Seat the participants, sides alternating.

    Parameters
    ----------
    participants
        Names, list numbers, computer players and simulated pupils, in the order of the turns.
    sides
        How many sides they form.
    lang
        Language of the names that computers get.

    Raises
    ------
    MatchError
        When one of them cannot play, or two have one name.
    """
    people = listed(participants)
    names = [_name(one) for one in people]
    kinds = [kind_of(one) for one in people]
    seats = tuple(
        Seat(
            name or _given_name(kind, kinds[: index + 1].count(kind), kinds.count("computer"), lang),
            index % sides,
            kind,
            None if isinstance(one, str | int) else one,
        )
        for index, (name, kind, one) in enumerate(zip(names, kinds, people, strict=True))
    )
    seen: set[str] = set()
    for seat in seats:
        if seat.name.casefold() in seen:
            raise MatchError("match.error.name_twice", name=seat.name)
        seen.add(seat.name.casefold())
    return seats


def seat_record(seat: Seat) -> SeatRecord:
    """Return a seat as the header of a match file says it."""
    one = seat.player
    if isinstance(one, Pupil):
        return SeatRecord(
            name=seat.name,
            side=seat.side,
            kind="pupil",
            misconceptions=one.misconceptions,
            ability=one.ability,
            speed=one.speed,
            company=one.company,
        )
    record = SeatRecord(name=seat.name, side=seat.side, kind=seat.kind)
    # Not what only inherits from them: that may play differently.
    if type(one) is Random:
        return replace(record, player="random")
    if type(one) is Heuristic:
        return replace(record, player="heuristic", level=one.level)
    if type(one) is Search:
        return replace(record, player="search", seconds=one.seconds, games=one.games)
    return record


def seats_again(records: Sequence[SeatRecord], participants: object = None) -> tuple[Seat, ...]:
    """Seat those who sat there when a match was left.

    Parameters
    ----------
    records
        The seats as the match file says them.
    participants
        Who plays now; those the file knows when left out.

    Raises
    ------
    MatchError
        When they are not the same people, or not as many.
    """
    if participants is None:
        return tuple(Seat(record.name, record.side, record.kind, _player(record)) for record in records)
    people = listed(participants)
    kinds = [kind_of(one) for one in people]
    names = [_name(one) for one in people]
    if kinds != [record.kind for record in records] or any(
        name not in (None, record.name) for name, record in zip(names, records, strict=True)
    ):
        raise MatchError("match.error.other_players", names=", ".join(record.name for record in records))
    return tuple(
        Seat(record.name, record.side, record.kind, None if isinstance(one, str | int) else one)
        for record, one in zip(records, people, strict=True)
    )


def _player(record: SeatRecord) -> Player | Pupil | None:
    if record.kind == "person":
        return None
    if record.kind == "pupil":
        ability = USUAL_ABILITY if record.ability is None else record.ability
        return Pupil(record.name, record.misconceptions, ability, record.speed or 1.0, record.company)
    if record.player == "random":
        return Random()
    if record.player == "search":
        return Search(record.seconds, record.games)
    return Heuristic(level=record.level or UNKNOWN_LEVEL)


def listed(participants: object) -> Sequence[Participant]:
    """Return the participants if they are a list that is not empty.

    Raises
    ------
    MatchError
        When they are not: one name alone, say.
    """
    if not isinstance(participants, list | tuple) or not participants:
        raise MatchError("match.error.players")
    return participants


def kind_of(participant: object) -> SeatKind:
    """Return what kind of seat a participant takes."""
    if isinstance(participant, str) or type(participant) is int:
        return "person"
    return "pupil" if isinstance(participant, Pupil) else "computer"


def _name(participant: object) -> str | None:
    if isinstance(participant, Pupil):
        return None if participant.name is None else clean_name(participant.name)
    if isinstance(participant, str) or type(participant) is int:
        return clean_name(participant)
    if callable(getattr(participant, "choose", None)) and not isinstance(participant, type):
        return None
    raise MatchError("match.error.player", given=repr(participant)[:60])


def clean_name(given: str | int) -> str:
    r"""Return a name as it will be shown: no control characters, one space between words.

    Raises
    ------
    MatchError
        When nothing is left of it, or it is too long.

    Examples
    --------
    >>> clean_name("  Ana\tLópez ")
    'Ana López'
    """
    if type(given) is int and abs(given) >= 10**LONGEST_NAME:
        raise MatchError("match.error.name_long", start="…", limit=LONGEST_NAME)
    shown = (" " if _is_unseen(letter) else letter for letter in str(given)[:_MUCH_TOO_LONG])
    name = unicodedata.normalize("NFC", " ".join("".join(shown).split()))
    if all(unicodedata.category(letter) in ("Cf", "Zs") or letter in _LEAVE_A_GAP for letter in name):
        raise MatchError("match.error.name_empty")
    if len(name) > LONGEST_NAME:
        raise MatchError("match.error.name_long", start=name[:20], limit=LONGEST_NAME)
    return name


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in _TURNS_TEXT_ROUND


def _given_name(kind: SeatKind, number: int, computers: int, lang: str) -> str:
    if kind == "pupil":
        return say("match.player.pupil", lang, number=number)
    if computers == 1:
        return say("match.player.computer", lang)
    return say("match.player.numbered_computer", lang, number=number)
