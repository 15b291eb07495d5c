"""Read a phrase back by its sentence: ``remainder of 17 ÷ 5``."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from seqnum.maths.errors import ParseError
from seqnum.maths.expression import Phrase
from seqnum.maths.plain import plain as print_plain
from seqnum.maths.templates import phrase_names, pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.habits import Habits


def read_phrase(text: str, habits: Habits, read: Callable[[str, Habits], Expression]) -> Phrase | None:
    """Read a text that is a phrase as a whole.

    Parameters
    ----------
    text
        What may be a phrase.
    habits
        The language and its marks.
    read
        Reads what stands at the places of the sentence.

    Returns
    -------
    Phrase or None
        None where no sentence has these words.

    Raises
    ------
    ParseError
        When the words are those of a sentence, but what stands between them cannot be read.
    """
    text, failed, found = text.strip(), None, []
    plain = " ".join(text.casefold().split())
    for name, words in _sentences(habits.lang):
        if not all(word in plain for word in words):
            continue
        for args in _splits(text, pieces(name, habits.lang)):
            try:
                order = sorted(args)
                found.append(Phrase(name, tuple(read(args[index], habits) for index in order)))
            except ParseError as error:
                failed = error
    if failed is not None and not found:
        raise failed
    # Where a word of the sentence may be a letter too ("e" in Portuguese), what is written like this was meant.
    return next((phrase for phrase in found if print_plain(phrase, habits) == text), found[0] if found else None)


@cache
def _sentences(lang: str) -> list[tuple[str, list[str]]]:
    """Return the names of all phrases with the words of each, those with most words first."""
    said = ((name, [words.strip().casefold() for words, _ in pieces(name, lang)]) for name in phrase_names())
    found = [(name, sorted(words, key=len, reverse=True)) for name, words in said]  # the longest tells most apart
    return sorted(found, key=lambda one: -sum(map(len, one[1])))


def _splits(text: str, sentence: tuple[tuple[str, int | None], ...]) -> Iterator[dict[int, str]]:
    """Yield each way to lay the sentence over the text: what stands at each of its places."""
    (words, index), rest = sentence[0], sentence[1:]
    opening = _spaced(words).match(text)
    if opening is None:
        return
    if index is None:
        if opening.end() == len(text):
            yield {}
        return
    if not rest:
        yield {index: text[opening.end() :]}
        return
    for following in _all_matches(_spaced(rest[0][0]), text, opening.end() + 1):
        for others in _splits(text[following.start() :], rest):
            here = text[opening.end() : following.start()]
            if others.get(index, here) == here:
                yield {index: here, **others}


def _all_matches(pattern: re.Pattern[str], text: str, start: int) -> Iterator[re.Match[str]]:
    """Yield matches that may overlap: one letter may be the word "e" or stand beside it."""
    while match := pattern.search(text, start):
        yield match
        start = match.start() + 1


@cache
def _spaced(words: str) -> re.Pattern[str]:
    """Return words as a pattern that minds neither capitals nor how wide its spaces are."""
    return re.compile(r"\s+".join(map(re.escape, re.split(r"\s+", words))), re.IGNORECASE)
