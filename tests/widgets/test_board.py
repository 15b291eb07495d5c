from __future__ import annotations

import gc
import json
import subprocess
import sys
import weakref
from fractions import Fraction
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.decks import Deck, DeckError
from seqnum.engine import preset
from seqnum.match import Match, MatchError, Pupil, Verdict
from seqnum.maths import Question, parse
from seqnum.players import Heuristic
from seqnum.text import LANGUAGES, catalogue
from seqnum.widgets import Board
from seqnum.widgets.board import catch_up
from seqnum.widgets.screens import verdict_of
from tests.full_disk import room_for
from tests.match.tables import answer_to, faces_in_hand, match_of, playable, right_cells, seven_thousands, wrong_cells

if TYPE_CHECKING:
    from collections.abc import Callable

GAME_FIELDS = [
    "answered_last", "answers", "can_pass", "can_undo", "cards", "check", "chips", "choosing", "ends_in", "forfeits",
    "hand", "hands", "last_round", "made", "must", "owed", "phase", "recent", "saved", "seq", "sequences", "solved",
    "stock", "turn", "turns_left", "verdict", "viewer", "winner",
]  # fmt: skip


class Heard(Board):
    """A board whose answers a test can read."""

    def _send(self, msg: Any, buffers: Any = None) -> None:  # noqa: ARG002 - what a widget's has
        kind, what = ("sent", msg["content"]) if msg["method"] == "custom" else ("updates", msg["state"])
        self.__dict__.setdefault(kind, []).append(what)

    def _soon(self, act: Callable[[], object]) -> None:
        act()

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message as the front end does and return the one reply."""
        before = len(self.__dict__.setdefault("sent", []))
        number = before + 100
        self._handle_custom_msg({"type": kind, "id": number, "seq": self.state["seq"], **fields}, [])
        (reply,) = (each for each in self.sent[before:] if each["type"] != "log")
        assert reply["type"] == "reply"
        assert reply["id"] == fields.get("id", number)
        assert reply["seq"] == self.state["seq"]
        assert (reply["text"] is None) == reply["ok"]
        return reply

    @property
    def game(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def shown_table(self) -> dict[str, Any]:
        assert self.table is not None
        return dict(self.table)

    def play(self, card: int, cell: int, **fields: Any) -> Any:
        return self.ask("play", **{"seat": self.state["viewer"], "card": f"k{card}", "cell": cell, **fields})


def shown(board: Board) -> str:
    return json.dumps([board.table, board.texts, board.state], sort_keys=True)


def test_what_the_browser_gets():
    """A table, the texts of one language, and the state of the first to move behind the screen of a shared laptop."""
    board = Heard(match_of())

    assert sorted(board.state) == GAME_FIELDS
    assert (board.state["seq"], board.state["phase"]) == (1, "handover")
    assert (board.state["turn"], board.state["viewer"]) == (0, None)
    assert (board.state["hand"], board.state["chips"], board.state["cards"]) == ([], "." * 36, [5, 5])
    assert board.state["verdict"] is None
    table = board.table
    assert table is not None
    assert (table["rows"], table["cols"], table["line"], table["to_win"]) == (6, 6, 5, 1)
    assert table["faces"][0] is None
    assert (table["faces"][1]["text"], table["faces"][1]["mathml"]) == ("7,001", None)
    assert table["seats"] == [
        {"name": "Ana", "side": 0, "kind": "person"},
        {"name": "Ben", "side": 1, "kind": "person"},
    ]
    assert (table["answer_policy"], table["answer_by"], table["lang"], table["deck"]) == (
        "two_tries", "board", "en", "thousands",
    )  # fmt: skip
    assert board.texts["hand"] == "Your cards"


def test_fractions_on_the_board_come_as_mathml():
    """A face with a fraction bar has notation; others are plain text."""
    deck = Deck.generate("add_fractions_unlike", board=(6, 6), level=2, seed=7)
    table = Heard(Match(deck, ["Ana", "Ben"])).table
    assert table is not None

    faces = [face for face in table["faces"] if face]
    assert all((face["mathml"] is not None) == ("/" in face["text"]) for face in faces)
    assert any(face["mathml"] and face["mathml"].startswith("<math") for face in faces)


def test_one_person_sees_the_hand_at_once():
    """Against a computer nothing has to be hidden; the computer's moves are shown with the person's turn."""
    board = Heard(match_of([Heuristic(), "Ana"]))

    assert (board.state["phase"], board.state["turn"], board.state["viewer"]) == ("play", 1, 1)
    assert len(board.state["hand"]) == 5
    assert [move["seat"] for move in board.state["recent"]] == [0]
    reply = board.play(playable(board.game), right_cells(board.game, playable(board.game))[0])
    assert reply["ok"]
    assert (board.state["phase"], board.state["viewer"], board.state["verdict"]["tone"]) == ("play", 1, "good")


def test_two_people_hand_the_laptop_over():
    """The hand is empty until the next says ready; the verdict stays beside the screen, and goes with the laptop."""
    board = Heard(match_of())
    assert board.ask("ready")["ok"]
    assert (board.state["phase"], board.state["viewer"], len(board.state["hand"])) == ("play", 0, 5)
    card = playable(board.game)

    assert board.play(card, wrong_cells(board.game, card)[0])["ok"]
    assert (board.state["phase"], board.state["viewer"], board.state["must"]) == ("play", 0, [f"k{card}"])
    assert board.state["verdict"]["tone"] == "wrong"
    assert [held["tries"] for held in board.state["hand"] if held["id"] == f"k{card}"] == [1]
    cell = right_cells(board.game, card)[0]
    assert board.play(card, cell)["ok"]

    assert (board.state["phase"], board.state["turn"], board.state["viewer"]) == ("handover", 1, None)
    assert (board.state["hand"], board.state["must"]) == ([], None)
    said = board.game.verdict
    assert said is not None
    told = {"text": said.text("en"), "spoken": said.spoken("en")}
    assert board.state["verdict"] == {"tone": "good", "cell": cell, **told}
    assert board.state["chips"][cell] == "0"
    assert not board.play(playable(board.game), 1, seat=1)["ok"]
    assert board.ask("ready")["ok"]
    assert (board.state["phase"], board.state["viewer"], board.state["verdict"]) == ("play", 1, None)
    assert not board.ask("ready")["ok"]


@pytest.mark.parametrize(
    ("lang", "sums", "words"),
    [("en", "46 ÷ 2 = 23", "46 divided by 2 equals 23"), ("es", "46 : 2 = 23", "46 dividido entre 2 es igual a 23"),
     ("pt", "46 ÷ 2 = 23", "46 dividido por 2 é igual a 23")],
)  # fmt: skip
def test_what_stood_on_a_card_is_said_in_words(lang: str, sums: str, words: str):
    """A voice reads a sign wrongly, or takes it for a pause; the rest of the sentence is the same."""
    said = Verdict("right", Question("own:1", None, None, parse("46 ÷ 2"), Fraction(23)))
    told = verdict_of(said, lang)
    assert sums in told["text"]
    assert told["spoken"] == told["text"].replace(sums, words)
    assert verdict_of(Verdict("waits"), lang).keys() == {"tone", "text", "cell"}


def test_a_move_for_another_seat_is_refused():
    """Only the seat that looks may move, whatever the message says."""
    board = Heard(match_of())
    board.ask("ready")
    before = shown(board)
    card = playable(board.game)

    for seat in (1, 2, 10_000):
        reply = board.play(card, right_cells(board.game, card)[0], seat=seat)
        assert (reply["ok"], reply["text"]) == (False, "It is not your turn.")
    for kind, fields in (
        ("number", {"card": f"k{card}", "text": "7001"}),
        ("swap", {"card": f"k{card}"}),
        ("pass", {}),
    ):
        assert not board.ask(kind, seat=1, **fields)["ok"]

    assert shown(board) == before
    assert board.game.attempts() == []


def test_a_stale_board_is_refused():
    """A message from before the last change is refused, and changes nothing."""
    board = Heard(match_of())
    board.ask("ready")
    card = playable(board.game)
    board.play(card, wrong_cells(board.game, card)[0])
    before = shown(board)

    for seq in (board.state["seq"] - 1, board.state["seq"] + 1, 0):
        reply = board.play(card, right_cells(board.game, card)[0], seq=seq)
        assert (reply["ok"], "changed meanwhile" in reply["text"]) == (False, True)

    assert shown(board) == before
    assert len(board.game.attempts()) == 1


def test_what_code_plays_reaches_the_board_before_the_next_click():
    """After `match.answer(…)` in another cell, a click on the old board is stale and brings the new one."""
    match = match_of()
    board, other = Heard(match), Heard(match)
    board.ask("ready")
    other.ask("ready")
    card = playable(match)
    match.swap(card)

    reply = board.play(card, right_cells(match, card)[0])

    assert (reply["ok"], board.state["phase"], board.state["turn"]) == (False, "handover", 1)
    assert len(match.attempts()) == 1
    assert other.ask("hello")["ok"]
    assert (other.state["phase"], other.state["viewer"], other.state["verdict"]["tone"]) == ("handover", None, "info")


def test_boards_of_one_match_follow_each_other():
    """What is played on one is on the other at once, and what code plays is on both after its cell."""
    match = match_of(["Ana", Heuristic(level=1)])
    one, other = Heard(match), Heard(match)
    card = playable(match)
    one.ask("play", seat=0, card=f"k{card}", cell=right_cells(match, card)[0])
    assert other.state["chips"] == one.state["chips"] != "." * len(one.state["chips"])

    card = playable(match)
    match.answer(card, right_cells(match, card)[0])
    catch_up()
    assert one.state["chips"] == other.state["chips"]
    assert one.state["chips"].count("0") == 2


def test_boards_that_are_used_at_once_do_not_wait_for_each_other():
    """Messages to two boards of one match, each from a thread of its own, all get their answers."""
    match = match_of(["Ana", "Ben"])
    boards = [Heard(match), Heard(match)]

    def press(board):
        for _ in range(40):
            board.ask("hello")
            board.ask("language", lang="es")

    threads = [Thread(target=press, args=(board,), daemon=True) for board in boards]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert not any(thread.is_alive() for thread in threads)


def test_number_swap_and_pass_through_the_board():
    """The three other things a player can do; a pass is refused while something can be played."""
    board = Heard(match_of())
    board.ask("ready")
    card = playable(board.game)
    assert board.ask("number", seat=0, card=f"k{card}", text="x")["text"] == "That is not a number: x"
    assert not board.ask("pass", seat=0)["ok"]

    assert board.ask("number", seat=0, card=f"k{card}", text=answer_to(board.game, card), to_card=1.5, to_answer=2)[
        "ok"
    ]
    assert board.state["solved"] == f"k{card}"
    assert board.play(card, right_cells(board.game, card)[0])["ok"]
    board.ask("ready")
    assert board.ask("swap", seat=1, card=f"k{faces_in_hand(board.game)[0]}")["ok"]

    first, second = board.game.attempts()
    assert (first.outcome, first.time_to_card, first.time_to_answer, first.focus_lost) == ("correct", 1.5, 2.0, None)
    assert (second.outcome, second.time_to_answer) == ("skipped", None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_language(lang):
    """Texts, table, verdict and refusals change; the game, its seq apart, does not, and old seqs do not matter."""
    board = Heard(match_of())
    board.ask("ready")
    card = playable(board.game)
    board.play(card, wrong_cells(board.game, card)[0])
    state: dict[str, Any] = board.state
    before = {name: value for name, value in state.items() if name not in ("seq", "answers", "verdict", "hand")}

    assert board.ask("language", lang=lang, seq=0)["ok"]

    assert board.texts["hand"] == catalogue(lang)["widgets.board.hand"]
    assert board.shown_table["lang"] == lang
    assert board.state["verdict"]["text"] == board.game.verdict.text(lang)  # type: ignore[union-attr]
    state = board.state
    assert {name: state[name] for name in before} == before
    assert board.play(card, 0)["text"] == catalogue(lang)["match.reason.no_chip_place"]


def test_the_lobby_seats_the_players(tmp_path):
    """A deck asks who plays; then its match is on, saved where it should be, in the language chosen."""
    board = Heard(seven_thousands(), save=tmp_path)
    assert board.table is None
    options = {"answer_policy": "two_tries", "answer_by": "board", "check": None, "hints": False}
    lesson = {
        "asks": True,
        "levels": [],
        "seats": {"2": [2], "3": [3], "4": [2], "6": [2, 3]},
        "pupils": 0,
        "login": None,
        "set": False,
        "options": {**options, "sides": None, "ends_at": None, "sound": True, "screens": "shared"},
    }
    assert board.state == {"seq": 1, "answers": None, "phase": "start", "unfinished": [], "lesson": lesson}
    assert board.match is None
    assert not board.ask("ready")["ok"]
    people = [{"kind": "person", "name": " Ana "}, {"kind": "computer", "level": 3}]

    assert board.ask("start", players=people, lang="pt")["ok"]

    assert [(seat.name, seat.kind) for seat in board.game.seats] == [("Ana", "person"), ("Computador", "computer")]
    assert board.game.seats[1].player == Heuristic(level=3)
    assert (board.game.lang, board.shown_table["lang"]) == ("pt", "pt")
    assert [board.game.path] == list(tmp_path.iterdir())
    assert board.state["saved"] == str(board.game.path)
    assert board.state["phase"] == "play"
    assert not board.ask("start", players=people, lang="pt")["ok"]
    assert not board.ask("resume")["ok"]


@pytest.mark.parametrize(
    ("people", "said"),
    [
        ([{"kind": "computer"}, {"kind": "computer"}], "At least one person"),
        ([{"kind": "person", "name": "Ana"}], "2, 3, 4, 6"),
        ([{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "ANA"}], "Two players"),
        ([{"kind": "person", "name": "\ud800"}, {"kind": "person", "name": "B"}], "no name"),
        ([{"kind": "person", "name": "A" * 61}, {"kind": "person", "name": "B"}], "too long"),
        ([{"kind": "person", "name": "A" * 200}, {"kind": "person", "name": "B"}], "too long"),
        ([{"kind": "person", "name": "A" * 201}, {"kind": "person", "name": "B"}], "did not understand"),
        ([{"kind": "pupil", "name": "A"}, {"kind": "person", "name": "B"}], "did not understand"),
        ([{"kind": "person", "name": "A"}] * 13, "did not understand"),
        ([], "did not understand"),
    ],
)
def test_players_who_cannot_play_leave_the_lobby_as_it_was(people, said, tmp_path):
    """One sentence, no match, no file."""
    board = Heard(seven_thousands(), save=tmp_path)
    before = shown(board)

    reply = board.ask("start", players=people, lang="en")

    assert not reply["ok"]
    assert said in reply["text"]
    assert shown(board) == before
    assert list(tmp_path.iterdir()) == []


def test_an_unfinished_match_can_be_continued(tmp_path):
    """After a dead kernel the lobby names who played; resumed, the match goes on in its language with nothing lost."""
    match = match_of(["Ana", Heuristic()], save=tmp_path, lang="es")
    card = playable(match)
    match.answer(card, wrong_cells(match, card)[0])
    board = Heard(seven_thousands(), save=tmp_path)
    assert board.state["unfinished"] == [{"game": match.game_id, "names": ["Ana"]}]

    assert board.ask("resume")["ok"]

    assert board.game.game_id == match.game_id
    assert (board.state["phase"], board.state["must"], board.shown_table["lang"]) == ("play", [f"k{card}"], "es")
    assert board.game.attempts() == match.attempts()


def test_two_play_by_code(tmp_path):
    """Ana's board gives a code to who asks; Ben's start screen opens it, and his code brings his move to Ana."""
    sums = Deck.generate("add_within_20", board=(6, 6), seed=1)
    ana, ben = Heard(Match(sums, ["Ana", "Ben"], seed=1)), Heard(sums, save=tmp_path, lang="es")
    ana.ask("ready")
    ana.play(playable(ana.game), right_cells(ana.game, playable(ana.game))[0])
    ana_code = ana.ask("code")["code"]
    assert ana_code not in shown(ana)

    assert ben.ask("receive", code=f" {ana_code}\n")["ok"]
    assert (ben.state["phase"], ben.state["turn"], ben.state["chips"]) == ("handover", 1, ana.state["chips"])
    assert (ben.game.lang, [ben.game.path]) == ("es", list(tmp_path.iterdir()))
    ben.ask("ready")
    ben.play(playable(ben.game), right_cells(ben.game, playable(ben.game))[0])
    assert ana.ask("receive", code=ben.ask("code")["code"])["ok"]

    assert (ana.state["phase"], ana.state["turn"], ana.state["chips"]) == ("handover", 0, ben.state["chips"])
    assert [attempt.student for attempt in ben.game.attempts()] == ["Ben"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_code_that_leads_nowhere_changes_nothing(lang):
    """Damaged, of another match, too long, or asked for before there is one: a sentence in the reader's language."""
    sums = Deck.generate("add_within_20", board=(6, 6), seed=1)
    match, other = (Match(sums, ["Ana", "Ben"], seed=seed) for seed in (1, 2))
    board, lobby = Heard(match, lang=lang), Heard(sums, lang=lang)
    code = match.code()
    said = [
        *(lobby.ask("receive", code=bad)["text"] for bad in ("hello", code[:-3], f"{code}x", "1" * 30_000)),
        *(board.ask("receive", code=bad)["text"] for bad in ("", other.code())),
        lobby.ask("code")["text"],
    ]

    assert all(text and "\n" not in text and "match.code" not in text for text in said)
    assert said[-1] == catalogue(lang)["widgets.error.not_started"]
    assert (lobby.state["phase"], board.state["chips"]) == ("start", "." * 36)
    assert lobby.ask("receive", code="1" * 100_001)["text"] == catalogue(lang)["widgets.error.message"]


def test_an_edited_match_cannot_be_continued_but_another_begun(tmp_path):
    """The reason, with the line; the lobby stays."""
    match = match_of(save=tmp_path)
    card = playable(match)
    match.answer(card, wrong_cells(match, card)[0])
    assert match.path is not None
    match.path.write_bytes(match.path.read_bytes().replace(b'"card_attempt":1', b'"card_attempt":2'))
    board = Heard(seven_thousands(), save=tmp_path)

    assert "line 3: card_attempt" in board.ask("resume")["text"]

    people = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    assert board.ask("start", players=people, lang="en")["ok"]


def test_play_again(tmp_path):
    """Only after the end: a new deal that the next one begins; a new number for it tells the browser."""
    board = Heard(match_of(["Ana", Heuristic(level=1)], save=tmp_path))
    assert "not over" in board.ask("again")["text"]
    while board.state["phase"] != "over":
        match = board.game
        card = next(iter(match.must() or faces_in_hand(match)))
        if right_cells(match, card):
            assert board.play(card, right_cells(match, card)[0])["ok"]
        else:
            assert board.ask("swap", seat=0, card=f"k{card}")["ok"]
    first = board.game
    assert board.state["winner"] == first.winner
    assert not board.ask("ready")["ok"]
    assert not board.ask("swap", seat=0, card="k1")["ok"]

    assert board.ask("again")["ok"]

    assert board.game is not first
    assert (board.shown_table["deal"], board.state["phase"], board.state["verdict"]) == (2, "play", None)
    assert (board.state["chips"].count("1"), board.state["chips"].count("0")) == (1, 0)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_board_that_only_watches():
    """A match without people shows no hand and waits for nobody; ready gives no hand away."""
    match = match_of([Pupil("A"), Pupil("B")])
    board = Heard(match)
    assert (board.state["phase"], board.state["viewer"], board.state["hand"]) == ("play", None, [])
    assert not board.ask("ready")["ok"]
    assert board.state["hand"] == []

    match.run()
    assert board.ask("hello")["ok"]

    assert (board.state["phase"], board.state["winner"], board.state["hand"]) == ("over", match.winner, [])


def test_a_computer_that_could_not_be_written_goes_on_with_the_next_hello(tmp_path):
    """The answer that stands is shown with the reason; when the page says hello again, the computer moves."""
    match = match_of(["Ana", Heuristic()], save=tmp_path)
    board = Heard(match)
    assert match.path is not None
    card = playable(match)
    line = len(match.path.read_bytes().splitlines()[0])
    twin = match_of(["Ana", Heuristic()], save=tmp_path / "twin")
    twin.answer(card, right_cells(twin, card)[0])
    assert twin.path is not None
    assert line > 1000
    with room_for(match.path.stat().st_size + len(twin.path.read_bytes().splitlines()[2]) + 5):
        reply = board.play(card, right_cells(match, card)[0])

    assert "cannot be written" in reply["text"]
    assert (board.state["turn"], board.state["phase"], board.state["chips"].count("0")) == (1, "play", 1)
    assert board.ask("hello")["ok"]
    assert (board.state["turn"], len(board.state["recent"])) == (0, 1)


def test_a_browser_cannot_write_the_state():
    """The widget protocol lets a page set synced values; this one's are Python's alone."""
    board = Heard(match_of())
    before = shown(board)

    board._handle_msg({"content": {"data": {"method": "update", "state": {"state": {"seq": 9}, "_esm": "x"}}}})

    assert shown(board) == before
    assert board._esm != "x"


def test_what_is_no_game_is_refused():
    """A board takes a match, a lesson, a deck or a deck's file, and rules that there are."""
    with pytest.raises(MatchError, match="7 is nothing to play"):
        Board(7)  # type: ignore[arg-type]
    with pytest.raises(DeckError, match=r"nowhere\.json cannot be read"):
        Board("nowhere.json")
    with pytest.raises(ValueError, match="chess"):
        Board(seven_thousands(), rules="chess")
    with pytest.raises(ValueError, match="fr"):
        Board(seven_thousands(), lang="fr")


def test_rules_of_the_lobby():
    """A deck may be played by other rules than those it was made for."""
    board = Heard(seven_thousands(), rules="sequence_numbers")
    board.ask("start", players=[{"kind": "person", "name": "1"}, {"kind": "person", "name": "2"}], lang="en")

    assert board.game.rules == preset("sequence_numbers")


def test_a_board_that_was_closed_is_freed():
    """Twenty boards, closed: none is left."""
    boards = [Board(match_of(seed=seed)) for seed in range(20)]
    left = [weakref.ref(board) for board in boards]
    for board in boards:
        board.close()

    del boards, board
    gc.collect()

    assert sum(one() is not None for one in left) == 0


def test_a_board_says_what_it_is():
    """No address in memory, so notebooks stay the same when they are run again."""
    assert repr(Board(match_of())) == "<Board: <Match of Ana, Ben: Ana to move, 0 answers>>"
    assert repr(Board(seven_thousands())) == (
        "<Board: <Deck 'thousands': 32 questions, 2 Plus, 2 Minus on a board of 6 × 6>>"
    )


IN_A_NOTEBOOK = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
import seqnum as sq
import sys
assert "anywidget" not in sys.modules
match = sq.Match(sq.Deck.generate("add_within_20", board=(6, 6), seed=7), ["Ana", "Ben"], seed=1)
data, _ = shell.display_formatter.format(match)
print(*sorted(data))
"""


def test_a_notebook_shows_a_match_as_its_board(root):
    """The last line of a cell is the board, with a plain text beside it; the widget is loaded only then."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_NOTEBOOK], capture_output=True, text=True, cwd=root, check=False, timeout=120
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["application/vnd.jupyter.widget-view+json", "image/svg+xml", "text/plain"]


AFTER_A_CELL = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.run_cell('''
import seqnum as sq
from seqnum.widgets import Board
match = sq.Match(sq.Deck.generate("add_within_20", board=(6, 6), seed=7), ["Ana", "Ben"], seed=1)
board = Board(match)
before = board.state["seq"]
''')
shell.run_cell("match.swap(next(card for card in match.hand() if match.question(card)))")
shell.run_cell("print(board.state['seq'] > before, board.state['turn'])")
"""


def test_a_move_by_code_is_on_the_board_after_its_cell(root):
    """Nobody has to click first."""
    done = subprocess.run(
        [sys.executable, "-c", AFTER_A_CELL], capture_output=True, text=True, cwd=root, check=False, timeout=120
    )

    assert done.stdout.split()[-2:] == ["True", "1"], done.stderr
