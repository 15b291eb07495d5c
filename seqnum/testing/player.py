"""What every player must keep to."""

from __future__ import annotations

from random import Random as Generator
from random import getstate as global_state
from time import monotonic
from typing import TYPE_CHECKING

from seqnum.engine import PRESETS, Game, IllegalMove, MalformedMove, board_for, preset
from seqnum.testing.errors import ConformanceError
from seqnum.testing.hidden import with_hidden_cards_permuted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine import Move, Position, Seating
    from seqnum.players import Player

_MOST_MOVES = 3000
_LOOKS_TWICE = 4
"""Every so many moves the costly questions are asked as well."""


def check_player(
    player: Player,
    *,
    presets: Iterable[str] = tuple(PRESETS),
    seconds: float = 10.0,
    deterministic: bool = True,
    seed: str = "conformance",
) -> None:
    """Let a player play against itself by every rule set, to the end, and see that it keeps to what all players must.

    It returns moves that are allowed. It does not change what it is shown, nor the random module's own generator. It
    needs no more than its time. The same generator gives the same move, also when only cards it cannot see are others.

    Parameters
    ----------
    player
        Anything with ``choose(view, rng)``.
    presets
        Names of the rules to play by.
    seconds
        The longest a move may take.
    deterministic
        Whether the generator alone decides; not so for a player that stops by the clock.
    seed
        What the games are made from.

    Raises
    ------
    ConformanceError
        With what it did, and in which game and turn.

    Examples
    --------
    >>> class First:
    ...     def choose(self, view, rng):
    ...         return view.legal[0]
    >>> check_player(First(), presets=["travel", "dice"])
    >>> class Hasty:
    ...     def choose(self, view, rng):
    ...         return view.legal[int(random.random() * len(view.legal))]
    >>> import random
    >>> check_player(Hasty(), presets=["travel"])
    Traceback (most recent call last):
    seqnum.testing.errors.ConformanceError: Hasty used the random module's own generator instead of the one it was ...
    """
    for name in presets:
        rules = preset(name)
        layout, cards = board_for(name, seed)
        for seating in _smallest_and_largest(rules.seatings):
            game = Game.deal(rules, layout, cards, players=seating.players, sides=seating.sides, seed=seed)
            _check_game(player, game, f"{name}:{seating.players}:{seating.sides}:{seed}", seconds, deterministic)


def _smallest_and_largest(seatings: tuple[Seating, ...]) -> set[Seating]:
    in_order = sorted(seatings, key=lambda seating: (seating.players, seating.sides))
    return {in_order[0], in_order[-1]}


def _check_game(player: Player, game: Game, name: str, seconds: float, deterministic: bool) -> None:
    position = game.position()
    chance = [Generator(f"{name}:player:{seat}") for seat in range(game.seating.players)]
    for number in range(_MOST_MOVES):
        if position.over:
            return
        rng = chance[position.turn]
        state = rng.getstate()
        move = _checked_move(player, position, rng, name, seconds)
        if deterministic and number % _LOOKS_TWICE == 0:
            again = Generator()
            again.setstate(state)
            twin = with_hidden_cards_permuted(position, position.turn, f"{name}:{number}")
            for other, error in ((position, "other_move"), (twin, "saw_hidden")):
                again.setstate(state)
                second = player.choose(other.view(other.turn), again)
                if second != move:
                    raise _differs(player, position, (move, second), name, error)
        position.apply(move)


def _checked_move(player: Player, position: Position, rng: Generator, name: str, seconds: float) -> Move:
    seat = position.turn
    view, untouched, begun = position.view(seat), global_state(), monotonic()
    move = player.choose(view, rng)
    spent = monotonic() - begun
    at = {"who": type(player).__name__, "game": name, "turn": position.turn_number}
    if global_state() != untouched:
        raise ConformanceError("testing.error.global_chance", **at)
    if view != position.view(seat):
        raise ConformanceError("testing.error.changed_view", **at)
    if spent > seconds:
        raise ConformanceError("testing.error.too_slow", spent=f"{spent:.1f}", limit=seconds, **at)
    try:
        position.check(move)
    except (IllegalMove, MalformedMove) as error:
        raise ConformanceError("testing.error.illegal", why=error, **at) from None
    return move


def _differs(player: Player, position: Position, moves: tuple[Move, Move], name: str, error: str) -> ConformanceError:
    first, second = (move.text(position.setup.layout) for move in moves)
    return ConformanceError(
        f"testing.error.{error}",
        who=type(player).__name__,
        first=first,
        second=second,
        game=name,
        turn=position.turn_number,
    )
