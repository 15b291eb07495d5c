"""A card dragged to a space by the mouse; a finger goes on tapping."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.widgets.test_front_end import cards, sent, spaces

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    Open = Callable[..., Page]

pytestmark = pytest.mark.browser


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, x: float, y: float) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(x, y, steps=8)


@pytest.mark.parametrize("query", ["", "&shadow=1"])
def test_a_card_dropped_on_a_space_is_played_there(show: Open, query: str):
    """The space under the card is marked on the way; one message goes out, as for two clicks."""
    page = show("play", query=query)
    drag(page, cards(page).nth(0), *middle(spaces(page).nth(3)))
    assert page.locator(".sq-card[data-ghost]").count() == 1
    assert spaces(page).nth(3).get_attribute("data-over") == ""
    page.mouse.up()

    (message,) = sent(page)
    assert (message["type"], message["cell"]) == ("play", 3)
    assert page.locator(".sq-card[data-ghost], [data-over]").count() == 0


def test_on_a_large_full_screen_the_card_is_under_the_pointer(show: Open):
    """There everything is enlarged: the card lifted is as large as the one in the hand, and follows the mouse."""
    page = show("play", viewport={"width": 1920, "height": 1080})
    page.get_by_role("button", name="Full screen").click()
    page.wait_for_function("document.fullscreenElement?.matches('.sq-root[data-large]')")
    card, space = cards(page).nth(0), spaces(page).nth(3)
    held, there = middle(card), middle(space)
    drag(page, card, *there)
    ghost, (x, y) = page.locator(".sq-card[data-ghost]"), middle(card)
    width = "(each) => each.offsetWidth"
    assert ghost.evaluate(width) == pytest.approx(card.evaluate(width), abs=2)
    assert middle(ghost) == pytest.approx((x + there[0] - held[0], y + there[1] - held[1]), abs=3)
    page.mouse.up()
    (message,) = sent(page)
    assert (message["type"], message["cell"]) == ("play", 3)


def test_a_card_dropped_beside_the_board_or_where_it_lay_stays_chosen(show: Open):
    """Nothing is played; the card is chosen, so that a click on a space goes on with it."""
    page = show("play")
    for where in ((2.0, 2.0), middle(cards(page).nth(0))):
        drag(page, cards(page).nth(0), 300, 300)
        page.mouse.move(*where)
        page.mouse.up()
        assert sent(page) == []
        assert cards(page).nth(0).get_attribute("aria-pressed") == "true"
        cards(page).nth(0).click()
        assert cards(page).nth(0).get_attribute("aria-pressed") == "false"


def test_a_click_with_an_unsteady_hand_is_a_click(show: Open):
    """A few pixels are no drag."""
    page = show("play")
    x, y = middle(cards(page).nth(0))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y + 3)
    page.mouse.up()
    assert cards(page).nth(0).get_attribute("aria-pressed") == "true"


def test_a_card_that_has_to_wait_is_not_dragged(show: Open):
    """It stays where it is, as when it is clicked."""
    page = show("must")
    barred = page.locator(".sq-card[data-barred]").first
    drag(page, barred, *middle(spaces(page).nth(3)))
    assert page.locator(".sq-card[data-ghost]").count() == 0
    page.mouse.up()
    assert sent(page) == []
