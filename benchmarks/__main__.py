"""Run the benchmarks and refresh the tables in README.md: ``make bench``, or ``make bench ARGS="imports games"``.

Each script beside this one measures one claim. It runs alone as well (``python benchmarks/imports.py``), prints a table
and writes ``results/<name>.json``.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
README = HERE / "README.md"


def main(names: list[str]) -> int:
    scripts = {path.stem: path for path in sorted(HERE.glob("*.py")) if not path.stem.startswith("_")}
    unknown = [name for name in names if name not in scripts]
    if unknown:
        print(f"There is no benchmark {', '.join(unknown)}; there are: {', '.join(scripts)}.", file=sys.stderr)
        return 2
    failed = []
    for name in names or scripts:
        print(f"── {name}", flush=True)
        where = machine()
        done = subprocess.run([sys.executable, scripts[name]], stdout=subprocess.PIPE, text=True, check=False)
        print(done.stdout)
        if done.returncode:
            failed.append(name)
        else:
            README.write_text(refreshed(README.read_text(encoding="utf-8"), name, done.stdout, where), encoding="utf-8")
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def refreshed(text: str, name: str, table: str, where: str) -> str:
    """Return the page with a script's table between its markers, and below it where and when it was measured."""
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"benchmarks/README.md has no place for {name}: write {begin} and {end}.")
    return f"{before}{begin}\n{table.strip()}\n\n{where}\n{end}{after}"


def machine() -> str:
    """Return what the numbers depend on; the load is what else the machine was doing, so the less the better."""
    today = datetime.now(UTC).date()
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    return f"*Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, {load}, {today}*"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
