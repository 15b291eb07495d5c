"""The attempts of a frame, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pandas as pd

from seqnum.attempt import Attempt
from seqnum.match.result_code import NO_MOMENT
from seqnum.results.imports.rows import Whole

if TYPE_CHECKING:
    from collections.abc import Iterator

_FIELDS = [field.name for field in msgspec.structs.fields(Attempt)]


def attempts_of(frame: pd.DataFrame) -> Iterator[Whole]:
    """Yield the attempts of a frame in their order.

    Parameters
    ----------
    frame
        As `Results.frame`.
    """
    added = frame[["simulated", "provenance"]].itertuples(index=False, name=None)
    for row, (simulated, provenance) in zip(frame[_FIELDS].itertuples(index=False, name=None), added, strict=True):
        fields = {name: _plain(value) for name, value in zip(_FIELDS, row, strict=True)}
        attempt = Attempt(**fields | {"answered_at": fields["answered_at"] or NO_MOMENT})
        yield Whole(attempt, _plain(simulated), unverified=provenance == "unverified")


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return value
    if pd.isna(value):
        return None
    if isinstance(value, pd.Timestamp):
        return value.to_pydatetime()
    return value.item() if isinstance(value, np.generic) else value
