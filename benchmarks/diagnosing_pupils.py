"""Claim: what results.diagnosis() says of a pupil is true nine times in ten, and a deck made to diagnose finds more.

Simulated pupils of every ability, every second with one of the skill's misconceptions, play real matches in pairs until
each has answered 24 different cards, on random decks and on decks made with `diagnose=`. The same answers go to two
peers that count: the misconception that fits most wrong answers, where it fits three; and that one where it fits half
of them too. How many are found is counted for the misconceptions that the decks were asked for.

A pupil slips as its ability says, to any wrong number that some misconception gives, and goes by its own misconception
nine times in ten. Real pupils are less regular: this shows what the method can do, not what it will do in a class.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from seqnum.decks import Deck
from seqnum.match import Match, Pupil
from seqnum.maths import SKILLS
from seqnum.results import Results
from seqnum.results.diagnosis import answers_of, first_answers
from seqnum.results.findings import FEWEST_CARDS, findings
from seqnum.wilson import wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from seqnum.results.posterior import Answer

PAIRS = 16
CARDS = 24
GAMES = 4
"""At most, for a pair to answer so many cards."""
FAMILIES: dict[str, tuple[str, int, list[str]]] = {
    "borrowing": (
        "sub_3digit_regroup",
        3,
        ["smaller_from_larger", "borrow_across_zero", "stops_borrow_at_zero", "borrow_no_decrement"],
    ),
    "carrying": ("add_2digit_regroup", 2, ["no_carry", "carry_wrong_digit"]),
    "fractions": (
        "add_fractions_unlike",
        2,
        ["added_numerators_and_denominators", "common_denominator_kept_numerators", "larger_denominator_kept"],
    ),
    "signs": ("integer_add_sub", 2, ["sign_lost", "sign_of_first"]),
    "tables": ("table_all_10", 2, ["table_neighbour", "added_instead_of_multiplied"]),
    "order": ("order_of_operations", 2, ["left_to_right", "addition_before_subtraction"]),
}
BINS = (0.05, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 1.01)


class Case(NamedTuple):
    """A simulated pupil and what it answered, card by card."""

    family: str
    deck: str
    has: str | None
    answers: list[Answer]


def ours(answers: Sequence[Answer]) -> set[str]:
    return {one.misconception for one in findings(answers) if one.certain}


def _counts(answers: Sequence[Answer]) -> Counter[str]:
    return Counter(one for answer in answers for one in answer.gives if answer.supports(one))


def most_frequent(answers: Sequence[Answer]) -> set[str]:
    return {one for one, cards in _counts(answers).most_common(1) if cards >= FEWEST_CARDS}


def half_of_the_wrong(answers: Sequence[Answer]) -> set[str]:
    wrong = sum(not answer.right for answer in answers)
    return {one for one in most_frequent(answers) if _counts(answers)[one] >= wrong / 2}


METHODS = {"seqnum": ours, "most frequent": most_frequent, "half of the wrong ones": half_of_the_wrong}


def shown_at(skill: str, level: int) -> list[str]:
    """Return the misconceptions that cards of a level show: those that a pupil may have, each as often."""
    rng = Random(f"{skill}:{level}")
    drawn = [SKILLS[skill].draw(rng, level) for _ in range(300)]
    return sorted({one for question in drawn for ids in question.mistakes.values() for one in ids})


def play(family: str, kind: str, pairs: int) -> list[Case]:
    """Let pairs of pupils play, as in class, and read their files as a teacher does."""
    skill, level, ids = FAMILIES[family]
    every = shown_at(skill, level)
    cases = []
    for pair in range(pairs):
        rng = Random(f"{family}:{pair}")  # the same pupils on both kinds of deck
        pupils = []
        for seat in ("A", "B"):
            own = every[int(rng.random() * len(every))] if rng.random() < 0.5 else None
            ability = round(4 * rng.random() - 1, 2)
            pupils.append(Pupil(f"{pair}{seat}", misconceptions=() if own is None else (own,), ability=ability))
        with tempfile.TemporaryDirectory() as folder:
            for game in range(GAMES):
                wanted = ids if kind == "diagnose" else []
                deck = Deck.generate(skill, level=level, seed=100 * pair + game, diagnose=wanted)
                Match(deck, pupils, save=folder, seed=f"{pair}:{game}").run()
                first = first_answers(Results.read(folder).frame)
                if first["student"].value_counts().min() >= CARDS:
                    break
        for pupil in pupils:
            theirs = first[first["student"] == pupil.name].head(CARDS)
            cases.append(Case(family, kind, next(iter(pupil.misconceptions), None), answers_of(theirs)))
    return cases


def found_after(case: Case, method: Callable[[Sequence[Answer]], set[str]]) -> float:
    """Return with how many cards the pupil's misconception is reported; infinity where it never is."""
    enough = 0
    for number, answer in enumerate(case.answers, start=1):
        enough += answer.supports(str(case.has))
        if enough >= FEWEST_CARDS and case.has in method(case.answers[:number]):
            return number
    return float("inf")


def summary(cases: list[Case], method: Callable[[Sequence[Answer]], set[str]]) -> dict[str, float]:
    having = [case for case in cases if case.has in FAMILIES[case.family][2]]
    without = [case for case in cases if not case.has]
    after = [found_after(case, method) for case in having]
    claims = [(one, case.has) for case in cases for one in method(case.answers)]
    return {
        "pupils": len(having),
        "median": statistics.median(after),
        "within_12": sum(number <= CARDS / 2 for number in after) / len(having),
        "within_24": sum(number <= CARDS for number in after) / len(having),
        "false_alarms": sum(bool(method(case.answers)) for case in without) / len(without),
        "claims": len(claims),
        "claims_right": sum(one == has for one, has in claims) / max(len(claims), 1),
    }


def reliability(cases: list[Case]) -> list[dict[str, float]]:
    """Return how often what was so and so probable was true, with Wilson's interval: after 12 cards or 24, by turns."""
    pairs = [
        (one.posterior, one.misconception == case.has)
        for number, case in enumerate(cases)
        for one in findings(case.answers[: CARDS // (1 + number % 2)])
    ]
    rows = []
    for low, high in pairwise(BINS):
        inside = [(probable, true) for probable, true in pairs if low <= probable < high]
        if inside:
            right = sum(true for _, true in inside)
            least, most = wilson(right, len(inside))
            mean = statistics.fmean(probable for probable, _ in inside)
            rows.append(
                {"from": low, "to": min(high, 1), "n": len(inside), "said": mean, "true": right / len(inside)}
                | {"low": least, "high": most}
            )
    return rows


def main(pairs: int = PAIRS) -> dict[str, Any]:
    cases = [case for family in FAMILIES for kind in ("random", "diagnose") for case in play(family, kind, pairs)]
    table = {
        f"{kind} decks, {name}": summary([case for case in cases if case.deck == kind], method)
        for kind in ("random", "diagnose")
        for name, method in METHODS.items()
    }
    print("| decks, method | cards until found, median | found within 12 | within 24 | false alarms | claims right |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, row in table.items():
        median = "never" if row["median"] == float("inf") else f"{row['median']:.0f}"
        print(
            f"| {name} | {median} | {row['within_12']:.0%} | {row['within_24']:.0%} | {row['false_alarms']:.0%} "
            f"| {row['claims_right']:.0%} of {row['claims']} |"
        )
    print(
        "\n| family | random: found within 12, 24 | diagnose: found within 12, 24 | false alarms, random and diagnose |"
    )
    print("|---|---:|---:|---:|")
    families = {}
    for family in FAMILIES:
        of = {
            kind: summary([case for case in cases if (case.family, case.deck) == (family, kind)], ours)
            for kind in ("random", "diagnose")
        }
        families[family] = of
        shares = [f"{of[kind]['within_12']:.0%}, {of[kind]['within_24']:.0%}" for kind in of]
        alarms = ", ".join(f"{each['false_alarms']:.0%}" for each in of.values())
        print(f"| {family} | {shares[0]} | {shares[1]} | {alarms} |")
    rows = reliability(cases)
    print("\n| said to be likely | cases | mean | true | 95 % interval |\n|---|---:|---:|---:|---:|")
    for row in rows:
        within = f"{row['low']:.0%} … {row['high']:.0%}"
        print(
            f"| {row['from']:.0%} … {row['to']:.0%} | {row['n']} | {row['said']:.0%} | {row['true']:.0%} | {within} |"
        )
    results = {"pupils": len(cases), "methods": table, "families": families, "reliability": rows}
    output = Path(__file__).parent / "results" / "diagnosing_pupils.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
