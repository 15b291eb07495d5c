"""A made-up class, to try reports on before there is a real one: who has which misconception is known."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from seqnum.cells import csv_bytes
from seqnum.decks import Deck
from seqnum.engine import shuffled
from seqnum.match.errors import MatchError
from seqnum.match.match import Match
from seqnum.match.pupil import Pupil
from seqnum.reasons import reason
from seqnum.saving import save_whole
from seqnum.text import chosen_language, say

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

PUPILS = 30
WITH_A_MISCONCEPTION = 10
TRUTH = "truth.csv"
"""The file beside the matches that tells who has what; whoever reads the matches leaves it out."""
COLUMNS = ("student", "misconception")


class Lesson(NamedTuple):
    """What the class plays with once."""

    skill: str
    level: int
    misconceptions: tuple[str, ...]


_BORROWING = Lesson("sub_3digit_regroup", 3, ("smaller_from_larger", "stops_borrow_at_zero", "borrow_no_decrement"))
_FRACTIONS = Lesson(
    "add_fractions_unlike",
    2,
    ("added_numerators_and_denominators", "common_denominator_kept_numerators", "larger_denominator_kept"),
)
LESSONS = (_BORROWING, _BORROWING, _FRACTIONS, _FRACTIONS)
_ABILITIES = (0.5, 3.0)


def demo_class(
    folder: str | PathLike[str],
    *,
    seed: int = 1,
    lang: str | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> list[tuple[str, str]]:
    """Let thirty simulated pupils play four games each, in pairs, on decks made to find misconceptions.

    Ten of them have a misconception, in two lessons of subtraction or two of fractions. All match files say that the
    pupils are simulated, and so does every page that is made of them.

    Parameters
    ----------
    folder
        A new or empty folder for the match files and ``truth.csv`` (columns ``student`` and ``misconception``).
    seed
        The same seed gives the same pupils, decks and games.
    lang
        The language of names; that of the process when left out.
    progress
        Called after each game with the number of games played and of all.

    Returns
    -------
    list of (student, misconception)
        What ``truth.csv`` says.

    Raises
    ------
    MatchError
        When the folder holds files already, or cannot be written.
    DeckError
        When the seed is too long to make decks from; then no folder is made.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     truth = demo_class(folder, seed=1)
    ...     len(list(Path(folder).glob("*.jsonl")))
    60
    >>> len(truth)
    10
    """
    lang = chosen_language(lang)
    decks = [
        Deck.generate(one.skill, level=one.level, seed=len(LESSONS) * seed + number, diagnose=list(one.misconceptions))
        for number, one in enumerate(LESSONS, start=1)
    ]
    place = _new_folder(Path(folder))
    pupils = _pupils(seed, lang)
    truth = [(str(pupil.name), one) for pupil in pupils for one in pupil.misconceptions]
    save_whole(place / TRUTH, csv_bytes([COLUMNS, *truth], mark=False), MatchError)
    games = len(LESSONS) * PUPILS // 2
    played = 0
    for number, deck in enumerate(decks, start=1):
        order = shuffled(pupils, f"demo:{seed}:{number}:pairs")
        for first, second in zip(order[::2], order[1::2], strict=True):
            game = f"demo:{seed}:{number}:{first.name}"
            Match(deck, (first, second), save=place, seed=game, lang=lang, class_id=say("match.demo.class", lang)).run()
            played += 1
            if progress is not None:
                progress(played, games)
    return truth


def _pupils(seed: int, lang: str) -> list[Pupil]:
    """Return the class in the order of its names; chance decides who has a misconception."""
    ids = tuple(dict.fromkeys(one for lesson in LESSONS for one in lesson.misconceptions))
    having = shuffled(range(PUPILS), f"demo:{seed}:having")[:WITH_A_MISCONCEPTION]
    of = {pupil: (ids[turn % len(ids)],) for turn, pupil in enumerate(having)}
    rng = Random(f"demo:{seed}:abilities")
    least, most = _ABILITIES
    return [
        Pupil(
            say("match.player.pupil", lang, number=f"{index + 1:02}"),
            misconceptions=of.get(index, ()),
            ability=round(least + (most - least) * rng.random(), 2),
        )
        for index in range(PUPILS)
    ]


def _new_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_used = next(folder.iterdir(), None) is not None
    except OSError as error:
        raise MatchError("match.error.no_folder", folder=str(folder), reason=reason(error)) from error
    if is_used:
        raise MatchError("match.error.folder_used", folder=str(folder))
    return folder
