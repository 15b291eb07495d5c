from __future__ import annotations

import pytest

WIDGET = """
import anywidget
class Hello(anywidget.AnyWidget):
    _esm = "export default { render({ model, el }) { el.innerHTML = `<b class='hello'>hello</b>` } }"
Hello()
"""


@pytest.mark.browser
def test_a_widget_shows_in_jupyterlab(lesson):
    """A notebook opened in JupyterLab runs, shows a widget, asks no other host and logs no error."""
    book = lesson("print(6 * 7)", WIDGET)

    book.run_all()

    assert "42" in book.outputs()[0]
    assert book.page.locator(".hello").inner_text() == "hello"


@pytest.mark.browser
def test_a_page_that_calls_out_is_found_out(lesson):
    """The recorder of requests to other hosts works."""
    book = lesson("from IPython.display import HTML\nHTML('<img src=\"http://seqnum.invalid/x.png\">')")
    with book.page.expect_request("http://seqnum.invalid/x.png"):
        book.run_all()

    assert book.outside == ["http://seqnum.invalid/x.png"]
    book.outside.clear()
    book.errors.clear()
