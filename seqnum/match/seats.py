"""Who plays: people by name or list number, the computer, simulated pupils."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.match.errors import MatchError
from seqnum.match.pupil import Pupil
from seqnum.players import Player
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.match.log import SeatKind

Participant = str | int | Player | Pupil
LONGEST_NAME = 60


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
    named = [(_name(one), one) for one in listed(participants)]
    machines = [kind_of(one) for _, one in named]
    seen: Counter[SeatKind] = Counter()
    seats = []
    for index, (name, one) in enumerate(named):
        kind = kind_of(one)
        seen[kind] += 1
        seats.append(
            Seat(
                name or _given_name(kind, seen[kind], machines.count("computer"), lang),
                index % sides,
                kind,
                None if isinstance(one, str | int) else one,
            )
        )
    for seat, times in Counter(seat.name.casefold() for seat in seats).items():
        if times > 1:
            raise MatchError("match.error.name_twice", name=seat)
    return tuple(seats)


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
        return participant.name
    if isinstance(participant, str) or type(participant) is int:
        return clean_name(participant)
    if callable(getattr(participant, "choose", None)):
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
    >>> clean_name("  Ana\\tLópez ")
    'Ana López'
    """
    text = "".join(" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in str(given))
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise MatchError("match.error.name_empty")
    if len(name) > LONGEST_NAME:
        raise MatchError("match.error.name_long", start=name[:20], limit=LONGEST_NAME)
    return name


def _given_name(kind: SeatKind, number: int, computers: int, lang: str) -> str:
    if kind == "pupil":
        return say("match.player.pupil", lang, number=number)
    if computers == 1:
        return say("match.player.computer", lang)
    return say("match.player.numbered_computer", lang, number=number)
