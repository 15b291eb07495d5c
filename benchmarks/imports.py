"""Claim: ``import seqnum`` takes at most 50 ms of CPU, the engine 15, and less than other Python game packages take.

A package imports what it needs on first use, so the work that follows an import is measured too; and beside it those
modules of the standard library that a game needs, which a notebook's kernel has loaded before anybody asks.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROUNDS = 11
IMPORTS = {
    "import seqnum": "import seqnum",
    "import seqnum.engine": "import seqnum.engine",
    "import seqnum.engine; a game dealt": (
        "from seqnum.engine import Game, classic_cards, classic_layout, sequence; "
        "Game.deal(sequence(), classic_layout(), classic_cards(), seed=7)"
    ),
    "import dataclasses, random, re, typing": "import dataclasses, random, re, typing",
    "import seqnum; a deck": "import seqnum as sq; sq.Deck.generate('add_within_20', board=(8, 8), seed=7)",
    "import seqnum; a board shown": "import seqnum as sq; sq.Board",
    "import catanatron": "import catanatron",
    "import rlcard": "import rlcard",
}
CHILD = """
import resource, time
def memory():
    # The peak that resource reports on Linux may be the parent's, from before the child was a Python of its own.
    try:
        return [int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM")][0] / 1024
    except (OSError, IndexError):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
before, bare = time.process_time(), memory()
{statement}
print((time.process_time() - before) * 1000, memory() - bare)
"""


def once(statement: str, bytecode: str) -> tuple[float, float]:
    """Return milliseconds of CPU and MiB that a statement costs a new Python that keeps bytecode in a folder."""
    code = CHILD.replace("{statement}", statement)
    # As where it is installed: an editor's or a container's wish for no bytecode would have us measure the compiler.
    others = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment = {**others, "PYTHONPYCACHEPREFIX": bytecode}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    cpu, mib = done.stdout.split()
    return float(cpu), float(mib)


def main() -> dict[str, Any]:
    with TemporaryDirectory() as bytecode:
        _, *rounds = [
            {name: once(statement, bytecode) for name, statement in IMPORTS.items()} for _ in range(1 + ROUNDS)
        ]
    results: dict[str, Any] = {
        name: {
            "cpu_ms": statistics.median(one[name][0] for one in rounds),
            "memory_mib": statistics.median(one[name][1] for one in rounds),
        }
        for name in IMPORTS
    }
    ours = results["import seqnum"]["cpu_ms"]
    print("| in a new Python | CPU, median | of ours | memory added |")
    print("|---|---:|---:|---:|")
    for name, found in results.items():
        print(
            f"| `{name}` | {found['cpu_ms']:.0f} ms | {found['cpu_ms'] / ours:.1f} × | {found['memory_mib']:.0f} MiB |"
        )
    output = Path(__file__).parent / "results" / "imports.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
