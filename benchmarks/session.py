"""Claim: a pupil's running lesson, server and Python together, takes less than 300 MB.

Measured is a session as Binder and a hub give one to each pupil: a Jupyter server of this environment, a kernel in it,
the lesson's board, and a game played to its end. Memory is what the processes add (shared pages once, Linux's PSS).
"""

from __future__ import annotations

import json
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil
from jupyter_client.blocking.client import BlockingKernelClient

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.lab import serve

MOST_MB = 300
PUPILS = 1000
LESSON = """
import seqnum as sq
board = sq.Board(sq.Deck.from_curriculum("ccss", "2.OA.B.2", board=(8, 8), seed=7), save="results")
"""
GAME = """
from seqnum.widgets.messages import read_message
players = [{"kind": "person", "name": "Ana"}, {"kind": "computer", "level": 2}]
board._do(read_message({"type": "start", "id": 1, "seq": board.state["seq"], "players": players, "lang": "en"}))
match = board.match
while not match.over:
    if match.seats[match.turn].kind == "person":
        match.swap(next(card for card in match.hand() if match.deck.cards[card].kind == "face"))
    else:
        match.run()
"""


def memory(process: psutil.Process) -> float:
    """Return MB that a process adds."""
    found = process.memory_full_info()
    return float(getattr(found, "pss", found.rss)) / 1e6


def run(client: BlockingKernelClient, code: str) -> float:
    """Run code; return the seconds it took."""
    before = time.perf_counter()
    reply = client.execute_interactive(code, timeout=120, store_history=False)
    if reply["content"]["status"] != "ok":
        raise SystemExit("\n".join(reply["content"].get("traceback", [])))
    return time.perf_counter() - before


def open_page(url: str) -> None:
    """Load a page; a server says its address a moment before it listens."""
    deadline = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(url, timeout=60) as page:
                page.read()
        except urllib.error.URLError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def kernel_of(url: str, home: Path) -> BlockingKernelClient:
    """Start a kernel as a page does; return a client of it."""
    request = urllib.request.Request(f"{url}api/kernels", data=b"{}", method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        kernel = json.load(answer)["id"]
    client = BlockingKernelClient(connection_file=str(home / "runtime" / f"kernel-{kernel}.json"))
    client.load_connection_file()
    client.start_channels()
    client.wait_for_ready(timeout=60)
    return client


def main() -> dict[str, Any]:
    results: dict[str, Any] = {}
    with TemporaryDirectory() as folder, TemporaryDirectory() as home:
        before = time.perf_counter()
        with contextmanager(serve)(Path(folder), Path(home)) as lab:
            open_page(f"{lab.url}lab")
            results["server_s"] = time.perf_counter() - before
            before = time.perf_counter()
            client = kernel_of(lab.url, Path(home))
            results["kernel_s"] = time.perf_counter() - before
            (server,) = psutil.Process().children()
            (kernel,) = server.children()
            results["bare_kernel_mb"] = memory(kernel)
            results["lesson_s"] = run(client, LESSON)
            run(client, GAME)
            results |= {"server_mb": memory(server), "kernel_mb": memory(kernel)}
            client.stop_channels()
    session = results["server_mb"] + results["kernel_mb"]
    starting = results["server_s"] + results["kernel_s"] + results["lesson_s"]
    seconds = {"server starts": "server_s", "kernel starts": "kernel_s", "lesson: import and board": "lesson_s"}
    rows = [(what, f"{results[key]:.1f} s", "") for what, key in seconds.items()]
    rows.append(("**from nothing to the board**", f"{starting:.1f} s", ""))
    megabytes = {
        "memory: server": results["server_mb"],
        "memory: kernel, nothing run": results["bare_kernel_mb"],
        "memory: kernel, game over": results["kernel_mb"],
        f"**memory of a session** (below {MOST_MB})": session,
    }
    rows += [(what, f"{each:.0f} MB", f"{each * PUPILS / 1000:.0f} GB") for what, each in megabytes.items()]
    print(f"| | one pupil | {PUPILS:,} pupils at once |")
    print("|---|---:|---:|")
    for row in rows:
        print(f"| {' | '.join(row)} |")
    output = Path(__file__).parent / "results" / "session.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
