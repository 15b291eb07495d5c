"""Read an exercise from text: a small bounded parser of our own, for nothing else may see text from outside.

From loose to tight: lists; ``=``; ``∶``; ``+ −``; ``× ÷``; ``of``; a leading minus; ``2x``, ``2/3``, ``2^3``, ``5!``.
What people read in two ways (``1/2x``, ``2^3^2``, ``√2x``) is refused.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from seqnum.maths.errors import NotationError, ParseError, parse_error
from seqnum.maths.expression import Blank, Constant, Decimal, Expression, Number, Op, Text, Variable
from seqnum.maths.habits import habits
from seqnum.maths.kinds import ARRANGEMENTS, FUNCTION_LETTERS
from seqnum.maths.phrase_reading import read_phrase
from seqnum.maths.tokens import Token, check_length, tokens

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.maths.habits import Habits
    from seqnum.maths.kinds import Kind

DEEPEST = 20
_QUOTED = re.compile(r'"(\S(?: ?\S)*)"')

_SUM_SIGNS: dict[str, Kind] = {"add": "add", "sub": "sub"}
_PRODUCT_SIGNS: dict[str, Kind] = {"mul": "mul", "div": "div"}
_POSTFIXES: dict[str, Kind] = {"percent": "percent", "factorial": "factorial", "degrees": "degrees"}
_FUNCTIONS: dict[str, Kind] = {"sin": "sin", "cos": "cos", "tan": "tan", "ln": "ln"}
_PAIRS: dict[str, Kind] = {"gcd": "gcd", "lcm": "lcm"}
_DIGITS_OR_BLANK = frozenset({"number", "blank"})
_CLINGING = frozenset({"letter", "constant", "open", "open_square", *_FUNCTIONS, "log", *_PAIRS, "absolute"})
"""What, after a factor, multiplies it without a sign."""


def parse(text: str, lang: str = "en") -> Expression:
    """Read an exercise.

    Parameters
    ----------
    text
        At most 200 characters, such as ``3 × (4 + 5)``, ``2x + 3 = 11``, ``6 * _ = 42``, ``1½ - 2/3``, ``√12``,
        ``sqrt(12)``, ``log2(8)``, ``|-7|``, ``20% of 150``, ``remainder of 17 ÷ 5``. A ``/`` without spaces writes a
        fraction, with spaces a division. A last ``=`` with nothing after it is left out. Words in quotation marks are
        only words.
    lang
        The language of its words (``2/3 of 12``, ``2/3 de 12``), with a region for its marks (``es-MX``).

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
    seqnum.maths.errors.ParseError: '2^3^2' can be read in two ways at character 4. Add brackets, or write × for times.
    """
    check_length(text)
    if words := _QUOTED.fullmatch(text):
        return Text(words[1])
    return read_phrase(text, habits(lang), _read) or _read(text, habits(lang))


def _read(text: str, habits: Habits) -> Expression:
    return _Parser(text, habits).exercise()


class _Parser:
    def __init__(self, text: str, habits: Habits) -> None:
        self.text = text
        self.tokens = tokens(text, habits)
        self.at = 0
        self.depth = 0
        self.bars = 0

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

    def op(self, kind: Kind, *args: Expression) -> Op:
        """Return an operation; what cannot be built does not fit where it stands."""
        try:
            return Op(kind, args)
        except NotationError:
            raise self.error("misplaced", self.tokens[self.at - 1]) from None

    def expect(self, kind: str, opening: Token) -> None:
        if self.token.kind == "end":
            raise self.error("not_closed", opening)
        if self.token.kind != kind:
            raise self.error("misplaced", self.token)
        self.next()

    def exercise(self) -> Expression:
        if self.token.kind == "end":
            raise self.error("empty", self.token)
        items = [self.equation()]
        while self.token.kind == "comma":
            self.next()
            items.append(self.equation())
        if self.token.kind != "end":
            raise self.error("misplaced", self.token)
        if len(items) == 1:
            return items[0]
        equations = any(isinstance(item, Op) and item.kind == "eq" for item in items)
        return self.op("system" if equations else "list", *items)

    def equation(self) -> Expression:
        left = self.ratio()
        if self.token.kind != "eq":
            return left
        self.next()
        return left if self.token.kind == "end" else self.op("eq", left, self.ratio())

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error("too_deep", self.token)

    def ratio(self) -> Expression:
        left = self.sum()
        if self.token.kind != "ratio":
            return left
        self.next()
        return self.op("ratio", left, self.sum())

    def sum(self) -> Expression:
        left = self.product()
        while sign := _SUM_SIGNS.get(self.token.kind):
            self.next()
            left = self.op(sign, left, self.product())
        return left

    def product(self) -> Expression:
        left = self.part()
        while sign := _PRODUCT_SIGNS.get(self.token.kind):
            self.next()
            left = self.op(sign, left, self.part())
        return left

    def part(self) -> Expression:
        left = self.signed()
        if self.token.kind != "of":
            return left
        self.next()
        self.deeper()
        whole = self.part()
        self.depth -= 1
        return self.op("of", left, whole)

    def signed(self) -> Expression:
        if self.token.kind != "sub":
            return self.factors()
        self.next()
        self.deeper()
        value = self.signed()
        self.depth -= 1
        return self.op("neg", value)

    def factors(self) -> Expression:
        if number := self.mixed_number():
            if self.token.kind == "percent":
                self.next()
                number = self.op("percent", number)
            return self.complete(number)
        left = self.power()
        while self.clings():
            left = self.op("juxtapose", left, self.power())
        if self.token.kind != "frac":
            return left
        self.next()
        return self.complete(self.op("frac", left, self.atom()))

    def clings(self) -> bool:
        kind = self.token.kind
        return kind in _CLINGING or kind in {"sqrt", "root"} or (kind == "bar" and not self.bars)

    def complete(self, value: Expression) -> Expression:
        """Return a value that nothing clings to: ``1/2x`` may be a half of x or one over 2x."""
        if self.clings() or self.token.kind in {"frac", "pow", *_POSTFIXES}:
            raise self.error("ambiguous", self.token)
        return value

    def mixed_number(self) -> Expression | None:
        match self.kinds(4):
            case ["number" | "blank", "vulgar", *_]:
                whole = self.atom()
                numerator, denominator = _halves(self.next())
                return self.op("mixed", whole, numerator, denominator)
            case [whole, numerator, "frac", denominator] if {whole, numerator, denominator} <= _DIGITS_OR_BLANK:
                first, second = self.atom(), self.atom()
                self.next()
                return self.op("mixed", first, second, self.atom())
        return None

    def power(self) -> Expression:
        base = self.atom()
        if kind := _POSTFIXES.get(self.token.kind):
            self.next()
            base = self.op(kind, base)
            if self.token.kind in {"pow", *_POSTFIXES}:
                raise self.error("ambiguous", self.token)
        if self.token.kind != "pow":
            return base
        self.next()
        raised = self.op("pow", base, self.raised())
        if self.token.kind in {"pow", *_POSTFIXES}:
            raise self.error("ambiguous", self.token)
        return raised

    def raised(self) -> Expression:
        """Read what stands up or down: an atom, with a minus where there is one."""
        negative = self.token.kind == "sub" and self.next()
        value = self.atom()
        return self.op("neg", value) if negative else value

    def atom(self) -> Expression:  # noqa: C901, PLR0911, PLR0912 - one line per kind
        token = self.next()
        match token.kind:
            case "number" | "decimal" | "blank":
                return self.amount(token)
            case "currency":
                return self.op("money", self.digits(self.next()))
            case "letter":
                return self.letter(token)
            case "constant":
                return Constant(token.text)
            case "vulgar":
                return Op("frac", _halves(token))
            case "open":
                return self.group(token)
            case "bar":
                return self.between_bars(token)
            case "absolute":
                return self.op("abs", *self.arguments(1))
            case "sqrt" | "root":
                return self.root(token)
            case "sin" | "cos" | "tan" | "ln":
                return self.op(_FUNCTIONS[token.kind], self.argument())
            case "log":
                return self.op("log", self.base(token), self.argument())
            case "gcd" | "lcm":
                return self.op(_PAIRS[token.kind], *self.arguments(2))
            case "open_angle":
                return self.op("vector", *self.items(token, "close_angle"))
            case "open_square":
                return self.matrix(token)
            case "det":
                return self.op("det", self.inside(self.atom))
            case "derivative":
                return self.op("derivative", self.inside(self.factors))
            case "integral":
                return self.integral()
            case "limit":
                return self.limit()
        raise self.error("ended" if token.kind == "end" else "misplaced", token)

    def amount(self, token: Token) -> Expression:
        if self.token.text != "€":
            return self.digits(token)
        self.next()
        return self.op("money", self.digits(token))

    def digits(self, token: Token) -> Expression:
        match token.kind:
            case "number":
                return Number(int(token.text))
            case "decimal":
                return Decimal(token.text)
            case "blank":
                return Blank()
        raise self.error("ended" if token.kind == "end" else "misplaced", token)

    def letter(self, token: Token) -> Expression:
        """Read a variable, or ``f(3)``, ``f′(3)``, ``C(5, 2)``, ``P(5, 2)``: in Spain ``V``, in Brazil ``A``."""
        name = Variable(token.text)
        derived = self.token.kind == "prime" and self.next()
        calls = token.text in FUNCTION_LETTERS | {"C"} or (token.text in ARRANGEMENTS and self.lists_several())
        if self.token.kind != "open" or not calls:
            if derived:
                raise self.error("misplaced", derived)
            return name
        opening = self.next()
        items = self.items(opening, "close")
        match token.text, items:
            case "C", [n, k]:
                return self.op("binomial", n, k)
            case "P" | "V" | "A", [n, k]:
                return self.op("permutations", n, k)
            case "C", [factor]:
                return self.op("juxtapose", name, factor)
            case _, [value]:
                called = self.op("call", name, value)
                return self.op("prime", called) if derived else called
        raise self.error("misplaced", self.tokens[self.at - 1])

    def lists_several(self) -> bool:
        """Tell whether the bracket that opens here has a comma of its own: ``A(x + 1)`` is a product."""
        inside = 0
        for token in self.tokens[self.at :]:
            inside += (token.kind == "open") - (token.kind == "close")
            if inside <= 1 and token.kind == "comma":
                return True
            if inside <= 0:
                break
        return False

    def group(self, opening: Token) -> Expression:
        items = self.items(opening, "close")
        return items[0] if len(items) == 1 else self.op("point", *items)

    def items(self, opening: Token, closing: str) -> list[Expression]:
        """Read up to the closing bracket: one value, or several with commas between them."""
        bars, self.bars = self.bars, 0  # what bars stand outside is of no account inside
        found = [self.inside(self.ratio)]
        while self.token.kind == "comma":
            self.next()
            found.append(self.inside(self.ratio))
        self.expect(closing, opening)
        self.bars = bars
        return found

    def inside(self, read: Callable[[], Expression]) -> Expression:
        """Read what is one level deeper."""
        self.deeper()
        value = read()
        self.depth -= 1
        return value

    def arguments(self, count: int) -> list[Expression]:
        opening = self.token
        if opening.kind != "open":
            raise self.error("ended" if opening.kind == "end" else "misplaced", opening)
        self.next()
        items = self.items(opening, "close")
        if len(items) != count:
            raise self.error("misplaced", self.tokens[self.at - 1])
        return items

    def between_bars(self, opening: Token) -> Expression:
        if self.bars:
            raise self.error("ambiguous", opening)
        self.deeper()
        self.bars = 1
        value = self.ratio()
        self.depth, self.bars = self.depth - 1, 0
        self.expect("bar", opening)
        return self.op("abs", value)

    def root(self, sign: Token) -> Expression:
        bracketed = self.token.kind == "open"
        radicand = self.inside(self.atom)
        if self.token.kind in {"pow", *_POSTFIXES} or (not bracketed and self.token.kind in _CLINGING):
            raise self.error("ambiguous", self.token)
        if sign.kind == "sqrt":
            return self.op("sqrt", radicand)
        return self.op("root", Number(int(sign.text)), radicand)

    def argument(self) -> Expression:
        """Read what a function is of: ``(2x)`` or one thing alone, to which then nothing may cling."""
        if self.token.kind == "open":
            value = self.inside(self.atom)
            if self.token.kind in {"pow", *_POSTFIXES}:
                raise self.error("ambiguous", self.token)
            return value
        value = self.inside(self.atom)
        if self.token.kind == "degrees":
            self.next()
            value = self.op("degrees", value)
        return self.complete(value)

    def base(self, name: Token) -> Expression:
        """Read the base of a logarithm: ``log₂``, ``log_2``, ``log2(8)``; none is 10."""
        token = self.token
        if token.kind == "lowered":
            self.next()
            return Number(int(token.text))
        if token.kind == "sub_script":
            self.next()
            return self.inside(self.atom)
        if token.kind == "number" and token.column == name.column + len(name.text):
            if self.kinds(2)[1] not in {"open", "number", "decimal", "blank"}:
                raise self.error("ambiguous", token)
            self.next()
            return Number(int(token.text))
        return Number(10)

    def matrix(self, opening: Token) -> Expression:
        rows = []
        while True:
            row = self.token
            self.expect("open_square", opening)
            rows.append(self.op("list", *self.items(row, "close_square")))
            if self.token.kind != "comma":
                break
            self.next()
        self.expect("close_square", opening)
        return self.op("matrix", *rows)

    def integral(self) -> Expression:
        lower = self.lower_limit()
        if self.token.kind != "pow":
            raise self.error("misplaced", self.token)
        self.next()
        upper = self.inside(self.raised)
        function = self.inside(self.product)
        self.expect("dx", self.token)
        return self.op("integral", lower, upper, function)

    def lower_limit(self) -> Expression:
        token = self.next()
        if token.kind == "lowered":
            return Number(int(token.text))
        if token.kind == "sub_script":
            return self.inside(self.raised)
        raise self.error("misplaced", token)

    def limit(self) -> Expression:
        if self.token.kind == "sub_script":
            self.next()
        opening = self.token if self.token.kind == "open" else None
        if opening:
            self.next()
        letter = self.next()
        if letter.text != "x":
            raise self.error("misplaced", letter)
        self.expect("arrow", letter)
        to = self.inside(self.ratio if opening else self.raised)
        if opening:
            self.expect("close", opening)
        return self.op("limit", to, self.inside(self.factors))


def _halves(vulgar: Token) -> tuple[Number, Number]:
    numerator, _, denominator = vulgar.text.partition("⁄")
    return Number(int(numerator)), Number(int(denominator))
