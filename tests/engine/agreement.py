"""The engine and the slow reference, side by side."""

from __future__ import annotations

from seqnum.engine import IllegalMove
from tests.engine.reference import Reference, as_tuple


class Both:
    """One game in both engines. Every move is made in both, and all that can be compared is."""

    def __init__(self, game):
        self.game = game
        self.position = game.position()
        self.reference = Reference(game)
        self.compare()

    def play(self, move):
        """Make a move in both."""
        reference, before = self.reference, len(self.game.shuffles)
        assert reference.allows(move)
        self.game = self.game.play(move)
        self.position = position = self.game.position()
        reference.chance += self.game.shuffles[before:]
        reference.apply(move, sequences_of(position, reference), position.turn)
        assert not reference.chance
        self.compare()

    def compare(self):
        position, reference = self.position, self.reference
        setup = position.setup
        assert reference.hands == position.hands
        assert reference.stock == position.stock[::-1] or sorted(reference.stock) == sorted(position.stock)
        assert sorted(reference.discards) == sorted(position.discards)
        for side, chips in enumerate(position.chips):
            assert reference.chips(side) == cells(chips, reference)
        assert reference.open_spaces() == cells(position.open, reference)
        assert reference.locked == cells(position.locked, reference)
        assert (reference.turn, reference.turn_number) == (position.turn, position.turn_number)
        assert (reference.swaps, reference.idle) == (position.swaps, position.idle)
        assert sorted(reference.forfeits) == sorted(position.forfeits)
        assert position.over or reference.owed == position.owed
        assert (reference.over, reference.winner, reference.result) == (position.over, position.winner, position.result)
        assert set(reference.sequences) == set(sequences_of(position, reference))
        assert [len(reference.made(side)) for side in range(reference.sides)] == [
            position.made(side) for side in range(reference.sides)
        ]
        for seat in range(setup.seating.players):
            legal = position.legal(seat)
            assert len(legal) == len(set(legal))
            assert reference.legal(seat) == {as_tuple(move, reference) for move in legal}
        self.conserve()

    def conserve(self):
        """No card and no chip comes or goes."""
        position = self.position
        setup = position.setup
        held = [card for hand in position.hands for card in hand]
        assert sorted([*held, *position.stock, *position.discards]) == list(range(len(setup.cards)))
        covered = 0
        for chips in position.chips:
            assert not covered & chips
            covered |= chips
        assert not covered & position.open
        assert covered | position.open == setup.board

    def refuses(self, move):
        """Try a move in both; say whether it is refused, which both must agree on."""
        allowed = self.reference.allows(move)
        refused = False
        try:
            self.game.check(move)
        except IllegalMove:
            refused = True
        assert refused != allowed, move
        return refused


def cells(mask, reference):
    return {at for at in reference.face_at if mask >> (at[0] * reference.layout.cols + at[1]) & 1}


def sequences_of(position, reference):
    return [(side, frozenset(map(reference.at, line))) for side, line in position.sequences]
