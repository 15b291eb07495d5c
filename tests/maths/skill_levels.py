"""What each level's sentence promises, said a second time and apart from the skills' own code."""

from __future__ import annotations

from fractions import Fraction
from math import gcd


def carries(a: int, b: int) -> int:
    """Count the carries of a + b: each takes nine from the digit sum."""
    return (_digit_sum(a) + _digit_sum(b) - _digit_sum(a + b)) // 9


def borrows(a: int, b: int) -> int:
    """Count the borrows of a − b: those are the carries of adding back."""
    return carries(a - b, b)


def _digit_sum(n: int) -> int:
    return sum(map(int, str(n)))


def no_zero(*numbers: int) -> bool:
    return all("0" not in str(number) for number in numbers)


def digits(*numbers: int) -> tuple[int, ...]:
    return tuple(len(str(number)) for number in numbers)


def crosses_ten(low: int, step: int) -> bool:
    """Say whether a ten lies strictly between low and low + step."""
    return any(number % 10 == 0 for number in range(low + 1, low + step))


def in_lowest_terms(n: int, d: int) -> bool:
    return gcd(n, d) == 1 and 0 < n < d


def _shape(key: str) -> str:
    """Return an order-of-operations key without its numbers."""
    return "".join(sign for sign in key if not sign.isdigit())


def _several_parts(n: int, d: int, q: int, denominators: set[int], most: int) -> bool:
    return d in denominators and n > 1 and in_lowest_terms(n, d) and q % d == 0 and d < q <= most


def _unlike(p: int, q: int, r: int, s: int, *, multiple: bool) -> bool:
    related = max(q, s) % min(q, s) == 0
    return q != s and related == multiple and in_lowest_terms(p, q) and in_lowest_terms(r, s)


EARLY = {2, 3, 4, 5, 10}
TO_10 = set(range(2, 11))
HARD = {3, 4, 6, 7, 8, 9}
HARD_TO_12 = HARD | {11, 12}

PROMISES = {
    ("add_within_20", 1): lambda a, b: a + b <= 20 and not crosses_ten(max(a, b), min(a, b)) and min(a, b) > 1,
    ("add_within_20", 2): lambda a, b: a + b <= 20 and min(a, b) > 1,
    ("add_within_20", 3): lambda a, b: digits(a, b) == (1, 1) and a + b > 10,
    ("sub_within_20", 1): lambda a, b: a <= 20 and 1 < b < a and not crosses_ten(a - b, b % 10),
    ("sub_within_20", 2): lambda a, b: a <= 20 and 1 < b < a,
    ("sub_within_20", 3): lambda a, b: 10 < a < 20 and digits(b, a - b) == (1, 1) and crosses_ten(a - b, b),
    ("add_2digit_regroup", 1): lambda a, b: digits(a, b) == (2, 1) and carries(a, b) == 1 and a + b < 100,
    ("add_2digit_regroup", 2): lambda a, b: digits(a, b) == (2, 2) and carries(a, b) == 1 and a + b < 100,
    ("add_2digit_regroup", 3): lambda a, b: digits(a, b) == (2, 2) and carries(a, b) == 2 and a + b >= 100,
    ("sub_2digit_regroup", 1): lambda a, b: digits(a, b) == (2, 1) and borrows(a, b) == 1,
    ("sub_2digit_regroup", 2): lambda a, b: digits(a, b) == (2, 2) and borrows(a, b) == 1 and no_zero(a, b),
    ("sub_2digit_regroup", 3): lambda a, b: 100 <= a < 200 and digits(b) == (2,) and borrows(a, b) == 2,
    ("add_3digit", 1): lambda a, b: digits(a, b) == (3, 2) and carries(a, b) == 1 and a + b < 1000,
    ("add_3digit", 2): lambda a, b: digits(a, b) == (3, 3) and carries(a, b) == 1 and a + b < 1000,
    ("add_3digit", 3): lambda a, b: digits(a, b) == (3, 3) and carries(a, b) == 2 and a + b < 1000,
    ("sub_3digit_regroup", 1): lambda a, b: digits(a, b) == (3, 3) and borrows(a, b) == 1 and no_zero(a, b),
    ("sub_3digit_regroup", 2): lambda a, b: digits(a, b) == (3, 3) and borrows(a, b) == 2 and no_zero(a, b),
    ("sub_3digit_regroup", 3): lambda a, b: (
        digits(a) == (3,) and digits(b)[0] > 1 and str(a)[1] == "0" and borrows(a, b) == 2
    ),
    ("table_all_10", 1): lambda a, b: bool({a, b} & {2, 5, 10}) and max(a, b) <= 10 and min(a, b) >= 0,
    ("table_all_10", 2): lambda a, b: {a, b} <= TO_10,
    ("table_all_10", 3): lambda a, b: {a, b} <= HARD,
    ("division_facts", 1): lambda a, b: b in EARLY and a % b == 0 and a // b in TO_10,
    ("division_facts", 2): lambda a, b: b in TO_10 and a % b == 0 and a // b in TO_10,
    ("division_facts", 3): lambda a, b: b in HARD_TO_12 and a % b == 0 and 2 < a // b <= 12,
    ("missing_factor", 1): lambda a, c, place: a in EARLY and c % a == 0 and c // a in TO_10 and place == 2,
    ("missing_factor", 2): lambda a, c, place: a in TO_10 and c % a == 0 and c // a in TO_10 and place in {1, 2},
    ("missing_factor", 3): lambda a, c, place: a in HARD_TO_12 and c % a == 0 and 2 < c // a <= 12 and place in {1, 2},
    ("fraction_of_quantity", 1): lambda n, d, q: n == 1 and d in EARLY and q % d == 0 and d < q <= 60,
    ("fraction_of_quantity", 2): lambda n, d, q: _several_parts(n, d, q, {3, 4, 5, 6, 8, 10}, 60),
    ("fraction_of_quantity", 3): lambda n, d, q: _several_parts(n, d, q, {6, 7, 8, 9, 11, 12}, 144),
    ("add_fractions_unlike", 1): lambda p, q, r, s: (
        _unlike(p, q, r, s, multiple=True) and Fraction(p, q) + Fraction(r, s) < 1
    ),
    ("add_fractions_unlike", 2): lambda p, q, r, s: (
        _unlike(p, q, r, s, multiple=False) and Fraction(p, q) + Fraction(r, s) < 1
    ),
    ("add_fractions_unlike", 3): lambda p, q, r, s: (
        _unlike(p, q, r, s, multiple=False) and Fraction(p, q) + Fraction(r, s) > 1
    ),
    ("integer_add_sub", 1): lambda a, sign, b: (
        0 < abs(a) <= 20 and 0 < b <= 20 and a + sign * b and (a < 0 < sign or (sign < 0 < a < b))
    ),
    ("integer_add_sub", 2): lambda a, sign, b: 0 < abs(a) <= 15 and 0 < abs(b) <= 15 and min(a, b) < 0 and a + sign * b,
    ("integer_add_sub", 3): lambda a, sign, b: 0 < abs(a) <= 30 and sign < 0 and -30 <= b < 0 and a - b,
    ("two_step_equation", 1): lambda a, b, c: (
        2 <= a <= 5 and 1 <= b <= 10 and (c - b) % a == 0 and 2 <= (c - b) / a <= 20
    ),
    ("two_step_equation", 2): lambda a, b, c: (
        2 <= a <= 9 and 0 < abs(b) <= 12 and (c - b) % a == 0 and 1 < abs((c - b) / a) <= 16
    ),
    ("two_step_equation", 3): lambda a, b, c: (
        -9 <= a <= -2 and 0 < abs(b) <= 12 and (c - b) % a == 0 and 1 < abs((c - b) / a) <= 16
    ),
}
"""What is true of the operands of a card of each level; the shapes of `order_of_operations` are `SHAPES`."""

SHAPES = {
    1: {"+*", "*+", "-*", "+/"},
    2: {"+*", "-*", "*(+)", "(-)*", "-+", "/*"},
    3: {"*+*", "*-*", "+*(-)", "-(-)"},
}


def keeps_promise(skill: str, level: int, operands: tuple[int, ...], key: str) -> bool:
    """Say whether a card is what the sentence of its level says."""
    if skill == "order_of_operations":
        return _shape(key) in SHAPES[level]
    return bool(PROMISES[skill, level](*operands))
