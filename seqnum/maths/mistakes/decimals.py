"""What goes wrong with decimals (Ashlock; Steinle & Stacey).

A decimal is how many units of its last place it has, and how many places: 6.7 is ``67, 1``.
"""

from __future__ import annotations

from fractions import Fraction


def decimal_parts_independent(a: int, pa: int, sign: int, b: int, pb: int) -> Fraction:
    """Add or subtract what stands before and behind the points apart, as whole numbers.

    Examples
    --------
    >>> decimal_parts_independent(67, 1, 1, 85, 1), decimal_parts_independent(63, 1, -1, 27, 1)
    (Fraction(353, 25), Fraction(22, 5))
    """
    (whole, part), (other, behind) = divmod(a, int(10**pa)), divmod(b, int(10**pb))
    parts = part + behind if sign > 0 else abs(part - behind)
    return whole + sign * other + _behind_point(parts, max(pa, pb))


def extra_decimals_copied_down(a: int, pa: int, sign: int, b: int, pb: int) -> Fraction | None:
    """Copy down the decimals that have nothing above them, in a difference.

    Examples
    --------
    >>> extra_decimals_copied_down(60, 0, -1, 135, 2), extra_decimals_copied_down(46, 1, 1, 35, 2)
    (Fraction(1187, 20), None)
    """
    if sign > 0 or pb <= pa:
        return None
    upper, extra = divmod(b, 10 ** (pb - pa))
    return Fraction(a - upper, 10**pa) + Fraction(extra, 10**pb)


def aligned_on_the_right(a: int, pa: int, sign: int, b: int, pb: int) -> Fraction | None:
    """Write last digits under last digits, whatever their places. Not in the table of facts.

    Examples
    --------
    >>> aligned_on_the_right(46, 1, 1, 35, 2), aligned_on_the_right(67, 1, 1, 85, 1)
    (Fraction(81, 100), None)
    """
    return Fraction(a + sign * b, 10 ** max(pa, pb)) if pa != pb and a + sign * b > 0 else None


def decimal_point_from_left(a: int, pa: int, b: int) -> Fraction:
    """Count the places of a product from the left.

    Examples
    --------
    >>> decimal_point_from_left(67, 1, 3)
    Fraction(201, 100)
    """
    return Fraction(a * b, 10 ** max(len(str(a * b)) - pa, 0))


def product_keeps_max_places(a: int, pa: int, b: int, pb: int) -> Fraction:
    """Give a product as many places as one factor has, not as both together.

    Examples
    --------
    >>> product_keeps_max_places(3, 1, 4, 1)
    Fraction(6, 5)
    """
    return Fraction(a * b, 10 ** max(pa, pb))


def multiplies_parts_apart(a: int, pa: int, b: int) -> Fraction:
    """Multiply what stands before and behind the point apart, as whole numbers. Not in the table of facts.

    Examples
    --------
    >>> multiplies_parts_apart(67, 1, 3)
    Fraction(1821, 100)
    """
    whole, part = divmod(a, int(10**pa))
    return whole * b + _behind_point(part * b, pa)


def leaves_the_point_out(value: Fraction) -> int | None:
    """Calculate with the digits and write no point. Not in the table of facts.

    Examples
    --------
    >>> leaves_the_point_out(Fraction(42, 10)), leaves_the_point_out(Fraction(42))
    (42, None)
    """
    if value.denominator == 1:
        return None
    scale = next(10**places for places in range(1, 20) if 10**places % value.denominator == 0)
    return int(value * scale)


def quotient_keeps_places(a: int, pa: int, b: int, pb: int) -> Fraction | None:
    """Give a quotient the places of the first number although the second has some too. Not in the table of facts.

    Examples
    --------
    >>> quotient_keeps_places(72, 1, 8, 1), quotient_keeps_places(126, 1, 3, 0)
    (Fraction(9, 10), None)
    """
    return Fraction(a, b * 10**pa) if pb else None


def times_ten_appends_zero(number: int, places: int, exponent: int) -> Fraction | None:
    """Write zeros behind a decimal to multiply it by ten, which leaves it as it is.

    Examples
    --------
    >>> times_ten_appends_zero(25, 1, 1), times_ten_appends_zero(25, 0, -1)
    (Fraction(5, 2), None)
    """
    return Fraction(number, 10**places) if places and exponent > 0 else None


def shifts_the_wrong_way(number: int, places: int, exponent: int) -> Fraction:
    """Divide instead of multiplying, or the reverse. Not in the table of facts.

    Examples
    --------
    >>> shifts_the_wrong_way(25, 1, 1), shifts_the_wrong_way(25, 1, -2)
    (Fraction(1, 4), Fraction(250, 1))
    """
    return _units(number, places + exponent)


def off_by_one_shift(number: int, places: int, exponent: int) -> tuple[Fraction, Fraction]:
    """Move one place too far or too few. Not in the table of facts.

    Examples
    --------
    >>> off_by_one_shift(25, 1, 2)
    (Fraction(2500, 1), Fraction(25, 1))
    """
    farther = 1 if exponent > 0 else -1
    return _units(number, places - exponent - farther), _units(number, places - exponent + farther)


def shifts_the_whole_part_only(number: int, places: int, exponent: int) -> Fraction | None:
    """Multiply what stands before the point and leave what stands behind it. Not in the table of facts.

    Examples
    --------
    >>> shifts_the_whole_part_only(25, 1, 1), shifts_the_whole_part_only(5, 1, 1)
    (Fraction(41, 2), None)
    """
    whole, part = divmod(number, 10**places)
    return whole * 10**exponent + Fraction(part, 10**places) if exponent > 0 and whole else None


def longer_is_larger(a: int, pa: int, b: int, pb: int) -> Fraction | None:
    """Take the decimal with more places for the larger one.

    Examples
    --------
    >>> longer_is_larger(4, 2, 5, 1), longer_is_larger(4, 1, 5, 1)
    (Fraction(1, 25), None)
    """
    if pa == pb:
        return None
    return Fraction(a, 10**pa) if pa > pb else Fraction(b, 10**pb)


def shorter_is_larger(a: int, pa: int, b: int, pb: int) -> Fraction | None:
    """Take the decimal with fewer places for the larger one.

    Examples
    --------
    >>> shorter_is_larger(9, 1, 954, 3), shorter_is_larger(4, 1, 5, 1)
    (Fraction(9, 10), None)
    """
    if pa == pb:
        return None
    return Fraction(a, 10**pa) if pa < pb else Fraction(b, 10**pb)


def fraction_bar_as_point(whole: int, top: int, bottom: int) -> Fraction:
    """Write the numbers of a fraction with a point between them. Not in the table of facts.

    Examples
    --------
    >>> fraction_bar_as_point(0, 3, 4), fraction_bar_as_point(2, 3, 4)
    (Fraction(17, 5), Fraction(117, 50))
    """
    if whole:
        return whole + _behind_point(int(f"{top}{bottom}"), 1)
    return top + _behind_point(bottom, 1)


def bottom_behind_point(whole: int, top: int, bottom: int) -> Fraction:  # noqa: ARG001 - the top is what it forgets
    """Write the bottom of a fraction behind the point. Not in the table of facts.

    Examples
    --------
    >>> bottom_behind_point(0, 1, 4)
    Fraction(2, 5)
    """
    return whole + _behind_point(bottom, 1)


def top_behind_point(whole: int, top: int, bottom: int) -> Fraction:  # noqa: ARG001 - the bottom is what it forgets
    """Write the top of a fraction behind the point. Not in the table of facts.

    Examples
    --------
    >>> top_behind_point(0, 3, 4)
    Fraction(3, 10)
    """
    return whole + _behind_point(top, 1)


def _units(count: int, places: int) -> Fraction:
    """Return so many units of a decimal place; of a place before the point where it is negative."""
    return Fraction(count, 10**places) if places > 0 else Fraction(count * 10**-places)


def _behind_point(digits: int, places: int) -> Fraction:
    """Return ``0.digits``, with zeros in front where there are fewer than so many places."""
    return Fraction(digits, 10 ** max(len(str(digits)), places))
