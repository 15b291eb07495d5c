"""``seqnum report``: what a folder of results says, as a page to keep, print and hand out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.text import say

if TYPE_CHECKING:
    import argparse

    from seqnum.results import Results


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.report.about")
    parser = commands.add_parser("report", parents=[everywhere], help=about, description=about)
    parser.add_argument("source", nargs="+", type=Path, metavar="FOLDER", help=say("cli.report.source"))
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="FILE.html", help=say("cli.report.out"))
    parser.add_argument("--roster", type=Path, metavar="FILE", help=say("cli.report.roster"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the report, and say where it is and how much it stands on."""
    from seqnum.results import Results

    results = Results.read(arguments.source)
    written = results.report(arguments.out, arguments.roster)
    if arguments.json:
        print(json.dumps(as_data(results), ensure_ascii=False))
    else:
        print(results)
        print(say("cli.report.written", file=written))
    return 0


def as_data(results: Results) -> dict[str, Any]:
    """Return what programs read of a report.

    Numbers of ``students`` and ``attempts``; ``first_attempt_accuracy`` between 0 and 1, null without answers;
    ``misconceptions`` with ``student``, ``id``, ``posterior`` and the ``cards`` that show it; ``refused`` with
    ``file``, ``line`` (null for a whole file) and ``reason``.

    Parameters
    ----------
    results
        What the class answered.
    """
    (counted,) = results.accuracy(by=()).to_dict("records") or [{"accuracy": None}]
    found = results.diagnosis().dropna(subset=["misconception"])
    named = zip(found["student"], found["misconception"], found["posterior"], found["evidence"], strict=True)
    return {
        "students": int(results.frame["student"].nunique()),
        "attempts": len(results),
        "first_attempt_accuracy": counted["accuracy"],
        "misconceptions": [
            {"student": student, "id": one, "posterior": posterior, "cards": list(cards)}
            for student, one, posterior, cards in named
        ],
        "refused": json.loads(results.refused.to_json(orient="records")),
    }
