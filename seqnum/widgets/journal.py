"""What browsers are sent to keep of a match, so that a result is not lost with the server.

The browser writes nothing of its own into it: with each answered move come the lines that are new of the match as it
was seen (:mod:`seqnum.match.shown`), the result code and the receipt so far. So a page whose kernel is gone has a file
and a code to hand in without working anything out, and nothing that it may not know. It comes in a message of its own
after the answer to a move: no round trip, and no trait, which would be saved with the notebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seqnum.match import Match


class Journal:
    """Remembers which lines were sent, to send each once."""

    def __init__(self) -> None:
        self._game = ""
        self._sent: dict[int, str] = {}

    def news(self, match: Match, *, everything: bool) -> dict[str, Any] | None:
        """Return the message with what is new; ``None`` when nothing is, or nobody answered yet.

        Parameters
        ----------
        match
            The match on the board.
        everything
            Whether a browser has just come that may have kept nothing.
        """
        if self._game != match.game_id:
            self._game, self._sent = match.game_id, {}
        lines = match.shown()
        fresh = lines if everything else {n: line for n, line in lines.items() if self._sent.get(n) != line}
        answered = [one for one in match.attempts() if one.correct is not None and one.seq in lines]
        names = dict.fromkeys(one.student for one in answered if match.seats[one.seat].kind == "person")
        if not fresh or not names:
            return None
        made = match.receipt()
        self._sent = lines
        return {
            "type": "log",
            "game": match.game_id,
            "name": match.hand_in_name,
            "names": [*names],
            "over": match.over,
            "code": match.result_code() if match.deck.recipe else None,
            "receipt": {"game": made.game, "check": made.check, "tallies": [list(one) for one in made.tallies]},
            "lines": {str(n): line for n, line in fresh.items()},
        }
