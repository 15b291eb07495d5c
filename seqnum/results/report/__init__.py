"""The report of a class: one page to keep, print and hand out."""

from seqnum.results.report.document import Verdicts, report_html

__all__ = ["Verdicts", "report_html"]
