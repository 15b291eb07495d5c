"""A second engine, slow and plain: sets of (row, column), lists and loops, written from the rule texts.

It shares no rule with the first. What the first one chooses where the rules leave a choice (which of several lines,
whose turn among the players of a side, how cards fall) it is told, and checks.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from seqnum.engine import Discard, Draw, Forfeit, GiveUp, Pass, Place, Remove, SwapDead, TimeUp, shuffled
from seqnum.engine.moves import Claim, Penalty

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Reference:
    """Follows a game from the moves it is told, and says what is allowed and what comes of it.

    Parameters
    ----------
    game
        A game without moves.
    """

    def __init__(self, game):
        self.rules, self.layout, self.cards, self.seating = game.rules, game.layout, game.cards, game.seating
        self.sides, self.players = game.seating.sides, game.seating.players
        self.face_at = {divmod(cell, self.layout.cols): face for cell, face in enumerate(self.layout.faces)}
        self.seed = game.seed
        self.chance = []
        """Shuffles and throws that the other engine drew; where there is none, the seed says what falls."""
        self.drawn = 0
        """How many there were so far."""
        self.owner = {}
        self.sequences = []
        self.locked = set()
        order = list(game.order)
        if self.rules.source == "dice":
            self.hands = [[order.pop(0)] if seat == game.starter else [] for seat in range(self.players)]
        else:
            hand = self.seating.hand
            self.hands = [order[seat * hand : seat * hand + hand] for seat in range(self.players)]
            order = order[self.players * hand :]
        self.stock = order
        """The next card first."""
        self.discards = []
        self.turn, self.turn_number = game.starter, 1
        self.swaps = self.idle = self.plays_made = 0
        self.owed = []
        """Plays after which no card was taken yet, oldest first: number of the play, seat."""
        self.forfeits = []
        self.over, self.winner, self.result = False, None, None

    # The board

    def at(self, cell):
        return divmod(cell, self.layout.cols)

    @property
    def side(self):
        return self.turn % self.sides

    def own(self, side):
        """The spaces that count for a side, free ones among them."""
        return {at for at, face in self.face_at.items() if face is None or self.owner.get(at) == side}

    def chips(self, side):
        return {at for at, owner in self.owner.items() if owner == side}

    def open_spaces(self):
        return {at for at, face in self.face_at.items() if face is not None and at not in self.owner}

    def all_lines(self):
        length = self.rules.line_length
        for (row, col), (down, right) in ((at, way) for at in self.face_at for way in DIRECTIONS):
            line = frozenset((row + down * i, col + right * i) for i in range(length))
            if all(at in self.face_at for at in line):
                yield line

    def full_lines(self, side):
        """Lines all of one side's colour, free spaces counting for all, but not free spaces alone."""
        own = self.own(side)
        return [line for line in self.all_lines() if line <= own and any(self.face_at[at] for at in line)]

    def can_both_be(self, one, other):
        return sum(1 for at in one & other if self.face_at[at] is not None) <= self.rules.max_shared

    def made(self, side):
        return [line for owner, line in self.sequences if owner == side]

    def fitting(self, side, through=None):
        """Full lines that can be sequences beside those there are."""
        earlier = self.made(side)
        lines = [line for line in self.full_lines(side) if through is None or through in line]
        return [line for line in lines if line not in earlier and all(self.can_both_be(line, e) for e in earlier)]

    def choices(self, lines):
        """The largest sets of lines that can be sequences together."""
        for number in range(len(lines), 0, -1):
            sets = [set(chosen) for chosen in combinations(lines, number) if self.all_fit(chosen)]
            if sets:
                return sets
        return []

    def all_fit(self, lines):
        return all(self.can_both_be(one, other) for one, other in combinations(lines, 2))

    def run(self, line, side):
        """All that stands in one row with a line, without a gap."""
        first, last = min(line), max(line)
        steps = len(line) - 1
        down, right = (last[0] - first[0]) // steps, (last[1] - first[1]) // steps
        own, run = self.own(side), set(line)
        for (row, col), sign in ((first, -1), (last, 1)):
            at = (row + sign * down, col + sign * right)
            while at in own:
                run.add(at)
                at = (at[0] + sign * down, at[1] + sign * right)
        return run

    # What can be played

    def removable(self, side):
        return {at for at, owner in self.owner.items() if owner != side and at not in self.locked}

    def spaces(self, card, side):
        """Where a card can be played, chips permitting."""
        kind, face = self.cards[card].kind, self.cards[card].face
        rules = self.rules
        if kind == "remove":
            return {at for at in self.removable(side) if self.face_at[at] not in rules.remove_exempt}
        if kind == "wild":
            spaces = self.open_spaces()
            return self.removable(side) if not spaces and rules.wild_full == "replace_opponent" else spaces
        spaces = {at for at in self.open_spaces() if self.face_at[at] == face}
        if not spaces and rules.occupied == "replace_opponent":
            return {at for at in self.removable(side) if self.face_at[at] == face}
        return spaces

    def is_dead(self, card, side):
        special = self.cards[card].face is None
        return (self.rules.specials_can_be_dead or not special) and not self.spaces(card, side)

    def out_of_chips(self):
        return self.rules.chips is not None and len(self.chips(self.side)) >= self.rules.chips[self.side]

    def can_draw(self):
        return bool(self.stock) or (self.rules.reshuffle and bool(self.discards))

    def can_swap(self):
        limit = self.seating.hand if self.rules.dead_swaps is None else self.rules.dead_swaps
        return self.swaps < limit and (self.rules.reshuffle or bool(self.stock))

    def plays(self):
        moves = set()
        for card in self.hands[self.turn]:
            name = "Remove" if self.cards[card].kind == "remove" else "Place"
            if name == "Remove" or not self.out_of_chips():
                moves |= {(name, card, at) for at in self.spaces(card, self.side)}
        return moves

    def legal(self, seat=None):
        """What a seat can do, as plain tuples; announcements by their kind alone."""
        seat = self.turn if seat is None else seat
        if self.over:
            return set()
        if seat in self.forfeits:
            return {("GiveUp", card) for card in self.hands[seat]}
        draws = {("Draw", seat)} if any(owner == seat for _, owner in self.owed) and self.can_draw() else set()
        if seat != self.turn:
            return draws
        moves = self.plays()
        if not moves:
            moves = {("Discard", card) for card in self.hands[seat]} if self.rules.no_move == "discard_one" else set()
            moves = moves or {("Pass",)}
        if self.can_swap():
            moves |= {("SwapDead", card) for card in self.hands[seat] if self.is_dead(card, self.side)}
        if self.rules.must_claim and self.fitting(self.side):
            moves.add(("Claim",))
        return moves | draws

    def allows(self, move):
        """Whether a move is allowed: what is legal, and what may follow from an answer or be announced or said."""
        out_of_turn = {
            TimeUp: lambda: True,
            Penalty: lambda: self.rules.talk_penalty and move.side < self.sides,
            GiveUp: lambda: any(move.card in hand and seat in self.forfeits for seat, hand in enumerate(self.hands)),
            Draw: lambda: any(owner == move.seat for _, owner in self.owed) and self.can_draw(),
        }
        if self.over:
            return False
        if type(move) in out_of_turn:
            return out_of_turn[type(move)]()
        return self.turn not in self.forfeits and self.allows_in_turn(move)

    def allows_in_turn(self, move):
        if isinstance(move, Forfeit):
            return self.rules.answer_policy is not None
        if isinstance(move, Claim):
            return self.rules.must_claim and self.can_announce(move.lock, None)
        if as_tuple(move, self) in self.legal() or self.may_stand(move):
            return not isinstance(move, Place) or move.lock is None or self.can_lock(move)
        answered = self.rules.answer_policy is not None and isinstance(move, Discard)
        return answered and move.card in self.hands[self.turn] and self.cards[move.card].face is not None

    def may_stand(self, move):
        """Where pupils are trusted, a chip may lie on a number that is not the answer until somebody objects."""
        if self.rules.answer_policy != "honour" or not isinstance(move, Place):
            return False
        asks = move.card in self.hands[self.turn] and self.cards[move.card].face is not None
        return asks and not self.out_of_chips() and self.at(move.cell) in self.open_spaces()

    def can_lock(self, move):
        if self.rules.must_claim:
            return self.can_announce(move.lock, self.at(move.cell))
        return {frozenset(map(self.at, line)) for line in move.lock} in self.lock_choices(move.cell)

    def can_announce(self, lock, placed):
        before = self.owner.get(placed)
        if placed is not None:
            self.owner[placed] = self.side
        lines = [frozenset(map(self.at, line)) for line in lock]
        fitting = self.fitting(self.side)
        found = bool(lines) and len(set(lines)) == len(lines) and all(line in fitting for line in lines)
        found = found and (placed is None or any(placed in line for line in lines))
        if placed is not None:
            self.put_back(placed, before)
        return found and self.all_fit(lines)

    def put_back(self, at, owner):
        if owner is None:
            del self.owner[at]
        else:
            self.owner[at] = owner

    def lock_choices(self, cell):
        """Which sets of lines a chip lets the mover choose from."""
        if self.rules.recount == "max_per_line":
            return []
        at = self.at(cell)
        before = self.owner.get(at)
        self.owner[at] = self.side
        choices = self.choices(self.fitting(self.side, through=at))
        self.put_back(at, before)
        return choices

    # What comes of it

    def apply(self, move, sequences=None, following=None):
        """Make a move.

        Parameters
        ----------
        move
            A move that is allowed.
        sequences
            The sequences there are afterwards, as the other engine says; checked. Left out, the first choice is made.
        following
            Whose turn is next, as the other engine says, where sides are unequal; checked.
        """
        side = self.side
        {
            Place: self._place, Remove: self._remove, SwapDead: self._swap, Discard: self._discard, Pass: self._skip,
            Forfeit: self._skip, Claim: self._claim, Draw: self._take, GiveUp: self._give_up, Penalty: self._talked,
            TimeUp: lambda *_: None,
        }[type(move)](move, sequences)  # fmt: skip
        if isinstance(move, (Place, Remove)):
            self.hands[self.turn].remove(move.card)
            (self.stock if self.rules.source == "dice" else self.discards).append(move.card)
        if len(self.made(side)) >= self.needed(side):
            self.finish("sequences")
        elif isinstance(move, TimeUp):
            self.finish("time_up")
        elif isinstance(move, (Place, Remove)):
            self._after_play()
            self._end_turn(following, again=self.cards[move.card].face in self.rules.extra_turn_faces)
        elif isinstance(move, (Discard, Pass, Forfeit)):
            self._end_turn(following)

    def needed(self, side):
        more = self.rules.handicap[side] if side < len(self.rules.handicap) else 0
        return self.seating.sequences + more

    def _place(self, move, sequences):
        at, side = self.at(move.cell), self.side
        self.owner[at] = side
        self.idle = 0
        if self.rules.recount == "max_per_line":
            self._count_again(at, sequences)
        elif move.lock is not None:
            self._keep(side, {frozenset(map(self.at, line)) for line in move.lock}, sequences)
        elif self.rules.must_claim:
            self._keep(side, set(), sequences)
        else:
            choices = self.choices(self.fitting(side, through=at)) or [set()]
            new = {line for owner, line in sequences or () if (owner, line) not in self.sequences}
            assert sequences is None or new in choices
            self._keep(side, choices[0] if sequences is None else new, sequences)
        self._lock(side)

    def _keep(self, side, lines, sequences):
        self.sequences += [(side, line) for line in sorted(lines, key=sorted)]
        assert sequences is None or set(sequences) == set(self.sequences)

    def _count_again(self, at, sequences):
        """Every row through the chip counts as many sequences as fit into it; others stay as they were."""
        side = self.side
        full = [line for line in self.full_lines(side) if at in line]
        if sequences is None:
            sequences = self._cut_again({frozenset(self.run(line, side)) for line in full})
        runs = {frozenset(self.run(line, side)) for line in full}
        theirs = [line for owner, line in sequences if owner == side]
        for run in runs:
            lines = [line for line in self.full_lines(side) if line <= run]
            inside = [line for line in theirs if line <= run]
            before = [line for line in self.made(side) if line <= run]
            most = max(map(len, self.choices(lines)), default=0)
            assert len(inside) == max(most, len(before))
            assert all(line in lines for line in inside)
            assert self.all_fit(inside)
        kept = [entry for entry in self.sequences if entry[0] != side or not any(entry[1] <= run for run in runs)]
        assert set(kept) <= set(sequences)
        assert all(any(line <= run for run in runs) for owner, line in sequences if (owner, line) not in kept)
        self.sequences = list(sequences)

    def _cut_again(self, runs):
        """Cut rows from their beginnings, where that gives more sequences than they have."""
        sequences, side = list(self.sequences), self.side
        for run in sorted(runs, key=sorted):
            pieces: list[frozenset[tuple[int, int]]] = []
            for line in sorted((line for line in self.full_lines(side) if line <= run), key=sorted):
                if not pieces or self.can_both_be(line, pieces[-1]):
                    pieces.append(line)
            inside = [line for line in self.made(side) if line <= run]
            if len(pieces) > len(inside):
                sequences = [entry for entry in sequences if entry[1] not in inside] + [(side, line) for line in pieces]
        return sequences

    def _lock(self, side):
        self.locked |= {at for _, line in self.sequences for at in line}
        if self.rules.lock == "whole_run":
            for line in self.made(side):
                self.locked |= self.run(line, side)

    def _remove(self, move, _):
        del self.owner[self.at(move.cell)]
        self.idle = 0

    def _claim(self, move, sequences):
        self._keep(self.side, {frozenset(map(self.at, line)) for line in move.lock}, sequences)
        self._lock(self.side)

    def _lay_down(self, card):
        for hand in self.hands:
            if card in hand:
                hand.remove(card)
        self.discards.append(card)

    def _swap(self, move, _):
        self._lay_down(move.card)
        self.draw(self.turn)
        self.swaps += 1

    def _discard(self, move, _):
        self.idle = 0 if self.plays() else self.idle + 1
        self._lay_down(move.card)
        self.draw(self.turn)

    def _skip(self, *_):
        self.idle = 0 if self.plays() else self.idle + 1

    def _take(self, move, _):
        """Who takes its card ends the time of whoever played just before and has not taken one."""
        number = min(play for play, owner in self.owed if owner == move.seat)
        self.owed = [(play, owner) for play, owner in self.owed if play not in (number, number - 1)]
        self.draw(move.seat)

    def _give_up(self, move, _):
        self.forfeits.remove(next(seat for seat, hand in enumerate(self.hands) if move.card in hand))
        self._lay_down(move.card)

    def _talked(self, move, _):
        for seat in range(self.players):
            if seat % self.sides == move.side and len(self.hands[seat]) > self.forfeits.count(seat):
                self.forfeits.append(seat)

    def draw(self, seat):
        if not self.stock and self.rules.reshuffle and self.discards:
            order = list(self._fall() or shuffled(self.discards, f"{self.seed}:shuffle:{self.drawn - 1}"))
            assert sorted(order) == sorted(self.discards)
            self.stock, self.discards = order, []
        if self.stock:
            self.hands[seat].append(self.stock.pop(0))

    def _fall(self):
        self.drawn += 1
        return self.chance.pop(0) if self.chance else None

    def _after_play(self):
        if self.rules.source == "dice":
            return
        if self.rules.draw == "auto":
            self.draw(self.turn)
        elif self.can_draw():
            self.plays_made += 1
            self.owed.append((self.plays_made, self.turn))

    def _end_turn(self, following, *, again=False):
        if not again:
            self.turn = self._next(following)
            self.turn_number += 1
            self.swaps = 0
        limit = self.rules.turn_limit
        if self.idle and self.idle == self.rules.stall_rounds * self.players:
            self.finish("stalled")
        elif not self.open_spaces() and not set(self.owner) - self.locked:
            self.finish("blocked")
        elif limit is not None and self.turn_number > limit * self.players:
            self.finish("turn_limit")
        elif self.rules.source == "dice":
            (thrown,) = self._fall() or (int(Random(f"{self.seed}:throw:{self.drawn - 1}").random() * len(self.cards)),)
            self.stock += [card for hand in self.hands for card in hand]
            self.stock.remove(thrown)
            self.hands = [[thrown] if seat == self.turn else [] for seat in range(self.players)]

    def _next(self, following):
        """Side after side; the players of a side take turns."""
        side = (self.side + 1) % self.sides
        team = [seat for seat in range(self.players) if seat % self.sides == side]
        equal = self.players % self.sides == 0
        seat = (self.turn + 1) % self.players if equal else team[self.turn_number // self.sides % len(team)]
        assert following in (None, seat)
        return seat

    def finish(self, result):
        """Whoever is nearest to the aim wins; where the clock decides, the longest open line as well."""
        self.over, self.result = True, result
        clock = result in ("time_up", "turn_limit")
        scores = [
            (len(self.made(side)) - self.needed(side), self.longest_open(side) if clock else 0)
            for side in range(self.sides)
        ]
        self.winner = scores.index(max(scores)) if scores.count(max(scores)) == 1 else None

    def longest_open(self, side):
        """The most spaces that count for a side on a line which can still become a sequence."""
        own, earlier = self.own(side), self.made(side)
        theirs = set(self.owner) - self.chips(side)
        lines = [line for line in self.all_lines() if not line & theirs]
        return max((len(line & own) for line in lines if all(self.can_both_be(line, e) for e in earlier)), default=0)


def as_tuple(move, reference):
    """A move as the reference lists it."""
    if isinstance(move, Claim):
        return ("Claim",)
    parts = [type(move).__name__, *(getattr(move, name) for name in ("card", "seat", "side") if hasattr(move, name))]
    return (*parts, reference.at(move.cell)) if hasattr(move, "cell") else tuple(parts)


def move_of(listed, reference):
    """The move that the reference listed; where sequences are announced, with the announcement."""
    name, *values = listed
    if name == "Claim":
        return Claim(_as_lock(reference.choices(reference.fitting(reference.side))[0], reference))
    kinds = {kind.__name__: kind for kind in (Discard, Draw, Forfeit, GiveUp, Pass, Place, Remove, SwapDead)}
    if name in ("Place", "Remove"):
        row, col = values.pop()
        values.append(row * reference.layout.cols + col)
    choices = reference.lock_choices(values[-1]) if name == "Place" and reference.rules.must_claim else []
    if choices:
        values.append(_as_lock(choices[0], reference))
    return kinds[name](*values)


def _as_lock(lines, reference):
    cells = (sorted(row * reference.layout.cols + col for row, col in line) for line in sorted(lines, key=sorted))
    return tuple(map(tuple, cells))
