"""Games as text that people read: written, read back, and read when something is wrong with it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from seqnum.engine import (
    Card,
    Game,
    Layout,
    MalformedText,
    Position,
    Rules,
    Seating,
    classic_cards,
    classic_layout,
    sequence,
)
from seqnum.engine.game_reader import read_game, read_games
from seqnum.engine.game_text import GameText
from tests.engine.playing import played
from tests.engine.strategies import games_under_way

words = st.text(min_size=1, max_size=12)


@st.composite
def told(draw):
    """A game under way with names, headers and comments of all kinds."""
    game = draw(games_under_way())
    names = draw(st.lists(words, min_size=game.seating.players, max_size=game.seating.players))
    moments = st.tuples(st.integers(0, len(game.moves)), words)
    comments = draw(st.lists(moments, max_size=4).map(lambda pairs: sorted(pairs, key=lambda pair: pair[0])))
    clean = [(number, " ".join(text.replace("{", "(").replace("}", ")").split())) for number, text in comments]
    more = draw(st.dictionaries(st.sampled_from(["Class", "Deck", "Lang"]), words, max_size=2))
    return GameText(game, draw(words), draw(words), tuple(names), more, tuple(clean))


@given(told())
@settings(max_examples=200, deadline=None)
def test_round_trip(content):
    """A game and all that is said about it survives being text, and is written the same way again."""
    text = content.text()
    again = read_game(text)

    assert content == again
    assert text == again.text()


@given(games_under_way())
@settings(deadline=None)
def test_same_result_from_text_code_and_moves(game):
    """Text, code and moves lead to the same position."""
    replayed = Game(
        game.rules,
        game.layout,
        game.cards,
        game.seating,
        game.order,
        game.starter,
        game.seed,
        game.moves,
        game.shuffles,
    )
    positions = [one.position() for one in (Game.parse(game.text()), Game.from_code(game.code()), replayed)]

    assert [game.position()] * 3 == positions
    assert Game.parse(game.text()) == Game.from_code(game.code()) == game


def classic(**options):
    return Game.deal(sequence(), classic_layout(), classic_cards(), **{"seed": "7", **options})


def test_size():
    """A classic game of the usual 52 moves is about a kilobyte, one of twice as many less than two."""
    assert len(played(classic(), "player", most=52).text()) < 1200
    assert len(played(classic(), "player").text()) < 2000


def test_lines_are_rounds():
    """Each line of moves is one round and begins with the number of its turn."""
    text = played(classic(players=3), "player", most=7).text()

    assert [line[:2] for line in text.splitlines() if re.match(r"[0-9]", line)] == ["1.", "4.", "7."]


def test_headers_are_in_order():
    """The headers are always the same, in the same order."""
    names = re.findall(r"^\[([A-Za-z]+)", played(classic(), "player").text(), re.MULTILINE)

    assert names == [
        "Game",
        "Date",
        "Rules",
        "Board",
        "Seating",
        "Seats",
        "Starter",
        "Seed",
        "Order",
        "Result",
        "Ending",
    ]


def test_several_games():
    """Games stand one after the other in one text."""
    games = [played(classic(seed=str(seed)), "player", most=5) for seed in range(3)]
    read = list(read_games("\n".join(game.text() for game in games)))

    assert [one.content.game for one in read] == games
    assert not any(one.errors for one in read)


def test_told_by_hand():
    """Line ends, spaces, numbers of turns, and lines that begin with a semicolon are free."""
    game = played(classic(), "player", most=4)
    text = game.text()
    head, moves = text.split("\n\n")
    spread = moves.replace(" ", "\r\n  ")
    bare = re.sub(r"[0-9]+\. ", "", moves)

    for other in (f"\ufeff; by hand\n{head}\r\n{spread}", f"{head}\n{bare}", f"{head}\n\n\n; so far\n{moves}"):
        assert Game.parse(other) == game


TINY = """[Rules "tiny seatings=2/2/2/1 line_length=3 dead_swaps=1"]
[Board "1 2 3 / 4 5 6"]
[Cards "1 2 3 4 5 6 + -"]
[Seating "2/2/2/1"]
[Seats "Ana / Ben"]
[Starter "0"]
[Seed "7"]
[Order "0 1 3 4 2 5 6 7"]
[Result "a"]

1. {Ana: hello} 0@r01c01 3@r02c01
3. 1@r01c02 4@r02c02
5. 2@r01c03 =r01c01-r01c03
a
"""


def test_tiny():
    """The little game that the next tests break is right as it stands."""
    content = read_game(TINY)

    assert content.names == ("Ana", "Ben")
    assert content.comments == ((0, "Ana: hello"),)
    assert content.game.winner == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("3@r02c01", "3@r02c03", "Line 11, column 26: 3@r02c03 is not possible. This card does not go there."),
        ("3@r02c01", "3@r09c01", "Line 11, column 26: There is no space 'r09c01'"),
        ("3@r02c01", "knight", "Line 11, column 26: 'knight' is not a move"),
        ("3. ", "4. ", "Line 12, column 1: This is turn 3, not 4."),
        ("=r01c01-r01c03", "=r01c01-r01c02", "Line 13, column 13: This move makes r01c01-r01c03, not 'r01c01-r01c02'."),
        ("4@r02c02", "4@r02c02 =r01c01-r01c03", "Line 12, column 22: This move makes no sequence, not"),
        ("\na\n", "\nb\n", "Line 14, column 1: The result is a, not 'b'."),
        ("\na\n", "\n", "Line 13, column 1: The text ends before the result."),
        ("\na\n", "\na\n7@r02c01", "Line 15, column 1: Nothing can come after the result."),
        ('[Result "a"]', '[Result "*"]', "Line 9, column 10: The result is a, not '*'."),
        ("{Ana: hello}", "{Ana: hello", "Line 11, column 4: A comment begins here and does not end. Close it with }."),
        ("4@r02c02", "4@r02c02 (1 2)", "Line 12, column 22: No shuffle comes here."),
        ("4@r02c02", "4@r02c02 (1 2", "Line 12, column 22: A shuffle begins here and does not end."),
        ("4@r02c02", "4@r02c02 (a)", "Line 12, column 22: '(a)' is no order of cards."),
        ('[Starter "0"]', '[Starter "x"]', "Line 6, column 11: Starter cannot be 'x'."),
        ('[Starter "0"]', '[Starter "2"]', "Line 1, column 9: There is no seat 2. The seats are 0 to 1."),
        ('[Order "0 1 3', '[Order "0 0 3', "The order of the deck must name each of the 8 cards exactly once."),
        ('[Board "1 2', '[Board "1 %2', "Line 2, column 11: In '%2' a % is not followed by two hexadecimal digits."),
        ("1 2 3 /", "1 2 /", "Line 2, column 9: Row 2 has 3 spaces and row 1 has 2."),
        ('[Seats "Ana / Ben"]', '[Seats "Ana"]', "Line 5, column 9: 1 names are given for 2 players."),
        ('[Seats "Ana / Ben"]', '[Seats "Ana / %"]', "Line 5, column 9: In '%'"),
        ('[Seed "7"]', '[Seed "7]', "Line 7, column 1: '[Seed \"7]' is no header."),
        ('[Seed "7"]', '[Seed "7\\x"]', "is no header."),
        ('[Seed "7"]', '[Seed "7"]\n[Seed "8"]', "Line 8, column 1: The header Seed comes twice."),
        ('[Seating "2/2/2/1"]', '[Seating "2/2"]', "Line 4, column 11: '2/2' is no seating."),
        ('[Seating "2/2/2/1"]\n', "", "The header Seating is missing."),
        ("line_length=3", "line_length=1", "Line 1, column 9: The rule line_length cannot be 1."),
        ("line_length=3", "line_length=x", "Line 1, column 31: line_length cannot be 'x'."),
        (TINY, "", "Line 1, column 1: There is no game here."),
        (TINY, "12@r01c01 *", "There is no game here."),
    ],
)
def test_mistakes(old, new, said):
    """A mistake is found where it is; asked to be strict, reading raises it."""
    text = TINY.replace(old, new)
    errors = next(read_games(text)).errors

    assert said in str(errors[0])
    with pytest.raises(MalformedText, match=re.escape(said)):
        Game.parse(text)


def test_all_mistakes_are_collected():
    """Reading goes on after a mistake and tells all of them, in order; the game is told up to a move that fails."""
    text = (
        TINY.replace("3. ", "9. ")
        .replace("4@r02c02", "4@r02c02 =x")
        .replace("2@r01c03", "2@r02c03")
        .replace("a\n", "a", 1)
    )
    read = next(read_games(text))

    assert [(error.line, error.column) for error in read.errors] == [(12, 1), (12, 22), (13, 4)]
    assert len(read.content.game.moves) == 4
    assert read.content.names == ("Ana", "Ben")


def test_mistakes_in_all_headers():
    """Every header that cannot be read is told at once."""
    text = TINY.replace("line_length=3", "line_length=x").replace("1 2 3 /", "1 2 /").replace('"2/2/2/1"]', '"2"]', 1)
    read = next(read_games(text))

    assert read.content is None
    assert [error.line for error in read.errors] == [1, 2, 4]


RESHUFFLED = Game.deal(
    Rules("short", (Seating(2, 2, 1, 9),), line_length=3, reshuffle=True),
    Layout(3, 3, tuple("123456789")),
    [Card("face", face) for face in "123456789"],
    seed=7,
)


def test_shuffles_are_data():
    """The shuffled order stands after the move that used up the draw pile, and not the seed but it decides."""
    small = replace(RESHUFFLED, cards=(Card("wild"),) * 4, order=(0, 1, 2, 3))
    game = played(small, "player")
    text = game.text()

    assert game.shuffles
    assert f"({' '.join(map(str, game.shuffles[0]))})" in text
    assert Game.parse(text.replace('[Seed "7"]', '[Seed "8"]')).shuffles == game.shuffles


def test_shuffle_left_out():
    """A shuffle that the text leaves out is told; a wrong one as well."""
    small = replace(RESHUFFLED, cards=(Card("wild"),) * 4, order=(0, 1, 2, 3))
    game = played(small, "player")
    shown = f" ({' '.join(map(str, game.shuffles[0]))})"
    without, wrong = game.text().replace(shown, "", 1), game.text().replace(shown, " (0 0)", 1)

    assert "Their new order is missing" in str(next(read_games(without)).errors[0])
    assert "Shuffle 1 does not hold the cards" in str(next(read_games(wrong)).errors[0])


@given(
    st.one_of(
        st.text(),
        st.text(alphabet='[]"{}()=*. 0123@rc\nABa', max_size=80).map(lambda text: TINY + text),
        st.tuples(st.integers(0, len(TINY)), st.integers(0, 5), st.text(max_size=3)).map(
            lambda cut: TINY[: cut[0]] + cut[2] + TINY[cut[0] + cut[1] :]
        ),
    )
)
@example("[A")
@example('[Rules "' + "9" * 5000 + '"]')
@example(TINY + "9" * 5000 + ".")
@example("{" * 5000)
@example("(" * 5000)
@settings(max_examples=300, deadline=None)
def test_any_text(text):
    """Whatever a text holds, reading it never fails: it gives games, and sentences with a line and a column."""
    lines = text.split("\n")
    for read in read_games(text):
        assert read.errors or read.content
        for error in read.errors:
            assert 1 <= error.line <= len(lines)
            assert error.column >= 1
            assert str(error).startswith(f"Line {error.line}, column {error.column}: ")
        if not read.errors:
            assert read_game(read.content.text()) == read.content


def test_position_after_text():
    """What is read from text is a position like any other."""
    assert Position.parse(read_game(TINY).game.position().text(), read_game(TINY).game.position().setup).over
