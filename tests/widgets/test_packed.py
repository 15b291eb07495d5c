"""Cards travel in few letters: the page has to make of them what Python had."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from seqnum.maths import SKILLS
from seqnum.text import LANGUAGES
from seqnum.widgets.packed import TAGS, packed, packed_formula
from tests.widgets.test_state_size import opened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SITE = "http://board.test/"
UNPACK = """async (states) => {
  const { unpacked } = await import("/packed.js");
  return states.map((state) => JSON.stringify(unpacked(state)));
}"""

leaves = st.one_of(
    st.tuples(st.just("mn"), st.one_of(st.integers(0, 999).map(str), st.sampled_from(["0.5", "1,25"]))),
    st.tuples(st.just("mo"), st.sampled_from("+−×÷=(),.|{}<>&⁢⁡∫")),
    st.tuples(st.just("mi"), st.sampled_from(["x", "y", "π", "lím", "□", "log"])),
    st.tuples(st.just("mtext"), st.sampled_from(["%", "\u00a0of\u00a0", "R$", "2 < 3 & 4"])),
)
trees = st.recursive(
    leaves,
    lambda inner: st.tuples(
        st.sampled_from([tag for tag in TAGS if tag not in {"mn", "mo", "mi", "mtext", "math"}]),
        st.lists(inner, max_size=3),
    ),
    max_leaves=6,
)


def written(tree: Any) -> str:
    tag, inside = tree
    node = ET.Element(tag)
    if isinstance(inside, str):
        node.text = inside
    else:
        node.extend(ET.fromstring(written(each)) for each in inside)
    return ET.tostring(node, encoding="unicode", short_empty_elements=False)


@pytest.fixture
def at_home(browser: Browser, root: Path) -> Iterator[Page]:
    """A page that can load the board's own source."""
    page = browser.new_page()
    code = (root / "seqnum/widgets/js/packed.js").read_text(encoding="utf-8")
    page.route(f"{SITE}**", lambda route: route.fulfill(content_type="text/html", body="<!doctype html>"))
    page.route(f"{SITE}packed.js", lambda route: route.fulfill(content_type="text/javascript", body=code))
    page.goto(SITE)
    yield page
    page.close()


def canonical(mathml: str | None) -> str:
    return ET.canonicalize(f"<p>{mathml}</p>")


def plain(card: dict[str, Any]) -> dict[str, Any]:
    return card | {"text": None, "mathml": canonical(card["mathml"])} if card["mathml"] else card


@pytest.mark.browser
def test_a_page_unpacks_the_cards_of_every_skill(at_home: Page) -> None:
    """A hand of each skill comes out as it went in; only the plain text of a formula is worked out anew."""
    states = [opened(skill, lang).state for skill in SKILLS for lang in LANGUAGES]
    shown = [json.loads(text) for text in at_home.evaluate(UNPACK, [packed(state) for state in states])]
    for state, seen in zip(states, shown, strict=True):
        assert [plain(card) for card in seen["hand"]] == [plain(card) for card in state["hand"]]
        rest = {"hand", "lesson", "unfinished"}
        assert {name: seen[name] for name in seen.keys() - rest} == {name: state[name] for name in state.keys() - rest}


@pytest.mark.browser
def test_a_page_unpacks_any_formula(at_home: Page) -> None:
    """Digits beside digits, signs that mean something in a page's source, empty elements."""

    @settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # other tests have the processor too
    @given(st.lists(trees, min_size=1, max_size=3))
    def check(formula: list[Any]) -> None:
        mathml = f"so &amp; <math>{''.join(map(written, formula))}</math> left"
        short = packed_formula(mathml)
        assert "<math" not in short
        [text] = at_home.evaluate(UNPACK, [{"hand": [{"id": "k1", "mathml": short}]}])
        assert canonical(json.loads(text)["hand"][0]["mathml"]) == canonical(mathml)

    check()


def test_what_has_no_letter_goes_as_it_is() -> None:
    """A formula of somebody's own skill may hold more of MathML than ours do."""
    theirs = "<math><mstyle displaystyle='true'><mn>3</mn></mstyle></math>"
    assert packed_formula(theirs) == theirs


def test_nought_is_not_nothing() -> None:
    """The first player, seat 0, may be on the move, the viewer, and the winner."""
    assert packed({"turn": 0, "viewer": 0, "winner": 0, "saved": None}) == {"turn": 0, "viewer": 0, "winner": 0}
