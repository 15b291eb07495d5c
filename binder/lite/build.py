"""Build the JupyterLite site: the lessons, Python and seqnum as plain files that any web server can serve.

`make lite` runs this with the tools of tools.txt and leaves the site in build/lite/site.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from binder.lite.wheels import entry, slimmed

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PYODIDE = "314.0.6"
"""The version that jupyterlite-pyodide-kernel asks for; its wheels are those of Python 3.14."""
CDN = f"https://cdn.jsdelivr.net/pyodide/v{PYODIDE}/full/"
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
PLAYED = "2_play.ipynb"
ANALYSIS = ("pandas", "matplotlib")
"""What reading results and drawing charts needs; compiled for Pyodide, and only Pyodide's makers have it."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, default=ROOT / "build" / "lite", help="folder for all that is made")
    asked.add_argument("--no-analysis", action="store_true", help="do not ask for pandas: a site for playing")
    asked.add_argument("--cdn", default=CDN, help="where Pyodide's compiled packages are")
    options = asked.parse_args()
    out: Path = options.out
    source, site = out / "source", out / "site"
    for folder in (source, site):
        shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)

    copy_lessons(source / "files")
    runtime = source / "static" / "pyodide"
    known = unpack_pyodide(out / "fetched", runtime)
    lock: dict[str, Any] = {"info": known["info"], "packages": {}}
    for wheel in all_wheels(out / "fetched"):
        add(lock, slimmed(wheel, runtime))
    add(lock, start_wheel(runtime))
    needed = list(lock["packages"])
    analysis = [] if options.no_analysis else add_analysis(lock, known, out / "fetched", runtime, options.cdn)
    (runtime / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    configure(source, needed, analysis, ".".join(known["info"]["python"].split(".")[:2]))
    build(source, site)
    keep_lists(site / "service-worker.js")
    (site / "index.html").write_text(front_page(source / "files"), encoding="utf-8")
    pack(site)
    print(f"The site is in {site}: `make lite-serve` serves it to a class.")
    if not analysis:
        print("It is for playing: it has no pandas, so results are read with an installed seqnum.")


def run(*words: str | Path, cwd: Path = ROOT) -> None:
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(str(word) for word in words)}\n{done.stdout}{done.stderr}")


def copy_lessons(files: Path) -> None:
    """Copy the lessons, and nothing that was played or changed beside them."""
    for path in sorted((ROOT / "notebooks").rglob("*")):
        if path.suffix == ".ipynb" or path.name == "lesson.json" or path.parent.name == "pictures":
            target = files / path.relative_to(ROOT / "notebooks")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)


def unpack_pyodide(fetched: Path, runtime: Path) -> dict[str, Any]:
    """Put Python for the browser into the site; return the list of packages that its makers have."""
    fetched.mkdir(parents=True, exist_ok=True)
    archive = fetched / f"pyodide-{PYODIDE}.tgz"
    if not archive.is_file():
        run("npm", "pack", "--silent", f"pyodide@{PYODIDE}", cwd=fetched)
    runtime.mkdir(parents=True)
    with tarfile.open(archive) as packed:
        for name in INTERPRETER:
            (runtime / name).write_bytes(_read(packed, name))
        listed: dict[str, Any] = json.loads(_read(packed, "pyodide-lock.json"))
        return listed


def _read(packed: tarfile.TarFile, name: str) -> bytes:
    file = packed.extractfile(f"package/{name}")
    if file is None:
        sys.exit(f"Pyodide {PYODIDE} comes without {name}.")
    return file.read()


def fetch(folder: Path, *wanted: str | Path) -> list[Path]:
    """Download wheels for the browser's Python from PyPI."""
    run(
        *(*PIP, "download", "--no-deps", "--only-binary=:all:", "--python-version=3.14"),
        *("--platform=pyemscripten_2026_0_wasm32", "--platform=any", "--dest", folder, *wanted),
    )
    return sorted(folder.glob("*.whl"))


def all_wheels(fetched: Path) -> list[Path]:
    """Fetch what wheels.txt lists, build seqnum, and find what the kernel brings along."""
    wheels, ours = fetched / "wheels", fetched / "ours"
    for folder in (wheels, ours):
        shutil.rmtree(folder, ignore_errors=True)
    fetch(wheels, "-r", HERE / "wheels.txt")
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", ours, ROOT)
    extension = Path(sys.prefix) / "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension"
    kernel = [path for path in (extension / "static" / "pypi").glob("*.whl") if "widgetsnbextension" not in path.name]
    return sorted([*wheels.glob("*.whl"), *ours.glob("*.whl"), *kernel])


def add(lock: dict[str, Any], wheel: Path) -> None:
    name, known = entry(wheel)
    lock["packages"][name] = known


def start_wheel(folder: Path) -> Path:
    """Pack what Python runs first, as a wheel, since that is what the browser's Python unpacks."""
    wheel = folder / "lite_start-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.write(HERE / "lite_start.py", "lite_start.py")
        packed.writestr("lite_start-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: lite-start\nVersion: 1\n")
    return wheel


def add_analysis(lock: dict[str, Any], known: dict[str, Any], fetched: Path, runtime: Path, cdn: str) -> list[str]:
    """Add pandas, matplotlib and what they need if they can be had; return their names."""
    wanted: list[str] = []
    waiting = list(ANALYSIS)
    while waiting:
        name = waiting.pop()
        if name not in wanted and name not in lock["packages"]:
            wanted.append(name)
            waiting += known["packages"][name]["depends"]
    try:
        for name in wanted:
            package = known["packages"][name]
            path = fetched / package["file_name"]
            if not path.is_file():
                with urllib.request.urlopen(cdn + package["file_name"], timeout=20) as answer:
                    data = answer.read()
                if sha256(data).hexdigest() != package["sha256"]:
                    sys.exit(f"{cdn}{package['file_name']} is not what Pyodide {PYODIDE} names.")
                path.write_bytes(data)
            shutil.copy(path, runtime)
    except OSError:
        return []
    lock["packages"] |= {name: known["packages"][name] for name in wanted}
    before = set(lock["packages"]) - set(wanted)
    for wheel in fetch(fetched / "analysis", "narwhals==2.29.0"):
        add(lock, slimmed(wheel, runtime))
    return [name for name in lock["packages"] if name not in before]


def configure(source: Path, needed: list[str], analysis: list[str], python: str) -> None:
    """Write what the site's programs read when they start."""
    config = json.loads((HERE / "jupyter-lite.json").read_text(encoding="utf-8"))
    settings = config["jupyter-config-data"]["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    start = f"/lib/python{python}/site-packages/lite_start.py"
    settings["loadPyodideOptions"] = {"packages": needed, "env": {"HOME": "/home/pyodide", "PYTHONSTARTUP": start}}
    (source / "jupyter-lite.json").write_text(json.dumps(config, indent=1), encoding="utf-8")
    if analysis:
        # Pupils play in Notebook; whoever reads results opens JupyterLab, and only there all of this is loaded.
        settings["loadPyodideOptions"]["packages"] = [*needed, *analysis]
        (source / "lab").mkdir()
        (source / "lab" / "jupyter-lite.json").write_text(json.dumps(config, indent=1), encoding="utf-8")


def build(source: Path, site: Path) -> None:
    run(
        *(sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", source, "--output-dir", site),
        *("--contents", source / "files", "--no-sourcemaps", "--no-unused-shared-packages", "--no-libarchive"),
        *("--apps", "lab", "--apps", "notebooks", "--apps", "tree"),
        cwd=source,
    )


def keep_lists(worker: Path) -> None:
    """Have the browser keep the lists of files too, which JupyterLite leaves out: no lesson opens offline without."""
    left_out, kept = 'includes("/api/")', r"match(/\/api\/(?!contents|translations)/)"
    text = worker.read_text(encoding="utf-8")
    if text.count(left_out) != 1:
        sys.exit("JupyterLite's service worker is not the one known here: look at keep_lists in binder/lite/build.py.")
    worker.write_text(text.replace(left_out, kept), encoding="utf-8")


def front_page(files: Path) -> str:
    """Return the page that leads to each lesson: pupils' in Notebook, the others in JupyterLab."""
    page = (HERE / "index.html").read_text(encoding="utf-8")
    return page.replace("<!-- LESSONS -->", "".join(_lessons(folder) for folder in sorted(files.iterdir())))


def _lessons(folder: Path) -> str:
    links = []
    for path in sorted(folder.glob("*.ipynb"), key=lambda one: (one.name != PLAYED, int(one.name.split("_")[0]))):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        title = escape("".join(cells[0]["source"]).splitlines()[0].lstrip("# "))
        app, kind = ("notebooks", ' class="play"') if path.name == PLAYED else ("lab", "")
        where = f"{app}/index.html?path={folder.name}/{path.name}"
        links.append(f'<li><a href="{where}" lang="{folder.name}"{kind}>{title}</a></li>')
    return f'<section lang="{folder.name}"><ul>{"".join(links)}</ul></section>'


def pack(site: Path) -> None:
    """Lay a packed copy beside each file that packing makes smaller, for a server that sends it so."""
    for path in [path for path in site.rglob("*") if path.is_file() and path.stat().st_size > 1000]:
        data = path.read_bytes()
        packed = gzip.compress(data, mtime=0)
        if len(packed) < 0.9 * len(data):
            path.with_name(f"{path.name}.gz").write_bytes(packed)


if __name__ == "__main__":
    main()
