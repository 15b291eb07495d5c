"""The command ``seqnum``: what a lesson needs, from a terminal."""

from __future__ import annotations

import argparse
import io
import os
import sys
import warnings
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import seqnum
from seqnum.cli import check, curricula, deck, demo, diagnose, export, forecast, paper, play, replay, report, skills
from seqnum.cli.parser import CommandParser, Parser
from seqnum.errors import SeqnumError
from seqnum.reasons import reason
from seqnum.text import LANGUAGES, base_language, language, say, set_language

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (play, skills, curricula, deck, paper, forecast, check, replay, report, diagnose, demo, export)
"""Each has ``add(commands)``, which describes its arguments and says what to run."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 something is wrong, 2 not understood.

    Parameters
    ----------
    argv
        The words after ``seqnum``; those of this process when left out.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A pipe on Windows would take the code page, which has no □; a file's name may be no text.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    _choose_language(argv)
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.run is None:
        parser.print_help()
        return 2
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _show
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


def _show(message: Warning | str, category: type[Warning], *_: Any, **__: Any) -> None:
    """Print a warning, such as that a package's skill does not work, without the place in our code that gives it."""
    if issubclass(category, DeprecationWarning):
        return  # what libraries tell each other, whatever filters they set
    print(f"! {message}", file=sys.stderr)


def _sentence(error: SeqnumError | OSError) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return say("cli.error.file", file=error.filename, why=reason(error))
    return str(error)


def _choose_language(argv: Sequence[str] | None) -> None:
    """Take the language before anything is said: of ``--lang``, wherever it stands, SEQNUM_LANG or the terminal."""
    early = Parser(prog="seqnum", parents=[_everywhere()], add_help=False)
    asked = getattr(early.parse_known_args(argv)[0], "lang", None)
    if asked is not None:
        set_language(asked)
        return
    try:
        base_language(os.environ.get("SEQNUM_LANG") or LANGUAGES[0])
    except ValueError as error:
        early.exit(2, f"seqnum: {say('cli.usage.at', option='SEQNUM_LANG', reason=error)}\n")
    if not os.environ.get("SEQNUM_LANG") and language() == LANGUAGES[0]:
        with suppress(ValueError):  # a terminal in another language is no mistake
            set_language(_of_terminal())


def _of_terminal() -> str:
    """Return the language that a terminal is set to, such as ``"es_MX"``; empty where it does not say."""
    said = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return said.partition(".")[0].partition("@")[0]


def _everywhere() -> argparse.ArgumentParser:
    """Return what can be said before a command and behind it; without a default, for that would undo the other."""
    everywhere = argparse.ArgumentParser(add_help=False)  # its heading must be argparse's own to join the others
    languages = "|".join(LANGUAGES)
    everywhere.add_argument(
        "--lang", type=_language, metavar=languages, default=argparse.SUPPRESS, help=say("cli.lang")
    )
    return everywhere


def _parser() -> Parser:
    everywhere = _everywhere()
    parser = Parser(prog="seqnum", description=say("cli.about"), parents=[everywhere])
    version = f"seqnum {seqnum.__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("cli.usage.version"))
    parser.set_defaults(run=None)
    title, metavar = say("cli.commands"), say("cli.usage.command")
    commands = parser.add_subparsers(title=title, metavar=metavar, parser_class=CommandParser)
    for command in COMMANDS:
        command.add(commands, everywhere)
    return parser


def _language(tag: str) -> str:
    try:
        return base_language(tag)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
