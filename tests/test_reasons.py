from __future__ import annotations

import errno
import os
import subprocess
import sys
from typing import Annotated, Literal

import msgspec
import pytest

from seqnum.reasons import reason
from seqnum.text import LANGUAGES

ENGLISH = ("No such file", "Expected", "got `", "recursion", "malformed", "truncated", "Permission", "Is a directory")


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4)]
Names = Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=2)]


class Card(msgspec.Struct):
    id: str
    level: int | None = None
    size: tuple[int, int] = (8, 8)
    names: Names = ("a",)
    kind: Literal["face", "wild"] = "face"
    inside: Card | None = None


def refusal(data):
    """Return what msgspec says about a card that is none."""
    with pytest.raises((msgspec.DecodeError, RecursionError)) as raised:
        msgspec.json.decode(data, type=Card)
    return raised.value


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"[]", "a group of fields belongs there, not a list"),
        (b"{}", "the field id is missing"),
        (b'{"id": 5}', "a text belongs there, not a whole number (at $.id)"),
        (b'{"id": "a", "level": "2"}', "a whole number belongs there, not a text (at $.level)"),
        (b'{"id": "a", "size": [8]}', "the list does not have 2 entries (at $.size)"),
        (b'{"id": "a", "names": []}', "the list has fewer than 1 entries (at $.names)"),
        (b'{"id": "a", "names": ["a", "b", "c"]}', "the list has more than 2 entries (at $.names)"),
        (b'{"id": "a", "names": [""]}', "the text is empty or too short (at $.names[0])"),
        (b'{"id": "a", "names": ["12345"]}', "the text has more than 4 characters (at $.names[0])"),
        (b'{"id": "a", "level": 1e999}', "that value is not possible there (at $.level)"),
        (b'{"id": "a", "kind": "joker"}', "joker is not possible there (at $.kind)"),
        (b'{"id": "a", "kind": "' + b"x" * 999 + b'"}', "x" * 60 + " is not possible there (at $.kind)"),
        (b'{"id": "a"', "the text breaks off or is not JSON"),
        (b'{id: "a"}', "the text breaks off or is not JSON"),
        (b'{"id": "a", "inside":' * 100_000, "it is nested too deeply"),
        (b'{"id": "\xff"}', "that value is not possible there"),
    ],
)
def test_a_reader_of_json_in_our_words(data, said):
    """What is wrong and where, for every kind of complaint."""
    assert reason(refusal(data)).message("en") == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        *(OSError(number, os.strerror(number)) for number in errno.errorcode),
        OSError("no number"),
        ValueError("embedded null byte"),
        *map(refusal, [b"[]", b"{}", b'{"id": 5}', b'{"id": "a"', b'{"id": "a", "inside":' * 5000]),
    ],
    ids=repr,
)
def test_every_reason_is_said_in_every_language(error, lang):
    """No English of a library and no empty place is left, and no full stop that a sentence adds itself."""
    said = reason(error).message(lang)

    assert said
    assert not said.endswith(".")
    assert not any(word in said for word in ENGLISH)


def test_a_missing_file_is_said_in_spanish():
    """The system speaks the machine's language; we speak the reader's."""
    assert reason(FileNotFoundError(errno.ENOENT, "Aucun fichier")).message("es") == "no existe ese archivo o carpeta"


def test_a_notebook_shows_the_sentence_alone():
    """What a person got wrong needs no traceback of our code."""
    code = "import seqnum as sq; sq.skill('add_within_2')"
    command = [sys.executable, "-m", "IPython", "--quick", "--colors=NoColor", "-c", code]

    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "SEQNUM_LANG": "en"})

    assert (
        done.stdout.strip()
        == "There is no skill 'add_within_2'. Did you mean: add_within_20, add_within_10, sub_within_20?"
    )
