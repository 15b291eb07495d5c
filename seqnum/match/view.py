"""What a browser or a pupil gets to see of a match: the only door for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from seqnum.decks.faces import face_view
from seqnum.engine import (
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
from seqnum.match.table import mover

if TYPE_CHECKING:
    from seqnum.engine import Position
    from seqnum.match.record import Circumstances
    from seqnum.match.table import Table

MoveKind = Literal[
    "place", "remove", "swap", "discard", "pass", "forfeit", "claim", "draw", "give_up", "penalty", "time_up"
]

_KINDS: dict[type[Move], MoveKind] = {
    Place: "place",
    Remove: "remove",
    SwapDead: "swap",
    Discard: "discard",
    Pass: "pass",
    Forfeit: "forfeit",
    Claim: "claim",
    Draw: "draw",
    GiveUp: "give_up",
    Penalty: "penalty",
    TimeUp: "time_up",
}


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it looks: its question in every notation, never its answer; or the face of one that asks nothing."""

    kind: Literal["face", "wild", "remove"]
    text: str = ""
    mathml: str = ""
    spoken: str = ""
    caption: str = ""
    suit: str | None = None
    """Of a playing card."""


class HeldCard(CardView, frozen=True, kw_only=True):
    """A card in the hand of whoever looks."""

    id: str
    tries: int
    """Wrong numbers for it so far."""


class MoveView(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was made."""

    seat: int
    kind: MoveKind
    cell: int | None
    card: CardView | None


class CheckView(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that another side has to agree to or contest."""

    by: int
    """The seat that answered."""
    seat: int
    """The seat that is asked."""
    card: CardView
    cell: int | None
    """The space chosen; ``None`` for a number that was said."""
    said: str = ""
    """That number."""


class ChoosingView(msgspec.Struct, frozen=True, kw_only=True):
    """More lines than can all count, while their mover is asked."""

    card: str | None
    cell: int | None
    """The chip that makes them; neither where they were made before."""
    lines: tuple[tuple[int, ...], ...]
    """Of each choice, the spaces of the line or lines it would count as."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A match as one seat may see it; with no hand for somebody who only watches."""

    turn: int
    viewer: int | None
    chips: str
    """One character a space: ``.`` or the digit of a side."""
    sequences: tuple[tuple[int, tuple[int, ...]], ...]
    recent: tuple[MoveView, ...]
    """Moves since the seat's own last one."""
    cards: tuple[int, ...]
    """Cards held, by seat."""
    made: tuple[int, ...]
    """Sequences made, by side."""
    stock: int
    hand: tuple[HeldCard, ...]
    must: tuple[str, ...] | None
    """Ids of the cards that come first; ``None`` when any may be played."""
    solved: str | None
    """Id of the card whose number was said and is free."""
    can_pass: bool
    check: CheckView | None
    choosing: ChoosingView | None
    """Lines of which the seat has to choose one."""
    owed: tuple[int, ...]
    """Seats that have not taken their card yet."""
    forfeits: tuple[int, ...]
    """Seats that have to lay a card down for table talk."""
    hands: tuple[tuple[CardView, ...], ...] | None
    """Everybody's cards, by seat, where all lie face up."""
    last_round: bool
    turns_left: int | None
    """How many turns each player still has, where their number is set."""
    over: bool
    winner: int | None


def seat_view(
    table: Table, where: Circumstances, seat: int | None, lang: str, choosing: ChoosingView | None = None
) -> SeatView:
    """Return what one seat may see; see :meth:`Match.view`.

    Parameters
    ----------
    table, where
        The match.
    seat
        Who looks; ``None`` for somebody who only watches.
    lang
        The language of questions and faces.
    choosing
        What the seat to move has to choose from.
    """
    position = table.position
    mine = seat is not None and seat == position.turn and not position.over
    must = table.must() if mine else None
    return SeatView(
        turn=position.turn,
        viewer=seat,
        chips=chips_text(position),
        sequences=tuple(position.sequences),
        recent=_recent(table, where, seat, lang),
        cards=tuple(len(hand) for hand in position.hands),
        made=tuple(position.made(side) for side in range(len(position.chips))),
        stock=len(position.stock),
        hand=() if seat is None else tuple(_held(table, where, card, seat, lang) for card in position.hands[seat]),
        must=None if must is None else tuple(f"k{card}" for card in must),
        solved=f"k{table.solved}" if mine and table.solved is not None else None,
        can_pass=mine and table.checker is None and not position.plays(),
        check=_check(table, where, lang),
        choosing=choosing if mine else None,
        owed=tuple(sorted({owner for _, owner in position.owed})),
        forfeits=tuple(sorted(set(position.forfeits))),
        hands=_hands(position, where, lang) if table.rules.open_hands else None,
        last_round=table.last_turn is not None,
        turns_left=_turns_left(position),
        over=position.over,
        winner=position.winner,
    )


def chips_text(position: Position) -> str:
    """Return the chips, one character a space: ``.`` or the digit of a side."""
    spaces = ["."] * len(position.setup.layout.faces)
    for side, chips in enumerate(position.chips):
        for cell in range(len(spaces)):
            if chips >> cell & 1:
                spaces[cell] = str(side)
    return "".join(spaces)


def _recent(table: Table, where: Circumstances, seat: int | None, lang: str) -> tuple[MoveView, ...]:
    shown: list[MoveView] = []
    for by, move in reversed(table.moves):
        if by == seat or len(shown) == len(table.position.hands) * 2:
            break
        shown.append(_made_by(where, by, move, lang))
    return tuple(reversed(shown))


def move_view(where: Circumstances, table: Table, move: Move, lang: str) -> MoveView:
    """Return a move that is about to be made as it looks."""
    return _made_by(where, mover(table.position, move), move, lang)


def _made_by(where: Circumstances, seat: int, move: Move, lang: str) -> MoveView:
    card = getattr(move, "card", None)
    return MoveView(
        seat=seat,
        kind=_KINDS[type(move)],
        cell=getattr(move, "cell", None),
        card=None if card is None else card_view(where, card, seat, lang),
    )


def _held(table: Table, where: Circumstances, card: int, seat: int, lang: str) -> HeldCard:
    face = card_view(where, card, seat, lang)
    return HeldCard(id=f"k{card}", tries=len(table.of(card).wrong), **msgspec.structs.asdict(face))


def _hands(position: Position, where: Circumstances, lang: str) -> tuple[tuple[CardView, ...], ...]:
    return tuple(tuple(card_view(where, card, seat, lang) for card in hand) for seat, hand in enumerate(position.hands))


def _check(table: Table, where: Circumstances, lang: str) -> CheckView | None:
    by, asked = table.position.turn, table.checker
    if asked is None:
        return None
    if table.unjudged is not None:
        attempt = table.unjudged.attempt
        at = None if attempt.chosen_cell is None else table.position.setup.layout.cell_at(attempt.chosen_cell)
        card = card_view(where, table.unjudged.card, by, lang)
        return CheckView(by=by, seat=asked, card=card, cell=at, said=attempt.chosen_text or "")
    if table.waiting is None:
        return None
    return CheckView(by=by, seat=asked, card=card_view(where, table.waiting.card, by, lang), cell=table.waiting.cell)


def _turns_left(position: Position) -> int | None:
    limit, players = position.setup.rules.turn_limit, len(position.hands)
    return None if limit is None else max(0, limit - (position.turn_number - 1) // players)


def card_view(where: Circumstances, card: int, seat: int, lang: str) -> CardView:
    """Return a card as it looks to a seat."""
    kind, question = where.deck.cards[card].kind, where.question(card, seat)
    if question is not None:
        return CardView(
            kind="face",
            text=question.text(lang),
            mathml=question.mathml(lang),
            spoken=question.asked_aloud(lang),
            caption=question.caption(lang),
        )
    face = where.deck.cards[card].face
    if face is None:
        return CardView(kind=kind)
    seen = face_view(face, lang, where.deck.rules)
    return CardView(
        kind=kind, text=seen.text, mathml=seen.mathml or "", spoken=seen.spoken, caption=seen.caption, suit=seen.suit
    )
