"""What a class plays, as one value: deck, rules, language, list numbers, bell, sounds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from seqnum.decks import Deck
from seqnum.decks.for_rules import as_played
from seqnum.match.bell import time_of_day
from seqnum.match.errors import MatchError
from seqnum.match.opening import rules_for
from seqnum.match.seats import clean_name
from seqnum.text import chosen_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine import Rules
    from seqnum.engine.rules import AnswerBy, AnswerPolicy, Check

MOST_PUPILS = 60


@dataclass(frozen=True, init=False)
class Lesson:
    """A lesson as a teacher prepares it, for a code or a link that opens it on every laptop of the class.

    Parameters
    ----------
    deck
        What is played with.
    rules
        A preset's name or rules of your own; those the deck was made for when left out. By rules without Minus
        (``"young"``) a deck is played without its Minus cards.
    lang
        The language the board begins in; that of the process when left out.
    pupils
        How many list numbers there are to tap, up to 60; or the names. Names stand in the code and in the link.
    sides
        How many teams, where the rules leave a choice (six players).
    ends_at
        When the bell rings, by the pupils' clocks: ``"10:45"``.
    sound
        Whether the board has a button for sounds, which are off until somebody presses it.
    answer_policy, answer_by, check, hints
        Options of the rules that teachers change often; as the rules have them when left out.

    Raises
    ------
    MatchError, RulesError
        When they do not fit together; the message says what would.

    Examples
    --------
    >>> from seqnum.decks import Deck
    >>> deck = Deck.generate("add_within_20", seed=7)
    >>> lesson = Lesson(deck, pupils=24, hints=True, lang="es")
    >>> lesson.rules.text()
    'classroom hints=yes'
    >>> Lesson.from_code(lesson.code()) == lesson
    True
    """

    deck: Deck
    rules: Rules
    lang: str
    pupils: int | tuple[str, ...]
    sides: int | None
    ends_at: str | None
    sound: bool

    def __init__(
        self,
        deck: Deck,
        *,
        rules: str | Rules | None = None,
        lang: str | None = None,
        pupils: int | Sequence[str] = 0,
        sides: int | None = None,
        ends_at: str | None = None,
        sound: bool = True,
        answer_policy: AnswerPolicy | None = None,
        answer_by: AnswerBy | None = None,
        check: Check | None = None,
        hints: bool | None = None,
    ) -> None:
        if not isinstance(deck, Deck):
            raise MatchError("match.error.deck", given=repr(deck)[:60])
        changed = {"answer_policy": answer_policy, "answer_by": answer_by, "check": check, "hints": hints}
        options: dict[str, Any] = {option: value for option, value in changed.items() if value is not None}
        chosen = rules_for(deck, replace(rules_for(deck, rules), **options))
        fields: dict[str, object] = {
            "deck": as_played(deck, chosen),
            "rules": chosen,
            "lang": chosen_language(lang),
            "pupils": _listed(pupils),
            "sides": _sides(chosen, sides),
            "ends_at": None if ends_at is None else time_of_day(ends_at),
            "sound": bool(sound),
        }
        for name, value in fields.items():
            object.__setattr__(self, name, value)

    def code(self) -> str:
        """Return the lesson as one word to paste, or to put into a link. It is packed, not secret.

        A deck of skills, of a unit or of playing cards takes about a hundred characters, one of your own questions
        some thousands.

        Raises
        ------
        MatchError
            When there are too many questions of your own for a code.

        Examples
        --------
        >>> Lesson(Deck.of_cards("kids")).code().startswith("openlesson1")
        True
        """
        from seqnum.match.lesson_code import lesson_code

        return lesson_code(self)

    @classmethod
    def from_code(cls, text: str) -> Lesson:
        """Return the lesson of a code, or of a link that has one in it.

        Raises
        ------
        MatchError, CodeError, DeckError, RulesError
            When there is no class code in it, it was damaged on its way, or another version made it.
        """
        from seqnum.match.lesson_code import lesson_of

        return lesson_of(text)

    def link(self, address: str) -> str:
        """Return a link that opens the lesson.

        Parameters
        ----------
        address
            Of the notebook with the board, as the browser shows it: on a JupyterHub, in JupyterLite or on this
            computer; or a Binder's, such as ``https://mybinder.org/v2/gh/…``. A page of your own on a hub becomes
            everybody's.

        Raises
        ------
        MatchError
            When it is no address, or the link would be too long; as :meth:`code`.

        Examples
        --------
        >>> lesson = Lesson(Deck.generate("add_within_20", seed=7))
        >>> lesson.link("https://school.org/lite/lab/index.html?path=2_play.ipynb").rpartition("=")[0]
        'https://school.org/lite/lab/index.html?path=2_play.ipynb&lesson'
        """
        from seqnum.match.lesson_link import lesson_link

        return lesson_link(address, self.code())

    def __repr__(self) -> str:
        return f"<Lesson: {self.deck}, {self.rules.text()}>"


def _listed(pupils: object) -> int | tuple[str, ...]:
    if type(pupils) is int and 0 <= pupils <= MOST_PUPILS:
        return pupils
    if not isinstance(pupils, list | tuple) or len(pupils) > MOST_PUPILS:
        raise MatchError("match.lesson.pupils", given=str(pupils)[:40], most=MOST_PUPILS)
    names = tuple(clean_name(name) for name in pupils)
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise MatchError("match.error.name_twice", name=name)
        seen.add(name.casefold())
    return names or 0


def _sides(rules: Rules, sides: int | None) -> int | None:
    works = sorted({seating.sides for seating in rules.seatings})
    if sides is not None and sides not in works:
        raise MatchError("match.lesson.sides", given=str(sides)[:20], works=", ".join(map(str, works)))
    return sides
