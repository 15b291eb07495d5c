"""``seqnum export``: the answers of a folder, or marks of them, in a file for another program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.errors import SeqnumError
from seqnum.text import say

if TYPE_CHECKING:
    import argparse

TABLES = {"csv": ".csv", "xlsx": ".xlsx", "parquet": ".parquet"}
ANSWERS = {"datashop": ".txt", "xapi": ".jsonl"}
GRADEBOOKS = ("moodle", "canvas", "classroom")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.export.about")
    parser = commands.add_parser("export", parents=[everywhere], help=about, description=about)
    kinds = (*TABLES, *ANSWERS, *GRADEBOOKS)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=say("cli.export.folder"))
    parser.add_argument("--to", required=True, choices=kinds, help=say("cli.export.to"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("cli.export.out"))
    parser.add_argument("--roster", type=Path, metavar="FILE", help=say("cli.export.roster"))
    parser.add_argument("--key", type=Path, metavar="FILE", help=say("cli.export.key"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the file; 1 when something of the folder was left out.

    Programs read ``file`` and ``to``, numbers of ``students`` and ``attempts``, and ``refused`` with ``file``, ``line``
    (null for a whole file) and ``reason``.
    """
    from seqnum.results import Results

    if arguments.key is not None and arguments.to in GRADEBOOKS:  # a platform knows nobody by a pseudonym
        raise SeqnumError("cli.usage.not_together", option="--key", other=f"--to {arguments.to}")
    results = Results.read(arguments.folder)
    refused = results.refused
    if arguments.roster is not None and arguments.to not in GRADEBOOKS:
        results = results.identified(arguments.roster)
    if arguments.key is not None:
        results = results.pseudonymize(arguments.key.read_bytes().strip())
    out: Path = arguments.out or Path(f"seqnum-{arguments.to}{(TABLES | ANSWERS).get(arguments.to, '.csv')}")
    if arguments.to in GRADEBOOKS:
        results.to_gradebook(out, arguments.roster, format=arguments.to)
    else:
        results.save(out, arguments.to if arguments.to in ANSWERS else None)
    if arguments.json:
        told = {
            "file": str(out),
            "to": arguments.to,
            "students": int(results.frame["student"].nunique()),
            "attempts": len(results),
            "refused": json.loads(refused.to_json(orient="records")),
        }
        print(json.dumps(told, ensure_ascii=False))
    else:
        print(say("cli.export.written", n=len(results), file=out))
        for file, reason in zip(refused["file"], refused["reason"], strict=True):
            print(say("results.summary.reason", file=file, reason=reason))
    return int(len(refused) > 0)
