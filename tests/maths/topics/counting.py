"""Counting on and back, tens more and less, rounding."""

from __future__ import annotations

from tests.maths.digits import digits

PROMISES = {
    ("ten_more_ten_less", 1): lambda a, step: step == 10 and digits(a, a + step) == (2, 2),
    ("ten_more_ten_less", 2): lambda a, step: step in {10, -10} and digits(a, a + step) == (2, 2),
    ("ten_more_ten_less", 3): lambda a, step: step in {10, -10, 100, -100} and digits(a, a + step) == (3, 3),
}

BOXES = {
    "ten_more_ten_less": [range(1101), range(-110, 111, 10)],
}

GOLDEN = {
    "ten_more_ten_less": ["16+10", "45-10", "22+10"],
}

EXAMPLES = [
    ("changed_another_place", (46, 10), (47, 146)),
]

EDGES = [
    ("changed_another_place", (10, -10), (9,)),
]
