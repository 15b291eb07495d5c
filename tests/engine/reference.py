"""A second engine, slow and plain: sets of (row, column) and loops. It shares no code with the first."""

from __future__ import annotations

from itertools import combinations

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Reference:
    """Follows a game from the moves it is told, and says what is allowed and what is made."""

    def __init__(self, game):
        self.rules, self.layout, self.cards = game.rules, game.layout, game.cards
        self.sides = game.seating.sides
        self.face_at = {divmod(cell, self.layout.cols): face for cell, face in enumerate(self.layout.faces)}
        self.owner = {}
        self.sequences = []

    def at(self, cell):
        return divmod(cell, self.layout.cols)

    def open_spaces(self):
        return {at for at, face in self.face_at.items() if face is not None and at not in self.owner}

    def locked(self):
        return {at for _, line in self.sequences for at in line}

    def spaces(self, card, side):
        """Where a card can be played."""
        kind, face = self.cards[card].kind, self.cards[card].face
        if kind == "remove":
            return {at for at, owner in self.owner.items() if owner != side and at not in self.locked()}
        return {at for at in self.open_spaces() if kind == "wild" or self.face_at[at] == face}

    def is_dead(self, card):
        face = self.cards[card].face
        return face is not None and all(at in self.owner for at, shown in self.face_at.items() if shown == face)

    def legal(self, hand, side, swaps, can_draw):
        """The legal moves, as plain tuples."""
        moves = set()
        for card in hand:
            name = "Remove" if self.cards[card].kind == "remove" else "Place"
            moves |= {(name, card, at) for at in self.spaces(card, side)}
        if not moves:
            moves = {("Discard", card) for card in hand} if self.rules.no_move == "discard_one" else set()
            moves = moves or {("Pass",)}
        if swaps < self.rules.dead_swaps and can_draw:
            moves |= {("SwapDead", card) for card in hand if self.is_dead(card)}
        return moves

    def full_lines(self, side, through):
        """The lines through a space that are all of one side's colour, free spaces counting for all."""
        lines = []
        length = self.rules.line_length
        for down, right in DIRECTIONS:
            for back in range(length):
                line = [(through[0] + down * (i - back), through[1] + right * (i - back)) for i in range(length)]
                if all(at in self.face_at and (self.face_at[at] is None or self.owner.get(at) == side) for at in line):
                    lines.append(frozenset(line))
        return lines

    def can_both_be(self, one, other):
        return sum(1 for at in one & other if self.face_at[at] is not None) <= self.rules.max_shared

    def most_sequences(self, side, through):
        """How many sequences the chip on a space can make at most."""
        earlier = [line for owner, line in self.sequences if owner == side]
        lines = [line for line in self.full_lines(side, through) if all(self.can_both_be(line, e) for e in earlier)]
        for number in range(len(lines), 0, -1):
            for chosen in combinations(lines, number):
                if all(self.can_both_be(a, b) for a, b in combinations(chosen, 2)):
                    return number
        return 0
