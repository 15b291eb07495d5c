"""``seqnum curricula``: which curricula there are, and their units by grade."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.errors import SeqnumError
from seqnum.text import say

if TYPE_CHECKING:
    import argparse

    from seqnum.decks import Curriculum, Unit


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("curricula.command.about")
    parser = commands.add_parser("curricula", parents=[everywhere], help=about, description=about)
    parser.add_argument("name", nargs="?", metavar="ID|FILE", help=say("curricula.command.name"))
    parser.add_argument("--grade", metavar="GRADE", help=say("curricula.command.grade"))
    parser.add_argument("--copy", type=Path, metavar="FILE", help=say("curricula.command.copy"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print all curricula, or the units of one; or copy one."""
    from seqnum.decks import curricula, curriculum

    if arguments.copy:
        print(_copied(arguments.name, arguments.copy))
        return 0
    found = [curriculum(name) for name in ([arguments.name] if arguments.name else curricula())]
    if arguments.grade:
        with_grade = [one for one in found if one.grades_like(arguments.grade)]
        found = [one.grade(arguments.grade) for one in with_grade or found]
    whole = bool(arguments.name or arguments.grade)
    if arguments.json:
        print(json.dumps([as_data(one, units=whole) for one in found], ensure_ascii=False))
    else:
        for one in found:
            print("\n".join(_units(one) if whole else _about(one)))
    return 0


def _copied(name: str | None, to: Path) -> str:
    """Copy a curriculum's file, which is never written over another, and say what to do with it."""
    from seqnum.decks.curricula import curriculum_file

    if name is None or to.suffix.lower() != ".toml":
        raise SeqnumError("curricula.error.copy_what", file=to)
    text = curriculum_file(name).read_bytes()
    try:
        with to.open("xb") as file:
            file.write(text)
    except FileExistsError:
        raise SeqnumError("curricula.error.is_there", file=to) from None
    return say("curricula.command.copied", file=to)


def as_data(curriculum: Curriculum, *, units: bool) -> dict[str, Any]:
    """Return a curriculum as JSON takes it, with all its units or with their number.

    Examples
    --------
    >>> from seqnum.decks import curriculum
    >>> as_data(curriculum("ccss"), units=False)["grades"][:2]
    ['K', '1']
    """
    data: dict[str, Any] = {
        "id": curriculum.id,
        "name": curriculum.name,
        "source": curriculum.source,
        "lang": curriculum.lang or None,
        "note": curriculum.note or None,
        "grades": list(curriculum.grades),
    }
    every = [{field: getattr(unit, field) for field in unit.__dataclass_fields__} for unit in curriculum.units]
    return data | {"units": every if units else len(every)}


def _about(curriculum: Curriculum) -> list[str]:
    number = say("curricula.command.units", n=len(curriculum.units))
    grades = curriculum.grades
    span = f"{grades[0]} – {grades[-1]}" if len(grades) > 1 else grades[0]
    return [f"{curriculum.id}: {curriculum.name}", f"  {number} · {span} · {curriculum.source}"]


def _units(curriculum: Curriculum) -> list[str]:
    lines = [f"{curriculum.name} ({curriculum.source})", *([curriculum.note] if curriculum.note else [])]
    for grade, units in curriculum.by_grade().items():
        lines += ["", grade, *(line for unit in units for line in _unit(unit))]
    return lines


def _unit(unit: Unit) -> list[str]:
    skills = f"{', '.join(unit.skills)} · {say('curricula.level', level=unit.level)}"
    doubt = [f"    ? {unit.doubt()}"] if unit.uncertain else []
    return [f"  {unit.code}: {unit.title}", f"    {skills}", *doubt]
