"""Where another side is heard before an answer counts, and where lines have to be announced: what is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seqnum.decks import Deck
from seqnum.engine import Forfeit, preset
from seqnum.match import Match, Refused
from seqnum.match.judging import judge, number_on
from seqnum.match.log import Answered
from seqnum.match.record import Times
from seqnum.text import LANGUAGES
from tests.match.tables import answer_right, answer_wrong, playable, right_cells, wrong_cells

DECK = Deck.generate("add_within_20", board=(6, 6), seed=7)


def started(save=None, **options):
    return Match(DECK, ["Ana", "Ben"], rules=replace(preset("classroom"), **options), seed=1, save=save)


def all_but_one(match: Match, card: int) -> int:
    """Put chips on a line through a card's space but for this space, and to no corner; return the space."""
    faces = match.layout.faces
    inner = [line for line in match.layout.lines(5) if all(faces[at] for at in line)]
    cell, line = next((at, line) for at in right_cells(match, card) for line in inner if at in line)
    position = match._table.position
    for at in line:
        if at != cell and position.open >> at & 1:
            position.chips[position.side] |= 1 << at
            position.open &= ~(1 << at)
    return cell


@pytest.mark.parametrize(
    ("policy", "right", "agrees", "saying", "stays"),
    [
        ("challenge", True, True, "check_right", True),
        ("challenge", True, False, "check_right", True),
        ("challenge", False, True, "check_wrong", False),
        ("challenge", False, False, "check_wrong", False),
        ("honour", True, True, "stands", True),
        ("honour", False, True, "stands", True),
        ("honour", True, False, "check_right", True),
        ("honour", False, False, "check_wrong", False),
    ],
)
def test_what_an_answer_comes_to(policy, right, agrees, saying, stays):
    """By challenge the number decides, by honour what nobody contests stays, and nobody hears whether it was right."""
    match = started(answer_policy=policy)
    waits = (answer_right if right else answer_wrong)(match, playable(match))
    verdict = match.agree() if agrees else match.contest()

    assert (waits.saying, verdict.saying, match.turn) == ("waits", saying, 1)
    assert (match.position().chips[0] != 0) is stays


def test_the_sentences_are_for_both_sides():
    """After the check another one reads than answered: nobody is told that they have a new card."""
    match = started(answer_policy="challenge")
    answer_wrong(match, playable(match))
    verdict = match.contest()

    assert verdict.text("en") == (
        "That is not right. Start at 6 and count on 4: 7, 8, 9, 10. So 4 + 6 = 10. The card is changed."
    )
    assert verdict.text("es").startswith("No está bien. ")
    assert verdict.text("es").endswith(" Se cambia la carta.")
    assert verdict.text("pt").startswith("Não está certo. ")
    assert verdict.text("pt").endswith(" A carta é trocada.")


def test_an_announced_line_is_told():
    """Who announces a line with the right number hears that it counts; who forgets hears nothing of it."""
    said, forgotten = started(must_claim=True), started(must_claim=True)
    for match, announce in ((said, True), (forgotten, False)):
        card = playable(match)
        verdict = match.answer(card, all_but_one(match, card), announce=announce)
        assert verdict.saying == ("right_line" if announce else "right")
    assert (len(said.position().sequences), forgotten.position().sequences) == (1, [])
    assert said.verdict
    assert [said.verdict.text(lang) for lang in LANGUAGES] == [
        "Yes! 4 + 6 = 10. And your line counts!",
        "¡Sí! 4 + 6 = 10. ¡Y tu línea cuenta!",
        "Isso! 4 + 6 = 10. E sua linha conta!",
    ]


@pytest.mark.parametrize("policy", ["challenge", "honour"])
def test_an_announcement_waits_with_its_answer(policy):
    """The line counts once the other side was heard, not before."""
    match = started(must_claim=True, answer_policy=policy, sequences_to_win=2)
    card = playable(match)
    match.answer(card, all_but_one(match, card), announce=True)
    verdict = match.agree()

    assert len(match.position().sequences) == 1
    assert verdict.saying == ("check_line" if policy == "challenge" else "stands")


def test_an_announced_line_that_is_none_is_refused():
    """It is for all to see whether a chip makes a line; nothing is counted, neither does a claim of none."""
    match = started(must_claim=True, answer_policy="challenge")
    card = playable(match)
    with pytest.raises(Refused, match="makes no line yet"):
        match.answer(card, right_cells(match, card)[0], announce=True)
    with pytest.raises(Refused, match="no finished line"):
        match.claim()
    assert match.attempts() == []


def row_but_one(match: Match, *, wrong: bool = False) -> tuple[int, int, list[int]]:
    """Fill a row of six but for a space inside; return a card, this space, and the row."""
    position = match._table.position
    cards = [card for card in match.hand() if match.question(card) is not None]
    card, cell = next(
        (card, cell)
        for card in cards
        for cell in (wrong_cells if wrong else right_cells)(match, card)
        if 6 < cell < 29 and 0 < cell % 6 < 5
    )
    row = [cell // 6 * 6 + col for col in range(6)]
    for at in row:
        if at != cell:
            position.chips[position.side] |= 1 << at
            position.open &= ~(1 << at)
    return card, cell, row


@pytest.mark.parametrize("policy", ["challenge", "honour"])
@pytest.mark.parametrize("must_claim", [False, True])
@pytest.mark.parametrize("wrong", [False, True])
def test_the_line_of_a_longer_run_is_chosen_with_the_answer(policy, must_claim, wrong):
    """Which five of six count is the mover's choice, asked whether the number is right or not; it waits with it."""
    match = started(answer_policy=policy, must_claim=must_claim, sequences_to_win=2)
    card, cell, row = row_but_one(match, wrong=wrong)
    asked = match.answer(card, cell, announce=must_claim, times=Times(2.0, 3.0))
    assert (asked.saying, match.attempts(), match.checker) == ("which_line", [], None)
    options = [sorted(at for line in lines for at in line) for lines in match.choices]
    assert sorted(options) == [row[:5], row[1:]]
    pending = match.view(0).choosing
    assert pending is not None
    assert [list(line) for line in pending.lines] == options
    with pytest.raises(Refused):
        match.answer(card, cell, choice=2)

    assert match.answer(card, cell, choice=1, times=Times(0.0, 9.0)).saying == "waits"
    match.agree()

    made = [sorted(cells) for _, cells in match.position().sequences]
    assert made == ([] if wrong and policy == "challenge" else [options[1]])
    (attempt,) = match.attempts()
    assert (attempt.time_to_card, attempt.time_to_answer) == (2.0, 3.0)


@pytest.mark.parametrize("policy", ["two_tries", "challenge", "honour"])
@pytest.mark.parametrize("choice", [None, 1])
def test_a_line_announced_is_one_of_those_there_are(policy, choice):
    """Announced once more without a choice it is the first; with one it is that, and need not be said again."""
    match = started(answer_policy=policy, must_claim=True, sequences_to_win=2)
    card, cell, _ = row_but_one(match)
    assert match.answer(card, cell, announce=True).saying == "which_line"
    options = match.choices
    match.answer(card, cell, announce=choice is None, choice=choice)
    if policy != "two_tries":
        match.agree()

    assert tuple(cells for _, cells in match.position().sequences) == options[choice or 0]


def test_a_line_is_no_choice_where_it_is_not_asked_for():
    """Where it is chosen after a right number an answer has none, whatever a file says."""
    match = started(answer_policy="two_tries")
    card, cell, _ = row_but_one(match)
    given = replace(number_on(match._table, cell), line=1)
    with pytest.raises(Refused):
        judge(match._where, match._table, card, given, Times(), n=3, student="Ana")


def test_which_line_made_before_is_announced_is_its_movers_choice():
    """Of six in a row that nobody announced, either five: asked once, refused where there is no such choice."""
    match = started(answer_policy="two_tries", must_claim=True, sequences_to_win=2)
    card, cell, row = row_but_one(match)
    match.answer(card, cell)
    match.pass_turn() if not match.position().plays() else match.swap(match.hand()[0])

    assert match.claim().saying == "which_line"
    options = match.choices
    assert sorted(sorted(at for line in lines for at in line) for lines in options) == [row[:5], row[1:]]
    pending = match.view(0).choosing
    assert pending is not None
    assert (pending.card, pending.cell) == (None, None)
    with pytest.raises(Refused):
        match.claim(choice=2)
    assert match.claim(choice=1).saying == "claimed"

    assert [cells for _, cells in match.position().sequences] == list(options[1])


def test_a_line_announced_with_a_wrong_number_is_in_the_file_and_in_the_code():
    """It was said, also where the number was wrong; another session reads the same choice."""
    match = started(answer_policy="lose_turn", must_claim=True, sequences_to_win=2)
    card, cell, _ = row_but_one(match, wrong=True)
    match.answer(card, cell, announce=True)
    match.answer(card, cell, choice=1)

    (answered,) = [event for event in match.log if isinstance(event, Answered)]
    assert (answered.announce, answered.line, answered.move) == (True, 1, Forfeit().text(match.layout))
