"""A deck as one HTML page that a browser prints: nothing is fetched, nothing has to run."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.decks.paper.board import board_sheets
from seqnum.decks.paper.cards import back_pattern, card_sheets
from seqnum.decks.paper.chips import chip_sheets
from seqnum.decks.paper.key import key_sheets
from seqnum.decks.paper.page import FOOT, MARGIN, Paper, paper
from seqnum.decks.paper.rules import rules_sheet
from seqnum.engine import preset
from seqnum.errors import quoted
from seqnum.saving import save_page
from seqnum.text import base_language, language, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from seqnum.decks.deck import Deck
    from seqnum.decks.paper.sheet import Sheet

PARTS = ("board", "rules", "cards", "chips", "key")


def to_html(
    deck: Deck, path: Path | None, *, on: str, lang: str | None, tiled: bool, parts: Sequence[str], backs: bool
) -> str:
    """Return a deck as a page to print, and write it to a file; see :meth:`seqnum.decks.Deck.to_html`."""
    page = _page(deck, paper(on), lang or language(), tiled=tiled, parts=_known(parts), backs=backs)
    if path is not None:
        save_page(path, page, DeckError)
    return page


def _known(parts: Sequence[str]) -> tuple[str, ...]:
    asked = (parts,) if isinstance(parts, str) else tuple(parts)
    for part in asked:
        if part not in PARTS:
            raise DeckError("paper.error.part", given=quoted(part), works=", ".join(PARTS))
    return asked


def _page(deck: Deck, on: Paper, lang: str, *, tiled: bool, parts: Sequence[str], backs: bool) -> str:
    sheets = [sheet for part in PARTS if part in parts for sheet in _sheets(part, deck, on, lang, tiled=tiled)]
    if not sheets:
        raise DeckError("paper.error.nothing", parts=", ".join(parts), name=quoted(deck.name))
    size = f":root{{--wide:{on.width:g}mm;--high:{on.height:g}mm;--margin:{MARGIN:g}mm;--foot:{FOOT:g}mm}}"
    print_on = f"@page{{size:{on.width:g}mm {on.height:g}mm;margin:0}}"
    advice = [say("paper.screen.scale", lang, paper=on.name), *([say("paper.screen.backs", lang)] if backs else [])]
    title = escape(deck.name)
    return "".join(
        [
            f'<!doctype html>\n<html lang="{_tag(lang)}"><head><meta charset="utf-8"><title>{title}</title>',
            f"<style>{print_on}{size}\n{_css()}</style></head>\n<body>",
            f"<aside><h1>{title}</h1>{''.join(f'<p>{escape(line)}</p>' for line in advice)}</aside>\n",
            back_pattern(on) if backs and "cards" in parts else "",
            *(sheet.html(deck.name, backs=backs) for sheet in sheets),
            "</body></html>\n",
        ]
    )


def _sheets(part: str, deck: Deck, on: Paper, lang: str, *, tiled: bool) -> list[Sheet]:
    """Return the sheets of a part; none where a game has no such thing, as dice have no cards.

    A deck for several levels has cards and a key for each.
    """
    levels = deck.levels or (None,)
    match part:
        case "board":
            return board_sheets(deck, on, lang, tiled=tiled)
        case "cards":
            hand = preset(deck.rules).source == "hand"
            return [sheet for level in levels if hand for sheet in card_sheets(deck, on, lang, level)]
        case "chips":
            return chip_sheets(deck, on, lang, tiled=tiled)
        case "key":
            return [sheet for level in levels if deck.asks for sheet in key_sheets(deck, on, lang, level)]
    return [rules_sheet(deck, lang)]


def _tag(lang: str) -> str:
    """Return a language tag as browsers want it; only what names a language of ours gets into the page."""
    _, mark, region = lang.replace("_", "-").partition("-")
    return base_language(lang) + (f"-{region.upper()}" if mark and region.isalpha() else "")


@cache
def _css() -> str:
    return (files("seqnum.decks.paper") / "paper.css").read_text(encoding="utf-8")
