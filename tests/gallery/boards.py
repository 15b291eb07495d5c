"""Every state of the board in every theme at every width, as contact sheets."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

from tests.gallery.skills import OUT
from tests.widgets.states import STATES, enter

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SIZES = {320: 640, 375: 812, 768: 1024, 1366: 768, 1920: 1080}
# How the page asks for it, and what the browser is told; each in another language.
THEMES: dict[str, tuple[str, dict[str, Any]]] = {
    "light": ("theme=light&lang=en", {}),
    "dark": ("theme=dark&lang=es", {"color_scheme": "dark"}),
    "contrast": ("theme=light&lang=pt", {"contrast": "more"}),
    "forced": ("theme=dark&lang=en", {"forced_colors": "active", "color_scheme": "dark"}),
}
SHEET = 2000
PER_ROW = {320: 8, 375: 7, 768: 4, 1366: 3, 1920: 3}
PER_SHEET = {320: 16, 375: 14, 768: 12, 1366: 12, 1920: 12}


def draw_boards(browser: Browser, address: str, words: list[str]) -> None:
    """Draw all states, or those whose names hold one of the words."""
    names = [name for name in STATES if not words or any(word in name for word in words)]
    for theme, (query, options) in THEMES.items() if names else ():
        for width, height in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce", **options)
            page.goto(f"{address}/tests/widgets/harness/index.html?scene=play&{query}")
            page.wait_for_function("window.harness && harness.model.sent.length > 0")
            folder = OUT / f"board-{theme}-{width}"
            shutil.rmtree(folder, ignore_errors=True)
            for name in names:
                enter(page, STATES[name], query[-2:])
                page.screenshot(path=folder / f"{name}.png", full_page=True)
            page.close()
            sheets(browser, folder, names, width)


def sheets(browser: Browser, folder: Path, names: list[str], width: int) -> None:
    """Put pictures side by side, as many on a sheet as can be looked at."""
    page: Page = browser.new_page(viewport={"width": SHEET, "height": 800})
    wide = SHEET // PER_ROW[width] - 12
    for start in range(0, len(names), PER_SHEET[width]):
        pictures = "".join(
            f'<figure style="margin:0"><figcaption>{name}</figcaption><img src="{name}.png" width={wide}></figure>'
            for name in names[start : start + PER_SHEET[width]]
        )
        style = "display:flex;flex-wrap:wrap;gap:10px;margin:8px;font:14px sans-serif;background:#888"
        sheet = folder / "sheet.html"
        sheet.write_text(f'<!doctype html><body style="{style}">{pictures}', encoding="utf-8")
        page.goto(sheet.as_uri())
        page.screenshot(path=OUT / f"{folder.name}-{start // PER_SHEET[width] + 1}.png", full_page=True)
    page.close()
