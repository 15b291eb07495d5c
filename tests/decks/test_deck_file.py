from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.decks.document import MAX_BYTES, decode, encode
from seqnum.maths import SKILLS
from tests.decks.sentences import LONGEST, outcome, refused

DECK = Deck.generate("add_within_20", board=(5, 6), seed=7)
FRACTIONS = Deck.generate("add_fractions_unlike", "two_step_equation", board=(5, 6), seed=7)


def changed(change) -> bytes:
    """Return the JSON of a deck after `change(document)`."""
    document = json.loads(encode(DECK))
    change(document)
    return json.dumps(document).encode()


def put(*path):
    """Return a change that writes the last of `path` at the place that the others name."""
    *places, last, value = path

    def change(document):
        for place in places:
            document = document[place]
        document[last] = value

    return change


def card(number: int) -> str:
    return DECK.cards[number].id


FIRST = next(index for index, one in enumerate(DECK.cards) if one.kind == "face")
WILD = next(index for index, one in enumerate(DECK.cards) if one.kind == "wild")
OTHER = next(one.answer for one in DECK.cards if one.answer not in {None, DECK.cards[FIRST].answer})


@pytest.mark.parametrize("skill", SKILLS)
def test_a_deck_comes_back_as_it_was(skill, tmp_path):
    """Saving and loading changes nothing: questions, misconceptions, recipe, hash, and the skill that explains."""
    deck = Deck.generate(skill, board=(6, 6), level=3, seed=2, name="Semana 3: «¿ñ?» <b>")

    loaded = Deck.load(deck.save(tmp_path / "deck.json"))

    assert loaded == deck
    assert loaded.hash == deck.hash
    assert loaded.code() == deck.code()
    assert [q.mistakes for q in loaded.questions] == [q.mistakes for q in deck.questions]
    assert [q.hint("es") for q in loaded.questions] == [q.hint("es") for q in deck.questions]


def test_own_questions_come_back_as_they_were(tmp_path):
    """A teacher's own deck has no recipe and no skill, and comes back all the same."""
    (tmp_path / "mine.csv").write_text("".join(f"{n} ÷ 4;{n}/4\n" for n in range(1, 13)), encoding="utf-8")
    deck = Deck.from_csv(tmp_path / "mine.csv", board=(6, 6))

    assert Deck.load(deck.save(tmp_path / "deck.json")) == deck


def test_a_person_can_read_the_file(tmp_path):
    """Fields have plain names, letters stand as they are, and one card or row begins on a line of its own."""
    text = Deck.generate("missing_factor", seed=7, name="Año").save(tmp_path / "deck.json").read_text(encoding="utf-8")

    assert '"name": "Año"' in text
    assert "□ = " in text or "□" in text
    assert len(text.splitlines()) > 200
    document = json.loads(text)
    assert set(document) == {"seqnum_deck", "made_by", "name", "rules", "recipe", "layout", "cards"}
    assert {frozenset(one) for one in document["cards"]} <= {
        frozenset({"id", "kind"}),
        frozenset({"id", "kind", "skill", "level", "text", "answer", "operands", "misconceptions"}),
    }


def test_the_smallest_file_another_program_may_write(tmp_path):
    """Board, and for each card an id, kind, text and answer are enough; fields of others are ignored."""
    numbers = [str(n) for n in range(6)] * 6
    document = {
        "seqnum_deck": [1, 0], "made_by": "a spreadsheet", "name": "Mine", "rules": "classroom", "colour": "green",
        "layout": [numbers[row : row + 6] for row in range(6)],
        "cards": [{"id": f"c{n}", "kind": "face", "text": f"{n} + 0", "answer": str(n), "hint": "?"} for n in range(6)],
    }  # fmt: skip
    (tmp_path / "deck.json").write_text(json.dumps(document), encoding="utf-8-sig")

    deck = Deck.load(tmp_path / "deck.json")

    assert [(one.id, one.answer) for one in deck.cards] == [(f"c{n}", str(n)) for n in range(6)]
    assert deck.recipe is None


def test_a_deck_of_an_older_version_plays_on():
    """Where a skill no longer makes a card as it stands, the card is kept; only the skill's words are missing."""
    deck = decode(changed(put("cards", FIRST, "operands", [99, 98])), source="old.json")

    question = deck.cards[FIRST].question
    assert question is not None
    assert (question.text(), question.mistakes) == (DECK.cards[FIRST].question.text(), {})
    assert question.why("3", "en")
    assert deck.hash == DECK.hash


def test_misconceptions_of_a_file_are_not_believed():
    """A file cannot put sentences or ids of its own into a lesson: the skill says them anew."""
    deck = decode(changed(put("cards", FIRST, "misconceptions", {"1": ["<b>no</b>", "unheard_of"]})), source="x.json")

    assert deck == DECK
    assert [one.mistakes for one in deck.questions] == [one.mistakes for one in DECK.questions]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("layout", 0, ["1"]), r"5 rows .* not equally long"),
        (put("layout", []), r"\(0,\) is no size|no size"),
        (put("layout", [[]]), r"no board of 1 × 0"),
        (put("layout", [["1"] * 10]), r"at least 12 spaces"),
        (put("layout", [["1"] * 3] * 4), r"no room for a line of 5"),
        (put("layout", [["1"] * 21] * 21), r"1 to 20"),
        (put("layout", 0, 1, "2/4"), r"r01c02 shows 2/4, which should be written 1/2"),
        (put("layout", 0, 1, "07"), r"r01c02 .* written 7"),
        (put("layout", 0, 1, "0,5"), r"r01c02 .* written 1/2"),
        (put("layout", 0, 1, "−3"), r"r01c02 .* written -3"),
        (put("layout", 0, 1, "QS"), r"r01c02: "),
        (put("layout", 0, 1, ""), r"r01c02"),
        (put("layout", 0, 1, "<img src=x onerror=alert(1)>"), r"r01c02: "),
        (put("layout", 0, 1, "9" * 5000), r"r01c02: "),
        (put("layout", 0, 1, 7), r"layout\[0\]\[1\]"),
        (put("layout", [None] * 5), r"layout"),
        (put("layout", [[None] * 6] * 5), rf"card {card(FIRST)} is not on the board".replace("+", r"\+")),
        (put("rules", "klassroom"), r"klassroom"),
        (put("rules", None), r"rules"),
        (put("name", ""), r"name"),
        (put("name", "n" * 300), r"name"),
        (put("seqnum_deck", [2, 0]), r"newer"),
        (put("seqnum_deck", "1.0"), r"seqnum_deck"),
        (put("made_by", 1), r"made_by"),
        (put("recipe", "skills", [["add_within_2O", 2]]), r"add_within_20"),
        (put("recipe", "skills", []), r"at least one skill"),
        (put("recipe", "skills", [["add_within_20", 9]]), r"no level 9"),
        (put("recipe", "board", [6, 6]), r"board of 6 × 6"),
        (put("recipe", "rules", "sequence"), r"rules sequence"),
        (put("recipe", "seed", 1.5), r"recipe\.seed"),
        (put("recipe", {}), r"recipe"),
        (put("cards", []), r"cards"),
        (put("cards", [{"id": "wild-1", "kind": "wild"}]), r"None of the 1 cards"),
        (put("cards", None), r"cards"),
        (put("cards", FIRST, "answer", OTHER), rf"{card(FIRST)}: .* is not {OTHER}\.".replace("+", r"\+")),
        (put("cards", FIRST, "answer", "1000"), r"answer 1000 of card"),
        (put("cards", FIRST, "answer", None), rf"{card(FIRST)} has no question".replace("+", r"\+")),
        (put("cards", FIRST, "answer", 15), rf"cards\[{FIRST}\]\.answer"),
        (put("cards", FIRST, "text", None), rf"{card(FIRST)} has no question".replace("+", r"\+")),
        (put("cards", FIRST, "text", '__import__("os").system("true")'), rf"{card(FIRST)}: ".replace("+", r"\+")),
        (put("cards", FIRST, "text", "1 + " * 5000), rf"{card(FIRST)}: ".replace("+", r"\+")),
        (put("cards", FIRST, "text", "(" * 90 + "1" + ")" * 90), rf"{card(FIRST)}: ".replace("+", r"\+")),
        (put("cards", FIRST, "text", "<b>8</b> + 7"), rf"{card(FIRST)}: ".replace("+", r"\+")),
        (put("cards", FIRST, "text", "1 ÷ 0"), rf"{card(FIRST)}: 1 ÷ 0 is not".replace("+", r"\+")),
        (put("cards", FIRST, "skill", "add_within_2O"), r"add_within_2O, which does not exist"),
        (put("cards", FIRST, "kind", "joker"), rf"joker.*cards\[{FIRST}\]\.kind"),
        (put("cards", FIRST, "kind", "x\n" * 9999), rf"cards\[{FIRST}\]\.kind"),
        (put("cards", FIRST, "kind", "wild"), rf"{card(FIRST)} is a wild card".replace("+", r"\+")),
        (put("cards", FIRST, "id", ""), rf"cards\[{FIRST}\]\.id"),
        (put("cards", FIRST, "id", "wild-1"), r"wild-1 stands twice"),
        (put("cards", FIRST, "operands", "8, 7"), rf"cards\[{FIRST}\]\.operands"),
        (put("cards", WILD, "kind", "face"), r"wild-1 has no question|wild-2 has no question"),
        (put("cards", [{"id": str(n), "kind": "wild"} for n in range(1201)]), r"1200"),
    ],
)  # fmt: skip
def test_a_deck_that_contradicts_itself(change, said, tmp_path):
    """One sentence names the file and the place, whatever was changed by hand."""
    (tmp_path / "mine.json").write_bytes(changed(change))

    sentence = refused(lambda: Deck.load(tmp_path / "mine.json"))

    assert sentence.startswith("mine.json")
    assert re.search(said, sentence)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1"),
        (b"null", "null"),
        (b"[]", "a list"),
        (b'"deck"', "a text"),
        (b'{"a": 1}', "seqnum_deck"),
        (b'{"a": NaN}', "NaN"),
        (b'{"a": Infinity}', "Infinity"),
        (b'{"a": 1, "b": 2, "a": 3}', "field a"),
        (b'{"a": \n 1,\n oops', "line 3"),
        (b'{"a": "\\ud800"}', "mine.json"),
        (b"[" * 100_000, "mine.json"),
        (b'{"a":' * 100_000, "mine.json"),
        (b'{"a": ' + b"9" * 10_000 + b"}", "mine.json"),
        (b'{"seqnum_deck": [1, ' + b"9" * 10_000 + b"]}", "mine.json"),
        (b"\xff\xfe{\x00}\x00", "UTF-8"),
        (b"\x00" * 100, "line 1"),
        (b" " * (MAX_BYTES + 1), "5000 kB"),
        (b'{"a": "' + b"x" * 10_000_000 + b'"}', "5000 kB"),
        (b'__import__("os").system("true")', "line 1"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:20]),
)
def test_what_is_no_deck_at_all(content, said, tmp_path):
    """Text that is no JSON, JSON that is no deck, and far too much of it are each one sentence."""
    (tmp_path / "mine.json").write_bytes(content)

    sentence = refused(lambda: Deck.load(tmp_path / "mine.json"))

    assert sentence.startswith("mine.json")
    assert said in sentence


def test_a_field_that_stands_twice():
    """Readers disagree on which of two equal names counts, so a card with two answers is refused."""
    data = encode(DECK).replace(b'"answer":', b'"answer":"3","answer":', 1)

    assert "field answer stands twice" in refused(lambda: decode(data, source="x.json"))


def test_a_file_that_breaks_off_anywhere(tmp_path):
    """Cut after any number of bytes, a deck file is one sentence."""
    data = encode(FRACTIONS)
    for end in range(0, len(data) - 1, max(1, len(data) // 300)):
        (tmp_path / "cut.json").write_bytes(data[:end])
        assert refused(lambda: Deck.load(tmp_path / "cut.json")).startswith("cut.json")


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), st.just([]), st.just({}),
    st.lists(st.integers(), max_size=4), st.sampled_from(["1/2", "2/4", "-3", "wild", "face", "8 + 7", "add_3digit"]),
)  # fmt: skip


def places(node, path=()):
    """Return the way to every value of a JSON document."""
    found = [path] if path else []
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        found += places(child, (*path, key))
    return found


DOCUMENT = json.loads(encode(FRACTIONS))
PLACES = places(DOCUMENT)


@settings(max_examples=250, deadline=None)
@given(place=st.sampled_from(PLACES), value=VALUES, delete=st.booleans())
def test_any_value_in_any_place(place, value, delete):
    """A deck with one value changed or taken out is either a deck or one sentence, never another exception."""
    document = json.loads(json.dumps(DOCUMENT))
    node = document
    for key in place[:-1]:
        node = node[key]
    if delete:
        del node[place[-1]]
    else:
        node[place[-1]] = value

    deck, sentence = outcome(lambda: decode(json.dumps(document).encode(), source="x.json"))
    if deck is None:
        assert sentence.startswith("x.json")
        assert len(sentence) < LONGEST
    else:
        assert decode(encode(deck), source="x.json") == deck
        assert all(question.holds() for question in deck.questions)
        assert all(question.why("1", "pt") and question.hint("es") for question in deck.questions)


@settings(max_examples=200, deadline=None)
@given(at=st.integers(0, len(encode(FRACTIONS)) - 1), byte=st.integers(0, 255))
def test_any_byte_in_any_place(at, byte):
    """So is a deck with one byte changed."""
    data = bytearray(encode(FRACTIONS))
    data[at] = byte
    deck, sentence = outcome(lambda: decode(bytes(data), source="x.json"))

    assert deck is not None or sentence.startswith("x.json")


def test_no_such_file_and_a_folder(tmp_path):
    """A path that leads nowhere, to a folder or through a file is one sentence, on reading and on writing."""
    (tmp_path / "file").write_text("x", encoding="utf-8")
    for path in (tmp_path / "none.json", tmp_path, tmp_path / "file" / "deck.json", "", "a\0b"):
        assert "cannot be read" in refused(lambda path=path: Deck.load(path))
    (tmp_path / "folder.json").mkdir()
    for path in (
        tmp_path / "folder.json",
        tmp_path / "none" / "deck.json",
        tmp_path / "file" / "deck.json",
    ):
        assert "cannot be written" in refused(lambda path=path: DECK.save(path))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "folder.json"]


@pytest.mark.desktop
def test_a_name_longer_than_any_disk_takes(tmp_path, monkeypatch):
    """It is one sentence, and nothing is left behind."""
    monkeypatch.chdir(tmp_path)

    assert "cannot be written" in refused(lambda: DECK.save("n" * 256 + ".json"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["week.csv", "week", "week.json.txt", "", "week.jsonl"])
def test_a_deck_file_ends_in_json(name, tmp_path):
    """A deck in a file of another ending would be taken for something else; nothing is written."""
    said = refused(lambda: DECK.save(tmp_path / name if name else name))

    assert ".json" in said
    assert not list(tmp_path.iterdir())
    assert Deck.load(DECK.save(tmp_path / "WEEK.JSON")) == DECK


def test_a_save_that_fails_leaves_nothing_behind(tmp_path):
    """Where a folder has the file's name, the sentence says so, the folder stays, and no half-written file remains."""
    (tmp_path / "deck.json").mkdir()

    refused(lambda: DECK.save(tmp_path / "deck.json"))

    assert [one.name for one in tmp_path.iterdir()] == ["deck.json"]
    assert (tmp_path / "deck.json").is_dir()


SAVE_FOR_EVER = """
import sys
from seqnum.decks import Deck
decks = [Deck.generate("add_within_20", board=(10, 10), seed=seed) for seed in (1, 2)]
print("ready", flush=True)
while True:
    for deck in decks:
        deck.save(sys.argv[1])
"""


@pytest.mark.desktop
def test_a_killed_save_leaves_the_old_file_whole(tmp_path):
    """Killed at any moment of saving, there is a whole deck under the name, the old one or the new one."""
    path = tmp_path / "deck.json"
    whole = {Deck.generate("add_within_20", board=(10, 10), seed=seed).hash for seed in (1, 2)}
    Deck.generate("add_within_20", board=(10, 10), seed=1).save(path)
    for wait in (0.0, 0.013, 0.029):
        with subprocess.Popen([sys.executable, "-c", SAVE_FOR_EVER, path], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline()
            until = time.monotonic() + wait
            while time.monotonic() < until:
                path.stat()
            os.kill(process.pid, signal.SIGKILL)
        assert Deck.load(path).hash in whole
