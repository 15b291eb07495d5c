"""The catalogue: three languages in step, and in step with the code."""

from __future__ import annotations

import ast
import re
import string
from pathlib import Path
from typing import Any

import pytest

from seqnum.errors import SeqnumError
from seqnum.text import LANGUAGES, base_language, language, say, set_language
from seqnum.text import catalogue as everything

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted(path for folder in ("seqnum", "binder") for path in (ROOT / folder).rglob("*.py"))
SCRIPTS = [path for path in sorted((ROOT / "seqnum/widgets/js").rglob("*.js")) if "node_modules" not in path.parts]
ROOMS = {key.split(".")[0] for key in everything("en")}

# Plural forms that a language must have (CLDR): Spanish and Portuguese have a third for millions, which no board holds.
FORMS = {"one", "other"}

# Keys of which the code writes only the beginning, the rest being an id or a value.
BUILT = re.compile(r"^[a-z_]+(?:\.[a-z0-9_]*)*\.?$")

# How numbers are written is no sentence, and each language has regions of its own.
HABITS = "notation.habits."


def catalogue(lang: str) -> dict[str, Any]:
    return {key: text for key, text in everything(lang).items() if not key.startswith(HABITS)}


def placeholders(text: str | dict[str, str]) -> set[str]:
    forms = text.values() if isinstance(text, dict) else [text]
    names = {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name is not None}
    return {re.split(r"[.\[]", name)[0] for name in names}


def strings(path: Path) -> tuple[set[str], set[str]]:
    """Return the literal keys of a source file, and the beginnings of keys built from values."""
    whole, begun = set(), set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            first = node.values[0] if node.values else None
            if isinstance(first, ast.Constant) and BUILT.match(str(first.value)):
                begun.add(str(first.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w.]+", node.value):
            whole.add(node.value)
            if node.value.endswith("."):
                begun.add(node.value)
    return whole, {start for start in begun if start.split(".")[0] in ROOMS and "." in start}


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_have_the_same_sentences(lang):
    """No language lacks a sentence, and none has one that nobody says."""
    assert set(catalogue(lang)) == set(catalogue("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_habits(lang):
    """A language says all there is to say about how numbers are written; a region only what is different there."""
    names = {key for key in everything("en") if re.fullmatch(r"notation\.habits\.[a-z_]+", key)}
    ours = {key for key in everything(lang) if key.startswith(HABITS)}
    assert names <= ours
    assert {re.sub(r"\.[A-Z]{2}\.", ".", key) for key in ours} == names


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_have_the_same_placeholders(lang):
    """A value that the English sentence names is named in every language."""
    english = catalogue("en")
    for key, text in catalogue(lang).items():
        if key in english:
            assert placeholders(text) == placeholders(english[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_complete(lang):
    """A sentence about a number has the forms of its language, and its number is called n."""
    english = catalogue("en")
    for key, text in catalogue(lang).items():
        assert isinstance(text, dict) == isinstance(english.get(key, text), dict), key
        if isinstance(text, dict):
            assert FORMS <= set(text) <= FORMS | {"many", "zero"}, key


def test_no_sentence_is_empty_or_untidy():
    """A sentence has something to say and no space at its ends."""
    for lang in LANGUAGES:
        for key, text in catalogue(lang).items():
            for form in text.values() if isinstance(text, dict) else [text]:
                assert form, f"{lang}: {key}"
                assert form == form.strip(), f"{lang}: {key}"


def test_the_code_says_only_what_the_catalogue_has():
    """Every literal key in the code is in the catalogue, and something in it begins as each built key does."""
    keys = set(everything("en"))
    for path in SOURCES:
        whole, begun = strings(path)
        for call in speaking(path):
            assert call.args[0].value in keys, f"{path.name}:{call.lineno} says {call.args[0].value!r}"
        for start in begun:
            assert any(key.startswith(start) for key in keys), f"{path.name} says {start!r}…"
        errors = {text for text in whole if re.fullmatch(rf"({'|'.join(ROOMS)})\.error\.\w+", text)}
        assert errors <= keys, f"{path.name} raises {errors - keys}"


def speaking(path: Path) -> list[Any]:
    """Return the calls of `say`, and of errors as they are raised, that name a sentence literally."""
    nodes: list[Any] = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    calls = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say"]
    raised = [node.exc for node in nodes if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)]
    literal: list[Any] = [call for call in calls + raised if call.args and isinstance(call.args[0], ast.Constant)]
    return [call for call in literal if str(call.args[0].value).split(".")[0] in ROOMS]


def test_the_code_gives_every_value_that_a_sentence_names():
    """A sentence said or raised by its literal key gets all its placeholders."""
    english = catalogue("en")
    for path in SOURCES:
        for call in speaking(path):
            given = {keyword.arg for keyword in call.keywords}
            if None not in given:
                key = call.args[0].value
                needed = placeholders(english[key]) | ({"n"} if isinstance(english[key], dict) else set())
                assert needed <= given, f"{path.name}:{call.lineno} says {key!r}"


def test_every_sentence_is_said_somewhere():
    """A sentence that neither the code nor the board's script says is deleted."""
    whole, begun = set(), set()
    for path in SOURCES:
        literal, start = strings(path)
        whole |= literal
        begun |= start
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
    unsaid = [
        key
        for key in catalogue("en")
        if key not in whole and not any(key.startswith(start) for start in begun) and not on_board(key, scripts)
    ]
    assert not unsaid


def on_board(key: str, scripts: str) -> bool:
    """The board has its texts without the room and section: `widgets.board.cell.open` is `cell.open` there."""
    if not key.startswith("widgets.board."):
        return False
    short = key.removeprefix("widgets.board.")
    literals = set(re.findall(r"[\"'`.]([a-z][\w.]*)", scripts))
    endings = set(re.findall(r"\$\{\w+\}(_\w+)`", scripts))
    bases = {short, *(short.removesuffix(ending) for ending in endings)}
    return bool(bases & literals) or any(short.startswith(start) for start in literals if start.endswith("."))


@pytest.mark.parametrize("lang", ["de", "", "e", 7])
def test_a_language_without_texts_is_told_as_any_other_fault(lang):
    """It is the kind of error that a notebook shows as its sentence alone; nothing is changed by it."""
    before = language()
    for asks in (set_language, base_language, lambda given: say("text.no_such_language", given)):
        with pytest.raises(SeqnumError, match="en, es, pt") as raised:
            asks(lang)
        assert isinstance(raised.value, ValueError)
        assert repr(lang) in raised.value.message("en")
    assert language() == before


@pytest.mark.parametrize(
    ("tag", "lang"), [("es-MX", "es"), ("es_AR", "es"), ("pt_BR", "pt"), ("en_GB", "en"), ("ES", "es")]
)
def test_a_region_speaks_the_language_it_belongs_to(tag, lang):
    """Systems and browsers name languages with regions that no catalogue has."""
    assert base_language(tag) == lang
