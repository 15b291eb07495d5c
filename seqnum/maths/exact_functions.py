"""Powers, roots, logarithms and angles whose values can be written exactly; for the others there is an error."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact import Exact, Unit, letter, root

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression

LARGEST_EXPONENT = 1000
LARGEST_POWER_BITS = 10_000
"""Far above anything on a card, far below what would hold a computer up."""

_LARGEST_LOGARITHM = 64

E = letter("e")
"""Euler's number takes part as a letter: whole powers of it are all that schools write exactly."""

_SINES: dict[Fraction, Value] = {
    Fraction(0): Fraction(0),
    Fraction(1, 12): (root(6) - root(2)) / 4,
    Fraction(1, 6): Fraction(1, 2),
    Fraction(1, 4): root(2) / 2,
    Fraction(1, 3): root(3) / 2,
    Fraction(5, 12): (root(6) + root(2)) / 4,
    Fraction(1, 2): Fraction(1),
}


def check_power(numerator: int, denominator: int, exponent: int, given: Expression) -> None:
    """Refuse a power that would take for ever, before it is calculated."""
    size = max(abs(numerator), denominator).bit_length()
    if abs(exponent) > LARGEST_EXPONENT or size * abs(exponent) > LARGEST_POWER_BITS:
        raise EvaluationError("notation.error.too_large_a_power", given=given.plain())


def power(base: Value, exponent: Value, given: Expression) -> Value:
    """Return a power.

    Raises
    ------
    EvaluationError
        When it is no exact value or far too large.
    ZeroDivisionError
        For zero to the power 0 or less.

    Examples
    --------
    >>> power(Fraction(8), Fraction(2, 3), None), power(Fraction(4, 9), Fraction(-1, 2), None)
    (Fraction(4, 1), Fraction(3, 2))
    """
    if isinstance(exponent, Exact):
        raise EvaluationError("notation.error.not_a_whole_exponent", given=given.plain())
    if base == 0 and exponent <= 0:
        raise ZeroDivisionError
    if exponent.denominator != 1:
        base = nth_root(base, exponent.denominator, given)
    if isinstance(base, Exact):
        return base**exponent.numerator
    check_power(base.numerator, base.denominator, exponent.numerator, given)
    return base**exponent.numerator


def nth_root(value: Value, index: int, given: Expression) -> Value:
    """Return the real root of a number; of an odd index also where the number is negative.

    Raises
    ------
    EvaluationError
        When it cannot be written with square roots.

    Examples
    --------
    >>> nth_root(Fraction(-27, 8), 3, None), nth_root(Fraction(4), 4, None) == root(2)
    (Fraction(-3, 2), True)
    """
    if isinstance(value, Exact) or (value < 0 and index % 2 == 0) or index > LARGEST_EXPONENT:
        raise EvaluationError("notation.error.no_value", given=given.plain())
    if value < 0:
        return -nth_root(-value, index, given)
    while index % 2 == 0:
        half = root(value)
        if index == 2:
            return half
        if isinstance(half, Exact):
            raise EvaluationError("notation.error.no_value", given=given.plain())
        value, index = half, index // 2
    above, below = _whole_root(value.numerator, index), _whole_root(value.denominator, index)
    if above is None or below is None:
        raise EvaluationError("notation.error.no_value", given=given.plain())
    return Fraction(above, below)


def _whole_root(number: int, index: int) -> int | None:
    if index == 1:
        return number
    low, high = 0, 1 << (number.bit_length() // index + 1)
    while low < high:
        middle = (low + high) // 2
        if middle**index < number:
            low = middle + 1
        else:
            high = middle
    return low if low**index == number else None


def logarithm(base: Value, value: Value, given: Expression) -> Fraction:
    """Return a logarithm that is a fraction.

    Raises
    ------
    EvaluationError
        When it is none.

    Examples
    --------
    >>> logarithm(Fraction(2), Fraction(8), None), logarithm(Fraction(4), Fraction(1, 8), None)
    (Fraction(3, 1), Fraction(-3, 2))
    """
    if base == E and isinstance(value, Exact):
        for exponent in range(-_LARGEST_LOGARITHM, _LARGEST_LOGARITHM + 1):
            if exponent and value == E**exponent:
                return Fraction(exponent)
    elif value == 1:
        return Fraction(0)
    elif isinstance(base, Fraction) and isinstance(value, Fraction) and base > 0 and value > 0 and base != 1:
        return _logarithm(base, value, given)
    raise EvaluationError("notation.error.no_value", given=given.plain())


def _logarithm(base: Fraction, value: Fraction, given: Expression) -> Fraction:
    """Divide as Euclid did: ``log_b v = k + 1 / log_(v/bᵏ) b``.

    Where it comes out, all numbers on the way are powers of what both are powers of, and none is longer than they are.
    """
    whole, depth, turned = [], 0, False
    longest = max(_length(base), _length(value))
    if (base < 1) != (value < 1):
        value, turned = 1 / value, True
    while value != 1:
        count = 0
        while (value / base >= 1) if base > 1 else (value / base <= 1):
            value, count = value / base, count + 1
            if count > _LARGEST_LOGARITHM or _length(value) > longest:
                raise EvaluationError("notation.error.no_value", given=given.plain())
        whole.append(count)
        base, value, depth = value, base, depth + 1
        if base == 1:
            break
        if depth > 10:
            raise EvaluationError("notation.error.no_value", given=given.plain())
    result = Fraction(whole.pop())
    while whole:
        result = whole.pop() + 1 / result
    return -result if turned else result


def sine(angle: Value, given: Expression) -> Value:
    """Return the sine of a multiple of 15°, given in radians.

    Examples
    --------
    >>> from seqnum.maths.exact import PI
    >>> sine(PI / 6, None), sine(-5 * PI / 2, None)
    (Fraction(1, 2), Fraction(-1, 1))
    """
    turn = _half_turns(angle, given) % 2
    if turn >= 1:
        return -_sine(turn - 1, given)
    return _sine(turn, given)


def cosine(angle: Value, given: Expression) -> Value:
    """Return the cosine of a multiple of 15°, given in radians."""
    turn = (_half_turns(angle, given) + Fraction(1, 2)) % 2
    return -_sine(turn - 1, given) if turn >= 1 else _sine(turn, given)


def _sine(turn: Fraction, given: Expression) -> Value:
    found = _SINES.get(min(turn, 1 - turn))
    if found is None:
        raise EvaluationError("notation.error.no_value", given=given.plain())
    return found


def _half_turns(angle: Value, given: Expression) -> Fraction:
    if isinstance(angle, Fraction):
        if angle == 0:
            return angle
    elif len(angle.terms) == 1 and angle.terms[0][0] == Unit(pi=1):
        return angle.terms[0][1]
    raise EvaluationError("notation.error.no_value", given=given.plain())


def modulus(value: Value, given: Expression) -> Value:
    """Return the absolute value of a real or complex number.

    Examples
    --------
    >>> from seqnum.maths.exact import I
    >>> modulus(3 + 4 * I, None), modulus(1 - root(2), None) == root(2) - 1
    (Fraction(5, 1), True)
    """
    if isinstance(value, Fraction):
        return abs(value)
    if value.is_real:
        return abs(value)
    square = value * value.conjugate()
    if isinstance(square, Exact):
        raise EvaluationError("notation.error.no_value", given=given.plain())
    return root(square)


def _length(number: Fraction) -> int:
    return max(number.numerator.bit_length(), number.denominator.bit_length())
