"""How far apart slow and quick people are (van der Maas & Wagenmakers 2005; shared/data/README.md)."""

from __future__ import annotations

import csv
from math import exp, log
from statistics import mean, median, quantiles

import pytest

from seqnum.forecasting.pace import PACES

pytestmark = pytest.mark.outside

MISSING = 10_000.0


def test_paces_are_those_of_chess_players(shared_data):
    """Of 256 people who were timed, the slowest and the quickest twentieth are as far from the median as ours."""
    with (shared_data / "amsterdam_chess.csv").open(encoding="utf-8", newline="") as file:
        people = [[float(row[f"RT{number}"] or MISSING) for number in range(1, 41)] for row in csv.DictReader(file)]
    timed = [times for times in people if MISSING not in times]
    usual = [exp(mean(map(log, times))) for times in timed]
    assert (len(people), len(usual)) == (259, 256)
    twentieths = quantiles(usual, n=20, method="inclusive")
    assert median(usual) / twentieths[-1] == pytest.approx(PACES["slow"], abs=0.05)
    assert median(usual) / twentieths[0] == pytest.approx(PACES["quick"], abs=0.05)
