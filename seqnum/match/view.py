"""What a browser or a pupil gets to see of a match: the only door for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from seqnum.engine import Discard, Forfeit, Move, Pass, Place, Remove, SwapDead

if TYPE_CHECKING:
    from seqnum.decks import Deck
    from seqnum.engine import Position
    from seqnum.match.table import Table

MoveKind = Literal["place", "remove", "swap", "discard", "pass", "forfeit"]

_KINDS: dict[type[Move], MoveKind] = {
    Place: "place",
    Remove: "remove",
    SwapDead: "swap",
    Discard: "discard",
    Pass: "pass",
    Forfeit: "forfeit",
}


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it looks: its question in every notation, never its answer."""

    kind: Literal["face", "wild", "remove"]
    text: str = ""
    mathml: str = ""
    spoken: str = ""
    caption: str = ""


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
    over: bool
    winner: int | None


def seat_view(table: Table, deck: Deck, seat: int | None, lang: str) -> SeatView:
    """Return what one seat may see; see :meth:`Match.view`."""
    position = table.position
    mine = seat is not None and seat == position.turn and not position.over
    must = table.must() if mine else None
    return SeatView(
        turn=position.turn,
        viewer=seat,
        chips=_chips(position),
        sequences=tuple(position.sequences),
        recent=_recent(table, deck, seat, lang),
        cards=tuple(len(hand) for hand in position.hands),
        made=tuple(position.made(side) for side in range(len(position.chips))),
        stock=len(position.stock),
        hand=() if seat is None else tuple(_held(table, deck, card, lang) for card in position.hands[seat]),
        must=None if must is None else tuple(f"k{card}" for card in must),
        solved=f"k{table.solved}" if mine and table.solved is not None else None,
        can_pass=mine and not position.plays(),
        over=position.over,
        winner=position.winner,
    )


def _chips(position: Position) -> str:
    spaces = ["."] * len(position.setup.layout.faces)
    for side, chips in enumerate(position.chips):
        for cell in range(len(spaces)):
            if chips >> cell & 1:
                spaces[cell] = str(side)
    return "".join(spaces)


def _recent(table: Table, deck: Deck, seat: int | None, lang: str) -> tuple[MoveView, ...]:
    shown: list[MoveView] = []
    for mover, move in reversed(table.moves):
        if mover == seat or len(shown) == len(table.position.hands) * 2:
            break
        card = getattr(move, "card", None)
        shown.append(
            MoveView(
                seat=mover,
                kind=_KINDS[type(move)],
                cell=getattr(move, "cell", None),
                card=None if card is None else _card(deck, card, lang),
            )
        )
    return tuple(reversed(shown))


def _held(table: Table, deck: Deck, card: int, lang: str) -> HeldCard:
    face = _card(deck, card, lang)
    return HeldCard(id=f"k{card}", tries=len(table.of(card).wrong), **msgspec.structs.asdict(face))


def _card(deck: Deck, card: int, lang: str) -> CardView:
    question = deck.cards[card].question
    if question is None:
        return CardView(kind=deck.cards[card].kind)
    return CardView(
        kind="face",
        text=question.text(lang),
        mathml=question.mathml(lang),
        spoken=question.spoken(lang),
        caption=question.caption(lang),
    )
