"""The card games on the board, and what some rules ask for besides: from Python's side, and one game in Chromium."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.decks import Deck
from seqnum.engine import preset
from seqnum.match import Match, Pupil, bell
from seqnum.players import Heuristic
from seqnum.text import say
from tests.decks.presets import CARD_GAMES
from tests.match.tables import answer_to, faces_in_hand, match_of, playable, right_cells, wrong_cells
from tests.widgets.bridge import Bridged, open_board
from tests.widgets.test_board import Heard

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def play_on(board: Heard, rng: Random) -> None:
    """Do one thing the state offers, as a page would that tries until Python says yes."""
    state = board.state
    if state["phase"] == "handover":
        assert board.ask("ready")["ok"]
        return
    if state["choosing"]:
        pending = state["choosing"]
        choice = int(rng.random() * len(pending["lines"]))
        assert board.ask("play", seat=state["viewer"], card=pending["card"], cell=pending["cell"], choice=choice)["ok"]
        return
    cells = sorted(range(len(state["chips"])), key=lambda _: rng.random())
    for card in sorted(state["hand"], key=lambda _: rng.random()):
        for cell in cells:
            if board.ask("play", seat=state["viewer"], card=card["id"], cell=cell)["ok"]:
                return
    assert state["can_pass"]
    assert board.ask("pass", seat=state["viewer"])["ok"]


@pytest.mark.parametrize("rules", CARD_GAMES)
def test_each_card_game_is_played_to_its_end_from_the_lobby(rules):
    """Sat down from the start screen, played by messages alone until somebody has won or nobody can."""
    board = Heard(Deck.of_cards(rules, seed=1))
    assert board.state["lesson"]["asks"] is False
    people = [{"kind": "person", "name": "Ana"}, {"kind": "computer", "level": 5}]
    assert board.ask("start", players=people, lang="es")["ok"]
    rng = Random(rules)
    while board.state["phase"] != "over":
        play_on(board, rng)

    assert board.game.over
    assert board.game.attempts() == []
    assert board.ask("again")["ok"]


def test_faces_are_sent_as_cards():
    """Rank and sign for the eye, a name for the ear; jacks say what they are."""
    board = Heard(Match(Deck.of_cards("sequence"), ["Ana", Heuristic()], lang="pt", seed=1))

    assert board.shown_table["faces"][1] == {
        "text": "2♠", "spoken": "2 de espadas", "mathml": None, "suit": "S", "caption": "",
    }  # fmt: skip
    assert {card["suit"] for card in board.state["hand"]} <= {"S", "H", "D", "C"}


def test_the_friendly_opponent_is_a_pupil_that_errs():
    """The start screen's own opponent answers cards, some of them wrong."""
    board = Heard(Deck.generate("add_within_20", board=(6, 6), seed=1))
    people = [{"kind": "person", "name": "Ana"}, {"kind": "friend"}]

    assert board.ask("start", players=people, lang="en")["ok"]

    assert [(seat.name, seat.kind) for seat in board.game.seats] == [("Ana", "person"), ("Robi", "pupil")]
    assert board.game.seats[1].player == Pupil("Robi", company=True)


def test_seats_get_questions_of_their_own_level():
    """One deck, two levels: the board is the same, Ana is asked more easily than Ben."""
    deck = Deck.generate("add_within_20", board=(6, 6), level=(2, 1), seed=1)
    board = Heard(deck)
    assert board.state["lesson"]["levels"] == [2, 1]
    people = [{"kind": "person", "name": "Ana", "asks": 1}, {"kind": "person", "name": "Ben", "asks": 2}]

    assert board.ask("start", players=people, lang="en")["ok"]

    assert board.ask("ready")["ok"]
    match = board.game
    cards = [card for card in match.hand(0) if match.question(card, 0)]
    asked = [match.question(card, 0) for card in cards]
    assert {one.level for one in asked if one} == {1}
    shown = {card["text"] for card in board.state["hand"] if card["kind"] == "face"}
    assert shown == {one.text() for one in asked if one}
    answer_from(board)
    assert match.attempts()[0].level == 1


def answer_from(board: Heard) -> None:
    match = board.game
    card = next(card for card in faces_in_hand(match) if right_cells(match, card))
    assert board.play(card, right_cells(match, card)[0])["ok"]


@pytest.mark.parametrize("policy", ["challenge", "honour"])
@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("agrees", [True, False])
def test_another_side_is_heard_before_an_answer_counts(policy, right, agrees):
    """The hand is hidden, the one who is next is asked, and only then the answer counts, or stands on honour."""
    match = match_of(["Ana", "Ben"], answer_policy=policy)
    board = Heard(match)
    assert board.ask("ready")["ok"]
    card = playable(match)
    cell = (right_cells if right else wrong_cells)(match, card)[0]

    assert board.play(card, cell)["ok"]

    state = board.state
    assert (state["phase"], state["hand"], state["chips"]) == ("check", [], "." * 36)
    assert (state["check"]["by"], state["check"]["seat"], state["check"]["cell"]) == (0, 1, cell)
    assert match.attempts()[0].correct is right
    assert not board.ask("check", seat=0, agrees=True)["ok"]
    assert not board.ask("ready")["ok"]
    assert board.ask("check", seat=1, agrees=agrees)["ok"]
    stands = right or (policy == "honour" and agrees)
    assert (board.state["chips"][cell] == "0") is stands
    assert (board.state["phase"], match.turn) == ("handover", 1)
    assert len(match.attempts()) == 1


def test_the_last_round_and_the_bell(monkeypatch):
    """Five minutes before the bell the last round is announced; after it, or at the bell, the game is over."""
    start = datetime(2026, 3, 2, 10, 0, tzinfo=UTC)
    monkeypatch.setattr(bell, "now", lambda: start)
    match = match_of(["Ana", "Ben"], ends_at=start + timedelta(minutes=20))
    board = Heard(match)
    assert board.state["last_round"] is False
    monkeypatch.setattr(bell, "now", lambda: start + timedelta(minutes=15))

    assert board.ask("hello")["ok"]

    assert board.state["last_round"] is True
    for _ in range(4):
        assert not match.over
        match.swap(faces_in_hand(match)[0])
    assert match.over
    assert match.position().result == "time_up"


def chips_but_one(match: Match, cells: list[int], missing: int) -> None:
    """Put chips of the side to move on all of some spaces but one."""
    position = match._table.position
    for cell in cells:
        if cell != missing:
            position.chips[position.side] |= 1 << cell
            position.open &= ~(1 << cell)


def test_which_line_counts_is_asked():
    """Six in a row: the board shows both fives, and the one chosen is locked."""
    match = match_of(["Ana", Heuristic()])
    card = next(card for card in faces_in_hand(match) if any(6 < cell < 29 for cell in right_cells(match, card)))
    cell = next(cell for cell in right_cells(match, card) if 6 < cell < 29)
    row = [cell // 6 * 6 + col for col in range(6)]
    chips_but_one(match, row, cell)
    assert 0 < cell % 6 < 5
    board = Heard(match)

    assert board.play(card, cell)["ok"]

    pending = board.state["choosing"]
    assert sorted(map(sorted, pending["lines"])) == [row[:5], row[1:]]
    assert board.state["solved"] == f"k{card}"
    assert not board.play(card, cell, choice=2)["ok"]
    wanted = next(index for index, line in enumerate(pending["lines"]) if sorted(line) == row[1:])
    assert board.play(card, cell, choice=wanted)["ok"]
    assert sorted(match.position().sequences[0][1]) == row[1:]


def test_a_line_counts_once_it_is_announced():
    """Said with the chip it wins; forgotten, it can be said in the next turn."""
    rules = replace(preset("sequence"), must_claim=True)
    match = Match(Deck.of_cards("sequence"), ["Ana", "Ben"], rules=rules, seed=1)
    board = Heard(match)
    assert board.ask("ready")["ok"]
    card = next(card for card in match.hand() if match.deck.cards[card].kind == "face")
    cell = match.layout.cells_of(str(match.deck.cards[card].face))[0]
    row = next(line for line in match.layout.lines(5) if cell in line and 0 not in line and 9 not in line)
    assert not board.play(card, cell, announce=True)["ok"]
    chips_but_one(match, [at for at in row if match.layout.faces[at]], cell)

    assert board.play(card, cell)["ok"]
    assert match.position().sequences == []
    match._table.position.turn = 0
    board._viewer = 0
    assert board.ask("claim", seat=0)["ok"]
    assert len(match.position().sequences) == 1


def test_a_card_is_taken_by_hand_or_lost():
    """Who has not taken a card when the next has played and taken one, has one card less from then on."""
    rules = replace(preset("sequence"), draw="manual")
    match = Match(Deck.of_cards("sequence"), ["Ana", "Ben"], rules=rules, seed=1)

    def play() -> None:
        position = match.position()
        move = position.legal()[0]
        match.answer(move.card, move.cell)  # type: ignore[attr-defined]

    play()
    assert match.view(0).owed == (0,)
    play()
    match.draw(1)
    assert match.view(0).owed == ()
    assert match.view(0).cards == (6, 7)


def test_the_computer_waits_for_a_card_to_be_taken():
    """It goes on once the person has taken the card, or lets it go."""
    rules = replace(preset("sequence"), draw="manual")
    for last in ("draw", "next"):
        board = Heard(Match(Deck.of_cards("sequence"), ["Ana", Heuristic()], rules=rules, seed=1))
        move = board.game.position().legal()[0]
        assert board.play(move.card, move.cell)["ok"]  # type: ignore[attr-defined]
        assert (board.game.turn, board.state["owed"]) == (1, [0])

        assert board.ask(last, **({"seat": 0} if last == "draw" else {}))["ok"]

        assert board.game.turn == 0
        assert board.state["cards"] == ([7, 7] if last == "draw" else [6, 7])


def test_talking_costs_a_card_of_ones_own_choice():
    """The teacher names a side; whoever is on it lays a card down before playing on."""
    board = Heard(Match(Deck.of_cards("sequence"), ["Ana", Heuristic()], seed=1))
    assert board.shown_table["talk"] is True

    assert board.ask("penalty", side=1)["ok"]
    assert board.state["cards"] == [7, 6]
    assert board.ask("penalty", side=0)["ok"]
    assert board.state["forfeits"] == [0]
    card = board.state["hand"][2]["id"]
    assert not board.ask("play", seat=0, card=card, cell=1)["ok"]
    assert board.ask("give_up", seat=0, card=card)["ok"]
    assert board.state["cards"] == [6, 6]


def test_a_penalty_is_paid_whoever_is_to_move():
    """While the computer waits for a card to be taken, the person whose hand is shown can lay one down."""
    rules = replace(preset("sequence"), draw="manual")
    board = Heard(Match(Deck.of_cards("sequence"), ["Ana", Heuristic()], rules=rules, seed=1))
    move = board.game.position().legal()[0]
    assert board.play(move.card, move.cell)["ok"]  # type: ignore[attr-defined]
    assert board.ask("penalty", side=0)["ok"]
    assert (board.game.turn, board.state["forfeits"]) == (1, [0])
    card = board.state["hand"][2]["id"]
    assert not board.ask("give_up", seat=1, card=card)["ok"]

    assert board.ask("give_up", seat=0, card=card)["ok"]

    assert (board.game.turn, board.state["forfeits"], board.state["cards"][0]) == (1, [], 5)


def test_a_move_is_taken_back():
    """Where the rules let it be: until the card is drawn, and on a laptop for two until it changes hands."""
    rules = replace(preset("sequence"), draw="manual", undo=True)
    deck = Deck.of_cards("sequence")
    for players in (["Ana", Heuristic()], ["Ana", "Ben"]):
        board = Heard(Match(deck, players, rules=rules, seed=1))
        board.ask("ready")
        assert board.state["can_undo"] is False
        move = board.game.position().legal()[0]
        assert board.play(move.card, move.cell)["ok"]  # type: ignore[attr-defined]
        assert board.state["can_undo"] is True
        assert not board.ask("undo", seat=1)["ok"]

        assert board.ask("undo", seat=board.state["viewer"])["ok"]

        assert (board.game.turn, board.state["chips"], board.state["can_undo"]) == (0, "." * 100, False)
    assert board.state["phase"] == "handover"


def test_the_laptop_once_passed_on_takes_nothing_back():
    """Ben, who has it now, cannot undo what Ana did."""
    rules = replace(preset("sequence"), draw="manual", undo=True)
    board = Heard(Match(Deck.of_cards("sequence"), ["Ana", "Ben"], rules=rules, seed=1))
    board.ask("ready")
    move = board.game.position().legal()[0]
    board.play(move.card, move.cell)  # type: ignore[attr-defined]
    board.ask("ready")

    assert board.state["can_undo"] is False
    assert not board.ask("undo", seat=1)["ok"]


def test_options_survive_their_file(tmp_path):
    """Checks, the bell and table talk are in the file, and it replays to the same view."""
    match = match_of(["Ana", "Ben"], answer_policy="challenge", save=tmp_path, ends_at=datetime.now(UTC) + timedelta(1))
    for agrees in (True, False, True):
        card = playable(match)
        match.answer(card, right_cells(match, card)[0])
        (match.agree if agrees else match.contest)()
    match.say_number(faces_in_hand(match)[0], answer_to(match, faces_in_hand(match)[0]))

    again = Match.resume(tmp_path)

    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]
    assert again.ends_at == match.ends_at


@pytest.fixture
def page(browser: Browser) -> Any:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    problems: list[str] = []
    shown = context.new_page()
    shown.on("pageerror", lambda error: problems.append(str(error)))
    yield shown
    context.close()
    assert problems == []


def test_a_classic_game_is_played_by_clicks(page: Page) -> None:
    """From the start screen to the end: cards are drawn as cards, named as cards, and played by clicking."""
    board = Bridged(Deck.of_cards("sequence"))
    open_board(page, board)
    page.locator(".sq-own-name").fill("Ana")
    page.get_by_role("button", name=say("widgets.board.lobby.start", "en")).click()
    page.locator(".sq-game").wait_for()
    assert page.get_by_role("button", name="queen of spades", exact=False).count() >= 2
    assert page.locator(".sq-space[data-suit='H'] .sq-pip-sign").first.inner_text() == "♥"

    for _ in range(400):
        if page.locator(".sq-game").get_attribute("data-phase") == "over":
            break
        assert board.match is not None
        if board.state["choosing"]:
            page.locator(".sq-lines button").first.click()
            continue
        click_a_move(page, board)
        page.wait_for_selector(".sq-root:not([data-busy])")

    assert page.locator(".sq-ending").is_visible()
    assert board.match is not None
    assert board.match.over


def click_a_move(page: Page, board: Bridged) -> None:
    match = board.match
    assert match is not None
    view = match.position().view(match.turn)
    move: Any = Heuristic(level=5).choose(view, Random(len(match.log)))
    if not hasattr(move, "card"):
        page.get_by_role("button", name=say("widgets.board.pass", "en")).click()
        return
    index = [card["id"] for card in board.state["hand"]].index(f"k{move.card}")
    card = page.locator(".sq-card").nth(index)
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    if not hasattr(move, "cell"):
        page.get_by_role("button", name=say("widgets.board.swap.dead", "en")).click()
        return
    space = page.locator(".sq-space").nth(move.cell)
    space.click()
    if match.deck.cards[move.card].kind == "remove":
        space.click()
