"""A board as a picture: what it shows, and that a browser could do nothing with it but draw."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET  # what is parsed here is ours

import pytest

import seqnum as sq
from seqnum.decks import Deck
from seqnum.players import Heuristic
from seqnum.widgets import Board

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg):
    return ET.fromstring(svg)


def words(svg):
    return [text.text for text in drawn(svg).iter(f"{SVG}text")]


def test_every_number_of_the_board_is_in_the_picture():
    """One text a space with a number, a star on each free one."""
    deck = Deck.generate("integer_add_sub", board=(8, 8), seed=3)
    faces = [face for face in deck.layout.faces if face is not None]

    assert words(deck.to_svg("en")) == [face.replace("-", "−") for face in faces]
    assert len(list(drawn(deck.to_svg()).iter(f"{SVG}path"))) == 64 - len(faces)


def test_a_fraction_is_stacked_and_numbers_follow_the_language():
    """Numerator over denominator, the whole number beside it; a decimal comma in Spanish."""
    fractions = Deck.generate("subtract_mixed_numbers", board=(6, 6), seed=3)
    assert all(text.isdecimal() for text in words(fractions.to_svg()))

    decimals = Deck.generate("add_sub_decimals", board=(6, 6), seed=3)
    assert any("." in text for text in words(decimals.to_svg("en")))
    assert not any("." in text for text in words(decimals.to_svg("es")))


@pytest.mark.parametrize(
    "skill", ["factor_quadratic", "distribute_evaluate", "derivative_expression", "complex_multiply"]
)
def test_what_is_written_is_never_too_small_to_read(skill):
    """Expressions take two lines before they become smaller than eight pixels; nothing of them is lost."""
    deck = Deck.generate(skill, board=(6, 6), seed=3)
    svg = deck.to_svg("en")

    assert min(float(text.get("font-size", "0")) for text in drawn(svg).iter(f"{SVG}text")) >= 8
    shown = "".join(words(svg)).replace(" ", "")
    assert shown == "".join(view_text(deck, face) for face in deck.layout.faces if face is not None)


def view_text(deck, face):
    from seqnum.decks.faces import face_view

    return face_view(face, "en", deck.rules).text.replace(" ", "")


def test_a_match_shows_its_chips_and_lines_and_no_card():
    """Each side has its shape, each line made its band; whose hands there are is not told, nor any question."""
    match = sq.Match(Deck.generate("add_within_20", seed=7), [Heuristic(level=5), Heuristic(level=1)], seed=1)
    match.run()
    svg = match.to_svg("es")
    position = match.position()

    assert svg.count('stroke-linecap="round"') == len(position.sequences)
    for side, colour in enumerate(("#1c62b9", "#c44a0c")):
        chips = re.findall(rf'fill="{colour}" stroke="#\w+" stroke-width="2"', svg)
        assert len(chips) == position.chips[side].bit_count()
    assert not any(card.question.text() in svg for card in match.deck.cards if card.question)
    assert drawn(svg).find(f"{SVG}title").text.startswith("Tablero con las fichas de ")


def test_where_no_kernel_is_a_notebook_keeps_the_picture_of_the_board():
    """Beside the widget a saved cell holds the board as it stood; a deck is nothing but its picture and its text."""
    match = sq.Match(Deck.generate("add_within_20", seed=7), ["Ana", "Ben"], seed=1)
    data, _ = Board(match)._repr_mimebundle_()

    assert data["image/svg+xml"] == match.to_svg()
    assert {"application/vnd.jupyter.widget-view+json", "text/plain"} < set(data)
    assert Board(match.deck)._repr_mimebundle_()[0]["image/svg+xml"] == match.deck._repr_svg_()


@pytest.mark.parametrize("rules", ["sequence", "letters", "states"])
def test_names_and_faces_are_escaped_and_nothing_is_fetched(rules):
    """A name with a tag in it stays text; there is no script, no link, no style of ours on the page."""
    match = sq.Match(Deck.of_cards(rules), ["<b>Ana</b>", "Ben & Zoe"], rules=rules, seed=1)
    svg = match.to_svg()

    assert drawn(svg).find(f"{SVG}title").text == "Board with the chips of <b>Ana</b>, Ben & Zoe"
    assert re.search(r"href|script|<style|url\(", svg) is None
