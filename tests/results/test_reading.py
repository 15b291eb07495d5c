from __future__ import annotations

import json
import os
import sys
from html import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.cli import main
from seqnum.match.log import MAX_BYTES
from seqnum.results import Results, ResultsError
from seqnum.results.reading import MAX_REFUSED, read_lines
from seqnum.text import LANGUAGES, set_language
from tests.results.writer import header, line, make_attempt, match_file


def read(tmp_path, **files: bytes) -> Results:
    for name, data in files.items():
        (tmp_path / f"{name}.jsonl").write_bytes(data)
    return Results.read(tmp_path)


def reasons(results: Results) -> list[tuple[str, object, str]]:
    refused = results.refused.astype("object")
    return [tuple(row) for row in refused.where(refused.notna(), None).to_numpy().tolist()]


def test_a_folder_becomes_one_frame(tmp_path):
    """Every attempt of every file is one row, and says where it was read."""
    (tmp_path / "late").mkdir()
    (tmp_path / "late" / "ben.jsonl").write_bytes(match_file(make_attempt(game_id="g2", student="Ben")))

    results = read(tmp_path, ana=match_file(make_attempt(), make_attempt(seq=3, chosen="14")))

    places = results.frame[["student", "chosen", "source_file", "source_row"]].to_numpy().tolist()
    assert places == [["Ana", "15", "ana.jsonl", 2], ["Ana", "14", "ana.jsonl", 3], ["Ben", "15", "late/ben.jsonl", 2]]
    assert results.refused.empty
    assert set(results.files["verdict"]) == {"read"}


def test_one_file_or_a_list_of_files(tmp_path):
    """A file, a list with a file twice, and a path as text are all read once."""
    path = tmp_path / "ana.jsonl"
    path.write_bytes(match_file(make_attempt()))

    assert len(Results.read(path)) == 1
    assert len(Results.read(str(path))) == 1
    twice = Results.read([path, tmp_path])
    assert len(twice) == 1
    assert list(twice.files["file"]) == ["ana.jsonl"]


def test_two_files_of_one_name_keep_their_paths(tmp_path):
    """Files of one name in two folders are told apart."""
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.jsonl").write_bytes(match_file(make_attempt(game_id=folder)))

    results = Results.read([tmp_path / "a", tmp_path / "b"])

    assert sorted(results.files["file"]) == [(tmp_path / name / "x.jsonl").as_posix() for name in "ab"]


def test_a_name_that_is_no_text(tmp_path, capsys):
    """A stick of an old computer has names in other bytes than UTF-8, which Linux keeps: told apart, and printed."""
    name = b"Jos\xe9.jsonl" if sys.platform == "linux" else "José.jsonl".encode()
    (tmp_path / os.fsdecode(name)).write_bytes(match_file(make_attempt()) + b"rubbish\n")
    results = Results.read(tmp_path)

    (called,) = results.files["file"]
    assert called.encode().startswith(b"Jos")
    assert set(results.frame["source_file"]) == set(results.refused["file"]) == {called}
    assert main(["check", "--json", str(tmp_path)]) == 1
    assert [one["file"] for one in json.loads(capsys.readouterr().out)] == [str(tmp_path / called)]


@pytest.mark.parametrize("nothing", ["nowhere", "with\0zero", "x" * 5000])
def test_nothing_there_is_one_sentence(tmp_path, nothing):
    """A path that leads nowhere is refused by name."""
    with pytest.raises(ResultsError, match="There is no file or folder"):
        Results.read(f"{tmp_path}/{nothing}")


@pytest.mark.parametrize("nonsense", [7, None, [None], [3]])
def test_no_source(nonsense):
    """What is no path is refused with the value given."""
    with pytest.raises(ResultsError, match="a folder, a file or a list of them"):
        Results.read(nonsense)


def test_hidden_files_are_not_read(tmp_path):
    """Old copies in .ipynb_checkpoints and hidden files are no results."""
    (tmp_path / ".ipynb_checkpoints").mkdir()
    (tmp_path / ".ipynb_checkpoints" / "ana-checkpoint.jsonl").write_bytes(match_file(make_attempt()))
    (tmp_path / ".DS_Store").write_bytes(b"x")

    assert Results.read(tmp_path).files.empty


def test_a_bad_line_is_left_out_and_the_rest_kept(tmp_path):
    """A line changed by hand is refused with file and line; those around it count."""
    data = match_file(make_attempt()) + b"what is this\n" + line(make_attempt(seq=4)) + b"\n"

    results = read(tmp_path, ana=data)

    assert list(results.frame["seq"]) == [2, 4]
    assert reasons(results) == [("ana.jsonl", 3, "Line 3 is cut or was changed by hand, so it was left out.")]
    assert list(results.files["verdict"]) == ["partial"]


def test_a_torn_last_line_is_counted_not_refused(tmp_path):
    """A line that was cut by a crash is no fault of the file."""
    results = read(tmp_path, ana=match_file(make_attempt()) + line(make_attempt(seq=3))[:-9])

    assert len(results) == 1
    assert results.refused.empty
    assert list(results.files["torn"]) == [True]
    assert "Files that end in the middle of a line: 1" in str(results)


def test_a_whole_last_line_without_an_end_is_read(tmp_path):
    """An editor that strips the last line break loses nothing."""
    results = read(tmp_path, ana=match_file(make_attempt()).rstrip())

    assert len(results) == 1
    assert not results.files["torn"].any()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seq", "2"),
        ("seq", 0),
        ("seq", 2**40),
        ("seq", 10**300),
        ("seq", None),
        ("student", 7),
        ("student", ["Ana"]),
        ("skill", {"a": 1}),
        ("level", -1),
        ("correct", 1),
        ("correct", False),
        ("outcome", "won"),
        ("card_attempt", 0),
        ("hints", -1),
        ("time_to_card", -0.5),
        ("misconceptions", "carry"),
        ("hand", [1]),
        ("answered_at", "yesterday"),
        ("answered_at", "2026-11-30T08:00:00"),
        ("answered_at", "0001-01-01T00:00:00+14:00"),
    ],
)
def test_a_wrong_value_names_its_field(tmp_path, field, value):
    """A value that no match writes is refused with the name of the field."""
    results = read(tmp_path, ana=match_file(make_attempt(seq=9)) + line(make_attempt(), **{field: value}) + b"\n")

    assert len(results) == 1
    assert reasons(results) == [("ana.jsonl", 3, f"Line 3 has no usable value for '{field}', so it was left out.")]


@pytest.mark.parametrize("field", ["seq", "student", "outcome", "answered_at"])
def test_a_missing_field_is_named(tmp_path, field):
    """A line without a field that every attempt has is refused with its name."""
    changed = line(make_attempt()).replace(f'"{field}":'.encode(), b'"other":')

    results = read(tmp_path, ana=header() + b"\n" + changed + b"\n")

    assert reasons(results) == [("ana.jsonl", 2, f"Line 2 has no usable value for '{field}', so it was left out.")]


@pytest.mark.parametrize(
    "hostile",
    [
        b"[" * 100_000,
        b'{"n":2,"event":"attempt","attempt":' + b'{"a":' * 100_000 + b"}" * 100_001,
        b'{"n":2,"event":"x","deep":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"n":2,"event":"\xff\xfe"}',
        b'{"n":2,"event":"\\ud800"}',
        b'{"n":' + b"9" * 5000 + b',"event":"move"}',
        b"\0" * 500,
        b"[]",
        b"null",
        b'"event"',
        b'__import__("os").system("true")',
        line(make_attempt(), item_text="x" * 100_000),
        b'{"n":2,"event":"x","big":"' + b"x" * 10_000_000 + b'"}',
    ],
)
def test_a_hostile_line_costs_one_refusal(hostile):
    """Deep, huge, binary or wrong JSON is one refused line, and the next line counts."""
    content = read_lines(b"\n".join([header(), hostile, line(make_attempt(seq=3)), b""]), "x")

    assert [row.attempt.seq for row in content.rows] == [3]
    assert [refusal.line for refusal in content.refusals] == [2]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "This file is empty. Ask for it again."),
        (b"\n \n", "This file is empty. Ask for it again."),
        (b"student,misconception\nAna,x\n", "This is not the file of a match, so nothing was read from it."),
        (b"\x89PNG\r\n\x1a\n\0\0", "This is not the file of a match, so nothing was read from it."),
        (b'{"layout": {}, "event": 7}', "This is not the file of a match, so nothing was read from it."),
        (b"{" + b'"event":' * 3000 + b"\n", "This is not the file of a match, so nothing was read from it."),
    ],
)
def test_other_files_are_listed_with_the_reason(tmp_path, data, reason):
    """What is no match file stops nothing and is named once, without a line."""
    results = read(tmp_path, ana=match_file(make_attempt()), other=data)

    assert len(results) == 1
    assert reasons(results) == [("other.jsonl", None, reason)]
    assert list(results.files["verdict"]) == ["read", "refused"]


def test_a_file_too_large_is_not_read(tmp_path):
    """More bytes than any match has are refused before anything is made of them."""
    results = read(tmp_path, big=header() + b" " * MAX_BYTES)

    assert "more than 20 MB" in reasons(results)[0][2]


def test_a_file_of_rubbish_is_given_up(tmp_path):
    """A file with endless bad lines gives no endless list of reasons; what came before them counts."""
    results = read(tmp_path, bad=match_file(make_attempt()) + b"x\n" * (3 * MAX_REFUSED))

    assert len(results) == 1
    assert len(results.refused) == MAX_REFUSED + 1
    assert results.refused["reason"].iloc[-1].startswith("More than 1000 lines cannot be read. From line 1003")


def test_a_file_that_cannot_be_opened_is_listed(tmp_path, monkeypatch):
    """A file somebody else holds is refused with the reason of the system."""
    path = tmp_path / "ana.jsonl"
    path.write_bytes(match_file(make_attempt()))
    opened = type(path).open

    def locked(place, *args, **options):
        if place == path:
            raise PermissionError(13, "Permission denied")
        return opened(place, *args, **options)

    monkeypatch.setattr(type(path), "open", locked)

    assert "could not be opened (you are not allowed to do that here)" in reasons(Results.read(path))[0][2]


def test_a_newer_format_is_refused_with_what_to_install(tmp_path):
    """Nothing is guessed about a format of the future."""
    results = read(tmp_path, new=match_file(make_attempt(), format=[2, 0], app_version="3.1"))

    assert len(results) == 0
    assert reasons(results)[0][2].endswith("newer seqnum (3.1). To read it: pip install --upgrade seqnum")


def test_fields_and_events_of_a_newer_minor_version_are_ignored(tmp_path):
    """A later 1.x may say more; what we know is read."""
    later = header(format=[1, 9], mood="good") + b"\n" + b'{"n":2,"event":"cheer","by":"Ana"}\n'

    results = read(tmp_path, ana=later + line(make_attempt(seq=3), mood="good") + b"\n")

    assert len(results) == 1
    assert results.refused.empty


def test_a_byte_order_mark_is_no_part_of_the_header(tmp_path):
    """A file that an editor saved with a mark in front is read."""
    results = read(tmp_path, ana=b"\xef\xbb\xbf" + match_file(make_attempt(), kinds=("pupil", "person")))

    assert results.refused.empty
    assert bool(results.frame["simulated"].all())


def test_copies_count_once(tmp_path):
    """A file handed in twice, and a longer copy of it, are each attempt once; the longest counts, whatever its name."""
    short = match_file(make_attempt())
    longer = match_file(make_attempt(), make_attempt(seq=3))

    results = read(tmp_path, a=short, b=short, c=longer)

    assert list(results.frame["seq"]) == [2, 3]
    assert results.files[["file", "verdict", "attempts", "copies"]].to_numpy().tolist() == [
        ["a.jsonl", "copy", 0, 1],
        ["b.jsonl", "copy", 0, 1],
        ["c.jsonl", "read", 2, 0],
    ]
    assert list(results.files["copy_of"].fillna("")) == ["c.jsonl", "c.jsonl", ""]
    assert "Copies of answers, counted once: 2" in str(results)


def test_a_contradiction_is_set_aside(tmp_path):
    """Two contents under one key: neither counts, both are kept and both places are named."""
    results = read(tmp_path, a=match_file(make_attempt(chosen="14")), b=match_file(make_attempt(chosen="15")))

    assert len(results) == 0
    assert list(results.quarantined["chosen"]) == ["14", "15"]
    assert set(results.quarantined["provenance"]) == {"quarantined"}
    assert [(file, row) for file, row, _ in reasons(results)] == [("a.jsonl", 2), ("b.jsonl", 2)]
    assert "Compare: a.jsonl:2, b.jsonl:2" in reasons(results)[0][2]


GARBAGE = st.sampled_from(
    [b"what is this", b"[1]", b'{"n":1}', b'{"n":2,"event":"attempt"}', b"\0\0", b'{"event":', b"]"]
)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_mixture_gives_each_attempt_once_and_each_bad_line_a_reason(data):
    """Shuffled, repeated, concatenated or spread over files: valid attempts once, garbage lines one refusal each."""
    attempts = [make_attempt(game_id=game, seq=seq) for game in ("g1", "g2") for seq in (2, 3, 4)]
    valid = [header("g1"), header("g2"), *map(line, attempts)]
    contents = []
    bad = 0
    left = list(valid)
    for number in range(data.draw(st.integers(1, 3))):
        extra = data.draw(st.lists(st.sampled_from(valid), max_size=6))
        garbage = data.draw(st.lists(GARBAGE, max_size=6))
        bad += len(garbage)
        lines = data.draw(st.permutations([*left, *extra, *garbage, b'{"n":9,"event":"end"}']))
        left = []
        contents.append(read_lines(b"".join(each + b"\n" for each in lines), f"{number}.jsonl"))

    results = Results(contents)

    keys = sorted(zip(results.frame["game_id"], results.frame["seq"], strict=True))
    assert keys == sorted((each.game_id, each.seq) for each in attempts)
    assert len(results.refused) == bad
    assert set(results.frame["provenance"]) == {"ok"}


def test_a_notebook_shows_a_reason_to_its_end():
    """A reason that is cut helps nobody; a whole file has no line, which is no <NA>."""
    results = Results([read_lines(b"", "empty.jsonl"), read_lines(b'{"event":"x"}\n', "ana.jsonl")])

    shown = results.refused._repr_html_()

    for reason in results.refused["reason"]:
        assert escape(reason, quote=False) in shown
    assert "NA" not in shown


def test_a_terminal_shows_a_reason_to_its_end():
    """Nor is a reason cut where text is all that can be shown."""
    results = Results([read_lines(b'{"event":"x"}\n', "ana.jsonl")])

    assert results.refused["reason"][0] in repr(results.refused)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_without_files_says_so(tmp_path, request, lang):
    """Terminal and notebook say that there are no files, and what they look like; where there is one, neither does."""
    (tmp_path / "class").mkdir()
    nothing = Results.read(tmp_path / "class")

    request.addfinalizer(lambda: set_language(None))
    set_language(lang)

    for shown in (repr(nothing), str(nothing), nothing._repr_html_()):
        assert ".jsonl" in shown
        assert "zip" in shown
    assert "zip" not in repr(Results([read_lines(b"", "empty.jsonl")]))
