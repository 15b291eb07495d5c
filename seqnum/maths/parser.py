"""Read an exercise from text: a small bounded parser of our own, for nothing else may see text from outside.

From loose to tight: ``=``; ``+ −``; ``× ÷``; ``of``; a leading minus; ``2x``, ``2/3`` and ``2^3``. What people read in
two ways (``1/2x``, ``2^3^2``) is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.errors import parse_error
from seqnum.maths.expression import Blank, Expression, Number, Op, Variable
from seqnum.maths.tokens import Token, tokens
from seqnum.text import base_language

if TYPE_CHECKING:
    from seqnum.maths.errors import ParseError
    from seqnum.maths.expression import Kind

DEEPEST = 20

_SUM_SIGNS: dict[str, Kind] = {"add": "add", "sub": "sub"}
_PRODUCT_SIGNS: dict[str, Kind] = {"mul": "mul", "div": "div"}
_DIGITS_OR_BLANK = frozenset({"number", "blank"})


def parse(text: str, lang: str = "en") -> Expression:
    """Read an exercise.

    Parameters
    ----------
    text
        At most 200 characters, such as ``3 × (4 + 5)``, ``2x + 3 = 11``, ``6 * _ = 42``, ``1½ - 2/3``. A ``/`` without
        spaces writes a fraction, with spaces a division. A last ``=`` with nothing after it is left out.
    lang
        The language of its words (``2/3 of 12``, ``2/3 de 12``).

    Raises
    ------
    ParseError
        When it cannot be read, naming the text and the column.

    Examples
    --------
    >>> parse("10 - (4 - 3)").plain()
    '10 − (4 − 3)'
    >>> parse("2^3^2")
    Traceback (most recent call last):
    ...
    seqnum.maths.errors.ParseError: '2^3^2' can be read in two ways at column 4. Add brackets, or write × for times.
    """
    return _Parser(text, base_language(lang)).exercise()


class _Parser:
    def __init__(self, text: str, lang: str) -> None:
        self.text = text
        self.tokens = tokens(text, lang)
        self.at = 0
        self.depth = 0

    @property
    def token(self) -> Token:
        return self.tokens[self.at]

    def next(self) -> Token:
        token = self.token
        self.at += 1
        return token

    def kinds(self, count: int) -> list[str]:
        return [token.kind for token in self.tokens[self.at : self.at + count]]

    def error(self, name: str, token: Token) -> ParseError:
        if name == "misplaced" and token is self.tokens[0]:
            name = "misplaced_first"
        return parse_error(name, self.text, token.column, found=token.text)

    def exercise(self) -> Expression:
        if self.token.kind == "end":
            raise self.error("empty", self.token)
        left = self.sum()
        if self.token.kind == "eq":
            self.next()
            if self.token.kind != "end":
                left = Op("eq", (left, self.sum()))
        if self.token.kind != "end":
            raise self.error("misplaced", self.token)
        return left

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error("too_deep", self.token)

    def sum(self) -> Expression:
        left = self.product()
        while sign := _SUM_SIGNS.get(self.token.kind):
            self.next()
            left = Op(sign, (left, self.product()))
        return left

    def product(self) -> Expression:
        left = self.part()
        while sign := _PRODUCT_SIGNS.get(self.token.kind):
            self.next()
            left = Op(sign, (left, self.part()))
        return left

    def part(self) -> Expression:
        left = self.signed()
        if self.token.kind != "of":
            return left
        self.next()
        self.deeper()
        whole = self.part()
        self.depth -= 1
        return Op("of", (left, whole))

    def signed(self) -> Expression:
        if self.token.kind != "sub":
            return self.factors()
        self.next()
        self.deeper()
        value = self.signed()
        self.depth -= 1
        return Op("neg", (value,))

    def factors(self) -> Expression:
        if number := self.mixed_number():
            return self.complete(number)
        left = self.power()
        while self.token.kind in {"letter", "open"}:
            left = Op("juxtapose", (left, self.power()))
        if self.token.kind != "frac":
            return left
        self.next()
        return self.complete(Op("frac", (left, self.atom())))

    def complete(self, fraction: Expression) -> Expression:
        """Return a fraction that nothing clings to: ``1/2x`` may be a half of x or one over 2x."""
        if self.token.kind in {"letter", "open", "frac", "pow"}:
            raise self.error("ambiguous", self.token)
        return fraction

    def mixed_number(self) -> Expression | None:
        match self.kinds(4):
            case ["number" | "blank", "vulgar", *_]:
                whole = self.atom()
                numerator, denominator = _halves(self.next())
                return Op("mixed", (whole, numerator, denominator))
            case [whole, numerator, "frac", denominator] if {whole, numerator, denominator} <= _DIGITS_OR_BLANK:
                first, second = self.atom(), self.atom()
                self.next()
                return Op("mixed", (first, second, self.atom()))
        return None

    def power(self) -> Expression:
        base = self.atom()
        if self.token.kind != "pow":
            return base
        self.next()
        negative = self.token.kind == "sub" and self.next()
        exponent = self.atom()
        if self.token.kind == "pow":
            raise self.error("ambiguous", self.token)
        return Op("pow", (base, Op("neg", (exponent,)) if negative else exponent))

    def atom(self) -> Expression:
        token = self.next()
        match token.kind:
            case "number":
                return Number(int(token.text))
            case "letter":
                return Variable(token.text)
            case "blank":
                return Blank()
            case "vulgar":
                return Op("frac", _halves(token))
            case "open":
                return self.group(token)
        raise self.error("ended" if token.kind == "end" else "misplaced", token)

    def group(self, opening: Token) -> Expression:
        self.deeper()
        inside = self.sum()
        self.depth -= 1
        if self.token.kind == "end":
            raise self.error("not_closed", opening)
        if self.token.kind != "close":
            raise self.error("misplaced", self.token)
        self.next()
        return inside


def _halves(vulgar: Token) -> tuple[Number, Number]:
    numerator, _, denominator = vulgar.text.partition("⁄")
    return Number(int(numerator)), Number(int(denominator))
