from __future__ import annotations

import pytest

from seqnum.match import Refused, Times
from tests.match.tables import (
    MISTAKE,
    answer_right,
    answer_to,
    answer_wrong,
    cover,
    faces_in_hand,
    match_of,
    open_cells,
    playable,
    right_cells,
    wrong_cells,
)  # fmt: skip

POLICIES = ("two_tries", "retry", "lose_turn", "reveal")


@pytest.mark.parametrize("policy", POLICIES)
def test_a_right_number_places_the_chip_and_ends_the_turn(policy):
    """Whatever a wrong number costs, a right one puts a chip there, draws a card and passes the turn on."""
    match = match_of(answer_policy=policy)
    card = playable(match)
    cell = right_cells(match, card)[0]

    verdict = match.answer(card, cell)

    assert (verdict.saying, verdict.tone, verdict.correct, verdict.cell) == ("right", "good", True, cell)
    position = match.position()
    assert position.chips == [1 << cell, 0]
    assert (match.turn, position.turn_number) == (1, 2)
    assert card not in match.hand(0)
    assert len(match.hand(0)) == 5
    assert match.verdict == verdict


def test_a_verdict_shows_itself_as_its_sentence():
    """As the last line of a cell it is one line, not the whole card; it holds no answer that is not known."""
    match = match_of()
    wrong = match.answer(playable(match), wrong_cells(match, playable(match))[0])

    assert repr(wrong) == f"<Verdict wrong_again: {wrong.text('en')}>"
    assert len(repr(wrong)) < 200


@pytest.mark.parametrize(
    ("policy", "saying", "turn", "kept"),
    [
        ("two_tries", "wrong_again", 0, True),
        ("retry", "wrong_again", 0, True),
        ("lose_turn", "wrong_lose_turn", 1, True),
        ("reveal", "wrong_reveal", 1, False),
    ],
)
def test_a_wrong_number_costs_what_the_policy_says(policy, saying, turn, kept):
    """One more try, the turn, or turn and card; never a chip."""
    match = match_of(answer_policy=policy)
    card = playable(match)

    verdict = answer_wrong(match, card)

    assert (verdict.saying, verdict.correct, match.turn) == (saying, False, turn)
    assert (card in match.hand(0)) is kept
    assert match.position().chips == [0, 0]
    assert match.must() == ((card,) if turn == 0 else None)
    assert [held.tries for held in match.view(0).hand if held.id == f"k{card}"] == ([1] if kept else [])


@pytest.mark.parametrize("policy", ["two_tries", "retry"])
def test_after_a_wrong_number_the_same_card_comes_first(policy):
    """No other card, not even a Plus, can be played in between; nothing is counted for trying."""
    match = match_of(answer_policy=policy)
    card = playable(match)
    answer_wrong(match, card)
    other = next(one for one in match.hand() if one != card)
    before = len(match.log)

    for refused in (
        lambda: match.answer(other, open_cells(match)[0]),
        lambda: match.say_number(other, "7001"),
        lambda: match.swap(other),
        match.pass_turn,
    ):
        with pytest.raises(Refused, match=r"marked|can still"):
            refused()

    assert len(match.log) == before
    assert answer_right(match, card).saying == "right"


def test_the_second_wrong_number_shows_the_way_and_takes_the_card():
    """With two tries, the second wrong number is answered by the worked step, a new card, and the next player."""
    match = match_of()
    card = playable(match)
    answer_wrong(match, card)

    verdict = match.answer(card, wrong_cells(match, card)[1])

    assert (verdict.saying, verdict.tone, match.turn) == ("wrong_reveal", "reveal", 1)
    assert f"= {int(answer_to(match, card)):,}." in verdict.text("en")
    assert card not in match.hand(0)
    assert len(match.hand(0)) == 5
    assert [one.card_attempt for one in match.attempts()] == [1, 2]


def test_with_retry_a_card_can_be_tried_for_ever():
    """Twenty wrong numbers, then the right one: 21 attempts at one card in one turn."""
    match = match_of(answer_policy="retry")
    card = playable(match)
    for _ in range(20):
        assert answer_wrong(match, card).saying == "wrong_again"

    assert answer_right(match, card).correct
    assert [one.card_attempt for one in match.attempts()] == list(range(1, 22))
    assert {one.turn for one in match.attempts()} == {1}


def test_a_lost_turn_keeps_the_count_of_tries():
    """With one try a turn, the next try at the kept card is its second, one turn later."""
    match = match_of(answer_policy="lose_turn")
    card = playable(match)
    answer_wrong(match, card)
    answer_right(match, playable(match))

    answer_right(match, card)

    mine = [one for one in match.attempts() if one.student == "Ana"]
    assert [(one.card_attempt, one.turns_held, one.turn) for one in mine] == [(1, 0, 1), (2, 1, 3)]


def test_the_record_of_a_wrong_number():
    """Every field as the position before the answer has it."""
    match = match_of(class_id="3b")
    card = playable(match)
    answer = int(answer_to(match, card))
    cell = next(one for one in open_cells(match) if match.layout.faces[one] == str(answer + 1))

    verdict = match.answer(card, cell, times=Times(2.5, 7.25, 0.5))

    record = verdict.attempt
    assert record is not None
    assert match.attempts() == [record]
    asked = match.question(card)
    assert asked is not None
    assert (record.game_id, record.seq, record.student, record.class_id) == (match.game_id, 3, "Ana", "3b")
    assert (record.turn, record.seat, record.side) == (1, 0, 0)
    assert (record.rules_id, record.deck_id, record.deck_hash) == ("classroom", "thousands", match.deck.hash)
    assert (record.item_id, record.item_text, record.skill, record.level) == (asked.id, asked.text(), None, None)
    assert (record.expected, record.chosen, record.chosen_text) == (str(answer), str(answer + 1), str(answer + 1))
    assert record.chosen_cell == match.layout.cell_name(cell)
    assert (record.n_correct_cells, record.n_open_cells) == (2, 32)
    assert (record.correct, record.outcome) == (False, "incorrect")
    assert (record.card_attempt, record.turns_held) == (1, 0)
    assert record.misconceptions == (MISTAKE,)
    assert record.open_distractors == (MISTAKE,)
    assert record.hand == tuple(match.deck.cards[one].id for one in faces_in_hand(match))
    assert (record.time_to_card, record.time_to_answer, record.focus_lost) == (2.5, 7.25, 0.5)


def test_a_wrong_number_that_no_mistake_gives_matches_none():
    """A number that is just wrong has no misconceptions; the one that could have been chosen is listed all the same."""
    match = match_of()
    card = playable(match)
    down = str(int(answer_to(match, card)) - 1)
    cell = next(one for one in wrong_cells(match, card) if match.layout.faces[one] not in (None, down)
                and int(match.layout.faces[one] or 0) != int(answer_to(match, card)) + 1)  # fmt: skip

    record = match.answer(card, cell).attempt

    assert record is not None
    assert record.misconceptions == ()
    assert record.open_distractors == (MISTAKE,)


@pytest.mark.parametrize("times", [(-1.0, 1e9, float("nan")), (float("inf"), True, "3"), (None, None, None)])
def test_times_that_make_no_sense_count_as_not_measured(times):
    """Negative, endless, or no number: null, and the answer counts."""
    match = match_of()

    record = match.answer(playable(match), wrong_cells(match, playable(match))[0], times=Times(*times)).attempt

    assert record is not None
    assert (record.time_to_card, record.time_to_answer, record.focus_lost) == (None, None, None)


def test_a_swap_costs_the_turn_and_is_no_answer():
    """The card is replaced, the turn is over; the record says skipped and neither right nor wrong."""
    match = match_of()
    card = playable(match)

    verdict = match.swap(card)

    assert (verdict.saying, verdict.tone, verdict.correct) == ("swapped", "info", None)
    assert (match.turn, card in match.hand(0), len(match.hand(0))) == (1, False, 5)
    record = match.attempts()[0]
    assert (record.outcome, record.correct, record.chosen, record.chosen_cell) == ("skipped", None, None, None)
    assert (record.card_attempt, record.misconceptions) == (1, ())


def test_a_plus_or_minus_card_cannot_be_swapped():
    """They ask nothing, so there is nothing to avoid."""
    for seed in range(50):
        match = match_of(seed=seed)
        special = [card for card in match.hand() if match.question(card) is None]
        if special:
            break
    before = len(match.log)

    with pytest.raises(Refused, match="cannot be changed"):
        match.swap(special[0])
    with pytest.raises(Refused, match="no number to find"):
        match.say_number(special[0], "7001")

    assert len(match.log) == before


def test_a_card_held_too_long_comes_next():
    """With a hand of five, a card kept for ten turns is the only one to try or swap; its record says ten turns."""
    match = match_of()
    avoided = playable(match)
    turns = 0
    while not match.must():
        match.swap(next(card for card in faces_in_hand(match) if card != avoided or match.turn == 1))
        turns += match.turn == 1
    assert turns == 10
    assert (match.turn, match.must()) == (0, (avoided,))
    other = next(card for card in match.hand() if card != avoided)

    with pytest.raises(Refused, match="marked"):
        match.swap(other)
    match.swap(avoided)

    assert match.attempts()[-1].turns_held == 10
    assert match.attempts()[-1].item_id == match.deck.cards[avoided].id


def test_a_card_drawn_at_the_end_of_a_turn_was_not_held_for_it():
    """Who draws a card has not avoided it yet: held 0 turns when it can first be played, 1 in the turn after."""
    match = match_of()
    before = set(match.hand())
    match.swap(playable(match))
    (drawn,) = set(match.hand(0)) - before
    match.swap(playable(match))

    assert match._table.of(drawn).held == 0
    match.swap(next(card for card in faces_in_hand(match) if card != drawn))
    match.swap(playable(match))
    assert match._table.of(drawn).held == 1


def test_the_keypad_asks_for_the_number_first():
    """Pointing at a space says no number; a number said and free is to be placed next, without another attempt."""
    match = match_of(answer_by="keypad")
    card = playable(match)
    cell = right_cells(match, card)[0]
    with pytest.raises(Refused, match="Say the number first"):
        match.answer(card, cell)
    assert match.attempts() == []

    assert match.say_number(card, answer_to(match, card)).saying == "number_open"
    assert match.view(0).solved == f"k{card}"
    assert match.view(1).solved is None
    verdict = match.answer(card, cell)

    assert verdict.saying == "placed"
    assert match.position().chips[0] == 1 << cell
    assert [(one.outcome, one.chosen_cell, one.correct) for one in match.attempts()] == [("correct", None, True)]


def test_my_number_is_taken():
    """Right and covered: a verified dead card, changed at once, and the turn goes on."""
    match = match_of()
    card = playable(match)
    cover(match, card)

    verdict = match.say_number(card, f" {answer_to(match, card)} ")

    assert (verdict.saying, verdict.tone, verdict.correct) == ("dead_claim", "good", True)
    assert (match.turn, match.position().turn_number, card in match.hand()) == (0, 1, False)
    record = match.attempts()[0]
    assert (record.outcome, record.correct, record.n_correct_cells) == ("dead_claim", True, 0)
    assert record.chosen_text == answer_to(match, card)


def test_a_second_dead_card_in_a_turn_is_right_but_stays():
    """One change a turn. The claim counts once: said again it is refused, and the card may be swapped or kept."""
    match = match_of()
    first, second = faces_in_hand(match)[:2]
    cover(match, first)
    cover(match, second)
    match.say_number(first, answer_to(match, first))

    verdict = match.say_number(second, answer_to(match, second))

    assert (verdict.saying, verdict.correct, match.turn) == ("dead_claim_kept", True, 0)
    assert second in match.hand()
    before = len(match.log)
    with pytest.raises(Refused, match="shown already"):
        match.say_number(second, answer_to(match, second))
    with pytest.raises(Refused, match="shown already"):
        match.answer(second, open_cells(match)[0])
    assert len(match.log) == before
    match.swap(second)
    assert [(one.outcome, one.card_attempt) for one in match.attempts()] == [
        ("dead_claim", 1), ("dead_claim", 1), ("skipped", 2),
    ]  # fmt: skip


def test_a_card_shown_to_be_dead_holds_nobody_up():
    """A dead card held too long, shown but not changeable, is no longer the one that comes first in this turn."""
    match = match_of(hold_limit=1)
    first, second = faces_in_hand(match)[:2]
    while not match.must():
        match.swap(next(card for card in faces_in_hand(match) if card not in (first, second) or match.turn == 1))
    assert set(match.must() or ()) >= {first, second}
    for card in match.must() or ():
        cover(match, card)
    claimed = match.must() or ()

    sayings = [match.say_number(card, answer_to(match, card)).saying for card in claimed]

    assert sayings == ["dead_claim"] + ["dead_claim_kept"] * (len(claimed) - 1)
    assert match.must() is None


def test_a_dead_card_is_claimed_again_in_a_later_turn():
    """Next turn it can be changed: a second answer to the same card, so it is no first try any more."""
    match = match_of(dead_swaps=0)
    card = playable(match)
    cover(match, card)
    match.say_number(card, answer_to(match, card))
    match.swap(next(one for one in faces_in_hand(match) if one != card))
    match.swap(playable(match))

    assert match.say_number(card, answer_to(match, card)).saying == "dead_claim_kept"
    assert match.attempts()[-1].card_attempt == 2


def test_my_number_is_free_after_all():
    """Right and open: solved. Then this card must be placed: no other, no swap, no second number, no pass."""
    match = match_of()
    card = playable(match)
    other = next(one for one in match.hand() if one != card)

    verdict = match.say_number(card, answer_to(match, card))

    assert (verdict.saying, verdict.correct, match.turn, match.solved) == ("number_open", True, 0, card)
    before = len(match.log)
    for refused in (
        lambda: match.swap(card),
        lambda: match.say_number(card, answer_to(match, card)),
        lambda: match.answer(other, open_cells(match)[0]),
        lambda: match.answer(card, wrong_cells(match, card)[0]),
        match.pass_turn,
    ):
        with pytest.raises(Refused, match=r"^(First put|This card does not go|You can still)"):
            refused()
    assert len(match.log) == before
    match.answer(card, right_cells(match, card)[1])
    assert len(match.attempts()) == 1
    assert (match.turn, match.solved) == (1, None)


def test_my_number_is_wrong():
    """A wrong number said is a wrong answer with its misconceptions, whether or not it is on the board."""
    match = match_of()
    card = playable(match)

    verdict = match.say_number(card, "9")

    assert (verdict.saying, match.must()) == ("wrong_again", (card,))
    record = match.attempts()[0]
    assert (record.outcome, record.correct, record.chosen, record.chosen_cell) == ("incorrect", False, "9", None)
    assert record.misconceptions == (MISTAKE, "off_by_one_count")


@pytest.mark.parametrize(
    "text",
    ["", "  ", "seven", "1/0", "7" * 41, "9" * 10_000, '__import__("os")', "<b>7001</b>", "=7001+0", "7001\0", "\ud800",
     "1e3", "0x10", "７００１x", "7001;drop", None, 7001, 3.5, b"7001", ["7001"]],
)  # fmt: skip
def test_what_is_no_number_is_refused_and_counts_nothing(text):
    """One sentence, short enough to show; no attempt, no event, nothing evaluated."""
    match = match_of()
    card = playable(match)
    before = len(match.log)

    with pytest.raises(Refused) as refused:
        match.say_number(card, text)

    assert refused.value.key in ("match.reason.number_unreadable", "match.reason.number_too_long")
    assert len(refused.value.message("es").encode()) < 300
    assert (len(match.log), match.attempts(), match.must()) == (before, [], None)


def test_an_equal_value_in_another_form_is_right_and_kept_as_written():
    """14002/2 is 7001; the record keeps both the value and what was written."""
    match = match_of()
    card = playable(match)
    value = int(answer_to(match, card))

    verdict = match.say_number(card, f"{2 * value} / 2")

    assert verdict.correct
    record = match.attempts()[0]
    assert (record.chosen, record.chosen_text) == (str(value), f"{2 * value} / 2")


def test_a_plus_card_needs_no_answer_and_a_minus_card_takes_a_chip():
    """They are moves, not attempts."""
    for seed in range(200):
        match = match_of(seed=seed)
        kinds = [{match.deck.cards[card].kind: card for card in match.hand(seat)} for seat in (0, 1)]
        if "wild" in kinds[0] and "remove" in kinds[1]:
            break
    cell = open_cells(match)[3]

    assert match.answer(kinds[0]["wild"], cell).saying == "placed"
    assert match.position().chips == [1 << cell, 0]
    assert match.answer(kinds[1]["remove"], cell).saying == "removed"
    assert match.position().chips == [0, 0]
    assert match.attempts() == []
    assert [move.kind for move in match.view(None).recent] == ["place", "remove"]


def test_cards_and_spaces_by_every_name():
    """Index, view id and card id, and a space's index and name, mean the same."""
    match = match_of()
    card = playable(match)
    cell = wrong_cells(match, card)[0]

    match.answer(match.deck.cards[card].id, match.layout.cell_name(cell))
    match.answer(f"k{card}", cell)

    assert [one.item_id for one in match.attempts()] == [match.deck.cards[card].id] * 2
    assert len({one.chosen_cell for one in match.attempts()}) == 1
