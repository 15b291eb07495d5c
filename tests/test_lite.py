"""How the JupyterLite site is put together; tests/test_lite_site.py builds it and plays on it."""

from __future__ import annotations

import gzip
import io
import re
import threading
import tomllib
import urllib.request
import zipfile
from functools import partial
from http.server import ThreadingHTTPServer

import pytest

from binder.lite.build import copy_lessons, front_page
from binder.lite.serve import Packed
from binder.lite.wheels import entry, slimmed, without_docstrings
from seqnum.text import LANGUAGES

PINNED = re.compile(r"([\w.-]+)==[\w.]+")


def listed(path):
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def wheel_of(folder, name, files):
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as packed:
        for file, text in files.items():
            packed.writestr(file, text)
    return path


@pytest.mark.parametrize("name", ["tools.txt", "wheels.txt"])
def test_what_the_site_is_made_of_is_pinned(root, name):
    """Two builds of one commit give pupils the same Python."""
    assert all(PINNED.fullmatch(line) for line in listed(root / "binder" / "lite" / name))


def test_the_site_brings_what_playing_needs(root):
    """Each dependency of seqnum that is not for analysis is among the wheels."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[>=;]", one)[0].lower() for one in project["dependencies"] if "emscripten" not in one}
    assert needed <= {line.split("==")[0].lower() for line in listed(root / "binder" / "lite" / "wheels.txt")}


def test_a_wheel_is_sent_without_its_tests_and_is_listed_as_it_is(tmp_path):
    """What is left is importable under the same names, and the hash is that of what is sent."""
    full, slim = tmp_path / "full", tmp_path / "slim"
    full.mkdir()
    slim.mkdir()
    kept = ["some_thing/__init__.py", "some_thing-1.0.dist-info/METADATA"]
    sent = slimmed(wheel_of(full, "some_thing", dict.fromkeys([*kept, "some_thing/tests/test_x.py"], "x = 1")), slim)

    name, known = entry(sent)

    assert zipfile.ZipFile(sent).namelist() == kept
    assert (name, known["imports"], known["file_name"]) == ("some-thing", ["some_thing"], sent.name)
    assert slimmed(full / sent.name, tmp_path).read_bytes() == sent.read_bytes()


def test_of_babel_only_our_languages_are_sent(tmp_path):
    """All others would be ten megabytes."""
    known = [f"babel/locale-data/{tag}.dat" for tag in ("root", "de", "en", "en_GB", "es_MX", "fr", "pt_BR")]
    (tmp_path / "slim").mkdir()
    sent = slimmed(wheel_of(tmp_path, "babel", dict.fromkeys(known, "")), tmp_path / "slim")
    assert [name[18:-4] for name in zipfile.ZipFile(sent).namelist()] == ["root", "en", "en_GB", "es_MX", "pt_BR"]


@pytest.mark.parametrize(
    "source", ['"""Doc."""', 'def f():\n    """Doc."""', 'class A:\n    """Doc."""\n    x = """no doc"""']
)
def test_a_module_without_docstrings_still_runs(source):
    """A body of a docstring alone becomes one that passes; other texts stay."""
    left = without_docstrings(source.encode()).decode()
    compile(left, "left", "exec")
    assert "Doc." not in left
    assert ("no doc" in left) is ("no doc" in source)


def test_the_front_page_leads_to_every_lesson(tmp_path):
    """In each language the pupils' notebook comes first and opens in Notebook; titles are those of the notebooks."""
    copy_lessons(tmp_path)
    page = front_page(tmp_path)

    for lang in LANGUAGES:
        (section,) = re.findall(rf'<section lang="{lang}">(.*?)</section>', page)
        links = re.findall(r'href="(\w+)/index.html\?path=([\w/.]+)"', section)
        assert links[0] == ("notebooks", f"{lang}/2_play.ipynb")
        assert {path for _, path in links} == {f"{lang}/{file.name}" for file in (tmp_path / lang).glob("*.ipynb")}
        assert {app for app, _ in links[1:]} == {"lab"}


def test_the_server_sends_what_is_packed_to_whoever_takes_it(tmp_path):
    """Browsers do; a program that does not gets the file as it is, and a file without a packed copy is sent as ever."""
    text = b"x = 1;" * 1000
    (tmp_path / "a.mjs").write_bytes(text)
    (tmp_path / "a.mjs.gz").write_bytes(gzip.compress(text))
    (tmp_path / "b.json").write_bytes(b"{}")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Packed, directory=tmp_path)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        got = {
            (name, takes): ask(f"http://127.0.0.1:{server.server_port}/{name}?v=1", takes)
            for name in ("a.mjs", "b.json")
            for takes in ("gzip", "identity")
        }
        server.shutdown()

    body, headers = got["a.mjs", "gzip"]
    assert gzip.GzipFile(fileobj=io.BytesIO(body)).read() == text
    assert (headers["Content-Encoding"], headers["Content-Type"]) == ("gzip", "text/javascript")
    assert got["a.mjs", "identity"][0] == text
    assert [got["b.json", takes][0] for takes in ("gzip", "identity")] == [b"{}", b"{}"]


def ask(url, takes):
    request = urllib.request.Request(url, headers={"Accept-Encoding": takes})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read(), answer.headers
