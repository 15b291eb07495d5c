"""A message of the kernel does not wait in the server for the browser to confirm the one before."""

from __future__ import annotations

import json
import sys
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

from websocket import create_connection

from seqnum.cli.play import QUIET
from tests import lab as jupyter

if TYPE_CHECKING:
    from pathlib import Path


NOTING = """
import socket
from pathlib import Path
from {module} import {name}

class Noting({name}):
    def connect(self):
        opened = super().connect()
        line = self.websocket_handler.ws_connection.stream.socket
        Path({seen!r}).write_text(str(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
        return opened
"""


def test_plays_server_sends_at_once(tmp_path: Path) -> None:
    """On the line of a browser to its kernel small messages are not held back (RFC 896's algorithm is off)."""
    option = "--ServerApp.kernel_websocket_connection_class="
    [used] = [each.removeprefix(option) for each in QUIET if each.startswith(option)]
    module, name = used.rsplit(".", 1)
    seen = tmp_path / "seen"
    (tmp_path / "noting.py").write_text(NOTING.format(module=module, name=name, seen=str(seen)), encoding="utf-8")
    command = [
        *(sys.executable, "-m", "jupyter_server", "--ip=127.0.0.1", "--port=0", "--allow-root"),
        *("--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True", f"{option}noting.Noting"),
    ]
    environment = {"PYTHONPATH": str(tmp_path), "HOME": str(tmp_path), "JUPYTER_PREFER_ENV_PATH": "1"}
    with contextmanager(jupyter.running)(command, tmp_path, environment, jupyter.SERVING) as address:
        with urlopen(Request(f"{address}api/kernels", method="POST")) as answer:
            kernel = json.load(answer)["id"]
        with closing(create_connection(f"{address.replace('http', 'ws')}api/kernels/{kernel}/channels")) as line:
            line.recv()
    assert seen.read_text() == "1"
