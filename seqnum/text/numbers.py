"""Numbers as a language writes them."""

from __future__ import annotations


def share(value: float, lang: str) -> str:
    r"""Write a share as a percentage.

    Parameters
    ----------
    value
        Between 0 and 1.
    lang
        The language.

    Examples
    --------
    >>> share(0.75, "en"), share(0.75, "es")
    ('75%', '75\xa0%')
    """
    from babel.numbers import format_percent

    return format_percent(value, locale=lang)


def number(value: float, lang: str, places: int = 0) -> str:
    """Write a number, rounded.

    Parameters
    ----------
    value
        Any number.
    lang
        The language.
    places
        Digits behind the decimal mark.

    Examples
    --------
    >>> number(25.52, "en", places=1), number(25.52, "pt", places=1)
    ('25.5', '25,5')
    """
    from babel.numbers import format_decimal

    return format_decimal(round(value, places) + 0.0, locale=lang)  # no minus before a rounded nothing
