"""A district's answers, made file by file: as many as wanted, in the memory of one file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from seqnum.results.days import DAYS
from seqnum.results.frame import DTYPES

if TYPE_CHECKING:
    from pathlib import Path

CARDS_EACH = 100
PUPILS_EACH = 30
SKILLS = [f"skill_{number}" for number in range(20)]
GROUP = 1_000_000
_TYPES = {"string": pa.large_string(), "object": pa.list_(pa.string()), "float64": pa.float64(), "bool": pa.bool_(),
          "boolean": pa.bool_(), "datetime64[us, UTC]": pa.timestamp("us", tz="UTC")}  # fmt: skip
SCHEMA = pa.schema(
    [(name, _TYPES.get(dtype, pa.int64())) for name, dtype in DTYPES.items()]
    + [(name, pa.large_string()) for name in DAYS]
)


def write_district(folder: Path, rows: int, files: int = 10) -> None:
    """Write the files of some schools: a pupil of thirty in each class answers a hundred cards.

    Pupils differ, so that their answers are alike. What a table by class and skill does not need is empty.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for school in range(files):
        rng = np.random.default_rng([rows, school])
        path = folder / f"{school:03}.parquet"
        with pq.ParquetWriter(path, SCHEMA, compression="zstd") as writer:
            for start in range(0, rows // files, GROUP):
                writer.write_table(_part(rng, school, start, min(start + GROUP, rows // files)))


def _part(rng: np.random.Generator, school: int, start: int, end: int) -> pa.Table:
    n = end - start
    pupil = np.arange(start, end) // CARDS_EACH
    ability = rng.normal(1, 1, pupil[-1] - pupil[0] + 1)[pupil - pupil[0]]
    columns: dict[str, Any] = {
        "student": _named(f"{school}-", pupil),
        "class_id": _named(f"{school}-", pupil // PUPILS_EACH),
        "skill": pa.DictionaryArray.from_arrays(pa.array(rng.integers(0, len(SKILLS), n, "int32")), SKILLS),
        "correct": rng.random(n) < 1 / (1 + np.exp(-ability)),
        "card_attempt": (rng.random(n) < 0.2).astype("int64") + 1,
    }
    return pa.table(
        [
            pa.array(columns[field.name]).cast(field.type) if field.name in columns else pa.nulls(n, field.type)
            for field in SCHEMA
        ],
        schema=SCHEMA,
    )


def _named(before: str, numbers: np.ndarray[Any, Any]) -> pa.DictionaryArray:
    names = [f"{before}{number}" for number in range(numbers[0], numbers[-1] + 1)]
    return pa.DictionaryArray.from_arrays(pa.array((numbers - numbers[0]).astype("int32")), names)
