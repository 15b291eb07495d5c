"""Arbitrary notation, for the properties of printers and parser."""

import string

from hypothesis import settings
from hypothesis import strategies as st

from seqnum.maths import Blank, Expression, Number, Op, Variable
from seqnum.maths.expression import CONSTANTS, Constant, Decimal, Phrase
from seqnum.maths.kinds import FUNCTION_LETTERS, KINDS, OPERANDS, Kind
from seqnum.maths.templates import phrase_names, pieces

unhurried = settings(deadline=None, max_examples=300)
"""A busy machine, or the first import of sympy, is no fault of the code."""

TAGS = ("en", "en-GB", "es", "es-MX", "pt", "pt-PT")
"""The regions whose habits we know."""

numbers = st.integers(0, 10**15 - 1).map(Number) | st.integers(0, 12).map(Number)
blanks = st.just(Blank())
variables = st.sampled_from([letter for letter in string.ascii_letters if letter not in "ei"]).map(Variable)


constants = st.sampled_from(CONSTANTS).map(Constant)
decimals = st.builds(
    lambda whole, places: Decimal(f"{whole}.{places}"),
    st.integers(0, 99999),
    st.from_regex("[0-9]{1,3}", fullmatch=True),
)
leaves = numbers | blanks | variables | decimals | constants


def operations(operands: st.SearchStrategy[Expression], *kinds: Kind) -> st.SearchStrategy[Expression]:
    """Operations of as few operands as the kind has."""
    return st.one_of([st.builds(Op, st.just(kind), st.tuples(*[operands] * OPERANDS[kind][0])) for kind in kinds])


def many(operands: st.SearchStrategy[Expression], *kinds: Kind) -> st.SearchStrategy[Expression]:
    """Points, vectors, lists."""
    members = st.lists(operands, min_size=2, max_size=3).map(tuple)
    return st.builds(Op, st.sampled_from(kinds), members)


def mixed_numbers(parts: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    return st.builds(Op, st.just("mixed"), st.tuples(parts, parts, parts))


def depth(tree: Expression) -> int:
    return 1 + max(map(depth, tree.args)) if isinstance(tree, Op | Phrase) else 0


def _roots(operands: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    return st.builds(lambda index, value: Op("root", (Number(index), value)), st.integers(2, 12), operands)


def _calls(operands: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    names = st.sampled_from(sorted(FUNCTION_LETTERS)).map(Variable)
    called = st.builds(lambda name, value: Op("call", (name, value)), names, operands)
    return called | called.map(lambda call: Op("prime", (call,)))


def _matrices(operands: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    rows = st.lists(st.tuples(operands, operands).map(lambda row: Op("list", row)), min_size=1, max_size=3)
    found = rows.map(lambda rows: Op("matrix", tuple(rows)))
    return found | found.map(lambda matrix: Op("det", (matrix,)))


_money = (numbers | decimals | blanks).map(lambda amount: Op("money", (amount,)))

_PLAIN_KINDS: tuple[Kind, ...] = tuple(
    kind
    for kind in KINDS
    if kind
    not in {"eq", "mixed", "root", "call", "prime", "matrix", "det", "money", "system", "list", "point", "vector"}
)

inner_trees = st.recursive(
    leaves | mixed_numbers(numbers | blanks) | _money,
    lambda inner: st.one_of(
        operations(inner, *_PLAIN_KINDS), _roots(inner), _calls(inner), _matrices(inner), many(inner, "point", "vector")
    ),
    max_leaves=7,
).filter(lambda tree: depth(tree) <= 8)
"""All that can stand inside something else."""

_equations = operations(inner_trees, "eq")
_alone = inner_trees | _equations | many(inner_trees, "list") | operations(_equations, "system")


def _holds_of(tree: Expression) -> bool:
    return isinstance(tree, Op) and (tree.kind == "of" or any(map(_holds_of, tree.args)))


def _phrase(name: str) -> st.SearchStrategy[Expression]:
    """Any question of this sentence but one that reads in two ways, as column 1 of 2 of 3: no skill asks such."""
    sentence = pieces(name, "en")
    arguments = [index for _, index in sentence if index is not None]
    ofs = [index for index, (words, _) in zip(arguments, sentence[1:], strict=False) if words.split()[:1] == ["of"]]
    return (
        st.tuples(*[_equations | inner_trees] * len(arguments))
        .filter(lambda args: not any(_holds_of(args[index]) for index in ofs))
        .map(lambda args: Phrase(name, args))
    )


trees = _alone | st.sampled_from(sorted(phrase_names())).flatmap(_phrase)
"""All that can be written: equations, lists, systems and phrases too."""

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
