"""The table of the shapes in which our skills ask: ``make shapes`` writes it anew after skills were changed."""

from __future__ import annotations

import json
from pathlib import Path

from seqnum.decks.imports import shapes
from seqnum.maths.skills import SKILLS

PATH = Path(shapes.__file__).with_name(shapes.TABLE)


def table() -> str:
    """Return the table as the skills make it."""
    ours = (SKILLS[name] for name in SKILLS if type(SKILLS[name]).__module__.startswith("seqnum."))
    rows = {skill.id: [shapes.drawn(skill, level) for level in skill.levels] for skill in ours}
    lines = (f"{json.dumps(name)}: {json.dumps(levels)}" for name, levels in rows.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(table(), encoding="utf-8")
