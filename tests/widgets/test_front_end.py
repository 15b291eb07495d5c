"""The board's front end against a model in JavaScript: what it shows, what it sends, what it leaves behind."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.text import LANGUAGES
from tests.widgets.harness.server import board_texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    Open = Callable[..., Page]

KIBIBYTES = 1024


def sent(page: Page) -> list[dict[str, Any]]:
    """What the board has sent, without the greeting."""
    messages: list[dict[str, Any]] = page.evaluate("harness.model.sent")
    return [message for message in messages if message["type"] != "hello"]


def cards(page: Page) -> Any:
    return page.locator(".sq-card")


def spaces(page: Page) -> Any:
    return page.locator(".sq-space")


def say(key: str, lang: str = "en", **values: object) -> str:
    return str(board_texts(lang)[key]).format(**values)


def change(page: Page, script: str) -> None:
    """Let Python change the state: `script` sees the state as `s`."""
    begin = "const s = structuredClone(harness.model.traits.state); s.seq += 1;"
    page.evaluate(f"() => {{ {begin} {script}; harness.model.put({{ state: s }}); }}")


def test_a_card_and_a_space_tapped_send_one_play(show: Open) -> None:
    """Card, then space: one message with exactly the fields of the wire."""
    page = show("play", has_touch=True)
    cards(page).nth(0).tap()
    spaces(page).nth(3).tap()
    (message,) = sent(page)
    assert set(message) == {"type", "id", "seq", "seat", "card", "cell", "to_card", "to_answer", "focus_lost"}
    hand = page.evaluate("harness.model.traits.state.hand")
    assert (message["type"], message["seq"], message["seat"]) == ("play", 12, 0)
    assert (message["card"], message["cell"]) == (hand[0]["id"], 3)
    assert all(message[key] >= 0 for key in ("to_card", "to_answer", "focus_lost"))


def test_a_whole_turn_with_the_keyboard(show: Open) -> None:
    """Tab to the board, Tab to the hand, arrows within each, Enter to act; a chosen card leads to the board."""
    page = show("fresh")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("row 1, column 2")
    for key in ("ArrowDown", "ArrowRight", "End", "ArrowLeft", "Home", "ArrowRight"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("row 2, column 2")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert cards(page).nth(1).get_attribute("aria-pressed") == "true"
    page.keyboard.press("Space")
    (message,) = sent(page)
    assert (message["type"], message["cell"]) == ("play", 9)


def test_board_and_hand_are_one_tab_stop_each(show: Open) -> None:
    """Roving tabindex: one space and one card can be reached with Tab."""
    page = show("play")
    assert page.locator(".sq-space[tabindex='0']").count() == 1
    assert page.locator(".sq-card[tabindex='0']").count() == 1
    assert page.locator("[role=grid] [role=row]").count() == 8
    assert page.locator("[role=row] > [role=gridcell] > button").count() == 64


def test_tapping_a_card_again_puts_it_back(show: Open) -> None:
    """A second tap on the card takes the choice back, and so does Escape."""
    page = show("play")
    cards(page).nth(0).click()
    cards(page).nth(0).click()
    assert page.locator("[aria-pressed=true]").count() == 0
    cards(page).nth(0).click()
    page.keyboard.press("Escape")
    assert page.locator("[aria-pressed=true]").count() == 0
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "cell"
    assert sent(page) == []


def test_keys_do_not_reach_the_notebook_except_its_own_combinations(show: Open) -> None:
    """Arrows and letters stay in the board; Ctrl+S stays the notebook's."""
    page = show("play")
    page.evaluate("window.heard = []; document.addEventListener('keydown', (e) => heard.push(e.key), true)")
    spaces(page).nth(3).focus()
    for key in ("ArrowDown", "a", "x", "Delete", "Shift+Enter", "Control+s"):
        page.keyboard.press(key)
    assert [key for key in page.evaluate("heard") if key not in {"Control", "Shift"}] == ["s"]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("a")
    assert page.evaluate("heard").pop() == "a"


def test_a_space_without_a_card_and_a_covered_space_only_explain(show: Open) -> None:
    """What plainly cannot be done is explained on the spot and sends nothing."""
    page = show("play")
    spaces(page).nth(3).click()
    assert page.locator(".sq-verdict").inner_text() == say("hint.choose_card")
    cards(page).nth(0).click()
    spaces(page).nth(29).click(force=True)
    assert page.locator(".sq-verdict").inner_text() == say("hint.taken_number")
    spaces(page).nth(0).click(force=True)
    assert page.locator(".sq-verdict").inner_text() == say("hint.free")
    assert sent(page) == []


def test_nothing_is_marked_before_it_is_chosen(show: Open) -> None:
    """Choosing a card changes no open space: what is right stays unknown."""
    page = show("play")
    open_spaces = page.locator(".sq-space:not([data-side], [data-free])")
    before = open_spaces.evaluate_all("(all) => all.map((each) => each.outerHTML)")
    cards(page).nth(1).click()
    assert open_spaces.evaluate_all("(all) => all.map((each) => each.outerHTML)") == before


def test_minus_asks_once_more_and_leaves_own_and_locked_chips_alone(show: Open) -> None:
    """The first tap marks the chip, the second removes it; own and locked chips are out of reach."""
    page = show("play")
    cards(page).nth(4).click()
    assert spaces(page).nth(17).get_attribute("aria-disabled") == "true"
    assert spaces(page).nth(9).get_attribute("aria-disabled") == "true"
    spaces(page).nth(17).click(force=True)
    assert page.locator(".sq-verdict").inner_text() == say("hint.own_chip")
    spaces(page).nth(29).click()
    assert sent(page) == []
    assert say("line.remove_again") in page.locator(".sq-line").inner_text()
    spaces(page).nth(29).click()
    assert [(message["type"], message["cell"]) for message in sent(page)] == [("play", 29)]


@pytest.mark.parametrize("chips", ["." * 64, "0" * 9 + "." * 55])
def test_minus_says_when_there_is_no_chip_to_take_away(show: Open, chips: str) -> None:
    """Neither on an empty board nor where all chips are one's own; where the turn can only be passed, that is said."""
    page = show("play")
    put = "(more) => harness.model.put({ state: { ...harness.model.traits.state, sequences: [], ...more } })"
    page.evaluate(put, {"seq": 98, "chips": chips})
    cards(page).nth(4).click()
    assert page.locator(".sq-line").inner_text().endswith(say("line.remove_none"))
    page.evaluate(put, {"seq": 99, "can_pass": True})
    assert page.locator(".sq-line").inner_text().endswith(say("line.pass"))


def test_a_number_can_be_said(show: Open) -> None:
    """My number isn't free: minus and fraction bar have keys of their own; exactly the fields of the wire."""
    page = show("play")
    cards(page).nth(1).click()
    page.get_by_role("button", name=say("number.open")).click()
    page.get_by_role("button", name=say("number.minus")).click()
    page.keyboard.type("3")
    page.get_by_role("button", name=say("number.slash")).click()
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    (message,) = sent(page)
    assert set(message) == {"type", "id", "seq", "seat", "card", "text", "to_card", "to_answer", "focus_lost"}
    assert (message["type"], message["text"]) == ("number", "−3/4")


@pytest.mark.parametrize(
    ("face", "keypad", "keys"),
    [("−3/4", "decimal", "−/"), ("2√3", "text", "−/√"), ("6x + 2", "text", "−/"), ("π/2 + x^2", "text", "−/π^")],
)
def test_a_phone_offers_the_signs_that_answers_have(show: Open, face: str, keypad: str, keys: str) -> None:
    """A keypad of numbers where all answers are numbers; letters where the board has some; keys for rare signs."""
    page = show("play")
    page.evaluate(
        "(text) => { const table = structuredClone(harness.model.traits.table);"
        " table.faces[table.faces.findIndex(Boolean)] = { text, spoken: text, mathml: null };"
        " harness.model.put({ table }); }",
        face,
    )
    cards(page).nth(1).click()
    page.get_by_role("button", name=say("number.open")).click()

    assert page.locator(".sq-entry .sq-input").get_attribute("inputmode") == keypad
    offered = page.locator(".sq-key:visible")
    assert offered.all_inner_texts() == list(keys)
    offered.last.click()
    assert page.locator(".sq-entry .sq-input").input_value() == keys[-1]


def test_a_swap_says_what_it_costs_first(show: Open) -> None:
    """Swapping asks in place; only the second button sends."""
    page = show("play")
    cards(page).nth(1).click()
    page.get_by_role("button", name=say("swap.open")).click()
    assert page.locator(".sq-confirm").inner_text().startswith(say("swap.ask"))
    assert sent(page) == []
    page.get_by_role("button", name=say("swap.yes"), exact=True).click()
    (message,) = sent(page)
    assert set(message) == {"type", "id", "seq", "seat", "card"}


def test_pass_shows_only_when_it_can_be_done(show: Open) -> None:
    """Pass is there when Python says so, and sends its seat."""
    assert show("play").get_by_role("button", name=say("pass")).count() == 0
    page = show("pass")
    page.get_by_role("button", name=say("pass")).click()
    (message,) = sent(page)
    assert set(message) == {"type", "id", "seq", "seat"}


def test_a_card_held_too_long_comes_first(show: Open) -> None:
    """The others are dimmed, say why, and cannot be chosen."""
    page = show("must")
    cards(page).nth(0).click(force=True)
    assert page.locator(".sq-verdict").inner_text() == say("hint.must")
    assert page.locator("[aria-pressed=true]").count() == 0
    cards(page).nth(1).click()
    assert cards(page).nth(1).get_attribute("aria-pressed") == "true"


def test_a_said_number_that_is_free_is_placed_next(show: Open) -> None:
    """The solved card is in the hand already chosen; only its chip is to be put."""
    page = show("play")
    change(page, "s.solved = s.hand[1].id")
    assert cards(page).nth(1).get_attribute("aria-pressed") == "true"
    assert say("line.solved") in page.locator(".sq-line").inner_text()
    spaces(page).nth(3).click()
    assert [(message["type"], message["cell"]) for message in sent(page)] == [("play", 3)]


def test_a_refusal_is_shown_and_the_turn_goes_on(show: Open) -> None:
    """The text of a refusing reply stands beside the hand; the card stays chosen, a new try is possible."""
    page = show("play")
    page.evaluate("harness.model.answer = () => 'Somebody was <b>faster</b>.'")
    cards(page).nth(0).click()
    spaces(page).nth(3).click()
    assert page.locator(".sq-verdict").inner_text() == "Somebody was <b>faster</b>."
    assert page.locator(".sq-root").get_attribute("data-busy") is None
    spaces(page).nth(4).click()
    assert len(sent(page)) == 2


def test_nothing_is_drawn_before_python_has_answered(show: Open) -> None:
    """A move is only marked as asked, a moment later; a second one waits for the reply; any reply ends the waiting."""
    page = show("play")
    page.evaluate("harness.model.answer = null")
    cards(page).nth(0).click()
    spaces(page).nth(3).click()
    assert page.locator(".sq-root[data-busy]").count() == 1
    page.wait_for_selector(".sq-space[data-asked]")
    assert spaces(page).nth(3).get_attribute("data-asked") is not None
    assert spaces(page).nth(3).locator(".sq-chip").count() == 0
    spaces(page).nth(4).click(force=True)
    assert len(sent(page)) == 1
    page.evaluate("harness.model.reply(harness.model.sent.at(-1).id)")
    assert page.locator("[data-asked]").count() == 0
    spaces(page).nth(4).click()
    assert len(sent(page)) == 2


def test_no_answer_becomes_a_notice_and_a_late_answer_brings_the_board_back(show: Open) -> None:
    """Four seconds: busy, sent again; twelve: not connected, moves stop; a late reply: as before."""
    page = show("play", clock=True)
    page.evaluate("harness.model.answer = null")
    cards(page).nth(0).click()
    spaces(page).nth(3).click()
    page.clock.fast_forward(3900)
    assert page.locator(".sq-notice").is_hidden()
    page.clock.fast_forward(200)
    assert page.locator(".sq-notice span").inner_text() == say("link.waiting")
    page.clock.fast_forward(8000)
    assert page.locator(".sq-notice span").inner_text() == say("link.lost")
    spaces(page).nth(4).click(force=True)
    first, *again = sent(page)
    assert again == [first, first]
    page.evaluate("harness.model.reply(harness.model.sent.at(-1).id)")
    assert page.locator(".sq-notice").is_hidden()
    spaces(page).nth(4).click()
    assert sent(page)[-1]["cell"] == 4


def test_a_move_that_never_arrived_is_sent_again(show: Open) -> None:
    """When a later message is answered first, the move is sent once more, and waited for."""
    page = show("play", clock=True)
    page.evaluate("harness.model.answer = null")
    cards(page).nth(0).click()
    spaces(page).nth(3).click()
    page.clock.run_for(12100)
    before = len(sent(page))
    page.get_by_role("button", name=say("link.retry")).click()
    page.evaluate("harness.model.reply(harness.model.sent.at(-1).id)")
    assert sent(page)[before:] == sent(page)[:1]
    assert page.locator(".sq-root[data-busy]").count() == 1
    page.evaluate("harness.model.reply(harness.model.sent.at(-1).id, false, 'No.')")
    assert page.locator(".sq-verdict").inner_text() == "No."


def test_a_closed_channel_is_noticed_at_once(show: Open) -> None:
    """Ipywidgets' own signal that the kernel is gone needs no timer."""
    page = show("play")
    page.evaluate("harness.model.emit('comm:close')")
    assert page.locator(".sq-notice span").inner_text() == say("link.lost")


def test_two_views_stay_in_step_and_answers_go_to_whoever_asked(show: Open) -> None:
    """Both views follow the state; a refusal appears only where the move was made."""
    page = show("play")
    page.evaluate("harness.cleanUps.push(harness.mount())")
    page.evaluate("harness.model.answer = () => 'No.'")
    first, second = page.locator(".sq-root").nth(0), page.locator(".sq-root").nth(1)
    first.locator(".sq-card").nth(0).click()
    first.locator(".sq-space").nth(3).click()
    assert first.locator(".sq-verdict").inner_text() == "No."
    assert second.locator(".sq-verdict").inner_text() != "No."
    change(page, "s.chips = s.chips.slice(0, 3) + '0' + s.chips.slice(4)")
    for view in (first, second):
        assert view.locator(".sq-space").nth(3).get_attribute("data-side") == "0"


def test_other_players_moves_come_one_after_another(show: Open) -> None:
    """A line tells each move while the board shows it; a tap on a card shows the rest at once."""
    page = show("play", clock=True, reduced_motion="no-preference")
    script = """s.chips = s.chips.slice(0, 1) + '11' + s.chips.slice(3);
        s.recent = [1, 2].map((cell) => ({ seat: 1, kind: 'place', cell, card: s.hand[cell] }))"""
    change(page, script)
    chips = page.locator(".sq-space:nth-child(1)[data-side='1']")
    before = chips.count()
    page.clock.run_for(500)
    assert chips.count() == before + 1
    assert page.locator(".sq-line").inner_text().startswith("Computer: ")
    cards(page).nth(0).click()
    assert chips.count() == before + 2
    assert page.locator(".sq-line").inner_text().startswith("Your turn")


def test_the_live_region_says_what_happened(show: Open) -> None:
    """Others' moves, the verdict and whose turn it is are read aloud, in this order."""
    page = show("play")
    change(
        page,
        "s.recent = [{ seat: 1, kind: 'pass', cell: null, card: null }];"
        "s.verdict = { tone: 'wrong', text: 'Not 7.', cell: 3 }",
    )
    said = page.locator("[aria-live]").inner_text().replace("\u2068", "").replace("\u2069", "")
    assert said == "Computer passed. Not 7. Your turn, Ana. Solve a card, then find its number."
    assert spaces(page).nth(3).get_attribute("data-wrong") is not None


def test_labels_say_place_number_and_owner(show: Open) -> None:
    """A screen reader hears where a space is, what it shows and whose chip lies there."""
    page = show("play")
    labels = page.locator(".sq-space").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    plain = [label.replace("\u2068", "").replace("\u2069", "") for label in labels]
    assert plain[0] == "row 1, column 1, free space for everyone"
    assert plain[1] == "row 1, column 2, 10"
    assert re.fullmatch(r"row 2, column 2, \d+, chip of Ana, part of a line", plain[9])
    assert re.fullmatch(r"row 4, column 6, \d+, chip of Computer, last move", plain[29])
    assert page.get_by_role("button", name="Plus any open space").count() == 1


def test_names_are_text_and_never_markup(show: Open) -> None:
    """An `<img onerror>` for a name is shown as it is typed, wherever names stand; a long name is cut."""
    page = show("names")
    for phase in ("play", "handover", "over"):
        change(
            page,
            f"s.phase = '{phase}'; s.viewer = null; s.hand = []; s.turn = 0;s.winner = '{phase}' === 'over' ? 0 : null",
        )
        page.wait_for_selector(f"[data-phase={phase}]")
        assert page.locator(".sq-root img").count() == 0
        assert page.evaluate("window.pwned") is None
        assert "<img src=x" in page.locator(".sq-seat").nth(0).inner_text()
        assert (
            page.locator("bdi").evaluate_all("(all) => Math.max(...all.map((each) => each.textContent.length))") <= 61
        )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_formula_holds_only_formula(show: Open) -> None:
    """Elements and attributes that are not on the list do not come through MathML."""
    page = show("play")
    evil = "<math href='javascript:1' onclick='pwned=1'><mn>1</mn><script>pwned=1</script><img src='x'/></math>"
    change(page, f's.hand[0].id = "new"; s.hand[0].mathml = "{evil}"')
    assert cards(page).nth(0).locator("math").evaluate("(node) => node.outerHTML") == (
        '<math aria-hidden="true"><mn>1</mn><mtext>pwned=1</mtext><mtext></mtext></math>'
    )


def test_the_handover_hides_the_hand_until_the_next_player_says_so(show: Open) -> None:
    """No card in the page between two people; one button sends `ready`."""
    page = show("handover")
    assert cards(page).count() == 0
    page.get_by_role("button", name="I’m Ben").click()
    assert [set(message) for message in sent(page)] == [{"type", "id", "seq"}]
    assert sent(page)[0]["type"] == "ready"


def test_the_end_names_the_winner_and_the_file(show: Open) -> None:
    """Who won, where the result lies, and another game."""
    page = show("over")
    assert page.locator(".sq-ending").inner_text().startswith("Ana wins!")
    assert page.locator(".sq-saved").inner_text() == "Saved in results/ana-ben.jsonl"
    page.get_by_role("button", name=say("over.again")).click()
    assert sent(page)[0]["type"] == "again"


def test_the_start_screen_sends_who_plays(show: Open) -> None:
    """A person by number, a computer by strength, a third person by name; a missing person is asked for first."""
    page = show("start", lang="pt")
    page.get_by_role("button", name=say("lobby.start", "pt")).click()
    assert page.locator(".sq-note").inner_text() == say("lobby.missing", "pt")
    page.get_by_title("12", exact=True).click()
    page.get_by_title(say("lobby.level3", "pt"), exact=True).click()
    page.get_by_role("button", name=say("lobby.add", "pt")).click()
    page.locator(".sq-own-name").fill("<b>Zoë</b>")
    page.keyboard.press("Enter")
    (message,) = sent(page)
    assert {key: message[key] for key in ("type", "players", "lang")} == {
        "type": "start",
        "players": [
            {"kind": "person", "name": "12"},
            {"kind": "computer", "level": 3},
            {"kind": "person", "name": "<b>Zoë</b>"},
        ],
        "lang": "pt",
    }


def test_up_to_six_sit_down_and_at_least_two(show: Open) -> None:
    """Players can be added up to six and removed down to two."""
    page = show("start")
    for _ in range(4):
        page.get_by_role("button", name=say("lobby.add")).click()
    assert page.locator(".sq-add").is_hidden()
    for _ in range(4):
        page.locator(".sq-players .sq-round").first.click()
    assert page.locator(".sq-players li").count() == 2
    assert page.locator(".sq-players .sq-round").count() == 0


def test_an_unfinished_game_can_be_continued(show: Open) -> None:
    """The start screen lists who was playing, asks whether they are here, and sends `resume` with the game."""
    page = show("resume")
    page.locator(".sq-resume", has_text="Zoë").click()
    page.get_by_role("button", name=say("lobby.no"), exact=True).click()
    page.locator(".sq-resume", has_text="Ben").click()
    assert page.locator(".sq-confirm span").inner_text() == "Are you \u2068Ana\u2069 and \u2068Ben\u2069?"
    page.get_by_role("button", name=say("lobby.yes"), exact=True).click()
    assert [(message["type"], message["game"]) for message in sent(page)] == [("resume", "1f")]


def test_the_language_changes_in_a_running_game(show: Open) -> None:
    """The menu asks Python; what is on the table stays."""
    page = show("play")
    page.locator(".sq-foot select").select_option("es")
    assert [(message["type"], message["lang"]) for message in sent(page)] == [("language", "es")]
    assert page.locator(".sq-line b").inner_text() == say("line.turn", "es", name="Ana")
    assert page.locator(".sq-root").get_attribute("lang") == "es"


def test_everything_is_taken_away_at_the_end(show: Open) -> None:
    """Clean-up removes the page's part, the listeners on window, document and model, and the timers."""
    count = """(() => {
        window.held = 0;
        const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
        const counting = (change, original) => function (...all) {
            if (this === window || this === document) held += change;
            return original.apply(this, all);
        };
        EventTarget.prototype.addEventListener = counting(1, add);
        EventTarget.prototype.removeEventListener = counting(-1, remove);
    })()"""
    page = show("play", clock=True)
    page.evaluate("harness.cleanUps.pop()()")
    page.evaluate(count)
    page.evaluate("harness.model.answer = null; for (let i = 0; i < 5; i += 1) harness.cleanUps.push(harness.mount())")
    assert page.evaluate("held") > 0
    assert page.evaluate("harness.model.count()") > 0
    page.evaluate("while (harness.cleanUps.length) harness.cleanUps.pop()()")
    assert page.evaluate("[held, harness.model.count(), document.querySelectorAll('.sq-root').length]") == [0, 0, 0]
    page.clock.fast_forward(20000)
    assert page.locator(".sq-root").count() == 0


def test_the_board_works_in_a_shadow_root(show: Open) -> None:
    """Marimo draws widgets in shadow roots: taps, keys and focus work there too."""
    page = show("play", query="&shadow=1")
    cards(page).nth(0).focus()
    page.keyboard.press("Enter")
    spaces(page).nth(2).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert [(message["type"], message["cell"]) for message in sent(page)] == [("play", 3)]


def test_the_board_follows_the_theme_of_its_host(show: Open) -> None:
    """Each host says dark in its own way, also while the board is open."""
    page = show("play")
    for mark in ("data-jp-theme-light=false", "class=vscode-dark", "data-theme=dark", "class=dark", "theme=dark"):
        page.wait_for_selector(".sq-root[data-sq-theme=light]")
        name, value = mark.split("=")
        page.evaluate(f"document.body.setAttribute('{name}', '{value}')")
        page.wait_for_selector(".sq-root[data-sq-theme=dark]")
        page.evaluate(f"document.body.removeAttribute('{name}')")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_visible_at_once_on_a_school_laptop(show: Open, lang: str) -> None:
    """Board, hand, verdict and what else there is fit a cell's output of 1040 by 600 pixels, whatever the scene."""
    page = show("play", viewport={"width": 1366, "height": 768})
    page.evaluate("document.getElementById('cell').style.width = '1040px'")
    cut = "(all) => all.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"
    for scene in ("play", "wrong", "reveal", "must", "big", "six", "fractions", "handover", "over", "start"):
        page.evaluate("([scene, lang]) => harness.show(scene, lang)", [scene, lang])
        assert page.locator(".sq-root").evaluate("(node) => node.getBoundingClientRect().height") <= 605, scene
        assert page.locator(".sq-card, .sq-space, .sq-actions, .sq-verdict p").evaluate_all(cut) == [], scene


def test_nothing_sticks_out_on_a_small_phone(show: Open) -> None:
    """320 pixels are enough, and the hand is on the first screen."""
    page = show("play", viewport={"width": 320, "height": 640})
    for scene in ("wrong", "big", "six", "fractions", "handover", "over", "start", "names"):
        page.evaluate("(scene) => harness.show(scene, 'es')", scene)
        assert page.evaluate("document.documentElement.scrollWidth") == 320, scene
        if scene in {"wrong", "fractions"}:
            assert page.locator(".sq-hand").evaluate("(node) => node.getBoundingClientRect().bottom") <= 640, scene


def test_motion_only_moves_and_fades(root: Path) -> None:
    """Keyframes touch transform and opacity only, so that slow laptops keep up."""
    css = "\n".join(path.read_text(encoding="utf-8") for path in (root / "seqnum/widgets/js/css").glob("*.css"))
    frames = re.findall(r"@keyframes [\w-]+ \{(.*?)\n\}", css, flags=re.DOTALL)
    assert len(frames) >= 5
    assert set(re.findall(r"([\w-]+):", " ".join(frames))) == {"transform", "opacity"}


def test_the_shipped_files_are_small_and_call_nobody(root: Path) -> None:
    """At most 40 kB gzipped, no address of another host, no document-wide look-up."""
    built = [(root / "seqnum/widgets/static" / name).read_text(encoding="utf-8") for name in ("board.js", "board.css")]
    assert len(gzip.compress("".join(built).encode())) <= 40 * KIBIBYTES
    hosts = set(re.findall(r"https?://[^/\"]+", "".join(built)))
    assert hosts <= {"http://www.w3.org"}
    assert not re.search(r"getElementById|document\.querySelector|innerHTML|\beval\b|@import|url\(", "".join(built))
    classes = set(
        re.findall(r"\.([a-z][\w-]*)(?=[^{}]*\{)", re.sub(r"\d\.\d+|/\*.*?\*/", "", built[1], flags=re.DOTALL))
    )
    assert all(name.startswith("sq-") for name in classes)


def test_every_text_the_board_uses_exists(root: Path) -> None:
    """Keys in the JavaScript are in the catalogue, and the catalogue has no key that nobody uses."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (root / "seqnum/widgets/js").glob("*.js"))
    keys = set(board_texts("en"))
    written = set(re.findall(r"\"([a-z]+(?:\.[a-z_0-9]+)+)\"", source)) | set(
        re.findall(r"(?:text|nodes)\(\s*\"([a-z_]+)\"", source)
    )
    patterns = {
        re.compile(re.sub(r"\$\{[^}]*\}", r"[a-z0-9_]+", text).replace(".", r"\."))
        for text in re.findall(r"`([a-z]+\.[^`\s]*\$\{[^`]*)`", source)
    }
    assert written - keys <= {"move.", "move.place", "heard."}
    unused = {key for key in keys - written - {"lang"} if not any(pattern.fullmatch(key) for pattern in patterns)}
    assert unused <= {"cell.chip_last", "cell.locked_last", "heard.place", "heard.place_plain", "heard.wild"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_place_in_a_sentence_stays_empty(show: Open, lang: str) -> None:
    """No `{placeholder}`, no bare key and no `undefined` reaches the screen or a label."""
    page = show("play")
    for scene in ("start", "resume", "wrong", "must", "pass", "handover", "over", "nobody", "six"):
        page.evaluate("([scene, lang]) => harness.show(scene, lang)", [scene, lang])
        text = page.locator(".sq-root").evaluate('(node) => node.outerHTML.replace(/style="[^"]*"/g, \'\')')
        assert not re.search(r"\{\w+\}|undefined|NaN|\b(line|hint|cell|lobby|over|seat|move)\.[a-z_]+", text), scene
