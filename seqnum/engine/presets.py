"""Rules with a name. Each says where it is from, and what differs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError
from seqnum.engine.rules import Rules, Seating

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def sequence_numbers() -> Rules:
    """Return the official rules for equation cards.

    Source: the printed instructions of the add-and-subtract game that inspired this one, English text, taken
    literally: two or three players need one sequence, four to six need two, also on three sides. What they leave
    open, what a wrong answer costs, is ours: two tries.

    Examples
    --------
    >>> sequence_numbers().seating(6, sides=3)
    Seating(players=6, sides=3, hand=4, sequences=2)
    """
    return Rules(
        name="sequence_numbers",
        seatings=(
            Seating(players=2, sides=2, hand=5, sequences=1),
            Seating(players=3, sides=3, hand=5, sequences=1),
            Seating(players=4, sides=2, hand=4, sequences=2),
            Seating(players=6, sides=2, hand=4, sequences=2),
            Seating(players=6, sides=3, hand=4, sequences=2),
        ),
        talk_penalty=True,
    )


def classroom() -> Rules:
    """Return the rules for a lesson.

    Source: :func:`sequence_numbers`. Difference: three sides need one sequence, as in the classic card game. With
    two, three games in four on boards up to 10 × 10 come to a standstill and the others take some thousand turns.
    Talking costs nothing: in a lesson it may be what is wanted.

    Examples
    --------
    >>> classroom().seating(6, sides=3)
    Seating(players=6, sides=3, hand=4, sequences=1)
    """
    official = sequence_numbers()
    seatings = tuple(replace(s, sequences=1) if s.sides == 3 else s for s in official.seatings)
    return replace(official, name="classroom", seatings=seatings, talk_penalty=False)


def young() -> Rules:
    """Return the rules for the first years of school, on 6 × 7 spaces with the numbers 0 to 18.

    Source: :func:`classroom`. Difference: three cards in hand and all hands face up, so that everybody can help; no
    Minus, because nothing is taken away from anybody; one sequence of four wins. With five, as no chip ever leaves so
    small a board, 56 in 100 games of three came to a standstill, with four 7 (150 games of middling computers).

    Examples
    --------
    >>> young().seating(2), young().remove
    (Seating(players=2, sides=2, hand=3, sequences=1), 0)
    """
    return replace(
        classroom(),
        name="young",
        seatings=tuple(Seating(players, sides, hand=3, sequences=1) for players, sides in ((2, 2), (3, 3), (4, 2))),
        line_length=4,
        open_hands=True,
        remove=0,
    )


def sequence() -> Rules:
    """Return the rules of the classic card game: 2 to 12 players, 104 cards.

    Source: the printed instructions, English text: two sides need two sequences, three sides one; the table of
    hands; four wild and four remove cards; 50, 50 and 35 chips. Left out: the cut for the deal. Cards ask nothing,
    so there is no answer policy.

    Examples
    --------
    >>> [seating.hand for seating in sequence().seatings if seating.sides == 2]
    [7, 6, 5, 4, 3, 3]
    """
    return _card_game(
        "sequence",
        _in_teams({2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}, sequences={2: 2, 3: 1}),
        wild=4,
        remove=4,
        chips=(50, 50, 35),
        talk_penalty=True,
    )


def kids() -> Rules:
    """Return the rules of the animal game: 6 × 7 spaces, four in a row, each for themselves.

    Source: the publisher's instructions for the children's game: 19 animals twice and four free corners, hands of
    three, one sequence wins, 21 chips each, dead cards may be changed without a limit, which here is a hand's worth a
    turn. Difference: all of these, from :func:`sequence`; the animals and where they stand are ours.

    Examples
    --------
    >>> kids().seating(4)
    Seating(players=4, sides=4, hand=3, sequences=1)
    """
    return _card_game(
        "kids",
        tuple(Seating(players, players, hand=3, sequences=1) for players in (2, 3, 4)),
        line_length=4,
        dead_swaps=None,
        chips=(21,) * 4,
    )


def letters() -> Rules:
    """Return the rules of the letter game: 6 × 8 spaces, four in a row, no free spaces.

    Source: the rules at ultraboardgames and boardgameguys: 24 letters twice (X and Z are the remove and wild cards,
    52 cards), hands of five, or four when four play as two teams; 30 chips; dead cards are changed, no limit said (a
    hand's worth a turn). Difference: all of these, from :func:`sequence`. Left out: saying the sound, and that
    colours have to match.

    Examples
    --------
    >>> letters().seating(4)
    Seating(players=4, sides=2, hand=4, sequences=1)
    """
    return _card_game(
        "letters",
        (Seating(2, 2, 5, 1), Seating(3, 3, 5, 1), Seating(4, 2, 4, 1)),
        line_length=4,
        free_corners=False,
        dead_swaps=None,
        chips=(30,) * 3,
    )


def states() -> Rules:
    """Return the rules of the game of states: 10 × 10 spaces, 50 states twice, no free spaces.

    Source: the rules at majorfun: 108 cards, four that add and four that remove, eight cards in hand for two players
    down to three for twelve, two sequences win, 50 chips. Difference: all of these, from :func:`sequence`. The hands
    between eight and three are ours, and so is one dead card a turn, on which the source is silent.

    Examples
    --------
    >>> [seating.hand for seating in states().seatings if seating.sides == 2]
    [8, 6, 5, 4, 3, 3]
    """
    return _card_game(
        "states",
        _in_teams({2: 8, 3: 7, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}, sequences={2: 2, 3: 2}),
        free_corners=False,
        wild=4,
        remove=4,
        chips=(50,) * 3,
    )


def travel() -> Rules:
    """Return the rules of the pocket game for two: 6 × 8 spaces, each card once, four in a row.

    Source: the publisher's instructions for the travel game: 52 cards, hands of seven, two sequences win, 50 pegs in
    all. Difference: all of these, from :func:`sequence`; a card is dead as soon as its one space is covered, and as
    many may be changed in a turn as a hand has cards, as no limit is said. No free spaces: 48 cards fill 48 spaces.

    Examples
    --------
    >>> travel().copies, travel().seating(2)
    (1, Seating(players=2, sides=2, hand=7, sequences=2))
    """
    return _card_game(
        "travel",
        (Seating(2, 2, 7, 2),),
        line_length=4,
        free_corners=False,
        dead_swaps=None,
        copies=1,
        chips=(25, 25),
    )


def dice() -> Rules:
    """Return the rules of the dice game: 6 × 6 spaces and two dice instead of cards.

    Source: the publisher's instructions: a throw says where the chip goes; eleven is wild (on a full board it takes
    an opponent's place), ten removes a chip, but none from a 2 or a 12; where all four spaces are covered the chip
    takes an opponent's place; after a 2 or a 12 the player throws again; 30 chips. Difference from :func:`sequence`:
    all of these. Left out: the advice to play for six in a row with two sides (``line_length=6``).

    Examples
    --------
    >>> dice().seating(3).hand, dice().source
    (1, 'dice')
    """
    return _card_game(
        "dice",
        (Seating(2, 2, 1, 1), Seating(3, 3, 1, 1), Seating(4, 2, 1, 1)),
        source="dice",
        free_corners=False,
        dead_swaps=0,
        occupied="replace_opponent",
        wild_full="replace_opponent",
        remove_exempt=("2", "12"),
        extra_turn_faces=("2", "12"),
        reshuffle=False,
        open_hands=True,
        copies=4,
        chips=(30,) * 3,
    )


def _card_game(name: str, seatings: tuple[Seating, ...], **options: object) -> Rules:
    return Rules(name=name, seatings=seatings, answer_policy=None, **options)  # type: ignore[arg-type]


def _in_teams(hands: Mapping[int, int], sequences: Mapping[int, int]) -> tuple[Seating, ...]:
    """Return a seating for each number of players and each number of sides into which they divide."""
    return tuple(
        Seating(players, sides, hand, needed)
        for players, hand in hands.items()
        for sides, needed in sequences.items()
        if players % sides == 0
    )


PRESETS: dict[str, Callable[[], Rules]] = {
    "sequence_numbers": sequence_numbers,
    "classroom": classroom,
    "young": young,
    "sequence": sequence,
    "kids": kids,
    "letters": letters,
    "states": states,
    "travel": travel,
    "dice": dice,
}


def preset(name: str) -> Rules:
    """Return the rules with a name.

    Raises
    ------
    RulesError
        When there are none; the message lists those there are.

    Examples
    --------
    >>> preset("sequence").wild
    4
    """
    if name not in PRESETS:
        raise RulesError("engine.error.preset", given=str(name)[:40], works=", ".join(PRESETS))
    return PRESETS[name]()
