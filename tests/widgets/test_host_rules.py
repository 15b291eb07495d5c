"""What hosts that cannot run here (VS Code, Colab) ask of a front end, held by rules and on pages like theirs."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.widgets import Board, Replay
from tests.match.tables import answer_wrong, match_of, playable
from tests.widgets.test_drag import drag, middle
from tests.widgets.test_front_end import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    Open = Callable[..., Page]

SCRIPT, STYLE = Board._esm, Board._css
CODE = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", SCRIPT, flags=re.DOTALL | re.MULTILINE)
RULES = re.sub(r"/\*.*?\*/", "", STYLE, flags=re.DOTALL)


def test_code_and_style_are_texts():
    """As paths they would keep every board alive for ever, and a file that changes would be watched."""
    assert all(type(text) is str and len(text) > 10_000 for kind in (Board, Replay) for text in (kind._esm, kind._css))


def test_one_plain_module():
    """No other module system is spoken, nothing is loaded later, and the one export is what anywidget calls."""
    assert not re.search(r"\b(define|require|importScripts)\s*\(|\bmodule\.exports|\bexports\.|\bamd\b", CODE)
    assert not re.search(r"\bimport\b", CODE)
    (exported,) = re.findall(r"\bexport\b[^;]*;", CODE)
    assert re.fullmatch(r"export\{\w+ as default\};", exported)


def test_nothing_global():
    """The page's names are left alone: only voices and storage of window are used, of the document only elements."""
    assert "globalThis" not in CODE
    assert set(re.findall(r"\bwindow\.(\w+)", CODE)) <= {"speechSynthesis", "localStorage", "sessionStorage"}
    assert set(re.findall(r"\bdocument\.(\w+)", CODE)) <= {
        "createElement", "createElementNS", "createTextNode", "createDocumentFragment", "visibilityState",
        "addEventListener", "removeEventListener",
    }  # fmt: skip


def test_python_alone_writes_what_is_shown(root: Path):
    """No value of the model is set from the page: nothing comes back as an echo, is merged on the way or goes round."""
    written = "\n".join(path.read_text(encoding="utf-8") for path in (root / "seqnum/widgets/js").glob("*.js"))
    assert not re.search(r"\bsave_changes\b|\bmodel\.set\b", CODE + written)
    assert re.findall(r"\bmodel\.(\w+)\(", written).count("send") == 1


def test_everything_is_drawn_with_elements_and_svg():
    """Nothing is painted in pixels, so nothing blurs on a fine screen."""
    assert not re.search(r"canvas|drawImage|getContext|\.(png|jpe?g|gif|webp)\b", CODE + RULES)


def test_the_style_is_the_board_s_alone():
    """Each rule, animation and property has our prefix; what Jupyter may lack has a value beside it."""
    selectors = [one for one in re.findall(r"([^{}]+)\{", RULES) if not one.strip().startswith("@")]
    frames = re.compile(r"^\s*(from|to|[\d.]+%)(\s*,\s*(from|to|[\d.]+%))*\s*$")
    parts = [part for one in selectors if not frames.match(one) for part in split_selectors(one)]
    assert len(parts) > 200
    assert [part for part in parts if ".sq-" not in part] == []
    names = re.findall(r"@(?:keyframes|container|layer|property)\s+([\w-]+)", RULES)
    assert names
    assert all(re.match(r"(--)?sq\b", name) for name in names)
    assert all(name.startswith("--sq-") for name in re.findall(r"(?:^|[{;]\s*)(--[\w-]+)\s*:", RULES))
    assert not re.search(r"var\(\s*--(?!sq-)[\w-]+\s*\)", RULES)


def split_selectors(text: str) -> list[str]:
    """Split at commas that stand in no brackets."""
    return [part.strip() for part in re.split(r",(?![^()]*\))", text) if part.strip()]


def test_jupyter_s_own_names_are_not_needed():
    """Of Jupyter's classes none, of its attributes only the theme, which other hosts say in other words."""
    assert set(re.findall(r"\bjp-[\w-]+", CODE + RULES.replace("--jp-", ""))) <= {"jp-theme-light"}
    assert "prefers-color-scheme" not in RULES


IN_A_FRAME = """async () => {
  const frame = document.createElement("iframe");
  frame.style = "width: 1100px; height: 700px; border: 0";
  frame.srcdoc = "<!doctype html><body data-theme='dark'><p tabindex='-1' id='cell'></p></body>";
  const loaded = new Promise((done) => { frame.onload = done; });
  harness.cleanUps.pop()();
  document.body.replaceChildren(frame);
  await loaded;
  const page = frame.contentWindow;
  const held = new Set();
  const numbers = new Map();
  const keyOf = (type, listener) => {
    if (!numbers.has(listener)) numbers.set(listener, numbers.size);
    return `${type} ${numbers.get(listener)}`;
  };
  const { addEventListener: add, removeEventListener: remove } = page.EventTarget.prototype;
  const counting = (change, original) => function (type, listener, ...rest) {
    if (this === page || this === page.document) held[change](keyOf(type, listener));
    return original.call(this, type, listener, ...rest);
  };
  page.EventTarget.prototype.addEventListener = counting("add", add);
  page.EventTarget.prototype.removeEventListener = counting("delete", remove);
  page.held = () => [...held].map((each) => each.split(" ")[0]).sort();
  page.document.addEventListener("keydown", ({ key }) => (page.heard ??= []).push(key), true);
  const style = page.document.createElement("style");
  style.textContent = await (await fetch("/seqnum/widgets/static/board.css")).text();
  page.document.head.append(style);
  const { default: board } = await import("/seqnum/widgets/static/board.js");
  const el = page.document.createElement("div");
  page.document.getElementById("cell").append(el);
  harness.cleanUps.push(board.render({ model: harness.model, el }));
}"""


@pytest.mark.browser
def test_the_board_works_in_another_document_than_its_script(show: Open):
    """In a frame's page, the script outside: mouse, keys, theme, Escape; at the end the frame's page is as before."""
    page = show("play")
    page.evaluate(IN_A_FRAME)
    frame = page.frames[1]
    frame.locator(".sq-root[data-sq-theme=dark]").wait_for()
    assert frame.evaluate("held()") == [
        *("blur", "focus", "fullscreenchange", "keydown", "keydown", "keydown", "resize", "visibilitychange")
    ]

    where = middle(frame.locator(".sq-space").nth(3))
    held = frame.evaluate("held()")  # from here on with what Playwright listens to
    drag(page, frame.locator(".sq-card").nth(0), *where)
    page.mouse.up()
    assert frame.evaluate("held()") == held
    frame.locator(".sq-card").nth(1).focus()
    page.keyboard.press("ArrowLeft")
    assert frame.locator(".sq-card").nth(0).evaluate("(each) => each === document.activeElement")
    frame.locator(".sq-space").nth(3).focus()
    for key in ("a", "ArrowRight", "Control+s"):
        page.keyboard.press(key)
    assert frame.locator(".sq-space").nth(4).evaluate("(each) => each === document.activeElement")
    for _ in range(3):
        page.keyboard.press("Escape")

    sent = [message for message in page.evaluate("harness.model.sent") if message["type"] == "play"]
    assert [message["cell"] for message in sent] == [3]
    assert set(frame.evaluate("heard")) <= {"Control", "s", "Escape"}
    assert frame.evaluate("document.activeElement.id") == "cell"
    page.evaluate("harness.cleanUps.pop()()")
    assert frame.evaluate("document.querySelector('.sq-root')") is None
    ours = ("blur", "focus", "fullscreenchange", "keydown", "keydown", "resize", "visibilitychange")
    assert Counter(held) - Counter(frame.evaluate("held()")) == Counter(ours)


@pytest.mark.browser
@pytest.mark.parametrize("query", ["", "&shadow=1"])
def test_nothing_is_put_outside_the_board_s_own_element(show: Open, query: str):
    """Through all scenes, a win and a kept file, head and body get no element of ours but the one we were given."""
    page = show("play", query=query)
    page.evaluate(
        """() => {
          window.strangers = [];
          const own = document.getElementById("holder");
          const look = (changes) => changes.forEach(({ target, addedNodes }) => {
            if (!own.contains(target)) addedNodes.forEach((node) => strangers.push(node.nodeName));
          });
          new MutationObserver(look).observe(document, { childList: true, subtree: true });
        }"""
    )
    for scene in ("start", "resume", "play", "wrong", "handover", "over", "six"):
        page.evaluate("(scene) => harness.show(scene, 'en')", scene)
    page.evaluate(
        "() => { harness.show('play', 'en'); harness.model.send = (asked) => harness.model.sent.push(asked); }"
    )
    page.get_by_role("button", name=say("keep.title")).click()
    with page.expect_download() as kept:
        page.evaluate(
            """() => {
              const { sent } = harness.model;
              const file = { name: "match.jsonl", text: "{}" };
              const id = sent.findLast(({ type }) => type === "file").id;
              harness.model.emit("msg:custom", { type: "reply", id, ok: true, text: null, seq: 12, file });
            }"""
        )
    assert kept.value.suggested_filename == "match.jsonl"
    assert page.evaluate("strangers") == []


@pytest.mark.browser
def test_the_board_follows_the_width_of_its_place(show: Open):
    """Narrow and wide again, as when a side panel opens and closes: nothing sticks out, print is as large as before."""
    page = show("play", viewport={"width": 1366, "height": 768})
    sizes = (
        """() => [...document.querySelectorAll(".sq-space, .sq-card")].map((each) => getComputedStyle(each).fontSize)"""
    )
    wide = page.evaluate(sizes)
    page.set_viewport_size({"width": 375, "height": 768})
    page.wait_for_function("document.querySelector('.sq-board').offsetWidth <= 375")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    page.set_viewport_size({"width": 1366, "height": 768})
    page.wait_for_function(f"JSON.stringify(({sizes})()) === JSON.stringify({wide!r})")


@pytest.mark.browser
def test_a_strict_server_needs_to_allow_blobs_and_no_more(browser: Browser):
    """With scripts from blobs alone, no eval and no host to ask, the board stands and nothing is complained of."""
    page = browser.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    allowed = "default-src 'none'; script-src blob: 'nonce-test'; style-src 'unsafe-inline'"
    script = "export const traits = TRAITS;".replace("TRAITS", json.dumps(shown_traits()))
    page.route(
        "http://school.test/",
        lambda route: route.fulfill(
            content_type="text/html",
            headers={"Content-Security-Policy": allowed},
            body=f"""<!doctype html><html lang="en"><style>{STYLE}</style><body></body>
            <script type="module" nonce="test">
            const url = (text) => URL.createObjectURL(new Blob([text], {{ type: "text/javascript" }}));
            const {{ default: board }} = await import(url({json.dumps(SCRIPT)}));
            const {{ traits }} = await import(url({json.dumps(script)}));
            board.render({{ model: {{ get: (name) => traits[name] }}, el: document.body }});
            </script></html>""",
        ),
    )
    page.goto("http://school.test/")
    page.locator(".sq-root .sq-step").first.wait_for()
    page.get_by_role("button", name="One step on").click()
    assert said == []
    page.close()


def shown_traits() -> dict[str, Any]:
    match = match_of(["Ana", "Ben"])
    answer_wrong(match, playable(match))
    shown = Replay(match, lang="en")
    return {"table": shown.table, "texts": shown.texts, "moments": shown.moments}
