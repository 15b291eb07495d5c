"""The rules of the five-in-a-row card games: boards, cards, moves, positions, games. Knows no question."""

from seqnum.engine.card import Card
from seqnum.engine.cards_text import cards_text, parse_cards
from seqnum.engine.classic import JACKS, classic_cards, classic_layout
from seqnum.engine.errors import CodeError, IllegalMove, LayoutError, MalformedMove, MalformedText, RulesError
from seqnum.engine.game import Game
from seqnum.engine.layout import Layout
from seqnum.engine.lines import line_masks, lines_through, masks_through
from seqnum.engine.moves import Discard, Forfeit, Move, Pass, Place, Remove, SwapDead
from seqnum.engine.position import Position
from seqnum.engine.presets import PRESETS, classroom, preset, sequence, sequence_numbers
from seqnum.engine.rules import Rules, Seating
from seqnum.engine.setup import Setup
from seqnum.engine.shuffle import shuffled
from seqnum.engine.view import View

__all__ = [
    "JACKS",
    "PRESETS",
    "Card",
    "CodeError",
    "Discard",
    "Forfeit",
    "Game",
    "IllegalMove",
    "Layout",
    "LayoutError",
    "MalformedMove",
    "MalformedText",
    "Move",
    "Pass",
    "Place",
    "Position",
    "Remove",
    "Rules",
    "RulesError",
    "Seating",
    "Setup",
    "SwapDead",
    "View",
    "cards_text",
    "classic_cards",
    "classic_layout",
    "classroom",
    "line_masks",
    "lines_through",
    "masks_through",
    "parse_cards",
    "preset",
    "sequence",
    "sequence_numbers",
    "shuffled",
]
