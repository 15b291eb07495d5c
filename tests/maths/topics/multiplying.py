"""Times tables a few at a time, and with zeros behind."""

from __future__ import annotations

from tests.maths.digits import HARD_TO_12, TO_10

TENS = {10 * one for one in range(2, 10)}
HUNDREDS = {100 * one for one in range(2, 10)}
DIGITS = set(range(2, 10))


def _in_either(a: int, b: int, tables: set[int], times: set[int]) -> bool:
    return (a in tables and b in times) or (b in tables and a in times)


PROMISES = {
    ("table_2_5_10", 1): lambda a, b: a in {2, 5, 10} and 1 <= b <= 10,
    ("table_2_5_10", 2): lambda a, b: _in_either(a, b, {2, 5, 10}, set(range(11))),
    ("table_2_5_10", 3): lambda a, b: _in_either(a, b, {2, 5, 10}, set(range(2, 13))),
    ("table_3_4_8", 1): lambda a, b: a in {3, 4} and b in TO_10,
    ("table_3_4_8", 2): lambda a, b: _in_either(a, b, {3, 4, 8}, TO_10),
    ("table_3_4_8", 3): lambda a, b: _in_either(a, b, {3, 4, 8}, HARD_TO_12),
    ("multiply_multiple_of_10", 1): lambda a, b: 2 <= a <= 5 and b in TENS,
    ("multiply_multiple_of_10", 2): lambda a, b: _in_either(a, b, DIGITS, TENS),
    ("multiply_multiple_of_10", 3): lambda a, b: _in_either(a, b, DIGITS, HUNDREDS) or {a, b} <= TENS,
}

BOXES = {
    "table_2_5_10": [range(15), range(15)],
    "table_3_4_8": [range(15), range(15)],
    "multiply_multiple_of_10": [range(1001), range(1001)],
}

GOLDEN = {
    "table_2_5_10": ["0*10", "9*2", "7*10"],
    "table_3_4_8": ["4*9", "4*6", "4*8"],
    "multiply_multiple_of_10": ["50*2", "20*8", "90*7"],
}

EXAMPLES = [
    ("dropped_zeros", (6, 40), (24,)),
    ("one_zero_too_many", (6, 40), 2400),
]

EDGES = [
    ("dropped_zeros", (60, 40), (240, 24)),
    ("dropped_zeros", (6, 7), ()),
    ("one_zero_too_many", (6, 7), None),
]
