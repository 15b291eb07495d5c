"""What somebody typed at a keyboard: an exercise, and the number given for it with the digits that were written."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from seqnum.maths.errors import ParseError
from seqnum.maths.numbers import read_number
from seqnum.maths.parser import parse

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression

_SIGN_BELOW = re.compile(r"/\s*[-−]\s*(?=[0-9.,(])")
_DECIMALS = re.compile(r"\s*[-−+]?\s*[0-9]*[.,]([0-9]+)\s*")
_COMMA, _POINT = (
    re.compile(rf"[0-9]{mark}(?![0-9]{{3}}(?![0-9]))[0-9]|(?<![0-9])0{mark}[0-9]") for mark in (",", r"\.")
)


class Given(NamedTuple):
    """A number as given: its value, and how many decimals were written (None where no decimal was)."""

    value: Value
    places: int | None = None

    def fits(self, value: Value) -> bool:
        """Tell whether this is how a value was written.

        A decimal stands for every value of its sign that, rounded half up or cut off after the digits that were
        written, is that decimal. Anything else stands for its own value only.

        Examples
        --------
        >>> two_thirds = Fraction(2, 3)
        >>> [read_given(text).fits(two_thirds) for text in ("0.66", "0.67", "0.7", "0.68", "-0.67", "2/3", "1")]
        [True, True, True, False, False, True, False]
        """
        if self.places is None or not isinstance(value, Fraction) or not isinstance(self.value, Fraction):
            return value == self.value
        if (value < 0) != (self.value < 0) and self.value and value:
            return False
        unit = int(10**self.places)
        scaled = abs(value) * unit
        cut, rest = divmod(scaled.numerator, scaled.denominator)
        written = abs(self.value) * unit
        return written == cut or (written == cut + 1 and 2 * rest >= scaled.denominator)


def read_exercise(text: str, lang: str = "en") -> Expression:
    """Read an exercise typed on a line: as `parse`, but a slash before a minus is division too, as in ``-10/-6``.

    Raises
    ------
    ParseError
        When it cannot be read.

    Examples
    --------
    >>> read_exercise("-10/-6").evaluate(), read_exercise("1/4+2/3").evaluate()
    (Fraction(5, 3), Fraction(11, 12))
    """
    try:
        return parse(text, lang)
    except ParseError:
        if not _SIGN_BELOW.search(text):
            raise
        return parse(text.replace("/", " / "), lang)


def read_given(text: str, lang: str = "en") -> Given:
    """Read a number as `read_number` does; a minus below the bar is read too.

    Raises
    ------
    ParseError
        When it is no number.

    Examples
    --------
    >>> read_given("-58.666"), read_given("-1/-6").value
    (Given(value=Fraction(-29333, 500), places=3), Fraction(1, 6))
    """
    if below := _SIGN_BELOW.search(text):
        return Given(-read_number(f"{text[: below.start()]}/{text[below.end() :]}", lang))
    value = read_number(text, lang)
    if found := _DECIMALS.fullmatch(text):
        written = Fraction(re.sub(r"\s", "", text).replace(",", ".").replace("−", "-"))
        if written == value:  # and no thousands
            return Given(value, len(found[1]))
    return Given(value)


def has_decimal_commas(text: str) -> bool:
    """Tell whether numbers in a text are written with decimal commas, in a way that cannot be a mark for thousands.

    Examples
    --------
    >>> has_decimal_commas("1,5 + 2"), has_decimal_commas("1,500 + 2"), has_decimal_commas("0,125")
    (True, False, True)
    """
    return bool(_COMMA.search(text))


def has_decimal_points(text: str) -> bool:
    """Tell whether numbers in a text are written with decimal points, in a way that cannot be a mark for thousands.

    Examples
    --------
    >>> has_decimal_points("gcd(12,18) + 1.5"), has_decimal_points("1.500 + 2")
    (True, False)
    """
    return bool(_POINT.search(text))
