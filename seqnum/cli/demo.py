"""``seqnum demo``: the results of a made-up class, to try reports on."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.text import language, say

if TYPE_CHECKING:
    import argparse


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.demo.about")
    parser = commands.add_parser("demo", parents=[everywhere], help=about, description=about)
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="FOLDER", help=say("cli.demo.out"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli.demo.seed"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Let the class play, and say where its files are and who of it has which misconception."""
    from seqnum.decks.misconception_names import misconception_label
    from seqnum.match.demo import PUPILS, TRUTH, demo_class

    truth = demo_class(arguments.out, seed=arguments.seed, progress=_show if sys.stderr.isatty() else None)
    if arguments.json:
        having = [{"student": student, "misconception": one} for student, one in truth]
        print(json.dumps({"folder": str(arguments.out), "students": PUPILS, "truth": having}, ensure_ascii=False))
        return 0
    print(say("cli.demo.done", folder=arguments.out, n=PUPILS))
    print(say("cli.demo.truth", n=len(truth), file=arguments.out / TRUTH))
    for student, one in truth:
        print(f"  {student}: {misconception_label(one, language())}")
    return 0


def _show(played: int, games: int) -> None:
    print("\r" + say("cli.demo.progress", played=played, n=games), end="\n" if played == games else "", file=sys.stderr)
