"""``seqnum replay``: a match step by step, as a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.text import language, say

if TYPE_CHECKING:
    import argparse

USUAL = Path("replay.html")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.replay.about")
    parser = commands.add_parser("replay", parents=[everywhere], help=about, description=about)
    parser.add_argument("match", metavar="FILE", help=say("cli.replay.file"))
    parser.add_argument("-o", "--out", type=Path, default=USUAL, metavar="FILE", help=say("cli.replay.out"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the page, and say where it is."""
    from seqnum.widgets import Replay

    shown = Replay(arguments.match, lang=language())
    shown.to_html(arguments.out)
    if arguments.json:
        print(json.dumps({"file": str(arguments.out), "steps": len(shown.moments) - 1}, ensure_ascii=False))
    else:
        print(say("cli.replay.done", file=arguments.out))
    return 0
