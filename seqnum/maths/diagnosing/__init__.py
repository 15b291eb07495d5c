"""Why a number that somebody gave for an exercise is wrong: any exercise, any number, no board."""

from __future__ import annotations

from seqnum.maths.diagnosing.diagnosis import Diagnosis, diagnose

__all__ = ["Diagnosis", "diagnose"]
