"""Which misconceptions fit a step of two fractions, or of a fraction and a whole number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.diagnosing.steps import Step, Term
from seqnum.maths.mistakes import fractions, mixed_numbers, named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from seqnum.maths.diagnosing.steps import Part
    from seqnum.maths.mistakes import Wrong

    Named = Iterator[tuple[str, Wrong]]
    OfTwo = Callable[[int, int, int, int], Wrong]

_IN_SUMS: tuple[OfTwo, ...] = (
    fractions.common_denominator_kept_numerators, fractions.multiplied_denominators_added_numerators,
    fractions.larger_denominator_kept,
)  # fmt: skip
_BY_SIGN: dict[str, tuple[OfTwo, ...]] = {
    "+": (fractions.added_numerators_and_denominators,),
    "−": (fractions.subtracts_num_and_den,),
    "×": (fractions.multiply_kept_common_denominator, fractions.cross_multiplied_instead),
    "÷": (
        fractions.inverted_dividend,
        fractions.divides_without_inverting,
        fractions.divides_tops_and_bottoms_apart,
    ),
}


def wrong_fractions(step: Step) -> Iterator[tuple[str, Wrong]]:
    """Yield misconceptions with what each gives; nothing where it is no step of fractions.

    Examples
    --------
    >>> from seqnum.maths.diagnosing.steps import parts_of
    >>> from seqnum.maths.parser import parse
    >>> dict(wrong_fractions(parts_of(parse("1/4 + 2/3"))))["added_numerators_and_denominators"]
    Fraction(3, 7)
    """
    one, two = _top_and_bottom(step.left), _top_and_bottom(step.right)
    if one and two:
        yield from _wrong_pair("÷" if step.sign == "/" else step.sign, *one, *two)
    if step.is_fraction and 0 < step.value <= 1:
        for rule in (fractions.halves_one_part, fractions.takes_same_number_away):
            yield named(rule, int(step.left.value), int(step.right.value))
    if step.sign == "×":
        for fraction, other in ((one, step.right), (two, step.left)):
            if fraction and isinstance(other, Term) and other.value.denominator == 1 and other.value:
                yield named(fractions.whole_times_both, *fraction, int(other.value))
    if step.sign == "−":
        yield from _wrong_mixed(step.left, step.right)


def _wrong_pair(sign: str, p: int, q: int, r: int, s: int) -> Named:
    for rule in _BY_SIGN.get(sign, ()):
        try:
            yield named(rule, p, q, r, s)
        except ZeroDivisionError:  # nothing comes of 3/4 ÷ 0/5, nor of turning over a 0
            continue
    if sign in "+−":
        for in_sums in _IN_SUMS:
            yield named(in_sums, p, q, r if sign == "+" else -r, s)


def _wrong_mixed(one: Part, two: Part) -> Named:
    w, v = _mixed(one), _mixed(two)
    if w and v and (w[1] or v[1]):
        for rule in (
            mixed_numbers.mixed_whole_and_fraction_independent,
            mixed_numbers.borrows_ten_for_a_whole,
            mixed_numbers.changes_a_whole_and_keeps_it,
            mixed_numbers.mixed_tops_and_bottoms_apart,
        ):
            yield named(rule, *w, *v)


def _top_and_bottom(part: Part) -> tuple[int, int] | None:
    """Return the numbers of a plain fraction, its sign with the top."""
    if isinstance(part, Step) and part.is_fraction and part.right.value > 0:
        return int(part.left.value), int(part.right.value)
    return None


def _mixed(part: Part) -> tuple[int, int, int] | None:
    """Return a number that is not negative as whole number, top and bottom; one part is missing where it is 0."""
    if isinstance(part, Term) and part.mixed:
        return part.mixed[0], part.mixed[1], part.mixed[2]
    if isinstance(part, Term) and part.value.denominator == 1 and part.value >= 0:
        return int(part.value), 0, 1
    fraction = _top_and_bottom(part)
    return (0, *fraction) if fraction and fraction[0] >= 0 else None
