"""Claim: the report of a class of thirty pupils and ten thousand answers takes less than two seconds after import.

The peer is what a teacher who programs would write: the same five charts by hand in matplotlib, as SVG, with nothing
else of the report: no Monday's page, no diagnosis, no page for each pupil.
"""

from __future__ import annotations

import io
import json
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from matplotlib.figure import Figure

from seqnum.match.demo import demo_class
from seqnum.results import Results

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

TERMS = 3
"""Classes of the demonstration put together: four games each, so that each pupil has twelve."""
ROUNDS = 5


def write_class(folder: Path, terms: int) -> None:
    for seed in range(1, terms + 1):
        demo_class(folder / str(seed), seed=seed, lang="en")


def ours(folder: Path, results: Results) -> None:
    results.report(folder / "friday.html", lang="en")


def by_hand(folder: Path, results: Results) -> None:
    frame = results.frame
    first = frame[(frame["card_attempt"] == 1) & frame["correct"].notna()].astype({"correct": "float64"})
    pupils = first.groupby(["student", "skill"])["correct"].agg(["sum", "count"]).unstack()  # noqa: PD010 - as a teacher would
    wrong = first[first["correct"] == 0].explode("misconceptions").dropna(subset=["misconceptions"])
    seconds = first.groupby("student")[["time_to_card", "time_to_answer"]].agg(["median", "std"])
    charts = [
        bars(first.groupby("skill")["correct"].agg(["mean", "count"])),
        bars(first.groupby("item_text")["correct"].agg(["mean", "count"]).nsmallest(15, "mean")),
        bars((wrong.groupby("misconceptions")["student"].agg(["nunique"]) / 30).assign(count=30).head(15)),
        squares(pupils["sum"].to_numpy(), pupils["count"].to_numpy(), list(pupils.index), list(pupils["sum"])),
        points(seconds),
    ]
    for number, figure in enumerate(charts):
        file = io.BytesIO()
        figure.savefig(file, format="svg")
        (folder / f"{number}.svg").write_bytes(file.getvalue())


def new_axes(rows: int) -> Axes:
    return Figure(figsize=(8, 1.8 + 0.33 * rows), layout="constrained").add_subplot()


def bars(table: pd.DataFrame) -> Figure:
    axes = new_axes(len(table))
    share, n = (table.iloc[:, at].to_numpy(float) for at in (0, 1))
    off = 1.96 * np.sqrt(share * (1 - share) / n)
    axes.barh(range(len(table)), share, xerr=off)
    axes.set_yticks(range(len(table)), list(table.index))
    for row, (right, of) in enumerate(zip(share, n, strict=True)):
        axes.text(1.02, row, told(right, of), va="center", transform=axes.get_yaxis_transform())
    return whole(axes, "Right at the first try")


def told(share: float, n: float) -> str:
    return f"{share:.0%} ({share * n:.0f} of {n:.0f})"


def squares(right: Any, n: Any, students: list[str], skills: list[str]) -> Figure:
    axes = new_axes(len(students))
    axes.imshow(right / n, aspect="auto")
    axes.set_yticks(range(len(students)), students)
    axes.set_xticks(range(len(skills)), skills)
    for row, column in np.ndindex(right.shape):
        axes.text(column, row, f"{right[row, column]:.0f}/{n[row, column]:.0f}", ha="center", va="center")
    return whole(axes, "By student and skill")


def points(table: pd.DataFrame) -> Figure:
    axes = new_axes(len(table))
    for name in ("time_to_card", "time_to_answer"):
        axes.errorbar(table[name]["median"], range(len(table)), xerr=table[name]["std"], fmt="o")
    axes.set_yticks(range(len(table)), list(table.index))
    return whole(axes, "Seconds")


def whole(axes: Axes, title: str) -> Figure:
    axes.set_title(title)
    axes.set_xlabel("Thin line: 95 % interval")
    figure = axes.get_figure(root=True)
    assert figure is not None
    return figure


def measure(work: Any, folder: Path, results: Results) -> float:
    start = time.process_time()
    work(folder, results)
    return time.process_time() - start


def main() -> None:
    found: dict[str, Any] = {}
    print("| class | first report | report again | the five charts by hand | ratio |")
    print("|---|---:|---:|---:|---:|")
    with TemporaryDirectory() as place:
        for terms in (1, TERMS):
            folder = Path(place, str(terms))
            write_class(folder, terms)
            results = Results.read(folder)
            first = measure(ours, folder, results)
            by_hand(folder, results)
            rounds = [[measure(work, folder, results) for work in (ours, by_hand)] for _ in range(ROUNDS)]
            again, hand = (statistics.median(times) for times in zip(*rounds, strict=True))
            name = f"{results.frame['student'].nunique()} pupils, {len(results):,} answers"
            print(f"| {name} | {first:.2f} s | {again:.2f} s | {hand:.2f} s | {again / hand:.2f} |", flush=True)
            found[name] = {"first": first, "again": again, "by hand": hand}
    output = Path(__file__).parent / "results" / "report.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
