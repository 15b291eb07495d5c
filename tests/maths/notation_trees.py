"""Arbitrary notation, for the properties of printers and parser."""

import string

from hypothesis import settings
from hypothesis import strategies as st

from seqnum.maths import Blank, Expression, Number, Op, Variable
from seqnum.maths.kinds import Kind

unhurried = settings(deadline=None, max_examples=300)
"""A busy machine, or the first import of sympy, is no fault of the code."""

numbers = st.integers(0, 10**15 - 1).map(Number) | st.integers(0, 12).map(Number)
blanks = st.just(Blank())
variables = st.sampled_from([letter for letter in string.ascii_letters if letter not in "ei"]).map(Variable)


def operations(operands: st.SearchStrategy[Expression], *kinds: Kind) -> st.SearchStrategy[Expression]:
    """Operations of two operands (one for ``neg``)."""
    return st.one_of(
        [st.builds(Op, st.just(kind), st.tuples(*[operands] * (1 if kind == "neg" else 2))) for kind in kinds]
    )


def mixed_numbers(parts: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    return st.builds(Op, st.just("mixed"), st.tuples(parts, parts, parts))


def depth(tree: Expression) -> int:
    return 1 + max(map(depth, tree.args)) if isinstance(tree, Op) else 0


_everything = st.recursive(
    numbers | blanks | variables | mixed_numbers(numbers | blanks),
    lambda inner: operations(inner, "add", "sub", "mul", "div", "neg", "pow", "of", "juxtapose", "frac"),
    max_leaves=7,
).filter(lambda tree: depth(tree) <= 8)

trees = _everything | operations(_everything, "eq")
"""All that can be written, equations too."""

_small = st.integers(0, 12).map(Number)
_mixed_small = mixed_numbers(_small)

sums_and_products = st.recursive(
    _small, lambda inner: operations(inner, "add", "sub", "mul", "div", "neg", "pow"), max_leaves=7
)
"""What Python's own arithmetic can be asked about."""

with_fractions = st.recursive(
    _small, lambda inner: operations(inner, "add", "sub", "mul", "div", "neg", "pow", "frac"), max_leaves=7
)

values = st.recursive(
    _small | _mixed_small,
    lambda inner: operations(inner, "add", "sub", "mul", "div", "neg", "pow", "of", "juxtapose", "frac"),
    max_leaves=7,
)
"""What has a value, or fails for a reason."""
