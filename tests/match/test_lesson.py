"""A lesson as a code and as a link: what comes out is what went in, and anything else gets one sentence."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.engine import PRESETS, CodeError, preset
from seqnum.engine.packing import Packer
from seqnum.errors import SeqnumError
from seqnum.match import Lesson, MatchError
from seqnum.match.lesson_code import KIND
from seqnum.match.seats import clean_name
from seqnum.text import LANGUAGES

SUMS = Deck.generate("add_within_20", "sub_within_20", seed=7)
ASKING = [name for name in PRESETS if preset(name).answer_policy is not None]


def own_deck(folder, rows, board=(8, 8)):
    lines = "\n".join(["question,answer", *rows])
    (folder / "own.csv").write_text(lines, encoding="utf-8")
    return Deck.from_file(folder / "own.csv", board=board)


def is_a_name(text):
    return text == clean_name(text)


names = st.lists(
    st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=12),
    max_size=30,
    unique_by=str.casefold,
)


@settings(deadline=None)
@given(
    rules=st.sampled_from(ASKING),
    lang=st.sampled_from(LANGUAGES),
    pupils=st.one_of(st.integers(0, 60), names),
    policy=st.sampled_from(["two_tries", "retry", "lose_turn", "reveal", "challenge", "honour", None]),
    by=st.sampled_from(["board", "keypad", None]),
    ends_at=st.one_of(st.none(), st.times().map(lambda at: f"{at:%H:%M}")),
    switches=st.tuples(st.booleans(), st.booleans()),
)
@example("classroom", "es", ["نور الهدى", "<b>", "openlesson1"], "retry", "keypad", "10:45", (True, True))
def test_what_is_packed_comes_out(rules, lang, pupils, policy, by, ends_at, switches):
    """Every lesson is its code read again, also inside a link, and the code of a generated deck is short."""
    hints, sound = switches
    assume(isinstance(pupils, int) or all(map(is_a_name, pupils)))
    lesson = Lesson(
        SUMS, rules=rules, lang=lang, pupils=pupils, ends_at=ends_at, sound=sound, answer_policy=policy, answer_by=by,
        hints=hints,
    )  # fmt: skip

    code = lesson.code()
    assert Lesson.from_code(code) == lesson
    assert code.isascii()
    assert code.isalnum()
    if isinstance(pupils, int):
        assert len(code) < 120
    assert Lesson.from_code(f"Open this: {lesson.link('https://hub.school.org/lab?x=1')} Bye") == lesson


@pytest.mark.parametrize(
    "deck",
    [
        replace(SUMS, name="Week 3"),
        Deck.of_cards("sequence"),
        Deck.generate("add_within_20", level=(2, 1), seed=-3),
        Deck.generate("add_within_20", target_success=0.8),
        Deck.generate("sub_3digit_regroup", level=3, diagnose=["smaller_from_larger"]),
    ],
    ids=["named", "cards", "levels", "aimed", "diagnosing"],
)
def test_any_deck_of_a_recipe(deck):
    """Decks of all kinds come back equal, their names too."""
    assert Lesson.from_code(Lesson(deck).code()).deck == deck


def test_a_deck_of_own_questions_goes_along_whole(tmp_path):
    """The code is longer; the link still fits for a few questions, and says so when it does not."""
    few = Lesson(own_deck(tmp_path, [f"Corners of figure {n}?,{n}" for n in range(3, 20)]))
    assert Lesson.from_code(few.code()) == few
    assert Lesson.from_code(few.link("https://school.org/")) == few

    words = [f"{n} {chr(97 + n % 26) * 9} {n * n * 7919} {chr(98 + n % 20) * 5}?,{n % 30}" for n in range(160)]
    many = Lesson(own_deck(tmp_path, words))
    with pytest.raises(MatchError, match="not every browser or mail"):
        many.link("https://school.org/")
    huge = Lesson(own_deck(tmp_path, [f"{'x' * 90} {n}?,{n % 30}" for n in range(400)], board=(8, 8)))
    with pytest.raises(MatchError, match="too many questions of your own"):
        huge.code()


def tampered(code):
    """A code whose checksum fits, of something else."""
    packer = Packer()
    packer.text("classroom\n8x8~7~classroom~__import__.2~0.1.0\n\n")
    packer.number(0, 2**32)
    return packer.word(KIND), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_class_code_gets_one_sentence(lang):
    """Cut, changed, foreign, newer or made up: an error of ours, in each language, and nothing else."""
    code = Lesson(SUMS, pupils=24).code()
    empty, nothing = Packer(), Packer()
    empty.text("\n\n")
    bad = [
        "", "hello", None, 7, code[:-1], code[:-9], code.upper(), f"{code}x",
        code.replace("openlesson1", "openlesson2"),
        code.replace("openlesson1", "openlesson0"), SUMS.code(), "openmatch2abc", "openlesson1", "openlesson",
        f"https://school.org/?lesson={code[:40]}", "<script>openlesson1</script>", "1" * 200_000,
        f"openlesson1{'9' * 150_000}", tampered(code)[0], empty.word(KIND), nothing.word(KIND),
    ]  # fmt: skip
    for given_ in bad:
        with pytest.raises(SeqnumError) as caught:
            Lesson.from_code(given_)
        assert caught.value.message(lang)
        assert "\n" not in caught.value.message(lang)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_one_changed_character_is_noticed(data):
    """No code with a character changed, left out or put in opens another lesson."""
    code = Lesson(SUMS, pupils=24).code()
    at = data.draw(st.integers(len("openlesson1"), len(code) - 1))
    letter = data.draw(st.sampled_from(sorted(set("0123456789abcxyzABCXYZ") - {code[at]})))
    changed = data.draw(
        st.sampled_from(
            [code[:at] + letter + code[at + 1 :], code[:at] + code[at + 1 :], code[:at] + letter + code[at:]]
        )
    )
    with suppress(CodeError, MatchError):
        assert Lesson.from_code(changed) == Lesson.from_code(code)  # such as a letter doubled beside its like


def test_a_code_broken_into_lines_is_whole():
    """A mail programme may have wrapped it."""
    lesson = Lesson(SUMS, pupils=24)
    code = lesson.code()
    assert Lesson.from_code(f"{code[:30]}\n  {code[30:60]}\n{code[60:]}") == lesson


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("https://mybinder.org/v2/gh/o/r/HEAD", "lab"),
        (
            "https://mybinder.org/v2/gh/o/r/HEAD?labpath=notebooks%2Fen%2F2_play.ipynb",
            "lab/tree/notebooks/en/2_play.ipynb",
        ),
        ("https://mybinder.org/v2/gh/o/r/HEAD?filepath=a%20b.ipynb", "lab/tree/a%20b.ipynb"),
        ("https://mybinder.org/v2/gh/o/r/HEAD?urlpath=voila/render/x.ipynb", "voila/render/x.ipynb"),
        (
            "https://hub.org/hub/user-redirect/git-pull?repo=https://g.org/x&urlpath=lab/tree/x/2.ipynb",
            "lab/tree/x/2.ipynb",
        ),
    ],
)
def test_the_code_goes_where_the_page_will_be(address, path):
    """Binder and nbgitpuller pass on what their urlpath says, and the code is inside it."""
    lesson = Lesson(SUMS)
    fields = parse_qs(urlsplit(lesson.link(address)).query)
    inner = urlsplit(fields["urlpath"][0])
    assert inner.path == path
    assert parse_qs(inner.query) == {"lesson": [lesson.code()]}


def test_a_page_of_ones_own_becomes_everybodys():
    """On a hub a teacher's own address would lead pupils to the teacher's server; a former code is replaced."""
    lesson = Lesson(SUMS)
    link = lesson.link("https://hub.org/jupyter/user/ana%40x/lab/tree/2.ipynb?lesson=old")
    assert link == f"https://hub.org/jupyter/hub/user-redirect/lab/tree/2.ipynb?lesson={lesson.code()}"
    for none in ("", "2_play.ipynb", "javascript:alert(1)", "file:///etc/passwd", "https://"):
        with pytest.raises(MatchError, match="no address"):
            lesson.link(none)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"pupils": 61}, "at most 60"),
        ({"pupils": -1}, "no list numbers"),
        ({"pupils": ["Ana", "ANA"]}, "Two players"),
        ({"pupils": "Ana"}, "no list numbers"),
        ({"sides": 7}, "no game of 7 teams"),
        ({"ends_at": "25:00"}, "cannot end at 25:00"),
        ({"rules": "sequence"}, "sequence"),
        ({"rules": "chess"}, "chess"),
        ({"answer_policy": "guess"}, "guess"),
        ({"hints": "yes"}, "hints"),
        ({"lang": "fr"}, "fr"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused(options, said):
    """With a sentence that says what would."""
    with pytest.raises(SeqnumError, match=said):
        Lesson(SUMS, **options)
