"""Serve the JupyterLite site to a class from this computer, and print the address for the blackboard."""

from __future__ import annotations

import argparse
import os
import socket
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

SITE = Path(__file__).resolve().parents[2] / "build" / "lite" / "site"


class Packed(SimpleHTTPRequestHandler):
    """Python's own server, which sends what the build has packed already and is quiet about it."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012  # as its base class has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def translate_path(self, path: str) -> str:
        """Return the packed file where there is one and the browser takes it."""
        found = super().translate_path(path)
        return f"{found}.gz" if self._is_packed(found) else found

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return what a file is, packed or not."""
        return super().guess_type(os.fspath(path).removesuffix(".gz"))

    def end_headers(self) -> None:
        """Say of a packed file that it is one."""
        if self._is_packed(super().translate_path(urlsplit(self.path).path)):
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Vary", "Accept-Encoding")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing: four hundred lines a pupil would hide the address."""

    def _is_packed(self, path: str) -> bool:
        return "gzip" in self.headers.get("Accept-Encoding", "") and Path(f"{path}.gz").is_file()


def address() -> str:
    """Return this computer's address in the classroom's network, which no message is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address of nobody, kept for examples (RFC 5737)
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--port", type=int, default=8000)
    asked.add_argument("--bind", default="", help="an address of this computer to be reached at; all if left out")
    asked.add_argument("site", nargs="?", type=Path, default=SITE)
    options = asked.parse_args()
    if not (options.site / "index.html").is_file():
        asked.error(f"There is no site in {options.site}: run `make lite` first.")
    with ThreadingHTTPServer((options.bind, options.port), partial(Packed, directory=options.site)) as server:
        print(f"For the class: http://{options.bind or address()}:{server.server_port}/   (Ctrl+C ends)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
