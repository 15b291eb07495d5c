from __future__ import annotations

import os
import re
import subprocess
import sys
import warnings

import pytest

import seqnum
from seqnum.cli import main
from seqnum.maths import SKILLS
from seqnum.text import LANGUAGES, catalogue, say, set_language


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


ENGLISH = re.compile(
    r"usage:|positional|optional|options:|show |exit|argument |invalid|choice|required|expected|unrecognized|choose"
)


@pytest.mark.parametrize("words", [["--lang", "es", "deck", "--help"], ["deck", "--help", "--lang", "es"]])
def test_lang_reaches_the_help(words, capsys):
    """Wherever it stands, `--lang` is the language of headings and descriptions; no English is left."""
    with pytest.raises(SystemExit) as left:
        main(words)

    shown = " ".join(capsys.readouterr().out.split())
    assert left.value.code == 0
    assert shown.startswith("uso: seqnum deck")
    assert say("cli.deck.about", "es") in shown
    assert shown.count(f"{say('cli.usage.options', 'es')}:") == 1
    assert not ENGLISH.search(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lang_may_stand_before_the_command(lang, capsys):
    """`seqnum --lang es skills` is `seqnum skills --lang es`."""
    assert main(["--lang", lang, "skills", "add_within_20"]) == 0

    assert SKILLS["add_within_20"].name(lang) in capsys.readouterr().out


WRONG = [
    (["skill"], "no_command"),
    (["deck"], "missing"),
    (["deck", "add_within_20", "--level", "easy"], "whole_number"),
    (["deck", "add_within_20", "--board"], "no_value"),
    (["deck", "add_within_20", "--colour", "red"], "unknown"),
    (["deck", "add_within_20", "--json=yes"], "needless_value"),
    (["deck", "add_within_20", "--board", "8"], "at"),
    (["forecast", "--seconds", "soon"], "number"),
    (["forecast", "--player", "nobody"], "choice"),
    (["forecast", "--deck", "a.json", "--board", "8x8"], "not_together"),
    (["forecast", "--se", "1"], "ambiguous"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "name"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_words_that_are_not_understood(words, name, lang, capsys):
    """Whatever argparse refuses is said in our words, in the language asked for, with exit code 2."""
    with pytest.raises(SystemExit) as left:
        main(["--lang", lang, *words])

    *_, sentence = capsys.readouterr().err.splitlines()
    pattern = re.sub(r"\\{\w+\\}", ".+", re.escape(say_raw(f"cli.usage.{name}", lang)))
    assert left.value.code == 2
    assert re.fullmatch(rf"seqnum( \w+)?: {pattern}", sentence)
    assert lang == "en" or not ENGLISH.search(sentence)


def test_a_word_that_a_command_does_not_know_shows_how_this_command_is_used(capsys):
    """The usage printed is that of the command, with the options there are."""
    with pytest.raises(SystemExit):
        main(["deck", "add_within_20", "--colour", "red"])

    usage = capsys.readouterr().err
    assert usage.startswith("usage: seqnum deck ")
    assert "--board" in usage


def say_raw(key, lang):
    """Return a sentence with its placeholders."""
    return catalogue(lang)[key]


def test_a_language_of_the_environment_that_we_lack_is_refused(monkeypatch, capsys):
    """SEQNUM_LANG is held to the same languages as `--lang`, which goes before it."""
    monkeypatch.setenv("SEQNUM_LANG", "xx")
    with pytest.raises(SystemExit) as left:
        main(["skills"])

    assert left.value.code == 2
    assert capsys.readouterr().err == "seqnum: SEQNUM_LANG: There are no texts in 'xx'. Choose one of: en, es, pt.\n"
    assert main(["skills", "--lang", "es"]) == 0


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "es_ES@euro"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "es_ES.UTF-8", "SEQNUM_LANG": "pt"}, "pt"),
        ({"LANG": "es_ES.UTF-8", "SEQNUM_LANG": "en"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_terminals_language_is_taken(settings, lang, monkeypatch, capsys):
    """Who says nothing is spoken to in the terminal's language, by the order of POSIX; in English if we lack it."""
    for name, value in settings.items():
        monkeypatch.setenv(name, value)

    assert main(["skills", "add_within_20"]) == 0

    assert SKILLS["add_within_20"].name(lang) in capsys.readouterr().out


def test_what_libraries_tell_each_other_is_not_printed(monkeypatch, capsys):
    """A teacher reads a warning of ours; one that a setting of a library's will go, whatever its filters, nobody."""

    def run(_):
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn("the setting will go", DeprecationWarning, stacklevel=1)
            warnings.warn("the skill does not work", UserWarning, stacklevel=1)
        return 0

    monkeypatch.setattr("seqnum.cli.skills.run", run)

    assert main(["skills"]) == 0
    assert capsys.readouterr().err == "! the skill does not work\n"


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


def test_a_broken_package_is_one_line(tmp_path):
    """Each skill that another package spoils is one line on stderr; ours are listed all the same."""
    metadata = tmp_path / "knots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: knots\nVersion: 1.0\n", encoding="utf-8")
    points = "[seqnum.skills]\nadd_knots = no_knots:AddKnots\nadd_within_20 = no_knots:Mine\n"
    (metadata / "entry_points.txt").write_text(points, encoding="utf-8")
    shown = subprocess.run(
        [sys.executable, "-m", "seqnum", "skills", "add_within_20", "20"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert shown.stdout.startswith("add_within_20: ")
    assert [line[:2] for line in shown.stderr.splitlines()] == ["! ", "! "]
    assert "add_knots of the package knots" in shown.stderr
    assert ".py" not in shown.stderr
