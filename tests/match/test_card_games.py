from __future__ import annotations

from random import Random

import msgspec
import pytest

from seqnum.decks import Deck
from seqnum.decks.faces import face_view
from seqnum.engine import Remove, SwapDead, preset
from seqnum.engine.moves import Place
from seqnum.match import Match, MatchError, Pupil, Refused, read_match_file, replay
from seqnum.players import Heuristic
from seqnum.text import LANGUAGES
from tests.decks.presets import CARD_GAMES


def play_as_a_person(match: Match, rng: Random) -> None:
    """Do one thing of those that can be done, by a person's doors."""
    position = match.position()
    moves = position.legal()
    move = moves[int(rng.random() * len(moves))]
    if isinstance(move, Place | Remove):
        match.answer(move.card, move.cell)
    elif isinstance(move, SwapDead):
        match.swap(move.card)
    else:
        match.pass_turn()


@pytest.mark.parametrize("rules", CARD_GAMES)
def test_a_card_game_is_played_to_its_end_and_its_file_verifies(rules, tmp_path):
    """A person against a computer, by random doings: it ends, nothing is recorded as an answer, and it replays."""
    match = Match(Deck.of_cards(rules, seed=3), ["Ana", Heuristic(level=5)], save=tmp_path, seed=1)
    rng = Random(rules)
    while not match.over:
        play_as_a_person(match, rng)

    assert match.attempts() == []
    assert match.path is not None
    again = replay(read_match_file(match.path), match.path)
    assert again.table.position == match.position()
    assert again.deck == match.deck


@pytest.mark.parametrize("rules", CARD_GAMES)
def test_a_game_broken_off_goes_on(rules, tmp_path):
    """Resumed in the middle it stands as it stood, and can be played on."""
    match = Match(Deck.of_cards(rules), ["Ana", "Ben"], save=tmp_path, seed=2)
    rng = Random(rules)
    for _ in range(9):
        play_as_a_person(match, rng)

    resumed = Match.resume(tmp_path)

    assert [resumed.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    play_as_a_person(resumed, rng)


@pytest.mark.parametrize("rules", CARD_GAMES)
def test_hidden_cards_are_not_in_a_view(rules):
    """Whatever lies in the stock and in the other hand: what a seat sees is the same byte for byte."""
    match = Match(Deck.of_cards(rules), ["Ana", "Ben"], seed=5)
    rng = Random(rules)
    for _ in range(6):
        play_as_a_person(match, rng)
    viewer = match.turn
    before = msgspec.json.encode(match.view(viewer))

    position = match._table.position
    hidden = [*position.stock, *position.hands[1 - viewer]]
    mixed = sorted(hidden, key=lambda _: rng.random())
    position.stock, position.hands[1 - viewer] = mixed[: len(position.stock)], mixed[len(position.stock) :]

    assert msgspec.json.encode(match.view(viewer)) == before


def test_a_wrong_space_is_refused_and_a_card_goes_where_it_shows():
    """The two of spades goes on a two of spades only."""
    match = Match(Deck.of_cards("sequence"), ["Ana", "Ben"], seed=1)
    card = next(card for card in match.hand() if match.deck.cards[card].kind == "face")
    face = match.deck.cards[card].face
    assert face is not None
    other = next(cell for cell, shown in enumerate(match.layout.faces) if shown not in (face, None))

    with pytest.raises(Refused, match="does not go there"):
        match.answer(card, other)
    with pytest.raises(Refused, match="no number to find"):
        match.say_number(card, "2")
    with pytest.raises(Refused, match="can still be played"):
        match.swap(card)
    assert match.answer(card, match.layout.cells_of(face)[0]).saying == "placed"
    assert match.turn == 1


def test_a_dead_card_is_changed_once_a_turn():
    """Both spaces covered: the card is changed, the turn goes on; a second one waits."""
    match = Match(Deck.of_cards("sequence"), ["Ana", "Ben"], seed=1)
    position = match._table.position
    cards = [card for card in match.hand() if match.deck.cards[card].kind == "face"][:2]
    for card in cards:
        for cell in match.layout.cells_of(str(match.deck.cards[card].face)):
            position.chips[1] |= 1 << cell
            position.open &= ~(1 << cell)

    assert match.swap(cards[0]).saying == "swapped_dead"
    assert (match.turn, len(match.hand())) == (0, 7)
    with pytest.raises(Refused, match="already changed"):
        match.swap(cards[1])


def test_the_dice_are_the_hand():
    """A throw is the one card in hand, open to all; after it the next one throws."""
    match = Match(Deck.of_cards("dice"), ["Ana", "Ben"], seed=4)

    view = match.view(1)
    assert [len(hand) for hand in match.position().hands] == [1, 0]
    assert view.hands is not None
    assert view.hands[0][0].kind in ("face", "wild", "remove")
    play_as_a_person(match, Random("dice"))
    assert sum(len(hand) for hand in match.position().hands) == 1


def test_pupils_play_card_games_too():
    """Without questions a simulated pupil is a middling computer."""
    match = Match(Deck.of_cards("kids"), [Pupil("A"), Pupil("B"), Pupil("C")], seed=1)
    match.run()

    assert match.over
    assert match.attempts() == []


@pytest.mark.parametrize(
    ("deck", "rules", "said"),
    [
        (Deck.of_cards("sequence"), "classroom", "sequence, kids"),
        (Deck.generate("add_within_20", board=(6, 6)), "kids", "classroom"),
    ],
)
def test_deck_and_rules_have_to_fit(deck, rules, said):
    """Cards that ask nothing need rules for them, and questions rules that say what a wrong number costs."""
    with pytest.raises(MatchError, match=said):
        Match(deck, ["Ana", "Ben"], rules=rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_name_in_every_language(lang):
    """No face of the shipped games is read out as a code."""
    names = {rules: {str(face) for face in Deck.of_cards(rules).layout.faces if face} for rules in CARD_GAMES}
    for rules in ("sequence", "travel"):
        spoken = [face_view(face, lang).spoken for face in names[rules]]
        assert len(set(spoken)) == len(spoken) == 48
        assert all(" " in name for name in spoken)
    assert all(len(face_view(face, lang, "states").caption) > 3 for face in names["states"])
    assert len({face_view(face, lang).text for face in names["kids"]}) == 19


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "queen of spades"), ("es", "reina de picas"), ("pt", "dama de espadas")]
)
def test_the_queen_of_spades(lang, said):
    """As each language calls it."""
    assert face_view("QS", lang).spoken == said


def test_open_hands_show_all_cards():
    """By the rules for the young everybody sees everybody's questions, and nobody an answer."""
    deck = Deck.generate("add_within_20", board=(6, 7), rules="young", seed=2)
    match = Match(deck, ["Ana", "Ben"], seed=1)
    assert preset("young").open_hands

    view = match.view(None)

    assert view.hand == ()
    assert view.hands is not None
    assert [len(hand) for hand in view.hands] == [3, 3]
    assert all(card.text for hand in view.hands for card in hand if card.kind == "face")
