"""Which Chromium the tests drive: one that is here, else Playwright's own, else Debian's.

`python -m tests.browser` (`make browser`) makes sure that there is one; the tests only look for it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
CLASSROOM = "lesson.school"
"""A name for this computer that browsers trust no more than the plain address of a laptop in the classroom."""
# A browser under test calls nobody: no update checks, no field trials, no first-run pages.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    f"--host-resolver-rules=MAP {CLASSROOM} 127.0.0.1",
    "--no-first-run",
)
MISSING = (
    "The tests need a Chromium or Chrome and there is none here: run `make browser`, "
    "or install one and name it, e.g. CHROMIUM=/usr/bin/chromium."
)


def flags() -> list[str]:
    """Return the command line for Chromium: its sandbox refuses to start as root."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, "--no-sandbox"] if as_root else list(FLAGS)


def find() -> str | None:
    """Return the path of a Chromium that starts, or None.

    The environment variable CHROMIUM comes first.
    """
    named = os.environ.get("CHROMIUM")
    on_path = [shutil.which(name) for name in ([named] if named else NAMES)]
    candidates = on_path if named else [*on_path, *PLACES, _of_playwright()]
    return next((path for path in candidates if path and _starts(path)), None)


def install() -> str | None:
    """Return a Chromium, installing one where none is found and none was named."""
    return find() if "CHROMIUM" in os.environ else find() or _download() or _from_debian()


def _of_playwright() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _starts(path: str) -> bool:
    """A stub that only says what to install (Ubuntu has such) is no browser."""
    if not Path(path).is_file():
        return False
    command = [path, "--headless", *flags(), "--dump-dom", "data:text/html,<p>hello"]
    try:
        shown = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return "hello" in shown.stdout


def _download() -> str | None:
    print("No Chromium here: asking Playwright for its own …", flush=True)
    done = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, text=True, check=False
    )
    return find() if done.returncode == 0 else None


def _from_debian() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    print("Playwright could not: installing Debian's chromium …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *step], stdout=subprocess.DEVNULL, env=environment, check=False)
    return find()


if __name__ == "__main__":
    found = install()
    print(f"Browser for the tests: {found}" if found else MISSING)
    sys.exit(0 if found else 1)
