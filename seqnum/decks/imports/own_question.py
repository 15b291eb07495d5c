"""One question of a teacher's: verified where it is notation, else kept as words."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.decks.imports.markup import seen
from seqnum.decks.imports.recognise import recognised
from seqnum.decks.imports.workbook import DATE
from seqnum.errors import SeqnumError, quoted
from seqnum.maths import ParseError, Question, canonical, parse, read_number
from seqnum.maths.checking import is_equation, unknowns
from seqnum.maths.exact import letter
from seqnum.maths.expression import Expression, Op, Phrase, Text
from seqnum.maths.tokens import LONGEST_TEXT
from seqnum.maths.written import own_form
from seqnum.text import LANGUAGES, language, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.decks.imports.columns import Entry
    from seqnum.maths.exact import Value

LONGEST_CELL = 2000
LONGEST_WORDS = 12
"""Characters of an answer in words: a space shows no more."""
LONGEST_CHOICE = 75
"""Characters of a wrong answer in words, as Kahoot takes them."""

_WITHOUT_ONE_VALUE = frozenset({"list", "point", "vector", "matrix", "system"})
_AMBIGUOUS = frozenset({"notation.error.thousands", "notation.error.too_big", "notation.error.zero_below"})
"""Why an answer is refused that is a number, but which?"""
_FORMULA = re.compile(r"[=@]|[+-](?!\s*[\d.,]+\s*(?:[/%]|$))")
_TYPED_AS_TEXT = re.compile(r"'[=@+\-−\d.,]")
"""A spreadsheet's mark for what is no formula and no number to it."""
_ABBREVIATION = re.compile(r"\b[^\W\d_]\.[^\W\d_]\.[^\W\d_]\b\.?")
_WITH_UNIT = re.compile(r"[\d.,/]+ ?(?:[mk]g|[cdkm]m|[cdhm][lL]|min|d)")
_ASKS_WITH_UNITS = re.compile(r"\d ?[gmlLsh]\b")
"""Units that notation takes for letters: 500 g + 500 g is 1000 g to it, but 1 kg to a pupil."""
_DATE = re.compile(r"\d{1,2}-[^\W\d_]{3}\.?|[^\W\d_]{3}-\d{2,4}|\d{4}-\d{2}-\d{2}.*")


def is_date(given: str) -> bool:
    """Tell whether a spreadsheet has made a date of what was written: 1/2 is then 2-Jan, and nobody knows which it was.

    Examples
    --------
    >>> is_date("02-Jan"), is_date("2026-01-02"), is_date("1/2")
    (True, True, False)
    """
    return DATE in given or _DATE.fullmatch(given) is not None


def own_question(entry: Entry, *, with_html: bool = True) -> Question:
    """Return the question of a row.

    Parameters
    ----------
    entry
        The row.
    with_html
        Whether tags and entities are meant as such.

    Raises
    ------
    SeqnumError
        When it contradicts itself, or question or answer cannot be used.

    Examples
    --------
    >>> from seqnum.decks.imports.columns import Entry
    >>> one = own_question(Entry(1, "What is $8+7$?", ("15",), ("14", "87")))
    >>> one.text(), one.skill, one.mistakes["14"], one.mistakes["87"]
    ('8 + 7', 'add_within_20', ('off_by_one_count', 'near_double_wrong'), ())
    >>> one = own_question(Entry(1, "Capital of France", ("Paris",), ("London",)))
    >>> one.verified, one.face, one.mistakes
    (False, '"Paris"', {'"London"': ()})
    """
    text = _read(entry.question, with_html=with_html)
    right = [_read(cell, with_html=with_html) for cell in entry.right]
    if not text:
        raise DeckError("decks.error.no_question", given=quoted(right[0]))
    if not right[0]:
        raise DeckError("decks.error.no_answer", given=quoted(text))
    if DATE in text:
        _check_no_date(text)
    question = _verified(text, right) or _kept(text, right)
    wrong = (_wrong(_seen_or_nothing(cell, with_html=with_html), question) for cell in entry.wrong)
    plausible = {canonical(value): () for value in wrong if value not in {None, question.answer}}
    return replace(question, mistakes={**plausible, **question.mistakes}) if plausible else question


def _read(cell: str, *, with_html: bool) -> str:
    if len(cell) > LONGEST_CELL:
        raise DeckError("decks.own.long_cell", given=quoted(cell), limit=LONGEST_CELL)
    return seen(cell.removeprefix("'") if _TYPED_AS_TEXT.match(cell) else cell, with_html=with_html)


def _seen_or_nothing(cell: str, *, with_html: bool) -> str:
    try:
        return _read(cell, with_html=with_html)
    except DeckError:
        return ""


def _verified(text: str, right: Sequence[str]) -> Question | None:
    """Return the question if it is notation and its answer is right; None if it is only words."""
    failed: list[ParseError] = []
    unreadable: list[ParseError] = []
    readings: list[tuple[Expression, str]] = []
    for prompt, lang in (one for written in _ways(text) for one in _readings(written, failed)):
        readings.append((prompt, lang))
        for given in right:
            for answer in _answers(given, lang, prompt, unreadable):
                question = _asking(prompt, answer, given)
                if question.holds():
                    _check_all(right, question)
                    question.check()
                    return recognised(question) or question
    if not readings:
        if (
            not _has_words(text)
            and not _has_words(right[0])
            and len(failed) == len(_languages()) * len(list(_ways(text)))
        ):
            raise failed[0]
        return _next_in_list(text, right)
    if unreadable and not any(list(_answers(right[0], lang, prompt, [])) for prompt, lang in readings):
        _check_no_date(right[0])
        if _ASKS_WITH_UNITS.search(text) and _WITH_UNIT.fullmatch(right[0]):
            return None
        raise unreadable[0]
    raise DeckError("decks.error.contradiction", question=readings[0][0].plain(), given=quoted(right[0]))


def _next_in_list(text: str, right: Sequence[str]) -> Question | None:
    """Return the question for the next number of a list, where its steps are equal; else None: there may be a trick."""
    for lang in _languages():
        try:
            prompt = Phrase("next", (parse(text, lang),))
            for answer in _answers(right[0], lang, prompt, []):
                question = _asking(prompt, answer, right[0])
                if question.holds():
                    question.check()
                    return recognised(question) or question
        except (SeqnumError, ValueError, TypeError, IndexError):
            continue
    return None


def _asking(prompt: Expression, answer: Value, given: str) -> Question:
    text = prompt.plain()
    form = own_form(bare(given), answer)
    return Question(f"own:{text.replace(' ', '')}", None, None, prompt, answer, form=form)


def _check_all(right: Sequence[str], question: Question) -> None:
    """Refuse several right answers that are not the same number."""
    for given in right:
        if not any(question.answer in _answers(given, lang, question.prompt, []) for lang in _languages()):
            raise DeckError("decks.own.several", given=quoted(given), answer=quoted(right[0]))


def _ways(text: str) -> Iterator[str]:
    """Yield a text, then what is asked in it: ``What is 8 + 7?``, ``Solve for x: 2x = 6``, ``m.c.m. (4, 6)``."""
    yield text
    if (shorter := _ABBREVIATION.sub(lambda found: found[0].replace(".", ""), text)) != text:
        yield shorter
    found = next(filter(None, (_leads(lang).fullmatch(text) for lang in _languages())), None)
    asked = found[1] if found else text
    if asked.endswith("?") and not asked.rstrip("? ").endswith("="):
        yield asked.rstrip("? ")
    if found:
        yield asked.rstrip(". ")


@cache
def _leads(lang: str) -> re.Pattern[str]:
    return re.compile(rf"¿?\s*(?:{say('decks.own.leads', lang)})\b[:.,]?\s*(.+)", re.IGNORECASE)


def _readings(text: str, failed: list[ParseError]) -> Iterator[tuple[Expression, str]]:
    """Yield what a text is as notation, in each language in which it is any that can be checked."""
    for lang in _languages():
        try:
            tree = parse(text, lang)
        except ParseError as error:
            failed.append(error)
            continue
        if (
            isinstance(tree, Phrase)
            or (isinstance(tree, Op) and tree.kind not in _WITHOUT_ONE_VALUE and not _has_degrees(tree))
            or (
                isinstance(tree, Expression)
                and any(sign.isdigit() for sign in text)
                and not isinstance(tree, Op | Text)
            )
        ):
            yield tree, lang


def _has_degrees(tree: Expression) -> bool:
    """Tell whether a value is an angle: as a number it has another unit than on the card."""
    return isinstance(tree, Op) and (
        tree.kind == "degrees" or (tree.kind not in {"sin", "cos", "tan"} and any(map(_has_degrees, tree.args)))
    )


def _languages() -> list[str]:
    """Return the languages, that of the process first."""
    return sorted(LANGUAGES, key=lambda lang: lang != language())


def _answers(given: str, lang: str, prompt: Expression, failed: list[ParseError]) -> Iterator[Value]:
    """Yield what an answer may be worth, as it is read in the language of the question and in others."""
    letters = frozenset() if is_equation(prompt) else frozenset(unknowns(prompt))
    found: set[Value] = set()
    for one in dict.fromkeys((lang, *_languages())):
        try:
            value = read_number(bare(given), one, letters)
        except ParseError as error:
            failed.append(error)
            continue
        if value not in found:
            found.add(value)
            yield value


def bare(given: str) -> str:
    """Return an answer without the letter it is for and what only ends it: ``x = 4.``."""
    return re.sub(r"^[A-Za-z]?\s*=\s*(?=\S)|(?<=\d)\.$", "", given)


def _kept(text: str, right: Sequence[str]) -> Question:
    """Return a question in words; nobody can verify its answer."""
    if _FORMULA.match(text):
        raise DeckError("decks.own.formula", given=quoted(text))
    if len(text) > LONGEST_TEXT - 2:
        raise DeckError("decks.own.long_question", given=quoted(text), limit=LONGEST_TEXT - 2)
    answers = {_answer_in_words(given): given for given in reversed(right)}  # of several forms the first is kept
    if len(answers) > 1:
        *_, second, first = answers.values()
        raise DeckError("decks.own.several", given=quoted(second), answer=quoted(first))
    [(answer, given)] = answers.items()
    prompt = Text(text)
    return Question(f"own:{text.replace(' ', '')}", None, None, prompt, answer, form=own_form(given, answer))


def _answer_in_words(given: str) -> Value:
    number = _number(given)
    if number is not None:
        return number
    _check_no_date(given)
    if _FORMULA.match(given):
        raise DeckError("decks.own.formula", given=quoted(given))
    if len(given) > LONGEST_WORDS:
        raise DeckError("decks.own.long_answer", given=quoted(given), limit=LONGEST_WORDS)
    return letter(Text(given).quoted)


def _check_no_date(given: str) -> None:
    if is_date(given):
        raise DeckError("decks.own.date", given=quoted(given.replace(DATE, "")))


def _number(given: str) -> Value | None:
    """Return the number an answer is, in the first language in which it is one.

    Raises
    ------
    ParseError
        When it is one that can be read in two ways.
    """
    for lang in _languages():
        try:
            return read_number(given, lang)
        except ParseError as error:
            if error.key in _AMBIGUOUS:
                raise
    return None


def _wrong(given: str, question: Question) -> Value | None:
    """Return what a wrong choice is worth; None where it can be no answer at all."""
    if not given or len(given) > LONGEST_CHOICE:
        return None
    value = next(_answers(given, language(), question.prompt, []), None) if question.verified else None
    if value is not None:
        return value
    try:
        return _number(given) or letter(Text(given).quoted)
    except ParseError:
        return None


def _has_words(text: str) -> bool:
    """Tell whether a text is more than signs of notation that we read: a word, a comparison, or a picture."""
    return bool(re.search(r"[^\W\d_]\.?[^\W\d_]|[<>≤≥≠≈]", text)) or any(
        unicodedata.category(sign) in {"So", "Lo"} for sign in text
    )
