"""The rules of the five-in-a-row card games: boards, cards, moves, positions, games. Knows no question."""

from seqnum.engine.boards import board_for, cards_of
from seqnum.engine.card import Card
from seqnum.engine.cards_text import cards_text, parse_cards
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
