"""The one kind of error a person reads: a sentence from the catalogue, in their language."""

from __future__ import annotations

from typing import Any

from seqnum.text import say


class SeqnumError(ValueError):
    """Something a person gave us cannot be used; the message says what, where and what to do.

    Parameters
    ----------
    key
        The sentence's key in the catalogue.
    **values
        What its placeholders stand for; the value that caused the error is always among them.

    Examples
    --------
    >>> str(SeqnumError("text.no_such_language", given="fr", languages="en, es, pt"))
    "There are no texts in 'fr'. Choose one of: en, es, pt."
    """

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def message(self, lang: str | None = None) -> str:
        """Return the sentence in one language; an error among its values speaks the same."""
        said = {
            name: value.message(lang) if isinstance(value, SeqnumError) else value
            for name, value in self.values.items()
        }
        return say(self.key, lang, **said)

    def __str__(self) -> str:
        return self.message()

    def _render_traceback_(self) -> list[str]:
        """Show no traceback in a notebook, only the sentence; IPython asks an exception for it."""
        return [str(self)]

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.values)


def _rebuild(kind: type[SeqnumError], key: str, values: dict[str, object]) -> SeqnumError:
    return kind(key, **values)
