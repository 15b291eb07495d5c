"""What stands beside a bar: names from the catalogue, short enough to print."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pandas as pd

from seqnum.results.raised import raised_text
from seqnum.text import known, room, say


def column_label(column: str, lang: str) -> str:
    """Name a column of the frame in words, or by its own name.

    Parameters
    ----------
    column
        The column.
    lang
        The language.

    Examples
    --------
    >>> column_label("class_id", "pt")
    'turma'
    """
    return str(room(lang, "results").get(f"results.column.{column}", column))


def value_label(column: str, value: Any, lang: str) -> str:
    """Name one value of a column in words.

    Parameters
    ----------
    column
        The column.
    value
        What stands in it.
    lang
        The language.

    Examples
    --------
    >>> value_label("helped", True, "es")
    'sí'
    """
    if pd.isna(value):
        return say("results.chart.own_questions", lang) if column == "skill" else "–"
    if isinstance(value, bool) or column in {"simulated", "helped"}:
        return say("results.chart.yes" if value else "results.chart.no", lang)
    if column == "skill":
        return skill_label(value, lang)
    return str(value)


def skill_label(skill: str, lang: str) -> str:
    """Name a skill, or give the id of one that we have no texts for.

    Parameters
    ----------
    skill
        Its id.
    lang
        The language.

    Examples
    --------
    >>> skill_label("knots_of_my_neighbour", "en")
    'knots_of_my_neighbour'
    """
    return str(known(f"maths.skill.{skill}.name", lang) or skill)


def card_label(card: str, lang: str) -> str:
    """Write a card and the number chosen for it in the notation of a language; a text that is no exercise stays.

    Parameters
    ----------
    card
        As in the table of misconceptions: the question in English notation, an arrow, the number chosen.
    lang
        The language.

    Examples
    --------
    >>> card_label("2/3 of 12 → 18", "pt"), card_label("1.5 + 1.5 → 1.10", "es")
    ('2/3 de 12 → 18', '1,5 + 1,5 → 1,10')
    >>> card_label("capital of Peru? → Quito", "pt")
    'capital of Peru? → Quito'
    """
    question, arrow, chosen = card.rpartition(" → ")
    asked = in_notation(question, lang)
    return card if asked is None else f"{asked}{arrow}{in_notation(chosen, lang) or chosen}"


@lru_cache(maxsize=4096)
def in_notation(text: str, lang: str) -> str | None:
    """Write an exercise or a number for the eye, in the notation of a language; None for a text that is neither.

    Parameters
    ----------
    text
        In English notation.
    lang
        The language.

    Examples
    --------
    >>> in_notation("1.5 + 10^2", "es"), in_notation("capital of Peru?", "es")
    ('1,5 + 10²', None)
    """
    from seqnum.maths import NotationError, parse

    try:
        return raised_text(parse(text).plain(lang))
    except NotationError:
        return None
