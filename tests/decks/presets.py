"""The presets whose cards ask questions, and those whose cards ask nothing."""

from __future__ import annotations

from seqnum.engine import PRESETS

ASKING = [name for name, make in PRESETS.items() if make().answer_policy is not None]
CARD_GAMES = [name for name in PRESETS if name not in ASKING]
