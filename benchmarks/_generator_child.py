"""Draw cards from one generator and time them, in the Python that has this generator and nothing of ours.

``python _generator_child.py NAME OUTPUT`` writes JSON: what importing costs, and for every skill the seconds of CPU,
the slowest card, and the cards themselves as texts.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Card = tuple[str, ...]
    """What is asked and the answer, in every notation that there is."""

DRAWS = 1000
MOST_SECONDS = 3.0
MOST_SKILLS = 12
LEVELS = 3
"""What a level needs once, such as counting its cards, is timed apart.

A skill that is slower is drawn until its time is up; of a group with more skills every so many is taken.
"""


def mathgenerator() -> dict[str, dict[str, Callable[[int], Card]]]:
    from mathgenerator import getGenList, mathgen

    groups: dict[str, dict[str, Callable[[int], Card]]] = {"arithmetic": {}, "algebra": {}, "calculus": {}}
    subjects = {"basic_math": "arithmetic", "algebra": "algebra", "calculus": "calculus"}
    for _, _, _, name, subject, _ in getGenList():
        if subject in subjects:
            groups[subjects[subject]][name] = partial(_strings, getattr(mathgen, name))
    return groups


def _strings(make: Callable[[], tuple[Any, ...]], _number: int) -> Card:
    return tuple(map(str, make()))


def mathematics_dataset() -> dict[str, dict[str, Callable[[int], Card]]]:
    modules = import_module("mathematics_dataset.modules.modules")
    easy = modules.train(lambda entropy: (entropy[0], entropy[0] + (entropy[1] - entropy[0]) / 3))

    def made(make: Callable[[], Any], _number: int) -> Card:
        problem = make()
        return str(problem.question), str(problem.answer)

    def of(*subjects: str) -> dict[str, Callable[[int], Card]]:
        return {
            f"{subject}/{name}": partial(made, make) for subject in subjects for name, make in easy[subject].items()
        }

    return {
        "arithmetic": of("arithmetic", "numbers"),
        "algebra": of("algebra", "polynomials"),
        "calculus": of("calculus"),
    }


def reasoning_gym() -> dict[str, dict[str, Callable[[int], Card]]]:
    gym = import_module("reasoning_gym")
    names = {
        "arithmetic": (
            "basic_arithmetic chain_sum decimal_arithmetic decimal_chain_sum fraction_simplification gcd lcm "
            "number_format power_function prime_factorization products"
        ),
        "algebra": "complex_arithmetic polynomial_equations polynomial_multiplication simple_equations",
        "calculus": "intermediate_integration simple_integration",
    }

    def drawn(name: str) -> Callable[[int], Card]:
        items = gym.create_dataset(name, seed=7, size=DRAWS)

        def card(index: int) -> Card:
            item = items[index]
            return str(item["question"]), str(item["answer"])

        return card

    return {group: {name: drawn(name) for name in of.split()} for group, of in names.items()}


def maths_engine() -> dict[str, dict[str, Callable[[int], Card]]]:
    engine = import_module("mathgen.engine")
    domains = {
        "arithmetic": {"early-foundations", "primary-number", "arithmetic"},
        "algebra": {"equations", "expressions-equivalence", "quadratics", "linear-relations", "secondary-number"},
        "calculus": {"differentiation", "integration", "limits"},
    }

    def drawn(skill: Any) -> Callable[[int], Card]:
        def card(seed: int) -> Card:
            made = engine.make_for_skill(skill, seed=seed)
            return made.text, made.answer_text, made.latex, made.answer_latex

        return card

    return {
        group: {one.id: drawn(one) for one in engine.load_skills()[1] if one.domain in of and one.status == "active"}
        for group, of in domains.items()
    }


def seqnum() -> dict[str, dict[str, Callable[[int], Card]]]:
    """Draw and check each card by sympy."""
    return _ours(lambda card: card.check())


def seqnum_held() -> dict[str, dict[str, Callable[[int], Card]]]:
    """Draw and check each card by exact arithmetic of our own, without sympy."""

    def check(card: Any) -> None:
        if not card.holds():
            raise ValueError(card.id)

    return _ours(check)


def _ours(check: Callable[[Any], object]) -> dict[str, dict[str, Callable[[int], Any]]]:
    from seqnum.maths.skills import SKILLS

    def drawn(name: str) -> Callable[[int], Any]:
        skill, rng = SKILLS[name], random.Random(f"benchmark:{name}")

        def card(index: int) -> Any:
            made = skill.draw(rng, 1 + index % 3)
            check(made)
            return made

        return card

    groups: dict[str, dict[str, Callable[[int], Any]]] = {"arithmetic": {}, "algebra": {}, "calculus": {}}
    group = "arithmetic"
    for name in SKILLS:
        group = {"evaluate_expression": "algebra", "limit_value": "calculus"}.get(name, group)
        groups[group][name] = drawn(name)
    return groups


class Pauses:
    """CPU time that the garbage collector takes, at moments of its own: part of the rate, not of one card."""

    def __init__(self) -> None:
        self.seconds = 0.0
        gc.callbacks.append(self._counted)

    def _counted(self, phase: str, _info: dict[str, int]) -> None:
        now = time.process_time()
        self.seconds += now if phase == "stop" else -now


PAUSES = Pauses()


def skill_measured(make: Callable[[int], Any]) -> dict[str, Any]:
    """Return what a skill's cards cost and are; failures are counted and not cards."""
    spent, slowest, failures, cards = 0.0, 0.0, 0, []
    begin = time.process_time()
    for number in range(LEVELS):
        with suppress(Exception):
            make(number)
    first = time.process_time() - begin
    for number in range(DRAWS):
        begin, paused = time.process_time(), PAUSES.seconds
        try:
            card = make(number)
        except Exception:  # noqa: BLE001 - whatever a generator raises is what we count
            card, failures = None, failures + 1
        took = time.process_time() - begin
        spent, slowest = spent + took, max(slowest, took - (PAUSES.seconds - paused))
        if card is not None:
            # Texts only: thousands of kept questions would have the garbage collector's pauses counted as cards.
            cards.append(card if isinstance(card, tuple) else (card.id,))
        if spent > MOST_SECONDS:
            break
    return {"first": first, "seconds": spent, "slowest": slowest, "failures": failures, "cards": cards}


def evenly(skills: dict[str, Any], most: int) -> dict[str, Any]:
    step = max(1, -(-len(skills) // most))
    return dict(list(skills.items())[::step])


def memory_mib() -> float:
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


def main(name: str, output: str) -> None:
    random.seed(7)
    if name == "mathematics_dataset":
        import_module("numpy").random.seed(7)
    bare, begin = memory_mib(), time.process_time()
    groups = globals()[name]()
    for skills in groups.values():
        next(iter(skills.values()))(0)
    result: dict[str, Any] = {"first_card_s": time.process_time() - begin, "memory_mib": memory_mib() - bare}
    most = DRAWS if name.startswith("seqnum") else MOST_SKILLS
    result["groups"] = {
        group: {skill: skill_measured(make) for skill, make in evenly(skills, most).items()}
        for group, skills in groups.items()
    }
    Path(output).write_text(json.dumps(result), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
