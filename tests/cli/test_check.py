from __future__ import annotations

import json
import re

import pytest

from seqnum.cli import main
from seqnum.decks import Deck, DeckError
from seqnum.text import LANGUAGES


@pytest.fixture
def deck(tmp_path):
    """A deck and its file."""
    made = Deck.generate("add_within_20", board=(6, 6), seed=7)
    return made, made.save(tmp_path / "deck.json")


@pytest.fixture
def match(tmp_path, deck):
    """The file of a match in which one card was answered."""
    from seqnum.match import Match

    made, _ = deck
    played = Match(made, ["Ana", "Ben"], save=tmp_path / "match.jsonl", seed=1)
    card = next(card for card in played.hand() if made.cards[card].answer)
    played.answer(card, made.layout.cells_of(made.cards[card].answer)[0])
    return tmp_path / "match.jsonl"


def problems(capsys, *files):
    """Return the exit code and what the command finds wrong in the first file."""
    code = main(["check", "--json", *map(str, files)])
    return code, json.loads(capsys.readouterr().out)[0]["problems"]


def write(folder, name, text):
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def test_good_files_are_good(deck, match, tmp_path, capsys):
    """Every kind of file that seqnum writes or reads is read without complaint."""
    questions = write(tmp_path, "mine.csv", "question,answer\n" + "".join(f"{n} + 7,{n + 7}\n" for n in range(5)))

    unit = '[[unit]]\ncode = "A"\ngrade = "1"\ntitle = "t"\nskills = ["add_3digit"]\n'
    own = write(tmp_path, "mine.toml", f'format = 1\nid = "mine"\nname = "Mine"\nsource = "me"\n{unit}')

    code = main(["check", str(deck[1]), str(match), str(own), str(questions)])

    assert code == 0
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_notes_stand_below_their_file(tmp_path, capsys):
    """A unit that is uncertain, or has too few cards, is no mistake: it is said, and the exit code is 0."""
    unit = '[[unit]]\ncode = "A"\ngrade = "1"\ntitle = "t"\nskills = ["missing_factor"]\nuncertain = true\n'
    own = write(tmp_path, "mine.toml", f'format = 1\nid = "mine"\nname = "Mine"\nsource = "me"\n{unit}')

    assert main(["check", str(own)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert main(["check", "--json", str(own)]) == 0
    data = json.loads(capsys.readouterr().out)[0]

    assert lines[0].endswith("nothing wrong.")
    assert lines[1] == "  A: It is uncertain whether missing_factor belongs here."
    assert lines[2].startswith("  A: The board has only 9")
    assert data == {"file": str(own), "problems": [], "notes": [line.strip() for line in lines[1:]]}


def test_a_changed_answer_is_found_on_its_line(deck, capsys):
    """A card that says 8 + 7 is 16 is named, with the line where it begins."""
    made, path = deck
    lines = path.read_text(encoding="utf-8").splitlines()
    card = next(card for card in made.cards if card.question)
    where = next(number for number, line in enumerate(lines) if json.dumps(card.id) in line)
    answer = next(number for number in range(where, len(lines)) if '"answer"' in lines[number])
    other = next(face for face in made.layout.faces if face not in {None, card.answer})
    lines[answer] = lines[answer].replace(f'"{card.answer}"', f'"{other}"')
    path.write_text("\n".join(lines), encoding="utf-8")

    code, found = problems(capsys, path)

    assert code == 1
    assert [one["line"] for one in found] == [where + 1]
    assert card.id in found[0]["text"]


@pytest.mark.parametrize("rules", ["classroom", "sequence"])
def test_a_deck_that_cannot_be_dealt_is_not_good(rules, tmp_path, capsys):
    """Six cards are too few for two hands, of questions or of playing cards."""
    made = Deck.of_cards(rules) if rules == "sequence" else Deck.generate("add_within_20", board=(6, 6))
    document = json.loads(made.save(tmp_path / "deck.json").read_text(encoding="utf-8"))
    document["cards"] = document["cards"][:6]
    file = tmp_path / "six.json"
    file.write_text(json.dumps(document), encoding="utf-8")

    assert main(["check", str(file)]) == 1
    assert "6 cards are too few for 2 players" in capsys.readouterr().out


def test_broken_json_is_found_on_its_line(deck, capsys):
    """Where the text stops being JSON is the line that is named."""
    _, path = deck
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:9], "oops", *lines[9:]]), encoding="utf-8")

    code, found = problems(capsys, path)

    assert code == 1
    assert [one["line"] for one in found] == [10]


def test_a_bad_line_of_a_match_is_found(match, capsys):
    """A line changed by hand is named; the others are still read."""
    lines = match.read_text(encoding="utf-8").splitlines()
    match.write_text(
        "\n".join([*lines[:2], '{"n":3,"event":"attempt","attempt":{}}', *lines[3:], ""]), encoding="utf-8"
    )

    code, found = problems(capsys, match)

    assert code == 1
    assert [one["line"] for one in found] == [3]


def test_a_lost_line_of_a_match_is_found(match, capsys):
    """Lines are numbered, so one that is gone is missed."""
    lines = match.read_text(encoding="utf-8").splitlines()
    match.write_text("\n".join([lines[0], *lines[2:], ""]), encoding="utf-8")

    code, found = problems(capsys, match)

    assert code == 1
    assert [one["line"] for one in found] == [2]


def test_an_answer_made_right_afterwards_is_found(match, capsys):
    """A match is played again to check it, so a line that cannot have happened is named."""
    lines = match.read_text(encoding="utf-8").splitlines()
    answered = next(number for number, line in enumerate(lines) if '"event":"attempt"' in line)
    event = json.loads(lines[answered])
    event["attempt"]["outcome"], event["attempt"]["correct"] = "incorrect", False
    lines[answered] = json.dumps(event)
    match.write_text("\n".join([*lines, ""]), encoding="utf-8")

    code, found = problems(capsys, match)

    assert code == 1
    assert [one["line"] for one in found] == [answered + 1]


def test_every_bad_row_of_a_spreadsheet_is_found(tmp_path, capsys):
    """A teacher's list is checked to its end: two mistakes, two lines."""
    path = write(tmp_path, "mine.csv", "question,answer\n8 + 7,16\n9 + 4,13\n=cmd|' /C calc'!A0,1\n")

    code, found = problems(capsys, path)

    assert code == 1
    assert [one["line"] for one in found] == [2, 4]


def test_a_curriculum_with_an_unknown_skill(tmp_path, capsys):
    """The unit's line is named, and skills that look like the one meant."""
    unit = '[[unit]]\ncode = "A"\ngrade = "1"\ntitle = "t"\nskills = ["add_within_2"]\n'
    path = write(tmp_path, "mine.toml", f'format = 1\nid = "mine"\nname = "Mine"\nsource = "me"\n{unit}')

    code, found = problems(capsys, path)

    assert code == 1
    assert [one["line"] for one in found] == [9]
    assert "add_within_20" in found[0]["text"]


@pytest.mark.parametrize("name", ["deck.json", "match.jsonl", "mine.csv", "mine.toml"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"[" * 200_000, b'__import__("os").system("true")', b'{"a": 1}\n' * 3, b"x" * 21_000_000],
    ids=["empty", "not text", "deep", "code", "other", "large"],
)
def test_a_hostile_file_gets_a_sentence(name, content, tmp_path, capsys):
    """Whatever a file holds, the answer is a few sentences and exit code 1."""
    (tmp_path / name).write_bytes(content)

    code, found = problems(capsys, tmp_path / name)

    assert code == 1
    assert found
    assert all(one["text"] and len(one["text"]) < 2000 for one in found)


@pytest.mark.parametrize("name", ["nothing.json", "folder.json", "notes.docx"])
def test_no_file_of_ours(name, tmp_path, capsys):
    """A missing file, a folder and a foreign kind are each a sentence."""
    (tmp_path / "folder.json").mkdir()

    code, found = problems(capsys, tmp_path / name)

    assert code == 1
    assert len(found) == 1


def test_games_as_text(tmp_path, capsys):
    """Games as text are played again; what cannot be is named with line and column, and the next game is read too."""
    games = tmp_path / "games.txt"
    assert main(["forecast", "--rules", "kids", "--players", "2", "--games", "3", "--logs", str(games)]) == 0
    assert main(["check", str(games)]) == 0
    capsys.readouterr()

    lines = games.read_text(encoding="utf-8").split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    last = max(number for number, line in enumerate(lines) if line.startswith("[Result"))
    lines[first] = lines[first].replace("1. ", "2. ")
    lines[last] = '[Result "draw"]'
    games.write_text("\n".join(lines), encoding="utf-8")
    code, found = problems(capsys, games)

    assert code == 1
    assert [problem["line"] for problem in found] == [first + 1, last + 1]
    assert found[0]["text"] == "Column 1: This is turn 1, not 2."


def said(capsys, *words):
    """Return the lines that the command prints, having found something wrong."""
    assert main(["check", *map(str, words)]) == 1
    return capsys.readouterr().out.splitlines()


def test_a_list_that_makes_no_deck_is_not_good(tmp_path, capsys):
    """What `Deck.from_csv` would refuse is wrong already when it is checked: two questions are no game."""
    path = write(tmp_path, "mine.csv", "8 + 7,15\n9 + 4,13\n")

    with pytest.raises(DeckError) as refused:
        Deck.from_csv(path)

    assert said(capsys, path) == [f"{path}: {refused.value}"]


def test_every_question_of_a_large_list_can_have_its_place(tmp_path, capsys):
    """A list too long for the usual board, but not for a larger one, is a good list."""
    path = write(tmp_path, "mine.csv", "".join(f"{n} + 7,{n + 7}\n" for n in range(100)))

    assert main(["check", str(path)]) == 0


def test_long_lists_of_problems_are_cut_short(tmp_path, capsys):
    """Twenty lines show the pattern; programs get them all."""
    path = write(tmp_path, "mine.csv", "".join(f"{n} + 7,1\n" for n in range(1, 51)))

    lines = said(capsys, path)
    assert len(lines) == 21
    assert lines[19:] == [f"{path}:20: 20 + 7 is not 1.", f"{path}: and 30 more"]
    assert len(problems(capsys, path)[1]) == 50


def test_the_same_problem_is_said_once(tmp_path, capsys):
    """With its first line and how many more have it; programs get them all."""
    path = write(tmp_path, "mine.csv", "1 + 1,2\n" + "8 + 7,1\n" * 5 + "9 + 7,1\n")

    assert said(capsys, path) == [
        f"{path}:2: 8 + 7 is not 1. The same on 4 more lines.",
        f"{path}:7: 9 + 7 is not 1.",
    ]
    assert len(problems(capsys, path)[1]) == 6


@pytest.mark.parametrize("name", ["nofolder", "folder/gone.json", "gone.docx"])
def test_what_is_not_there(name, tmp_path, capsys):
    """Whatever its name ends in, a path that leads nowhere is told as such."""
    assert said(capsys, tmp_path / name) == [
        f"There is no file or folder {tmp_path / name}. Check its name, and the folder you are in."
    ]


def test_a_text_that_is_no_game_is_left_out_of_a_folder(deck, tmp_path, capsys, monkeypatch):
    """Somebody's notes are one quiet line; named as a file, they are no game."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path, "notes.txt", "buy paper\n\nprint the board, 2 copies\n")

    assert main(["check", "."]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "deck.json: nothing wrong.",
        "notes.txt: no file of seqnum, left out.",
    ]
    (line,) = said(capsys, "notes.txt")
    assert line.startswith("notes.txt: There is no game here.")
    assert main(["check", ".", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[1]["problems"] == []


def test_files_are_told_with_their_folders(tmp_path, capsys, monkeypatch):
    """Two files of one name in two folders can be told apart, also where the sentence itself names the file."""
    monkeypatch.chdir(tmp_path)
    for folder in ("monday", "friday"):
        (tmp_path / folder).mkdir()
        write(tmp_path / folder, "list.json", "[]")
        write(tmp_path / folder, "other.csv", b"\0\1\2".decode())

    lines = said(capsys, "monday", "friday")

    assert [line.count("monday/") for line in lines] == [1, 1, 0, 0]
    assert [line.count("friday/") for line in lines] == [0, 0, 1, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.csv", ""),
        ("bad.csv", ",3\n"),
        ("list.json", "[]"),
        ("broken.json", "{\n"),
        ("other.jsonl", "x\n"),
        ("header.jsonl", '{"n":1,"event":"match"}\n'),
        ("bad.toml", "oops = \n"),
        ("gone.json", None),
        ("gone.jsonl", None),
        ("notes.docx", None),
    ],
)
def test_a_place_is_told_once(name, content, lang, tmp_path, capsys):
    """File and line stand before the sentence or in it, not in both."""
    if content is not None:
        write(tmp_path, name, content)

    (line,) = said(capsys, tmp_path / name, "--lang", lang)

    assert line.count(name) == 1
    assert len(re.findall(r":\d+:|\b(?:line|línea|linha) \d+", line, re.IGNORECASE)) <= 1
    assert ".." not in line.replace(str(tmp_path), "")


def test_a_missing_line_of_a_match_is_told_once(match, capsys):
    """The sentence about a match file has file and line in it."""
    lines = match.read_text(encoding="utf-8").splitlines()
    match.write_text("\n".join([lines[0], *lines[2:], ""]), encoding="utf-8")

    (line,) = said(capsys, match)

    assert line.startswith(f"{match}:2: ")
    assert line.count(match.name) == 1


def test_a_folder_stands_for_its_files(deck, match, tmp_path, capsys, monkeypatch):
    """Files of our kinds are read, in subfolders too; others and hidden ones are passed over."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "results").mkdir()
    match.rename(tmp_path / "results" / "match.jsonl")
    for name in (".hidden.json", "notes.docx"):
        write(tmp_path, name, "?")

    assert main(["check", "."]) == 0

    assert capsys.readouterr().out.splitlines() == ["deck.json: nothing wrong.", "results/match.jsonl: nothing wrong."]


def test_a_folder_without_our_files(tmp_path, capsys, monkeypatch):
    """It is named, also when it is the one we stand in."""
    monkeypatch.chdir(tmp_path)

    (line,) = said(capsys, ".")

    assert line.startswith("There is no file of seqnum in the folder .:")


@pytest.mark.parametrize("lang", ["es", "pt"])
@pytest.mark.parametrize("content", ["[]", "{}", "[" * 9000, '{"seqnum_deck": "1"}', None])
def test_no_library_speaks_english(content, lang, tmp_path, capsys):
    """What a reader of JSON or the system complains of is said in the language that was asked for."""
    if content is not None:
        write(tmp_path, "deck.json", content)

    (line,) = said(capsys, tmp_path / "deck.json", "--lang", lang)

    assert not re.search("Expected|got `|recursion|No such|required", line)
