"""The command ``seqnum``: what a lesson needs, from a terminal."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import TYPE_CHECKING

import seqnum
from seqnum.cli import check, deck, forecast, play, skills
from seqnum.errors import SeqnumError
from seqnum.text import base_language, say, set_language

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (play, skills, deck, forecast, check)
"""Each has ``add(commands)``, which describes its arguments and says what to run."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 something is wrong, 2 not understood.

    Parameters
    ----------
    argv
        The words after ``seqnum``; those of this process when left out.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A pipe on Windows would take the code page, which has no □.
        sys.stdout.reconfigure(encoding="utf-8")
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.run is None:
        parser.print_help()
        return 2
    if arguments.lang:
        set_language(arguments.lang)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader (head, a pager) has seen enough; nothing may be written to the pipe on the way out either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        code = 130
    except (SeqnumError, OSError) as error:
        print(f"seqnum: {_sentence(error)}", file=sys.stderr)
        code = 1
    return code


def _sentence(error: SeqnumError | OSError) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return say("cli.error.file", file=error.filename, why=error.strerror)
    return str(error)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="seqnum", description=say("cli.about"))
    parser.add_argument("--version", action="version", version=f"seqnum {seqnum.__version__}")
    parser.set_defaults(lang=None, run=None)
    everywhere = argparse.ArgumentParser(add_help=False)
    everywhere.add_argument("--lang", type=_language, metavar="en|es|pt", help=say("cli.lang"))
    commands = parser.add_subparsers(title=say("cli.commands"), metavar="")
    for command in COMMANDS:
        command.add(commands, everywhere)
    return parser


def _language(tag: str) -> str:
    try:
        return base_language(tag)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
