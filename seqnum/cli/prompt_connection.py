"""How the server of ``seqnum play`` passes on what the kernel says: at once."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptConnection(ZMQChannelsWebsocketConnection):
    """A browser's line to its kernel on which no message waits for the one before it.

    A server holds back a small message until the browser has confirmed the last one, and a browser takes up to 40 ms to
    do so (RFC 896 and RFC 1122, 4.2.3.2). The answer to a move is just such a message: it follows "busy".
    """

    def connect(self) -> Any:
        """Open the line."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
