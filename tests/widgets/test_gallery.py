"""Every skill's easiest and hardest cards, drawn by the board's own JavaScript on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.maths.skills import SKILLS
from seqnum.text import LANGUAGES
from tests.gallery.__main__ import WIDTHS, shown

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(harness: str, browser: Browser) -> Page:
    page = browser.new_page(viewport={"width": WIDTHS["phone"], "height": 800})
    page.goto(harness.replace("widgets/harness", "gallery"))
    page.wait_for_function("Boolean(window.show)")
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_is_wider_than_its_card(phone: Page, lang: str):
    """The easiest and the hardest card of every level of every skill fit at 375 pixels."""
    phone.evaluate("([skills, lang]) => show(skills, lang)", [[shown(skill, lang) for skill in SKILLS.values()], lang])
    assert phone.evaluate("document.querySelectorAll('.sq-card').length") > len(SKILLS)
    assert phone.evaluate("tooWide()") == []


def test_words_and_formulas_share_a_card(phone: Page):
    """A phrase is words with formulas, in which a comma stays with what it follows; a determinant has bars."""
    skills = [shown(SKILLS[name], "en") for name in ("remainder", "determinant_2x2")]
    phone.evaluate("([skills, lang]) => show(skills, lang)", [skills, "en"])
    assert phone.locator(".sq-phrase").first.inner_text().split()[:2] == ["remainder", "of"]
    assert phone.locator(".sq-phrase math").first.is_visible()
    bars = phone.locator(".sq-fenced-straight").first.evaluate("(table) => getComputedStyle(table).borderLeftWidth")
    assert bars != "0px"
