"""Serve the checkout and the texts of the board, for the harness page.

By hand: `python -m tests.widgets.harness.server`.
"""

from __future__ import annotations

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from seqnum.text import catalogue

ROOT = Path(__file__).resolve().parents[3]
PREFIX = "widgets.board."


def board_texts(lang: str) -> dict[str, object]:
    """The `texts` trait as Python sends it: flat keys without the section."""
    return {key.removeprefix(PREFIX): text for key, text in catalogue(lang).items() if key.startswith(PREFIX)}


class Handler(SimpleHTTPRequestHandler):
    """The checkout's files, and /texts/<lang>.json."""

    def do_GET(self) -> None:
        if not self.path.startswith("/texts/"):
            super().do_GET()
            return
        body = json.dumps(board_texts(Path(self.path).stem)).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - named by the standard library
        """Say nothing."""


def server(port: int = 0) -> ThreadingHTTPServer:
    """A server on this machine only; port 0 takes a free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(ROOT)))


if __name__ == "__main__":
    running = server(8765)
    print("http://127.0.0.1:8765/tests/widgets/harness/index.html?scene=play&lang=en&theme=light")
    running.serve_forever()
