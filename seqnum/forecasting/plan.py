"""What is to be played: all that any worker needs to play game number *n*."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.decks import Deck
from seqnum.decks.for_rules import as_played
from seqnum.engine import Card, Layout, Rules, Seating, Setup, cards_of, preset
from seqnum.forecasting.boards import board_of, plain_board
from seqnum.forecasting.errors import ForecastError
from seqnum.match.pupil import Pupil
from seqnum.players import Heuristic, Player

if TYPE_CHECKING:
    from collections.abc import Sequence

STRENGTHS: tuple[int, ...] = (3, 4, 5)
"""Levels of the computer players that stand for a class nobody described: weak, middling, strong."""

Board = Deck | Layout | tuple[int, int] | None
Lineup = tuple[Player | Pupil, ...]


@dataclass(frozen=True)
class Plan:
    """Rules, board, cards and players of a forecast.

    Parameters
    ----------
    rules, layout, cards, seating
        What is played.
    seed
        Game number *n* has the key ``"seed:n"``, whoever plays it and in whichever order.
    lineups
        Who sits down together; game *n* is played by lineup *n* modulo their number.
    strengths
        What level of computer each lineup is of; empty when the players were named.
    deck
        The questions, when simulated pupils answer them.
    """

    rules: Rules
    layout: Layout
    cards: tuple[Card, ...]
    seating: Seating
    seed: str
    lineups: tuple[Lineup, ...]
    strengths: tuple[int, ...] = ()
    deck: Deck | None = None

    @property
    def asks(self) -> bool:
        """Whether a turn is a question to answer."""
        return self.rules.answer_policy is not None

    def names(self) -> tuple[str | None, ...]:
        """Return the name of each seat that has one."""
        return tuple(getattr(player, "name", None) for player in self.lineups[0])


def plan_of(
    board: Board, rules: str | Rules | None, players: int | Sequence[Player | Pupil], sides: int | None, seed: object
) -> Plan:
    """Put together what was asked for; see :func:`seqnum.forecasting.forecast`.

    Raises
    ------
    ForecastError, RulesError, DeckError
        When it does not fit together; the message says what would.
    """
    chosen = _rules(board, rules)
    board = as_played(board, chosen) if isinstance(board, Deck) else board
    named = None if type(players) is int else _lineup(players)
    seating = chosen.seating(players if named is None else len(named), sides)  # type: ignore[arg-type]
    layout, cards = _board_and_cards(board, chosen)
    Setup.of(chosen, layout, cards, seating)
    strengths = STRENGTHS if named is None else ()
    lineups = tuple((Heuristic(level),) * seating.players for level in strengths) if named is None else (named,)
    deck = None
    if any(isinstance(player, Pupil) for player in lineups[0]):
        if not isinstance(board, Deck):
            raise ForecastError("forecasting.error.pupils_need_questions", given=_shown(board))
        deck = board
    return Plan(chosen, layout, cards, seating, str(seed), lineups, strengths, deck)


def _rules(board: Board, rules: object) -> Rules:
    if isinstance(rules, Rules):
        return rules
    if rules is None and isinstance(board, Layout):
        raise ForecastError("forecasting.error.rules_missing")
    if rules is None:
        return preset(board.rules if isinstance(board, Deck) else "classroom")
    return preset(rules if isinstance(rules, str) else _shown(rules))


def _board_and_cards(board: Board, rules: Rules) -> tuple[Layout, tuple[Card, ...]]:
    if isinstance(board, Deck):
        return board.layout, board.engine_cards
    if board is None:
        return board_of(rules)
    if isinstance(board, Layout):
        layout = board
    elif isinstance(board, tuple | list):
        layout = plain_board(board, rules)
    else:
        raise ForecastError("forecasting.error.board", given=_shown(board))
    return layout, cards_of(layout, rules)


def _lineup(players: object) -> Lineup:
    if not isinstance(players, list | tuple) or not players:
        raise ForecastError("forecasting.error.players", given=_shown(players))
    for player in players:
        if isinstance(player, type) or not (isinstance(player, Pupil) or callable(getattr(player, "choose", None))):
            raise ForecastError("forecasting.error.player", given=_shown(player))
    return tuple(players)


def _shown(value: object) -> str:
    return repr(value)[:60]
