"""Arithmetic and geometric sequences."""

from __future__ import annotations

from fractions import Fraction


def _falling(kind: int, first: int, step: int, n: int) -> bool:
    known = -20 <= first <= 40 and first and 2 <= abs(step) <= 9 and n in {10, 12, 15, 20, 21}
    return bool(kind == 0 and known and (first < 0 or step < 0) and abs(first + (n - 1) * step) <= 100)


def _growing(first: int, p: int, q: int, n: int) -> bool:
    return q == 1 and 1 <= first <= 12 and p in {2, 3, 4, 5, 10} and 4 <= n <= 8 and first * p ** (n - 1) <= 2000


def _changing(first: int, p: int, q: int, n: int) -> bool:
    known = q == 1 and 1 <= abs(first) <= 6 and p in {-4, -3, -2, 2, 3} and 4 <= n <= 8
    return known and (first < 0 or p < 0) and abs(first * p ** (n - 1)) <= 1000


def _fractions(first: int, p: int, q: int, n: int) -> bool:
    ratio = Fraction(p, q)
    shown = [first * ratio**k for k in range(3)]
    last = first * ratio ** (n - 1)
    return (
        ratio.denominator == q > 1
        and 0 < first <= min(400, 32 * q * q)
        and all(term.denominator == 1 for term in shown)
        and last.denominator <= 16
        and last.numerator <= 400
        and 4 <= n <= 8
        and 1 <= p <= min(5, q + 1)
    )


PROMISES = {
    ("arithmetic_sequence_nth", 1): lambda kind, first, step, n: (
        kind == 0 and 1 <= first <= 10 and 2 <= step <= 10 and 6 <= n <= 10
    ),
    ("arithmetic_sequence_nth", 2): _falling,
    ("arithmetic_sequence_nth", 3): lambda kind, first, step, n: (
        kind == 1 and 1 <= first <= 15 and 3 <= step <= 9 and 10 <= n <= 50
    ),
    ("geometric_sequence_nth", 1): _growing,
    ("geometric_sequence_nth", 2): _changing,
    ("geometric_sequence_nth", 3): _fractions,
}

BOXES = {
    "arithmetic_sequence_nth": [(0, 1), range(-21, 42), range(-10, 11), range(5, 52)],
    "geometric_sequence_nth": [range(-12, 401), range(-5, 11), range(1, 6), range(3, 10)],
}

GOLDEN = {
    "arithmetic_sequence_nth": ["-18,-20@12", "31,25@10", "22,17@15"],
    "geometric_sequence_nth": ["-5,15@4", "-4,8@8", "4,-8@8"],
}

EXAMPLES = [
    ("nth_term_first_forgotten", (3, 4, 10), 36),
    ("nth_term_steps_up", (20, -3, 5), 32),
    ("term_number_without_first", (3, 4, 39), 9),
    ("term_number_from_zero", (3, 4, 99), Fraction(99, 4)),
    ("geometric_off_by_one", (2, Fraction(3), 4), 162),
    ("geometric_last_step_repeated", (2, Fraction(3), 4), 30),
    ("geometric_sign_lost", (2, Fraction(-3), 4), 54),
]

EDGES = [
    ("nth_term_off_by_one", (3, 0, 10), 3),
    ("nth_term_first_forgotten", (0, 4, 10), 36),
    ("nth_term_steps_up", (20, 3, 5), None),
    ("term_number_without_first", (3, 4, 3), 0),
    ("term_number_from_zero", (4, 4, 40), 10),
    ("geometric_adds_ratio", (2, Fraction(2), 2), 4),
    ("geometric_off_by_one", (2, Fraction(1), 4), 2),
    ("geometric_last_step_repeated", (2, Fraction(3), 3), 18),
    ("geometric_sign_lost", (2, Fraction(3), 4), None),
]

LIMITS = [
    ("arithmetic_sequence_nth", 1, [(0, 1, 2, 6), (0, 10, 10, 10)], [(0, 1, 1, 6), (0, 11, 2, 6), (0, 1, 2, 11)]),
    ("arithmetic_sequence_nth", 2, [(0, -20, 2, 10), (0, 40, -7, 21)], [(0, 1, 2, 10), (0, 40, -9, 21)]),
    ("arithmetic_sequence_nth", 3, [(1, 1, 3, 10), (1, 15, 9, 50)], [(0, 1, 3, 10), (1, 15, 9, 51)]),
    ("geometric_sequence_nth", 1, [(1, 2, 1, 4), (2, 10, 1, 4)], [(3, 10, 1, 4), (1, 2, 1, 3), (1, 6, 1, 4)]),
    ("geometric_sequence_nth", 2, [(-6, -4, 1, 4), (3, -2, 1, 8)], [(6, 2, 1, 4), (0, -2, 1, 4), (1, -4, 1, 8)]),
    ("geometric_sequence_nth", 3, [(4, 1, 2, 4), (400, 2, 5, 4)], [(2, 1, 2, 4), (4, 2, 1, 4), (4, 2, 4, 4)]),
]
