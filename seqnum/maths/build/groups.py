"""Builders of what holds several expressions: points, lists, matrices, systems, phrases."""

from __future__ import annotations

from seqnum.maths.build.arithmetic import Operand, as_expression
from seqnum.maths.expression import Op, Phrase


def point(*values: Operand) -> Op:
    """Return a point by its two or three coordinates.

    Examples
    --------
    >>> point(1, -2).plain()
    '(1, −2)'
    """
    return Op("point", tuple(map(as_expression, values)))


def vector(*values: Operand) -> Op:
    """Return a vector by its two or three components.

    Examples
    --------
    >>> vector(3, 4).plain()
    '⟨3, 4⟩'
    """
    return Op("vector", tuple(map(as_expression, values)))


def items(*values: Operand) -> Op:
    """Return a list of two numbers or more.

    Examples
    --------
    >>> items(7, 8, "□").plain()
    '7, 8, □'
    """
    return Op("list", tuple(map(as_expression, values)))


def matrix(*rows: tuple[Operand, ...]) -> Op:
    """Return a matrix by its rows.

    Examples
    --------
    >>> matrix((1, 2), (3, 4)).plain()
    '[[1, 2], [3, 4]]'
    """
    return Op("matrix", tuple(items(*row) for row in rows))


def det(value: Operand) -> Op:
    """Return the determinant of a matrix.

    Examples
    --------
    >>> det(matrix((1, 2), (3, 4))).plain()
    'det [[1, 2], [3, 4]]'
    """
    return Op("det", (as_expression(value),))


def system(first: Operand, second: Operand) -> Op:
    """Return two equations that hold together.

    Examples
    --------
    >>> from seqnum.maths.build import add, equals, sub
    >>> system(equals(add("x", "y"), 7), equals(sub("x", "y"), 1)).plain()
    'x + y = 7; x − y = 1'
    """
    return Op("system", (as_expression(first), as_expression(second)))


def phrase(name: str, *args: Operand) -> Phrase:
    """Return a question with words, by its name in the texts.

    Examples
    --------
    >>> phrase("half", 18).plain(), phrase("larger", 3, 5).plain("es")
    ('half of 18', 'el mayor entre 3 y 5')
    """
    return Phrase(name, tuple(map(as_expression, args)))
