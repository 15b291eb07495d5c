"""A class link, as a pupil opens it: the lesson is there, and two taps later the game is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck
from seqnum.match import Lesson, Match
from seqnum.text import LANGUAGES, catalogue, say
from tests.widgets.player import AtTheBoard
from tests.widgets.test_board import Heard, seven_thousands

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests import lab

LESSON = Lesson(Deck.generate("table_all_10", seed=3), pupils=24, lang="es", hints=True, answer_policy="retry")
PLAYERS = [{"kind": "person", "name": "12"}, {"kind": "friend"}]


@pytest.mark.browser
def test_two_taps_start_the_game_of_a_link(lesson: Callable[..., lab.Lesson]):
    """JupyterLab has rewritten its address by then; the board opens in the lesson's language, by its rules."""
    code = LESSON.code()
    notebook = lesson("import seqnum as sq\nboard = sq.Board()\nboard", "", query=f"?lesson={code}")
    page = notebook.page
    notebook.run_all()
    numbers = page.locator(".sq-numbers .sq-tile")
    numbers.nth(23).wait_for()
    assert numbers.count() == 24
    assert code not in page.url
    assert page.locator(".sq-teacher").is_hidden()
    pupil = AtTheBoard(page, "es")

    numbers.nth(11).click()
    page.get_by_role("button", name=pupil.say("lobby.start"), exact=True).click()

    assert pupil.settle() == "play"
    assert pupil.name == "12"
    assert any("×" in text for text in page.locator(".sq-card").all_inner_texts())
    page.locator(".sq-card:has(math)").first.click()
    page.get_by_role("button", name=pupil.say("ask_hint")).click()
    page.locator(".sq-verdict[data-tone=hint]").wait_for()


def test_a_board_waits_for_a_code_and_opens_it():
    """Nothing can be played before; a wrong code says why and the board waits on; the right one opens the lesson."""
    board = Heard(None, lang="en")
    assert (board.state["phase"], board.state["lesson"]) == ("start", None)
    assert not board.ask("start", players=PLAYERS, lang="en")["ok"]
    assert "no class code" in board.ask("receive", code="hello")["text"]
    assert "damaged" in board.ask("receive", code=LESSON.code()[:-1])["text"]
    assert not board.state["lesson"]

    assert board.ask("receive", code=LESSON.link("https://school.org/"))["ok"]

    assert (board.state["lesson"]["pupils"], board.state["lesson"]["set"]) == (24, True)
    assert board.ask("start", players=PLAYERS, lang="es")["ok"]
    assert (board.game.rules, board.game.deck, board.game.lang) == (LESSON.rules, LESSON.deck, "es")


@pytest.mark.parametrize("waits", [True, False])
def test_the_address_counts_where_the_board_waits_for_it(waits, tmp_path):
    """A deck's file only stands in for a link; a deck, a lesson or a match given to the board is what is played."""
    seven_thousands().save(tmp_path / "lesson.json")
    board = Heard(tmp_path / "lesson.json" if waits else seven_thousands())
    before = board.state["lesson"]

    assert board.ask("hello", code=LESSON.code())["ok"]

    assert (board.state["lesson"] != before) is waits
    assert board.ask("hello", code="openlesson1x")["ok"] is True  # no second lesson in the first one's place


@pytest.mark.parametrize("way", ["resume", "receive"])
def test_who_says_which_game_need_not_wait_for_the_link(way, tmp_path):
    """Pressed before the lesson of the address is there, "go on with the game of …" and a pasted code are done."""
    seven_thousands().save(tmp_path / "lesson.json")
    left = Match(Deck.generate("add_within_20", seed=1), ["Ana", "Ben"], save=tmp_path / "results")
    game, code = left.game_id, left.code()
    del left
    board = Heard(tmp_path / "lesson.json", save=tmp_path / "results")
    before = board.state["seq"]
    assert board.ask("hello", code=LESSON.code())["ok"]
    assert board.state["seq"] > before

    said = {"game": game} if way == "resume" else {"code": code}
    assert board.ask(way, seq=before, **said)["ok"]

    assert (board.game.game_id == game) is (way == "resume")
    assert board.game.seats[0].name == "Ana"
    assert board.ask("resume", game=game)["text"] == say("widgets.error.started", board.game.lang)
    assert board.ask(way, seq=before, **said)["text"] == say("widgets.error.stale", board.game.lang)


def test_a_bad_code_in_the_address_is_told(tmp_path):
    """And what stands in for it can be played."""
    seven_thousands().save(tmp_path / "lesson.json")
    board = Heard(tmp_path / "lesson.json", lang="en")
    assert "damaged" in board.ask("hello", code=LESSON.code()[:-2])["text"]
    assert board.ask("start", players=PLAYERS, lang="en")["ok"]


def test_pupils_do_not_change_the_lesson():
    """Options are a teacher's where a class code set them, and anybody's on a board with a deck alone."""
    options = {"answer_policy": "retry", "answer_by": "keypad", "hints": True}
    fixed, free = Heard(LESSON), Heard(seven_thousands())
    assert not fixed.ask("start", players=PLAYERS, lang="en", options=options)["ok"]
    assert fixed.match is None
    assert free.ask("start", players=PLAYERS, lang="en", options=options)["ok"]
    assert free.game.rules.text() == "classroom answer_policy=retry answer_by=keypad hints=yes"


@pytest.mark.parametrize("sound", [True, False])
def test_a_teacher_does_without_sounds(sound):
    """By the class code as by the start screen; where nobody says anything the button is there."""
    by_code, chosen, unsaid = Heard(), Heard(seven_thousands()), Heard(seven_thousands())
    assert by_code.ask("hello", code=Lesson(seven_thousands(), sound=sound).code())["ok"]
    assert by_code.ask("start", players=PLAYERS, lang="en")["ok"]
    assert chosen.ask("start", players=PLAYERS, lang="en", options={"sound": sound})["ok"]
    assert unsaid.ask("start", players=PLAYERS, lang="en")["ok"]
    assert [one.shown_table["sound"] for one in (by_code, chosen, unsaid)] == [sound, sound, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_teams_and_bell_of_the_start_screen(lang):
    """Six on three sides; a bell whose time has passed is refused if just chosen, and not heard if the code has it."""
    six = [{"kind": "person", "name": str(n)} for n in range(6)]
    board = Heard(seven_thousands(), lang=lang)
    past = {"ends_at": "00:00"}
    assert board.ask("start", players=six, lang=lang, options=past)["text"].endswith(
        catalogue(lang)["match.error.ends_at"].split("{given}")[1]
    )
    assert board.ask("start", players=six, lang=lang, options={"sides": 3}, utc_offset=120)["ok"]
    assert len({seat.side for seat in board.game.seats}) == 3
    over = Heard(Lesson(seven_thousands(), ends_at="00:00", lang=lang))
    assert over.ask("start", players=PLAYERS, lang=lang)["ok"]
    assert over.game.ends_at is None


def test_the_hubs_login_is_offered(monkeypatch):
    """A name that Binder made up is not."""
    monkeypatch.setenv("JUPYTERHUB_USER", "ana.lopez")
    assert Heard(seven_thousands()).state["lesson"]["login"] == "ana.lopez"
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://mybinder.org/")
    assert Heard(seven_thousands()).state["lesson"]["login"] is None
