"""Claim: verified cards at 10,000 a second (arithmetic), 2,000 (algebra), 200 (calculus), none ugly, none over 50 ms.

Each other generator runs in a Python environment of its own below results/, made on first use by plain pip; they cannot
live together. Where one needs a newer Python than ours, name it: ``NEWER_PYTHON=python3.12 make bench
ARGS="generators"``. Of what they make, the texts are searched for what no card may show, and answers to plain
arithmetic are computed again. CPU time is counted.
"""

from __future__ import annotations

import ast
import gc
import json
import operator
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
from fractions import Fraction
from functools import partial
from math import gcd
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import seqnum as sq  # noqa: E402 - the tests beside this folder are no installed package
from seqnum.maths.skills import SKILLS  # noqa: E402
from tests.maths.card_lint import (  # noqa: E402
    ANYWHERE,
    PLAIN,
    answer_faults,
    latex_faults,
    like_terms,
    text_faults,
)

RESULTS = HERE / "results"
PEERS = {
    "mathgenerator": ("mathgenerator==1.5.0", "setuptools"),
    "mathematics_dataset": ("mathematics_dataset==1.0.1", "numpy<1.24", "sympy<1.6"),
    "reasoning_gym": ("reasoning-gym==0.1.25",),
    "maths_engine": ("maths-engine==0.1.0",),
}
NEEDS_NEWER = {"maths_engine"}
CHECKED = {"seqnum": "by sympy", "seqnum_held": "exactly", "maths_engine": "by a second way"}
GROUPS = ("arithmetic", "algebra", "calculus")
AIMS = {"arithmetic": 10_000, "algebra": 2_000, "calculus": 200}
LINTED = 110
"""So many cards of each of our skills are searched: 10,000 in all."""

UGLY = {
    "two signs": re.compile(r"[+−-] ?[+−-] ?(?:[0-9.(]|[a-z]\b)"),
    "a factor 1 or 0": re.compile(r"(?<![0-9.,/^*])[01] ?(?:\*|\\cdot)? ?[a-dknp-rw-z](?![a-zA-Z])"),
    "a term 0": re.compile(r"[a-z] [+-] 0(?![0-9.,/])"),
    "an exponent 1": re.compile(r"(?:\^|\*\*)(?:1(?![0-9/.,])|\{1\})"),
    "a float's tail": ANYWHERE["a float's tail"],
    "a control character": re.compile(r"[\x00-\x09\x0b-\x1f]"),
    "empty brackets": ANYWHERE["empty brackets"],
    "not filled in": re.compile(r"None|\bnan\b|\{[a-z]\}\$|Integral\("),
}
_FRACTION = re.compile(r"\\frac\{(-?[0-9]+)\}\{([0-9]+)\}|^\$?(-?[0-9]+)/([0-9]+)\$?$")
_ASKS = re.compile(
    r"State the final answer to the following arithmetic problem:|Calculate|What is|Work out|Evaluate|"
    r"Put your final answer.*|Round.*|[$?]|\.$|=$",
    re.DOTALL,
)
_STEPS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def python_of(peer: str) -> Path | None:
    """Return the Python of a peer's own environment, made if need be; None where it cannot be had here."""
    folder = RESULTS / "environments" / peer
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        newer = os.environ.get("NEWER_PYTHON") or shutil.which("python3.13") or shutil.which("python3.12")
        base = newer if peer in NEEDS_NEWER else sys.executable
        if base is None:
            return None
        steps: list[list[str | Path]] = [
            [base, "-m", "venv", "--clear", folder],
            [python, "-m", "pip", "install", "-q", *PEERS[peer]],
        ]
        if any(subprocess.run(step, check=False).returncode for step in steps):
            return None
        (folder / "ready").touch()
    return python


def drawn(name: str, python: Path) -> dict[str, Any]:
    """Return what the child found."""
    output = RESULTS / f"generators_{name}.json"
    command: list[str | Path] = [python, "-W", "ignore", HERE / "_generator_child.py", name, output]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=RESULTS)
    found: dict[str, Any] = json.loads(output.read_text(encoding="utf-8"))
    return found


def worth(text: str) -> Fraction | None:
    """Return the value of plain arithmetic, as Python's grammar reads it, and None of anything else; nothing is run."""

    def of(node: ast.AST) -> Fraction:
        match node:
            case ast.Expression(body):
                return of(body)
            case ast.Constant(int() | float()):
                return Fraction(ast.get_source_segment(source, node) or "")
            case ast.UnaryOp(ast.USub(), operand):
                return -of(operand)
            case ast.BinOp(left, step, right):
                result: Fraction = _STEPS[type(step)](of(left), of(right))
                return result
        raise ValueError

    source = (
        _ASKS.sub("", text).replace(r"\cdot", "*").replace(r"\div", "/").strip().translate(str.maketrans("×÷−", "*/-"))
    )
    if not re.fullmatch(r"[-+*/(). 0-9]+", source):
        return None
    try:
        return of(ast.parse(source, mode="eval"))
    except (SyntaxError, ValueError, KeyError):
        return None
    except ZeroDivisionError:
        return Fraction(10**12)


def is_wrong(card: list[str]) -> bool | None:
    """Say whether the answer to plain arithmetic is wrong; None of what is not plain, or rounded."""
    asked, answered = worth(card[0]), worth(card[1])
    if asked is None or answered is None or "ound" in card[0]:
        return None
    places = len(card[1].partition(".")[2].strip("$"))
    return abs(asked - answered) > (Fraction(1, 10**places) if places > 1 else 0)


def is_ugly(card: list[str]) -> bool:
    """Say whether a text shows what no card may, or an answer is a fraction that is not in lowest terms."""
    shown = any(pattern.search(text) for text in card for pattern in UGLY.values())
    answers = [text for text in card[1::2] for text in _FRACTION.findall(text)]
    return shown or any(gcd(int(a or c), int(b or d)) > 1 or (b or d) == "1" for a, b, c, d in answers)


def our_faults() -> tuple[int, int]:
    """Return how many cards of ours were searched by all that the tests search, and how many had a fault."""
    seen = faulty = 0
    for name, skill in SKILLS.items():
        rng = Random(f"lint:{name}")
        for number in range(LINTED):
            card = skill.draw(rng, 1 + number % 3)
            written = card.written
            faults = [*answer_faults(written), *like_terms(written)]
            for tree in (card.prompt, written):
                faults += text_faults(tree.plain(), PLAIN) + latex_faults(tree.latex())
            seen, faulty = seen + 1, faulty + bool(faults)
    return seen, faulty


def summary(name: str, found: dict[str, Any]) -> dict[str, Any]:
    """Return the columns of the table."""
    one: dict[str, Any] = {key: found[key] for key in ("first_card_s", "memory_mib")}
    skills = [skill for group in found["groups"].values() for skill in group.values()]
    for group, of in found["groups"].items():
        rates = [len(skill["cards"]) / skill["seconds"] for skill in of.values()]
        one[group] = {
            "median": statistics.median(rates),
            "mix": len(rates) / sum(1 / rate for rate in rates if rate),
            "below": sorted(each for each, rate in zip(of, rates, strict=True) if rate < AIMS[group]),
        }
    full = [skill for skill in skills if len(skill["cards"]) + skill["failures"] == 1000]
    one["repeats"] = statistics.median(len(s["cards"]) - len({tuple(card) for card in s["cards"]}) for s in full)
    one["level_ms"] = 1000 * max(skill["first"] for skill in skills)
    one["slowest_ms"] = 1000 * max(skill["slowest"] for skill in skills)
    one["failures"] = 10_000 * sum(s["failures"] for s in skills) / sum(len(s["cards"]) + s["failures"] for s in skills)
    cards = [card for skill in skills for card in skill["cards"]]
    if name.startswith("seqnum"):  # whose every card was checked: a wrong one failed
        failed = sum(skill["failures"] for skill in skills)
        return one | {"plain": failed + sum(len(skill["cards"]) for skill in skills), "wrong": failed}
    verdicts = [verdict for verdict in map(is_wrong, cards) if verdict is not None]
    one |= {"ugly": 10_000 * sum(map(is_ugly, cards)) / len(cards), "plain": len(verdicts), "wrong": sum(verdicts)}
    return one


def decks() -> dict[str, float]:
    """Return milliseconds of CPU of a 104-card deck with its board, each skill and level for the first time."""
    sq.Deck.generate("add_within_20", board=(8, 13), rules="sequence_numbers")
    took = {}
    for name in SKILLS:
        for level in SKILLS[name].levels:
            gc.freeze()  # what earlier decks left is not looked through in this one's time
            begin = time.process_time()
            sq.Deck.generate(name, level=level, board=(8, 13), rules="sequence_numbers")
            took[f"{name}, level {level}"] = (time.process_time() - begin) * 1000
    return took


def main() -> None:
    RESULTS.mkdir(exist_ok=True)
    took = decks()
    pythons = {"seqnum": Path(sys.executable), "seqnum_held": Path(sys.executable)}
    pythons |= {peer: python for peer in PEERS if (python := python_of(peer)) is not None}
    rows = {name: summary(name, drawn(name, python)) for name, python in pythons.items()}
    seen, faulty = our_faults()
    for name in ("seqnum", "seqnum_held"):
        rows[name]["ugly"] = 10_000 * faulty / seen
    print_tables(rows, took)
    (RESULTS / "generators.json").write_text(json.dumps({"rows": rows, "decks": took}, indent=1), encoding="utf-8")


def print_tables(rows: dict[str, Any], took: dict[str, float]) -> None:
    sums = timed_sum()
    columns = ["slowest card", "first of each level", "repeats in 1,000", "ugly in 10,000", "failed in 10,000"]
    columns = [*(f"{group}, per s (mix)" for group in GROUPS), *columns, "wrong", "to the first card", "memory"]
    print("| generator | each card checked | " + " | ".join(columns) + " |\n|---|---|" + "---:|" * len(columns))
    for name, row in rows.items():
        cells = [f"{row[group]['median']:,.0f} ({row[group]['mix']:,.0f})" for group in GROUPS]
        cells += [f"{row['slowest_ms']:.0f} ms", f"{row['level_ms']:.0f} ms", f"{row['repeats']:.0f}"]
        cells += [f"{row['ugly']:,.0f}", f"{row['failures']:.0f}", f"{row['wrong']:,} of {row['plain']:,}"]
        cells += [f"{row['first_card_s']:.1f} s", f"{row['memory_mib']:.0f} MiB"]
        print(f"| {name.replace('_held', ', without sympy')} | {CHECKED.get(name, 'no')} | {' | '.join(cells)} |")
    missing = [peer for peer in PEERS if peer not in rows]
    if missing:
        print(f"\nNot measured, for want of the Python it needs: {', '.join(missing)}.")
    slow = {f"{group} below {AIMS[group]:,}": rows["seqnum"][group]["below"] for group in GROUPS}
    slow["a deck of 104 cards over 100 ms"] = [f"{name} ({ms:.0f})" for name, ms in took.items() if ms > 100]
    print("\n| ours that miss an aim | |\n|---|---|")
    for aim, names in slow.items():
        print(f"| {aim} | {', '.join(names) or 'none'} |")
    print(f"\nA deck of 104 cards with its board: {statistics.median(took.values()):.0f} ms, median of all levels.")
    print(f"While this was measured a sum of two of Python's fractions took {sums:.1f} µs.")


def timed_sum() -> float:
    """Return microseconds of CPU of a sum of fractions: how slow this machine was, with others at work on it."""
    one, add = Fraction(3, 7), partial(operator.add, Fraction(5, 9))
    begin = time.process_time()
    for _ in range(200_000):
        add(one)
    return (time.process_time() - begin) / 0.2


if __name__ == "__main__":
    main()
