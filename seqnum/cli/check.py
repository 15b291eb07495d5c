"""``seqnum check``: what is wrong with a file of ours, and on which line."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.cli.handed_in import handed_in
from seqnum.errors import SeqnumError
from seqnum.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from seqnum.cli.handed_in import Verdict


LARGEST_GAMES = 50_000_000
"""Bytes of games as text: a forecast of many games, whole."""

MOST_SHOWN = 20
"""Findings of one file that are printed; whoever has more wants to see a pattern, not a list."""


_OF_GAME = re.compile(r"^\[[A-Z]|@r\d\dc\d\d|^\d+\. ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong: on which line (``None``: in the whole file), and the sentence about it."""

    line: int | None
    text: str


class NotOurs(SeqnumError):
    """A file of a kind that we do not write or read."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.check.about")
    parser = commands.add_parser("check", parents=[everywhere], help=about, description=about)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("cli.check.files"))
    parser.add_argument("--verify", action="store_true", help=say("cli.check.verify"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check every file; 1 when anything is wrong with one."""
    by_path = {path: handed_in(path, verify=arguments.verify) for path in arguments.files}
    handed = {file: verdict for verdicts in by_path.values() for file, verdict in verdicts.items()}
    others = {path: _others(path, verdicts) for path, verdicts in by_path.items()}
    files = {file: path.is_dir() and _is_other_text(file) for path, rest in others.items() for file in rest}
    left_out = {str(file): say("cli.check.left_out", file=file) for file, is_other in files.items() if is_other}
    found = {file: _findings_of(verdict, file) for file, verdict in handed.items()}
    found |= {str(file): [] if is_other else check(file) for file, is_other in files.items()}
    in_order = (file for path, rest in others.items() for file in sorted({*by_path[path], *map(str, rest)}))
    found = {file: found[file] for file in in_order}
    said = {file: iter(()) if findings or file in left_out else notes(Path(file)) for file, findings in found.items()}
    said |= {file: iter(verdict.notes) for file, verdict in handed.items()}
    if arguments.json:
        data = [
            {
                "file": file,
                "problems": [asdict(one) for one in findings],
                "notes": [left_out[file]] if file in left_out else list(said[file]),
            }
            for file, findings in found.items()
        ]
        print(json.dumps(data, ensure_ascii=False))
    else:
        for file, findings in found.items():
            print(left_out.get(file) or "\n".join(_lines(file, findings)))
            for note in said[file]:  # a curriculum of a hundred units takes some seconds
                print(f"  {note}", flush=True)
    return 1 if any(found.values()) else 0


def _others(path: Path, verdicts: dict[str, Verdict]) -> list[Path]:
    """Return the files that were not handed in; a zip file and a folder of nothing else are none."""
    from seqnum.results.sources import readable

    return [file for file in files_of(path) if readable(str(file)) not in verdicts and not (file == path and verdicts)]


def _findings_of(verdict: Verdict, file: str) -> list[Finding]:
    return [Finding(line, _without_place(text, Path(file))) for line, text in verdict.problems]


def files_of(path: Path) -> list[Path]:
    """Return a file itself, and of a folder the files of our kinds in it and its subfolders.

    Parameters
    ----------
    path
        A file, a folder, or nothing that is there.
    """
    from seqnum.results.sources import find_files

    if not path.is_dir():
        return [path]
    return [file for file in find_files(path).values() if file.suffix.lower() in _kinds()] or [path]


def check(path: Path) -> list[Finding]:
    """Read a deck (.json), match (.jsonl), curriculum (.toml), list of questions (.csv, .xlsx) or games as text (.txt).

    Parameters
    ----------
    path
        The file.

    Returns
    -------
    list of Finding
        Everything that is wrong with it, in the order of its lines.
    """
    kinds = _kinds()
    try:
        if not path.exists():
            raise NotOurs("cli.error.nothing_there", file=path)
        if path.is_dir():
            raise NotOurs("cli.error.empty_folder", folder=path, kinds=", ".join(kinds))
        if path.suffix.lower() not in kinds:
            raise NotOurs("cli.error.not_ours", file=path, kinds=", ".join(kinds))
        found = kinds[path.suffix.lower()](path)
    except SeqnumError as error:
        found = [Finding(_line_of(error), str(error))]
    return [Finding(one.line, _without_place(one.text, path)) for one in found]


def notes(path: Path) -> Iterator[str]:
    """Yield what whoever uses a file without mistakes should know.

    Parameters
    ----------
    path
        The file. Of a curriculum (.toml): which units are uncertain, and why decks of some would not play well.
    """
    if path.suffix.lower() != ".toml":
        return
    from seqnum.decks import curriculum
    from seqnum.decks.unit_deck import drawbacks

    for unit in curriculum(path).units:
        for reason in (*filter(None, [unit.doubt()]), *drawbacks(unit)):
            yield say("curricula.unit_note", unit=unit.code, reason=reason)


def _kinds() -> dict[str, Callable[[Path], list[Finding]]]:
    return {
        ".csv": _questions,
        ".xlsx": _questions,
        ".json": _deck,
        ".jsonl": _match,
        ".toml": _curriculum,
        ".tsv": _questions,
        ".txt": _games,
    }


def _without_place(text: str, path: Path) -> str:
    """Leave out where a sentence begins with its file and line: both are told already."""
    names = "|".join(re.escape(name) for name in (str(path), path.name))
    return re.sub(rf"^({names})(, \w+ \d+)?: ", "", text)


def _deck(path: Path) -> list[Finding]:
    from seqnum.decks import Deck, DeckError
    from seqnum.engine import Setup, preset

    try:
        deck = Deck.load(path)
    except DeckError as error:
        return [Finding(_line_in_json(path, error), str(error))]
    rules = preset(deck.rules)
    Setup.of(rules, deck.layout, deck.engine_cards, rules.seatings[0])  # refuses what cannot be dealt
    return []


def _match(path: Path) -> list[Finding]:
    from seqnum.match.log import read_match_file
    from seqnum.match.replay import replay
    from seqnum.results.reading import read_piece
    from seqnum.results.unpacking import unpack

    read = [read_piece(piece) for piece in unpack(path, path.name)]
    findings = [Finding(refusal.line, str(refusal.why)) for content in read for refusal in content.refusals]
    if not findings:
        replay(read_match_file(path), path)
    return findings


def _curriculum(path: Path) -> list[Finding]:
    from seqnum.decks.curricula import read_curriculum

    _, problems = read_curriculum(path)
    return [Finding(problem.line or None, problem.text) for problem in problems]


def _questions(path: Path) -> list[Finding]:
    from seqnum.decks.board import MAX_SIDE
    from seqnum.decks.generate import deck_of_questions
    from seqnum.decks.imports import read_questions

    questions, problems = read_questions(path)
    if not problems:
        # On the largest board there is: what is refused there is refused on every board.
        deck_of_questions(questions, name=path.stem, board=(MAX_SIDE, MAX_SIDE), seed=1, rules="classroom")
    return [Finding(problem.line or None, problem.text) for problem in problems]


def _games(path: Path) -> list[Finding]:
    from seqnum.decks.reading import read_text
    from seqnum.engine.game_reader import read_games

    if _is_other_text(path):
        return [Finding(None, say("engine.notation.nothing"))]
    errors = (error for read in read_games(read_text(path, LARGEST_GAMES)) for error in read.errors)
    return [Finding(error.line, str(error.at_column())) for error in errors]


def _is_other_text(path: Path) -> bool:
    """Tell whether a text has nothing of a game: no header, no move, as the notes of somebody."""
    from seqnum.decks.reading import read_text

    try:
        return path.suffix.lower() == ".txt" and not _OF_GAME.search(read_text(path, LARGEST_GAMES))
    except SeqnumError:
        return False  # whoever reads it says why it cannot be read


def _line_in_json(path: Path, error: SeqnumError) -> int | None:
    """Find the line that a deck's error speaks of: where the JSON breaks off, or where the card begins."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return None
    try:
        json.loads(text)
    except json.JSONDecodeError as broken:
        return broken.lineno
    except RecursionError:
        return None
    reason = error.values.get("reason")
    card = reason.values.get("card") if isinstance(reason, SeqnumError) else None
    needle = json.dumps(card, ensure_ascii=False) if card else None
    place = re.search(r"\$\.cards\[(\d+)\]", str(reason))
    lines = text.splitlines()
    if place:
        beginnings = [number for number, line in enumerate(lines, start=1) if '"id":' in line]
        return beginnings[int(place[1])] if int(place[1]) < len(beginnings) else None
    return next((number for number, line in enumerate(lines, start=1) if needle and needle in line), None)


def _line_of(error: SeqnumError) -> int | None:
    line = error.values.get("line")
    return line if isinstance(line, int) else None


def _lines(file: str, findings: list[Finding]) -> list[str]:
    if not findings:
        return [say("cli.check.good", file=file)]
    alike = Counter(one.text for one in findings)
    first = {one.text: one for one in reversed(findings)}
    shown = [text for text, _ in zip(alike, range(MOST_SHOWN), strict=False)]
    lines = [_written(file, first[text]) + _again(alike[text] - 1) for text in shown]
    left = len(findings) - sum(alike[text] for text in shown)
    return [*lines, say("cli.check.more", file=file, n=left)] if left else lines


def _again(times: int) -> str:
    return f" {say('cli.check.again', n=times)}" if times else ""


def _written(file: str, found: Finding) -> str:
    """Write the place before the sentence, as far as the sentence does not tell it itself."""
    if found.line and say("cli.check.line", line=found.line).casefold() not in found.text.casefold():
        return f"{file}:{found.line}: {found.text}"
    if file in found.text:
        return found.text
    named = rf"(?<![\w./\\]){re.escape(Path(file).name)}"
    whole, times = re.subn(named, lambda _: file, found.text, count=1)  # files are told with their folders
    return whole if times else f"{file}: {found.text}"
