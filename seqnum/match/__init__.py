"""A match: people and computers round a game, and the log of what they did."""

from seqnum.match.errors import MatchError, Refused
from seqnum.match.files import Unfinished, all_unfinished, find_unfinished, short_ids
from seqnum.match.lesson import Lesson
from seqnum.match.log import MatchFileError, read_match_file
from seqnum.match.match import Match
from seqnum.match.pupil import Pupil
from seqnum.match.record import Times
from seqnum.match.replay import replay
from seqnum.match.seats import Participant, Seat
from seqnum.match.verdict import Verdict
from seqnum.match.view import SeatView

__all__ = [
    "Lesson",
    "Match",
    "MatchError",
    "MatchFileError",
    "Participant",
    "Pupil",
    "Refused",
    "Seat",
    "SeatView",
    "Times",
    "Unfinished",
    "Verdict",
    "all_unfinished",
    "find_unfinished",
    "read_match_file",
    "replay",
    "short_ids",
]
