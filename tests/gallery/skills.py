"""The easiest and the hardest card of every level of every skill, in three languages, as the board shows them.

For a desktop and for a phone of 375 pixels. What does not fit or is too small is named.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from seqnum.decks.faces import face_view
from seqnum.maths.difficulty import difficulty
from seqnum.maths.skills import SKILLS
from seqnum.text import LANGUAGES
from tests.widgets.harness.server import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from seqnum.maths.question import Question
    from seqnum.maths.skill import Skill

WIDTHS = {"desktop": 1460, "phone": 375}
DRAWS = 60
PER_PICTURE = 24

OUT = ROOT / "results" / "gallery"


@cache
def extremes(skill_id: str) -> tuple[Question, ...]:
    """Return the easiest and the hardest of some cards of each level."""
    skill = SKILLS[skill_id]
    found: dict[str, Question] = {}
    for level in skill.levels:
        rng = Random(f"gallery:{skill.id}:{level}")
        drawn = sorted((skill.draw(rng, level) for _ in range(DRAWS)), key=_hardness)
        found |= {question.id: question for question in (drawn[0], drawn[-1])}
    return tuple(found.values())


def _hardness(question: Question) -> tuple[float, int]:
    return difficulty(question), len(question.text())


def shown(skill: Skill, lang: str) -> dict[str, Any]:
    questions = extremes(skill.id)
    return {
        "id": skill.id,
        "name": skill.name(lang),
        "cards": [
            {
                "id": question.id,
                "kind": "face",
                "text": question.text(lang),
                "mathml": question.mathml(lang),
                "spoken": question.spoken(lang),
                "caption": question.caption(lang),
                "tries": 0,
            }
            for question in questions
        ],
        "faces": [msgspec.to_builtins(face_view(question.face, lang, "classroom")) for question in questions],
    }


def draw(page: Page, name: str, skills: list[Skill], lang: str) -> None:
    """Draw the hands of some skills into one picture."""
    page.evaluate("([skills, lang]) => show(skills, lang)", [[shown(skill, lang) for skill in skills], lang])
    page.screenshot(path=OUT / f"{name}.png", full_page=True)
    for fault in page.evaluate("faults()"):
        print(f"{name}: {fault}")


def draw_skills(browser: Browser, address: str, words: list[str]) -> None:
    """Draw all skills, or those whose ids hold one of the words."""
    skills = [skill for skill in SKILLS.values() if not words or any(word in skill.id for word in words)]
    for kind, width in WIDTHS.items():
        page = browser.new_page(viewport={"width": width, "height": 800})
        page.goto(f"{address}/tests/gallery/index.html")
        page.wait_for_function("Boolean(window.show)")
        for lang in LANGUAGES:
            for start in range(0, len(skills), PER_PICTURE):
                draw(page, f"{kind}-{lang}-{start // PER_PICTURE + 1}", skills[start : start + PER_PICTURE], lang)
        page.close()
