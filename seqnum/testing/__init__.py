"""What players, rules and skills must keep to, as tests to call on your own.

Each check plays or draws a good deal, says nothing when all is well, and raises a
:class:`ConformanceError` with one sentence when it is not. With pytest:

    def test_my_player_keeps_to_the_rules():
        check_player(MyPlayer())

Examples
--------
>>> from seqnum.players import Heuristic
>>> check_player(Heuristic(level=5), presets=("kids",))
>>> from seqnum.engine import board_for, preset
>>> check_rules(preset("young"), *board_for("young"), games=1)
>>> from seqnum.maths import SKILLS
>>> check_skill(SKILLS["table_all_10"], draws=20)
"""

from seqnum.testing.errors import ConformanceError
from seqnum.testing.perft import perft
from seqnum.testing.player import check_player
from seqnum.testing.rules import check_rules
from seqnum.testing.skill import check_skill

__all__ = ["ConformanceError", "check_player", "check_rules", "check_skill", "perft"]
