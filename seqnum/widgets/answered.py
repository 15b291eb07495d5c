"""What was answered lately: a message that comes again, as nothing was heard, is answered again and not done again."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seqnum.widgets.messages import Message

REMEMBERED = 64
"""More than all pages of a board can have on their way at once."""


class Answered:
    """The last answers, by the number of the message.

    Examples
    --------
    >>> from seqnum.widgets.messages import read_message
    >>> answered, message = Answered(), read_message({"type": "again", "id": 3, "seq": 12})
    >>> answered.keep(message, {"id": 3, "ok": True})
    >>> answered.to(message), answered.to(read_message({"type": "ready", "id": 3, "seq": 12}))
    ({'id': 3, 'ok': True}, None)
    """

    def __init__(self) -> None:
        self._last: OrderedDict[int, tuple[Message, dict[str, Any]]] = OrderedDict()

    def to(self, message: Message) -> dict[str, Any] | None:
        """Return what this very message was answered; ``None`` if it is a new one."""
        known, reply = self._last.get(message.id, (None, None))
        return reply if known == message else None

    def keep(self, message: Message, reply: dict[str, Any]) -> None:
        """Remember an answer."""
        self._last[message.id] = (message, reply)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
