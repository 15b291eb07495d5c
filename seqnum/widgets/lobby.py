"""Sitting down: what the start screen has to know, and what becomes of what was chosen there."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import timedelta, timezone
from typing import TYPE_CHECKING, Any

from seqnum.engine import RulesError
from seqnum.match import Match, MatchError, Participant, Pupil, Refused
from seqnum.match.bell import bell_time
from seqnum.players import Heuristic
from seqnum.text import say
from seqnum.widgets.screens import check_printed, for_piles

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from seqnum.engine import Rules
    from seqnum.match import Lesson
    from seqnum.widgets.messages import NewPlayer, Options, Start
    from seqnum.widgets.screens import Screens

_MOST = 12


def lobby_state(lesson: Lesson | None, *, is_set: bool, screens: Screens) -> dict[str, Any]:
    """Return what a browser has to know before anybody has sat down.

    Parameters
    ----------
    lesson
        What will be played; ``None`` while a class code is waited for.
    is_set
        Whether its options are a teacher's, not to be changed on the start screen.
    screens
        Who sees what.
    """
    if lesson is None:
        return {"lesson": None}
    rules = lesson.rules
    return {
        "lesson": {
            "asks": lesson.deck.asks,
            "levels": list(lesson.deck.levels),
            "seats": {str(players): sides for players in range(2, _MOST + 1) if (sides := _sides(rules, players))},
            "pupils": lesson.pupils if isinstance(lesson.pupils, int) else list(lesson.pupils),
            "login": _login(),
            "set": is_set,
            "options": {
                "answer_policy": rules.answer_policy,
                "answer_by": rules.answer_by,
                "check": rules.check,
                "hints": rules.hints,
                "sides": lesson.sides,
                "ends_at": lesson.ends_at,
                "sound": lesson.sound,
                "screens": screens,
            },
        }
    }


def _sides(rules: Rules, players: int) -> list[int]:
    """Return how many teams a number of players may form; none where the rules have no game for it."""
    found = {seating.sides for seating in rules.seatings}
    return [sides for sides in sorted(found) if _is_possible(rules, players, sides)]


def _is_possible(rules: Rules, players: int, sides: int) -> bool:
    try:
        rules.seating(players, sides)
    except RulesError:
        return False
    return True


def _login() -> str | None:
    """Return who is logged in at a school's hub. Binder makes names up, which are nobody's."""
    if any(name.startswith("BINDER_") for name in os.environ):
        return None
    return os.environ.get("JUPYTERHUB_USER") or None


def with_options(lesson: Lesson, options: Options | None) -> Lesson:
    """Return the lesson as a teacher changed it on the start screen."""
    if options is None:
        return lesson
    rules = lesson.rules
    if lesson.deck.asks:
        rules = replace(
            rules,
            answer_policy=options.answer_policy or rules.answer_policy,
            answer_by=options.answer_by or rules.answer_by,
            check=options.check,
            hints=options.hints,
        )
    return replace(lesson, rules=rules, sides=options.sides, ends_at=options.ends_at, sound=options.sound)


def begin(
    lesson: Lesson, start: Start, *, screens: Screens, save: str | Path | None, ends_at: str | datetime | None
) -> Match:
    """Return the match of those who sat down.

    Parameters
    ----------
    lesson
        What is played.
    start
        Who wants to play, in which language.
    screens
        Who sees what.
    save
        The folder for match files.
    ends_at
        When the bell rings; when the lesson says where left out.

    Raises
    ------
    Refused
        When only computers would play.
    MatchError, RulesError
        When it cannot be played so, or a bell that was just chosen has rung.
    """
    if not any(one.kind == "person" for one in start.players):
        raise Refused("widgets.error.nobody")
    if screens == "projector":
        check_printed(None, lesson)
    return Match(
        lesson.deck,
        [_participant(one, start.lang) for one in start.players],
        rules=for_piles(lesson.rules) if screens == "projector" else lesson.rules,
        sides=lesson.sides if lesson.sides in _sides(lesson.rules, len(start.players)) else None,
        lang=start.lang,
        save=save,
        levels=[one.asks for one in start.players] if lesson.deck.levels else None,
        ends_at=ends_at or _bell(lesson, start),
    )


def _bell(lesson: Lesson, start: Start) -> datetime | None:
    """Return when the bell of a lesson rings by the clock of the pupil's browser; in an old code it has rung."""
    zone = None if start.utc_offset is None else timezone(timedelta(minutes=start.utc_offset))
    try:
        return bell_time(lesson.ends_at, zone=zone)
    except MatchError:
        if start.options is not None:
            raise
        return None


def _participant(one: NewPlayer, lang: str) -> Participant:
    if one.kind == "person":
        return one.name
    if one.kind == "friend":
        return Pupil(say("widgets.player.friend", lang), company=True)
    return Heuristic(level=one.level)
