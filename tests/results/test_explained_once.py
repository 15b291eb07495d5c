"""Posteriors take time: the same answers are explained once, whoever asks."""

from __future__ import annotations

from seqnum.results import findings
from tests.results.answers import RULE, answers, results_of


def test_the_same_answers_are_explained_once(monkeypatch):
    """Tables and charts of one class ask for the same posteriors; a class whose answers changed is asked anew."""
    results = results_of(answers("Ana", [RULE] * 6), answers("Ben", [None] * 6))
    asked = []
    posterior = findings.posterior

    def noted(given):
        asked.append(given)
        return posterior(given)

    monkeypatch.setattr(findings, "posterior", noted)
    findings._found.cache_clear()

    results.diagnosis()
    assert results.posteriors()["certain"].any()
    results.prevalence()
    assert len(asked) == 2

    results.frame.loc[results.frame["student"] == "Ana", "chosen"] = "1"
    assert not results.posteriors()["certain"].any()
    assert len(asked) == 3
