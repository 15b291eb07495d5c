"""A match to look at afterwards, step by step, in a notebook: nothing is played and nothing is asked of the kernel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import msgspec
import traitlets

from seqnum.decks.picture import board_svg
from seqnum.match import Match, MatchError, read_match_file, replay
from seqnum.match.history import history
from seqnum.match.log import Started, StoredMatch
from seqnum.match.replay import deal
from seqnum.saving import save_page
from seqnum.text import base_language, say
from seqnum.widgets.board import Board
from seqnum.widgets.nulls import for_page
from seqnum.widgets.replay_page import replay_page
from seqnum.widgets.tables import board_texts, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.match.log import Event


class Replay(anywidget.AnyWidget):
    """A match step by step: each answer, right or wrong, where it was given, and what was said to it.

    Parameters
    ----------
    game
        A match, the path of a match file, which is only read, or what ``results.match(game)`` gives.
    lang
        The language, ``"en"``, ``"es"`` or ``"pt"``; the match's when left out.

    Raises
    ------
    MatchError
        When it is neither.
    MatchFileError
        When the file cannot be read, or a line does not follow from those before it.

    Examples
    --------
    >>> import seqnum as sq
    >>> match = sq.Match(sq.Deck.generate("add_within_20", seed=7), [sq.players.Heuristic()] * 2, seed=1)
    >>> match.run()
    >>> sq.Replay(match)
    <Replay of Computer 1, Computer 2: 19 steps>
    """

    _esm = Board._esm  # noqa: SLF001 - the same front end draws both
    _css = Board._css  # noqa: SLF001

    table: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True, to_json=for_page)
    texts: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True, to_json=for_page)
    moments: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True, to_json=for_page)

    def __init__(self, game: Match | StoredMatch | str | Path, *, lang: str | None = None) -> None:
        if isinstance(game, Match):
            events: Sequence[Event] = game.log
            deck, spoken = game.deck, game.lang
        elif isinstance(game, str | Path | StoredMatch):
            path = Path("" if isinstance(game, StoredMatch) else game)
            stored = game if isinstance(game, StoredMatch) else read_match_file(path)
            deck, events, spoken = replay(stored, path).deck, stored.events, stored.header.lang
        else:
            raise MatchError("widgets.error.replay", given=repr(game)[:60])
        super().__init__()
        chosen = base_language(lang or spoken)
        self._lang = chosen
        self._deck = deck
        header = events[0]
        assert isinstance(header, Started)  # noqa: S101 - every match begins with it
        self._names = ", ".join(seat.name for seat in header.seats)
        self.texts = board_texts(chosen)
        self.table = table_of(deck, deal(header, deck).position.setup, header.seats, chosen)
        self.moments = [msgspec.to_builtins(one) for one in history(header, deck, events, chosen)]

    def set_state(self, sync_data: object) -> None:
        """Take nothing in: there is nothing a browser could change."""

    def to_svg(self, step: int = -1) -> str:
        """Return the board after a step as a picture.

        Parameters
        ----------
        step
            Which one: 0 is the deal, -1 the last.

        Examples
        --------
        >>> import seqnum as sq
        >>> match = sq.Match(sq.Deck.generate("add_within_20", seed=7), ["Ana", "Ben"], seed=1)
        >>> sq.Replay(match).to_svg(0)[:5]
        '<svg '
        """
        moment = self.moments[step]
        chips = {cell: int(side) for cell, side in enumerate(moment["chips"]) if side != "."}
        doing = moment["move"] or moment["answer"]
        return board_svg(
            self._deck.layout,
            self._deck.rules,
            self._lang,
            title=say("faces.picture.match", self._lang, names=self._names),
            chips=chips,
            sequences=moment["sequences"],
            last=doing and doing["cell"],
        )

    def to_html(self, path: str | Path | None = None) -> str:
        """Return the replay as one page to open, send or print anywhere, and write it to a file.

        The page holds all it needs and asks nobody: it works without a kernel, without the network and from a USB
        stick. It tells what was answered and played, so no hand and no card that is still in the deck.

        Parameters
        ----------
        path
            The file to write, ``.html``; none when left out.

        Raises
        ------
        MatchError
            When the file cannot be written.

        Examples
        --------
        >>> import seqnum as sq
        >>> match = sq.Match(sq.Deck.generate("add_within_20", seed=7), ["Ana", "Ben"], seed=1)
        >>> sq.Replay(match, lang="es").to_html()[16:32]
        '<html lang="es">'
        """
        page = replay_page(self)
        if path is None:
            return page
        save_page(Path(path), page, MatchError)
        return page

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Show the replay, and where no browser code runs, a picture of the board at the end."""
        shown = super()._repr_mimebundle_(**options)
        if shown is None:
            return None
        data, metadata = shown
        return {**data, "image/svg+xml": self.to_svg()}, metadata

    def __repr__(self) -> str:
        return f"<Replay of {self._names}: {len(self.moments) - 1} steps>"
