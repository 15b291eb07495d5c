"""Three spellings of one name, and two pupils of one name."""

from __future__ import annotations

import unicodedata

import pytest

from seqnum.decks import Deck
from seqnum.match import Match
from seqnum.results import Results, ResultsError


def play(folder, *games: tuple[str, str, int]) -> Results:
    """Play matches of two pupils, so many answers long, each into its own file."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    for number, (first, second, answers) in enumerate(games):
        match = Match(deck, [first, second], save=folder / f"{number}.jsonl", seed=number)
        for _ in range(answers):
            asking = next(card for card in match.hand() if match.question(card) is not None)
            match.say_number(asking, "99")
    return Results.read(folder)


def test_a_part_under_other_names_is_the_same_part(tmp_path):
    """Whatever renames, no answer comes back that had been left out; each match can still be looked at."""
    results = play(tmp_path, ("Ana", "Ben", 4), ("Ana", "Cleo", 4))
    part = results.only(students="Ana").only(games=str(results.frame["game_id"].iloc[0]))

    for other in (part.renamed({"Ana": "A"}), part.identified(["ana"]), part.pseudonymize("a long secret of ours")):
        assert other.frame[["game_id", "seq", "opportunity"]].equals(part.frame[["game_id", "seq", "opportunity"]])
        assert other.frame["student"].nunique() == 1
    game = str(part.frame["game_id"].iloc[0])
    assert results.identified(["Ana"]).match(game).header == results.match(game).header
    assert len(part.renamed({"Ana": "A"}).renamed({"A": "B"})) == len(part) < len(results)
    with pytest.raises(ResultsError, match="no match file"):  # in it the names stand
        results.pseudonymize("a long secret of ours").match(game)


def pairs(results: Results) -> list[tuple[str, str, str]]:
    return list(results.similar_names()[["student", "like", "differs"]].itertuples(index=False, name=None))


@pytest.mark.parametrize(
    ("spelling", "differs"),
    [
        ("ANA LUÍS", "capitals"),
        ("ana  luís", "spaces, capitals"),
        ("Ana\N{NO-BREAK SPACE}Luís", "how letters are stored"),
        (unicodedata.normalize("NFD", "Ana Luís"), "how letters are stored"),
        ("Ana Luis", "accents"),
        (unicodedata.normalize("NFD", "ANA LUÍS"), "how letters are stored, capitals"),
    ],
)
def test_spellings_of_one_name_are_suggested_not_merged(tmp_path, spelling, differs):
    """A rarer spelling, as another program may write it, is suggested to be the usual one; the frame keeps both."""
    play(tmp_path, ("Ana Luís", "Ben", 8), ("Xaver", "Eva", 4))
    file = tmp_path / "1.jsonl"
    file.write_bytes(file.read_bytes().replace(b"Xaver", spelling.encode()))

    results = Results.read(tmp_path)

    assert pairs(results) == [(spelling, "Ana Luís", differs)]
    assert {spelling, "Ana Luís"} <= set(results.frame["student"])


def test_different_names_are_not_suggested(tmp_path):
    """Names that differ in a letter are two pupils."""
    assert pairs(play(tmp_path, ("Ana", "Anna", 4), ("Ben", "Bea", 4), ("1", "11", 4))) == []


def test_renamed_puts_together_what_it_is_told(tmp_path):
    """New results count both spellings as one pupil; the old ones are as they were."""
    results = play(tmp_path, ("Ana", "Ben", 8), ("ANA", "Eva", 4))

    one = results.renamed({"ANA": "Ana"})

    assert set(one.frame["student"]) == {"Ana", "Ben", "Eva"}
    assert len(one) == len(results)
    assert "ANA" in set(results.frame["student"])
    assert one.similar_names().empty
    of_ana = one.frame["student"].eq("Ana")
    assert int(of_ana.sum()) == int(results.frame["student"].isin(["Ana", "ANA"]).sum())


def test_two_of_one_name_are_told_apart_by_file(tmp_path):
    """A new name for one file's games, copies of it included, makes two pupils of one."""
    results = play(tmp_path, ("Ana", "Ben", 4), ("Ana", "Eva", 4))
    (tmp_path / "copy of 1.jsonl").write_bytes((tmp_path / "1.jsonl").read_bytes())

    apart = Results.read(tmp_path).renamed({"Ana": "Ana B."}, file="1.jsonl")

    assert sorted(apart.frame["student"].unique()) == ["Ana", "Ana B.", "Ben", "Eva"]
    assert len(apart) == len(results)
    assert apart.quarantined.empty


@pytest.mark.parametrize(
    ("names", "file", "sentence"),
    [
        ({"Leo": "Ana"}, None, "There are no answers of Leo"),
        ({"Ana": " "}, None, "' ' is no name"),
        ({"Ana": 7}, None, "7 is no name"),
        (["Ana"], None, "Give old and new names, such as {'ANA': 'Ana'}"),
        ({"Ana": "Bea"}, "x.jsonl", "No answers come from a file 'x.jsonl'"),
    ],
)
def test_what_cannot_be_renamed_is_a_sentence(tmp_path, names, file, sentence):
    """Nothing is renamed by half."""
    with pytest.raises(ResultsError, match=sentence.replace("{", r"\{")):
        play(tmp_path, ("Ana", "Ben", 2)).renamed(names, file=file)


@pytest.mark.parametrize(("lang", "word"), [("en", "capitals"), ("es", "mayúsculas"), ("pt", "maiúsculas")])
def test_the_difference_is_said_in_each_language(tmp_path, lang, word):
    """What differs is a word of the language asked for."""
    results = play(tmp_path, ("Ana", "Ben", 4), ("ANA", "Eva", 2))

    assert list(results.similar_names(lang=lang)["differs"]) == [word]
