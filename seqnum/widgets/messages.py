"""What a browser may say to the board; anything else is refused before it reaches the match."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from seqnum.engine.rules import AnswerBy, AnswerPolicy
from seqnum.errors import SeqnumError
from seqnum.widgets.nulls import from_page
from seqnum.widgets.screens import Screens

_LARGEST = 2**53
Count = Annotated[int, msgspec.Meta(ge=0, le=_LARGEST)]
Small = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Short = Annotated[str, msgspec.Meta(max_length=100)]
Typed = Annotated[str, msgspec.Meta(max_length=200)]
"""More than any name or number may have: the match says what is too long."""
Code = Annotated[str, msgspec.Meta(max_length=100_000)]
Lang = Literal["en", "es", "pt"]


class BadMessage(SeqnumError):
    """A message that the board does not understand."""


class _Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: Count
    seq: Count


class Play(_Message, frozen=True, kw_only=True, tag="play"):
    """A chip on a space, or a chip taken from it."""

    seat: Small
    card: Short
    cell: Small
    choice: Small | None = None
    announce: bool = False
    to_card: float | None = None
    to_answer: float | None = None
    focus_lost: float | None = None


class SayNumber(_Message, frozen=True, kw_only=True, tag="number"):
    """The number of a card, said."""

    seat: Small
    card: Short
    text: Typed
    to_card: float | None = None
    to_answer: float | None = None
    focus_lost: float | None = None


class Swap(_Message, frozen=True, kw_only=True, tag="swap"):
    """Another card: at the cost of the turn, or because it is dead."""

    seat: Small
    card: Short


class AskHint(_Message, frozen=True, kw_only=True, tag="hint"):
    """A question like that of a card, worked out."""

    seat: Small
    card: Short


class PassTurn(_Message, frozen=True, kw_only=True, tag="pass"):
    """Nothing can be played."""

    seat: Small


class Check(_Message, frozen=True, kw_only=True, tag="check"):
    """Whether an answer that waits is right."""

    seat: Small
    agrees: bool


class ClaimLine(_Message, frozen=True, kw_only=True, tag="claim"):
    """A line completed before is announced; where there is a choice, which one."""

    seat: Small
    choice: Small | None = None


class DrawCard(_Message, frozen=True, kw_only=True, tag="draw"):
    """The card a seat is owed."""

    seat: Small


class LayDown(_Message, frozen=True, kw_only=True, tag="give_up"):
    """A card for table talk."""

    seat: Small
    card: Short


class TakeBack(_Message, frozen=True, kw_only=True, tag="undo"):
    """The last move is taken back; where the laptop changes hands, by whoever has it."""

    seat: Small | None


class GoOn(_Message, frozen=True, kw_only=True, tag="next"):
    """The computer may go on although a card was not taken yet."""


class Talked(_Message, frozen=True, kw_only=True, tag="penalty"):
    """Somebody of a side talked."""

    side: Small


class Ready(_Message, frozen=True, kw_only=True, tag="ready"):
    """The next player has taken the laptop."""


class PickCard(_Message, frozen=True, kw_only=True, tag="card"):
    """The number of a printed card that somebody wants to play."""

    seat: Small
    number: Small


class Again(_Message, frozen=True, kw_only=True, tag="again"):
    """Another game."""


class Resume(_Message, frozen=True, kw_only=True, tag="resume"):
    """Go on with a match that was found unfinished: of this game, or the newest."""

    game: Short | None = None


class AskCode(_Message, frozen=True, kw_only=True, tag="code"):
    """The game as a code to paste elsewhere, which the answer carries."""


class FoundTogether(_Message, frozen=True, kw_only=True, tag="helped"):
    """The answer just given was not one student's alone."""

    seat: Small


class AskFile(_Message, frozen=True, kw_only=True, tag="file"):
    """The result as a file to keep, which the answer carries."""


class ReceiveCode(_Message, frozen=True, kw_only=True, tag="receive"):
    """A game code from somebody who plays elsewhere."""

    code: Code


class ChooseLanguage(_Message, frozen=True, kw_only=True, tag="language"):
    """Another language."""

    lang: Lang


class NewPlayer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who wants to play."""

    kind: Literal["person", "computer", "friend"]
    name: Typed = ""
    level: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    asks: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    """The level of a person's questions, where the deck has several."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a teacher changed before the game."""

    answer_policy: AnswerPolicy | None = None
    answer_by: AnswerBy | None = None
    check: Literal["partner"] | None = None
    hints: bool = False
    sides: Small | None = None
    ends_at: Short | None = None
    sound: bool = True
    screens: Screens | None = None
    """Who sees what; as the board was made for when left out."""


class Start(_Message, frozen=True, kw_only=True, tag="start"):
    """The players sit down."""

    players: Annotated[tuple[NewPlayer, ...], msgspec.Meta(min_length=1, max_length=12)]
    lang: Lang
    options: Options | None = None
    utc_offset: Annotated[int, msgspec.Meta(ge=-1439, le=1439)] | None = None
    """How many minutes the browser's clock is ahead of Greenwich."""


class Hello(_Message, frozen=True, kw_only=True, tag="hello"):
    """A page was loaded and wants to know that somebody listens; its address may hold a class code."""

    code: Code | None = None
    games: Annotated[tuple[Short, ...], msgspec.Meta(max_length=50)] | None = None
    """Those that the browser of a page just loaded had kept: the answer says which have a file in the folder."""


Move = Play | SayNumber | Swap | AskHint | PassTurn | ClaimLine
"""What only the seat to move can ask for."""
OutOfTurn = Check | DrawCard | GoOn | Talked | FoundTogether | TakeBack | LayDown
Seating = Start | Resume | ReceiveCode | Again | Ready | PickCard
"""Who plays, and who looks at the board."""
Message = Move | OutOfTurn | Seating | AskCode | AskFile | ChooseLanguage | Hello


def read_message(content: Any) -> Message:
    """Return a message if it is one.

    Raises
    ------
    BadMessage
        When it is not.

    Examples
    --------
    >>> read_message({"type": "ready", "id": 3, "seq": 12})
    Ready(id=3, seq=12)
    >>> read_message({"type": "play", "id": 3, "seq": 12, "seat": "0; DROP TABLE"})
    Traceback (most recent call last):
    seqnum.widgets.messages.BadMessage: The board did not understand that. Load the page again.
    """
    try:
        message: Message = msgspec.convert(from_page(content), Message)
    except (msgspec.ValidationError, RecursionError, UnicodeError) as error:  # half a character is no text
        raise BadMessage("widgets.error.message") from error
    return message


def message_id(content: Any) -> int | None:
    """Return the id to answer to, even for a message that makes no sense otherwise."""
    found = content.get("id") if isinstance(content, dict) else None
    return found if type(found) is int and 0 <= found <= _LARGEST else None
