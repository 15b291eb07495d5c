"""Which column holds what: a question with its answer, or with several to choose from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.errors import quoted
from seqnum.maths import ParseError, parse, read_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from seqnum.decks.imports.table import Row, Table

TITLES = 15
"""Rows at the top among which the names of the columns are looked for: Kahoot's template has seven above them."""

_NAMES = {
    "number": r"#|no\.?|n\.?[º°]|n[uú]m\.|n[uú]mero|question #|number|id",
    "question": r"questions?( text)?|prompts?|term|front|exercises?|problems?|operations?|calculations?|expressions?"
    r"|preguntas?|enunciados?|t[eé]rmino|anverso|ejercicios?|problemas?|operaci(?:[oó]n|ones)|c[aá]lculos?|cuentas?"
    r"|expresi(?:[oó]n|ones)|perguntas?|quest(?:[aã]o|[oõ]es)|termo|frente|exerc[ií]cios?|opera[cç](?:[aã]o|[oõ]es)"
    r"|contas?|express(?:[aã]o|[oõ]es)",
    "choice": r"(?:answer|option|choice|respuesta|opci[oó]n|resposta|op[cç][aã]o|alternativa) ?[1-9]",
    "correct": r"correct(?: answers?| answer\(s\)| options?)?|respuestas? correctas?|respostas? corretas?",
    "wrong": r"(?:incorrect|wrong) answer ?[1-9]?|respuesta incorrecta ?[1-9]?|resposta (?:incorreta|errada) ?[1-9]?",
    "answer": r"answers?|solutions?|back|definition|results?|respuestas?|soluci(?:[oó]n|ones)|definici[oó]n|reverso"
    r"|resultados?|respostas?|solu[cç](?:[aã]o|[oõ]es)|defini[cç][aã]o|verso|gabarito",
    "other": r"time limit.*|tags?|(?:question )?image.*|points?|notes?|explanation|topic|level|etiquetas?|tempo.*"
    r"|tiempo.*|puntos|pontos|notas?|tema|nivel|n[ií]vel",
}
_NAME = {kind: re.compile(rf"(?:{names})\s*(?:[-–:(].*)?") for kind, names in _NAMES.items()}
_INDEXES = re.compile(r"[1-9](?:\s*[,;. ]\s*[1-9])*")


@dataclass(frozen=True, slots=True)
class Entry:
    """What a row says.

    Parameters
    ----------
    line
        Where it begins.
    question
        The cell with the question.
    right
        The cells with the answer: several where several choices are right.
    wrong
        Choices that are not right.
    """

    line: int
    question: str
    right: tuple[str, ...]
    wrong: tuple[str, ...] = ()


def entries(table: Table) -> Iterator[Entry | tuple[int, DeckError]]:
    """Yield what each row of a table says, or its line and why it cannot be understood."""
    names, rows = _headed(table)
    if not names and not table.cards and (wide := _without_names(rows)):
        yield wide
        return
    read = _reader(names, cards=table.cards)
    for row in rows:
        beside = all(kind in {"", "number", "other"} for cell, kind in zip(row.cells, names, strict=False) if cell)
        if "question" in names and beside:
            continue  # a template's rows are numbered before they are filled in
        try:
            yield read(row)
        except DeckError as error:
            yield row.line, error


def _headed(table: Table) -> tuple[list[str], Sequence[Row]]:
    """Return the kinds of the columns, none where nobody names them, and the rows below."""
    if table.names:
        return [*map(_kind, table.names)], table.rows
    for index, row in enumerate(table.rows[:TITLES]):
        kinds = [_kind(cell) for cell in row.cells]
        if "question" in kinds and {"answer", "correct", "choice"} & set(kinds):
            below = table.rows[index + 1 :]
            named = [kind or "other" * bool(cell) for kind, cell in zip(kinds, row.cells, strict=True)]
            return named, below[1:] if below and _is_second_line(below[0]) else below
        if len(row.filled) > 1 and any(_asks(cell) and not _is_number(cell) for cell in row.filled):
            break
    return [], _below_titles(table.rows)


def _without_names(rows: Sequence[Row]) -> tuple[int, DeckError] | None:
    """Return where and why a table cannot be understood: most of its rows have more cells than two, without names."""
    wide = [row for row in rows if len(row.filled) > 2]
    if 2 * len(wide) <= len(rows):
        return None
    return rows[0].line, DeckError("decks.error.no_names", n=max(len(row.filled) for row in wide))


def _kind(name: str) -> str:
    shown = " ".join(name.casefold().split())
    return next((kind for kind, names in _NAME.items() if names.fullmatch(shown)), "")


def is_question(name: str) -> bool:
    """Tell whether a column's name says that it holds questions.

    Examples
    --------
    >>> is_question("Pregunta"), is_question("Operación"), is_question("Puntos")
    (True, True, False)
    """
    return _kind(name) == "question"


def _is_second_line(row: Row) -> bool:
    """Tell whether a row goes on with the names of the columns: names again, or units in brackets."""
    return all(_kind(cell) or re.fullmatch(r"[(\[].*[)\]]", cell) for cell in row.filled)


def _below_titles(rows: Sequence[Row]) -> Sequence[Row]:
    """Return the rows without titles, where the columns have no names we know.

    A title stands alone above rows of two cells. A first row of words, where all others have a number for an answer,
    names the columns in words of its own: two single words, or any words where the others are exercises.
    """
    first = next((index for index, row in enumerate(rows) if len(row.filled) > 1), 0)
    while first and not all(_is_title(row) for row in rows[:first]):
        first -= 1
    rows = rows[first:]
    below = rows[1:]
    if below and len(rows[0].filled) > 1 and not any(map(_asks, rows[0].filled)) and not _is_number(rows[0].filled[-1]):
        pairs = [(row.filled[0], row.filled[-1]) for row in below if len(row.filled) > 1]
        single = len(rows[0].filled) == 2 and all(cell.isalpha() for cell in rows[0].filled)
        if pairs and all((single or _asks(question)) and _is_number(answer) for question, answer in pairs):
            return below
    return rows


def _is_title(row: Row) -> bool:
    return len(row.filled) == 1 and not _asks(row.filled[0])


def _asks(cell: str) -> bool:
    """Tell whether a cell is a question for sure: an exercise with a number somewhere, or a question mark at its end.

    A single letter can be read as an exercise too.
    """
    if cell.endswith("?"):
        return True
    try:
        parse(cell)
    except ParseError:
        return False
    return any(sign.isdigit() for sign in cell)


def _is_number(cell: str) -> bool:
    try:
        read_number(cell)
    except ParseError:
        return False
    return True


def _reader(kinds: list[str], *, cards: bool) -> Callable[[Row], Entry]:
    """Return what reads a row whose columns are of these kinds."""
    at: dict[str, list[int]] = {kind: [index for index, one in enumerate(kinds) if one == kind] for kind in _NAMES}
    if at["choice"] and at["correct"]:
        return lambda row: _by_index(row, at)
    if at["wrong"] and (at["correct"] or at["answer"]):
        return lambda row: _by_place(row, (at["correct"] or at["answer"])[0], at)
    if cards:
        asked = at["question"] or [0]
        told = at["answer"] or [asked[0] + 1]
        return lambda row: _entry(row, _cell(row, asked[0]), (_cell(row, told[0]),))
    if kinds and len(kinds) > len(at["question"]) + len(at["answer"]) + kinds.count(""):
        return lambda row: _by_place(row, (at["answer"] or at["correct"] or at["choice"])[0], at)
    if at["answer"] and at["question"] and at["answer"][0] < at["question"][0]:
        return lambda row: _by_place(row, at["answer"][0], at)
    return lambda row: _entry(row, *_two_cells(row))


def _by_place(row: Row, answer: int, at: dict[str, list[int]]) -> Entry:
    named = {index for indexes in at.values() for index in indexes}
    if extra := [cell for index, cell in enumerate(row.cells) if cell and index not in named]:
        raise DeckError("decks.own.extra", given=quoted(extra[0]))
    wrong = tuple(filter(None, (_cell(row, index) for index in at["wrong"])))
    return _entry(row, _cell(row, at["question"][0]), (_cell(row, answer),), wrong)


def _by_index(row: Row, at: dict[str, list[int]]) -> Entry:
    """Read a row that names the right choices by their numbers; all are right where the answer is to be typed."""
    choices = [_cell(row, index) for index in at["choice"]]
    question = _cell(row, at["question"][0])
    given = _cell(row, at["correct"][0]).strip()
    if not any(choices):
        return _entry(row, question, ("",))
    if not given and any(cell.casefold() == "typing" for cell in row.cells):
        return _entry(row, question, tuple(filter(None, choices)))
    if not _INDEXES.fullmatch(given):
        raise DeckError("decks.own.no_correct", given=quoted(given), n=len(choices))
    numbers = [int(number) for number in re.findall("[1-9]", given)]
    if not all(number <= len(choices) and choices[number - 1] for number in numbers):
        raise DeckError("decks.own.no_such_choice", given=quoted(given), n=len(list(filter(None, choices))))
    right = tuple(choices[number - 1] for number in numbers)
    wrong = tuple(choice for number, choice in enumerate(choices, 1) if choice and number not in numbers)
    return _entry(row, question, right, wrong)


def _entry(row: Row, question: str, right: tuple[str, ...], wrong: tuple[str, ...] = ()) -> Entry:
    if not question:
        raise DeckError("decks.error.no_question", given=quoted(right[0]))
    if not right[0]:
        raise DeckError("decks.error.no_answer", given=quoted(question))
    return Entry(row.line, question, right, wrong)


def _cell(row: Row, index: int) -> str:
    return row.cells[index] if index < len(row.cells) else ""


def _two_cells(row: Row) -> tuple[str, tuple[str, ...]]:
    """Return the cells that are not empty, a question and its answer: columns around them may be empty."""
    if len(row.filled) == 2:
        return row.filled[0], (row.filled[1],)
    if len(row.filled) == 1 and len(row.cells) > 1:
        raise DeckError(f"decks.error.{'no_question' if row.cells[-1] else 'no_answer'}", given=quoted(row.filled[0]))
    raise DeckError("decks.error.two_columns", n=len(row.filled))
