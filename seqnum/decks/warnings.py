"""Why a deck would not play well."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.decks.aim import CLOSE, reached
from seqnum.decks.diagnosing import CARDS_A_PUPIL, ENOUGH
from seqnum.decks.faces import face_view
from seqnum.decks.generate import generate
from seqnum.decks.misconception_names import called
from seqnum.decks.separating import numbers_shown, open_wrong, separating_cards
from seqnum.engine import preset
from seqnum.errors import quoted
from seqnum.text import language, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.decks.deck import Deck

MOST_NAMED = 10
"""Unverified questions that the warning names."""

CROWDED = 8
"""A number on more than one in so many spaces is a good guess for any card."""

SMALLEST_LIVELY_BOARD = 42
"""Spaces; on smaller boards one game in ten and more comes to a standstill (simulated, two players)."""

SMALLEST_COLUMNS = 7
WIDEST_PRINT = 56
"""Columns times the signs of a number that cannot break: with more, print on a phone of 375 pixels is below 9."""

_BREAKS = re.compile(r"[\u00a0\u202f]|(?<=\d[.,])(?=\d{3}[.,]\d{3})")


def warnings(deck: Deck, lang: str | None = None) -> list[str]:
    """Return every reason why a deck would not play well; see :meth:`Deck.warnings`."""
    if not deck.asks:
        return []  # printed games of old: their boards are what they are
    found = []
    spaces = deck.layout.rows * deck.layout.cols
    on = "larger_board" if spaces > SMALLEST_LIVELY_BOARD else "smaller_board"  # there a still smaller one is no advice
    on_board = Counter(face for face in deck.layout.faces if face is not None)
    usual, most = preset(deck.rules).copies + 1, max(on_board.values())
    if on_board.total() > usual * len(on_board) or most > max(usual, on_board.total() / CROWDED):
        found.append(say(f"decks.warning.few_answers.{on}", lang, answers=len(on_board), spaces=most))
    repeated = _repeated(deck)
    if repeated:
        key = "decks.diagnose.repeated" if _is_fault_of_diagnosing(deck, _repeated) else f"decks.warning.repeated.{on}"
        found.append(say(key, lang, n=repeated, cards=len(deck.questions)))
    if spaces < SMALLEST_LIVELY_BOARD:
        found.append(say("decks.warning.small_board", lang, rows=deck.layout.rows, cols=deck.layout.cols))
    found += _small_print(deck, lang)
    share, wanted = reached(deck), deck.recipe.aim if deck.recipe else None
    if share is not None and wanted and _misses_aim(deck):
        key = "decks.diagnose.target" if _is_fault_of_diagnosing(deck, _misses_aim) else "decks.warning.target"
        found.append(say(key, lang, wanted=round(100 * wanted.success), share=round(100 * share)))
    found += _hard_to_find(deck, lang)
    unverified = list(dict.fromkeys(one.text(lang or "en") for one in deck.questions if not one.verified))
    if unverified:
        named = "; ".join(map(quoted, unverified[:MOST_NAMED])) + ("; …" if len(unverified) > MOST_NAMED else "")
        found.append(say("decks.warning.unverified", lang, n=len(unverified), named=named))
    used = {question.skill for question in deck.questions}
    for skill_id, level in deck.recipe.skills if deck.recipe else ():
        if skill_id not in used and level:
            found.append(say("decks.warning.unused_skill", lang, skill=skill_id, level=level))
    return found


def _small_print(deck: Deck, lang: str | None) -> list[str]:
    """Say that a long number has more room on a smaller board, where there is one to play on."""
    faces = [face_view(face, lang or language(), deck.rules) for face in deck.layout.faces if face is not None]
    numbers = [face.text for face in faces if face.mathml is None and face.text[-1:].isdecimal()]
    signs, longest = max(((max(map(len, _BREAKS.split(number))), number) for number in numbers), default=(1, ""))
    cols = max(SMALLEST_COLUMNS, WIDEST_PRINT // signs)
    return [say("decks.warning.small_print", lang, number=longest, cols=cols)] if deck.layout.cols > cols else []


def _repeated(deck: Deck) -> int:
    return len(deck.questions) - len({question.id for question in deck.questions})


def _misses_aim(deck: Deck) -> bool:
    share, wanted = reached(deck), deck.recipe.aim if deck.recipe else None
    return share is not None and wanted is not None and abs(share - wanted.success) > CLOSE


def _is_fault_of_diagnosing(deck: Deck, fault: Callable[[Deck], object]) -> bool:
    """Return whether the same deck is without a fault where it need not tell misconceptions apart."""
    if deck.recipe is None or not deck.recipe.diagnose:
        return False
    return not fault(generate(replace(deck.recipe, diagnose=())))


def _hard_to_find(deck: Deck, lang: str | None) -> list[str]:
    """Say which of the misconceptions the deck was made for it will hardly find in one game."""
    wanted = deck.recipe.diagnose if deck.recipe else ()
    found = []
    unasked = set(filter(None, deck.layout.faces)) - {card.answer for card in deck.cards} if wanted else set()
    if unasked:
        named = ", ".join(face for face in deck.layout.faces if face in unasked)
        found.append(say("decks.diagnose.unasked", lang, n=len(unasked), named=named))
    for one, cards in separating_cards(deck, wanted).items():
        expected = CARDS_A_PUPIL * cards / len(deck.questions)
        if expected < ENOUGH:
            key = f"decks.diagnose.{'few' if cards else 'none'}"
            values = {"misconception": called(one, lang), "n": cards, "cards": len(deck.questions)}
            found.append(say(key, lang, **values))
        elif alike := _never_told_from(deck, one):
            others = ", ".join(called(other, lang) for other in alike)
            found.append(say("decks.diagnose.alike", lang, misconception=called(one, lang), others=others))
    return found


def _never_told_from(deck: Deck, misconception: str) -> list[str]:
    """Return other misconceptions that lead to the same numbers of the board on every card."""
    shown = numbers_shown(deck)
    cards = [open_wrong(question.mistakes, shown) for question in deck.questions]
    others = dict.fromkeys(one for card in cards for one in card if one != misconception)
    return [one for one in others if all(card.get(one) == card.get(misconception) for card in cards)]
