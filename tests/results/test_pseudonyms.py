"""What leaves the school: no names anywhere, and no groups small enough to recognise somebody."""

from __future__ import annotations

import hmac
from io import BytesIO

import numpy as np
import pandas as pd
import pytest

from seqnum.results import Results, ResultsError
from tests.results.frames import Given
from tests.results.keeping import versions
from tests.results.test_charts import DECK, lesson
from tests.results.writer import make_attempt, match_file

KEY = "the long secret of our district"


def named(folder) -> Results:
    """A teacher's own question and a deck with a name, files called after pupils, a damaged line."""
    folder.mkdir(exist_ok=True)
    own = {"item_text": "Ana Pérez has 8 apples", "item_id": "own:AnaPérezhas8apples", "skill": None}
    one = make_attempt(student="Ana Pérez", class_id="Year Three", deck_id="For Ben", **own)
    two = make_attempt(student="Ben", game_id="g2", hand=("own:Ben's", "add_within_20:8+7"))
    (folder / "Ana Pérez.jsonl").write_bytes(match_file(one) + b"rubbish of Ana\n")
    (folder / "Ben_result (3).jsonl").write_bytes(match_file(two).split(b"\n", 1)[1])
    return Results.read(folder, verify=True)


def everything(results: Results, folder) -> str:
    """All that can be read of results: tables, files, pages."""
    forms = {"o.csv": None, "o.txt": "datashop", "o.json": "xapi"}
    saved = [results.save(folder / name, form) for name, form in forms.items()]
    tables = [results.frame, results.files, results.refused, results.unverified, results.quarantined]
    texts = [table.to_csv() for table in tables] + [path.read_text(encoding="utf-8") for path in saved]
    return "\n".join([*texts, str(results), repr(results), str(results.monday(lang="en"))])


def test_no_name_is_left(tmp_path):
    """Neither of pupils nor of their files, classes and decks, nor in teachers' words, nor in reasons."""
    results = named(tmp_path / "class")
    assert "Pérez" in everything(results, tmp_path)

    text = everything(results.pseudonymize(KEY), tmp_path)

    for word in ("Ana", "Pérez", "Ben", "Three", "result (3)"):
        assert word not in text
    assert "has 8 apples" in text


def test_a_hash_is_keyed_and_the_same_however_the_name_is_typed(tmp_path):
    """HMAC-SHA256 of the name as a roster compares names: by hand the same; another key, another hash."""
    for number, name in enumerate(("Ana Pérez", " ANA  PÉREZ")):
        (tmp_path / f"{number}.jsonl").write_bytes(match_file(make_attempt(student=name, game_id=str(number))))
    results = Results.read(tmp_path)

    (hashed,) = set(results.pseudonymize(KEY).frame["student"])
    assert hashed == "s_" + hmac.digest(KEY.encode(), "s:ana pérez".encode(), "sha256").hex()[:32]
    assert {hashed}.isdisjoint(results.pseudonymize(KEY + "!").frame["student"])


def test_the_numbers_stay(tmp_path):
    """Real matches without names give the same tables, and their statements fit DataShop's ids."""
    results = Results.read(versions()[-1])
    hidden = results.pseudonymize(KEY.encode())

    columns = ["n", "correct", "accuracy"]
    assert hidden.accuracy()[columns].equals(results.accuracy()[columns])
    assert len(hidden) == len(results)
    assert hidden.save(tmp_path / "a.txt", "datashop").stat().st_size > 0


@pytest.mark.parametrize("key", ["", "short", b"fifteen bytes !", None, 7])
def test_a_key_that_can_be_guessed_is_refused(key):
    """Whoever can try all keys knows all names."""
    with pytest.raises(ResultsError, match="at least 16"):
        Results.read([]).pseudonymize(key)


@pytest.fixture
def classes(tmp_path) -> Results:
    """Three pupils in 3a, four in 3b, one in 3c."""
    for number, name in enumerate("aaabbbbc"):
        attempt = make_attempt(student=str(number), game_id=str(number), class_id=f"3{name}", chosen="14")
        (tmp_path / f"{number}.jsonl").write_bytes(match_file(attempt))
    return Results.read(tmp_path)


def test_small_groups_are_left_out(classes):
    """A class of one is left out, and with it the next smallest: from the total it could be worked out."""
    assert list(classes.accuracy(by="class_id")["class_id"]) == ["3a", "3b", "3c"]
    assert list(classes.accuracy(by="class_id", min_group=2)["class_id"]) == ["3b"]
    assert list(classes.accuracy(by="class_id", min_group=4)["class_id"]) == ["3b"]
    assert classes.accuracy(by="student", min_group=2).empty
    assert classes.accuracy(by=[], min_group=9).empty
    assert list(classes.accuracy(by=[], min_group=8)["n"]) == [8]


def test_mistakes_of_few_are_left_out(tmp_path):
    """A mistake that one pupil made is nobody else's business."""
    for number, found in enumerate([("a",), ("a", "b"), ()]):
        attempt = make_attempt(student=str(number), game_id=str(number), chosen="14", misconceptions=found)
        (tmp_path / f"{number}.jsonl").write_bytes(match_file(attempt))
    results = Results.read(tmp_path)

    assert list(results.misconceptions()["misconception"]) == ["a", "b"]
    assert list(results.misconceptions(min_group=2)["misconception"]) == ["a"]


GROUPED = {
    "accuracy": {"by": ["class_id", "skill"]},
    "times": {"by": "class_id"},
    "learning_curve": {},
    "progress": {"by": "class_id"},
    "items": {},
    "distractors": {},
    "chosen": {},
    "misconceptions": {},
    "prevalence": {},
    "spaces": {"deck": DECK},
}


@pytest.fixture(scope="module")
def large_and_small() -> Given:
    """Forty pupils in classes of 19, 18 and three, who were on a space of their own; thirteen make one mistake."""
    frame = lesson()
    pupil = frame["student"].str.slice(1).astype(int)
    own = pupil < 3
    frame["class_id"] = pd.array(np.where(own, "7C", np.where(pupil < 22, "7A", "7B")), dtype="string")
    frame.loc[own, "chosen_cell"] = "r01c01"
    return Given(frame)


@pytest.mark.parametrize("name", GROUPED)
def test_no_table_tells_of_few(large_and_small, name):
    """With min_group=10 every row that stays is of ten pupils or more, and of groups that are left some stay."""
    table = getattr(large_and_small, name)(**GROUPED[name], min_group=10)
    count = table["n"] if name == "prevalence" else table["students"]

    assert len(table)
    assert ((count == 0) | (count >= 10)).all()
    if "class_id" in table:
        assert "7C" not in set(table["class_id"])


@pytest.mark.parametrize("name", sorted({*GROUPED, "board_heatmap"} - {"spaces", "distractors"}))
def test_no_chart_tells_of_few(large_and_small, name):
    """A chart is drawn of the rows that stay; where none does it says so."""
    options = {"board_heatmap": {"deck": DECK}}.get(name, GROUPED.get(name, {}))

    for least in (10, 100):
        axes = getattr(large_and_small.plot, name)(**options, min_group=least, lang="en")
        told = " ".join(one.get_text() for one in (*axes.texts, *axes.get_yticklabels()))
        assert "7C" not in told
        axes.figure.savefig(BytesIO(), format="png")


def test_no_pupil_has_a_table_among_groups(large_and_small):
    """What is counted by pupil is left out whole."""
    assert large_and_small.times(min_group=2).empty
    assert large_and_small.progress(by="student", min_group=2).empty


def test_files_are_of_large_classes(classes, tmp_path):
    """The answers of classes of few stay here; with them those of the smallest other."""
    saved = classes.save(tmp_path / "out.csv", min_group=2)

    assert set(Results.read(saved).frame["class_id"]) == {"3b"}
    assert len(Results.read(classes.save(tmp_path / "all.csv"))) == 8


@pytest.mark.parametrize("engine", ["polars", "pandas"])
def test_a_district_tells_of_none_of_few(classes, tmp_path, engine):
    """Tables of any engine leave them out alike."""
    scan = Results.scan(classes.save(tmp_path / "all.parquet"), engine=engine)

    assert list(scan.accuracy("class_id", min_group=2)["class_id"]) == ["3b"]
    assert list(scan.times("class_id", min_group=2)["class_id"]) == ["3b"]
    assert scan.learning_curve(min_group=9).empty
    assert scan.progress("class_id", min_group=9).empty
    assert scan.items(min_group=9).empty
    assert scan.chosen(min_group=9).empty
