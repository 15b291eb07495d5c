"""Any game of the family, played in the engine and in the slow reference at once, by every kind of move there is."""

from __future__ import annotations

from dataclasses import fields

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from seqnum.engine import (
    Discard,
    Forfeit,
    Game,
    GiveUp,
    Pass,
    Penalty,
    Place,
    Position,
    Remove,
    Rules,
    RulesError,
    SwapDead,
    TimeUp,
)
from seqnum.engine.lines import cells_in
from seqnum.engine.moves import Claim, Draw
from tests.engine.agreement import Both
from tests.engine.strategies import ALWAYS_DRAWN, ODD, games

numbers = st.integers(0, 10**6)
OF_BOARDS_AND_ANSWERS = {
    "free_corners", "wild", "remove", "copies", "answer_by", "hold_limit", "sequences_to_win", "open_hands",
    "wait_for_draw", "hints", "check",
}  # fmt: skip
"""Options that no move depends on: they say what boards and decks are made, what is shown, or how answers are given."""


def is_on(test):
    """Only while a game goes on, and where its rules have something."""
    return precondition(lambda machine: not machine.both.game.over and test(machine.both))


def hidden_before(game):
    dealt = Game(game.rules, game.layout, game.cards, game.seating, game.order, game.starter, game.seed)
    for move in game.moves[:-1]:
        dealt = dealt.play(move)
    return hidden(dealt)


def hidden(game):
    return game.position().stock, len(game.shuffles)


def plays(both):
    return [move for move in both.game.legal() if isinstance(move, (Place, Remove))]


def out_of_turn(both):
    position = both.position
    return [move for seat in range(len(position.hands)) if seat != position.turn for move in position.legal(seat)]


def trusted(both):
    """Face cards on spaces that show something else, where the rules let them lie."""
    position = both.position
    if both.game.rules.answer_policy != "honour" or position.turn in position.forfeits or both.reference.out_of_chips():
        return []
    asking = [card for card in position.hands[position.turn] if both.game.cards[card].face]
    return [Place(card, cell) for card in asking for cell in cells_in(position.open)]


def choices(both):
    """Chips with one of several sequences they can make."""
    position = both.position
    if both.game.rules.must_claim:
        return []
    found = []
    for move in plays(both):
        if isinstance(move, Place):
            locks = position.lock_choices(move)
            found += [Place(move.card, move.cell, lock) for lock in locks if len(locks) > 1]
    return found


class TwoEngines(RuleBasedStateMachine):
    """What can be compared is compared after every move."""

    @initialize(game=games())
    def deal(self, game):
        self.both = Both(game)

    def pick(self, moves, number):
        return moves[number % len(moves)]

    @is_on(lambda _: True)
    @rule(number=numbers)
    def play(self, number):
        """Something legal."""
        self.both.play(self.pick(self.both.game.legal(), number))

    @is_on(plays)
    @rule(number=numbers)
    def put_or_take_a_chip(self, number):
        """A play, so that boards fill although there are many other moves."""
        self.both.play(self.pick(plays(self.both), number))

    @is_on(choices)
    @rule(number=numbers)
    def choose_the_sequence(self, number):
        """A chip with one of the choices there are."""
        self.both.play(self.pick(choices(self.both), number))

    @is_on(lambda both: both.game.rules.must_claim and plays(both))
    @rule(number=numbers)
    def forget_to_announce(self, number):
        """A chip without a word about what it completes."""
        move = self.pick(plays(self.both), number)
        self.both.play(Place(move.card, move.cell) if isinstance(move, Place) else move)

    @is_on(lambda both: both.game.rules.answer_policy and both.position.turn not in both.position.forfeits)
    @rule(number=numbers)
    def give_the_turn_up(self, number):
        """What follows from a wrong answer."""
        hand = [card for card in self.both.position.hands[self.both.game.turn] if self.both.game.cards[card].face]
        self.both.play(self.pick([Forfeit(), *map(Discard, hand)], number))

    @is_on(trusted)
    @rule(number=numbers)
    def put_a_chip_on_a_wrong_number(self, number):
        """What a trusted pupil may do."""
        self.both.play(self.pick(trusted(self.both), number))

    @is_on(lambda both: both.game.rules.talk_penalty)
    @rule(number=numbers)
    def talk(self, number):
        """The teacher's penalty."""
        self.both.play(Penalty(number % self.both.game.seating.sides))

    @is_on(out_of_turn)
    @rule(number=numbers)
    def play_out_of_turn(self, number):
        """A card taken or laid down by somebody else."""
        self.both.play(self.pick(out_of_turn(self.both), number))

    @is_on(lambda both: both.game.rules.turn_limit and both.position.turn_number > 8)
    @rule()
    def ring_the_bell(self):
        """The end of the lesson."""
        self.both.play(TimeUp())

    @rule(
        kind=st.sampled_from([Place, Remove, SwapDead, Discard, Pass, Forfeit, Draw, GiveUp, Penalty, Claim]),
        data=st.data(),
    )
    def try_anything(self, kind, data):
        """Any move that can be written: both engines refuse the same, with a reason."""
        game = self.both.game
        most = {
            "card": len(game.cards) - 1,
            "cell": len(game.layout.faces) - 1,
            "seat": game.seating.players - 1,
            "side": game.seating.sides,
        }
        lines = game.layout.lines(game.rules.line_length)
        values = [
            data.draw(st.none() if kind is Place else st.tuples(st.sampled_from(lines)))
            if field.name == "lock"
            else data.draw(st.integers(0, most[field.name]))
            for field in fields(kind)
        ]
        self.both.refuses(kind(*values))

    @rule()
    def tell_and_read(self):
        """As text, as a code and by its repr the game is the same game, and its position the same position."""
        game = self.both.game
        position = game.position()
        assert Game.parse(game.text()) == Game.from_code(game.code()) == game
        assert Position.parse(position.text(), position.setup) == position
        assert Rules.parse(game.rules.text()) == game.rules

    @rule()
    def take_back(self):
        """A move that drew nothing can be taken back where the rules say so, and made again."""
        game = self.both.game
        before = after = None
        try:
            before = game.undo()
        except RulesError:
            drew = game.moves and hidden_before(game) != hidden(game)
            assert not game.rules.undo or not game.moves or drew
        else:
            after = before.play(game.moves[-1])
        assert before is None or (after == game and game.rules.undo)


TestTwoEngines = TwoEngines.TestCase
TestTwoEngines.settings = settings(max_examples=120, stateful_step_count=50, deadline=None)


def test_every_option_is_drawn():
    """The machine draws every option of the rules that changes play."""
    options = {field.name for field in fields(Rules)} - {"name", "seatings"}

    assert options == ALWAYS_DRAWN | set(ODD) | OF_BOARDS_AND_ANSWERS
