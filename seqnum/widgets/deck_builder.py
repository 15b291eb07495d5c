"""Making a deck by choosing: what it is about, how hard, on which board; with all that comes of it to look at."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from seqnum.decks import Curriculum, Deck, DeckError, Unit, curricula, curriculum
from seqnum.decks.faces import face_view
from seqnum.decks.misconception_names import misconception_label
from seqnum.decks.unit_deck import deck_of_unit
from seqnum.errors import SeqnumError
from seqnum.maths import SKILLS
from seqnum.maths.skill import DEFAULT_LEVEL, LEVELS
from seqnum.maths.skill_search import search
from seqnum.text import chosen_language, say
from seqnum.widgets.class_options import ClassOptions
from seqnum.widgets.own_keys import with_keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.match import Lesson
    from seqnum.maths import Question, Skill

BOARDS = ((6, 6), (6, 7), (8, 8), (10, 10))
GAMES = 200
"""How many games a preview plays: some two seconds."""
_USUAL = {"en": "ccss", "es": "lomloe", "pt": "bncc"}
_WIDE = ipw.Layout(width="auto")
_STYLE = {"description_width": "92px"}
_COLUMNS = ("question", "answer", "wrong")
_CELL = "padding:3px 10px;text-align:left;vertical-align:top;border-bottom:1px solid var(--jp-border-color2,#ddd)"


class DeckBuilder(ipw.HBox):
    """Choose a unit or skills, a level and a board, and look at the deck: board, cards, wrong answers, forecast.

    What the class plays it by is chosen too: then its code and its link are there to copy.

    Parameters
    ----------
    folder
        Where decks and printed pages are saved.
    lang
        The language, ``"en"``, ``"es"`` or ``"pt"``; that of the process when left out.

    Attributes
    ----------
    deck : Deck or None
        The deck as it is chosen; none while nothing can be made of the choice.
    lesson : Lesson or None
        The deck with what the class plays it by, as the tab *Class* says.

    Examples
    --------
    >>> DeckBuilder(lang="en")
    <DeckBuilder: <Deck 'K.CC.A.2': ... questions, 2 Plus, 2 Minus on a board of ...>>
    """

    def __init__(self, folder: str | Path = ".", *, lang: str | None = None) -> None:
        self.deck: Deck | None = None
        self._folder = Path(folder)
        self._lang = chosen_language(lang)
        self._busy = False
        self._picked = False
        self._make_controls()
        self._make_preview()
        left = ipw.VBox(
            [*self._choices, self._said, *self._doing],
            layout=ipw.Layout(width="400px", flex="0 0 auto", margin="0 18px 0 0"),
        )
        super().__init__([left, self._tabs], layout=ipw.Layout(flex_flow="row wrap", width="100%"))
        with_keys(self)
        self._show_grades()
        self._show_units()
        self._remake()

    @property
    def lesson(self) -> Lesson | None:
        """The lesson as it is chosen."""
        return self._class.lesson

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Change controls without anybody hearing of it: what follows from them is shown once, afterwards."""
        self._busy, before = True, self._busy
        try:
            yield
        finally:
            self._busy = before

    def _say(self, key: str, **values: Any) -> str:
        return say(f"widgets.builder.{key}", self._lang, **values)

    def _make_controls(self) -> None:
        self._by = ipw.ToggleButtons(options=[(self._say("by_unit"), "unit"), (self._say("by_skills"), "skills")])
        self._by.style.button_width = "150px"
        names = sorted((_read(one).name, one) for one in curricula())
        self._curriculum = self._dropdown("curriculum", names, _USUAL[self._lang])
        self._grade = self._dropdown("grade", [], None)
        self._unit = self._dropdown("unit", [], None)
        self._search = ipw.Text(placeholder=self._say("search"), description="", layout=_WIDE)
        self._skills = ipw.SelectMultiple(options=self._skills_like(""), rows=9, layout=_WIDE)
        levels = [(self._say("level_of", level=level), level) for level in LEVELS]
        self._level = self._dropdown("level", levels, DEFAULT_LEVEL)
        boards = [(self._say("fitting"), None), *((f"{rows} × {cols}", (rows, cols)) for rows, cols in BOARDS)]
        self._board = self._dropdown("board", boards, None)
        self._board.index = 0  # no value would be no choice
        self._seed = ipw.BoundedIntText(
            1, min=1, max=999_999, description=self._say("seed"), style=_STYLE, layout=ipw.Layout(width="190px")
        )
        another = self._button("another", "refresh", self._next_seed)
        self._file = ipw.Text("lesson.json", description=self._say("file"), style=_STYLE, layout=_WIDE)
        save = self._button("save", "save", self._save)
        print_ = self._button("print", "print", self._print)
        self._units = ipw.VBox([self._curriculum, self._grade, self._unit])
        several = ipw.HTML(f'<span style="font-size:0.9em">{escape(self._say("several"))}</span>')
        self._list = ipw.VBox([self._search, self._skills, several, self._level])
        self._list.layout.display = "none"
        self._choices = [self._by, self._units, self._list, self._board, ipw.HBox([self._seed, another])]
        self._doing = [self._file, ipw.HBox([save, print_])]
        self._said = ipw.HTML()
        self._by.observe(self._switch, "value")
        self._curriculum.observe(self._curriculum_chosen, "value")
        self._grade.observe(self._grade_chosen, "value")
        self._search.observe(self._searched, "value")
        self._skills.observe(self._pick, "value")
        for control in (self._unit, self._skills, self._level, self._board, self._seed):
            control.observe(self._remake, "value")

    def _make_preview(self) -> None:
        self._picture, self._cards, self._outlook = ipw.HTML(), ipw.HTML(), ipw.HTML()
        self._class = ClassOptions(lang=self._lang)
        play = self._button("forecast", "line-chart", self._forecast)
        self._tabs = ipw.Tab(
            [self._picture, self._cards, ipw.VBox([play, self._outlook]), self._class],
            titles=[self._say(f"tab_{tab}") for tab in ("board", "cards", "forecast", "class")],
            layout=ipw.Layout(flex="1 1 480px", min_width="0"),
        )

    def _dropdown(self, key: str, options: Any, value: Any) -> ipw.Dropdown:
        return ipw.Dropdown(options=options, value=value, description=self._say(key), style=_STYLE, layout=_WIDE)

    def _button(self, key: str, icon: str, pressed: Any) -> ipw.Button:
        button = ipw.Button(description=self._say(key), icon=icon, layout=ipw.Layout(width="auto"))
        button.on_click(pressed)
        return button

    def _skills_like(self, text: str) -> list[tuple[str, str]]:
        """Return the skills that words are found in, the best first, below those that are chosen already."""
        chosen = self._skills.value if text else ()
        found = search(text.split(), SKILLS.values()) if text.strip() else sorted(SKILLS.values(), key=self._by_name)
        # A browser scrolls to what is chosen, so what was found has to stand beside it.
        named = [(f"✓ {SKILLS[name].name(self._lang)}  ({name})", name) for name in chosen]
        return named + [(f"{one.name(self._lang)}  ({one.id})", one.id) for one in found if one.id not in chosen]

    def _by_name(self, one: Skill) -> str:
        return one.name(self._lang).casefold()

    def _switch(self, _: object) -> None:
        by_unit = self._by.value == "unit"
        self._units.layout.display = "" if by_unit else "none"
        self._list.layout.display = "none" if by_unit else ""
        if not by_unit and not self._picked and (unit := self._chosen_unit()):
            with self._quietly():
                self._skills.value, self._level.value = unit.skills, unit.level
        self._remake()

    def _pick(self, _: object) -> None:
        """Note that skills were chosen by hand: then they stay when the unit changes."""
        self._picked = self._picked or not self._busy

    def _curriculum_chosen(self, _: object) -> None:
        self._show_grades()
        self._show_units()
        self._remake()

    def _grade_chosen(self, _: object) -> None:
        if not self._busy:
            self._show_units()
            self._remake()

    def _searched(self, _: object) -> None:
        chosen = self._skills.value
        with self._quietly():
            self._skills.options = self._skills_like(self._search.value)
            self._skills.value = chosen

    def _show_grades(self) -> None:
        with self._quietly():
            self._grade.options = _read(self._curriculum.value).grades
            self._grade.index = 0

    def _show_units(self) -> None:
        found = _read(self._curriculum.value).by_grade().get(self._grade.value, ())
        with self._quietly():
            self._unit.options = [(f"{unit.code}  {unit.title}", unit.code) for unit in found]
            self._unit.index = 0

    def _chosen_unit(self) -> Unit | None:
        code = self._unit.value
        return None if code is None else _read(self._curriculum.value).unit(code)

    def _next_seed(self, _: object) -> None:
        self._seed.value += 1

    def _remake(self, _: object = None) -> None:
        """Make the deck anew and show it, or say why there is none."""
        if self._busy:
            return
        try:
            self.deck = self._made()
        except SeqnumError as error:
            self.deck = None
            self._tell([error.message(self._lang)])
            for shown in (self._picture, self._cards, self._outlook):
                shown.value = ""
            self._class.show(None)
            return
        unit = self._chosen_unit() if self._by.value == "unit" else None
        doubt = [unit.doubt(self._lang)] if unit is not None and unit.uncertain else []
        self._tell([*doubt, *self.deck.warnings(self._lang)], good=self._say("good"))
        self._picture.value = self.deck.to_svg(self._lang)
        self._cards.value = self._table(self.deck)
        self._outlook.value = ""
        self._class.show(self.deck)

    def _made(self) -> Deck:
        board, seed = self._board.value, self._seed.value
        if self._by.value == "unit":
            return Deck.from_curriculum(self._curriculum.value, self._unit.value, board=board, seed=seed)
        if not self._skills.value:
            raise DeckError("widgets.builder.nothing")
        names = self._skills.value
        return deck_of_unit(Unit(" + ".join(names), "", "", names, self._level.value), board=board, seed=seed)

    def _tell(self, sentences: list[str], good: str = "") -> None:
        items = "".join(f"<li>{escape(one)}</li>" for one in sentences)
        self._said.value = f'<ul style="margin:6px 0;padding-left:20px;line-height:1.4">{items}</ul>' if items else good

    def _table(self, deck: Deck) -> str:
        """Return the cards, each question once, with the wrong numbers and the names of what leads to them."""
        heads = "".join(f'<th scope="col" style="{_CELL}">{escape(self._say(key))}</th>' for key in _COLUMNS)
        questions = {card.question.id: card.question for card in deck.cards if card.question is not None}
        rows = "".join(self._row(question, deck.rules) for question in questions.values())
        return f'<div style="max-height:560px;overflow:auto"><table>{heads}{rows}</table></div>'

    def _row(self, question: Question, rules: str) -> str:
        def shown(value: str) -> str:
            return escape(face_view(value, self._lang, rules).text)

        def named(ids: Iterable[str]) -> str:
            return escape(", ".join(misconception_label(one, self._lang) for one in ids))

        wrong = "<br>".join(f"{shown(value)}: {named(ids)}" for value, ids in question.mistakes.items())
        cells = (question.mathml(self._lang), shown(question.face), wrong)
        return "<tr>" + "".join(f'<td style="{_CELL}">{cell}</td>' for cell in cells) + "</tr>"

    def _forecast(self, _: object) -> None:
        if self.deck is None:
            return
        from seqnum.forecasting import forecast

        self._outlook.value = escape(self._say("playing", n=GAMES))
        outlook = forecast(self.deck, games=GAMES, progress=False)
        lines = [*outlook.warnings(self._lang), *outlook.summary(self._lang)]
        self._outlook.value = "".join(f'<p style="line-height:1.45">{escape(line)}</p>' for line in lines)

    def _save(self, _: object) -> None:
        self._written(lambda deck, path: deck.save(path), ".json")

    def _print(self, _: object) -> None:
        self._written(lambda deck, path: deck.to_html(path, lang=self._lang), ".html")

    def _written(self, write: Any, suffix: str) -> None:
        name = self._file.value.strip().removesuffix(".json").removesuffix(".html")
        if self.deck is None:
            return
        if not name:
            self._tell([self._say("nameless")])
            return
        path = self._folder / f"{name}{suffix}"
        try:
            write(self.deck, path)
        except SeqnumError as error:
            self._tell([error.message(self._lang)])
        else:
            self._tell([self._say("saved", file=str(path))])

    def __repr__(self) -> str:
        return f"<DeckBuilder: {self.deck}>"


@cache
def _read(name: str) -> Curriculum:
    return curriculum(name)
