"""What stands beside the hand or in its place: by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.widgets.test_front_end import cards, change, say, sent

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Open = Callable[..., Page]

FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, label: str) -> None:
    """Press Tab until something with this label or text has the focus."""
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == label:
            return
    pytest.fail(f"Tab does not lead to {label}")


def only(page: Page) -> dict[str, Any]:
    """Return the one message sent, without what every message has."""
    (message,) = sent(page)
    return {
        key: value for key, value in message.items() if key not in {"id", "seq", "to_card", "to_answer", "focus_lost"}
    }


def test_which_line_counts(show: Open) -> None:
    """Tab shows each line on the board, Enter takes it."""
    page = show("choosing")
    line = "(all) => all.map((each, cell) => each.dataset.line === undefined ? -1 : cell).filter((cell) => cell >= 0)"
    tab_to(page, say("choice.line", n=1))
    assert page.locator(".sq-space").evaluate_all(line) == [16, 17, 18, 19, 20]
    tab_to(page, say("choice.line", n=2))
    assert page.locator(".sq-space").evaluate_all(line) == [17, 18, 19, 20, 21]
    press(page, "Enter")
    card = page.evaluate("harness.model.traits.state.hand[0].id")
    assert only(page) == {"type": "play", "seat": 0, "card": card, "cell": 18, "choice": 1}


def test_a_dead_card(show: Open) -> None:
    """Choose a card, Tab to what can be done with it."""
    page = show("words")
    tab_to(page, "bear")
    press(page, "ArrowRight", "Enter")
    tab_to(page, say("swap.dead"))
    press(page, "Enter")
    assert only(page)["type"] == "swap"
    assert only(page)["card"] == page.evaluate("harness.model.traits.state.hand[1].id")


@pytest.mark.parametrize("agrees", [True, False])
def test_an_answer_is_checked(show: Open, agrees: bool) -> None:
    """The question takes the focus when it comes; right and not right are one Tab apart."""
    page = show("handover")
    tab_to(page, say("handover.ready", name="Ben"))
    change(
        page, "s.phase = 'check'; s.check = { by: 0, seat: 1, card: { text: '8 + 7', spoken: '8 plus 7' }, cell: 28 }"
    )
    assert page.evaluate(FOCUSED) == say("check.yes")
    press(page, *([] if agrees else ["Tab"]), "Enter")
    assert only(page) == {"type": "check", "seat": 1, "agrees": agrees}


def test_a_line_is_announced_with_the_chip(show: Open) -> None:
    """Card, “Line!”, space."""
    page = show("announce")
    tab_to(page, "8 + 7")
    press(page, "Enter")
    tab_to(page, say("announce.open"))
    press(page, "Enter")
    assert page.evaluate("document.activeElement.ariaPressed") == "true"
    assert say("line.say_line") in page.locator(".sq-line").inner_text()
    page.locator(".sq-space[tabindex='0']").focus()
    press(page, "ArrowRight", "Enter")
    assert (only(page)["type"], only(page)["cell"], only(page)["announce"]) == ("play", 2, True)


def test_a_card_is_laid_down_for_talking(show: Open) -> None:
    """The cards are as reachable as ever; Enter lays one down."""
    page = show("penalty")
    tab_to(page, "8 + 7")
    press(page, "ArrowRight", "Enter")
    assert only(page) == {"type": "give_up", "seat": 0, "card": page.evaluate("harness.model.traits.state.hand[1].id")}


def test_a_card_is_laid_down_while_another_is_to_move(show: Open) -> None:
    """A penalty does not wait for one's turn."""
    page = show("penalty")
    change(page, "s.turn = 1; s.must = [s.hand[0].id]")
    assert page.locator(".sq-line").inner_text() == say("line.give_up")
    tab_to(page, "8 + 7")
    press(page, "ArrowRight", "Enter")
    assert only(page)["type"] == "give_up"


@pytest.mark.parametrize(("scene", "seat"), [("handover", None), ("owed", 0)])
def test_a_move_is_taken_back(show: Open, scene: str, seat: int | None) -> None:
    """Offered only where Python says that it can be; what is gone is not told as new."""
    page = show(scene)
    assert page.get_by_role("button", name=say("undo")).count() == 0
    change(page, "s.can_undo = true; s.recent = [{ seat: 1, kind: 'pass', cell: null, card: null }]")
    tab_to(page, say("undo"))
    press(page, "Enter")
    assert only(page) == {"type": "undo", "seat": seat}
    change(page, "s.can_undo = false; s.recent = []")
    assert "passed" not in page.locator("[aria-live]").inner_text()


def test_a_side_is_told_that_it_talked(show: Open) -> None:
    """Asked which side it was before anything happens."""
    page = show("penalty")
    tab_to(page, say("talk.open"))
    press(page, "Enter")
    assert sent(page) == []
    press(page, "Tab", "Tab", "Enter")
    assert only(page) == {"type": "penalty", "side": 1}


@pytest.mark.parametrize(
    ("text", "message"), [("draw.mine", {"type": "draw", "seat": 0}), ("draw.go_on", {"type": "next"})]
)
def test_a_card_is_taken_by_hand(show: Open, text: str, message: dict[str, Any]) -> None:
    """The card one is owed, or the leave to go on without."""
    page = show("owed")
    tab_to(page, say(text))
    press(page, "Enter")
    assert only(page) == message


def test_a_number_is_said_and_its_chip_put(show: Open) -> None:
    """From the card to the number to the space, and no finger off the keys."""
    page = show("play")
    tab_to(page, "8 + 7")
    press(page, "Enter")
    tab_to(page, say("number.open"))
    press(page, "Enter")
    page.keyboard.type("15")
    press(page, "Enter")
    assert (only(page)["type"], only(page)["text"]) == ("number", "15")
    change(page, "s.solved = s.hand[0].id")
    page.locator(".sq-space[tabindex='0']").focus()
    press(page, "ArrowRight", "Enter")
    assert (sent(page)[1]["type"], sent(page)[1]["cell"]) == ("play", 2)


def answer_with_code(page: Page, code: str) -> None:
    """Answer the last message as Python does to whoever asked for the code."""
    reply = {
        "type": "reply",
        "id": page.evaluate("harness.model.sent.at(-1).id"),
        "ok": True,
        "text": None,
        "code": code,
    }
    page.evaluate("(reply) => harness.model.emit('msg:custom', reply)", reply)


def test_the_game_code_is_copied_and_another_pasted(show: Open) -> None:
    """Asked for only when it is wanted; Enter copies it; another one is pasted below; a new state closes the panel."""
    page = show("play", permissions=["clipboard-read"])
    page.evaluate("harness.model.answer = null")
    assert "openmatch" not in page.content()
    tab_to(page, say("code.title"))
    press(page, "Enter")
    assert only(page) == {"type": "code"}
    assert page.evaluate(FOCUSED) == say("code.copy")
    answer_with_code(page, "openmatch1Abc")
    press(page, "Enter")
    assert page.evaluate("navigator.clipboard.readText()") == "openmatch1Abc"
    assert page.locator(".sq-verdict").inner_text() == say("code.copied")
    tab_to(page, say("code.theirs"))
    page.keyboard.insert_text("openmatch1Abd\n")
    press(page, "ArrowUp", "Home", "Tab", "Enter")
    assert (sent(page)[1]["type"], sent(page)[1]["code"]) == ("receive", "openmatch1Abd\n")
    change(page, "s.turn = 0")
    assert page.locator(".sq-code").count() == 0
    assert page.evaluate(FOCUSED) == "8 + 7"


def test_escape_puts_the_game_code_away(show: Open) -> None:
    """And the focus is back where it was opened."""
    page = show("handover")
    tab_to(page, say("handover.elsewhere"))
    press(page, "Enter")
    assert page.locator(".sq-code .sq-saved").inner_text() == say("code.open")
    press(page, "Escape")
    assert page.locator(".sq-code").count() == 0
    assert page.evaluate(FOCUSED) == say("code.title")


def test_a_game_code_is_opened_instead_of_a_new_game(show: Open) -> None:
    """On the start screen it is only pasted; a refusal is shown beside it."""
    page = show("start", lang="es")
    page.evaluate("harness.model.answer = () => 'No.'")
    tab_to(page, say("lobby.code", "es"))
    press(page, "Enter")
    assert page.evaluate(FOCUSED) == say("code.theirs", "es")
    assert not page.get_by_role("button", name=say("code.copy", "es")).is_visible()
    page.keyboard.insert_text("x")
    press(page, "Tab", "Enter")
    assert only(page) == {"type": "receive", "code": "x"}
    assert page.locator(".sq-code .sq-note").inner_text() == "No."
    press(page, "Escape")
    assert page.evaluate(FOCUSED) == say("lobby.code", "es")


@pytest.mark.parametrize("scene", ["fresh", "handover"])
def test_who_starts_by_keyboard_goes_on_by_keyboard(show: Open, scene: str) -> None:
    """After Start the focus is on the first card, or on what the next player has to press."""
    page = show("start")
    tab_to(page, say("lobby.own_name"))
    page.keyboard.type("Ana")
    press(page, "Enter")
    assert only(page)["type"] == "start"
    page.evaluate("(scene) => harness.model.put(harness.scenes[scene]('en'))", scene)
    wanted = (
        cards(page).first if scene == "fresh" else page.get_by_role("button", name=say("handover.ready", name="Ben"))
    )
    assert wanted.evaluate("(each) => each === document.activeElement")


def test_what_is_typed_is_not_cut_unnoticed(show: Open) -> None:
    """Long numbers and names reach Python whole, which says that they are too long."""
    page = show("play")
    cards(page).first.click()
    page.get_by_role("button", name=say("number.open")).click()
    page.keyboard.insert_text("1234567890" * 5)
    press(page, "Enter")
    assert only(page)["text"] == "1234567890" * 5
    page = show("start")
    page.locator(".sq-own-name").fill("A" * 70)
    press(page, "Enter")
    assert only(page)["players"][0]["name"] == "A" * 70
