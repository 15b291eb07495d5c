"""Roots, exponents that are fractions, exponential equations and logarithms."""

from __future__ import annotations

from fractions import Fraction
from math import gcd, isqrt

from seqnum.maths.exact import root


def _square_inside(n: int) -> int:
    """Return the root of the largest square in a number."""
    return max(k for k in range(1, isqrt(n) + 1) if n % k**2 == 0)


def _simplified(n: int) -> tuple[int, int]:
    out = _square_inside(n)
    return out, n // out**2


def _one_root(most: int, a: int, n: int) -> bool:
    out, inside = _simplified(n)
    return 1 < out <= 10 and inside in {2, 3, 5, 6, 7, 10, 11, 13, 14, 15} and a * a * n <= most


def _two_roots(a: int, n: int, sign: int, m: int) -> bool:
    if a != 1 or sign not in {1, -1} or max(n, m) > 200 or min(n, m) < 2 or (sign < 0 and n <= m):
        return False
    (out, inside), (other, same) = _simplified(n), _simplified(m)
    return (
        inside == same and inside in {2, 3, 5, 6, 7} and min(out, other) >= 2 and out != other and max(out, other) < 9
    )


def _perfect(number: int, index: int) -> int:
    """Return the whole root, 0 where there is none."""
    return next((r for r in range(1, 21) if r**index == number), 0)


LARGEST_ROOT = {(1, 2): 20, (1, 3): 10, (1, 4): 5, (1, 5): 3}
LARGEST_POWER = {(3, 2): 10, (5, 2): 4, (2, 3): 10, (4, 3): 5, (3, 4): 5, (2, 5): 3, (3, 5): 3}


def _turned(num: int, den: int, p: int, q: int) -> bool:
    above, below = _perfect(num, q), _perfect(den, q)
    if not above * below or q not in {2, 3} or abs(p) not in {2: {1, 3}, 3: {1, 2}}[q]:
        return False
    if den == 1:
        return p < 0 and 2 <= above <= 10
    return above <= 5 and below <= 5 and gcd(num, den) == 1


def _power_of(base: int, value: Fraction) -> int | None:
    """Return the whole exponent that makes a value of a base."""
    return next((k for k in range(-12, 13) if Fraction(base) ** k == value), None)


def _whole_exponent(base: int, value: Fraction, least: int, most: int) -> bool:
    exponent = _power_of(base, value)
    limit = 10**6 if base == 10 else 1024
    return 2 <= base <= 10 and exponent is not None and least <= exponent <= most and max(value, 1 / value) <= limit


def _fractional_exponent(base: int, value: Fraction) -> bool:
    """Say whether base and value are powers of one of the small roots, and neither is a whole power of the base."""
    for taken in (2, 3, 5, 6, 7, 10):
        q, p = _power_of(taken, Fraction(base)), _power_of(taken, value)
        if q and p and 2 <= q <= 5 and -5 <= p <= 7 and gcd(p, q) == 1:
            return bool(taken ** max(q, abs(p)) <= 256)
    return False


def _unit_powers(base: int, value: Fraction) -> bool:
    exponent = _power_of(base, value) or 0
    return -6 <= exponent <= -2 and (base == 10 or value.denominator <= 256)


PROMISES = {
    ("exponential_equation", 1): lambda base, shift, above, below: (
        shift == 0 and _whole_exponent(base, Fraction(above, below), 2, 10)
    ),
    ("exponential_equation", 2): lambda base, shift, above, below: (
        1 <= abs(shift) <= 9 and base in {2, 3, 4, 5, 10} and _whole_exponent(base, Fraction(above, below), 2, 10)
    ),
    ("exponential_equation", 3): lambda base, shift, above, below: (
        shift == 0
        and (_unit_powers(base, Fraction(above, below)) or _fractional_exponent(base, Fraction(above, below)))
    ),
    ("logarithm_value", 1): lambda base, above, below: _whole_exponent(base, Fraction(above, below), 0, 10),
    ("logarithm_value", 2): lambda base, above, below: (
        _whole_exponent(base, Fraction(above, below), -10, 10) and _power_of(base, Fraction(above, below)) not in {0, 1}
    ),
    ("logarithm_value", 3): lambda base, above, below: _fractional_exponent(base, Fraction(above, below)),
    ("simplify_radical", 1): lambda a, n, sign, m: a == 1 and sign == m == 0 and _one_root(300, a, n),
    ("simplify_radical", 2): lambda a, n, sign, m: (
        2 <= a <= 6
        and sign == m == 0
        and n <= 150
        and _one_root(10**5, a, n)
        and _simplified(n)[1] <= 7
        and _simplified(n)[0] <= 6
    ),
    ("simplify_radical", 3): _two_roots,
    ("rational_exponent", 1): lambda num, den, p, q: den == 1 and 2 <= _perfect(num, q) <= LARGEST_ROOT.get((p, q), 0),
    ("rational_exponent", 2): lambda num, den, p, q: den == 1 and 2 <= _perfect(num, q) <= LARGEST_POWER.get((p, q), 0),
    ("rational_exponent", 3): _turned,
}

NO_BOX = ["simplify_radical", "rational_exponent", "exponential_equation", "logarithm_value"]

GOLDEN = {
    "simplify_radical": ["4sqrt48", "4sqrt54", "4sqrt27"],
    "exponential_equation": ["2^(x-3)=512", "10^(x+6)=10000", "10^(x+6)=1000"],
    "logarithm_value": ["log2_256", "log10_1/10000", "log10_1/1000"],
    "rational_exponent": ["216^2/3", "16^3/2", "9^3/2"],
}

EXAMPLES = [
    ("exponent_sign_lost", (Fraction(-3),), 3),
    ("exponent_shift_forgotten", (5, 3), 5),
    ("exponent_shift_wrong_way", (5, 3), 8),
    ("square_comes_out_whole", (1, 12), 4 * root(3)),
    ("radical_coefficients_added", (3, 12), 5 * root(3)),
    ("radical_coefficient_lost", (3, 12), 2 * root(3)),
    ("radicands_joined", (12, 27, 1), root(39)),
    ("exponent_root_only", (2, Fraction(2, 3)), 2),
    ("exponent_numerator_only", (8, Fraction(2, 3)), 64),
    ("fractional_exponent_negates", (2, Fraction(-2, 3)), -4),
]

EDGES = [
    ("log_of_product_is_product", (0, 3), 0),
    ("log_divides", (2, 4), 2),
    ("log_base_swapped", (Fraction(0),), None),
    ("log_base_swapped", (Fraction(1),), 1),
    ("exponent_sign_lost", (Fraction(3),), None),
    ("exponent_shift_forgotten", (5, 0), 5),
    ("exponent_shift_wrong_way", (5, 0), 5),
    ("square_comes_out_whole", (1, 7), root(7)),
    ("radical_coefficients_added", (1, 12), None),
    ("radical_coefficients_added", (2, 12), 4 * root(3)),
    ("radical_coefficient_lost", (1, 12), None),
    ("radicands_joined", (27, 2, -1), 5),
    ("fractional_exponent_divides", (4, Fraction(1, 2)), 2),
    ("fractional_exponent_divides", (4, Fraction(-1, 2)), None),
    ("exponent_root_only", (2, Fraction(-1, 3)), None),
    ("exponent_numerator_only", (8, Fraction(-2, 3)), None),
    ("exponent_numerator_only", (8, Fraction(1, 3)), None),
    ("fractional_exponent_negates", (2, Fraction(2, 3)), None),
]

LIMITS = [
    ("simplify_radical", 1, [(1, 8, 0, 0), (1, 300, 0, 0)], [(1, 6, 0, 0), (1, 16, 0, 0), (1, 288, 0, 0)]),
    ("simplify_radical", 2, [(2, 8, 0, 0), (6, 150, 0, 0)], [(1, 8, 0, 0), (7, 12, 0, 0), (2, 40, 0, 0)]),
    ("simplify_radical", 3, [(1, 8, 1, 18), (1, 128, -1, 8)], [(1, 8, 1, 12), (1, 8, -1, 18)]),
    ("rational_exponent", 1, [(4, 1, 1, 2), (400, 1, 1, 2), (243, 1, 1, 5)], [(441, 1, 1, 2), (8, 1, 2, 3)]),
    ("rational_exponent", 2, [(8, 1, 2, 3), (1000, 1, 2, 3), (243, 1, 3, 5)], [(8, 1, 1, 3), (8, 1, -2, 3)]),
    ("exponential_equation", 1, [(2, 0, 4, 1), (10, 0, 10**6, 1)], [(2, 0, 2, 1), (2, 0, 2048, 1), (11, 0, 121, 1)]),
    ("exponential_equation", 2, [(2, -9, 4, 1), (10, 9, 10**6, 1)], [(2, 0, 4, 1), (2, 10, 4, 1), (6, 1, 36, 1)]),
    ("exponential_equation", 3, [(2, 0, 1, 4), (4, 0, 8, 1), (8, 0, 1, 4)], [(2, 0, 4, 1), (2, 0, 1, 2)]),
    ("logarithm_value", 1, [(2, 1, 1), (10, 10, 1), (10, 10**6, 1)], [(2, 1, 2), (1, 1, 1), (2, 2048, 1)]),
    ("logarithm_value", 2, [(2, 1, 2), (10, 1, 10**6), (2, 8, 1)], [(2, 1, 1), (4, 8, 1)]),
    ("logarithm_value", 3, [(4, 2, 1), (4, 1, 8), (27, 9, 1)], [(2, 8, 1), (4, 16, 1)]),
    ("rational_exponent", 3, [(4, 1, -1, 2), (4, 9, 3, 2), (125, 64, -2, 3)], [(4, 1, 3, 2), (4, 16, 1, 2)]),
]
