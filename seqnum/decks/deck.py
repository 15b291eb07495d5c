"""A deck: the questions that fit one layout, with the recipe that made them."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from seqnum.engine import Card, Layout
from seqnum.text import language, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from seqnum.decks.recipe import Recipe
    from seqnum.decks.units import Curriculum
    from seqnum.maths import Question


@dataclass(frozen=True, slots=True)
class DeckCard:
    """One card of a deck: a question, a picture, or a wild or remove card.

    Parameters
    ----------
    id
        Stable: the question's own id (``"add_within_20:8+7"``), with ``#2`` … where a question occurs again.
    kind
        ``"face"``, ``"wild"`` or ``"remove"``.
    question
        What a face card asks; ``None`` for other cards, and where a deck asks nothing.
    face
        What a card shows that asks nothing: ``"QS"``, ``"cat"``. A wild or remove card may show one too, as jacks do.
    versions
        The same number asked for at other levels.
    """

    id: str
    kind: Literal["face", "wild", "remove"]
    question: Question | None = None
    face: str | None = None
    versions: tuple[Question, ...] = ()

    @property
    def answer(self) -> str | None:
        """The face of the spaces it may be played on, for numbers in their form; ``None`` for a special card."""
        if self.question is not None:
            return self.question.face
        return self.face if self.kind == "face" else None

    def at_level(self, level: int | None) -> Question | None:
        """Return what the card asks at a level; its own question where it has none for that level."""
        return next((one for one in self.versions if one.level == level), self.question)


@dataclass(frozen=True)
class Deck:
    """Questions joined to a board; or playing cards that ask nothing.

    Made by :meth:`generate`, :meth:`from_curriculum`, :meth:`from_file`, :meth:`from_code`, :meth:`of_cards` or
    :meth:`load`.

    Parameters
    ----------
    name
        What people call it.
    layout
        The board. A generated one shows every answer as often as the rules say, twice as a rule, or more.
    cards
        All cards, wild and remove cards among them, in an order that says nothing about the answers.
    rules
        Name of the preset the deck was made for.
    recipe
        How it was generated; ``None`` for a teacher's own questions.

    Examples
    --------
    >>> deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    >>> deck
    <Deck 'add_within_20': 32 questions, 2 Plus, 2 Minus on a board of 6 × 6>
    >>> deck == Deck.from_code(deck.code())
    True
    """

    name: str
    layout: Layout
    cards: tuple[DeckCard, ...]
    rules: str
    recipe: Recipe | None = None

    @classmethod
    def generate(
        cls,
        *skills: str,
        board: tuple[int, int] = (8, 8),
        level: int | dict[str, int] | Sequence[int | dict[str, int]] | None = None,
        seed: int = 1,
        rules: str = "classroom",
        name: str | None = None,
        target_success: float | None = None,
        ability: float = 2.0,
        diagnose: Sequence[str] = (),
    ) -> Deck:
        """Make a deck for some skills.

        Parameters
        ----------
        *skills
            Skill ids, as ``seqnum skills`` lists them; the cards are shared out evenly among them.
        board
            Rows and columns, each from 1 to 20.
        level
            1 (easier), 2 (what the grade expects, and taken when left out) or 3 (harder); or a dict of skill id to
            level, 2 for the others.
            With several, such as ``(2, 1)``, each card asks for its number at each of them, so that seats of a match
            can differ; the first is for seats that say nothing.
        seed
            A whole number of up to 20 digits; the same seed gives the same deck on every Python.
        rules
            The preset the deck is for: it says how many Plus and Minus cards there are.
        name
            What people call it; made from the skills when left out.
        target_success
            What share of first answers should be right, 0.3 to 0.95, instead of a level: cards of all levels are
            chosen by their estimated difficulty.
        ability
            That of the class such a deck is for, in logits: 2 is right with seven of eight cards of its grade's level,
            0 with half of them.
        diagnose
            Ids or names of up to twelve misconceptions of the skills that the deck has to find and tell apart: wrong
            numbers of theirs stand on the board, each another one, on as many cards as fit. :meth:`warnings` says where
            they are too few, :meth:`separations` how many there are.

        Raises
        ------
        DeckError
            When no deck can be made, with what would make it possible.
        UnknownSkill, RulesError
            When there is no such skill or preset, with those there are.

        Examples
        --------
        >>> rules = ["smaller_from_larger", "stops_borrow_at_zero"]
        >>> deck = Deck.generate("sub_3digit_regroup", level=3, diagnose=rules)
        >>> deck.warnings("en")
        []
        """
        from seqnum.decks.aim import aim
        from seqnum.decks.generate import generate
        from seqnum.decks.recipe import recipe

        wanted = None if target_success is None else aim(target_success, ability)
        asked = recipe(skills, board=board, level=level, seed=seed, rules=rules, aim=wanted, diagnose=diagnose)
        return generate(asked, name=name)

    @classmethod
    def from_curriculum(cls, curriculum: str | Path | Curriculum, unit: str, **options: Any) -> Deck:
        """Make a deck for one unit of a curriculum.

        Parameters
        ----------
        curriculum
            The id of one we ship, as :func:`seqnum.curricula` lists them (``"ccss"``), the path of a TOML file, or what
            :func:`seqnum.curriculum` made of either.
        unit
            The unit's code, such as ``"3.OA.C.7"``.
        **options
            Whatever :meth:`generate` takes. Without a level (or a ``target_success``) it is the unit's; without a board
            it is the largest of 8 × 8, 7 × 7 and 6 × 7 that :meth:`warnings` has nothing against.

        Raises
        ------
        DeckError
            When there is no such curriculum or unit, or its file has a mistake.

        Examples
        --------
        >>> Deck.from_curriculum("bncc", "EF03MA05", seed=7)
        <Deck 'EF03MA05': 60 questions, 2 Plus, 2 Minus on a board of 8 × 8>
        """
        from seqnum.decks.curricula import curriculum as read
        from seqnum.decks.unit_deck import deck_of_unit
        from seqnum.decks.units import Curriculum

        found = curriculum if isinstance(curriculum, Curriculum) else read(curriculum)
        return deck_of_unit(found.unit(unit), **options)

    @classmethod
    def from_csv(
        cls, path: str | Path, *, board: tuple[int, int] = (8, 8), seed: int = 1, rules: str = "classroom"
    ) -> Deck:
        """Make a deck of a teacher's own questions in a CSV file; see :meth:`from_file`, which does the same."""
        return cls.from_file(path, board=board, seed=seed, rules=rules)

    @classmethod
    def from_file(
        cls, path: str | Path, *, board: tuple[int, int] = (8, 8), seed: int = 1, rules: str = "classroom"
    ) -> Deck:
        """Make a deck of a teacher's own questions.

        What is notation is verified, and where one of our skills asks the same, its mistakes, hints and worked ways
        come along. What is only words (``How many sides has a hexagon?``) is kept, and :meth:`warnings` names it:
        nobody has verified it. Answers are numbers, or up to 12 characters. Wrong choices are kept without a reason.

        Parameters
        ----------
        path
            CSV or other text, or an Excel workbook (XLSX): two columns, question and answer, with or without a heading;
            the templates of Blooket, Gimkit and Kahoot; exports of Quizlet and, as plain text, of Anki. Notation as
            plain text or as LaTeX.
        board, seed, rules
            As for :meth:`generate`; the seed shuffles the board.

        Raises
        ------
        DeckError
            When rows contradict themselves or cannot be used: the first twenty are named, each with its line and the
            reason.
        """
        from seqnum.decks.imports import from_file

        return from_file(Path(path), board=board, seed=seed, rules=rules)

    @classmethod
    def of_cards(cls, rules: str = "sequence", *, seed: int = 1) -> Deck:
        """Make the deck of a game whose cards ask nothing: playing cards, animals, letters, states or dice.

        Parameters
        ----------
        rules
            ``"sequence"``, ``"kids"``, ``"letters"``, ``"states"``, ``"travel"`` or ``"dice"``.
        seed
            Where the faces stand, on boards that are not always the same.

        Raises
        ------
        DeckError, RulesError
            When the rules are for questions, or there are none of that name; with those that work.

        Examples
        --------
        >>> Deck.of_cards("sequence")
        <Deck 'sequence': 96 cards, 4 wild, 4 remove on a board of 10 × 10>
        """
        from seqnum.decks.cards import of_cards

        return of_cards(rules, seed=seed)

    @classmethod
    def from_code(cls, code: str) -> Deck:
        """Make the deck that a deck code names.

        Raises
        ------
        DeckError
            When the code is damaged, or was made by a version of seqnum that makes other cards from it.
        """
        from seqnum.decks.code import from_code

        return from_code(code)

    @classmethod
    def load(cls, path: str | Path) -> Deck:
        """Read a deck file.

        Raises
        ------
        DeckError
            When the file is not a deck or contradicts itself, with the place.
        """
        from seqnum.decks.document import load

        return load(Path(path))

    def save(self, path: str | Path) -> Path:
        """Write the deck to a JSON file; an interrupted save leaves the old file whole."""
        from seqnum.decks.document import save

        return save(self, Path(path))

    def to_csv(self, path: str | Path, format: str = "plain") -> Path:  # noqa: A002 - what pandas calls it too
        """Write the questions for another program, each once; as an Excel workbook where the path ends in ``.xlsx``.

        Wrong choices are what known mistakes give, then other answers of the deck. No spreadsheet runs a cell.

        Parameters
        ----------
        path
            Where to. Kahoot takes workbooks only.
        format
            ``"plain"`` (two columns), ``"blooket"``, ``"gimkit"``, ``"kahoot"``, ``"quizlet"`` or ``"anki"``.

        Raises
        ------
        DeckError
            When there is no such format, the deck asks nothing, or the file cannot be written.
        """
        from seqnum.decks.exports import to_csv

        return to_csv(self, Path(path), format)

    def code(self) -> str:
        """Return the deck as a short code to share: its recipe and a check on the content. It hides nothing."""
        from seqnum.decks.code import to_code

        return to_code(self)

    def warnings(self, lang: str | None = None) -> list[str]:
        """Return every reason why the deck would not play well, as sentences; ``[]`` if there is none."""
        from seqnum.decks.warnings import warnings

        return warnings(self, lang)

    def to_svg(self, lang: str | None = None) -> str:
        """Return the board as a picture; a notebook shows it where a deck is the last line of a cell.

        Parameters
        ----------
        lang
            The language, also with a region; that of the process when left out.

        Examples
        --------
        >>> Deck.generate("add_within_20", board=(8, 8), seed=7).to_svg()[:5]
        '<svg '
        """
        from seqnum.decks.picture import board_svg

        title = say("faces.picture.deck", lang, name=self.name, rows=self.layout.rows, columns=self.layout.cols)
        return board_svg(self.layout, self.rules, lang or language(), title=title)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def to_html(
        self,
        path: str | Path | None = None,
        *,
        paper: str = "A4",
        lang: str | None = None,
        tiled: bool = False,
        parts: Sequence[str] = ("board", "rules", "cards", "chips", "key"),
        backs: bool = True,
    ) -> str:
        """Return the deck as one HTML page that a browser prints: board, rules, cards, chips and answers.

        Parameters
        ----------
        path
            A file (``.html``) to write it to as well.
        paper
            ``"A4"``, ``"A3"`` or ``"Letter"``.
        lang
            The language, also with a region; that of the process when left out.
        tiled
            Whether the board is spread over several sheets to be glued together, its spaces 35 mm wide or more.
        parts
            What to print, all when left out. Dice games have no cards, card games no answers.
        backs
            Whether cards and chips have backs, for printing on both sides.

        Raises
        ------
        DeckError
            For paper or parts that we do not know, a deck without these parts, or a file that cannot be written.

        Examples
        --------
        >>> Deck.generate("add_within_20", board=(6, 6)).to_html(lang="es")[16:32]
        '<html lang="es">'
        """
        from seqnum.decks.paper import to_html

        return to_html(
            self, None if path is None else Path(path), on=paper, lang=lang, tiled=tiled, parts=parts, backs=backs
        )

    def to_frame(self, lang: str | None = None) -> pd.DataFrame:
        """Return the cards as a table, one row per card.

        Parameters
        ----------
        lang
            The language of questions and explanations; that of the process when left out.

        Returns
        -------
        pandas.DataFrame
            ``id``, ``kind``, ``skill``, ``level``, ``question``, ``answer``; ``wrong_answers``: the numbers that known
            mistakes lead to, with the names of these; ``misconceptions``: the same with their ids, as a dict.
        """
        from seqnum.decks.frame import to_frame

        return to_frame(self, lang or language())

    def difficulty(self, ability: float = 2.0, lang: str | None = None) -> pd.DataFrame:
        """Return how many answers a class should get right at first, easiest cards first.

        An estimate from what the cards are made of, before anybody has answered them.

        Parameters
        ----------
        ability
            The class's, in logits: 2 is right with seven of eight cards of its grade's level, 0 with half of them.
        lang
            The language of skills and levels; that of the process when left out.

        Returns
        -------
        pandas.DataFrame
            One row per skill, level and band: ``skill``, ``level``, ``contents`` (what the level has in it), ``band``
            (1, the easiest fifth of the skill's cards, to 5), ``cards``, ``example``, ``right`` (the share of first
            answers that should be right).

        Examples
        --------
        >>> deck = Deck.generate("sub_3digit_regroup", target_success=0.8, ability=2.0)
        >>> frame = deck.difficulty(ability=2.0)
        >>> print(f"{(frame.right * frame.cards).sum() / frame.cards.sum():.2f}")
        0.80
        """
        from seqnum.decks.difficulty import difficulty

        return difficulty(self, ability, lang or language())

    def distractors(self, lang: str | None = None) -> pd.DataFrame:
        """Return the wrong answers that known misconceptions lead to, and whether they can be chosen.

        Parameters
        ----------
        lang
            The language of questions and names; that of the process when left out.

        Returns
        -------
        pandas.DataFrame
            One row for each card, misconception and wrong answer: ``id``, ``question``, ``answer`` of the card;
            ``misconception``, its ``name``; ``wrong``, the number it leads to; ``on_board`` and on how many ``spaces``
            that stands; ``same_as``, the other misconceptions that lead to it.

        Examples
        --------
        >>> frame = Deck.generate("sub_2digit_regroup", seed=7).distractors("en")
        >>> frame.query("misconception == 'smaller_from_larger'").on_board.value_counts().to_dict()
        {False: 42, True: 18}
        """
        from seqnum.decks.distractors import distractors

        return distractors(self, lang or language())

    def separations(self, *misconceptions: str) -> pd.DataFrame:
        """Return how many cards could tell one misconception from another, and from the right way.

        A card separates two of them where one has a wrong number on the board that the other does not lead to.

        Parameters
        ----------
        *misconceptions
            Ids; all those of the deck's cards when left out.

        Returns
        -------
        pandas.DataFrame
            One row for each pair, ``first`` and ``second``, with the number of ``cards``; where ``second`` is missing
            it is the right way: the cards on which the first has a wrong number on the board at all.

        Examples
        --------
        >>> deck = Deck.generate("sub_3digit_regroup", diagnose=["smaller_from_larger", "borrow_no_decrement"])
        >>> bool((deck.separations("smaller_from_larger", "borrow_no_decrement").cards > 20).all())
        True
        """
        from seqnum.decks.distractors import separations

        return separations(self, misconceptions)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions of all face cards."""
        return tuple(card.question for card in self.cards if card.question is not None)

    @property
    def asks(self) -> bool:
        """Whether its cards ask something."""
        return any(card.question is not None for card in self.cards)

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels at which every card asks for its number, where it was made for several."""
        return () if self.recipe is None or not self.recipe.further else self.recipe.levels

    @property
    def engine_cards(self) -> tuple[Card, ...]:
        """The cards as the rules see them."""
        return tuple(Card(card.kind, card.answer) for card in self.cards)

    @cached_property
    def hash(self) -> str:
        """SHA-256 of what is played: board, questions and answers, as hexadecimal text."""
        content: dict[str, Any] = {
            "board": [self.layout.rows, self.layout.cols],
            "faces": self.layout.faces,
            "cards": [[card.id, card.kind, card.question and card.question.text(), card.answer] for card in self.cards],
        }
        versions = [[one.text() for one in card.versions] for card in self.cards]
        if any(versions):
            content["versions"] = versions
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __repr__(self) -> str:
        kinds = Counter(card.kind for card in self.cards)
        faces, wild, remove = ("questions", "Plus", "Minus") if self.asks else ("cards", "wild", "remove")
        return (
            f"<Deck {self.name!r}: {kinds['face']} {faces}, {kinds['wild']} {wild}, {kinds['remove']} {remove} "
            f"on a board of {self.layout.rows} × {self.layout.cols}>"
        )
