"""A deck's questions for the programs of others."""

from seqnum.decks.exports.formats import FORMATS, to_csv

__all__ = ["FORMATS", "to_csv"]
