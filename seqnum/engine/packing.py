"""Packing small numbers and texts into one word to paste, with a checksum. It hides nothing.

The word has letters and digits only, so that a double click takes all of it and no mail programme breaks it. Every
number is written in as many steps as it has (a card of 104 takes less than seven bits), all of them together as one
large number, that with its CRC-32 in base 62.
"""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

from seqnum.engine.errors import CodeError

if TYPE_CHECKING:
    from collections.abc import Sequence

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)}
_CHECK = 2**32
LONGEST = 20_000
"""Characters; no game that people play comes near."""


class Packer:
    """Takes numbers in; :meth:`word` is all of them.

    Examples
    --------
    >>> packer = Packer()
    >>> packer.number(3, 8)
    >>> packer.text("classroom")
    >>> packer.order((2, 0, 1))
    >>> unpacker = Unpacker(packer.word("x1"), "x1")
    >>> unpacker.number(8), unpacker.text(), unpacker.order(3)
    (3, 'classroom', (2, 0, 1))
    """

    def __init__(self) -> None:
        self._steps: list[tuple[int, int]] = []

    def number(self, value: int, choices: int) -> None:
        """Add a number from 0 up to below ``choices``."""
        if not 0 <= value < choices:
            raise ValueError(value)
        self._steps.append((value, choices))

    def count(self, value: int) -> None:
        """Add a number without a known end: small ones take little."""
        while value >= 63:
            self._steps.append((63, 64))
            value -= 63
        self._steps.append((value, 64))

    def text(self, text: str) -> None:
        """Add a text, made smaller where that is possible.

        Raises
        ------
        CodeError
            When it is too long for a code.
        """
        plain = text.encode("utf-8", "surrogatepass")
        if len(plain) > LONGEST:
            raise CodeError("engine.code.too_long")
        small = zlib.compress(plain, 9, wbits=-15)
        shortest = min(plain, small, key=len)
        self.number(shortest is small, 2)
        self.count(len(shortest))
        for byte in shortest:
            self.number(byte, 256)

    def order(self, order: Sequence[int], among: int | None = None) -> None:
        """Add an order of cards: of all there are, or of some ``among`` so many."""
        left = list(range(len(order) if among is None else among))
        for card in order:
            self.number(left.index(card), len(left))
            left.remove(card)

    def word(self, kind: str) -> str:
        """Return all that was added as one word that begins with the kind of code it is.

        Raises
        ------
        CodeError
            When that is too long to paste.
        """
        number = 1
        for value, choices in reversed(self._steps):
            number = number * choices + value
        number = number * _CHECK + _crc(kind, number)
        digits = ""
        while number:
            number, digit = divmod(number, 62)
            digits = _DIGITS[digit] + digits
        if len(digits) >= LONGEST:
            raise CodeError("engine.code.too_long")
        return kind + digits


class Unpacker:
    """Gives the numbers of a word back, in the order they were put in.

    Parameters
    ----------
    word
        What :meth:`Packer.word` made; white space in it does not count.
    kind
        The kind of code it should be.

    Raises
    ------
    CodeError
        When it is another kind of text, or damaged.
    """

    def __init__(self, word: str, kind: str) -> None:
        code = "".join(str(word)[: 2 * LONGEST].split())
        if not re.fullmatch(rf"{kind}[0-9A-Za-z]+", code) or len(code) > LONGEST + len(kind):
            raise CodeError("engine.code.no_code", given=code[:20], kind=kind)
        number = 0
        for digit in code[len(kind) :]:
            number = number * 62 + _VALUES[digit]
        self._left, check = divmod(number, _CHECK)
        if check != _crc(kind, self._left) or code[len(kind)] == _DIGITS[0]:
            raise CodeError("engine.code.damaged", given=code[:20])

    def number(self, choices: int) -> int:
        """Return the next number."""
        self._left, value = divmod(self._left, choices)
        return value

    def count(self) -> int:
        """Return the next number without a known end."""
        total = 0
        while (value := self.number(64)) == 63:
            total += value
        return total + value

    def text(self) -> str:
        """Return the next text.

        Raises
        ------
        CodeError
            When there is none, as in a code of another version.
        """
        small = self.number(2)
        data = bytes(self.number(256) for _ in range(min(self.count(), LONGEST)))
        try:
            plain = zlib.decompressobj(wbits=-15).decompress(data, LONGEST) if small else data
            return plain.decode("utf-8", "surrogatepass")
        except (zlib.error, UnicodeDecodeError):
            raise CodeError("engine.code.newer") from None

    def order(self, length: int, among: int | None = None) -> tuple[int, ...]:
        """Return the next order of cards."""
        left = list(range(length if among is None else among))
        return tuple(left.pop(self.number(len(left))) for _ in range(min(length, len(left))))

    def end(self) -> None:
        """Raise unless all was taken out.

        Raises
        ------
        CodeError
            When something is left, as in a code of a newer version.
        """
        if self._left != 1:
            raise CodeError("engine.code.newer")


def _crc(kind: str, number: int) -> int:
    return zlib.crc32(kind.encode() + number.to_bytes(number.bit_length() // 8 + 1, "big"))
