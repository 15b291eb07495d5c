from __future__ import annotations

import re
import subprocess
import sys

import pytest

import seqnum
from seqnum.cli import main
from seqnum.text import say, set_language


def test_version(capsys):
    """`--version` prints the version of the package."""
    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert left.value.code == 0
    assert capsys.readouterr().out.split() == ["seqnum", seqnum.__version__]


def test_without_a_command_the_help_is_shown(capsys):
    """`seqnum` alone lists its commands and counts as not understood."""
    assert main([]) == 2

    assert {"play", "skills", "deck", "check"} <= set(re.findall(r"^    (\w+)", capsys.readouterr().out, re.MULTILINE))


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_help_speaks_the_chosen_language(lang, capsys):
    """The descriptions come from the catalogue in the language of the process."""
    set_language(lang)
    with pytest.raises(SystemExit):
        main(["deck", "--help"])

    assert say("cli.deck.about", lang) in " ".join(capsys.readouterr().out.split())


def test_a_language_we_lack_is_refused(capsys):
    """An unknown language names those there are."""
    with pytest.raises(SystemExit) as left:
        main(["skills", "--lang", "fr"])

    assert left.value.code == 2
    assert "en, es, pt" in capsys.readouterr().err


def test_an_error_is_one_sentence(capsys):
    """A mistake in what was asked for is one line on stderr, with the exit code 1."""
    assert main(["deck", "no_such_skill"]) == 1

    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1
    assert "no_such_skill" in shown.err


def test_an_unwritable_file_is_one_sentence(tmp_path, capsys):
    """A file that cannot be written is named."""
    assert main(["deck", "add_within_20", "--board", "6x6", "--out", str(tmp_path / "no" / "deck.json")]) == 1

    assert "deck.json" in capsys.readouterr().err


def test_a_reader_that_stops_early_hears_no_complaint():
    """A pipe whose reader has left, as `head` does, ends the command without a word."""
    code = f"{sys.executable!r} -m seqnum skills | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)

    assert done.stderr == ""
