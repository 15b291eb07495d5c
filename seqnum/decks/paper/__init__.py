"""Decks on paper: a page that a browser prints."""

from seqnum.decks.paper.document import PARTS, to_html
from seqnum.decks.paper.page import PAPERS

__all__ = ["PAPERS", "PARTS", "to_html"]
