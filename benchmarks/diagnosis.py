"""Claim: known mistakes explain real wrong numbers far better than chance: .80 more of them than of shuffled ones.

The data are not ours to ship: 432 wrong numbers of real students (McNichols, Zhang & Lan 2023) and 220 worked mistakes
of experts, in the folder that SEQNUM_SHARED names, else ``../shared``. Everything is exact: no clock, and named seeds.
"""

from __future__ import annotations

import csv
import json
import os
import re
import statistics
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.engine import shuffled
from seqnum.errors import SeqnumError
from seqnum.maths import Expression, Op, diagnose
from seqnum.maths.diagnosing.steps import Step, Term, parts_of
from seqnum.maths.diagnosing.typed import read_exercise, read_given
from seqnum.maths.mistakes import all_mistakes, other_operation, signs, slips

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seqnum.maths import Diagnosis

SHARED = Path(os.environ.get("SEQNUM_SHARED", Path(__file__).resolve().parents[2] / "shared"))
RESULTS = Path(__file__).parent / "results" / "diagnosis.json"
SHUFFLES = 200
SIGNS = {
    "sign_lost", "sign_of_first", "double_sign_becomes_plus", "two_negatives_make_positive_in_addition",
    "subtracting_negative_as_positive", "negative_product_stays_negative", "product_without_sign",
    "quotient_stays_negative", "first_minus_ignored", "minus_too_many",
}  # fmt: skip
PEERS = ((".83-.85", ".074", "some thirty crude rules"), (".905", ".123", "a set chosen greedily on these data"))
FITTING = {
    "MaE03": {"power_as_multiplication"},
    "MaE07": {"halves_one_part"},
    "MaE08": {"added_numerators_and_denominators"},
    "MaE09": {"common_denominator_kept_numerators"},
    "MaE10": {"mixed_whole_and_fraction_independent"},
    "MaE11": {"mixed_tops_and_bottoms_apart"},
    "MaE12": {"cross_multiplied_instead"},
    "MaE13": {"whole_times_both"},
    "MaE14": {"divides_tops_and_bottoms_apart"},
    "MaE15": {"inverted_dividend"},
    "MaE16": {"decimal_parts_independent"},
    "MaE17": {"extra_decimals_copied_down"},
    "MaE18": SIGNS,
    "MaE19": SIGNS,
    "MaE20": {"decimal_point_from_left"},
    "MaE21": {"smaller_from_larger", "added_instead_of_subtracted"},
    "MaE22": {"remainder_as_decimal"},
    "MaE25": {"ignores_parentheses", "distribute_only_first_term"},
    "MaE32": {"sign_lost", "two_negatives_make_positive_in_addition"},
    "MaE34": {"left_to_right"},
}
"""Which of our ids say what the experts' ids say, matched by hand."""


@dataclass(frozen=True)
class Item:
    """An exercise and the number a student gave for it."""

    text: str
    tree: Expression
    given: str


@cache
def told(tree: Expression, given: str) -> Diagnosis:
    return diagnose(tree, given)


def read_items() -> dict[str, list[Item]]:
    """Return the students' exercises: of one operation, of several, and numbers alone."""
    found: dict[str, list[Item]] = {"one operation": [], "several operations": [], "no operation": []}
    with (SHARED / "data" / "wrong_arithmetic_steps.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            item = Item(row["expression"], read_exercise(row["expression"]), row["student_answer_text"])
            found[kind_of(item.tree)].append(item)
    return found


def kind_of(tree: Expression) -> str:
    parts = parts_of(tree)
    if isinstance(parts, Step):
        alone = isinstance(parts.left, Term) and isinstance(parts.right, Term)
        return "one operation" if alone else "several operations"
    return "no operation"


def explained(items: Sequence[Item], givens: Iterable[str], ids: set[str] | None = None) -> float:
    """Return the share of the numbers that a misconception gives; of those with these ids, where any are named."""
    names = [told(item.tree, given).misconceptions for item, given in zip(items, givens, strict=True)]
    return sum(bool(one if ids is None else set(one) & ids) for one in names) / len(items)


def measured(items: Sequence[Item], ids: set[str] | None = None) -> dict[str, float]:
    givens = [item.given for item in items]
    by_chance = [explained(items, shuffled(givens, f"diagnosis:{number}"), ids) for number in range(SHUFFLES)]
    real, chance = explained(items, givens, ids), statistics.mean(by_chance)
    spread = statistics.stdev(by_chance)
    return {"items": len(items), "explained": real, "shuffled": chance, "spread": spread, "difference": real - chance}


def by_rule(items: Sequence[Item]) -> dict[str, dict[str, float]]:
    """Return for each misconception how many numbers it gives, how many only it, and how many by chance."""
    ours = [told(item.tree, item.given).misconceptions for item in items]
    chance: Counter[str] = Counter()
    for number in range(SHUFFLES):
        for item, given in zip(items, shuffled([item.given for item in items], f"diagnosis:{number}"), strict=True):
            chance.update(told(item.tree, given).misconceptions)
    given_by = Counter(name for names in ours for name in names)
    alone = Counter(names[0] for names in ours if len(names) == 1)
    ids = sorted({*given_by, *chance}, key=lambda name: (-given_by[name], name))
    return {name: {"gives": given_by[name], "alone": alone[name], "chance": chance[name] / SHUFFLES} for name in ids}


def from_elsewhere() -> dict[str, set[str]]:
    """Return the ids that were there before anybody looked at these data, by where they come from."""
    with (SHARED / "facts" / "misconceptions.tsv").open(encoding="utf-8", newline="") as file:
        table = {row["id"] for row in csv.DictReader(file, delimiter="\t")}
    prompted = {module.__name__ for module in (other_operation, signs, slips)}
    before = {name for name, rule in all_mistakes().items() if rule.__module__ not in prompted}
    return {"of the table taken from the literature": table, "that our cards had before these data": before | table}


def left_over(items: Sequence[Item]) -> dict[str, list[str]]:
    """Return what no misconception gives, by how it lies to the right number."""
    kinds: dict[str, list[str]] = {
        "a known mistake and its sign at once": [],
        "near the right size (within 1)": [],
        "in ten, a hundred … times the right digits": [],
        "nothing we know": [],
    }
    for item in items:
        found = told(item.tree, item.given)
        if not found.misconceptions:
            kinds[lies(item, found)].append(f"{item.text} → {item.given}")
    return kinds


def lies(item: Item, found: Diagnosis) -> str:
    right, given = float(found.answer), float(found.given)
    other = item.given[1:] if item.given.startswith("-") else f"-{item.given}"
    turned = told(item.tree, other)
    if turned.correct or turned.misconceptions:
        return "a known mistake and its sign at once"
    if abs(abs(right) - abs(given)) <= 1:
        return "near the right size (within 1)"
    digits = (re.sub(r"[^0-9]", "", f"{abs(one):.12f}").strip("0")[:2] for one in (right, given))
    return "in ten, a hundred … times the right digits" if len(set(digits)) == 1 else "nothing we know"


def experts() -> dict[str, Any]:
    """Return how many of the experts' examples are exercises with a number, explained, and by the id that fits."""
    examples = json.loads((SHARED / "data" / "mae_misconceptions.json").read_text(encoding="utf-8"))
    counts: Counter[str] = Counter({"examples": len(examples)})
    missed = []
    for example in examples:
        number = last_number(example["Incorrect Answer"])
        tree = exercise_in(example["Question"], last_number(example["Correct Answer"]))
        if tree is None or number is None:
            continue
        found = diagnose(tree, number)
        counts["parsed"] += 1
        counts["wrong"] += not found.correct
        counts["explained"] += bool(found.misconceptions)
        fits = bool(set(found.misconceptions) & FITTING.get(example["Misconception ID"], set()))
        counts["with the fitting id"] += fits
        if not found.correct and not fits:
            told_as = ", ".join(found.misconceptions) or "nothing"
            missed.append(f"{example['Misconception ID']}: {tree.plain()} → {number} ({told_as})")
    return {"counts": dict(counts), "missed": missed}


def last_number(text: str) -> str | None:
    """Return the number an answer ends in, as behind a last ``=`` or below a line; None where it is none."""
    number = text.strip().rpartition("\n")[2].rpartition("=")[2].strip(" $").removesuffix(".")
    try:
        read_given(number)
    except SeqnumError:
        return None
    return number


def exercise_in(question: str, key: str | None) -> Expression | None:
    """Return the exercise in a question's words; None where there is none that comes to the key of the experts."""
    found = max(re.findall(r"[-($0-9][-+*/÷^()$.0-9 ]*[0-9)]", question), key=len, default="").replace("$", "")
    try:
        tree = read_exercise(re.sub(r"(?<![0-9])\.", "0.", found))
        right = key is not None and diagnose(tree, key).correct
    except SeqnumError:
        return None
    return tree if right and isinstance(tree, Op) else None


def main() -> None:
    if not (SHARED / "data").is_dir():
        raise SystemExit(f"{SHARED} has no folder data. Name the folder of real data in SEQNUM_SHARED.")
    kinds = read_items()
    wrong = {kind: [item for item in items if not told(item.tree, item.given).correct] for kind, items in kinds.items()}
    one = wrong["one operation"]
    halves = [shuffled(one, "halves")[start::2] for start in (0, 1)]
    rows = {
        "**one operation**": measured(one),
        "… numbers that are right as written counted as well": measured(kinds["one operation"]),
        **{f"… only rules {source}": measured(one, ids) for source, ids in from_elsewhere().items()},
        **{f"… half of the items ({which})": measured(half) for which, half in zip("ab", halves, strict=True)},
        "several operations": measured(wrong["several operations"]),
        "no operation": measured(wrong["no operation"]),
    }
    turned = sum(read_given(item.given).fits(-told(item.tree, item.given).answer) for item in one)
    by_signs = sum(bool(set(told(item.tree, item.given).misconceptions) & SIGNS) for item in one)
    results = {
        "shares": rows,
        "right_as_written": {kind: len(kinds[kind]) - len(wrong[kind]) for kind in kinds},
        "right_but_for_the_sign": turned / len(one),
        "given_by_a_rule_of_signs": by_signs / len(one),
        "rules": by_rule(one),
        "left": left_over(one),
        "experts": experts(),
    }
    print_tables(results)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False), encoding="utf-8")


def print_tables(results: dict[str, Any]) -> None:
    print("| wrong numbers of real students | how many | explained | shuffled (± sd) | difference |")
    print("|---|---:|---:|---:|---:|")
    for name, row in results["shares"].items():
        chance = f"{row['shuffled']:.3f} (± {row['spread']:.3f})"
        print(f"| {name} | {row['items']} | {row['explained']:.3f} | {chance} | {row['difference']:.3f} |")
    for real, chance, peer in PEERS:
        print(f"| {peer} (told, not run here) | | {real} | {chance} | |")
    right = ", ".join(f"{count} ({kind})" for kind, count in results["right_as_written"].items())
    print(f"\nRight to the digits that were written, so not counted as wrong: {right}.")
    turned, by_signs = results["right_but_for_the_sign"], results["given_by_a_rule_of_signs"]
    print(f"For one operation {turned:.0%} are right but for the sign, and a rule of signs gives {by_signs:.0%}.")
    print("\n| one operation, by rule | gives | only this rule | by chance |\n|---|---:|---:|---:|")
    silent = [name for name, row in results["rules"].items() if not row["gives"]]
    for name, row in results["rules"].items():
        if row["gives"]:
            print(f"| {name} | {row['gives']} | {row['alone']} | {row['chance']:.1f} |")
    costs = sum(results["rules"][name]["chance"] for name in silent)
    print(f"| {len(silent)} others | 0 | 0 | {costs:.1f} |")
    print("\n| not explained | how many | which |\n|---|---:|---|")
    for kind, texts in results["left"].items():
        print(f"| {kind} | {len(texts)} | {', '.join(texts).replace('*', '×')} |")
    experts = results["experts"]
    told_by = ", ".join(f"{count} {name}" for name, count in experts["counts"].items())
    print(f"\nWorked mistakes of experts: {told_by}. The others: {'; '.join(experts['missed'])}.")


if __name__ == "__main__":
    main()
