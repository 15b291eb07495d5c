"""What a broken, late, curious or hostile page may send to a board, none of which may change anything."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

KINDS = (
    "play", "number", "swap", "pass", "check", "claim", "draw", "give_up", "undo", "next", "penalty", "ready", "again",
    "resume", "card", "code", "helped", "file", "receive", "language", "start", "hello",
)  # fmt: skip
QUIET = {"code", "file", "hello"}
"""These are answered at any time, and change nothing."""
TOO_LARGE = 60_000
ODD: tuple[Any, ...] = (
    None, True, False, -1, 1.5, 10**30, -(10**400), math.nan, math.inf, -math.inf, "", "0", "k", "\ud800", "\udfff7",
    "\0", "\u202e", "<b>", "__class__", "'; DROP TABLE", "7" * 300, [], {}, [[]], {"": None}, [0] * 100, {"id": 1},
)  # fmt: skip


@dataclass
class BadMessages:
    """Makes messages for a board that shows a state."""

    rng: Random
    state: dict[str, Any]
    spaces: int = 36

    def any(self) -> Any:
        """Return one that has to be refused."""
        return self.rng.choice(self.ways)()

    def __post_init__(self) -> None:
        if views := self.state.get("views"):  # on screens of their own: that of who is to move
            self.state = self.state | views[self.state["turn"]]

    @property
    def ways(self) -> tuple[Callable[[], Any], ...]:
        return (
            self.no_message, self.nested, self.odd_field, self.left_out, self.unknown_field, self.stale, self.foreign,
            self.oversized, self.impossible,
        )  # fmt: skip

    def right(self, kind: str) -> dict[str, Any]:
        """Return a message of the right form that is of this moment."""
        seat = self.state.get("viewer")
        hand = [card["id"] for card in self.state.get("hand", ())] or ["k0"]
        seat = 0 if seat is None else seat
        fields: dict[str, dict[str, Any]] = {
            "play": {"seat": seat, "card": self.rng.choice(hand), "cell": self.rng.randrange(self.spaces)},
            "number": {"seat": seat, "card": self.rng.choice(hand), "text": "7"},
            "swap": {"seat": seat, "card": self.rng.choice(hand)},
            "pass": {"seat": seat},
            "check": {"seat": seat, "agrees": self.rng.random() < 0.5},
            "claim": {"seat": seat},
            "draw": {"seat": seat},
            "give_up": {"seat": seat, "card": self.rng.choice(hand)},
            "undo": {"seat": seat},
            "penalty": {"side": 0},
            "helped": {"seat": seat},
            "card": {"seat": seat, "number": 9999},
            "receive": {"code": "MQEAZA" * self.rng.randrange(1, 40)},
            "language": {"lang": "en"},
            "start": {"players": [{"kind": "person", "name": "Ana"}, {"kind": "computer", "level": 1}], "lang": "en"},
        }
        return {"type": kind, "id": self.number(), "seq": self.state["seq"], **fields.get(kind, {})}

    def number(self) -> int:
        return self.rng.randrange(2**53)

    def kind(self) -> str:
        return self.rng.choice([kind for kind in KINDS if kind not in QUIET])

    def no_message(self) -> Any:
        return self.rng.choice(
            [*ODD, {"type": self.rng.choice(ODD), "id": self.number(), "seq": 1}, {"id": self.number()}]
        )

    def nested(self) -> Any:
        deep: Any = self.right(self.kind())
        for _ in range(self.rng.randrange(1, 400)):
            deep = [deep] if self.rng.random() < 0.5 else {"id": self.number(), "type": self.kind(), "players": deep}
        return deep

    def odd_field(self) -> Any:
        """A field of every kind that has a value of another type, or out of range."""
        message = self.right(self.kind())
        message[self.rng.choice([name for name in message if name not in ("text", "name", "code")])] = self.rng.choice(
            [value for value in ODD if type(value) is not bool]
        )
        if message["type"] == "undo" and message["seat"] is None:
            message["seat"] = "0"  # whoever has the laptop
        return message

    def left_out(self) -> Any:
        message = self.right(self.kind())
        del message[self.rng.choice([*message])]
        return message

    def unknown_field(self) -> Any:
        return self.right(self.kind()) | {
            self.rng.choice(["junk", "viewer", "\ud800", "state", "to"]): self.rng.choice(ODD)
        }

    def stale(self) -> Any:
        """Of a moment that is gone, or was never there."""
        message = self.right(self.rng.choice([kind for kind in KINDS if kind not in {*QUIET, "language"}]))
        message["seq"] = self.rng.choice([0, message["seq"] - 1, message["seq"] + 1, 2**53])
        return message

    def foreign(self) -> Any:
        """From a seat that is not the one on the screen."""
        message = self.right(self.rng.choice(["play", "number", "swap", "pass", "claim", "give_up", "undo"]))
        message["seat"] = self.rng.choice([seat for seat in (0, 1, 2, 7, 10_000) if seat != self.state.get("viewer")])
        return message

    def oversized(self) -> Any:
        long = "7" * self.rng.choice([201, TOO_LARGE])
        return self.rng.choice(
            [
                self.right("number") | {"text": long},
                self.right("swap") | {"card": long},
                self.right("receive") | {"code": "A" * 100_001},
                self.right("start") | {"players": [{"kind": "person", "name": long}] * 2},
                self.right("start") | {"players": [{"kind": "person", "name": "A"}] * 13},
                self.right("play") | {"cell": 10**18},
                self.right("language") | {"lang": long},
            ]
        )

    def impossible(self) -> Any:
        """Well formed and of this moment, but not to be done whatever the game."""
        held = {card["id"] for card in self.state.get("hand", ())}
        first = 0 if held else 100  # of a pile of printed cards nobody sees which one may come next
        absent = self.rng.choice([f"k{number}" for number in range(first, 200) if f"k{number}" not in held])
        number = self.rng.choice(["", "seven", "\ud8007", "7" * 100, "__import__('os')", "1/0"])
        alike = [{"kind": "person", "name": name} for name in ("Ana", "A\u0301na", "ÁNA")]
        return self.rng.choice(
            [
                self.right("play") | {"cell": self.rng.choice([self.spaces, 9999])},
                self.right("play") | {"card": absent},
                self.right("swap") | {"card": absent},
                self.right("number") | {"card": absent},
                self.right("number") | {"text": number},
                self.right("give_up") | {"card": absent},
                self.right("draw") | {"seat": 9},
                self.right("helped") | {"seat": 9},
                self.right("check") | {"seat": 9},
                self.right("penalty") | {"side": 9},
                self.right("receive"),
                self.right("receive") | {"code": self.rng.choice(["", "\ud800", "~" * 99, "MQ" * 40_000])},
                self.right("start") | {"players": [{"kind": "computer"}, {"kind": "friend"}]},
                self.right("start") | {"players": [{"kind": "person", "name": "\u202e\0"}, {"kind": "computer"}]},
                self.right("start") | {"players": alike},
                self.right("start") | {"players": [{"kind": "person", "name": str(name)} for name in range(5)]},
            ]
        )
