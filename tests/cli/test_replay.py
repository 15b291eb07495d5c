"""``seqnum replay``: a match file as a page."""

from __future__ import annotations

import json

from seqnum.cli import main
from seqnum.match import Match, Pupil
from seqnum.widgets import Replay
from tests.match.tables import seven_thousands


def test_a_page_is_written_in_the_language_asked_for(tmp_path, capsys):
    """`seqnum replay FILE --out page.html --lang pt` writes the page and says where it is; also for programs."""
    match = Match(seven_thousands(), [Pupil("Ana"), Pupil("Ben")], seed=5, save=tmp_path)
    match.run()
    out = tmp_path / "page.html"

    assert main(["replay", str(match.path), "--out", str(out), "--lang", "pt"]) == 0
    assert out.read_text(encoding="utf-8") == Replay(match.path, lang="pt").to_html()
    assert str(out) in capsys.readouterr().out
    assert main(["replay", str(match.path), "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"] == len(Replay(match).moments) - 1


def test_what_is_no_match_is_refused(tmp_path, capsys):
    """A file that holds no match is named in one sentence, and no page is written."""
    wrong = tmp_path / "mine.jsonl"
    wrong.write_text("{}", encoding="utf-8")

    assert main(["replay", str(wrong), "--out", str(tmp_path / "page.html")]) == 1
    assert "mine.jsonl" in capsys.readouterr().err
    assert not (tmp_path / "page.html").exists()
