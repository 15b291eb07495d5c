"""The result as a file that a pupil takes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.match import Match, MatchFileError, Pupil, read_match_file
from seqnum.results import Results
from seqnum.text import LANGUAGES, catalogue
from tests.match.tables import answer_right, match_of, playable, seven_thousands
from tests.widgets.bridge import Bridged, open_board

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def test_the_file_of_a_match_is_what_it_writes(tmp_path):
    """Kept in a folder or not, it is the same text, under the name it has there."""
    match = match_of(["Ana", "Ben"], save=tmp_path)
    answer_right(match, playable(match))
    (path,) = tmp_path.glob("*.jsonl")

    assert (match.file_name, match.file_text()) == (path.name, path.read_text(encoding="utf-8"))


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_button_keeps_the_result(browser: Browser, tmp_path: Path, lang: str):
    """A game that is kept nowhere is downloaded while it is played and at its end, and the teacher can read it.

    The whole match is in it once that is over; before, only what was seen of it.
    """
    match = Match(seven_thousands(), ["Ana", Pupil("Robi", company=True)], seed=5, lang=lang)
    answer_right(match, playable(match))
    page = browser.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    open_board(page, Bridged(match))
    words = catalogue(lang)
    with page.expect_download() as coming:
        page.get_by_role("button", name=words["widgets.board.keep.title"]).click()
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)

    assert kept.name == match.hand_in_name
    assert kept.read_text(encoding="utf-8") == match.hand_in_text()
    with pytest.raises(MatchFileError, match="a browser kept"):
        read_match_file(kept)
    assert page.locator(".sq-verdict").inner_text() == words["widgets.board.keep.done"]
    assert len(Results.read(tmp_path).frame) == sum(one.student == "Ana" for one in match.attempts())

    match.ring()
    again = browser.new_page(viewport={"width": 375, "height": 800}, reduced_motion="reduce")
    open_board(again, Bridged(match))
    with again.expect_download() as coming:
        again.locator(".sq-ending").get_by_role("button", name=words["widgets.board.keep.title"]).click()
    coming.value.save_as(kept)
    assert read_match_file(kept).events == tuple(match.log)
