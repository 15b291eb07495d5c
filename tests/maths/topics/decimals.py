"""Decimals: moved, compared, calculated with; fractions written as decimals."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction


def _decimal(number: int, places: int) -> Decimal:
    return Decimal(number).scaleb(-places)


def _short(number: int) -> bool:
    """Say whether a number has one or two digits and does not end in zero."""
    return 0 < number < 100 and number % 10 > 0


def _shifted(number: int, places: int, steps: int) -> Decimal:
    return _decimal(number, places).scaleb(steps)


def _fills_in_zeros(number: int, places: int, steps: int) -> bool:
    """Say whether the result has a zero that the number lacks: behind its digits, or right after the point."""
    result = _shifted(number, places, steps)
    if steps > 0:
        return places > 0 and result % 10 == 0
    return Decimal("0.001") <= result < Decimal("0.1")


def _tenths(number: int, places: int) -> int:
    """Return the first digit after the point."""
    return int(_decimal(number, places) * 10 % 10)


def _two_lengths(pa: int, pb: int, *lengths: int) -> bool:
    return {pa, pb} == set(lengths)


def _plain(number: int, places: int) -> bool:
    """Say whether a decimal is written without a zero at its end."""
    return number % 10 > 0 or places == 0


def _compared(a: int, pa: int, b: int, pb: int) -> bool:
    return a > 0 < b and _plain(a, pa) and _plain(b, pb) and _decimal(a, pa) != _decimal(b, pb)


def _has_zero(number: int, places: int) -> bool:
    return "0" in str(number).zfill(places + 1)[-places:]


def _crosses_one(a: int, sign: int, b: int) -> bool:
    """Say whether the tenths of two decimals carry or borrow, and leave some tenths."""
    return a % 10 + b % 10 > 10 if sign > 0 else a % 10 < b % 10 and a > b


def _quotient_tenths(a: int, pa: int, b: int) -> Fraction:
    return Fraction(a * 10, 10**pa * b)


PROMISES = {
    ("power_of_10_shift", 1): lambda n, places, steps: _short(n) and places in {1, 2} and steps in {1, 2},
    ("power_of_10_shift", 2): lambda n, places, steps: (
        steps in {-1, -2} and ((_short(n) and places in {0, 1}) or (n % 10 == 0 and _short(n // 10) and places == 0))
    ),
    ("power_of_10_shift", 3): lambda n, places, steps: (
        _short(n) and 0 <= places <= 3 and 1 <= abs(steps) <= 3 and _fills_in_zeros(n, places, steps)
    ),
    ("fraction_to_decimal", 1): lambda w, n, d: (
        d in {2, 4, 5, 10} and n % d > 0 and (0 <= w < 3 if n < d else w == 0 and n < 3 * d)
    ),
    ("fraction_to_decimal", 2): lambda w, n, d: w == 0 and d in {20, 25, 50} and 0 < n < d,
    ("fraction_to_decimal", 3): lambda w, n, d: (
        (Fraction(n, d) * 1000).denominator == 1
        and n * 100 % d > 0
        and (
            (d == 40 and w == 0 and n < d)
            or (d == 200 and w == 0 and n < d and n % 25 == 0)
            or (d == 8 and w < 7 and (n < d or (w == 0 and n < 7 * d)))
        )
    ),
    ("compare_decimals", 1): lambda a, pa, b, pb: (
        _compared(a, pa, b, pb)
        and _two_lengths(pa, pb, 1, 2)
        and max(_decimal(a, pa), _decimal(b, pb)) < 1
        and 0 not in {_tenths(a, pa), _tenths(b, pb)}
        and _tenths(a, pa) != _tenths(b, pb)
    ),
    ("compare_decimals", 2): lambda a, pa, b, pb: (
        _compared(a, pa, b, pb)
        and _two_lengths(pa, pb, 2, 3)
        and max(_decimal(a, pa), _decimal(b, pb)) < 1
        and _tenths(a, pa) == _tenths(b, pb) > 0
        and int(_decimal(a, pa) * 100) != int(_decimal(b, pb) * 100)
    ),
    ("compare_decimals", 3): lambda a, pa, b, pb: (
        _compared(a, pa, b, pb)
        and pa != pb
        and int(_decimal(a, pa)) == int(_decimal(b, pb)) < 4
        and (_has_zero(a, pa) or _has_zero(b, pb))
    ),
    ("add_sub_decimals", 1): lambda a, pa, sign, b, pb: (
        pa == pb == 1 and min(a, b) > 10 and max(a, b) < 100 and a % 10 and b % 10 and _crosses_one(a, sign, b)
    ),
    ("add_sub_decimals", 2): lambda a, pa, sign, b, pb: (
        (pa, pb) == (1, 2) and 10 < a < 70 and a % 10 and 10 < b < 100 and b % 10 and sign in {1, -1}
    ),
    ("add_sub_decimals", 3): lambda a, pa, sign, b, pb: (
        (pa, pb, sign) == (0, 2, -1) and a in {*range(5, 13), 20, 60, 100} and 100 < b < 500 and b % 10
    ),
    ("mul_div_decimals", 1): lambda a, pa, sign, b, pb: (
        (pa, sign, pb) == (1, 1, 0) and 2 <= a < 100 and a % 10 and 2 <= b <= 9
    ),
    ("mul_div_decimals", 2): lambda a, pa, sign, b, pb: (
        (sign, pb) == (-1, 0)
        and 2 <= b <= 9
        and _plain(a, pa)
        and (tenths := _quotient_tenths(a, pa, b)).denominator == 1
        and 2 <= tenths < 100
        and tenths % 10 > 0
    ),
    ("mul_div_decimals", 3): lambda a, pa, sign, b, pb: (
        pb == 1
        and 2 <= b <= 9
        and (
            (pa == 1 and 2 <= a < 20 and a % 10)
            if sign > 0
            else _plain(a, pa) and (quotient := _quotient_tenths(a, pa, b)).denominator == 1 and 2 <= quotient <= 12
        )
    ),
}

BOXES = {
    "power_of_10_shift": [range(1, 1001), range(5), (-4, -3, -2, -1, 1, 2, 3, 4)],
    "fraction_to_decimal": [range(8), range(1, 176), range(1, 202)],
    "add_sub_decimals": [range(1, 102), range(3), (1, -1), range(1, 502), range(3)],
    "mul_div_decimals": [range(1, 900), range(2), (1, -1), range(1, 11), range(2)],
}
NO_BOX = ["compare_decimals"]

GOLDEN = {
    "power_of_10_shift": ["16/100", "3/10", "1.6/100"],
    "fraction_to_decimal": ["21/50", "23/50", "4/20"],
    "compare_decimals": ["max(0.767,0.75)", "max(0.37,0.316)", "max(0.951,0.91)"],
    "add_sub_decimals": ["5.9+0.67", "4.2+0.66", "2.6+0.97"],
    "mul_div_decimals": ["9.6/4", "69.3/9", "1.2/4"],
}

EXAMPLES = [
    ("aligned_on_the_right", (46, 1, 1, 35, 2), Fraction("0.81")),
    ("multiplies_parts_apart", (67, 1, 3), Fraction("18.21")),
    ("leaves_the_point_out", (Fraction("4.2"),), 42),
    ("quotient_keeps_places", (72, 1, 8, 1), Fraction("0.9")),
    ("shifts_the_wrong_way", (25, 1, 1), Fraction("0.25")),
    ("off_by_one_shift", (25, 1, 2), (2500, 25)),
    ("shifts_the_whole_part_only", (25, 1, 1), Fraction("20.5")),
    ("fraction_bar_as_point", (0, 3, 4), Fraction("3.4")),
    ("bottom_behind_point", (0, 1, 4), Fraction("0.4")),
    ("top_behind_point", (0, 3, 4), Fraction("0.3")),
]

EDGES = [
    ("decimal_parts_independent", (62, 1, 1, 83, 1), Fraction("14.5")),
    ("decimal_parts_independent", (62, 1, -1, 48, 1), Fraction("2.6")),
    ("extra_decimals_copied_down", (46, 1, 1, 35, 2), None),
    ("extra_decimals_copied_down", (465, 2, -1, 35, 2), None),
    ("aligned_on_the_right", (67, 1, 1, 85, 1), None),
    ("aligned_on_the_right", (11, 1, -1, 99, 2), None),
    ("decimal_point_from_left", (12, 1, 4), Fraction("4.8")),
    ("decimal_point_from_left", (5, 1, 2), 1),
    ("multiplies_parts_apart", (62, 1, 3), Fraction("18.6")),
    ("product_keeps_max_places", (5, 1, 2, 0), 1),
    ("leaves_the_point_out", (Fraction(42),), None),
    ("quotient_keeps_places", (126, 1, 3, 0), None),
    ("remainder_as_decimal", (15, 5), None),
    ("divides_reversed", (3, 3), 1),
    ("times_ten_appends_zero", (25, 0, -1), None),
    ("shifts_the_wrong_way", (25, 1, -2), 250),
    ("off_by_one_shift", (25, 1, -1), (Fraction("0.025"), Fraction("2.5"))),
    ("shifts_the_whole_part_only", (5, 1, 1), None),
    ("longer_is_larger", (4, 1, 5, 1), None),
    ("shorter_is_larger", (4, 1, 5, 1), None),
    ("fraction_bar_as_point", (2, 3, 4), Fraction("2.34")),
    ("bottom_behind_point", (2, 3, 4), Fraction("2.4")),
    ("top_behind_point", (0, 3, 10), Fraction("0.3")),
]

LIMITS = [
    ("power_of_10_shift", 1, [(1, 1, 1), (99, 2, 2)], [(100, 1, 1), (10, 1, 1), (5, 0, 1), (5, 3, 1)]),
    ("power_of_10_shift", 2, [(1, 0, -1), (990, 0, -2), (99, 1, -2)], [(100, 1, -1), (5, 2, -1), (5, 1, -3)]),
    ("power_of_10_shift", 3, [(1, 1, 2), (99, 2, 3), (5, 0, -3)], [(25, 1, 1), (25, 0, -1), (5, 3, -1)]),
    ("fraction_to_decimal", 1, [(0, 1, 2), (2, 9, 10), (0, 29, 10)], [(0, 2, 2), (3, 1, 2), (1, 3, 2), (0, 1, 3)]),
    ("fraction_to_decimal", 2, [(0, 1, 20), (0, 49, 50)], [(1, 1, 20), (0, 20, 20), (0, 1, 100)]),
    ("fraction_to_decimal", 3, [(0, 1, 8), (6, 7, 8), (0, 55, 8), (0, 39, 40)], [(0, 2, 8), (0, 1, 16), (7, 1, 8)]),
    (
        "compare_decimals",
        1,
        [(21, 2, 1, 1), (8, 1, 99, 2)],
        [(4, 1, 45, 2), (4, 1, 40, 2), (4, 1, 5, 1), (35, 2, 4, 1)],
    ),
    ("compare_decimals", 2, [(101, 3, 11, 2), (989, 3, 99, 2)], [(11, 2, 112, 3), (35, 2, 453, 3)]),
    ("compare_decimals", 3, [(21, 3, 1, 2), (3909, 3, 39, 1)], [(4, 1, 5, 2), (25, 1, 3405, 3)]),
    (
        "add_sub_decimals",
        1,
        [(12, 1, 1, 19, 1), (99, 1, 1, 99, 1), (21, 1, -1, 12, 1)],
        [(11, 1, 1, 11, 1), (12, 1, 1, 18, 1)],
    ),
    ("add_sub_decimals", 2, [(11, 1, 1, 11, 2), (69, 1, -1, 99, 2)], [(71, 1, 1, 11, 2), (46, 1, 1, 40, 2)]),
    ("add_sub_decimals", 3, [(5, 0, -1, 101, 2), (100, 0, -1, 499, 2)], [(5, 0, 1, 101, 2), (60, 0, -1, 130, 2)]),
    ("mul_div_decimals", 1, [(2, 1, 1, 2, 0), (99, 1, 1, 9, 0)], [(20, 1, 1, 2, 0), (67, 1, 1, 10, 0)]),
    (
        "mul_div_decimals",
        2,
        [(4, 1, -1, 2, 0), (891, 1, -1, 9, 0), (17, 0, -1, 5, 0)],
        [(6, 0, -1, 3, 0), (1, 0, -1, 3, 0)],
    ),
    (
        "mul_div_decimals",
        3,
        [(2, 1, 1, 2, 1), (19, 1, 1, 9, 1), (6, 0, -1, 5, 1)],
        [(21, 1, 1, 2, 1), (7, 0, -1, 4, 1)],
    ),
]
