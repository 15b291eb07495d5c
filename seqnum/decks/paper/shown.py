"""Questions, answers and faces as HTML, with the room they take."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from seqnum.decks.faces import face_view
from seqnum.decks.paper.extent import LINE, Extent, extent, words_width
from seqnum.decks.paper.sums import terms
from seqnum.maths.errors import NotationError
from seqnum.maths.expression import Phrase, Text
from seqnum.maths.habits import habits
from seqnum.maths.templates import pieces
from seqnum.maths.written import face_expression

if TYPE_CHECKING:
    from seqnum.maths import Expression

_TEXT_STYLE = "\N{VARIATION SELECTOR-15}"
"""Behind a suit: the black-and-white sign, no picture."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something to print.

    Parameters
    ----------
    html
        Escaped, safe to stand in an element.
    pieces
        The room of what must not break.
    suit
        The suit of a playing card.
    caption
        What it is short for, escaped.
    """

    html: str
    pieces: tuple[Extent, ...]
    suit: str | None = None
    caption: str = ""


def shown_notation(written: Expression, lang: str) -> Shown:
    """Return notation as it is printed; words among it can break.

    Examples
    --------
    >>> from seqnum.maths.build import add
    >>> shown_notation(add(8, 7), "en").html
    '<math><mrow><mn>8</mn><mo>+</mo><mn>7</mn></mrow></math>'
    """
    if isinstance(written, Phrase | Text):
        return Shown(written.mathml(lang), tuple(_pieces(written, lang)))
    parts = terms(written, lang)
    return Shown("<wbr>".join(html for html, _ in parts), tuple(room for _, room in parts))


def shown_words(words: str) -> Shown:
    """Return plain words as they are printed.

    Examples
    --------
    >>> shown_words("3 < 4").html
    '3 &lt; 4'
    """
    return Shown(escape(words), tuple(map(_word, words.split())))


def shown_face(face: str, lang: str, rules: str) -> Shown:
    """Return a face as spaces and playing cards show it: a number in its form, a card, an animal.

    Parameters
    ----------
    face
        As decks keep it.
    lang
        The language, with or without a region.
    rules
        The rules the deck was made for.
    """
    view = face_view(face, lang, rules)
    if view.suit is not None:
        return Shown(view.text + _TEXT_STYLE, (Extent(words_width(view.text) + 0.4, LINE),), suit=view.suit)
    if view.mathml is not None:
        try:
            return shown_notation(face_expression(face), lang)
        except NotationError:  # words that only look like notation
            return shown_words(view.text)
    words = tuple(map(_word, view.text.replace("\u00ad", "- ").split()))
    return Shown(escape(view.text), words, caption=escape(view.caption))


def _pieces(written: Phrase | Text, lang: str) -> list[Extent]:
    if isinstance(written, Text):
        return [_word(word) for word in written.text.split()]
    found: list[Extent] = []
    glued = False  # a bracket or comma against a formula stays with it
    for words, index in pieces(written.name, habits(lang).lang):
        for number, word in enumerate(words.split()):
            found.append(
                _joined(found.pop(), _word(word)) if glued and number == 0 and words[0] != " " else _word(word)
            )
        if index is not None:
            formula = extent(written.args[index])
            found.append(_joined(found.pop(), formula) if words and words[-1] != " " and words.strip() else formula)
        glued = index is not None
    return found


def _joined(left: Extent, right: Extent) -> Extent:
    return Extent(left.width + right.width, max(left.height, right.height))


def _word(word: str) -> Extent:
    return Extent(words_width(word), LINE)
