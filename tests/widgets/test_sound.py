"""Sounds: which tones the board asks of the browser. How they sound is the loudspeaker's business."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from seqnum.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Open = Callable[..., Page]

pytestmark = pytest.mark.browser

LISTEN = """() => {
    window.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { tones.push(this.frequency.value); start.apply(this, when); };
}"""


def heard(page: Page) -> list[float]:
    """Return the tones since the last time."""
    tones: list[float] = page.evaluate("tones.splice(0)")
    return [round(tone) for tone in tones]


def change(page: Page, javascript: str) -> None:
    page.evaluate(
        "(script) => { const state = structuredClone(harness.model.traits.state); state.seq += 1;"
        " new Function('s', script)(state); harness.model.put({ state }); }",
        javascript,
    )
    page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => done(true)))")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sounds_are_off_until_somebody_asks_and_tell_right_wrong_and_a_chip_apart(show: Open, lang: str):
    """Nothing at first; then a sample at once; each kind of answer has its own tones, a change of language none."""
    page = show("fresh", lang=lang)
    page.evaluate(LISTEN)
    change(page, "s.verdict = { tone: 'good', text: '', cell: 3 }; s.chips = s.chips.replace('.', '0');")
    assert heard(page) == []

    toggle = page.get_by_role("button", name=str(catalogue(lang)["widgets.board.sound"]), exact=True)
    toggle.click()
    assert (len(heard(page)), toggle.get_attribute("aria-pressed")) == (1, "true")
    tunes: dict[str, Any] = {}
    for kind, script in {
        "wrong": "s.verdict = { tone: 'wrong', text: 'a', cell: 5 };",
        "language": "s.verdict = { tone: 'wrong', text: 'b', cell: 5 };",
        "right": "s.verdict = { tone: 'good', text: '', cell: 6 };",
        "chip": "s.verdict = null; s.chips = s.chips.replace('.', '1');",
        "win": "s.phase = 'over'; s.viewer = null; s.hand = []; s.winner = 0;",
    }.items():
        change(page, script)
        tunes[kind] = heard(page)
    assert tunes.pop("language") == []
    assert all(tunes.values())
    assert len({tuple(tones) for tones in tunes.values()}) == 4

    toggle.click()
    assert toggle.get_attribute("aria-pressed") == "false"


def test_a_teacher_may_do_without(show: Open):
    """`table.sound` false: there is no button; absent or true: there is one."""
    page = show("fresh")
    toggle = page.get_by_role("button", name=str(catalogue("en")["widgets.board.sound"]), exact=True)
    assert toggle.count() == 1
    page.evaluate("harness.model.put({ table: { ...harness.model.traits.table, sound: false } })")
    toggle.wait_for(state="hidden")
    page.evaluate("harness.model.put({ table: { ...harness.model.traits.table, sound: true } })")
    toggle.wait_for()
