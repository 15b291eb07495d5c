"""WCAG 2.2 AA in every state of the board: what axe sees, and what it cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from seqnum.text import LANGUAGES
from tests.widgets.states import STATES, enter

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Open = Callable[..., Page]

pytestmark = pytest.mark.browser

# 1.4.12 Text Spacing, word for word.
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""
# Visible, and neither cut off nor under anything else: what a finger at its middle would touch is the thing itself.
COVERED = """() => [...document.querySelectorAll(".sq-root :is(button, select, summary, textarea)")].filter((each) => {
  if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  each.scrollIntoView({ block: "nearest" });
  const box = each.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !(hit && (each.contains(hit) || hit.contains(each) && hit.closest("label")));
}).map((each) => each.outerHTML.slice(0, 120))"""
SMALLER_THAN = """(least) => [...document.querySelectorAll(".sq-root :is(button, select, summary, .sq-tile)")]
  .filter((each) => each.checkVisibility() && !each.closest("p"))
  .map((each) => [each.ariaLabel ?? each.textContent, each.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""
CUT = """() => [...document.querySelectorAll(".sq-root :is(p, button, small, summary, legend, label, li, dt, dd)")]
  .filter((each) => each.checkVisibility() && !each.closest(".sq-hidden, .sq-space, .sq-seat, .sq-languages"))
  .filter((each) => getComputedStyle(each).overflow !== "visible" && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""
TWICE = """() => [...document.querySelectorAll(".sq-root button:not(.sq-space, .sq-card, .sq-step)")]
  .filter((each) => each.checkVisibility()).map((each) => each.ariaLabel ?? each.textContent)
  .filter((name, index, all) => all.indexOf(name) !== index)"""
WIDTH = "document.documentElement.scrollWidth"


def faults(page: Page) -> list[tuple[str, str]]:
    """Return what axe finds against WCAG and its best practices."""
    seen = Axe().run(page, context=".sq-root")
    return [(each["id"], each["nodes"][0]["html"][:200]) for each in seen.response["violations"]]


def language(number: int) -> str:
    return LANGUAGES[number % len(LANGUAGES)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(show: Open, theme: str):
    """In every state, the languages taking turns: names, roles, states and contrast of text."""
    page = show("play", query=f"&theme={theme}")
    found = {}
    for number, (name, state) in enumerate(STATES.items()):
        enter(page, state, language(number + len(theme)))
        found[name] = faults(page)
    assert found == {name: [] for name in STATES}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_axe_finds_nothing_whatever_the_language(show: Open, theme: str, lang: str, contrast: str):
    """Every state in every language and theme, also where more contrast is asked for."""
    page = show("play", query=f"&theme={theme}", contrast=contrast)
    found = {}
    for name, state in STATES.items():
        enter(page, state, lang)
        found[name] = faults(page)
    assert found == {name: [] for name in STATES}


@pytest.mark.parametrize(
    ("least", "options"),
    [
        (24, {"viewport": {"width": 320, "height": 640}}),
        (24, {"viewport": {"width": 1366, "height": 768}}),
        (40, {"viewport": {"width": 412, "height": 900}, "has_touch": True, "is_mobile": True}),
    ],
)
def test_what_is_tapped_can_be_hit(show: Open, least: int, options: dict[str, Any]):
    """2.5.8 Target Size: 24 pixels at least; under fingers 40, a large board's spaces aside; nothing lies above."""
    page = show("play", **options)
    for number, (name, state) in enumerate(STATES.items()):
        enter(page, state, language(number))
        wanted = 24 if name in {"big-board", "classic-cards", "classic-dead-card"} else least
        assert page.evaluate(SMALLER_THAN, wanted) == [], name
        assert page.evaluate(COVERED) == [], name


def test_each_button_has_a_name_of_its_own(show: Open):
    """In no state are there two buttons with one name, neither for the eye nor in a screen reader's list of buttons."""
    page = show("play")
    for number, (name, state) in enumerate(STATES.items()):
        enter(page, state, language(number))
        assert page.evaluate(TWICE) == [], name


def test_four_times_enlarged_nothing_is_lost(show: Open):
    """1.4.10 Reflow: 1280 pixels at 400 % are 320; one scrolls down, never sideways, also with wide text (1.4.12)."""
    page = show("play", viewport={"width": 320, "height": 256})
    for spaced in (False, True):
        if spaced:
            page.add_style_tag(content=SPACED)
        for number, (name, state) in enumerate(STATES.items()):
            enter(page, state, language(number))
            assert page.evaluate(WIDTH) == 320, (name, spaced)
            assert page.evaluate(CUT) == [], (name, spaced)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_chips_lines_and_focus_stand_out(show: Open, theme: str, contrast: str):
    """1.4.11 Non-text Contrast: 3 : 1 for chips, lines, focus and marks against what they lie on; 4.5 : 1 on chips."""
    page = show("play", query=f"&theme={theme}", contrast=contrast)
    colours = page.evaluate(
        """() => {
          const root = document.querySelector(".sq-root");
          const probe = root.appendChild(document.createElement("i"));
          const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
          const names = ["blue", "orange", "green", "tile", "surface", "accent", "wrong", "star", "free", "card"];
          return Object.fromEntries(names.map((name) => {
            probe.style.color = `var(--sq-${name})`;
            canvas.fillStyle = getComputedStyle(probe).color;
            canvas.fillRect(0, 0, 1, 1);
            return [name, [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)];
          }));
        }"""
    )
    white = [255, 255, 255]
    for side in ("blue", "orange", "green"):
        assert contrast_of(colours[side], white) >= 4.5, side
    pairs = [("accent", "tile"), ("accent", "surface"), ("accent", "card"), ("wrong", "tile"), ("star", "free")]
    assert [pair for pair in pairs if contrast_of(colours[pair[0]], colours[pair[1]]) < 3] == []
    chip = page.locator(".sq-space[data-side='1'] .sq-chip-body").first
    if theme == "light":
        assert [s for s in ("blue", "orange", "green") if contrast_of(colours[s], colours["tile"]) < 3] == []
    else:
        assert chip.evaluate("(each) => getComputedStyle(each).stroke") != "none"


def contrast_of(one: list[int], other: list[int]) -> float:
    """Return the contrast ratio of WCAG 2."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: list[int]) -> float:
    linear = [(v / 255) / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_in_forced_colours_chips_differ_from_spaces_and_from_each_other(show: Open):
    """The system's colours alone: chips are filled, shapes tell sides apart, marks and focus have outlines."""
    page = show("play", forced_colors="active", color_scheme="dark", query="&theme=dark")
    fill = "(each) => getComputedStyle(each).fill"
    text, ground = page.evaluate("""() => ['CanvasText', 'Canvas'].map((name) => {
      document.body.style.color = name;
      return getComputedStyle(document.body).color;
    })""")
    chips = page.locator(".sq-space .sq-chip-body")
    assert set(chips.evaluate_all("(all) => all.map((each) => getComputedStyle(each).fill)")) == {text}
    assert page.locator(".sq-space[data-side] .sq-face").first.evaluate("(e) => getComputedStyle(e).color") == ground
    shapes = [page.locator(f".sq-space[data-side='{side}'] .sq-chip-body").first.get_attribute("d") for side in (0, 1)]
    assert shapes[0] != shapes[1]
    page.locator(".sq-card-remove").click()
    assert page.locator(".sq-space[data-side='0'] .sq-chip-body").first.evaluate(fill) == ground
    assert page.locator(".sq-space[data-side='1'] .sq-chip-body").first.evaluate(fill) == text
    for marked in (".sq-card[aria-pressed=true]", ".sq-space[data-last]", ".sq-seat[aria-current]"):
        assert page.locator(marked).evaluate("(each) => getComputedStyle(each).outlineStyle") in {"solid", "dashed"}


def test_the_focus_is_seen_wherever_tab_leads(show: Open):
    """2.4.7 and 2.4.11: each stop has a ring, lies in the window and under nothing; Tab leads in, on and out again."""
    page = show("wrong", viewport={"width": 1366, "height": 620})
    page.locator(".sq-card").first.click()
    page.locator("#cell").focus()
    stops = []
    for _ in range(20):
        page.keyboard.press("Tab")
        seen = page.evaluate(
            """() => {
              const each = document.activeElement;
              if (!each.closest(".sq-root")) return null;
              const box = each.getBoundingClientRect();
              const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              const ringed = each.closest("label") ?? each;
              const ring = [getComputedStyle(ringed).outlineStyle, getComputedStyle(ringed, "::after").boxShadow];
              return [each.ariaLabel ?? each.textContent, ring[0] !== "none" || ring[1] !== "none",
                ringed.contains(hit), box.top >= 0 && box.bottom <= innerHeight];
            }"""
        )
        if seen is None:
            break
        stops.append(seen)
    assert [stop for stop in stops if not all(stop[1:])] == []
    assert len(stops) >= 9, stops
    assert seen is None


def test_the_whole_screen_is_taken_and_given_back(show: Open):
    """The browser's full screen; Escape inside the page, or pressing again, gives it back; the focus stays."""
    page = show("play", viewport={"width": 1920, "height": 1080})
    button = page.get_by_role("button", name="Full screen")
    small = page.locator(".sq-line").evaluate("(each) => each.getBoundingClientRect().height")
    button.click()
    page.wait_for_function("document.fullscreenElement?.matches('.sq-root[data-large]')")
    assert button.get_attribute("aria-pressed") == "true"
    assert page.locator(".sq-line").evaluate("(each) => each.getBoundingClientRect().height") > 1.4 * small
    assert page.locator(".sq-root").evaluate("(each) => each.scrollHeight <= each.clientHeight")
    button.click()
    page.wait_for_function("!document.fullscreenElement && !document.querySelector('[data-large]')")
    assert button.evaluate("(each) => each === document.activeElement")


def test_the_start_screen_fills_the_screen_too_and_the_game_after_it(show: Open):
    """On a phone, where the button stands beside the languages; it is the same button in the game."""
    page = show("start", viewport={"width": 375, "height": 700})
    button = page.get_by_role("button", name="Full screen")
    button.click()
    page.wait_for_function("document.fullscreenElement?.matches('.sq-root[data-large]')")
    page.evaluate("harness.model.put(harness.scenes.play('en'))")
    page.locator(".sq-game").wait_for()
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    page.wait_for_function("!document.fullscreenElement && !document.querySelector('[data-large]')")


def test_where_full_screen_is_refused_the_board_lies_over_the_page(show: Open):
    """In a host that transforms and clips what is around the board, too; Escape goes back step by step."""
    page = show("play", viewport={"width": 390, "height": 800})
    page.evaluate("""() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
      const cell = document.getElementById("cell");
      cell.style = "transform: translateX(60px); width: 260px; height: 300px; overflow: hidden; contain: strict";
    }""")
    page.get_by_role("button", name="Full screen").evaluate("(each) => each.click()")
    page.wait_for_selector(".sq-root[data-large]")
    box = page.locator(".sq-root").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 390, "height": 800}
    page.locator(".sq-card").first.click()
    page.keyboard.press("Escape")
    assert page.locator(".sq-root[data-large]").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".sq-root[data-large]").count() == 0


def test_help_is_said_and_shown(show: Open):
    """One press tells how to play, also by keyboard, on the screen and to screen readers."""
    page = show("play", lang="es")
    page.get_by_role("button", name="Ayuda").press("Enter")
    assert "Escape" in page.locator(".sq-verdict").inner_text()
    assert "Escape" in page.get_by_role("status").first.inner_text()
