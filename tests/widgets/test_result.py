"""The result as pupils take it along: a file, a code and a receipt; and what the browser keeps by itself."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.decks import Deck
from seqnum.engine import preset
from seqnum.match import Match, Pupil
from seqnum.results import Results
from seqnum.text import LANGUAGES, catalogue
from tests.match.tables import answer_right, answer_wrong, playable, right_cells, seven_thousands, wrong_cells
from tests.match.test_secrecy import holds_an_answer
from tests.widgets.bridge import Bridged, open_board
from tests.widgets.test_secrets import Heard

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser

SITE = "http://school.localhost/lab"
"""Browsers take it for safe, so that a test may read the clipboard."""
PACKED = Deck.generate("add_within_20", board=(8, 8), seed=7)
STORED = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('seqnum:')).map(([, text]) => text)"


@pytest.fixture
def laptop(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that goes on when pages and kernels end."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield context
    context.close()


def words(lang: str = "en") -> Any:
    found = catalogue(lang)
    return lambda key: found[f"widgets.board.{key}"]


def played(answers: int = 5, deck: Deck = PACKED, lang: str = "en", **options: Any) -> Match:
    match = Match(deck, ["Ana", "Ben"], **{"seed": 5, **options}, lang=lang)
    for number in range(answers):
        (answer_wrong if number % 3 == 1 else answer_right)(match, playable(match))
    return match


def show(context: BrowserContext, board: Bridged, *, site: str | None = SITE) -> Page:
    page = context.new_page()
    page.set_default_timeout(5000)
    open_board(page, board, site=site)
    page.wait_for_function("document.querySelector('.sq-root').dataset.busy !== 'true'")
    return page


def download(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as coming:
        page.locator(button).click()
    coming.value.save_as(folder / coming.value.suggested_filename)
    return folder / coming.value.suggested_filename


def told(results: Results) -> list[tuple[Any, ...]]:
    columns = ["student", "item_id", "expected", "chosen", "correct", "card_attempt", "misconceptions"]
    return [*results.frame[columns].itertuples(index=False, name=None)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_shows_what_to_write_down_and_the_code_is_copied_by_one_tap(laptop, tmp_path, lang):
    """Who, how many right, game and letters, as the teacher's table has them from the file and from the code."""
    say, match = words(lang), played(lang=lang)
    match.ring()
    page = show(laptop, Bridged(match))
    page.locator(".sq-receipt").wait_for()
    path = download(page, ".sq-kept .sq-wide", tmp_path)
    page.get_by_role("button", name=say("code.copy"), exact=True).click()
    code = page.evaluate("navigator.clipboard.readText()")
    (tmp_path / "code.txt").write_text(f"Ana; {code}\n", encoding="utf-8")

    assert path.name == match.hand_in_name
    assert "Ana-Ben" in path.name
    from_file, from_code = (Results.read(one).receipts() for one in (path, tmp_path / "code.txt"))
    written = page.locator(".sq-receipt").inner_text()
    for table in (from_file, from_code):
        assert table["check"].iloc[0] in written
        assert table["game"].iloc[0] in written
        for row in table.to_dict("records"):
            values = {"name": row["student"], "right": row["right"], "n": row["cards"]}
            assert say("keep.tally").format(**values) in written
    assert page.evaluate(STORED) == []


def test_a_kernel_that_lost_everything_offers_the_result_once_it_knows_who_is_there(laptop, tmp_path):
    """A page of a new kernel lists the game; nobody's file is made before they say who they are; then it is gone."""
    match = played()
    show(laptop, Bridged(match)).close()
    page = show(laptop, Bridged(PACKED, save=tmp_path / "empty"))
    offer = page.locator(".sq-resume")
    assert offer.inner_text() == "Keep the result of \u2068Ana\u2069 and \u2068Ben\u2069"
    offer.click()
    assert page.locator(".sq-confirm span").inner_text() == "Are you \u2068Ana\u2069 and \u2068Ben\u2069?"
    path = download(page, ".sq-yes", tmp_path)

    kept = Results.read(path)
    assert told(kept) == told(Results.read(save(match, tmp_path)))
    assert set(kept.frame["provenance"]) == {"browser"}
    assert page.locator(".sq-letters").inner_text().split()[-1] == match.receipt().check
    assert page.evaluate(STORED) == []
    page.get_by_role("button", name="Close").click()
    assert page.locator(".sq-resume").count() == 0
    assert page.locator(".sq-start").is_visible()


def save(match: Match, folder: Path) -> Path:
    path = folder / "whole.jsonl"
    path.write_text(match.file_text(), encoding="utf-8")
    return path


def test_a_game_whose_file_is_there_is_continued(laptop, tmp_path):
    """All that were left are listed, each goes on where it stood, and none is offered twice."""
    first = played(3, save=tmp_path)
    show(laptop, Bridged(first)).close()
    Match(PACKED, ["Eva", Pupil("Robi", company=True)], seed=1, save=tmp_path)
    board = Bridged(PACKED, save=tmp_path)
    page = show(laptop, board)

    assert page.locator(".sq-resume").all_inner_texts() == [
        "Go on with the game of \u2068Eva\u2069",
        "Go on with the game of \u2068Ana\u2069 and \u2068Ben\u2069",
    ]
    page.locator(".sq-resume", has_text="Ben").click()
    page.locator(".sq-yes").click()
    page.locator(".sq-game").wait_for()
    assert board.match is not None
    assert (board.match.game_id, board.match.position()) == (first.game_id, first.position())


@pytest.mark.parametrize("policy", ["two_tries", "honour"])
def test_what_the_browser_keeps_holds_no_secret(laptop, policy):
    """At each step of a game and after it all storage there is has the answers as they were heard, and nothing else."""
    rules = replace(preset("classroom"), answer_policy=policy)
    match = Match(seven_thousands(), ["Ana", "Ben"], rules=rules, seed="a-secret-seed")
    board = Bridged(match)
    page, heard = show(laptop, board), Heard(match)
    for _ in range(14):
        act(page, board, right=len(match.attempts()) % 2 == 0)
        page.wait_for_function("document.querySelector('.sq-root').dataset.busy !== 'true'")
        heard.take(board.state["verdict"])
        check_storage(page, match, heard)
    assert {one.correct for one in match.attempts()} == {True, False}
    assert page.evaluate(STORED) != []
    match.ring()
    check_storage(show(laptop, Bridged(match)), match, heard)


def act(page: Page, board: Bridged, *, right: bool) -> None:
    """Do what the page asks for next."""
    match, state = board.match, board.state
    assert match is not None
    if state["phase"] == "handover":
        page.locator(".sq-handover .sq-main").click()
    elif state["phase"] == "check":
        page.locator(".sq-check button").nth(len(match.attempts()) // 2 % 2).click()
    else:
        card = playable(match)
        held = [one["id"] for one in state["hand"]].index(f"k{card}")
        page.locator(".sq-card").nth(held).click()
        page.locator(".sq-space").nth((right_cells if right else wrong_cells)(match, card)[0]).click()


def check_storage(page: Page, match: Match, heard: Heard) -> None:
    """Assert that only the journal is stored, and that it tells what was heard."""
    kept = page.evaluate(
        """async () => ({
          local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie,
          databases: await indexedDB.databases(), caches: await caches.keys(),
        })"""
    )
    assert "a-secret-seed" not in str(kept)
    local = kept.pop("local")
    assert not any(kept.values())
    assert set(local) <= {f"seqnum:{match.game_id}"}
    for entry in map(json.loads, local.values()):
        heard.check([*entry.pop("lines").values()])
        assert holds_an_answer([entry["names"], entry["code"], entry["receipt"]["tallies"]]) == set()
        assert set(entry) == {"type", "game", "name", "names", "over", "code", "receipt", "at"}


@pytest.mark.parametrize("trouble", ["forbidden", "full"])
def test_where_nothing_can_be_stored_the_button_works_all_the_same(laptop, tmp_path, trouble):
    """Private windows and full storage are survived in silence: file, code and receipt are there, and no error."""
    errors: list[str] = []
    laptop.on("weberror", lambda error: errors.append(str(error.error)))
    if trouble == "full":
        laptop.add_init_script("try { localStorage.setItem('other', 'x'.repeat(5 * 1024 * 1024 - 10)); } catch {}")
    match = played()
    page = show(laptop, Bridged(match), site=None if trouble == "forbidden" else SITE)
    path = download(page, f'[aria-label="{words()("keep.title")}"]', tmp_path)

    assert told(Results.read(path)) == told(Results.read(save(match, tmp_path)))
    assert page.locator(".sq-letters").inner_text().split()[-1] == match.receipt().check
    assert errors == []


def test_only_the_newest_games_are_kept(laptop):
    """Twelve at most and for a month, the oldest of them goes first; what somebody else stored stays."""
    page = show(laptop, Bridged(played(1)))
    page.evaluate(
        """() => {
          const [text] = Object.values(localStorage), day = 24 * 3600 * 1000;
          for (let days = 1; days < 20; days += 1) {
            const one = { ...JSON.parse(text), game: `old${days}`, at: Date.now() - days * day * (days > 8 ? 10 : 1) };
            localStorage.setItem(`seqnum:${one.game}`, JSON.stringify(one));
          }
          localStorage.setItem("theirs", "x");
          localStorage.setItem("seqnum:broken", "{");
        }"""
    )
    first = page.evaluate("Object.keys(localStorage).find((key) => key.startsWith('seqnum:') && key.length > 30)")
    match = played(1)
    show(laptop, Bridged(match))

    page.wait_for_function("(key) => key in localStorage", arg=f"seqnum:{match.game_id}")
    kept = page.evaluate("Object.keys(localStorage)")
    recent = [f"seqnum:old{days}" for days in range(1, 9)]
    assert sorted(kept) == sorted(["theirs", "seqnum:broken", first, f"seqnum:{match.game_id}", *recent])


def test_a_partner_says_first_whether_it_is_right(laptop):
    """The hand is hidden, the card and the number are shown; the word of the one who waits comes before the verdict."""
    rules = replace(preset("classroom"), check="partner", answer_by="keypad")
    match = Match(PACKED, ["Ana", "Ben"], rules=rules, seed=5)
    board = Bridged(match)
    page = show(laptop, board)
    page.get_by_role("button", name="I\u2019m").click()
    page.locator(".sq-card").first.click()
    page.locator(".sq-entry .sq-input").fill("99")
    page.keyboard.press("Enter")
    page.locator(".sq-check").wait_for()
    assert "99" in page.locator(".sq-told").inner_text()
    assert page.locator(".sq-card").count() == 0
    page.get_by_role("button", name="Not right").click()
    page.locator(".sq-check").wait_for(state="detached")

    (judged,) = match.judgements()
    assert (judged.judge, judged.agrees, judged.right) == ("Ben", False, True)
    assert [one.correct for one in match.attempts()] == [False]


def test_the_next_game_keeps_names_and_sides_and_the_other_begins(laptop):
    """After the bell: the receipt, then another game whose own result begins anew."""
    match = played()
    match.ring()
    board = Bridged(match)
    page = show(laptop, board)
    page.get_by_role("button", name="Play again").click()
    page.locator(".sq-handover").wait_for()

    assert board.match is not match
    assert board.match is not None
    assert [(seat.name, seat.side) for seat in board.match.seats] == [(seat.name, seat.side) for seat in match.seats]
    assert board.match.turn == 1
    page.locator(f'[aria-label="{words()("keep.title")}"]').click()
    assert page.locator(".sq-receipt").is_hidden()
