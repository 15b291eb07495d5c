from __future__ import annotations

import io

from seqnum.forecasting import forecast, progress
from seqnum.forecasting.progress import Progress


class Terminal(io.StringIO):
    """Somebody looks at it."""

    def isatty(self):
        return True


def looked_at(monkeypatch):
    """Not a fixture: pytest sets stderr anew between a fixture and its test."""
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    monkeypatch.setattr(progress, "_BETWEEN", 0.0)
    return stream


def test_one_line_says_how_far_it_is(monkeypatch):
    """The line is written over itself and is empty in the end."""
    terminal = looked_at(monkeypatch)
    line = Progress(2000, wanted=True)
    line(500)
    line(1000)
    line.end()
    first, second, third = terminal.getvalue().strip("\r").split("\r")
    assert (first, second) == ("Forecast: 500 of 2000 games", "Forecast: 1000 of 2000 games")
    assert third.strip() == ""
    assert len(third) >= len(second)


def test_a_forecast_shows_its_progress(monkeypatch):
    """A forecast tells how many games are done, and leaves nothing behind."""
    terminal = looked_at(monkeypatch)
    forecast((8, 8), games=30)
    assert "of 30 games" in terminal.getvalue()
    assert terminal.getvalue().rsplit("games", 1)[1].strip() == ""


def test_progress_can_be_switched_off(monkeypatch):
    """Whoever wants no line gets none."""
    terminal = looked_at(monkeypatch)
    forecast((8, 8), games=30, progress=False)
    assert terminal.getvalue() == ""


def test_nothing_is_written_into_files_and_pipes(monkeypatch):
    """Where nobody looks nothing is written."""
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    forecast((8, 8), games=30)
    assert stream.getvalue() == ""


def test_a_quick_forecast_needs_no_progress(monkeypatch):
    """In the first second nothing is written."""
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress, "_PATIENCE", 3600.0)
    forecast((8, 8), games=3)
    assert stream.getvalue() == ""
