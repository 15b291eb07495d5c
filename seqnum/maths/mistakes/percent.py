"""What goes wrong with percentages, ratios and interest."""

from __future__ import annotations

from fractions import Fraction


def percent_as_number(n: int, p: int) -> int:
    """Add or take away the percentage as if it were a number.

    Examples
    --------
    >>> percent_as_number(150, -20)
    130
    """
    return n + p


def percent_divides_by(n: int, p: int) -> Fraction:
    """Divide by the percentage.

    Examples
    --------
    >>> percent_divides_by(150, 20)
    Fraction(15, 2)
    """
    return Fraction(n, p)


def percent_one_place_off(n: int, p: int) -> Fraction:
    """Take p tenths for p hundredths.

    Examples
    --------
    >>> percent_one_place_off(150, 20)
    Fraction(300, 1)
    """
    return Fraction(n * p, 10)


def gave_change_not_result(n: int, p: int) -> Fraction:
    """Stop at the change: right thinking, other question.

    Examples
    --------
    >>> gave_change_not_result(150, -20)
    Fraction(30, 1)
    """
    return Fraction(abs(p) * n, 100)


def changed_the_wrong_way(n: int, p: int) -> Fraction:
    """Add what is to be taken away, or take away what is to be added.

    Examples
    --------
    >>> changed_the_wrong_way(150, -20)
    Fraction(180, 1)
    """
    return Fraction(n * (100 - p), 100)


def percent_reverse_uses_new_base(new: int, p: int) -> Fraction:
    """Take the percentage of the new amount where that of the old one was added or taken away.

    Examples
    --------
    >>> percent_reverse_uses_new_base(120, 20)
    Fraction(96, 1)
    """
    return Fraction(new * (100 - p), 100)


def ratio_smaller_over_larger(n: int, p: int) -> tuple[Fraction, ...]:
    """Make a percentage of the smaller number over the larger one, for ``p % of n``; rounded too, as pupils write it.

    Examples
    --------
    >>> ratio_smaller_over_larger(50, 88), ratio_smaller_over_larger(50, 20)
    ((Fraction(57, 1), Fraction(625, 11)), (Fraction(40, 1),))
    """
    exact = Fraction(100 * min(n, p), max(n, p))
    rounded = Fraction(int(exact + Fraction(1, 2)))
    return (rounded,) if exact == rounded else (rounded, exact)


def additive_ratio(beside: int, other: int, known: int) -> int | None:
    """Keep the difference of a ratio instead of its quotient: ``3 : 2 = 24 : □``.

    Examples
    --------
    >>> additive_ratio(3, 2, 24)
    23
    """
    return known + other - beside if known + other > beside else None


def ratio_turned(beside: int, other: int, known: int) -> Fraction:
    """Scale the wrong way round, as if ``2 : 3`` were asked.

    Examples
    --------
    >>> ratio_turned(3, 2, 24)
    Fraction(36, 1)
    """
    return Fraction(known * beside, other)


def interest_on_first_amount_only(amount: int, rate: int, years: int) -> Fraction:
    """Add the interest of the first year again each year.

    Examples
    --------
    >>> interest_on_first_amount_only(1000, 10, 2)
    Fraction(1200, 1)
    """
    return Fraction(amount * (100 + rate * years), 100)


def interest_of_one_year(amount: int, rate: int, years: int) -> Fraction | None:
    """Stop after the first year.

    Examples
    --------
    >>> interest_of_one_year(1000, 10, 2), interest_of_one_year(1000, 10, 1)
    (Fraction(1100, 1), None)
    """
    return Fraction(amount * (100 + rate), 100) if years > 1 else None


def interest_without_amount(amount: int, rate: int, years: int) -> Fraction:
    """Give the interest alone: right thinking, other question.

    Examples
    --------
    >>> interest_without_amount(1000, 10, 2)
    Fraction(210, 1)
    """
    return amount * (Fraction(100 + rate, 100) ** years - 1)
