"""Counting on and back, tens more and less, doubles and halves, rounding."""

from __future__ import annotations

from tests.maths.digits import carries, digits


def _at_a_ten(last: int, step: int) -> bool:
    """Say whether the last step to see, or the one that is asked for, reaches or leaves a whole ten."""
    return last % 10 == 0 or (last + step) % 10 == 0


def _steps(last: int, step: int, sizes: set[int], most: int) -> bool:
    return step in sizes and last % step == 0 and last - 2 * step >= 0 and last + step <= most


def _between_tables(last: int, step: int) -> bool:
    shown = range(last - 2 * step, last + 2 * step, step)
    return abs(step) in {2, 3, 4, 5, 8, 10} and last % step != 0 and min(shown) >= 0 and max(shown) <= 200


def _carried_or_split(n: int, kind: int) -> bool:
    """Say whether doubling carries a ten and no more, or halving splits one, and both stay below 200."""
    if kind == 2:
        return n < 100 and carries(n % 10, n % 10) == 1
    return kind == -2 and n < 200 and n % 2 == 0 and carries(n // 2 % 10, n // 2 % 10) == 1 and n >= 30


PROMISES = {
    ("count_next_number", 1): lambda last, step: step == 1 and last >= 1 and last + 1 <= 20,
    ("count_next_number", 2): lambda last, step: step == 1 and last >= 1 and last + 1 <= 100,
    ("count_next_number", 3): lambda last, step: (
        step in {1, -1} and last >= 9 and max(last - step, last + step) <= 120 and _at_a_ten(last, step)
    ),
    ("skip_count", 1): lambda last, step: _steps(last, step, {2, 5, 10}, 100),
    ("skip_count", 2): lambda last, step: last >= 100 and _steps(last, step, {5, 10, 100}, 1000),
    ("skip_count", 3): lambda last, step: step != 0 and _between_tables(last, step),
    ("ten_more_ten_less", 1): lambda a, step: step == 10 and digits(a, a + step) == (2, 2),
    ("ten_more_ten_less", 2): lambda a, step: step in {10, -10} and digits(a, a + step) == (2, 2),
    ("ten_more_ten_less", 3): lambda a, step: step in {10, -10, 100, -100} and digits(a, a + step) == (3, 3),
    ("double_half", 1): lambda n, kind: n >= 1 and ((kind == 2 and n <= 10) or (kind == -2 and n <= 20 and n % 2 == 0)),
    ("double_half", 2): lambda n, kind: (
        10 <= n <= 100
        and ((kind == 2 and carries(n, n) == 0 and n < 50) or (kind == -2 and set(str(n)) <= set("02468")))
    ),
    ("double_half", 3): lambda n, kind: n > 10 and _carried_or_split(n, kind),
    ("round_10_100", 1): lambda n, unit: unit == 10 and digits(n) == (2,) and n % unit != 0,
    ("round_10_100", 2): lambda n, unit: unit in {10, 100} and digits(n) == (3,) and n % unit != 0,
    ("round_10_100", 3): lambda n, unit: unit in {10, 100} and digits(n) == (4,) and n % unit != 0,
}

BOXES = {
    "count_next_number": [range(130), range(-2, 3)],
    "skip_count": [range(1, 1101), range(-10, 101)],
    "ten_more_ten_less": [range(1101), range(-110, 111, 10)],
    "double_half": [range(210), range(-3, 4)],
    "round_10_100": [range(10_100), (1, 10, 100, 1000)],
}

GOLDEN = {
    "count_next_number": ["68+1", "77+1", "32+1"],
    "skip_count": ["275+5", "650+5", "765+5"],
    "double_half": ["20/2", "2*30", "2*11"],
    "round_10_100": ["803~100", "687~10", "813~100"],
    "ten_more_ten_less": ["16+10", "45-10", "22+10"],
}

EXAMPLES = [
    ("said_last_again", (8, 1), 8),
    ("takes_two_steps", (20, 5), 30),
    ("counts_in_ones", (20, 5), 21),
    ("counts_wrong_way", (30, -1), 31),
    ("keeps_the_ten", (29, 1), 20),
    ("changed_another_place", (46, 10), (47, 146)),
    ("double_half_swapped", (14, 2), 7),
    ("two_instead_of_twice", (14, 2), 16),
    ("doubles_one_digit", (14, 2), (24, 18)),
    ("forgets_odd_ten", (76, -2), 33),
    ("rounds_always_down", (347, 10), 340),
    ("rounds_always_up", (342, 10), 350),
    ("rounds_to_other_place", (347, 10), 300),
    ("rounds_twice", (347, 100), 400),
    ("rounds_keeping_the_rest", (347, 10), 357),
    ("rounding_down_lowers", (342, 10), 330),
]

EDGES = [
    ("said_last_again", (30, -1), 30),
    ("takes_two_steps", (1, -1), None),
    ("counts_in_ones", (20, -5), 19),
    ("counts_in_ones", (20, -1), None),
    ("counts_wrong_way", (30, 1), None),
    ("keeps_the_ten", (40, -1), 49),
    ("keeps_the_ten", (41, 1), None),
    ("keeps_the_ten", (41, 10), None),
    ("changed_another_place", (10, -10), (9,)),
    ("double_half_swapped", (18, -2), 36),
    ("double_half_swapped", (7, 2), None),
    ("two_instead_of_twice", (2, 2), 4),
    ("two_instead_of_twice", (2, -2), None),
    ("doubles_one_digit", (36, -2), (21, 33)),
    ("doubles_one_digit", (7, 2), ()),
    ("doubles_one_digit", (30, 2), ()),
    ("forgets_odd_ten", (76, 2), None),
    ("forgets_odd_ten", (86, -2), None),
    ("forgets_odd_ten", (16, -2), None),
    ("rounds_always_down", (342, 10), 340),
    ("rounds_always_up", (347, 10), 350),
    ("rounds_to_other_place", (47, 10), None),
    ("rounds_twice", (347, 10), None),
    ("rounds_twice", (337, 100), 300),
    ("rounds_keeping_the_rest", (342, 10), None),
    ("rounding_down_lowers", (347, 10), None),
    ("rounding_down_lowers", (4, 10), None),
]
