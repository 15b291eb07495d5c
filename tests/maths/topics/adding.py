"""Sums and differences up to ten, gaps and balances, written calculation without regrouping and with four digits."""

from __future__ import annotations

from tests.maths.digits import borrows, carries, crosses_ten, digits, no_zero


def _bond(*operands: int) -> bool:
    *known, place = operands
    return min(known) > 0 and sum(known) < 10 and 1 <= place <= len(known) + 1


def _pair(a: int, place: int) -> bool:
    return _bond(a, place)


def _triple(a: int, b: int, place: int) -> bool:
    return _bond(a, b, place)


def _gap(known: int, whole: int, place: int, least: int, most: int, places: set[int]) -> bool:
    return min(known, whole - known) >= least and whole <= most and place in places


def _balance(a: int, b: int, c: int, place: int, least: int, places: set[int]) -> bool:
    return min(a, b, c, a + b - c) >= least and c not in {a, b} and place in places


def _one_sign(a: int, sign: int, b: int, add: set[int], sub: set[int]) -> bool:
    if digits(a, b) != (4, 4) or sign not in {1, -1} or a < b < 0:
        return False
    return carries(a, b) in add if sign > 0 else a > b and borrows(a, b) in sub


PROMISES = {
    ("number_bonds_10", 1): lambda a, place: _pair(a, place) and place == 2,
    ("number_bonds_10", 2): _pair,
    ("number_bonds_10", 3): _triple,
    ("add_within_10", 1): lambda a, b: min(a, b) >= 0 and 0 < a + b <= 5,
    ("add_within_10", 2): lambda a, b: min(a, b) >= 0 and 0 < a + b <= 10,
    ("add_within_10", 3): lambda a, b: min(a, b) >= 2 and 6 <= a + b <= 10,
    ("sub_within_10", 1): lambda a, b: 1 <= b <= a <= 5,
    ("sub_within_10", 2): lambda a, b: 1 <= b <= a <= 10,
    ("sub_within_10", 3): lambda a, b: 6 <= a <= 10 and b >= 2 and a - b >= 2,
    ("missing_addend_20", 1): lambda a, s, place: _gap(a, s, place, 1, 10, {2}),
    ("missing_addend_20", 2): lambda a, s, place: _gap(a, s, place, 2, 20, {1, 2}),
    ("missing_addend_20", 3): lambda a, s, place: (
        _gap(a, s, place, 1, 20, {1, 2}) and digits(a, s - a) == (1, 1) and crosses_ten(a, s - a)
    ),
    ("balance_equation_20", 1): lambda a, b, c, place: a + b <= 10 and _balance(a, b, c, place, 1, {3, 4}),
    ("balance_equation_20", 2): lambda a, b, c, place: a + b <= 20 and _balance(a, b, c, place, 2, {3, 4}),
    ("balance_equation_20", 3): lambda a, b, c, place: 11 <= a + b <= 20 and _balance(a, b, c, place, 2, {1, 2, 3, 4}),
    ("add_2digit_no_regroup", 1): lambda a, b: digits(a, b) == (2, 1) and no_zero(a, b) and carries(a, b) == 0,
    ("add_2digit_no_regroup", 2): lambda a, b: digits(a, b) == (2, 2) and no_zero(a, b) and carries(a, b) == 0,
    ("add_2digit_no_regroup", 3): lambda a, b: (
        100 < a < 200 and digits(b) == (2,) and no_zero(a, b) and carries(a, b) == 0
    ),
    ("sub_2digit_no_regroup", 1): lambda a, b: digits(a, b) == (2, 1) and no_zero(a, b) and borrows(a, b) == 0,
    ("sub_2digit_no_regroup", 2): lambda a, b: (
        digits(a, b) == (2, 2) and a > b and no_zero(a, b) and borrows(a, b) == 0
    ),
    ("sub_2digit_no_regroup", 3): lambda a, b: (
        100 < a < 200 and digits(b) == (2,) and no_zero(a, b) and borrows(a, b) == 0
    ),
    ("add_sub_multidigit", 1): lambda a, sign, b: _one_sign(a, sign, b, {1}, {1}) and (sign > 0 or no_zero(a, b)),
    ("add_sub_multidigit", 2): lambda a, sign, b: _one_sign(a, sign, b, {2, 3}, {2, 3}) and (sign > 0 or no_zero(a, b)),
    ("add_sub_multidigit", 3): lambda a, sign, b: (
        _one_sign(a, sign, b, {4}, {2, 3}) and (sign > 0 or (str(a)[2] == "0" and a % 10 < b % 10))
    ),
}

BOXES = {
    "add_within_10": [range(13), range(13)],
    "sub_within_10": [range(13), range(13)],
    "missing_addend_20": [range(23), range(23), range(5)],
    "balance_equation_20": [range(21), range(21), range(21), range(6)],
    "add_2digit_no_regroup": [range(210), range(110)],
    "sub_2digit_no_regroup": [range(210), range(110)],
}

NO_BOX = {"number_bonds_10", "add_sub_multidigit"}

GOLDEN = {
    "number_bonds_10": ["9+_=10", "5+_=10", "6+_=10"],
    "add_within_10": ["0+1", "5+5", "5+4"],
    "sub_within_10": ["2-1", "7-5", "7-6"],
    "missing_addend_20": ["_+10=15", "8+_=20", "13+_=17"],
    "balance_equation_20": ["3+16=6+_", "14+5=_+12", "7+12=16+_"],
    "add_2digit_no_regroup": ["13+75", "46+31", "21+13"],
    "sub_2digit_no_regroup": ["66-16", "84-23", "64-14"],
    "add_sub_multidigit": ["9454-7665", "4952+1649", "2793+6493"],
}

EXAMPLES = [
    ("subtracted_instead_of_added", (3, 7), 4),
    ("adding_zero_adds", (4, 0), 5),
    ("equals_next_number", (8, 4, 5), 3),
    ("counts_both_ends", (8, 11), 4),
    ("counts_between", (8, 11), 2),
    ("carries_for_nothing", (32, 45), 87),
    ("adds_all_digits", (32, 45), 14),
    ("borrows_for_nothing", (78, 35), 33),
    ("subtract_left_aligned", (78, 5), 28),
]

EDGES = [
    ("subtracted_instead_of_added", (3, 3), 0),
    ("adding_zero_adds", (4, 1), None),
    ("add_all", (8, 11), 19),
    ("add_to_equal_sign", (8, 4, 12), 12),
    ("equals_next_number", (4, 8, 5), None),
    ("counts_both_ends", (10, 10), 1),
    ("counts_between", (9, 10), 0),
    ("carries_for_nothing", (37, 45), None),
    ("carries_for_nothing", (3, 4), None),
    ("adds_all_digits", (3, 4), None),
    ("borrows_for_nothing", (42, 17), None),
    ("borrows_for_nothing", (45, 41), None),
    ("subtract_left_aligned", (78, 35), None),
    ("subtract_left_aligned", (78, 8), None),
]
