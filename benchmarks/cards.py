"""Claim: cards are drawn and each one checked by sympy at 10,000 a second (arithmetic) or 2,000 (algebra), on one core.

mathgenerator makes two strings and checks nothing, so it is measured twice: as it is, and with what somebody who wants
its answers checked has to add (sympy reads the text back), which finds wrong ones. Our cards come with notation as a
tree, features and the wrong answers of misconceptions. Rounds take turns, CPU time is counted.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import sympy

import seqnum as sq
from seqnum.maths.skills import SKILLS

if TYPE_CHECKING:
    from collections.abc import Callable

try:
    from mathgenerator import mathgen
except ImportError as missing:
    sys.exit(f"{missing.name} is not installed. Install what we are compared with: pip install -e '.[bench]'")

ROUNDS = 7
CARDS = 250
PEERS = {
    "add_2digit_regroup": "addition",
    "sub_2digit_regroup": "subtraction",
    "table_all_10": "multiplication",
    "division_facts": "division",
    "two_step_equation": "basic_algebra",
}
"""Our skill and the generator that asks for much the same."""


def ours(name: str, number: int) -> list[str]:
    rng = Random(f"{name}:{number}")
    cards = [SKILLS[name].draw(rng) for _ in range(CARDS)]
    for card in cards:
        card.check()
    return [card.id for card in cards]


def theirs(name: str, number: int) -> list[str]:
    random.seed(number)
    generate = getattr(mathgen, PEERS[name])
    return [generate()[0] for _ in range(CARDS)]


def theirs_checked(name: str, number: int) -> list[str]:
    """Return only the problems whose answer is right."""
    random.seed(number)
    generate = getattr(mathgen, PEERS[name])
    right = []
    for _ in range(CARDS):
        problem, solution = generate()
        text = problem.strip("$=").replace("\\cdot", "*").replace("\\div", "/").replace("x", "*x")
        answer = sympy.sympify(solution.strip("$"))
        left, equals, result = text.partition("=")
        value = sympy.sympify(left)
        if equals:
            value, answer = value.subs("x", answer), sympy.sympify(result)
        if value == answer:
            right.append(problem)
    return right


def per_second(make: Callable[[str, int], list[str]], name: str, number: int) -> float:
    begin = time.process_time()
    make(name, number)
    return CARDS / (time.process_time() - begin)


def deck_ms(name: str, number: int) -> float:
    begin = time.process_time()
    sq.Deck.generate(name, board=(8, 8), seed=number)
    return (time.process_time() - begin) * 1000


def thousand(make: Callable[[str, int], list[str]], name: str) -> list[str]:
    return [card for number in range(1000 // CARDS) for card in make(name, number)]


def main() -> dict[str, Any]:
    rounds: list[dict[str, dict[str, float]]] = []
    for name in SKILLS:
        SKILLS[name].draw(Random("warm")).check()
    for number in range(ROUNDS):
        one: dict[str, dict[str, float]] = {}
        for name in SKILLS:
            one[name] = {"ours": per_second(ours, name, number), "deck_ms": deck_ms(name, number)}
            if name in PEERS:
                one[name]["peer"] = per_second(theirs, name, number)
                one[name]["peer_checked"] = per_second(theirs_checked, name, number)
        rounds.append(one)
    results: dict[str, Any] = {}
    for name in SKILLS:
        results[name] = {what: statistics.median(one[name][what] for one in rounds) for what in rounds[0][name]}
        results[name]["capacity"] = SKILLS[name].capacity()
        results[name]["distinct_of_1000"] = len(set(thousand(ours, name)))
        if name in PEERS:
            results[name]["peer_distinct_of_1000"] = len(set(thousand(theirs, name)))
            results[name]["peer_wrong_of_1000"] = 1000 - len(thousand(theirs_checked, name))
    print_table(results)
    output = Path(__file__).parent / "results" / "cards.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


def print_table(results: dict[str, Any]) -> None:
    print("| skill, level 2 | ours, checked, per s | deck with board | different in 1,000 |")
    print("|---|---:|---:|---:|")
    for name, found in results.items():
        print(f"| {name} | {found['ours']:,.0f} | {found['deck_ms']:.0f} ms | {found['distinct_of_1000']:,} |")
    print("\n| mathgenerator | checked, per s | we make × as many | unchecked, per s | different in 1,000 | wrong |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, peer in PEERS.items():
        found = results[name]
        print(
            f"| {peer} | {found['peer_checked']:,.0f} | {found['ours'] / found['peer_checked']:.1f} "
            f"| {found['peer']:,.0f} | {found['peer_distinct_of_1000']:,} | {found['peer_wrong_of_1000']:,} |"
        )


if __name__ == "__main__":
    main()
