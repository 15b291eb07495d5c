"""The words on a command line, read by argparse, which has English sentences only: here it speaks ours."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from seqnum.reasons import in_our_words
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.reasons import Sayings

_SAYINGS: Sayings = (
    (r"argument (?P<option>.+): invalid int value: (?P<given>.*)", "cli.usage.whole_number"),
    (r"argument (?P<option>.+): invalid float value: (?P<given>.*)", "cli.usage.number"),
    (r"argument (?P<option>.+): expected .*argument.*", "cli.usage.no_value"),
    (r"argument (?P<option>.+): ignored explicit argument (?P<given>.*)", "cli.usage.needless_value"),
    (r"argument (?P<option>.+): not allowed with argument (?P<other>.*)", "cli.usage.not_together"),
    (r"argument [^-]\w*: invalid choice: (?P<given>'.*?')\W.*choose from (?P<choices>.*)\)", "cli.usage.no_command"),
    (r"argument (?P<option>.+): invalid choice: (?P<given>'.*?')\W.*choose from (?P<choices>.*)\)", "cli.usage.choice"),
    (r"the following arguments are required: (?P<missing>.*)", "cli.usage.missing"),
    (r"one of the arguments (?P<missing>.*) is required", "cli.usage.missing"),
    (r"unrecognized arguments: (?P<given>.*)", "cli.usage.unknown"),
    (r"ambiguous option: (?P<given>.*) could match (?P<choices>.*)", "cli.usage.ambiguous"),
    (r"argument (?P<option>.+?): (?P<reason>.*)", "cli.usage.at"),
)
"""What argparse says, with what we say; the last is for sentences that are ours already."""


class Parser(argparse.ArgumentParser):
    """A parser whose headings and refusals are in the language of the process when it is made."""

    def __init__(self, *, add_help: bool = True, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=_Formatter, **options)
        self._positionals.title = say("cli.usage.arguments")
        self._optionals.title = say("cli.usage.options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=say("cli.usage.help"))

    def error(self, message: str) -> NoReturn:
        """Say what is not understood, and leave with code 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {in_our_words(message, _SAYINGS, 'cli.usage.not_understood')}\n")


class CommandParser(Parser):
    """The parser of one command."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse what a command does not know with the command's own usage, where argparse prints the program's."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


class _Formatter(argparse.HelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{say('cli.usage.usage')} " if prefix is None else prefix)
