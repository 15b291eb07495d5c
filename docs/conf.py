"""How Sphinx builds the documentation: `make docs`. Pages are Markdown; the reference comes from the docstrings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygments.lexers.special import TextLexer

from seqnum import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "seqnum"
author = "the seqnum authors"
copyright = f"2026, {author}"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary", "numpydoc"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
templates_path = ["_templates"]

# Every public name has its page: those that the rooms list in `__all__`.
autosummary_generate = True
autosummary_ignore_module_all = False
autosummary_imported_members = True
autodoc_typehints = "none"  # the docstrings say what a parameter is
autodoc_member_order = "groupwise"
numpydoc_show_class_members = False

html_theme = "furo"
html_title = "seqnum"
html_static_path = ["_static"]
html_css_files = ["page.css"]
html_show_sphinx = False
html_theme_options = {"top_of_page_buttons": []}
pygments_style = "friendly"


def setup(app: Sphinx) -> None:
    """Show tables of commas as they are; Pygments knows no such language, and warns."""
    app.add_lexer("csv", TextLexer)
