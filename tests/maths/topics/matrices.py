"""Complex numbers, vectors, matrices and determinants."""

from __future__ import annotations

from math import isqrt

from seqnum.maths.exact import I, root


def _whole(*parts: int) -> bool:
    square = sum(part**2 for part in parts)
    return isqrt(square) ** 2 == square


def _within(most: int, *parts: int) -> bool:
    return all(0 < abs(part) <= most for part in parts)


def _entries(level: int, row: int, column: int, *entries: int) -> bool:
    size = len(entries) == (12 if level == 3 else 8)
    numbers = {1: {1, 2, 3, 4, 5}, 2: {*range(-5, 6)} - {0}, 3: {-2, -1, 1, 2, 3}}[level]
    return size and {row, column} <= {1, 2} and set(entries) <= numbers and (level == 1 or min(entries) < 0)


def _negative(*parts: int) -> int:
    return sum(part < 0 for part in parts)


def _rows(*n: int) -> list[tuple[int, ...]]:
    return [n[:3], n[3:6], n[6:]]


def _two_zeros(*n: int) -> bool:
    lines = [*_rows(*n), *zip(*_rows(*n), strict=True)]
    return n.count(0) == 2 and any(line.count(0) == 2 for line in lines)


PROMISES = {
    ("complex_multiply", 1): lambda a, *n: a == 0 and min(n) >= 1 and max(n) <= 6,
    ("complex_multiply", 2): lambda *n: min(n) >= 1 and max(n) <= 5,
    ("complex_multiply", 3): lambda *n: _within(5, *n) and min(n) < 0,
    ("complex_modulus", 1): lambda *n: min(n) > 0 and _whole(*n) and sum(p * p for p in n) <= 50**2,
    ("complex_modulus", 2): lambda *n: min(n) < 0 and 0 not in n and _whole(*n) and sum(p * p for p in n) <= 100**2,
    ("complex_modulus", 3): lambda *n: _within(9, *n) and not _whole(*n),
    ("vector_components", 1): lambda *n: len(n) == 2 and min(n) > 0 and _whole(*n) and sum(p * p for p in n) <= 50**2,
    ("vector_components", 2): lambda *n: len(n) == 2 and _within(9, *n) and not _whole(*n),
    ("vector_components", 3): lambda *n: len(n) == 3 and _within(5, *n),
    ("matrix_product_entry", 1): lambda *n: _entries(1, *n),
    ("matrix_product_entry", 2): lambda *n: _entries(2, *n),
    ("matrix_product_entry", 3): lambda *n: _entries(3, *n),
    ("determinant_2x2", 1): lambda *n: min(n) >= 1 and max(n) <= 6,
    ("determinant_2x2", 2): lambda *n: _within(6, *n) and _negative(*n) == 1,
    ("determinant_2x2", 3): lambda *n: _within(6, *n) and _negative(*n) in {2, 3},
    ("determinant_3x3", 1): lambda a, b, c, d, e, f, g, h, i: (
        min(a, e, i) > 0 and ({b, c, f} == {0} or {d, g, h} == {0}) and [a, b, c, d, e, f, g, h, i].count(0) == 3
    ),
    ("determinant_3x3", 2): _two_zeros,
    ("determinant_3x3", 3): lambda *n: 0 not in n and min(n) >= -3 and max(n) <= 4,
}

BOXES = {
    "complex_multiply": [range(-6, 7)] * 4,
    "complex_modulus": [range(-100, 101)] * 2,
    "determinant_2x2": [range(-6, 7)] * 4,
}
NO_BOX = ["vector_components", "matrix_product_entry", "determinant_3x3"]

GOLDEN = {
    "complex_multiply": ["(3+4i)(4+1i)", "(1+2i)(2+5i)", "(4+3i)(5+1i)"],
    "complex_modulus": ["|-5+12i|", "|-40+75i|", "|-15+36i|"],
    "vector_components": ["|<5,-3>|", "|<7,-1>|", "|<-9,9>|"],
    "matrix_product_entry": [
        "r2c1(-3,1,5,4)(-1,2,-1,-1)",
        "r2c1(3,-5,-3,3)(-3,5,-3,-3)",
        "r1c1(2,3,-1,2)(-3,-5,-4,-3)",
    ],
    "determinant_2x2": ["det(-4,6,4,2)", "det(2,-2,5,6)", "det(5,-1,1,2)"],
    "determinant_3x3": ["det(1,3,3,1,1,0,-3,4,0)", "det(-2,-2,1,2,-1,3,0,1,0)", "det(0,0,4,-1,-1,-2,1,2,1)"],
}

EXAMPLES = [
    ("complex_parts_apart", (1, 2, 3, 4), 3 + 8 * I),
    ("complex_middle_forgotten", (1, 2, 3, 4), -5),
    ("modulus_no_root", (3, 4), 25),
    ("modulus_signed_squares", (4, -3), root(7)),
    ("modulus_i_squared", (5, 4), 3),
    ("matrix_elementwise", (((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1), 12),
    ("matrix_row_by_row", (((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1), 1 * 7 + 2 * 8),
    ("matrix_position_swapped", (((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1), 3 * 5 + 4 * 7),
    ("matrix_order_swapped", (((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1), 5 * 2 + 6 * 4),
    ("det_reversed", (1, 2, 3, 4), 2),
    ("det_signs_all_plus", (((1, 2, 3), (4, 5, 6), (7, 8, 10)),), 2 - 2 * 2 - 3 * 3),
    ("det_two_diagonals", (((1, 2, 3), (4, 5, 6), (7, 8, 10)),), 50 - 105),
    ("det_diagonal_added", (((2, 5, 1), (0, 3, 4), (0, 0, 4)),), 9),
]

EDGES = [
    ("i_squared_plus", (1, 0, 3, 4), 3 + 4 * I),
    ("complex_parts_apart", (0, 2, 0, 2), 4 * I),
    ("complex_middle_forgotten", (0, 2, 3, 4), -8),
    ("modulus_sum", (3, -4, 1), 8),
    ("modulus_no_root", (1, 0), 1),
    ("modulus_signed_squares", (3, -4), None),
    ("modulus_i_squared", (3, 4), None),
    ("matrix_elementwise", (((1, 2, 1), (3, 4, 1)), ((5, 6), (7, 8), (1, 1)), 0, 1), None),
    ("matrix_row_by_row", (((1, 2, 1), (3, 4, 1)), ((5, 6), (7, 8), (1, 1)), 0, 1), None),
    ("matrix_position_swapped", (((1, 2), (3, 4)), ((5, 6), (7, 8)), 1, 1), 3 * 6 + 4 * 8),
    ("matrix_order_swapped", (((1, 0, 0), (0, 1, 0)), ((1, 2), (3, 4), (5, 6)), 0, 1), 2),
    ("det_plus", (2, 0, 3, 4), 8),
    ("det_rows", (1, 1, 1, 1), 0),
    ("det_reversed", (1, 2, 2, 4), 0),
    ("det_signs_all_plus", (((2, 0, 0), (1, 3, 0), (1, 1, 4)),), 24),
    ("det_two_diagonals", (((2, 0, 0), (1, 3, 0), (1, 1, 4)),), 24),
    ("det_diagonal_added", (((1, 0, 0), (0, 2, 0), (0, 0, 3)),), 6),
]
