"""One side of a sheet of paper, as an element that fills it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet, front and back.

    Parameters
    ----------
    kind
        What is on it: ``"board"``, ``"cards"`` …
    front
        Its HTML.
    foot
        What the line at the bottom says.
    back
        What belongs on the other side; nothing for an empty one.
    turned
        Whether the front is wider than high, and stands on its side.
    """

    kind: str
    front: str
    foot: str
    back: str = ""
    turned: bool = False

    def html(self, name: str, *, backs: bool) -> str:
        """Return the sheet as HTML.

        Parameters
        ----------
        name
            The deck's.
        backs
            Whether the other side is printed too; an empty one keeps fronts and backs of what follows together.
        """
        way = " turned" if self.turned else ""
        front = _side(f"{self.kind}{way}", self.front, f"{name} · {self.foot}")
        if not backs:
            return front
        return front + _side(f"{self.kind} reverse" if self.back else "empty", self.back, "")


def _side(kind: str, inside: str, foot: str) -> str:
    line = f"<footer>{escape(foot)}</footer>" if foot else ""
    return f'<section class="sheet {kind}"><div class="room">{inside}</div>{line}</section>\n'
