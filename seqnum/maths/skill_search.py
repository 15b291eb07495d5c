"""Finding skills by the words that teachers type: in any of our languages, with or without accents."""

from __future__ import annotations

import difflib
import re
from functools import cache
from typing import TYPE_CHECKING

from seqnum.text import LANGUAGES, say
from seqnum.text.folding import without_accents

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from seqnum.maths import Skill

TOPICS = {
    "addition": ("add_", "number_bonds", "missing_addend", "ten_more"),
    "subtraction": ("sub_", "subtract", "ten_more"),
    "multiplication": ("multiply", "table_", "mul_", "missing_factor"),
    "division": ("divi", "remainder", "mul_div", "missing_factor"),
    "negatives": ("integer_", "absolute_value"),
    "average": ("mean_of_list",),
    "statistics": ("mean_of_list", "median"),
    "ratio": ("proportion",),
    "gcd": ("greatest_common_factor",),
    "lcm": ("least_common_multiple",),
    "powers": ("power", "exponent", "scientific"),
    "roots": ("root", "radical"),
    "expanding": ("distribute",),
    "factoring": ("factor_quadratic",),
    "equations": ("equation", "quadratic_roots", "linear_system", "missing_"),
    "quadratics": ("quadratic_roots",),
    "lines": ("slope", "tangent_line"),
    "geometry": ("pythagoras", "area_perimeter", "triangle", "law_of_cosines", "slope"),
    "trigonometry": ("trig", "law_of_cosines", "degrees_radians"),
    "calculus": ("limit_", "derivative", "product_rule", "quotient_rule", "chain_rule", "tangent_line", "integral"),
    "chance": ("probability", "permutations", "binomial"),
    "money": ("interest_compound", "percent_change"),
}
"""Topics whose words, ``search.topic``, are not in the names of their skills; parts of ids."""

_SMALL = frozenset({
    "a", "al", "and", "com", "con", "da", "das", "de", "del", "do", "dos", "e", "el", "em", "en", "for", "in", "la",
    "las", "los", "of", "os", "as", "para", "por", "the", "to", "with", "y",
})  # fmt: skip
"""Words that say nothing."""

_ENDINGS = (("ces", "z"), ("oes", "ao"), ("ais", "al"), ("eis", "el"))
"""Plurals that change more than the end: raíces, frações, decimais."""

_STEM = 6
"""From so many letters on, words that differ at the end only are the same: subtraction, subtracting."""
_SHORT = 3


def search(words: Sequence[str], skills: Iterable[Skill]) -> list[Skill]:
    """Return the skills that have all the words: those with them in their names first.

    Parameters
    ----------
    words
        What was typed.
    skills
        Where to look.

    Examples
    --------
    >>> from seqnum.maths import SKILLS
    >>> [skill.id for skill in search(["raices"], SKILLS.values())]
    ['square_cube_roots', 'simplify_radical', 'quadratic_roots', ...]
    """
    asked = [folded for word in " ".join(words).split() if (folded := _fold(word)) not in _SMALL]
    found = []
    for skill in skills:
        ranks = [_rank(word, skill) for word in asked]
        if None not in ranks:
            found.append((max((rank for rank in ranks if rank is not None), default=0), skill))
    return [skill for _, skill in sorted(found, key=lambda one: one[0])]


def words_like(words: Sequence[str], skills: Iterable[Skill]) -> list[str]:
    """Return known words that look like those that no skill has.

    Examples
    --------
    >>> from seqnum.maths import SKILLS
    >>> words_like(["fracionts"], SKILLS.values())
    ['fractions']
    """
    every = list(skills)
    known = {_fold(word): word for skill in every for place in (_topics(skill), _named(skill)) for word in place}
    lost = [word for word in " ".join(words).split() if not any(_rank(_fold(word), one) is not None for one in every)]
    near = [difflib.get_close_matches(_fold(word), known, n=1, cutoff=0.8) for word in lost]
    return [known[one].casefold() for close in near for one in close]


def _rank(word: str, skill: Skill) -> int | None:
    """Return 0 for a word in the name, 1 in the topics, 2 in levels and codes, 3 in mistakes; None for nowhere."""
    return next((rank for rank, known in enumerate(_index(skill)) if any(_same(word, each) for each in known)), None)


@cache
def _index(skill: Skill) -> tuple[frozenset[str], ...]:
    sentences = [skill.sentence(level, lang) for lang in LANGUAGES for level in skill.levels]
    codes = [code for codes in skill.standards.values() for code in codes]
    places = (
        _named(skill),
        _topics(skill),
        [*_split(" ".join(sentences)), *(part for code in codes for part in code.split()), *codes],
        _split(" ".join(skill.misconceptions)),
    )
    return tuple(frozenset(map(_fold, place)) for place in places)


def _named(skill: Skill) -> Iterator[str]:
    yield skill.id
    yield from _split(skill.id)
    for lang in LANGUAGES:
        yield from _split(skill.name(lang))


def _topics(skill: Skill) -> Iterator[str]:
    for topic, parts in TOPICS.items():
        if any(part in skill.id for part in parts):
            for lang in LANGUAGES:
                yield from _split(say(f"search.topic.{topic}", lang))


def _split(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text)


def _fold(word: str) -> str:
    """Return a word in small letters without accents, a plural as its singular where more than the end changes."""
    plain = without_accents(word.casefold()).strip(".,:;!?()\"'")
    return next((plain[: -len(old)] + new for old, new in _ENDINGS if plain.endswith(old)), plain)


def _same(asked: str, known: str) -> bool:
    if len(asked) < _SHORT or asked.isdecimal():
        return asked == known
    if known.startswith(asked):
        return True
    if len(asked) < _STEM or not asked.isalpha():
        return False
    return known[: len(asked) - 2] == asked[: len(asked) - 2] and len(known) >= len(asked) - 2
