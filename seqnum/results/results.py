"""What a class answered: the one object that is asked for tables and charts."""

from __future__ import annotations

from collections import Counter
from copy import copy
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd

from seqnum.results.days import with_local_days
from seqnum.results.errors import ResultsError
from seqnum.results.exports.written import Written
from seqnum.results.frame import to_frame
from seqnum.results.games import games_table, match_of
from seqnum.results.measures import Measures
from seqnum.results.merging import merge
from seqnum.results.names import renamed, similar_names
from seqnum.results.pseudonyms import pseudonymized
from seqnum.results.reading import read_piece
from seqnum.results.roster import identities
from seqnum.results.roster_table import roster_table
from seqnum.results.sources import Source, find_files
from seqnum.results.unpacking import unpack
from seqnum.results.unverified import read_and_verify, unverified_table
from seqnum.results.verdicts import files_table, refused_table
from seqnum.saving import save_page
from seqnum.text import chosen_language, say

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Mapping, Sequence

    from seqnum.decks import Deck
    from seqnum.match.log import StoredMatch
    from seqnum.results.content import FileContent
    from seqnum.results.monday import Monday
    from seqnum.results.roster import Roster
    from seqnum.results.scanning import Engine, Scan
    from seqnum.tables import Table

_SHOWN_REASONS = 5
_EXAMPLE = "2026-11-30-091500-3f2a9c41.jsonl"
"""The name of a match file as the board gives it."""


class Results(Measures, Written):
    """The answers of a class, read from match files.

    Made with `Results.read`. Nothing is lost silently: what could not be read is in `refused`, what became of each
    file in `files`, answers that two files tell differently in `quarantined`.

    Attributes
    ----------
    frame : pandas.DataFrame
        One row per attempt in the order given: the fields of `seqnum.attempt.Attempt`, and

        - ``opportunity`` (``Int64``): which card of its skill this was for the student, from 1; a second try has the
          number of its first, a swap or pass none,
        - ``source_file`` (``string``), ``source_row`` (``int64``): where it was read,
        - ``provenance`` (``string``): ``ok``; ``repaired`` when another program had saved its file; ``browser`` from
          the copy that a browser kept, then without hands; ``code`` from a pasted code, then without times;
          ``imported`` from another program's file; or ``unverified``: the start of its match file is missing, or
          ``verify=True`` found a reason to doubt it (`unverified`),
        - ``simulated`` (``boolean``): whether a simulated pupil answered; missing when no file says.

        Texts are ``string``, counts ``int64``, ``level`` ``Int64``, times ``float64`` in seconds, ``correct``
        ``boolean`` (missing for a swap or pass), ``helped`` ``bool``, ``answered_at`` ``datetime64[us, UTC]``, lists
        are tuples in ``object`` columns. `seqnum.results.frame.DTYPES` has them all.
    quarantined : pandas.DataFrame
        The same columns for answers that contradict each other.
    """

    def __init__(self, contents: Sequence[FileContent], places: Mapping[str, Path] | None = None) -> None:
        merged = merge(contents)
        seats = {game: seated for content in reversed(contents) for game, seated in content.seats.items()}
        doubts = {content.name: content.doubts for content in contents if content.doubts}
        self.frame = self._whole = to_frame(merged.rows, seats, sources=_sources(contents), doubts=doubts)
        self.quarantined = to_frame(merged.quarantined, seats, provenance="quarantined")
        self._contents = tuple(contents)
        self._operands = {item: operands for content in contents for item, operands in content.operands.items()}
        self._copies = merged.copies
        self._places = {} if places is None else places
        self._refusals = [refusal for content in contents for refusal in content.refusals] + merged.refusals

    @classmethod
    def read(cls, source: Source, *, verify: bool = False) -> Results:
        """Read match files.

        A bad line is left out with its reason and the rest of its file kept; copies of an answer count once; a file
        that is no match file is listed with the reason. Zip files are read as folders, whatever their names; files that
        an editor or a spreadsheet saved again are turned back; codes of matches, pasted into a text or a table, give
        their answers without times. Nothing in a file is ever executed, nothing written.

        Parameters
        ----------
        source
            A folder (with everything in its subfolders), a file, or an iterable of them.
        verify
            Play every match again. An answer that could not have happened, one that was edited, and answers copied from
            another pupil's game count as the others do, and are told in `unverified`. Takes longer.

        Raises
        ------
        ResultsError
            When there is no such file or folder.

        Examples
        --------
        >>> Results.read([])
        <Results: students=0, simulated=0, attempts=0, games=0, refused=0>
        There is no file of results here. They look like ...
        """
        files = find_files(source)
        pieces = (piece for name, path in files.items() for piece in unpack(path, name))
        return cls(read_and_verify(pieces) if verify else [read_piece(piece) for piece in pieces], files)

    @staticmethod
    def scan(source: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], *, engine: Engine = "polars") -> Scan:
        """Open a district's answers, saved as Parquet with :meth:`save`, without reading them into memory.

        Tables are made by the engine and are the same from each: ``accuracy``, ``times``, ``learning_curve``,
        ``progress``, ``items``, ``chosen``, ``spaces``. What stands in two files counts twice.

        Parameters
        ----------
        source
            A pattern (``"district/*.parquet"``), a folder with its subfolders, a file, or several of them.
        engine
            ``"polars"``, ``"duckdb"``, ``"dask"``, ``"spark"``, or ``"pandas"``, which reads a table's columns whole.

        Raises
        ------
        ResultsError
            When there is no such engine or file, a package is missing, or a file lacks a column.

        Examples
        --------
        >>> Results.scan("nowhere/*.parquet")
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: There is no Parquet file 'nowhere/*.parquet'. ...
        """
        from seqnum.results.scanning import scan

        return scan(source, engine)

    def only(
        self,
        *,
        students: str | Sequence[str] | None = None,
        skills: str | Sequence[str] | None = None,
        games: str | Sequence[str] | None = None,
        days: str | Sequence[str] | None = None,
    ) -> Results:
        """Return the results of some pupils, skills, games or days; these stay as they are.

        Parameters
        ----------
        students, skills, games
            One, or several, of what stands in ``student``, ``skill`` and ``game_id`` of the frame; all when left out.
        days
            One, or several, on which was answered, as the pupil's own clock had it: ``"2026-11-30"``.

        Examples
        --------
        >>> len(Results.read([]).only(students="Ana"))
        0
        """
        chosen = copy(self)
        for column, wanted in (("student", students), ("skill", skills), ("game_id", games), ("day", days)):
            if wanted is not None:
                named = [wanted] if isinstance(wanted, str) else list(wanted)
                values = with_local_days(chosen.frame, [column])[column]
                chosen.frame = chosen.frame[values.isin(named)]
        return chosen

    def games(self) -> pd.DataFrame:
        """Return one row for each game, the latest first.

        Returns
        -------
        pandas.DataFrame
            ``game_id``, when its first card was answered (``answered_at``), the ``students``, how many ``cards`` they
            answered and how many were ``right`` at the first try, and the ``source_file``.

        Examples
        --------
        >>> list(Results.read([]).games())[:3]
        ['game_id', 'answered_at', 'students']
        """
        return games_table(self.frame)

    def match(self, game: str) -> StoredMatch:
        """Return the match of a game, to look at it step by step: ``sq.Replay(results.match(game))``.

        Parameters
        ----------
        game
            One of ``games()["game_id"]``.

        Raises
        ------
        ResultsError
            When there is no such game, or its file is not there any more.
        MatchFileError
            When the file tells no whole match, as a code or a damaged file does not.

        Examples
        --------
        >>> Results.read([]).match("1f2a")
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: There is no match file of the game 1f2a. ...
        """
        return match_of(game, self.frame, self._places)

    @property
    def refused(self) -> pd.DataFrame:
        """Every line left out: ``file``, ``line`` (missing for a whole file), ``reason`` in the chosen language."""
        return refused_table(self._refusals)

    @property
    def unverified(self) -> pd.DataFrame:
        """Why answers are unverified: ``student``, ``file``, ``line``, ``item_text``, ``chosen``, ``reason``.

        For the teacher's eyes: a reason to ask, no proof. A file may be damaged on its way, and two pupils may have
        worked together. These answers count; leave them out with ``frame[frame["provenance"] != "unverified"]``.
        """
        return unverified_table(self.frame, self._contents)

    @property
    def files(self) -> pd.DataFrame:
        """What became of each file, those in zip files too (``week3.zip › ana.jsonl``).

        ``verdict`` is ``read``; ``repaired`` (another program had changed it, or its answers come from codes);
        ``partial`` (some lines left out); ``copy`` (every answer stands in another file); ``class list`` (names: a
        roster); or ``refused``. Then the number of answers kept (``attempts``), of ``copies`` and where the most of
        them stand (``copy_of``), of lines ``refused`` and whether the last line was ``torn``; and in the chosen
        language what was ``repaired``, the ``reason`` why something was left out, with its line, and a ``warning``: a
        clock that was wrong, or one name in two games at the same time.
        """
        return files_table(self._contents, self.frame, self._copies, self._refusals)

    def similar_names(self, *, lang: str | None = None) -> pd.DataFrame:
        """Suggest which names may be spellings of one: nothing is put together until :meth:`renamed` is told to.

        Parameters
        ----------
        lang
            The language of what is said; that of the process when left out.

        Returns
        -------
        pandas.DataFrame
            One row for each spelling that is not the most frequent one: the ``student``, how many ``attempts``, the
            name it is ``like``, and what ``differs``: capitals, spaces, accents, how the letters are stored.

        Examples
        --------
        >>> list(Results.read([]).similar_names())
        ['student', 'attempts', 'like', 'differs']
        """
        return similar_names(self.frame, chosen_language(lang))

    def renamed(self, names: Mapping[str, str], *, file: str | None = None) -> Results:
        """Return the same results with other names; these stay as they are.

        Parameters
        ----------
        names
            The new name of each old one: ``{"ANA": "Ana"}``.
        file
            Only in the games of this file, as it is called in `files`: ``renamed({"Ana": "Ana B."}, file="b.jsonl")``
            tells two pupils of one name apart.

        Raises
        ------
        ResultsError
            When nobody is called so, a new name is none, or there is no such file.

        Examples
        --------
        >>> Results.read([]).renamed({})
        <Results: students=0, simulated=0, attempts=0, games=0, refused=0>
        There is no file of results here. They look like ...
        """
        return self._under_names(renamed(self._contents, names, file), self._places)

    def roster(self, roster: Roster, *, lang: str | None = None) -> Table:
        """Lay the list of the class beside the files: who has answers, who is missing, who was absent.

        What is certain (a name, list number or id that one pupil alone has) is matched, all else only suggested. Save
        the table (``.save("class.xlsx")``), write what is right into its columns ``also`` and ``absent``, and give it
        again as the roster.

        Parameters
        ----------
        roster
            Names, or the path of a table (CSV, XLSX) with a column ``name`` or ``student``, and perhaps ``number``,
            ``id``, ``email``, ``also`` (other names in the files, with semicolons between) and ``absent`` (anything in
            it).
        lang
            The language of the notes; that of the process when left out.

        Returns
        -------
        pandas.DataFrame
            One row for each pupil of the list, then one, without ``name``, for each name in the files that is nobody's:
            ``name``, ``number``, ``id``, ``email``, ``also``, ``absent``; the ``status`` (``received``, ``missing``,
            ``absent``, ``unlisted``); how many ``answers``; names ``suggested``, and a ``note``.

        Raises
        ------
        ResultsError
            When the roster cannot be read.

        Examples
        --------
        >>> list(Results.read([]).roster(["Ana"])["status"])
        ['missing']
        """
        counts = Counter(self.frame["student"])
        return roster_table(counts, roster, chosen_language(lang))

    def identified(self, roster: Roster) -> Results:
        """Return the same results with pupils called by their id on a roster, or by their name where they have none.

        Whoever is not on it, or may be one of two, stays as in the files; see :meth:`roster`.

        Parameters
        ----------
        roster
            As for :meth:`roster`.

        Raises
        ------
        ResultsError
            When the roster cannot be read.

        Examples
        --------
        >>> len(Results.read([]).identified(["Ana"]))
        0
        """
        names = identities(set(self.frame["student"]), roster)
        return self._under_names(renamed(self._contents, names, None), self._places)

    def pseudonymize(self, key: str | bytes) -> Results:
        """Return the same results with a keyed hash in the place of each name, of pupils, classes and files.

        The same key gives a pupil the same hash, whatever the file and however the name is typed. Names are taken out
        of teachers' own questions too. Keep the key apart from what you hand on: whoever has both can try names.

        Parameters
        ----------
        key
            A secret of at least sixteen characters.

        Raises
        ------
        ResultsError
            When the key is too short.

        Examples
        --------
        >>> len(Results.read([]).pseudonymize("a long secret of our school"))
        0
        """
        return self._under_names(pseudonymized(self._contents, key))  # and with no way to the files, which have names

    def _under_names(self, contents: Sequence[FileContent], places: Mapping[str, Path] | None = None) -> Results:
        """Return the results of the same files with other names; of a part of the answers (`only`), of that part."""
        results = Results(contents, places)
        if self.frame is not self._whole:
            results.frame = results.frame[_answers(results.frame).isin(_answers(self.frame))]
        return results

    def monday(self, roster: Roster | None = None, *, lang: str | None = None) -> Monday:
        """Say on one page what to do in the next lesson.

        At most three mistakes to teach again with the cards that show them, groups of pupils with a deck for each, what
        each pupil had right at the first try, cards avoided and never tried, who is missing, and a card for the
        blackboard. Under five cards there is no percentage; what little the answers tell is said so.

        Parameters
        ----------
        roster
            Who should have answered: names, or the path of a table (CSV, XLSX) with a column ``name`` or ``student``,
            and perhaps ``number`` for those who answered as their list number. Without it nobody is missing.
        lang
            The language of the page; that of the process when left out.

        Raises
        ------
        ResultsError
            When the roster cannot be read.

        Examples
        --------
        >>> print(Results.read([]).monday(lang="en"))
        Monday's page
        No card has been answered yet, so there is nothing to say.
        """
        from seqnum.results.monday import monday

        lang = chosen_language(lang)
        left_out = len(self._refusals) + len(self.quarantined)
        return monday(self.frame, self._operands, roster, left_out=left_out, lang=lang)

    def judgements(self) -> pd.DataFrame:
        """Return what partners said to answers before the verdict (``check="partner"``); it measures nobody's answers.

        Returns
        -------
        pandas.DataFrame
            One row for each answer that was judged: ``game_id`` and ``seq`` of it, who judged (``judge``), whose it was
            (``student``), the card and the number ``chosen``; whether the judge agreed (``agrees``), whether the number
            was ``correct``, and whether the judge was ``right``.

        Examples
        --------
        >>> list(Results.read([]).judgements())[:3]
        ['game_id', 'judge', 'student']
        """
        from seqnum.results.judgements import judgements_table

        return judgements_table(self.frame, self._contents)

    def receipts(self) -> pd.DataFrame:
        """Return what pupils wrote down from their screen at the end, made again from what they handed in.

        Returns
        -------
        pandas.DataFrame
            One row for each pupil and game: the ``game`` and its ``check`` letters, the ``student``, cards ``right`` at
            the first try of how many (``cards``), and the ``source_file``. Other letters on paper mean that something
            is missing here, or was changed.

        Examples
        --------
        >>> list(Results.read([]).receipts())
        ['game', 'check', 'student', 'right', 'cards', 'source_file']
        """
        from seqnum.results.receipts import receipts_table

        return receipts_table(self.frame)

    def next_deck(self, students: str | Sequence[str]) -> Deck:
        """Make the deck that one pupil plays next, or several together.

        What a diagnosis reports of them is looked for again, on the skills they met; without one the level goes down
        where fewer than half of the cards were right at the first try, and up from nine of ten.

        Parameters
        ----------
        students
            One of ``frame["student"]``, or several.

        Raises
        ------
        ResultsError
            When one of them has no answers, or all their cards are of no skill that makes decks.
        DeckError
            When the skills give no deck at that level.

        Examples
        --------
        >>> Results.read([]).next_deck("Ana")
        Traceback (most recent call last):
        seqnum.results.errors.ResultsError: There are no answers of Ana. ...
        """
        from seqnum.results.groups import next_of

        asked = [students] if isinstance(students, str) else [str(one) for one in students]
        return next_of(self.frame, self._operands, asked).make()

    def report(self, path: str | os.PathLike[str], roster: Roster | None = None, *, lang: str | None = None) -> Path:
        """Write the report of a class: one HTML file to keep, to print and to hand out.

        First Monday's page, then charts, each pupil's mistakes with their cards, what became of the files, and what the
        data cannot tell; after that a page for each pupil, which knows of no other. The file needs nothing from
        elsewhere and sends nothing anywhere.

        Parameters
        ----------
        path
            The file, which is replaced if it is there; its name ends in ``.html``.
        roster
            Who should have answered, as for :meth:`monday`.
        lang
            The language; that of the process when left out.

        Returns
        -------
        pathlib.Path
            The file.

        Raises
        ------
        ResultsError
            When the roster cannot be read, or the file cannot be written; an old report then stays as it was.

        Examples
        --------
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     Results.read([]).report(f"{folder}/friday.html", lang="en").name
        'friday.html'
        """
        from seqnum.results.monday import as_listed
        from seqnum.results.report import Verdicts, report_html

        lang = chosen_language(lang)
        page = Path(path)
        named = copy(self)
        named.frame, _ = as_listed(self.frame, roster)
        files = files_table(self._contents, named.frame, self._copies, self._refusals, lang)
        verdicts = Verdicts(files, refused_table(self._refusals, lang))
        save_page(page, report_html(named, self._operands, roster, verdicts, lang), ResultsError)
        return page

    def __len__(self) -> int:
        return len(self.frame)

    def __repr__(self) -> str:
        students = self.frame["student"].nunique()
        simulated = _students(self.frame, self.frame["simulated"].fillna(value=False))
        games = self.frame["game_id"].nunique()
        counts = f"students={students}, simulated={simulated}, attempts={len(self)}, games={games}"
        shown = f"<Results: {counts}, refused={len(self._refusals)}>"
        return shown if self._contents else f"{shown}\n{_no_files()}"

    def __str__(self) -> str:
        return "\n".join(self._summary())

    def _repr_html_(self) -> str:
        return "".join(f"<div>{escape(line)}</div>" for line in self._summary())

    def _summary(self) -> list[str]:
        """Say in a few lines what was read; what is not there is not mentioned."""
        if not self._contents:
            return [_no_files()]
        simulated = self.frame["simulated"]
        always = {
            "students": self.frame["student"].nunique(),
            "attempts": len(self),
            "games": self.frame["game_id"].nunique(),
            "files": len(self._contents),
        }
        sometimes = {
            "simulated": _students(self.frame, simulated.fillna(value=False)),
            "unknown": _students(self.frame, simulated.isna()),
            "copies": sum(copies.total() for copies in self._copies.values()),
            "torn": sum(content.torn for content in self._contents),
            "quarantined": len(self.quarantined),
            "refused": len(self._refusals),
        }
        counts = always | {name: n for name, n in sometimes.items() if n}
        return [say(f"results.summary.{name}", n=n) for name, n in counts.items()] + self._reasons()

    def _reasons(self) -> list[str]:
        shown = self._refusals[:_SHOWN_REASONS]
        reasons = [say("results.summary.reason", file=refusal.file, reason=refusal.why) for refusal in shown]
        left = len(self._refusals) - len(shown)
        return [*reasons, say("results.summary.more", n=left)] if left else reasons


def _answers(frame: pd.DataFrame) -> pd.MultiIndex:
    return pd.MultiIndex.from_frame(frame[["game_id", "seq"]])


def _no_files() -> str:
    return say("results.summary.no_files", example=_EXAMPLE)


def _students(frame: pd.DataFrame, rows: pd.Series[bool]) -> int:
    return int(frame.loc[rows, "student"].nunique())


def _sources(contents: Sequence[FileContent]) -> dict[str, str]:
    return {content.name: source for content in contents if (source := _source(content))}


def _source(content: FileContent) -> str:
    """Return what is said of a file's answers that are no plain ones of a match file."""
    if content.from_code:
        return "code"
    if content.imported:
        return "imported"
    return "browser" if content.shown else "repaired" if content.repairs else ""
