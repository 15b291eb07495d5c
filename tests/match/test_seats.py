from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum import players
from seqnum.errors import SeqnumError
from seqnum.match import Match, MatchError, Pupil
from seqnum.match.seats import LONGEST_NAME, clean_name
from tests.match.tables import faces_in_hand, match_of, seven_thousands
from tests.match.test_refusals import play

HOSTILE = [
    "<b>Ana</b>", "../../etc/passwd", "C:\\con", '=HYPERLINK("http://x")', "{name}", "%s", "Ana.jsonl",
    "\N{PILE OF POO}", "'; DROP TABLE", "Ñandú", "אנה", "7", "-1", "…",
]  # fmt: skip


@pytest.mark.parametrize(("number", "hand", "sides"), [(2, 5, 2), (3, 5, 3), (4, 4, 2), (6, 4, 2)])
def test_two_three_four_and_six_play(number, hand, sides):
    """Hands and sides as the rules say; sides alternate; the game goes round the table."""
    match = match_of([f"P{seat}" for seat in range(number)])

    assert [len(match.hand(seat)) for seat in range(number)] == [hand] * number
    assert [seat.side for seat in match.seats] == [seat % sides for seat in range(number)]
    turns = []
    for _ in range(number + 1):
        turns.append(match.turn)
        match.swap(faces_in_hand(match)[0])
    assert turns == [*range(number), 0]


def test_six_may_form_three_sides():
    """Where the rules leave a choice it can be made."""
    match = match_of([f"P{seat}" for seat in range(6)], sides=3)

    assert [seat.side for seat in match.seats] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("number", [1, 5, 7, 12])
def test_other_numbers_are_refused_with_those_that_work(number):
    """The sentence lists 2, 3, 4, 6."""
    with pytest.raises(SeqnumError, match=r"2, 3, 4, 6"):
        match_of([f"P{seat}" for seat in range(number)])


@pytest.mark.parametrize(
    ("people", "said"),
    [
        (["Ana", "Ana"], "Two players are called Ana"),
        (["Ana", " ana "], "Two players are called ana"),
        (["Ana", "A\u0301na", "\xc1na"], "Two players are called"),
        ([7, "7"], "Two players are called 7"),
        (["Computer", players.Heuristic()], "Two players are called Computer"),
        (["Ana", ""], "has no name"),
        (["Ana", " \t\n\u2028\u202e "], "has no name"),
        (["Ana", "\u200b\u200d\u2060 \u3164"], "has no name"),
        (["Ana", "B" * 61], "too long"),
        (["Ana", "\N{COMBINING ACUTE ACCENT}" * 10_000], "too long"),
        (["Ana", "B" * 10_000_000], "too long"),
        (["Ana", 10**5000], "too long"),
        (["Ana", None], "None cannot be a player"),
        (["Ana", True], "True cannot be a player"),
        (["Ana", 3.5], "3.5 cannot be a player"),
        (["Ana", b"Ben"], "cannot be a player"),
        (["Ana", players.Heuristic], "cannot be a player"),
        (["Ana", ["Ben", "Eve"]], "cannot be a player"),
        ("Ana", "list of players"),
        ([], "list of players"),
        (None, "list of players"),
        ({"Ana", "Ben"}, "list of players"),
    ],
)
def test_who_cannot_play_is_refused_by_name(people, said):
    """One sentence with the value that caused it, never longer than a few lines."""
    with pytest.raises(MatchError, match=said) as refused:
        Match(seven_thousands(), people)

    assert len(str(refused.value)) < 250


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_and_never_reaches_a_file_name(name, tmp_path):
    """Markup, paths and formulas stay as they were typed; the file is named after time and game."""
    match = match_of([name, "Ben"], save=tmp_path)
    match.swap(faces_in_hand(match)[0])

    assert match.seats[0].name == name
    assert match.attempts()[0].student == name
    (file,) = tmp_path.rglob("*")
    assert file.parent == tmp_path
    assert file.name[18:] == f"{match.game_id[:8]}.jsonl"
    assert Match.resume(file).seats == match.seats


@given(st.text(st.characters(exclude_categories=())))
def test_a_clean_name_has_nothing_unseen(text):
    """Whatever comes in, also half characters: what is shown can be written, and stays as it is."""
    try:
        name = clean_name(text)
    except MatchError:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert name.encode().decode() == name
    assert not any(ord(letter) < 32 or letter in "\u2028\u2029\u202e\u2066" for letter in name)
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Computer 1", "Computer 2", "Simulated pupil 1", "Zoe"]),
        ("es", ["Ordenador 1", "Ordenador 2", "Alumno simulado 1", "Zoe"]),
        ("pt-BR", ["Computador 1", "Computador 2", "Aluno simulado 1", "Zoe"]),
    ],
)
def test_computers_and_pupils_get_names(lang, names):
    """In the language of the match; a pupil's own name is cleaned like a person's."""
    match = match_of([players.Heuristic(), players.Random(), Pupil(), Pupil(" Zoe\n")], lang=lang)

    assert [seat.name for seat in match.seats] == names
    assert [seat.kind for seat in match.seats] == ["computer", "computer", "pupil", "pupil"]


def test_computers_move_at_once():
    """After a person's turn all computers have moved, and after a first turn of theirs it is the person's."""
    match = match_of([players.Heuristic(), "Ana", players.Random()])
    assert match.turn == 1
    assert match.position().turn_number == 2
    match.swap(faces_in_hand(match)[0])

    assert (match.turn, match.position().turn_number) == (1, 5)
    assert [move.seat for move in match.view(1).recent] == [2, 0]
    assert len(match.attempts()) == 1


def test_a_computer_that_breaks_the_rules_is_stopped():
    """Its move is refused with the reason; the answer before it stands."""

    class Cheat:
        def choose(self, view, rng):  # noqa: ARG002 - what a player has to take
            from seqnum.engine import Place

            return Place(view.hand[0], 0)

    match = match_of(["Ana", Cheat()])
    with pytest.raises(SeqnumError, match="is not possible"):
        match.swap(faces_in_hand(match)[0])

    assert (len(match.attempts()), match.turn) == (1, 1)
    with pytest.raises(SeqnumError, match="played by the computer"):
        match.swap(faces_in_hand(match)[0])


def test_again_deals_anew_for_the_same_people(tmp_path):
    """The next seat begins, people and computers are the same, cards and file are new."""
    computer, pupil = players.Heuristic(level=5), Pupil("Zoe", ("no_carry",), 2.5)
    match = match_of(["Ana", computer, pupil], seed=6, save=tmp_path, lang="es", class_id="3b", starter=2)
    while not match.over:
        play(match, "right")

    again = match.again()

    assert again.seats == match.seats
    assert (again.lang, again.rules, again.deck) == (match.lang, match.rules, match.deck)
    assert again.log[0].starter == 0  # type: ignore[union-attr]
    assert again.log[0].class_id == "3b"  # type: ignore[union-attr]
    assert again.log[0].order != match.log[0].order  # type: ignore[union-attr]
    assert again.path is not None
    assert again.path != match.path
    assert (again.path.parent, again.attempts(), again.over) == (tmp_path, [], False)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"starter": 2}, "Seat 2 cannot begin"),
        ({"starter": True}, "Seat True cannot begin"),
        ({"rules": "sequence"}, "for cards that ask nothing"),
        ({"rules": "chess"}, "chess"),
        ({"sides": 3}, "3"),
    ],
)
def test_what_does_not_fit_is_refused(options, said):
    """One sentence with the value."""
    with pytest.raises(SeqnumError, match=said):
        Match(seven_thousands(), ["Ana", "Ben"], **options)


@pytest.mark.parametrize("deck", ["deck.json", None, 7])
def test_a_deck_has_to_be_one(deck):
    """A path is not read silently."""
    with pytest.raises(MatchError, match="is not a deck"):
        Match(deck, ["Ana", "Ben"])


def test_the_same_seed_deals_the_same_game():
    """And another seed another one; without a seed chance decides."""
    hands = [[match_of(seed=seed).hand(seat) for seat in (0, 1)] for seed in (1, "1", 2)]
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]
    free = {tuple(Match(seven_thousands(), ["Ana", "Ben"]).hand()) for _ in range(5)}
    assert len(free) > 1
