"""Powers for the eye: exponents stand raised, as on the board, in sentences and in plain text."""

from __future__ import annotations

import re
from html import escape

_EXPONENT = re.compile(r"\^(\([^()]*\)|□|−?(?:[^\W_]|[.,](?=[^\W_]))+)")
_ABOVE = dict(zip("0123456789−+n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ", strict=True))
_LIMIT = re.compile(r"(?<=∫)_(−?[^\W_]+)")


def raised(text: str) -> str:
    """Return a sentence as HTML, its exponents raised.

    Parameters
    ----------
    text
        As `seqnum.maths.Question` writes it.

    Examples
    --------
    >>> raised("3^8 × 3^(−3) = 3^□, so 3^2 < 10.")
    '3<sup>8</sup> × 3<sup>−3</sup> = 3<sup>□</sup>, so 3<sup>2</sup> &lt; 10.'
    >>> raised("∫_0^3 2x dx")
    '∫<sub>0</sub><sup>3</sup> 2x dx'
    """
    below = _LIMIT.sub(r"<sub>\1</sub>", escape(text))
    return _EXPONENT.sub(lambda found: f"<sup>{found[1].strip('()')}</sup>", below)


def raised_text(text: str) -> str:
    """Return plain text, its exponents raised where there are characters for them.

    Parameters
    ----------
    text
        As `seqnum.maths.Question` writes it.

    Examples
    --------
    >>> raised_text("10^2 + 3^(−14) = x^n, 2^(1/2)")
    '10² + 3⁻¹⁴ = xⁿ, 2^(1/2)'
    """

    def above(found: re.Match[str]) -> str:
        raised = [_ABOVE.get(sign) for sign in found[1].strip("()")]
        return found[0] if None in raised else "".join(map(str, raised))

    return _EXPONENT.sub(above, text)
