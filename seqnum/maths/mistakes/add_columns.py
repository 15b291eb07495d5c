"""What goes wrong in written addition (Cox 1974, Ashlock)."""

from __future__ import annotations


def no_carry(a: int, b: int) -> int:
    """Forget every carry.

    The table says "column sums mod 10". In the leftmost column nothing is carried, so nothing is lost there: pupils
    write 87 + 38 = 115, not 15.

    Examples
    --------
    >>> no_carry(47, 38), no_carry(87, 38)
    (75, 115)
    """
    *lower, last = _sums(a, b)
    return _joined([*(value % 10 for value in lower), last])


def writes_full_column_sums(a: int, b: int) -> int:
    """Write each column's sum in full, side by side.

    Examples
    --------
    >>> writes_full_column_sums(47, 38)
    715
    """
    return _joined(_sums(a, b))


def carry_wrong_digit(a: int, b: int) -> int:
    """Write the tens of a column's sum and carry its ones.

    Examples
    --------
    >>> carry_wrong_digit(48, 37)
    121
    """
    *lower, last = _sums(a, b)
    carry = 0
    written = []
    for value in lower:
        tens, ones = divmod(value + carry, 10)
        written.append(tens or ones)
        carry = ones if tens else 0
    return _joined([*written, last + carry])


def add_left_aligned(a: int, b: int) -> int | None:
    """Write numbers of different lengths flush left.

    Examples
    --------
    >>> add_left_aligned(34, 5)
    84
    """
    width = max(len(str(a)), len(str(b)))
    if len(str(a)) == len(str(b)):
        return None
    return int(str(a).ljust(width, "0")) + int(str(b).ljust(width, "0"))


def carries_for_nothing(a: int, b: int) -> int | None:
    """Carry a ten where there is none. Not in the table of facts; what carrying leaves behind when it was just learnt.

    Examples
    --------
    >>> carries_for_nothing(32, 45)
    87
    """
    return a + b + 10 if a % 10 + b % 10 < 10 <= max(a, b) else None


def adds_all_digits(a: int, b: int) -> int | None:
    """Add all the digits as if they were ones (Ashlock; from memory, not in the table of facts).

    Examples
    --------
    >>> adds_all_digits(32, 45)
    14
    """
    return sum(map(int, f"{a}{b}")) if max(a, b) > 9 else None


def _sums(a: int, b: int) -> list[int]:
    """Return the column sums without carries, ones first."""
    width = max(len(str(a)), len(str(b)))
    pairs = zip(reversed(str(a).zfill(width)), reversed(str(b).zfill(width)), strict=True)
    return [int(x) + int(y) for x, y in pairs]


def _joined(parts: list[int]) -> int:
    """Return the number that reads like these parts, ones first, written side by side."""
    return int("".join(str(part) for part in reversed(parts)))
