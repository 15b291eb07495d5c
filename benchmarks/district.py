"""Claim: a district's table by class and skill takes at most 1.2 times what hand-written code on the same engine takes.

Both do one job: first tries counted by pupil, summed by class and skill with what the intervals between pupils need,
and the intervals. By hand it is the engine's own language, then scipy; the tables must be equal. Each run has a process
of its own, so that its peak memory is its own. Sizes can be given: ``python benchmarks/district.py 100000 100000000``.
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
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    import pandas as pd

SIZES = (100_000, 1_000_000, 10_000_000)
ENGINES = ("polars", "duckdb", "dask", "pandas")
LARGE = 100_000_000
ON_LARGE = ("duckdb", "dask")
"""Engines that take a hundred million answers in the memory of one machine."""
ROUNDS = 3
BY = ["class_id", "skill"]
KEYS = [*BY, "student"]


def ours(engine: str, pattern: str) -> pd.DataFrame:
    from seqnum.results import Results

    return Results.scan(pattern, engine=engine).accuracy(BY)  # type: ignore[arg-type]


def by_hand(engine: str, pattern: str) -> pd.DataFrame:
    return intervals(BY_HAND[engine](pattern))


def polars_by_hand(pattern: str) -> pd.DataFrame:
    import polars as pl

    first = pl.scan_parquet(pattern).filter(pl.col("correct").is_not_null(), pl.col("card_attempt") == 1)
    right = pl.col("correct").sum().cast(pl.Int64).alias("k")
    per_pupil = first.group_by(KEYS).agg(pl.len().cast(pl.Int64).alias("n"), right)
    n, k = pl.col("n"), pl.col("k")
    squares = [(n * n).sum().alias("nn"), (n * k).sum().alias("nk"), (k * k).sum().alias("kk")]
    table = per_pupil.group_by(BY).agg(pl.len().alias("students"), n.sum(), k.sum().alias("correct"), *squares)
    found: pd.DataFrame = table.collect().to_pandas()
    return found


def duckdb_by_hand(pattern: str) -> pd.DataFrame:
    import duckdb

    told = f"""
        with pupils as (
            select {", ".join(KEYS)}, count(*) n, sum(correct::int) k from '{pattern}'
            where correct is not null and card_attempt = 1 group by all)
        select {", ".join(BY)}, count(*) students, sum(n)::bigint n, sum(k)::bigint correct,
            sum(n * n)::double nn, sum(n * k)::double nk, sum(k * k)::double kk from pupils group by all"""
    return duckdb.connect().execute(told).df()


def dask_by_hand(pattern: str) -> pd.DataFrame:
    import dask.dataframe as dd

    read = dd.read_parquet(pattern, columns=[*KEYS, "correct", "card_attempt"])
    first = read[read["correct"].notnull() & (read["card_attempt"] == 1)]  # noqa: PD004 - Dask has no notna
    first = first.assign(correct=first["correct"].astype("int64"))
    pupils = first.groupby(KEYS)["correct"].agg(["count", "sum"]).rename(columns={"count": "n", "sum": "k"})
    pupils = pupils.reset_index()
    pupils = pupils.assign(nn=pupils.n**2, nk=pupils.n * pupils.k, kk=pupils.k**2)
    sums = {"student": "count", **dict.fromkeys(("n", "k", "nn", "nk", "kk"), "sum")}
    table: pd.DataFrame = pupils.groupby(BY).agg(sums).compute().reset_index()
    return table.rename(columns={"student": "students", "k": "correct"})


def pandas_by_hand(pattern: str) -> pd.DataFrame:
    import pandas as pd

    read = pd.read_parquet(_files(pattern), columns=[*KEYS, "correct", "card_attempt"])
    first = read[read["correct"].notna() & (read["card_attempt"] == 1)]
    first = first.assign(correct=first["correct"].astype("int64"))
    pupils = first.groupby(KEYS).agg(n=("correct", "size"), k=("correct", "sum")).reset_index()
    pupils = pupils.assign(nn=pupils["n"] ** 2, nk=pupils["n"] * pupils["k"], kk=pupils["k"] ** 2)
    sums = {"n": "n", "correct": "k", "nn": "nn", "nk": "nk", "kk": "kk"}
    table = pupils.groupby(BY).agg(
        students=("student", "size"), **{name: (column, "sum") for name, column in sums.items()}
    )
    found: pd.DataFrame = table.reset_index()
    return found


def _files(pattern: str) -> Any:
    """Return the files of a pattern; pandas takes a list, as its type hints do not say."""
    return sorted(map(str, Path(pattern).parent.glob(Path(pattern).name)))


BY_HAND = {"polars": polars_by_hand, "duckdb": duckdb_by_hand, "dask": dask_by_hand, "pandas": pandas_by_hand}


def intervals(sums: pd.DataFrame) -> pd.DataFrame:
    """Return Wilson's intervals of the effective number of answers, with Student's quantile."""
    import numpy as np
    from scipy import stats

    pupils, n, k, nn, nk, kk = (sums[name].to_numpy(float) for name in ("students", "n", "correct", "nn", "nk", "kk"))
    share = k / n
    several = (pupils > 1) & (nn > n)
    with np.errstate(divide="ignore", invalid="ignore"):
        effect = (kk - 2 * nk * share + nn * share**2) * pupils * n / ((pupils - 1) * k * (n - k))
    effect = np.maximum(np.where(several & (k > 0) & (k < n), effect, 1.0), 0.5)
    z = np.where(several, stats.t.ppf(0.975, np.maximum(pupils - 1, 1)), stats.norm.ppf(0.975))
    effective = n / effect
    middle = (share + z**2 / (2 * effective)) / (1 + z**2 / effective)
    off = z / (1 + z**2 / effective) * np.sqrt(share * (1 - share) / effective + z**2 / (4 * effective**2))
    table = sums[[*BY, "students", "n", "correct"]].assign(accuracy=share, low=middle - off, high=middle + off)
    return table.sort_values(BY, ignore_index=True)


def once(who: str, engine: str, pattern: str) -> None:
    """Do it in this process, warm it up with one file, and print seconds by CPU and clock, the peak in MiB, sums."""
    import warnings

    warnings.simplefilter("ignore")
    work = {"ours": ours, "by_hand": by_hand}[who]
    work(engine, str(Path(pattern).with_name("000.parquet")))
    start, cpu = time.perf_counter(), time.process_time()
    table = work(engine, pattern)
    seconds = [time.process_time() - cpu, time.perf_counter() - start]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps([*seconds, peak, int(table["correct"].sum()), float((table["high"] - table["low"]).mean())]))


def measured(who: str, engine: str, pattern: str) -> list[float]:
    command = [sys.executable, __file__, who, engine, pattern]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    found: list[float] = json.loads(done.stdout.splitlines()[-1])
    return found


def compared(engine: str, pattern: str, rounds: int) -> dict[str, list[float]]:
    """Measure both in turn; their tables must tell the same."""
    pairs = [[measured(who, engine, pattern) for who in ("ours", "by_hand")] for _ in range(rounds)]
    mine, hand = zip(*pairs, strict=True)
    assert {one[3] for one in mine} == {one[3] for one in hand}
    assert abs(mine[0][4] - hand[0][4]) < 1e-4
    return {
        "cpu": [statistics.median(one[0] for one in each) for each in (mine, hand)],
        "clock": [statistics.median(one[1] for one in each) for each in (mine, hand)],
        "peak_mib": [max(one[2] for one in each) for each in (mine, hand)],
    }


def main(sizes: tuple[int, ...] = SIZES) -> dict[str, Any]:
    from benchmarks._district_data import write_district

    results: dict[str, Any] = {}
    print(
        "| answers, engine | `Results.scan(…).accuracy(…)`, CPU | by hand | ratio | both by the clock | peak memory |"
    )
    print("|---|---:|---:|---:|---:|---:|")
    with TemporaryDirectory() as place:
        for rows in sizes:
            folder = Path(place, str(rows))
            write_district(folder, rows, files=max(10, rows // 1_000_000))
            for engine in ENGINES if rows < LARGE else ON_LARGE:
                found = compared(engine, f"{folder}/*.parquet", ROUNDS if rows < LARGE else 1)
                results[f"{rows} {engine}"] = found
                cpu, clock, peak = found["cpu"], found["clock"], found["peak_mib"]
                told = f"{cpu[0]:.2f} s | {cpu[1]:.2f} s | {cpu[0] / cpu[1]:.2f} | {clock[0]:.1f}, {clock[1]:.1f} s"
                print(f"| {rows:,}, {engine} | {told} | {peak[0]:.0f}, {peak[1]:.0f} MiB |", flush=True)
    output = Path(__file__).parent / "results" / "district.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    if sys.argv[1:] and not sys.argv[1].isdigit():
        once(*sys.argv[1:])
    else:
        main(tuple(map(int, sys.argv[1:])) or SIZES)
