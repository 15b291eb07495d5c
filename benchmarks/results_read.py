"""Claim: reading a class, every line checked, takes at most 1.2 times what pandas by hand takes that checks nothing.

A thousand files, a school's afternoon of matches of thirty answers each, are read in less than two seconds.
"""

from __future__ import annotations

import json
import statistics
import time
import tracemalloc
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec
import pandas as pd

from seqnum.attempt import Attempt
from seqnum.results import Results

if TYPE_CHECKING:
    from collections.abc import Callable

FILES = 30
ATTEMPTS = 300
ROUNDS = 11
MANY, FEW_ATTEMPTS, MANY_ROUNDS = 1000, 30, 5
SKILLS = ("add_within_20", "sub_within_20", "table_all_10", "division_facts", "missing_factor")


def write_class(folder: Path, files: int = FILES, attempts: int = ATTEMPTS) -> None:
    rng = Random("class")
    for number in range(files):
        game_id = f"game-{number}"
        seats = [
            {"name": str(number), "side": 0, "kind": "person"},
            {"name": "computer", "side": 1, "kind": "computer"},
        ]
        deck = [
            {"id": str(card), "kind": "face", "text": f"{card} + 7", "mistakes": {"14": ["x"]}} for card in range(104)
        ]
        lines = [
            json.dumps({"n": 1, "event": "match", "format": [1, 0], "game_id": game_id, "deck": deck, "seats": seats})
        ]
        for seq in range(2, 2 + attempts):
            event = {"n": seq, "event": "attempt", "attempt": msgspec.to_builtins(attempt(rng, game_id, number, seq))}
            lines.append(json.dumps(event))
        (folder / f"{number}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def attempt(rng: Random, game_id: str, number: int, seq: int) -> Attempt:
    right = rng.random() < 0.7
    return Attempt(
        game_id=game_id, seq=seq, student=str(number), session_id=f"session-{number}", turn=seq, seat=0, side=0,
        rules_id="classroom", deck_id="week3", deck_hash="0123456789abcdef", item_id=f"item-{int(rng.random() * 104)}",
        item_text="8 + 7", skill=SKILLS[int(rng.random() * len(SKILLS))], standards=("1.OA.C.6",), level=2,
        expected="15", chosen="15" if right else "14", chosen_text="15" if right else "14", chosen_cell="r03c05",
        n_correct_cells=2, n_open_cells=50, hand=("item-1", "item-2", "item-3", "item-4", "item-5"), correct=right,
        outcome="correct" if right else "incorrect", card_attempt=1 + (rng.random() < 0.2), turns_held=1,
        time_to_card=rng.random() * 9, time_to_answer=rng.random() * 9, misconceptions=() if right else ("x",),
        answered_at=datetime(2026, 11, 30, 8, tzinfo=UTC) + timedelta(seconds=20 * seq), app_version="0.1.0",
        platform="jupyterlab",
    )  # fmt: skip


def ours(folder: Path) -> list[float]:
    return list(Results.read(folder).accuracy(by=["student", "skill"])["low"])


def read_only(folder: Path) -> list[float]:
    return [float(len(Results.read(folder)))]


def by_hand(folder: Path) -> list[float]:
    rows = []
    for path in folder.iterdir():
        for text in path.read_text(encoding="utf-8").splitlines():
            event = json.loads(text)
            if event["event"] == "attempt":
                rows.append(event["attempt"])
    frame = pd.DataFrame(rows)
    frame["answered_at"] = pd.to_datetime(frame["answered_at"])
    first = frame[(frame["card_attempt"] == 1) & frame["correct"].notna()]
    table = first.groupby(["student", "skill"])["correct"].agg(n="size", correct="sum").reset_index()
    table["number"] = table["student"].astype(int)
    table = table.sort_values(["number", "skill"])
    share, z = table["correct"] / table["n"], 1.959963984540054
    root = (share * (1 - share) / table["n"] + z**2 / (4 * table["n"] ** 2)) ** 0.5
    return list((share + z**2 / (2 * table["n"]) - z * root) / (1 + z**2 / table["n"]))


def measure(work: Callable[[Path], list[float]], folder: Path) -> float:
    start = time.process_time()
    work(folder)
    return time.process_time() - start


def peak(work: Callable[[Path], list[float]], folder: Path) -> float:
    tracemalloc.start()
    work(folder)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 2**20


def chart(folder: Path) -> list[float]:
    figure = Results.read(folder).plot.accuracy(by="skill", lang="en").get_figure(root=True)
    assert figure is not None
    figure.savefig(folder.with_suffix(".png"))
    return []


def main() -> dict[str, Any]:
    with TemporaryDirectory() as place:
        folder = Path(place, "class")
        folder.mkdir()
        write_class(folder)
        agree = max(abs(a - b) for a, b in zip(ours(folder), by_hand(folder), strict=True))
        first_chart = measure(chart, folder)
        rounds = [(measure(ours, folder), measure(by_hand, folder)) for _ in range(ROUNDS)]
        seconds = [statistics.median(times) for times in zip(*rounds, strict=True)]
        memory = [peak(work, folder) for work in (ours, by_hand)]
        school = Path(place, "school")
        school.mkdir()
        write_class(school, MANY, FEW_ATTEMPTS)
        many = [(measure(read_only, school), measure(by_hand, school)) for _ in range(MANY_ROUNDS)]
        school_seconds = [statistics.median(times) for times in zip(*many, strict=True)]
    results = {
        "files": FILES,
        "attempts": FILES * ATTEMPTS,
        "cpu_seconds": {"seqnum": seconds[0], "pandas by hand": seconds[1], "first chart": first_chart},
        "peak_mib": {"seqnum": memory[0], "pandas by hand": memory[1]},
        "ratio": seconds[0] / seconds[1],
        "thousand_files": {
            "files": MANY,
            "attempts": MANY * FEW_ATTEMPTS,
            "cpu_seconds": {"seqnum": school_seconds[0], "pandas by hand": school_seconds[1]},
        },
        "largest_difference": agree,
    }
    print(f"| {FILES} files, {FILES * ATTEMPTS} answers, by student and skill | CPU, median | ratio | peak memory |")
    print("|---|---:|---:|---:|")
    print(f"| `Results.read(…).accuracy(…)`, each line checked | {seconds[0]:.2f} s | 1 | {memory[0]:.0f} MiB |")
    ratio = seconds[1] / seconds[0]
    print(f"| pandas by hand, nothing checked | {seconds[1]:.2f} s | {ratio:.2f} | {memory[1]:.0f} MiB |")
    print(f"| the same reading and the first chart, with matplotlib's import | {first_chart:.2f} s | | |")
    print()
    print(f"| {MANY} files, {MANY * FEW_ATTEMPTS} answers | CPU, median | ratio |")
    print("|---|---:|---:|")
    print(f"| `Results.read(…)`, each line checked | {school_seconds[0]:.2f} s | 1 |")
    print(
        f"| pandas by hand, nothing checked | {school_seconds[1]:.2f} s | {school_seconds[1] / school_seconds[0]:.2f} |"
    )
    output = Path(__file__).parent / "results" / "results_read.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
