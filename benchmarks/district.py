"""Claim: a district's table by class and skill takes at most 1.2 times what hand-written code on the same engine takes.

By hand is plain counts and shares; ours counts first tries by pupil, for intervals that take each pupil's answers as
alike. Each run has a process of its own, so that its peak memory is its own.
"""

from __future__ import annotations

import json
import os
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
SIZES = (100_000, 1_000_000)
ENGINES = ("polars", "duckdb", "dask", "pandas")
ROUNDS = 3
FILES = 10
BY = ["class_id", "skill"]


def write(folder: Path, rows: int) -> None:
    """Write the files of ten schools: a pupil of thirty in each class answers a hundred cards."""
    import numpy as np

    from seqnum.results.exports import save_attempts
    from tests.results.frames import attempts

    rng = np.random.default_rng(rows)
    skills = [f"skill_{number}" for number in range(20)]
    each = rows // FILES
    for school in range(FILES):
        pupil = np.arange(each) // 100
        frame = attempts(
            student=[f"{school}-{number}" for number in pupil],
            class_id=[f"{school}-{number}" for number in pupil // 30],
            skill=rng.choice(skills, each),
            correct=rng.random(each) < 0.7,
            item_id=[f"card {number}" for number in rng.integers(0, 500, each)],
        )
        save_attempts(frame, folder / f"{school}.parquet", None)


def ours(engine: str, pattern: str) -> int:
    from seqnum.results import Results

    return int(Results.scan(pattern, engine=engine).accuracy(BY)["correct"].sum())  # type: ignore[arg-type]


def by_hand(engine: str, pattern: str) -> int:
    """Count by class and skill as one would at a prompt, pupils too."""
    columns = [*BY, "student", "correct", "card_attempt"]
    if engine == "polars":
        import polars as pl

        first = pl.scan_parquet(pattern).filter(pl.col("correct").is_not_null(), pl.col("card_attempt") == 1)
        table = first.group_by(BY).agg(pl.col("student").n_unique(), pl.len().alias("n"), pl.col("correct").sum())
        return int(table.collect()["correct"].sum())
    if engine == "duckdb":
        import duckdb

        frame = (
            duckdb.connect()
            .execute(
                f"select {', '.join(BY)}, count(distinct student), count(*) n, sum(correct::int) correct "
                f"from '{pattern}' where correct is not null and card_attempt = 1 group by all"
            )
            .df()
        )
        return int(frame["correct"].sum())
    if engine == "dask":
        import dask.dataframe as dd

        lazy = dd.read_parquet(pattern, columns=columns)
        first = lazy[lazy["correct"].notnull() & (lazy["card_attempt"] == 1)]
        first = first.assign(correct=first["correct"].astype("int64"))
        by_pupil = first.groupby([*BY, "student"])["correct"].agg(["sum", "count"]).reset_index()
        found = by_pupil.groupby(BY).agg({"student": "count", "sum": "sum", "count": "sum"}).compute()
        return int(found["sum"].sum())
    import pandas as pd

    read = pd.concat(pd.read_parquet(file, columns=columns) for file in sorted(Path(pattern).parent.glob("*.parquet")))
    kept = read[read["correct"].notna() & (read["card_attempt"] == 1)]
    groups = kept.assign(correct=kept["correct"].astype("int64")).groupby(BY)
    told = groups.agg(students=("student", "nunique"), n=("correct", "size"), correct=("correct", "sum"))
    return int(told["correct"].sum())


def once(who: str, engine: str, pattern: str) -> None:
    """Do it in this process, warm it up with what imports take, and print seconds, the peak in MiB and the sum."""
    import warnings

    warnings.simplefilter("ignore")
    work = {"ours": ours, "by_hand": by_hand}[who]
    work(engine, str(Path(pattern).with_name("0.parquet")))
    start = time.perf_counter()
    total = work(engine, pattern)
    seconds = time.perf_counter() - start
    print(json.dumps([seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, total]))


def measured(who: str, engine: str, pattern: str) -> list[float]:
    command = [sys.executable, __file__, who, engine, pattern]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found: list[float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> dict[str, Any]:
    results: dict[str, Any] = {}
    print("| rows, engine | `Results.scan(…).accuracy(…)` | by hand | ratio | peak memory, ours and by hand |")
    print("|---|---:|---:|---:|---:|")
    with TemporaryDirectory() as place:
        for rows in SIZES:
            folder = Path(place, str(rows))
            folder.mkdir()
            write(folder, rows)
            for engine in ENGINES:
                pairs = [[measured(who, engine, f"{folder}/*.parquet") for who in ("ours", "by_hand")]
                         for _ in range(ROUNDS)]  # fmt: skip
                mine, hand = zip(*pairs, strict=True)
                assert {one[2] for one in mine} == {one[2] for one in hand}
                seconds = [statistics.median(one[0] for one in each) for each in (mine, hand)]
                peaks = [max(one[1] for one in each) for each in (mine, hand)]
                results[f"{rows} {engine}"] = {"seconds": seconds, "peak_mib": peaks}
                told = f"{seconds[0]:.2f} s | {seconds[1]:.2f} s | {seconds[0] / seconds[1]:.1f}"
                print(f"| {rows:,}, {engine} | {told} | {peaks[0]:.0f}, {peaks[1]:.0f} MiB |", flush=True)
    output = Path(__file__).parent / "results" / "district.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    if sys.argv[1:]:
        once(*sys.argv[1:])
    else:
        main()
