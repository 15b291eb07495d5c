"""Match files of this version, kept so that every later one is held to reading them: `python -m tests.results.keeping`.

Run once for each version that is published; what an earlier one wrote is never written again.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from packaging.version import Version

from seqnum import __version__
from seqnum.decks import Deck
from seqnum.engine import PRESETS, preset
from seqnum.match import Match, Pupil, bell
from seqnum.match.record import Times
from seqnum.players import Heuristic, Search
from tests.match.by_letter import deck_for, play
from tests.match.tables import answer_right, answer_wrong, match_of, playable, right_cells, wrong_cells

KEPT = Path(__file__).parent / "kept"
TURNS = 14
LONG = 60
"""Turns of games that ask nothing: some come to their end."""
TIMES = Times(2.125, 6.5, 0.25)


def write(folder: Path) -> None:
    """Play a match of each kind and write down what its answers were."""
    folder.mkdir(parents=True)
    for name in PRESETS:
        _preset(name, folder)
    for kind in (_company, _levels, _own_questions, _checked, _partner, _claims, _by_letter):
        kind(folder)
    told = {path.name: answers(path) for path in sorted(folder.iterdir())}
    (folder / "expected.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def answers(path: Path) -> list[list[Any]]:
    """Return what each answer of a match file says, read as JSON and by nothing of ours."""
    events = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if path.suffix == ".jsonl"]
    rows = [(one["n"], one["attempt"]) for one in events if one["event"] == "attempt"]
    names = ("student", "item_id", "expected", "chosen", "chosen_cell", "correct", "outcome", "time_to_answer")
    return [[n, *(attempt.get(name) for name in names)] for n, attempt in rows]


def _preset(name: str, folder: Path) -> None:
    match = Match(deck_for(name), ["Ana", "José"], rules=name, seed=11, class_id="3a", save=folder / f"{name}.jsonl")
    rng = Random(name)
    for _ in range(TURNS if match.deck.asks else LONG):
        if not match.over:
            play(match, rng)


def _company(folder: Path) -> None:
    players = [
        "7", Pupil("Robi", misconceptions=("smaller_from_larger",)), Heuristic(level=1), Pupil("Lia", company=True),
    ]  # fmt: skip
    deck = Deck.generate("sub_2digit_regroup", board=(8, 8), level=2, seed=7)
    match = Match(deck, players, seed=2, save=folder / "company.jsonl")
    for _ in range(4):
        card = playable(match)
        match.answer(card, right_cells(match, card)[0], times=TIMES)
    searching = Match(deck, ["Ana", Search(seconds=0.05)], seed=2, save=folder / "search.jsonl")
    answer_right(searching, playable(searching))


def _levels(folder: Path) -> None:
    deck = Deck.generate("add_within_20", board=(6, 6), level=(1, 3), seed=7)
    rules = replace(preset("classroom"), hints=True)
    match = Match(deck, ["Zoë", "Ñandú"], levels=[1, 3], rules=rules, lang="es", seed=5, save=folder / "levels.jsonl")
    card = playable(match)
    match.hint(card)
    match.say_number(card, "199", times=TIMES)
    answer_right(match, card)
    match.helped()
    match.swap(match.hand()[0])
    answer_wrong(match, playable(match))


def _own_questions(folder: Path) -> None:
    match = match_of(["Ana", "Ben"], lang="pt", answer_policy="retry", save=folder / "own.jsonl")
    for _ in range(6):
        card = playable(match)
        match.answer(card, wrong_cells(match, card)[0], times=TIMES)
        answer_right(match, card)


def _checked(folder: Path) -> None:
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    rules = replace(preset("classroom"), answer_policy="challenge")
    match = Match(deck, ["Ana", "Ben"], rules=rules, seed=1, save=folder / "challenge.jsonl")
    answer_right(match, playable(match))
    match.agree()
    answer_wrong(match, playable(match))
    match.contest()


def _partner(folder: Path) -> None:
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    rules = replace(preset("classroom"), check="partner")
    match = Match(deck, ["Ana", "Ben"], rules=rules, seed=1, save=folder / "partner.jsonl")
    answer_wrong(match, playable(match))
    match.agree()
    answer_right(match, playable(match))
    match.contest()


def _claims(folder: Path) -> None:
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    rules = replace(preset("classroom"), must_claim=True, undo=True, draw="manual", talk_penalty=True)
    match = Match(deck, ["Ana", "Ben"], rules=rules, seed=1, save=folder / "claims.jsonl")
    answer_right(match, playable(match))
    match.undo()
    answer_right(match, playable(match))
    match.draw(0)
    match.penalize(1)
    match.give_up(playable(match))
    answer_wrong(match, playable(match))


def _by_letter(folder: Path) -> None:
    deck = Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=7)
    ana = Match(deck, ["Ana", "Ben"], seed=1, ends_at=bell.now() + timedelta(minutes=4), save=folder / "letter.jsonl")
    answer_right(ana, playable(ana))
    ben = Match.from_code(ana.code(), save=folder / "letter_back.jsonl")
    answer_wrong(ben, playable(ben))
    ana.receive(ben.code())
    (folder / "code.txt").write_text(f"Ben: {ben.code()}\n", encoding="utf-8")


def versions() -> list[Path]:
    """Return the folders of all versions, the newest last."""
    return sorted((path for path in KEPT.iterdir() if path.is_dir()), key=lambda path: Version(path.name))


def main() -> None:
    """Write the files of this version."""
    folder = KEPT / __version__
    if folder.exists():
        sys.exit(f"{folder} is there already and is what it is.")
    write(folder)
    kinds = {type(one).__name__ for path in folder.glob("*.jsonl") for one in _events(path)}
    print(f"{len([*folder.iterdir()])} files, with {', '.join(sorted(kinds))}")


def _events(path: Path) -> Any:
    from seqnum.match.log import read_match_file

    return read_match_file(path).events


if __name__ == "__main__":
    main()
