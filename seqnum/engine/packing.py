"""Packing small numbers and texts into one word to paste, with a checksum. It hides nothing.

The word has letters and digits only, so that a double click takes all of it and no mail programme breaks it. Every
number is written in as many steps as it has (a card of 104 takes less than seven bits), all of them together as one
large number, that with its CRC-32 in base 62. A text is written in whichever way is shortest.

A kind of code ends in a digit, its version. What a version means never changes: another meaning is another version.
"""

from __future__ import annotations

import re
import zlib
from math import inf, log2
from typing import TYPE_CHECKING

from seqnum.engine.errors import CodeError

if TYPE_CHECKING:
    from collections.abc import Sequence

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)}
_CHECK = 2**32
_ALPHABETS = ("0123456789abcdef", "abcdefghijklmnopqrstuvwxyz0123456789_=~,. ")
"""Letters of texts that need no others: keys drawn by chance, and names of ours."""
_CHOICES = (256, 256, *map(len, _ALPHABETS))
"""Of each way to write a text, how many letters there are: as it is, deflated, in one of the alphabets."""
_USUAL = (
    b"honour challenge whole_run max_per_line manual discard_one sequences_to_win= answer_policy= must_claim=yes "
    b'{"misconceptions":["ability":,"speed":1.0,"company":true,"asks":1"level":Computer\n'
    b"two_step_equation integer_add_sub add_fractions_unlike fraction_of_quantity order_of_operations missing_factor "
    b"division_facts table_all_10 sub_3digit_regroup add_3digit sub_2digit_regroup add_2digit_regroup "
    b"10x10~1~cards~states~letters~travel~kids~sequence_numbers~young~6x8~6x7~6x6~"
    b"classroom\n8x8~7~classroom~sub_within_20.2~add_within_20.2~sub_within_20.2~0.1.0\n"
)
"""What texts often have in them, which deflating then takes from here."""
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
        deflate = zlib.compressobj(9, wbits=-15, zdict=_USUAL)
        ways = [[*plain], [*deflate.compress(plain), *deflate.flush()]]
        ways += [[*map(letters.find, text)] for letters in _ALPHABETS]
        lengths = [inf if -1 in way else len(way) * log2(of) for way, of in zip(ways, _CHOICES, strict=True)]
        shortest = lengths.index(min(lengths))
        self.number(shortest, len(ways))
        self.count(len(ways[shortest]))
        for letter in ways[shortest]:
            self.number(letter, _CHOICES[shortest])

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
        if not re.fullmatch(rf"{kind[:-1]}\d[0-9A-Za-z]+", code, re.ASCII) or len(code) > LONGEST + len(kind):
            raise CodeError("engine.code.no_code", given=code[:20], kind=kind)
        if (version := code[len(kind) - 1]) != kind[-1]:
            raise CodeError(f"engine.code.{'older' if version < kind[-1] else 'newer'}")
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
        way = self.number(len(_CHOICES))
        letters = [self.number(_CHOICES[way]) for _ in range(min(self.count(), LONGEST))]
        if way >= 2:
            return "".join(_ALPHABETS[way - 2][letter] for letter in letters)
        try:
            plain = (
                zlib.decompressobj(wbits=-15, zdict=_USUAL).decompress(bytes(letters), LONGEST)
                if way
                else bytes(letters)
            )
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
