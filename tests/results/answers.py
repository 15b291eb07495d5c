"""Answers of pupils who go wrong by rules, as results."""

from __future__ import annotations

import msgspec

from seqnum.maths import SKILLS, canonical
from seqnum.results import Results
from seqnum.results.reading import read_lines
from tests.results.writer import make_attempt, match_file

RULE = "smaller_from_larger"
NO_CARRY = "no_carry"
CARDS = [(42, 17), (61, 28), (73, 45), (84, 36), (92, 57), (51, 13), (62, 17), (63, 28), (74, 36), (85, 47)]
SUMS = [(38, 48), (27, 58), (27, 45), (14, 49), (46, 28), (23, 28), (14, 16), (36, 26), (18, 17), (25, 39)]


def answers(student: str, rules: list[str | None], **changes):
    """Return a pupil's answers to the cards in turn, each by a rule or right, in a game of its own."""
    skill = SKILLS[changes.pop("of", "sub_2digit_regroup")]
    cards = changes.pop("cards", CARDS if skill.id == "sub_2digit_regroup" else SUMS)
    made = []
    for n, (operands, rule) in enumerate(zip(cards, rules, strict=False), start=2):
        asked = skill.question(2, operands)
        right = canonical(asked.answer)
        chosen = next((number for number, ids in asked.mistakes.items() if rule in ids), right)
        fields = {
            "game_id": f"game of {student}",
            "student": student,
            "seq": n,
            "turn": n,
            "item_id": asked.id,
            "item_text": asked.text(),
            "skill": asked.skill,
            "expected": right,
            "chosen": chosen,
            "chosen_cell": "r01c01",
            "correct": chosen == right,
            "outcome": "correct" if chosen == right else "incorrect",
            "misconceptions": asked.mistakes.get(chosen, ()),
            "open_distractors": tuple(dict.fromkeys(one for ids in asked.mistakes.values() for one in ids)),
            "open_wrong": tuple(asked.mistakes),
            "hand": (asked.id,),
        }
        made.append(make_attempt(**(fields | changes)))
    return made


def results_of(*pupils) -> Results:
    files = [match_file(*each, game_id=each[0].game_id) for each in pupils]
    return Results([read_lines(data, f"{n}.jsonl") for n, data in enumerate(files)])


def changed(attempt, **changes):
    return msgspec.structs.replace(attempt, **changes)
