"""``seqnum skills``: which kinds of question there are."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from seqnum.errors import SeqnumError, quoted
from seqnum.text import known, language, say

if TYPE_CHECKING:
    import argparse

    from seqnum.maths import Skill


class NothingFound(SeqnumError):
    """No skill has the words that were asked for."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.skills.about")
    parser = commands.add_parser("skills", parents=[everywhere], help=about, description=about)
    parser.add_argument("words", nargs="*", metavar="WORD", help=say("cli.skills.words"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the skills that have all the words; the one whose id it is with its misconceptions."""
    from seqnum.maths import SKILLS
    from seqnum.maths.skill_search import search, words_like

    one = SKILLS.get(arguments.words[0]) if len(arguments.words) == 1 else None
    found = [one] if one else search(arguments.words, SKILLS.values())
    if not found:
        words = quoted(" ".join(arguments.words))
        near = ", ".join(words_like(arguments.words, SKILLS.values()))
        raise NothingFound("search.error.no_skill_near" if near else "search.error.no_skill", words=words, near=near)
    if arguments.json:
        print(json.dumps([as_data(skill) for skill in found], ensure_ascii=False))
    else:
        for skill in found:
            print("\n".join(_lines(skill)))
        if one:
            print("\n".join(_misconceptions(one)))
    return 0


def as_data(skill: Skill) -> dict[str, Any]:
    """Return what there is to know about a skill, as JSON takes it.

    Examples
    --------
    >>> from seqnum.maths import SKILLS
    >>> data = as_data(SKILLS["add_within_20"])
    >>> data["id"], [level["level"] for level in data["levels"]]
    ('add_within_20', [1, 2, 3])
    """
    return {
        "id": skill.id,
        "levels": [
            {"level": level, "sentence": skill.sentence(level), "capacity": skill.capacity(level)}
            for level in skill.levels
        ],
        "standards": {curriculum: list(codes) for curriculum, codes in skill.standards.items()},
        "misconceptions": list(skill.misconceptions),
    }


def _lines(skill: Skill) -> list[str]:
    codes = " · ".join(f"{curriculum} {', '.join(codes)}" for curriculum, codes in skill.standards.items())
    levels = [
        f"  {level}  {say('cli.skills.level', sentence=skill.sentence(level), n=skill.capacity(level))}"
        for level in skill.levels
    ]
    return [f"{skill.id}: {skill.name()}", *levels, *([f"     {codes}"] if codes else [])]


def _misconceptions(skill: Skill) -> list[str]:
    """Write each misconception: its id, its name, and what the teacher should know."""
    from seqnum.decks.misconception_names import misconception_label

    lines = ["", say("cli.skills.misconceptions")]
    for one in skill.misconceptions:
        teacher = known(f"maths.misconception.{one}.teacher", language())
        lines.append(f"  {one}: {misconception_label(one, language())}")
        lines += [f"     {teacher}"] if teacher else []
    return lines
