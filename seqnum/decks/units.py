"""A curriculum and its units: values that can be looked through by grade."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.errors import quoted
from seqnum.maths.skill import DEFAULT_LEVEL, skill
from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.tables import Table

MOST_NAMED = 12
"""Grades that an error names."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit: an official code, our own short description, and the skills that practise it.

    Parameters
    ----------
    code
        The official code; where a curriculum has none, a reference of the file's own, as its ``note`` says.
    grade
        Year, grade or phase in the words of the curriculum.
    title
        A short description.
    skills
        Skill ids.
    level
        1, 2 or 3.
    uncertain
        Those of the skills of which it is doubtful that the curriculum asks for them here.
    """

    code: str
    grade: str
    title: str
    skills: tuple[str, ...]
    level: int = DEFAULT_LEVEL
    uncertain: tuple[str, ...] = ()

    def doubt(self, lang: str | None = None) -> str:
        """Return a sentence on what is uncertain; ``""`` when nothing is.

        Examples
        --------
        >>> Unit("A", "3", "Tables", ("table_all_10", "remainder"), uncertain=("remainder",)).doubt()
        'It is uncertain whether remainder belongs here.'
        """
        if not self.uncertain:
            return ""
        return say("curricula.doubt", lang, n=len(self.uncertain), skills=", ".join(self.uncertain))


@dataclass(frozen=True, slots=True)
class Curriculum:
    """A curriculum and its units, in the order of the file.

    Parameters
    ----------
    id
        A short name.
    name
        What people call it.
    source
        Who published it, and when.
    units
        Its units.
    lang
        The language of name and titles, such as ``"pt-BR"``; ``""`` when the file does not say.
    note
        What somebody should know who uses it: whose the codes are, what is uncertain.
    """

    id: str
    name: str
    source: str
    units: tuple[Unit, ...]
    lang: str = ""
    note: str = ""

    def unit(self, code: str) -> Unit:
        """Return the unit with an official code; capitals make no difference where no two codes differ by them alone.

        Raises
        ------
        DeckError
            When there is none, with the codes that look like it.

        Examples
        --------
        >>> from seqnum.decks import curriculum
        >>> curriculum("ccss").unit("4.nbt.b.4").skills
        ('add_sub_multidigit',)
        """
        by_code = {unit.code: unit for unit in self.units}
        if str(code) in by_code:
            return by_code[str(code)]
        alike = [unit for unit in self.units if unit.code.casefold() == str(code).strip().casefold()]
        if len(alike) == 1:
            return alike[0]
        folded = [unit.code.casefold() for unit in self.units]
        close = difflib.get_close_matches(str(code).casefold(), folded, n=3, cutoff=0.5) or folded[:3]
        near = ", ".join(
            unit.code for one in dict.fromkeys(close) for unit in self.units if unit.code.casefold() == one
        )
        raise DeckError("decks.error.no_such_unit", unit=quoted(code), curriculum=self.id, near=near)

    @property
    def grades(self) -> tuple[str, ...]:
        """The grades, in the order of the file."""
        return tuple(dict.fromkeys(unit.grade for unit in self.units))

    def by_grade(self) -> dict[str, tuple[Unit, ...]]:
        """Return the units of each grade.

        Examples
        --------
        >>> from seqnum.decks import curriculum
        >>> [unit.code for unit in curriculum("ccss").by_grade()["K"]]
        ['K.CC.A.2', 'K.OA.A.2', 'K.OA.A.4']
        """
        return {grade: tuple(unit for unit in self.units if unit.grade == grade) for grade in self.grades}

    def grade(self, grade: str | int) -> Curriculum:
        """Return the curriculum with the units of a grade only.

        Parameters
        ----------
        grade
            As the curriculum says it, or a word or number of it: ``3`` is ``"3º ano"``, and in Mexico each phase with
            a third grade.

        Raises
        ------
        DeckError
            When there is no such grade, with those that look like it.

        Examples
        --------
        >>> from seqnum.decks import curriculum
        >>> curriculum("bncc").grade(3)
        <Curriculum 'bncc': ... units, 3º ano>
        """
        found = self.grades_like(grade)
        if not found:
            near = difflib.get_close_matches(str(grade), self.grades, n=MOST_NAMED) or self.grades[:MOST_NAMED]
            shown = ", ".join(near)
            raise DeckError("curricula.error.no_such_grade", grade=quoted(grade), curriculum=self.id, near=shown)
        return replace(self, units=tuple(unit for unit in self.units if unit.grade in found))

    def grades_like(self, grade: str | int) -> tuple[str, ...]:
        """Return the grades that a word or number stands for; the one grade that is called so, if there is.

        Parameters
        ----------
        grade
            As for :meth:`grade`.

        Examples
        --------
        >>> from seqnum.decks import curriculum
        >>> curriculum("england").grades_like("4")
        ('Year 4', 'Key Stage 4 (Years 10 and 11)')
        """
        asked = str(grade).strip().casefold()
        same = tuple(one for one in self.grades if one.casefold() == asked)
        words = _words(asked)
        return same or tuple(one for one in self.grades if words and words <= _words(one))

    def to_frame(self) -> Table:
        """Return the units as a table.

        Returns
        -------
        pandas.DataFrame
            One row per unit: ``code``, ``grade``, ``title``, ``skills``, ``level``, ``uncertain``.
        """
        from seqnum.tables import Table

        names = tuple(Unit.__dataclass_fields__)
        return Table([{name: getattr(unit, name) for name in names} for unit in self.units], columns=names)

    def __repr__(self) -> str:
        grades = self.grades
        span = grades[0] if len(grades) == 1 else f"{grades[0]} … {grades[-1]}"
        return f"<Curriculum {self.id!r}: {len(self.units)} units, {span}>"

    def _repr_html_(self) -> str:
        """Show the units in their order, in the language that they are in; what is uncertain is said in ours."""
        heads = "".join(f"<th>{escape(say(f'curricula.head.{name}'))}</th>" for name in ("code", "title", "skills"))
        lang = f' lang="{escape(self.lang, quote=True)}"' if self.lang else ""
        body = []
        for grade, units in self.by_grade().items():
            body.append(f'<tr><th colspan="3" scope="rowgroup" style="text-align:left"{lang}>{escape(grade)}</th></tr>')
            body += [_row(unit, lang) for unit in units]
        caption = f"<caption{lang}>{escape(self.name)}</caption>"
        note = f"<p{lang}>{escape(self.note)}</p>" if self.note else ""
        return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{''.join(body)}</tbody></table>{note}"


def _row(unit: Unit, lang: str) -> str:
    names = [
        say("curricula.uncertain", what=skill(one).name()) if one in unit.uncertain else skill(one).name()
        for one in unit.skills
    ]
    skills = escape(f"{', '.join(names)} · {say('curricula.level', level=unit.level)}")
    return f"<tr><td>{escape(unit.code)}</td><td{lang}>{escape(unit.title)}</td><td>{skills}</td></tr>"


def _words(grade: str) -> set[str]:
    """Return the numbers and words of a grade: 3 and º of 3º."""
    return set(re.findall(r"\d+|[^\W\d]+", grade.casefold()))
