"""Curricula that teachers write: what is wrong in a file, and on which line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.cli.check import check
from seqnum.decks import Curriculum, Deck, curriculum
from seqnum.decks.curricula import read_curriculum
from seqnum.text import LANGUAGES, set_language
from tests.decks.sentences import assert_sentence, outcome, refused

FILE = """\
format = 1
id = "mine"
name = "My curriculum"
source = "My school"

# first term
[[unit]]
code = "A.1"
grade = "3"
title = "Times tables"
skills = ["table_all_10", "division_facts"]

[[unit]]
code = "A.2"
grade = "3"
title = "Sums"
skills = [
  "add_3digit",
  "sub_3digit_regroup",
]
level = 1
"""


@pytest.fixture
def write(tmp_path):
    """Write a curriculum and return its path."""

    def writing(text: str):
        (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
        return tmp_path / "mine.toml"

    return writing


def test_a_teachers_own_file(write):
    """A path, as text or as a path, is read like one of ours; `seqnum check` finds nothing wrong."""
    path = write(FILE)

    assert isinstance(curriculum(path), Curriculum)
    assert curriculum(str(path)) == curriculum(path)
    assert Deck.from_curriculum(path, "A.2").questions[0].level == 1
    assert Deck.from_curriculum(str(path), "A.1").cards == Deck.generate("table_all_10", "division_facts").cards
    assert check(path) == []


MISTAKES = [
    ('skills = ["table_all_10", ', 'skills = ["table_all_1O", ', 11, "table_all_10"),
    ('  "add_3digit",', '  "add_3digits",', 18, "add_3digit"),
    ('"division_facts"', '"table_all_10"', 11, "twice in this unit"),
    ('grade = "3"\ntitle = "Sums"', 'grade = 3\ntitle = "Sums"', 15, 'grade = "3"'),
    ('title = "Times tables"\n', "", 7, 'title = "Times tables"'),
    ('title = "Times tables"', 'title = ""', 10, 'title = "Times tables"'),
    ('skills = ["table_all_10", "division_facts"]', 'skills = "table_all_10"', 11, 'skills = ["table_all_10"]'),
    ('skills = ["table_all_10", "division_facts"]', "skills = []", 11, 'skills = ["table_all_10"]'),
    ('skills = ["table_all_10", "division_facts"]', "", 7, 'skills = ["table_all_10"]'),
    ('skills = ["table_all_10", "division_facts"]', "skills = [1]", 11, 'skills = ["table_all_10"]'),
    ("level = 1", "level = 9", 21, "level = 2"),
    ("level = 1", 'level = "9"', 21, "level = 2"),
    ("level = 1", "level = true", 21, "level = 2"),
    ("level = 1", "level = 0x" + "f" * 5000, 21, "level = 2"),
    ("level = 1", "levels = 1", 21, "Similar: level"),
    ('code = "A.2"', 'code = "A.1"', 14, "A.1 was given to a unit above"),
    ('code = "A.2"', "code = 2026-10-12", 14, 'code = "3.OA.C.7"'),
    ("format = 1", "format = 2", 1, "format = 1"),
    ("format = 1", 'format = "1"', 1, "format = 1"),
    ("format = 1\n", "", 1, "format = 1"),
    ('name = "My curriculum"', "name = [1]", 3, 'name = "My curriculum"'),
    ('source = "My school"\n', "", 1, "source ="),
    ('id = "mine"', 'ident = "mine"', 2, "Similar: format, id, name, source"),
    ('id = "mine"', 'id = "mine"\nlang = "Spanish"', 3, 'lang = "en"'),
    ('id = "mine"', 'id = "mine"\nlang = 1', 3, 'lang = "en"'),
    ('id = "mine"', 'id = "mine"\nnote = ""', 3, 'note = "'),
    ("level = 1", 'level = 1\nlang = "es"', 22, "above the first [[unit]]"),
    ("level = 1", "level = 4", 21, "level = 2"),
    ("level = 1", 'level = "3"', 21, 'level cannot be "3". Write it like this: level = 3'),
    ('grade = "3"\ntitle = "Sums"', 'grade = 7\ntitle = "Sums"', 15, 'grade = "7"'),
    ('skills = ["table_all_10", "division_facts"]', 'skills = "division_facts"', 11, 'skills = ["division_facts"]'),
    ('"table_all_10"', '"tabuadas"', 11, "table_2_5_10"),
    ('"table_all_10"', '"???"', 11, "All of them: seqnum skills"),
    ("level = 1", "level = 1.0", 21, "level = 2"),
    ("level = 1", "level.easy = 1", 21, "level = 2"),
    ("level = 1", "uncertain = 1", 21, "uncertain = true"),
    ("level = 1", "uncertain = []", 21, "uncertain = true"),
    ("level = 1", 'uncertain = ["add_4digit"]', 21, "add_3digit, sub_3digit_regroup"),
    ("level = 1", "[unit.extra]\na = 1", 21, "extra is not known here"),
    ("level = 1", "[[unit.unit]]\na = 1", 21, "unit is not known here"),
    ('title = "Sums"', '"tittle" = "Sums"', 16, "Similar: title"),
    ('title = "Sums"', 'title = "Su\\nms"', 16, 'title = "Times tables"'),
    ('title = "Sums"', 'title = "' + "S" * 201 + '"', 16, "200 characters"),
    ('title = "Sums"', "\ttitle\t=\t5", 16, 'title = "5"'),
    ('skills = ["table_all_10", "division_facts"]', "skills = {a = 1}", 11, 'skills = ["table_all_10"]'),
    ('title = "Sums"', "# title\n\n  title = []", 18, 'title = "Times tables"'),
    ('"table_all_10"', '"Table_All_10"', 11, "table_all_10"),
    ('"table_all_10"', '"table_all_10 "', 11, "table_all_10"),
    ('title = "Sums"', "title = \u201cSums\u201d", 16, "straight"),
    ('title = "Sums"', "title = Sums", 16, "TOML"),
    ('title = "Sums"', "title: Sums", 16, "TOML"),
    ('[[unit]]\ncode = "A.2"', '[unit]\ncode = "A.2"', 13, "TOML"),
    ('[[unit]]\ncode = "A.2"', '[[units]]\ncode = "A.2"', 13, "Similar: "),
    ('title = "Sums"', 'title = "Sums', 16, "TOML"),
    ('"add_3digit",\n', '"add_3digit"\n', 19, "TOML"),
    ('code = "A.1"', 'code = "A.1"\ncode = "A.1"', 9, "TOML"),
    ("level = 1\n", "level = [", 21, "TOML"),
    ("level = 1", "level = " + "9" * 5000, None, "TOML"),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "fix"), MISTAKES, ids=[f"{new[:20]}-{line}" for _, new, line, _ in MISTAKES]
)
def test_a_mistake_is_found_on_its_line(old, new, line, fix, write):
    """Python and `seqnum check` name the line and what to write there, in one sentence in each language."""
    path = write(FILE.replace(old, new, 1))
    assert path.read_text(encoding="utf-8") != FILE

    try:
        for lang in LANGUAGES:
            set_language(lang)
            for problem in read_curriculum(path)[1]:
                assert_sentence(problem.text)
    finally:
        set_language(None)
    found, problems = read_curriculum(path)

    assert found is None
    assert any(fix in problem.text for problem in problems)
    if line is not None:
        assert line in {problem.line for problem in problems}
        assert f"line {problems[0].line}:" in refused(lambda: curriculum(path))
    assert [(one.line, one.text) for one in check(path)] == [(one.line, one.text) for one in problems]


def test_every_mistake_is_found_at_once(write):
    """A copy with six mistakes is corrected in one go."""
    text = (
        FILE.replace('grade = "3"', "grade = 3", 1)
        .replace('"table_all_10"', '"tables"')
        .replace("level = 1", "level = 9")
    )
    text = text.replace('title = "Sums"\n', "").replace('"A.2"', '"A.1"').replace("format = 1", "format = 7")

    _, problems = read_curriculum(write(text))

    assert [problem.line for problem in problems] == [1, 9, 11, 13, 14, 20]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "[[unit]]"),
        ("format = 1", "[[unit]]"),
        ('unit = "A"', "[[unit]]"),
        ("unit = []", "[[unit]]"),
        ("unit = [1]", "[[unit]]"),
        ("[unit]\ncode = 1", "line 1: There is no unit"),
        ("format = 1\n[[units]]\ncode = 1", "line 2: There is no unit"),
        ("[[unit]]\n" * 3, "is missing"),
        ("\x00", "TOML"),
        ("a = " + "[" * 20_000, "TOML"),
        ("a" * 1_000_001, "1000 kB"),
        ('__import__("os").system("true")', "TOML"),
    ],
    ids=lambda value: value[:20],
)
def test_what_is_no_curriculum(text, said, write):
    """Anything else is one sentence."""
    assert said in refused(lambda: curriculum(write(text)))


def test_units_in_one_line(write):
    """The other way to write tables in TOML is read too; problems then point to the beginning."""
    unit = 'unit = [{code = "A", grade = "1", title = "t", skills = ["add_within_20"]}]\n'
    head = 'format = 1\nid = "m"\nname = "M"\nsource = "S"\n'

    assert curriculum(write(unit + head)).unit("A").skills == ("add_within_20",)
    _, problems = read_curriculum(write(unit.replace("within_20", "within_2O") + head))
    assert [problem.line for problem in problems] == [1]


def test_one_unit_on_a_line(write):
    """Units written as one table on a line each have lines of their own, fields of the file below them too."""
    good = '{code = "A", grade = "1", title = "t", skills = ["add_within_20"]},'
    path = write(f"unit = [\n{good}\n{good.replace('within_20', 'within_2O')}\n]\nformat = 1\nid = 7\nname = 'M'\n")

    _, problems = read_curriculum(path)

    assert [(problem.line, problem.text[:20].partition(" ")[0]) for problem in problems] == [
        (1, "source"),
        (3, "The"),
        (3, "There"),
        (6, "id"),
    ]


@pytest.mark.parametrize("ends", ["\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_windows_and_old_macs(ends, mark, tmp_path):
    """Line ends and the byte-order mark of other systems change neither what is read nor the lines of mistakes."""
    path = tmp_path / "mine.toml"
    path.write_bytes(mark + FILE.replace("\n", ends).encode())
    assert curriculum(path).unit("A.2").title == "Sums"

    path.write_bytes(mark + FILE.replace("level = 1", "level = 4").replace("\n", ends).encode())
    assert [problem.line for problem in read_curriculum(path)[1]] == [21]


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_other_encodings(encoding, tmp_path):
    """Text that is not UTF-8 is named with the first line that shows it, and what to do."""
    path = tmp_path / "mine.toml"
    path.write_bytes(FILE.replace("Sums", "Sumas y más").encode(encoding))

    said = refused(lambda: curriculum(path))

    assert f"line {16 if encoding == 'latin-1' else 1}" in said
    assert "Save it again as UTF-8" in said
    assert [one.line for one in check(path)] == [16 if encoding == "latin-1" else 1]


@pytest.mark.parametrize("kind", ["missing", "folder"])
def test_no_file(kind, tmp_path):
    """A file that is not there, or is a folder, is named."""
    path = tmp_path / "mine.toml"
    if kind == "folder":
        path.mkdir()

    assert "mine.toml" in refused(lambda: curriculum(path))
    assert len(check(path)) == 1


def test_language_note_and_doubts(write):
    """What may be left out is read where it is written."""
    text = FILE.replace("# first term", 'lang = "es-MX"\nnote = """Nuestro\nprograma"""')
    text = text.replace("level = 1", 'uncertain = ["add_3digit"]').replace(
        'division_facts"]', 'division_facts"]\nuncertain = true'
    )
    found = curriculum(write(text))

    assert (found.lang, found.note) == ("es-MX", "Nuestro\nprograma")
    assert found.unit("A.1").uncertain == ("table_all_10", "division_facts")
    assert found.unit("A.2").uncertain == ("add_3digit",)
    assert curriculum(write(FILE)).units[0].uncertain == ()
    assert curriculum(write(FILE + "uncertain = false\n")).units[1].uncertain == ()


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_is_changed(data, tmp_path_factory):
    """A file with a piece replaced by anything is a curriculum, or problems, or one sentence."""
    begin = data.draw(st.integers(0, len(FILE)))
    end = data.draw(st.integers(begin, min(len(FILE), begin + 20)))
    piece = data.draw(st.text(max_size=10) | st.sampled_from(["[[unit]]", "=", '"', "\n", "[", "1e9", "{", "inf"]))
    path = tmp_path_factory.mktemp("toml") / "mine.toml"
    path.write_bytes((FILE[:begin] + piece + FILE[end:]).encode("utf-8", "surrogatepass"))
    read, sentence = outcome(lambda: read_curriculum(path))
    if read is None:
        assert "mine.toml" in sentence
    else:
        found, problems = read
        assert (found is None) == bool(problems)
        assert all(problem.line is None or 1 <= problem.line <= 40 for problem in problems)
