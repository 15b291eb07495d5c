"""A match step by step as one HTML page: the board's own code and pictures inside, nothing fetched, no kernel."""

from __future__ import annotations

import json
import re
from html import escape
from typing import TYPE_CHECKING, Any

from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.widgets.replay import Replay

_STYLE = """
:root { color-scheme: light dark; --jp-layout-color1: Canvas; }
body { margin: 0 auto; padding: 12px; max-width: 1200px; font-family: system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 1.2rem; }
figure { margin: 0; }
figure svg { max-width: 100%; height: auto; }
@media screen { .seqnum-scripted figure { display: none; } }
@media print {
  @page { margin: 12mm; }
  body { max-width: none; padding: 0; }
  figure svg { width: 120mm; }
  .sq-root :is(.sq-board, .sq-seats, .sq-message, .sq-steering, .sq-count) { display: none; }
  .sq-root :is(.sq-game, .sq-tray, .sq-history) { display: block; border: 0; padding: 0; }
  .sq-root { padding: 4mm 0; max-width: none; }
  .sq-root .sq-steps { max-height: none; overflow: visible; columns: 2; column-gap: 8mm; }
  .sq-root .sq-steps li { break-inside: avoid; }
}
"""
_EXPORT = re.compile(r"export\s*\{\s*(\w+) as default\s*\};?\s*$")
_NAMED = r"const seqnumBoard = \1;"
"""A script in a page has nobody to export to: what the board's module gives is named instead."""
_SHOW = """
const page = document.getElementById("seqnum-replay");
const traits = JSON.parse(document.getElementById("seqnum-match").textContent);
document.body.classList.add("seqnum-scripted");
seqnumBoard.render({ model: { get: (name) => traits[name] }, el: page });
"""


def replay_page(shown: Replay) -> str:
    """Return a replay as a page.

    Where no script runs, and on paper, the board as it stood at the end is a picture.

    Parameters
    ----------
    shown
        The match. What the page holds of it is what the widget gives a browser, so no card that was not played.
    """
    traits = {"table": shown.table, "texts": shown.texts, "moments": shown.moments}
    lang = str(shown.table["lang"])
    title = say("widgets.replay.title", lang, names=", ".join(str(seat["name"]) for seat in shown.table["seats"]))
    return "".join(
        [
            f'<!doctype html>\n<html lang="{escape(lang)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{shown._css}{_STYLE}</style></head>\n<body>",  # noqa: SLF001
            f"<main><h1>{escape(title)}</h1>\n<figure>{shown.to_svg()}</figure>\n",
            '<div id="seqnum-replay"></div></main>\n',
            f'<script type="application/json" id="seqnum-match">{_inert(traits)}</script>\n',
            f'<script type="module">\n{_EXPORT.sub(_NAMED, shown._esm)}{_SHOW}</script>\n</body></html>\n',  # noqa: SLF001
        ]
    )


def _inert(traits: dict[str, Any]) -> str:
    """Return JSON that cannot end the element it stands in, whatever somebody is called."""
    return json.dumps(traits, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
