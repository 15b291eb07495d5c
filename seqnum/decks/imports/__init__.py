"""A teacher's own questions, from the spreadsheets and flash cards they have."""

from seqnum.decks.imports.read import MAX_BYTES, MAX_NAMED, MAX_QUESTIONS, from_file, read_questions

__all__ = ["MAX_BYTES", "MAX_NAMED", "MAX_QUESTIONS", "from_file", "read_questions"]
