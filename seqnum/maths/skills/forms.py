"""Values in the form in which a skill asks for them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression, mixed, neg
from seqnum.maths.expression import Decimal, Number

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression

_MOST_PLACES = 12


def as_mixed(value: Value) -> Expression:
    """Return a number as a mixed one; as a fraction or a whole number where it is one.

    Examples
    --------
    >>> [as_mixed(Fraction(n, 3)).plain() for n in (8, 2, 6, -8)]
    ['2 2/3', '2/3', '2', '−2 2/3']
    """
    if not isinstance(value, Fraction):
        return as_expression(value)
    whole, top = divmod(abs(value.numerator), value.denominator)
    if whole == 0 or top == 0:
        return as_expression(value)
    return mixed(whole if value > 0 else -whole, top, value.denominator)


def as_decimal(value: Value) -> Expression:
    """Return a number as a decimal with as few places as it needs; a fraction that never ends stays one.

    Examples
    --------
    >>> [as_decimal(Fraction(n, d)).plain() for n, d in ((3, 4), (-5, 2), (12, 4), (1, 3))]
    ['0.75', '−2.5', '3', '1/3']
    """
    if not isinstance(value, Fraction):
        return as_expression(value)
    for places in range(_MOST_PLACES):
        if 10**places % value.denominator == 0:
            return units(value.numerator * (10**places // value.denominator), places)
    return as_expression(value)


def units(count: int, places: int) -> Expression:
    """Return so many tenths, hundredths … as a decimal; its last digits are kept though they be zeros.

    Examples
    --------
    >>> [units(*one).plain() for one in ((67, 1), (5, 2), (250, 2), (-25, 1), (3, 0))]
    ['6.7', '0.05', '2.50', '−2.5', '3']
    """
    if count < 0:
        return neg(units(-count, places))
    if places == 0:
        return Number(count)
    digits = str(count).zfill(places + 1)
    return Decimal(f"{digits[:-places]}.{digits[-places:]}")
