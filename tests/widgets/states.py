"""Every state of the board that a person can see, by name: a scene of the harness, and what is done in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

CARD = ".sq-card >> nth=0"
SOUND, KEEP = (f".sq-tools .sq-tool >> nth={place}" for place in (2, 4))


@dataclass(frozen=True)
class State:
    """A scene, what happens in it, and what is clicked then one after the other."""

    scene: str
    clicks: tuple[str, ...] = ()
    script: str = ""


STATES = {
    "lobby": State("start"),
    "lobby-missing-name": State("start", (".sq-start",)),
    "lobby-opponent": State("start", (".sq-place >> nth=1",)),
    "lobby-classmate": State("start", (".sq-place >> nth=1", ".sq-robots .sq-tile >> nth=6")),
    "lobby-teacher": State("start", (".sq-teacher summary",)),
    "lobby-class": State("class", (".sq-numbers .sq-tile >> nth=6",)),
    "lobby-names": State("hub"),
    "lobby-class-code": State("door"),
    "lobby-game-code": State("start", (".sq-paste",)),
    "lobby-resume": State("resume"),
    "lobby-lost-game": State("start", script="harness.lose()"),
    "lobby-is-it-you": State("start", (".sq-resume",), "harness.lose()"),
    "lobby-result": State("start", (".sq-resume", ".sq-yes"), "harness.lose()"),
    "first-move": State("fresh"),
    "hand": State("play"),
    "card-chosen": State("play", (CARD,)),
    "wrong-number": State("wrong", (".sq-card >> nth=1",)),
    "worked-step": State("reveal"),
    "hint": State("hint", (CARD,)),
    "must-play": State("must"),
    "number-pad": State("wrong", (CARD, ".sq-actions button >> nth=0")),
    "number-first": State("keypad", (CARD,)),
    "number-free": State("said"),
    "swap-ask": State("wrong", (CARD, ".sq-actions button >> nth=1")),
    "minus": State("play", (".sq-card-remove",)),
    "minus-ask": State("play", (".sq-card-remove", ".sq-space >> nth=29")),
    "pass": State("pass"),
    "handover": State("handover"),
    "partner-check": State("check"),
    "choosing-line": State("choosing"),
    "announce": State("announce", (CARD, ".sq-actions button >> nth=2")),
    "table-talk": State("penalty", (".sq-talk .sq-quiet",)),
    "card-owed": State("owed"),
    "classic-cards": State("classic"),
    "classic-dead-card": State("classic", (CARD,)),
    "words": State("words", (CARD,)),
    "fractions": State("fractions"),
    "long-questions": State("long"),
    "big-board": State("big"),
    "small-board": State("small"),
    "open-hands": State("open"),
    "last-round": State("bell"),
    "game-code": State("play", (".sq-tool[aria-expanded]",)),
    "link-waiting": State("play", script="harness.wait()"),
    "link-lost": State("play", script="harness.model.emit('comm:close')"),
    "link-lost-result": State("play", (".sq-notice .sq-quiet",), "harness.note(); harness.model.emit('comm:close')"),
    "result": State("play", (KEEP,), "harness.note()"),
    "sound-on": State("play", (SOUND,)),
    "projector": State("wall"),
    "projector-card": State("wallCard"),
    "own-seat": State("own"),
    "own-board": State("own", (".sq-answers .sq-main",)),
    "own-watch": State("own", (".sq-answers .sq-quiet",)),
    "won": State("over"),
    "won-result": State("over", script="harness.note(true)"),
    "nobody-won": State("nobody"),
    "six-players": State("six"),
    "names": State("names"),
    "replay": State("replay", script="harness.step(2)"),
}


def enter(page: Page, state: State, lang: str = "en") -> None:
    """Bring a page of the harness into a state."""
    page.evaluate("([scene, lang]) => harness.show(scene, lang)", [state.scene, lang])
    if state.script:
        page.evaluate(state.script)
    for selector in state.clicks:
        page.locator(selector).first.click()
