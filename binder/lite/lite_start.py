"""What Python in a browser does first: it speaks the browser's language; without a drive it brings deck and results.

JupyterLite lends its files to Python by a service worker, which browsers allow under https and on localhost only. At
the plain address of a laptop in the classroom there is none.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import js
import pyodide_js
from pyodide.ffi import create_once_callable, to_js

from seqnum.shipped import notebooks_folder
from seqnum.text import LANGUAGES, language, say, set_language

RESULTS = Path.home() / "results"


def browsers_language() -> str:
    """Return the browser's language, or English where it is none of ours."""
    spoken = str(js.navigator.language).split("-")[0]
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def bring_lesson() -> None:
    """Put the deck that stands in for a class code where the board looks for it."""
    shutil.copy(notebooks_folder() / language() / "lesson.json", Path.home())


def keep_results() -> None:
    """Have the browser keep the folder of results, and bring back what it kept."""
    RESULTS.mkdir(exist_ok=True)
    files = pyodide_js.FS
    options = to_js({"autoPersist": True}, dict_converter=js.Object.fromEntries)
    files.mount(files.filesystems.IDBFS, options, str(RESULTS))
    populate = True  # from what the browser kept, not to it
    files.syncfs(populate, create_once_callable(_tell))


def _tell(error: object) -> None:
    if error:
        print(say("text.error.not_kept"))


set_language(browsers_language())
if not Path("/drive").is_dir():
    bring_lesson()
    keep_results()
