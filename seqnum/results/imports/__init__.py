"""Answers from the files of other programs: spreadsheets, DataShop, xAPI, and our own tables read again."""

from seqnum.results.imports.read import read_foreign

__all__ = ["read_foreign"]
