"""What a pupil writes down on paper when the lesson ends, so that a teacher can tell whose result a file is."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.attempt import Attempt

SHORT = 8
"""Characters of a game's id that are enough to tell it from a class's others."""
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowel, so that no word comes out, and none that is easily taken for another one or for a digit."""
_HOW_MANY = 4


@dataclass(frozen=True, slots=True)
class Receipt:
    """A match in a line or two to write down.

    Parameters
    ----------
    game
        The first characters of the game's id, as in the name of its file.
    tallies
        For each person who answered: name, cards right at the first try, cards.
    """

    game: str
    tallies: tuple[tuple[str, int, int], ...]

    @property
    def check(self) -> str:
        """Letters that fit only this game with these numbers: a slip of the pen is noticed."""
        number = int.from_bytes(sha256(repr((self.game, self.tallies)).encode("utf-8", "surrogatepass")).digest())
        letters = ""
        for _ in range(_HOW_MANY):
            number, letter = divmod(number, len(_LETTERS))
            letters += _LETTERS[letter]
        return letters


def receipt(game_id: str, attempts: Iterable[Attempt]) -> Receipt:
    """Return the receipt of a match.

    Parameters
    ----------
    game_id
        Its id.
    attempts
        What people answered in it.

    Examples
    --------
    >>> receipt("3f2a9c41d0", []).check
    'DKLS'
    """
    tallies: dict[str, tuple[int, int]] = {}
    for attempt in attempts:
        if attempt.correct is not None and attempt.card_attempt == 1:
            right, cards = tallies.get(attempt.student, (0, 0))
            tallies[attempt.student] = right + attempt.correct, cards + 1
    return Receipt(game_id[:SHORT], tuple((name, *tallies[name]) for name in sorted(tallies)))
