"""The rules of the five-in-a-row card games: boards, cards, moves, positions, games. Knows no question.

Every public name is imported on first use, with what it needs and nothing else.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # as in typing, whose import would take longer than this one
if TYPE_CHECKING:
    from seqnum.engine.boards import board_for, cards_of
    from seqnum.engine.card import Card
    from seqnum.engine.card_text import cards_text, parse_cards
    from seqnum.engine.classic import JACKS, classic_cards, classic_layout
    from seqnum.engine.errors import CodeError, IllegalMove, LayoutError, MalformedMove, MalformedText, RulesError
    from seqnum.engine.game import Game
    from seqnum.engine.layout import Layout
    from seqnum.engine.lines import line_masks, lines_through, masks_through
    from seqnum.engine.moves import (
        Claim,
        Discard,
        Draw,
        Forfeit,
        GiveUp,
        Move,
        Pass,
        Penalty,
        Place,
        Remove,
        SwapDead,
        TimeUp,
    )
    from seqnum.engine.position import Position
    from seqnum.engine.presets import (
        PRESETS,
        classroom,
        dice,
        kids,
        letters,
        preset,
        sequence,
        sequence_numbers,
        states,
        travel,
        young,
    )
    from seqnum.engine.rules import Rules, Seating
    from seqnum.engine.setup import Setup
    from seqnum.engine.shuffle import shuffled
    from seqnum.engine.view import View

_HOME_OF = {
    "Card": "card",
    "Claim": "moves",
    "CodeError": "errors",
    "Discard": "moves",
    "Draw": "moves",
    "Forfeit": "moves",
    "Game": "game",
    "GiveUp": "moves",
    "IllegalMove": "errors",
    "JACKS": "classic",
    "Layout": "layout",
    "LayoutError": "errors",
    "MalformedMove": "errors",
    "MalformedText": "errors",
    "Move": "moves",
    "PRESETS": "presets",
    "Pass": "moves",
    "Penalty": "moves",
    "Place": "moves",
    "Position": "position",
    "Remove": "moves",
    "Rules": "rules",
    "RulesError": "errors",
    "Seating": "rules",
    "Setup": "setup",
    "SwapDead": "moves",
    "TimeUp": "moves",
    "View": "view",
    "board_for": "boards",
    "cards_of": "boards",
    "cards_text": "card_text",
    "classic_cards": "classic",
    "classic_layout": "classic",
    "classroom": "presets",
    "dice": "presets",
    "kids": "presets",
    "letters": "presets",
    "line_masks": "lines",
    "lines_through": "lines",
    "masks_through": "lines",
    "parse_cards": "card_text",
    "preset": "presets",
    "sequence": "presets",
    "sequence_numbers": "presets",
    "shuffled": "shuffle",
    "states": "presets",
    "travel": "presets",
    "young": "presets",
}

__all__ = [
    "JACKS",
    "PRESETS",
    "Card",
    "Claim",
    "CodeError",
    "Discard",
    "Draw",
    "Forfeit",
    "Game",
    "GiveUp",
    "IllegalMove",
    "Layout",
    "LayoutError",
    "MalformedMove",
    "MalformedText",
    "Move",
    "Pass",
    "Penalty",
    "Place",
    "Position",
    "Remove",
    "Rules",
    "RulesError",
    "Seating",
    "Setup",
    "SwapDead",
    "TimeUp",
    "View",
    "board_for",
    "cards_of",
    "cards_text",
    "classic_cards",
    "classic_layout",
    "classroom",
    "dice",
    "kids",
    "letters",
    "line_masks",
    "lines_through",
    "masks_through",
    "parse_cards",
    "preset",
    "sequence",
    "sequence_numbers",
    "shuffled",
    "states",
    "travel",
    "young",
]


if not TYPE_CHECKING:  # to a type checker a name that is not listed is a mistake

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value: object = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
