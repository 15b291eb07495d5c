"""A folder as thirty pupils and a learning platform leave it; every file in it comes from a match really played."""

from __future__ import annotations

import csv
import io
import json
import random
import struct
import zipfile

import pytest

from seqnum.decks import Deck
from seqnum.match import Match
from seqnum.results import Results
from seqnum.results.groups import seed_of
from seqnum.results.reading import read_piece
from seqnum.results.unpacking import MAX_DEPTH, MAX_ENTRIES, MAX_UNPACKED, unpack

ANSWERS = 6


def play(folder, names=("José", "Ben"), seed=3, answers=ANSWERS) -> Match:
    """Play a match with a file, wrong answers in it."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    match = Match(deck, list(names), save=folder, seed=seed)
    for turn in range(answers):
        card = next(each for each in match.hand() if match.question(each) is not None)
        question = match.question(card)
        assert question is not None
        position = match.position()
        free = [cell for cell, face in enumerate(match.layout.faces) if face and position.open >> cell & 1]
        right = [cell for cell in free if match.layout.faces[cell] == str(question.answer)]
        wrong = [cell for cell in free if cell not in right]
        match.answer(card, (wrong if turn % 3 == 1 or not right else right)[0])
    return match


@pytest.fixture(scope="module")
def match(tmp_path_factory) -> Match:
    """One match and its file."""
    return play(tmp_path_factory.mktemp("played"))


@pytest.fixture(scope="module")
def data(match: Match) -> bytes:
    """What stands in its file."""
    assert match.path is not None
    return match.path.read_bytes()


def zipped(**files: bytes) -> bytes:
    return zipped_as(files)


def zipped_as(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def verdicts(results: Results) -> dict[str, str]:
    return dict(zip(results.files["file"], results.files["verdict"], strict=True))


def reason_of(results: Results, file: str) -> str:
    refused = results.refused
    return str(refused.loc[refused["file"] == file, "reason"].iloc[0])


def answers(results: Results) -> list[tuple[object, ...]]:
    columns = ["student", "turn", "item_id", "expected", "chosen", "correct"]
    return list(results.frame[columns].itertuples(index=False, name=None))


def test_a_folder_as_a_platform_leaves_it(tmp_path, match, data):
    """Nested zips, lost and doubled names, copies and clutter: each answer counts once and each file has a verdict."""
    other = play(tmp_path / "elsewhere", ("Eva", "Leo"), seed=5)
    theirs = other.path.read_bytes()
    other.path.unlink()
    inner = zipped_as({"Leo_123_assignsubmission/result (3).jsonl": theirs, "__MACOSX/._result.jsonl": b"\0\5\x16\7"})
    folder = tmp_path / "week3"
    folder.mkdir()
    (folder / "download.zip").write_bytes(zipped_as({"class 3a/leo.zip": inner, ".DS_Store": b"x", "ben": data}))
    (folder / "result (2).jsonl.txt").write_bytes(data)
    (folder / "half").write_bytes(data[: len(data) * 3 // 4])
    (folder / "__MACOSX").mkdir()
    (folder / "__MACOSX" / "result.jsonl").write_bytes(data)
    (folder / "Thumbs.db").write_bytes(b"x")

    results = Results.read(folder)

    assert verdicts(results) == {
        "download.zip › class 3a/leo.zip › Leo_123_assignsubmission/result (3).jsonl": "read",
        "download.zip › ben": "read",
        "half": "copy",
        "result (2).jsonl.txt": "copy",
    }
    assert set(results.files["copy_of"].dropna()) == {"download.zip › ben"}
    assert len(results) == len(match.attempts()) + len(other.attempts())
    assert results.refused.empty


def test_a_zip_file_without_its_name(tmp_path, match, data):
    """A zip file is told by its content; one alone is read as a folder is."""
    path = tmp_path / "download"
    path.write_bytes(zipped(ana=data))

    assert verdicts(Results.read(path)) == {"download › ana": "read"}


def test_two_entries_of_one_name(tmp_path, data):
    """A zip file may hold a name twice; both are told apart."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("ana.jsonl", data)
        with pytest.warns(UserWarning, match="Duplicate name"):
            archive.writestr("ana.jsonl", b"rubbish")
    (tmp_path / "a.zip").write_bytes(made.getvalue())

    assert verdicts(Results.read(tmp_path)) == {"a.zip › ana.jsonl": "read", "a.zip › ana.jsonl (2)": "refused"}


@pytest.mark.parametrize(
    "name", ["../ana.jsonl", "/etc/ana.jsonl", "x/../../ana.jsonl", "..\\ana.jsonl", "C:\\ana.jsonl"]
)
def test_a_name_that_leads_outside_is_refused(tmp_path, data, name):
    """A path out of the zip file is refused by name; what lies beside it is read."""
    (tmp_path / "a.zip").write_bytes(zipped_as({name: data, "good.jsonl": data}))

    results = Results.read(tmp_path)

    assert sorted(verdicts(results).values()) == ["read", "refused"]
    assert verdicts(results)["a.zip › good.jsonl"] == "read"
    assert results.refused["reason"].iloc[0].startswith("The name of this file leads out of its zip file")
    assert [each.name for each in tmp_path.iterdir()] == ["a.zip"]


def test_folders_of_windows_in_a_zip_file(tmp_path, data):
    """A program of Windows that writes backslashes is understood."""
    (tmp_path / "a.zip").write_bytes(zipped_as({"week3\\ana.jsonl": data}))

    assert verdicts(Results.read(tmp_path)) == {"a.zip › week3/ana.jsonl": "read"}


def test_zip_files_too_deep(tmp_path, data):
    """Zip files in zip files end somewhere, with a sentence; the deepest allowed is read."""
    layers = [zipped(ana=data)]
    for _ in range(MAX_DEPTH):
        layers.append(zipped(inner=layers[-1]))
    (tmp_path / "deepest.zip").write_bytes(layers[MAX_DEPTH - 1])
    (tmp_path / "deeper.zip").write_bytes(layers[MAX_DEPTH])

    results = Results.read(tmp_path)

    assert sorted(verdicts(results).values()) == ["read", "refused"]
    assert f"more than {MAX_DEPTH} deep" in results.refused["reason"].iloc[0]


def test_a_zip_bomb_is_given_up(tmp_path, data):
    """Endless bytes from a small file stop at the bound; what came before counts."""
    zeros = zipped_as({str(n): bytes(19_000_000) for n in range(4)})
    copies = MAX_UNPACKED // (4 * 19_000_000) + 2
    bomb = zipped_as({"a": data, **{f"b{n}": zeros for n in range(copies)}})
    (tmp_path / "bomb.zip").write_bytes(bomb)

    results = Results.read(tmp_path)

    assert len(bomb) < 1_000_000
    assert len(results) == ANSWERS
    assert "files or 200 MB come out of this zip file" in reason_of(results, "bomb.zip")


def test_a_size_that_lies_is_no_way_round(tmp_path, data):
    """One file that claims to be small and is not is refused as too large, or as damaged."""
    made = bytearray(zipped(ana=b"x" * 30_000_000))
    at = made.rfind(b"PK\x01\x02")
    struct.pack_into("<I", made, at + 24, 10)
    (tmp_path / "a.zip").write_bytes(made)

    results = Results.read(tmp_path)

    assert verdicts(results) == {"a.zip › ana": "refused"}


def test_too_many_entries(tmp_path):
    """A zip file of endless empty files stops at the bound."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for number in range(MAX_ENTRIES + 1):
            archive.writestr(str(number), b"")
    (tmp_path / "many.zip").write_bytes(made.getvalue())

    assert "More than 5000 files" in reason_of(Results.read(tmp_path), "many.zip")


def test_a_locked_file_says_so(tmp_path, data):
    """A file with a password is named, not read."""
    made = bytearray(zipped(ana=data))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        made[made.find(mark) + offset] |= 1
    (tmp_path / "a.zip").write_bytes(made)

    assert "locked by a password" in reason_of(Results.read(tmp_path), "a.zip › ana")


def test_a_half_uploaded_zip_file(tmp_path, data):
    """Without its end a zip file cannot be read, and says what to do."""
    (tmp_path / "a.zip").write_bytes(zipped(ana=data)[:-30])

    assert reason_of(Results.read(tmp_path), "a.zip").startswith("This zip file is cut or damaged")


def test_any_damage_to_a_zip_file_is_a_sentence(tmp_path, data):
    """Bytes changed anywhere give answers or a reason, never an error."""
    whole = zipped(ana=data[:3000], inner=zipped(ben=b"x"))
    rng = random.Random("damage")
    for _ in range(150):
        made = bytearray(whole)
        for _ in range(3):
            made[4 + int(rng.random() * (len(made) - 4))] = int(rng.random() * 256)
        path = tmp_path / "a.zip"
        path.write_bytes(made)

        contents = [read_piece(piece) for piece in unpack(path, "a.zip")]

        assert all(content.events or content.refusals for content in contents)


def test_a_spreadsheet_is_no_folder(tmp_path):
    """An .xlsx is a zip file too, but one file for whoever reads the table."""
    (tmp_path / "grades.xlsx").write_bytes(zipped_as({"[Content_Types].xml": b"<x/>", "xl/workbook.xml": b"<x/>"}))

    assert verdicts(Results.read(tmp_path)) == {"grades.xlsx": "refused"}


def test_help_said_after_a_copy_was_made(tmp_path):
    """A copy from before an answer was said to be found together is no contradiction, and the answer stays marked."""
    match = play(tmp_path)
    (tmp_path / "before.jsonl").write_bytes(match.path.read_bytes())
    match.helped()

    results = Results.read(tmp_path)

    assert results.quarantined.empty
    assert list(results.frame["helped"]) == [False] * (ANSWERS - 1) + [True]


SAVED_AGAIN = {
    "bom": lambda data: b"\xef\xbb\xbf" + data,
    "utf16": lambda data: data.decode().encode("utf-16"),
    "latin1": lambda data: data.decode().encode("cp1252", "replace"),
    "line_ends": lambda data: data.replace(b"\n", b"\r\n"),
    "old_line_ends": lambda data: data.replace(b"\n", b"\r"),
    "quotes": lambda data: b"".join(b'"' + line.replace(b'"', b'""') + b'";;\n' for line in data.splitlines()),
    "blank_lines": lambda data: data.replace(b"\n", b"\n\n"),
    "zeros": lambda data: data + bytes(512),
}


@pytest.mark.parametrize("how", SAVED_AGAIN)
def test_a_file_saved_again_gives_the_same_answers(tmp_path, match, data, how):
    """Whatever a program did to the file, the answers are those given, and what was undone is said."""
    (tmp_path / "plain").mkdir()
    (tmp_path / "plain" / "a.jsonl").write_bytes(data)
    path = tmp_path / "a.jsonl"
    path.write_bytes(SAVED_AGAIN[how](data))

    results = Results.read(path)

    assert "é".encode() in data
    assert answers(results) == answers(Results.read(tmp_path / "plain"))
    assert results.refused.empty
    assert set(results.frame["provenance"]) == {"repaired"}
    assert verdicts(results) == {"a.jsonl": "repaired"}
    assert results.files["repaired"].notna().all()


def test_all_at_once(tmp_path, data):
    """Excel's way: UTF-16, line ends of Windows and quotes in one file."""
    quoted = SAVED_AGAIN["quotes"](data).decode()
    (tmp_path / "a.csv").write_bytes(quoted.replace("\n", "\r\n").encode("utf-16"))

    results = Results.read(tmp_path)

    assert len(results) == ANSWERS
    assert "UTF-16" in results.files["repaired"].iloc[0]
    assert "spreadsheet" in results.files["repaired"].iloc[0]


@pytest.mark.parametrize("delimiter", [",", ";"])
def test_lines_that_a_spreadsheet_took_apart(tmp_path, data, delimiter):
    """Cells in the place of lines cannot be put together again for sure: the sentence says what to ask for."""
    cells = list(csv.reader(io.StringIO(data.decode())))
    with (tmp_path / "a.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows(cells)

    results = Results.read(tmp_path)

    assert verdicts(results) == {"a.csv": "refused"}
    assert reason_of(results, "a.csv").startswith("A spreadsheet has taken the lines of this match apart")


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_sign_that_an_encoding_does_not_have(tmp_path, encoding):
    """An answer whose root sign an editor lost is refused with its line; it is not read as another number."""
    deck = Deck.generate("simplify_radical", board=(6, 6), seed=7)
    match = Match(deck, ["José", "Ben"], save=tmp_path / "a.jsonl", seed=3)
    for _ in range(4):
        match.say_number(next(card for card in match.hand() if match.question(card)), "99")
    lost = [number for number, one in enumerate(match.attempts()) if "√" in one.expected]
    (tmp_path / "a.jsonl").write_bytes((tmp_path / "a.jsonl").read_bytes().decode().encode(encoding, "replace"))

    results = Results.read(tmp_path)

    assert lost
    assert len(results) == 4 - len(lost)
    assert set(results.refused["reason"].str.startswith("An editor has lost a sign")) == {True}


def test_line_numbers_are_those_of_the_file(tmp_path, data):
    """A refused line of a repaired file has the number that an editor shows."""
    lines = data.splitlines()
    (tmp_path / "a.jsonl").write_bytes(b"\r\n".join([*lines[:2], b"what is this", *lines[2:], b""]))

    results = Results.read(tmp_path)

    assert list(results.refused["line"]) == [3]
    assert results.files["reason"].iloc[0] == "Line 3 is cut or was changed by hand, so it was left out."


def test_a_copy_as_it_was_and_one_saved_again(tmp_path, data):
    """The same answers from a repaired file are copies."""
    (tmp_path / "a.jsonl").write_bytes(data)
    (tmp_path / "b.jsonl").write_bytes(SAVED_AGAIN["utf16"](data))

    results = Results.read(tmp_path)

    assert verdicts(results) == {"a.jsonl": "read", "b.jsonl": "copy"}
    assert set(results.frame["provenance"]) == {"ok"}


def test_a_code_shown_in_a_notebook_is_no_answer(tmp_path, match):
    """A teacher's notebook or page that shows a code hands nothing in."""
    (tmp_path / "lesson.ipynb").write_text(json.dumps({"cells": [{"outputs": [match.code()]}]}))
    (tmp_path / "page.html").write_text(f"<p>{match.code()}</p>")

    assert len(Results.read(tmp_path)) == 0


def test_a_code_gives_the_answers_without_times(tmp_path, match):
    """A pasted code is a match's answers, judged again: those given, with no moment and no seconds."""
    (tmp_path / "codes.csv").write_text(f"name;code\nJosé;{match.code()}\n", encoding="cp1252")

    results = Results.read(tmp_path)

    given = [(a.student, a.turn, a.item_id, a.expected, a.chosen, a.correct) for a in match.attempts()]
    assert answers(results) == given
    assert set(results.frame["provenance"]) == {"code"}
    assert results.frame["answered_at"].isna().all()
    assert results.frame["time_to_answer"].isna().all()
    assert not results.frame["simulated"].any()
    assert verdicts(results) == {"codes.csv": "repaired"}
    assert list(results.frame["source_row"].unique()) == [2]


def test_a_code_and_the_file_of_the_same_match(tmp_path, match, data):
    """Who hands in both counts once; what only the code knows is added."""
    lines = data.splitlines(keepends=True)
    (tmp_path / "a.jsonl").write_bytes(b"".join(lines[:-2]))
    (tmp_path / "code.txt").write_text(match.code())

    results = Results.read(tmp_path)

    lost = sum(b'"event":"attempt"' in line for line in lines[-2:])
    assert lost > 0
    assert len(results) == ANSWERS
    assert dict(results.frame["provenance"].value_counts()) == {"ok": ANSWERS - lost, "code": lost}
    assert results.quarantined.empty


def test_codes_of_one_match_one_after_the_other(tmp_path):
    """Two who play by letter leave many codes; the answers are those of the longest."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    match = Match(deck, ["Ana", "Ben"], seed=3)
    codes = []
    for _ in range(4):
        match.say_number(match.hand()[0], "99")
        codes.append(match.code())
    for number, code in enumerate(codes):
        (tmp_path / f"{number}.txt").write_text(f"hello, here is my code:\n{code}\n")

    results = Results.read(tmp_path)

    assert len(results) == len(match.attempts()) == 4
    assert list(verdicts(results).values()) == ["copy", "copy", "copy", "repaired"]


def test_a_code_that_a_mail_program_broke(tmp_path, match):
    """A code over several lines is put together."""
    code = match.code()
    (tmp_path / "mail.txt").write_text(f"Hi!\n\n{code[:40]}\n{code[40:70]}\n{code[70:]}\n\nBye\n")

    assert len(Results.read(tmp_path)) == ANSWERS


def test_a_damaged_code_is_refused_with_its_line(tmp_path, match):
    """A character changed is noticed; the other codes of the file count."""
    code = match.code()
    damaged = code[:-1] + ("a" if code[-1] != "a" else "b")
    (tmp_path / "codes.txt").write_text(f"{damaged}\n{code}\n")

    results = Results.read(tmp_path)

    assert len(results) == ANSWERS
    assert list(results.refused["line"]) == [1]
    assert results.refused["reason"].iloc[0].startswith("The code in line 1 cannot be read, so it was left out.")
    assert verdicts(results) == {"codes.txt": "partial"}


@pytest.mark.parametrize("year", [1970, 2019, 2099])
def test_a_clock_wrong_by_years_is_flagged_not_dropped(tmp_path, data, year):
    """Answers from another year count, but belong to no week; the file's verdict and the report say why."""
    now = f'"answered_at":"{play(tmp_path / "x").attempts()[0].answered_at.year}'.encode()
    (tmp_path / "a.jsonl").write_bytes(data.replace(now, f'"answered_at":"{year}'.encode()))

    results = Results.read(tmp_path / "a.jsonl")

    assert len(results) == ANSWERS
    warning = results.files["warning"].iloc[0]
    assert warning.startswith(f"{ANSWERS} answers are dated {year}: the clock")
    assert results.progress().empty
    assert warning in results.report(tmp_path / "friday.html").read_text(encoding="utf-8")
    assert seed_of(results.frame) == 1


def test_one_name_in_two_games_at_once_is_flagged(tmp_path):
    """Ana cannot play two games at the same time: both files say that there may be two of her."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    one, other = (Match(deck, ["Ana", name], save=tmp_path / f"{name}.jsonl", seed=3) for name in ("Ben", "Eva"))
    for _ in range(4):
        one.say_number(one.hand()[0], "99")
        other.say_number(other.hand()[0], "99")

    files = Results.read(tmp_path).files

    assert ["Ana" in warning for warning in files["warning"]] == [True, True]
    assert "Eva.jsonl at the same time" in files["warning"].iloc[0]


def test_one_after_the_other_is_one_pupil(tmp_path, data):
    """A rematch of the same pupils is no sign of two of one name."""
    play(tmp_path)
    play(tmp_path, seed=4)

    assert Results.read(tmp_path).files["warning"].isna().all()


def test_a_match_without_answers(tmp_path, data):
    """A file cut off before its first answer is a copy where its game is there, and is said to be empty where not."""
    start = data.splitlines(keepends=True)[0]
    (tmp_path / "start.jsonl").write_bytes(start)
    alone = Results.read(tmp_path)
    (tmp_path / "whole.jsonl").write_bytes(data)

    assert list(alone.files["warning"]) == ["There is a match in it, but no answer."]
    assert verdicts(Results.read(tmp_path)) == {"start.jsonl": "copy", "whole.jsonl": "read"}


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_every_verdict_has_its_words(tmp_path, monkeypatch, match, data, lang):
    """The table is written in each language, a sentence for each file that is not as it was."""
    monkeypatch.setenv("SEQNUM_LANG", lang)
    for how, change in SAVED_AGAIN.items():
        (tmp_path / f"{how}.jsonl").write_bytes(change(data))
    (tmp_path / "code.txt").write_text(match.code())
    (tmp_path / "bad.zip").write_bytes(zipped(ana=data)[:-30])

    files = Results.read(tmp_path).files

    assert (files["repaired"].notna() | files["reason"].notna()).all()
