"""What misconceptions are called, and which one a name means."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from seqnum.maths import SKILLS
from seqnum.text import LANGUAGES, chosen_language, known, say
from seqnum.text.folding import without_accents

if TYPE_CHECKING:
    from collections.abc import Mapping

_MOST_COMMAS = 3
"""In a name."""


def misconception_label(misconception: str, lang: str) -> str:
    """Name a misconception, or give the id of one that we have no texts for.

    Parameters
    ----------
    misconception
        Its id.
    lang
        The language.

    Examples
    --------
    >>> misconception_label("smaller_from_larger", "es"), misconception_label("of_another_package", "es")
    ('Resta la cifra menor de la mayor', 'of_another_package')
    """
    return str(known(f"maths.misconception.{misconception}.name", lang) or misconception)


def called(misconception: str, lang: str | None = None) -> str:
    """Return what a misconception is called, with its id; one we have no text for is called by its id.

    Examples
    --------
    >>> called("smaller_from_larger", "en")
    '“Smaller digit from larger” (smaller_from_larger)'
    """
    name = known(f"maths.misconception.{misconception}.name", chosen_language(lang))
    return say("decks.diagnose.called", lang, name=name, id=misconception) if name else misconception


def meant(given: str) -> str:
    """Return the id of the misconception of a name, in any language, whatever its case and accents; else what it was.

    Examples
    --------
    >>> meant("pide prestado y NO paga"), meant("smaller_from_larger"), meant("nobody's mistake")
    ('borrow_no_decrement', 'smaller_from_larger', "nobody's mistake")
    """
    return by_name().get(folded(given), given)


def split(text: str) -> list[str]:
    """Return the ids and names of a list with commas; a name may have commas of its own.

    Examples
    --------
    >>> split("no_carry, carry_wrong_digit"), split("Gives the sum, not the mean, no_carry")
    (['no_carry', 'carry_wrong_digit'], ['Gives the sum, not the mean', 'no_carry'])
    """
    pieces = [piece.strip() for piece in text.split(",") if piece.strip()]
    found = []
    while pieces:
        ends = range(min(len(pieces), _MOST_COMMAS + 1), 1, -1)
        end = next((end for end in ends if folded(", ".join(pieces[:end])) in by_name()), 1)
        found.append(", ".join(pieces[:end]))
        pieces = pieces[end:]
    return found


@cache
def by_name() -> Mapping[str, str]:
    """Return the id of each name, folded; where names of two languages are alike, that of the first."""
    ids = dict.fromkeys(one for skill in SKILLS.values() for one in skill.misconceptions)
    names = ((known(f"maths.misconception.{one}.name", lang), one) for lang in LANGUAGES for one in ids)
    return {folded(str(name)): one for name, one in reversed([*names]) if name}


def folded(name: str) -> str:
    """Return a name in small letters, without accents and wide gaps.

    Examples
    --------
    >>> folded(" Ao contar até  a soma, esquece o fim")
    'ao contar ate a soma, esquece o fim'
    """
    return without_accents(" ".join(name.casefold().split()))
