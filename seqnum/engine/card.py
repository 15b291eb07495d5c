"""One card of a game, as the engine sees it: no question, only what it may be played on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from seqnum.engine.errors import RulesError

Kind = Literal["face", "wild", "remove"]


@dataclass(frozen=True)
class Card:
    """A card.

    Parameters
    ----------
    kind
        ``"face"`` goes on a space that shows its face, ``"wild"`` (Plus, two-eyed jack) on any open space,
        ``"remove"`` (Minus, one-eyed jack) takes an opponent's chip away.
    face
        What a face card is matched by; ``None`` for the others.

    Raises
    ------
    RulesError
        When the kind is unknown, or a face is missing or too many.

    Examples
    --------
    >>> Card("face", "12")
    Card(kind='face', face='12')
    """

    kind: Kind
    face: str | None = None

    def __post_init__(self) -> None:
        if self.kind not in get_args(Kind):
            raise RulesError("engine.error.card_kind", given=self.kind, works=", ".join(get_args(Kind)))
        if (self.kind == "face") != (isinstance(self.face, str) and self.face != ""):
            raise RulesError("engine.error.card_face", kind=self.kind, given=self.face)
