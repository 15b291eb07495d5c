"""How the game is played, on one page: sentences of ours, chosen and filled by the rules a deck was made for."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from seqnum.decks.faces import face_view
from seqnum.decks.paper.sheet import Sheet
from seqnum.engine import preset
from seqnum.engine.preset_title import preset_title
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.decks.deck import Deck
    from seqnum.engine import Rules

    Sentence = tuple[str, dict[str, object]]


def rules_sheet(deck: Deck, lang: str) -> Sheet:
    """Return the page with the rules of a deck.

    Parameters
    ----------
    deck
        The deck.
    lang
        The language.
    """
    rules = preset(deck.rules)

    def told(key: str, **values: object) -> str:
        return escape(say(f"paper.rules.{key}", lang, **values))

    sections = {
        "prepare": _prepare(rules, deck),
        "turn": _turn(rules, deck, lang),
        "lines": _lines(rules),
        "stuck": _stuck(rules, deck, lang),
    }
    front = [f"<h1>{told('title')}</h1><p>{told('aim', line=rules.line_length)}</p>", _table(rules, lang)]
    for name, sentences in sections.items():
        items = "".join(f"<li>{told(key, **values)}</li>" for key, values in sentences)
        front.append(f"<h2>{told(f'heading.{name}')}</h2><ul>{items}</ul>")
    front.append(f'<p class="quiet">{told("inspired")}</p>')
    return Sheet(
        "rules",
        f'<div class="text">{"".join(front)}</div>',
        say("paper.foot.rules", lang, rules=preset_title(rules.name, lang)),
    )


def _prepare(rules: Rules, deck: Deck) -> Iterator[Sentence]:
    yield "sides", {}
    if rules.chips is not None:
        yield "chips", {"chips": ", ".join(map(str, rules.chips))}
    if rules.source == "hand":
        yield "deal", {}
    if deck.levels:
        yield "levels", {}
    if rules.open_hands and rules.source == "hand":
        yield "open_hands", {}
    yield "begin", {}


def _turn(rules: Rules, deck: Deck, lang: str) -> Iterator[Sentence]:
    yield ("roll" if rules.source == "dice" else "solve" if deck.asks else "match"), {}
    if rules.source == "hand":
        yield "draw", {}
    for kind in ("wild", "remove"):
        named = _named(kind, deck, lang)
        if named:
            yield kind, {"card": named}
    if rules.remove_exempt:
        yield "exempt", {"faces": ", ".join(rules.remove_exempt)}
    if rules.extra_turn_faces:
        yield "again", {"faces": ", ".join(rules.extra_turn_faces)}
    if rules.free_corners:
        yield "corners", {}
    if rules.answer_policy is not None:
        yield f"wrong.{rules.answer_policy}", {}
        yield "swap", {}


def _lines(rules: Rules) -> Iterator[Sentence]:
    yield "locked", {}
    if any(seating.sequences > 1 for seating in rules.seatings):
        yield "shared", {"n": rules.max_shared}
    yield "win", {}


def _stuck(rules: Rules, deck: Deck, lang: str) -> Iterator[Sentence]:
    if rules.source == "hand" and rules.dead_swaps != 0:
        yield ("dead_any" if rules.dead_swaps is None else "dead"), {"n": rules.dead_swaps or 0}
    if rules.occupied == "replace_opponent":
        yield "occupied", {}
    if rules.wild_full == "replace_opponent":
        yield "full", {"card": _named("wild", deck, lang)}
    yield "pass", {}
    if rules.reshuffle:
        yield "reshuffle", {}
    yield "stall", {"n": rules.stall_rounds}
    if rules.talk_penalty:
        yield "talk", {}


def _named(kind: str, deck: Deck, lang: str) -> str:
    """Return what the special cards of a kind are called in a deck; nothing where there are none."""
    faces = {card.face: None for card in deck.cards if card.kind == kind}
    return ", ".join(
        say(f"paper.card.{kind}", lang) if face is None else face_view(face, lang, deck.rules).text for face in faces
    )


def _table(rules: Rules, lang: str) -> str:
    columns = ("players", "sides", *(("hand",) if rules.source == "hand" else ()), "sequences")
    head = "".join(f"<th>{escape(say(f'paper.rules.table.{name}', lang))}</th>" for name in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{getattr(seating, name)}</td>" for name in columns) + "</tr>"
        for seating in rules.seatings
    )
    return f"<table><tr>{head}</tr>{body}</table>"
