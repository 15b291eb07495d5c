"""What rarely used options change. A position asks here only where its rules have the option."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from seqnum.engine.completing import claim_choices, lock_choices
from seqnum.engine.errors import RulesError
from seqnum.engine.moves import Claim, Draw, GiveUp, Place

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.engine.moves import Move
    from seqnum.engine.position import Position
    from seqnum.engine.rules import Rules


def amendments(rules: Rules) -> tuple[Callable[[Position, list[Move]], list[Move]], ...]:
    """Return what the options of some rules do to a list of legal moves."""
    wanted = ((rules.must_claim, announced), (rules.draw == "manual", with_draw))
    return tuple(amend for is_on, amend in wanted if is_on)


def announced(position: Position, moves: list[Move]) -> list[Move]:
    """Let every chip that completes a line be announced with it, and lines not announced before be so now.

    Not to announce is allowed too, but who chooses from a list always does.
    """
    claims: list[Move] = [Claim(forgotten) for forgotten in claim_choices(position)[:1]]
    return [_announced(position, move) if isinstance(move, Place) else move for move in moves] + claims


def _announced(position: Position, move: Place) -> Place:
    options = lock_choices(position, move)
    return Place(move.card, move.cell, options[0]) if options else move


def with_draw(position: Position, moves: list[Move]) -> list[Move]:
    """Let the seat to move take a card it is still owed."""
    return moves + out_of_turn(position, position.turn) if owes_card(position, position.turn) else moves


def out_of_turn(position: Position, seat: int) -> list[Move]:
    """Return what a seat can do whoever is to move: lay a card down for table talk, take the card it is owed."""
    if seat in position.forfeits:
        return [GiveUp(card) for card in position.hands[seat]]
    return [Draw(seat)] if owes_card(position, seat) and position.can_draw else []


def owes_card(position: Position, seat: int) -> bool:
    """Tell whether there is a card a seat has not taken yet after playing."""
    return any(owner == seat for _, owner in position.owed)


def out_of_chips(position: Position) -> bool:
    """Tell whether the side to move has all its chips on the board."""
    chips, side = position.setup.rules.chips, position.side
    return chips is not None and position.chips[side].bit_count() >= chips[side]


def replacing(position: Position, card: int) -> int:
    """Return the opponents' chips whose place a card that fits nowhere else may take, as a bit mask."""
    setup = position.setup
    rules, spaces = setup.rules, setup.spaces_of(card)
    if spaces:
        return 0 if rules.occupied == "dead" or spaces & position.open else spaces & position.replaceable
    if setup.cards[card].kind == "wild" and rules.wild_full == "replace_opponent" and not position.open:
        return position.replaceable
    return 0


def after_play(position: Position, card: int) -> None:
    """Lay a card aside after playing and draw: at once, or when the player takes it; a throw of dice is over."""
    rules = position.setup.rules
    if rules.source == "dice":
        position.stock.append(card)
        return
    position.discards.append(card)
    if rules.draw == "auto":
        if not position.over:
            position.draw(position.turn)
    elif position.can_draw:
        position.played += 1
        position.owed.append((position.played, position.turn))


def take_owed(position: Position, seat: int) -> None:
    """Let a seat take the first card it is owed. Who played just before it and has not drawn yet loses that card."""
    number = next(number for number, owner in position.owed if owner == seat)
    position.owed = [entry for entry in position.owed if entry[0] not in {number - 1, number}]
    position.draw(seat)


def penalize(position: Position, side: int) -> None:
    """Let every player of a side owe a card, who has one."""
    for seat in range(side, len(position.hands), len(position.chips)):
        if len(position.hands[seat]) > position.forfeits.count(seat):
            position.forfeits.append(seat)


def throw(position: Position) -> None:
    """Throw the dice for the seat to move.

    Raises
    ------
    RulesError
        When a throw known in advance is none.
    """
    cards = len(position.setup.cards)
    for hand in position.hands:
        position.stock += hand
        hand.clear()
    number = position.shuffles_used
    if number == len(position.shuffles):
        position.shuffles.append((int(Random(f"{position.seed}:throw:{number}").random() * cards),))
    thrown = position.shuffles[number]
    if len(thrown) != 1 or not 0 <= thrown[0] < cards:
        raise RulesError("engine.error.shuffle", given=number + 1)
    position.shuffles_used += 1
    position.stock.remove(thrown[0])
    position.hands[position.turn].append(thrown[0])
