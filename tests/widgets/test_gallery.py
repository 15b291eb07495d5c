"""Every skill's easiest and hardest cards, drawn by the board's own JavaScript on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.maths.skills import SKILLS
from seqnum.text import LANGUAGES
from tests.gallery.skills import WIDTHS, shown

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(harness: str, browser: Browser) -> Page:
    page = browser.new_page(viewport={"width": WIDTHS["phone"], "height": 800})
    page.goto(harness.replace("widgets/harness", "gallery"))
    page.wait_for_function("Boolean(window.show)")
    return page


def draw(page: Page, lang: str, *skills: str) -> None:
    drawn = [shown(SKILLS[name], lang) for name in skills or SKILLS]
    page.evaluate("([skills, lang]) => show(skills, lang)", [drawn, lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_answer_fits_and_can_be_read(phone: Page, lang: str):
    """At 375 pixels the easiest and hardest questions of every level fit their cards, the answers spaces and chips.

    No print is tiny, no root without its sign, no bracket lower than what it holds.
    """
    draw(phone, lang)
    assert phone.evaluate("document.querySelectorAll('.sq-card').length") > 2 * len(SKILLS)
    assert phone.evaluate("document.querySelectorAll('.sq-space').length") == 16 * len(SKILLS)
    assert phone.evaluate("faults()") == []


@pytest.mark.parametrize("family", ["DejaVu Sans", "monospace"])
def test_other_fonts_change_the_size_of_print(phone: Page, family: str):
    """Questions and answers are measured: in wide fonts, too, they fit."""
    phone.add_style_tag(content=f".sq-root, .sq-root math {{ --sq-font: '{family}'; font-family: '{family}' }}")
    draw(phone, "pt")
    assert [fault for fault in phone.evaluate("faults()") if fault.startswith("overflows")] == []


def test_words_and_formulas_share_a_card(phone: Page):
    """A phrase is words with formulas, in which a comma stays with what it follows; a determinant has bars."""
    draw(phone, "en", "remainder", "determinant_2x2")
    assert phone.locator(".sq-phrase").first.inner_text().split()[:2] == ["remainder", "of"]
    assert phone.locator(".sq-phrase math").first.is_visible()
    bars = phone.locator(".sq-fenced-straight").first.evaluate("(table) => getComputedStyle(table).borderLeftWidth")
    assert bars != "0px"


def test_lines_break_between_clauses(phone: Page):
    """“hypotenuse 5, leg 4, other leg?”: no line ends between a word and its number, and clauses come first."""
    draw(phone, "en", "pythagoras")
    card = phone.locator(".sq-card").filter(has_text="other leg").first
    assert [text.replace("\u00a0", " ") for text in card.locator(".sq-clause").all_text_contents()] == [
        "hypotenuse 5,",
        "leg 4,",
        "other leg?",
    ]
    assert card.locator(".sq-piece").first.text_content() == "hypotenuse\u00a05,"


def test_times_and_divided_stand_equally_apart(phone: Page):
    """6 ÷ 2 × 6 does not look like 6 ÷ (2 × 6)."""
    draw(phone, "en", "order_of_operations")
    gaps = (
        phone.locator(".sq-card")
        .filter(has_text="÷2×")
        .first.evaluate(
            """(card) => [...card.querySelectorAll("mo")].map((sign) => {
          const before = sign.previousElementSibling ?? sign.parentElement.previousElementSibling;
          const after = sign.nextElementSibling;
          return Math.round(after.getBoundingClientRect().left - before.getBoundingClientRect().right);
        })"""
        )
    )
    assert len(gaps) == 2
    assert abs(gaps[0] - gaps[1]) <= 2


@pytest.mark.parametrize(
    ("skill", "lines"), [("factor_quadratic", ["(x+2)", "(x+4)"]), ("complex_multiply", ["−6", "+36i"])]
)
def test_long_answers_break_into_lines(phone: Page, skill: str, lines: list[str]):
    """Between factors and before signs an answer may go on in the next line, which lets print be larger."""
    draw(phone, "en", skill)
    parts = phone.locator(".sq-space").first.locator(".sq-piece")
    assert [text.replace("\u2062", "") for text in parts.all_text_contents()] == lines
    tops = parts.evaluate_all("(all) => all.map((part) => part.getBoundingClientRect().top)")
    assert tops[0] < tops[1]


@pytest.mark.parametrize(
    ("columns", "number", "lines"),
    [
        (8, "11,483", 1), (8, "12.375", 1), (8, "−100,000", 2), (8, "−100.000", 2), (8, "−100\u202f000", 2),
        (8, "0.123456", 2), (10, "8,640", 1), (10, "57.03", 1), (10, "11,483", 1), (10, "0.0071", 1),
        (10, "−100,000", 2),
    ],
)  # fmt: skip
def test_a_long_number_goes_on_in_the_next_line_where_it_would_be_small(
    phone: Page, columns: int, number: str, lines: int
):
    """Behind a mark of its groups or decimals; on a phone no number is below ten pixels, on a chip neither."""
    drawn = phone.evaluate("([number, columns]) => numbers([number], columns)", [number, columns])
    assert len(drawn) == 2 * columns
    assert min(size for size, _ in drawn) >= 10
    assert {count for _, count in drawn[:columns]} == {lines}


def test_exponents_on_spaces_are_raised_and_small(phone: Page):
    """In 3x² + 6x − 1 the 2 is smaller than the 3."""
    draw(phone, "en", "derivative_expression")
    raised = phone.locator(".sq-space msup").first
    base, exponent = raised.evaluate(
        "(each) => [...each.children].map((part) => parseFloat(getComputedStyle(part).fontSize))"
    )
    assert exponent < 0.85 * base
