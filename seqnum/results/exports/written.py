"""What results write for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.results.errors import ResultsError
from seqnum.results.exports import save_attempts
from seqnum.results.exports.gradebook import gradebook_bytes
from seqnum.results.small_groups import without_small_groups
from seqnum.saving import save_whole

if TYPE_CHECKING:
    import pandas as pd

    from seqnum.results.roster import Roster


class Written:
    """Files of a frame of attempts; `seqnum.Results` is one."""

    frame: pd.DataFrame

    def save(
        self,
        path: str | Path,
        format: str | None = None,  # noqa: A002 - as pandas calls it
        *,
        min_group: int = 1,
    ) -> Path:
        """Write the answers to a file; nothing leaves this computer.

        Parameters
        ----------
        path
            ``.csv``, ``.xlsx`` or ``.parquet``: the columns of `frame`, in Parquet also ``day`` and ``week`` by
            the pupil's clock. `Results.read` reads them again, exactly; `Results.scan` makes tables of many.
        format
            ``"datashop"`` for DataShop's transactions, ``"xapi"`` for xAPI statements; whatever the ending.
        min_group
            Classes of fewer pupils are left out: ten for a file that leaves the school, without names
            (`Results.pseudonymize`).

        Raises
        ------
        SeqnumError
            When there is no such format, or the file cannot be written.

        Examples
        --------
        >>> from tempfile import TemporaryDirectory
        >>> from seqnum import Results
        >>> with TemporaryDirectory() as folder:
        ...     len(Results.read(Results.read([]).save(f"{folder}/answers.csv")))
        0
        """
        return save_attempts(without_small_groups(self.frame, ["class_id"], min_group), Path(path), format)

    def to_gradebook(
        self,
        path: str | Path,
        roster: Roster | None = None,
        *,
        format: str = "moodle",  # noqa: A002 - as pandas calls it
        title: str = "seqnum",
        points: float = 100,
    ) -> Path:
        """Write marks for the gradebook of a learning platform: cards right at the first try, of all.

        Who has not answered, was absent, or has fewer than five cards, has no mark, which is no zero.

        Parameters
        ----------
        path
            The CSV file.
        roster
            As for :meth:`roster`: its ``id`` and ``email`` are what platforms know pupils by; Moodle finds nobody
            without one of them.
        format
            ``"moodle"``, ``"canvas"``, or ``"classroom"``: laid out as Google Classroom's own download, as it reads no
            file itself.
        title
            What the column of marks is called there.
        points
            What everything right is worth.

        Raises
        ------
        SeqnumError
            When there is no such format, the roster cannot be read, or the file cannot be written.

        Examples
        --------
        >>> from tempfile import TemporaryDirectory
        >>> from seqnum import Results
        >>> with TemporaryDirectory() as folder:
        ...     print(Results.read([]).to_gradebook(f"{folder}/a.csv", ["Ana"]).read_text())
        Full name,ID number,Email address,seqnum
        Ana,,,-
        """
        whole = Path(path)
        save_whole(whole, gradebook_bytes(self.frame, roster, format, title, points), ResultsError)
        return whole
