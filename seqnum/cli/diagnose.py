"""``seqnum diagnose``: what wrong numbers that people gave tell about how they came to them."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.errors import SeqnumError
from seqnum.text import language, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator

    from seqnum.decks.imports.typed_answers import TypedAnswer, TypedAnswers
    from seqnum.maths import Diagnosis
    from seqnum.maths.exact import Value

WIDEST = 40
"""Signs of a cell of the table; a longer one moves its neighbours."""
_OF_MATCHES = {".jsonl", ".zip"}
"""What results of a class end in, which a teacher may well try here."""


@dataclass(frozen=True, slots=True)
class Told:
    """A row, with what there is to say about it or why that cannot be said; None where there is no answer."""

    row: TypedAnswer
    said: Diagnosis | SeqnumError | None

    def as_data(self) -> dict[str, Any]:
        """Return it as JSON takes it."""
        from seqnum.maths import canonical

        who = {} if self.row.pupil is None else {"student": self.row.pupil}
        if isinstance(self.said, SeqnumError):
            return {**who, "expression": self.row.exercise, "given": self.row.given, "error": str(self.said)}
        return {
            **who,
            "expression": self.row.exercise,
            "answer": self.said and canonical(self.said.answer),
            "given": self.row.given,
            "correct": self.said and self.said.correct,
            "misconceptions": [*self.said.misconceptions] if self.said else [],
        }


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.diagnose.about")
    parser = commands.add_parser("diagnose", parents=[everywhere], help=about, description=about)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli.diagnose.file"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Diagnose every row, in order; 1 when one cannot be read."""
    from seqnum.decks.imports.typed_answers import read_typed_answers
    from seqnum.results.roster import NAMES

    if arguments.file.is_dir() or arguments.file.suffix.lower() in _OF_MATCHES:
        raise SeqnumError("cli.diagnose.matches", file=arguments.file)
    read = read_typed_answers(arguments.file, NAMES)
    return _print_json(_told(read)) if arguments.json else _print_table(read)


def _told(read: TypedAnswers) -> Iterator[Told]:
    from seqnum.decks.imports.diagnose_typed import diagnose_typed

    for row in read.rows:
        if row.problem is not None:
            yield Told(row, row.problem)
            continue
        if row.exercise and not row.given:
            yield Told(row, None)
            continue
        try:
            yield Told(row, diagnose_typed(row.exercise, row.given, read.lang))
        except SeqnumError as error:
            yield Told(row, error)


def _print_json(found: Iterable[Told]) -> int:
    """Print a list with a row a line, each as soon as it is known."""
    code = 0
    before = "["
    for one in found:
        print(before, json.dumps(one.as_data(), ensure_ascii=False), sep="\n" if before == "[" else "", end="")
        before = ",\n"
        code |= isinstance(one.said, SeqnumError)
    print("[]" if before == "[" else "\n]")
    return code


def _print_table(read: TypedAnswers) -> int:
    """Print a row a line, then how many there are of each kind, of each misconception and of each pupil's mistakes."""
    from seqnum.decks.misconception_names import misconception_label

    widths = [min(WIDEST, max(map(len, column), default=0)) for column in zip(*_typed(read.rows), strict=True)]
    kinds: Counter[str] = Counter()
    names: Counter[str] = Counter()
    pupils: Counter[str] = Counter()
    for one in _told(read):
        cells = [text.ljust(width) for text, width in zip((one.row.exercise, one.row.given), widths, strict=True)]
        print("  ".join([*cells, _verdict(one)]).strip())
        kinds[_kind(one.said)] += 1
        if one.row.pupil:
            pupils[one.row.pupil] += _kind(one.said) in {"explained", "unexplained"}
        if one.said is not None and not isinstance(one.said, SeqnumError):
            names.update(one.said.misconceptions)
    print()
    for kind in ("right", "explained", "unexplained", "blank", "unread"):
        print(f"{kinds[kind]:6}  {say(f'cli.diagnose.{kind}')}")
    if names:
        print(f"\n{say('cli.diagnose.which')}")
    for name, times in sorted(names.items(), key=lambda item: (-item[1], item[0])):
        print(f"{times:6}  {misconception_label(name, language())}")
    if pupils:
        print(f"\n{say('cli.diagnose.pupils')}")
    for pupil, times in sorted(pupils.items(), key=lambda item: (-item[1], item[0])):
        print(f"{times:6}  {pupil}")
    return int(kinds["unread"] > 0)


def _typed(rows: Iterable[TypedAnswer]) -> Iterator[tuple[str, str]]:
    yield "", ""
    for row in rows:
        yield row.exercise, row.given


def _kind(said: Diagnosis | SeqnumError | None) -> str:
    if said is None:
        return "blank"
    if isinstance(said, SeqnumError):
        return "unread"
    if said.correct:
        return "right"
    return "explained" if said.misconceptions else "unexplained"


def _verdict(one: Told) -> str:
    from seqnum.decks.misconception_names import misconception_label

    if one.said is None:
        return say("cli.diagnose.blank")
    if isinstance(one.said, SeqnumError):
        return str(one.said)
    if one.said.correct:
        return say("cli.diagnose.row.right")
    answer = _answer(one.row, one.said.answer)
    if not one.said.misconceptions:
        return say("cli.diagnose.row.unexplained", answer=answer)
    names = "; ".join(misconception_label(name, language()) for name in one.said.misconceptions)
    return say("cli.diagnose.row.explained", answer=answer, names=names)


def _answer(row: TypedAnswer, answer: Value) -> str:
    """Write the right number as a decimal where decimals were written."""
    from seqnum.maths import as_expression
    from seqnum.maths.skills.forms import as_decimal

    decimals = re.search("[0-9][.,][0-9]", f"{row.exercise} {row.given}")
    return (as_decimal(answer) if decimals else as_expression(answer)).plain(language())
