"""What a class plays with a deck: list numbers, rules a teacher may change, bell; and the code and link of it all."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, get_args

import ipywidgets as ipw

from seqnum.engine.rules import AnswerBy, AnswerPolicy
from seqnum.errors import SeqnumError
from seqnum.match import Lesson
from seqnum.match.lesson import MOST_PUPILS
from seqnum.text import LANGUAGES, say
from seqnum.widgets.copy_field import CopyField

if TYPE_CHECKING:
    from seqnum.decks import Deck

_WIDE = ipw.Layout(width="auto", max_width="520px")
_STYLE = {"description_width": "150px"}


class ClassOptions(ipw.VBox):
    """Options of a lesson, and its class code and link.

    Parameters
    ----------
    lang
        The language.

    Attributes
    ----------
    lesson : Lesson or None
        The lesson as it is chosen; none while there is no deck, or nothing can be made of the choice.

    Examples
    --------
    >>> from seqnum.decks import Deck
    >>> options = ClassOptions(lang="en")
    >>> options.show(Deck.generate("add_within_20", seed=7))
    >>> options.lesson
    <Lesson: <Deck 'add_within_20': 60 questions, 2 Plus, 2 Minus on a board of 8 × 8>, classroom>
    """

    def __init__(self, *, lang: str) -> None:
        self.lesson: Lesson | None = None
        self._deck: Deck | None = None
        self._lang = lang
        self._pupils = ipw.BoundedIntText(30, min=1, max=MOST_PUPILS, **self._described("builder.pupils"))
        self._names = ipw.Textarea(placeholder=self._say("builder.names_hint"), **self._described("builder.names"))
        languages = [(self._say(f"board.languages.{one}"), one) for one in LANGUAGES]
        self._language = ipw.Dropdown(options=languages, value=lang, **self._described("board.language"))
        self._policy = self._choice("policy", get_args(AnswerPolicy))
        self._by = self._choice("by", get_args(AnswerBy))
        self._bell = ipw.Text(placeholder="10:45", **self._described("board.lobby.bell"))
        self._check, self._hints, self._sound = (
            ipw.Checkbox(
                value=value,
                description=self._say(f"board.lobby.{name}"),
                indent=False,
                layout=ipw.Layout(margin="2px 0 2px 154px"),
            )
            for name, value in (("check", False), ("hints", False), ("sound", True))
        )
        self._address = ipw.Text(
            placeholder=self._say("builder.address_hint"), continuous_update=False, **self._described("builder.address")
        )
        self._code = CopyField(self._say("builder.class_code"), lang=lang)
        self._link = CopyField(self._say("builder.link"), lang=lang)
        self._said = ipw.HTML()
        self._asking = (self._policy, self._by, self._check, self._hints)
        controls = (
            self._pupils, self._names, self._language, *self._asking[:2], self._bell, *self._asking[2:], self._sound,
            self._address,
        )  # fmt: skip
        for control in controls:
            control.observe(self._changed, "value")
        super().__init__([*controls, self._said, self._code, self._link])

    def show(self, deck: Deck | None) -> None:
        """Take another deck, with the rules it was made for.

        Parameters
        ----------
        deck
            The deck; ``None`` while there is none.
        """
        self._deck = deck
        for control in self._asking:
            control.layout.display = "" if deck is None or deck.asks else "none"
        self._changed(None)

    def _say(self, key: str, **values: Any) -> str:
        return say(f"widgets.{key}", self._lang, **values)

    def _described(self, key: str) -> dict[str, Any]:
        return {"description": self._say(key), "style": _STYLE, "layout": _WIDE}

    def _choice(self, name: str, values: tuple[str, ...]) -> ipw.Dropdown:
        options = [(self._say(f"board.lobby.{name}_{value}"), value) for value in values]
        return ipw.Dropdown(options=options, **self._described(f"board.lobby.{name}"))

    def _changed(self, _: object) -> None:
        self.lesson, self._code.value, self._link.value, self._said.value = None, "", "", ""
        if self._deck is None:
            return
        try:
            self.lesson = self._made(self._deck)
            self._code.value = self.lesson.code()
            if self._address.value.strip():
                self._link.value = self.lesson.link(self._address.value)
        except SeqnumError as error:
            self._said.value = f'<p style="margin:4px 0">{escape(error.message(self._lang))}</p>'

    def _made(self, deck: Deck) -> Lesson:
        names = [name for name in self._names.value.splitlines() if name.strip()]
        asking: dict[str, Any] = {
            "answer_policy": self._policy.value,
            "answer_by": self._by.value,
            "check": "partner" if self._check.value else None,
            "hints": self._hints.value,
        }
        return Lesson(
            deck,
            lang=self._language.value,
            pupils=names or self._pupils.value,
            ends_at=self._bell.value.strip() or None,
            sound=self._sound.value,
            **(asking if deck.asks else {}),
        )
