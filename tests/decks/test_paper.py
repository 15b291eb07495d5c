from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from seqnum.decks import Deck, DeckError
from seqnum.decks.paper import PAPERS, PARTS
from seqnum.decks.paper.cards import ALIKE
from seqnum.decks.paper.key import SIZES
from seqnum.decks.paper.tiling import LEAST_TILED, Tiling
from seqnum.engine import PRESETS, preset
from seqnum.maths.expression import Text
from seqnum.text import LANGUAGES

pytestmark = pytest.mark.browser

LONG = "Ein Zug <b>fährt</b> & hält: how long does he need from A to B if he is twice as fast as the other, " * 2


@cache
def deck(name: str) -> Deck:
    if name in PRESETS:
        return Deck.of_cards(name)
    skills, board = {
        "sums": (["add_within_20"], (8, 8)),
        "fractions": (["add_fractions_unlike", "fraction_to_decimal", "mul_div_decimals"], (8, 8)),
        "calculus": (["derivative_expression", "determinant_3x3", "trig_exact_value", "linear_system_2x2"], (10, 10)),
        "own": (["add_within_20"], (6, 7)),
        "levels": (["derivative_at_point"], (6, 6)),
    }[name]
    made = Deck.generate(*skills, board=board, seed=7, level=(3, 1) if name == "levels" else None)
    return replace(made, name="5 < 6 & <i>x</i>", cards=_with_words(made)) if name == "own" else made


def _with_words(made: Deck):
    """The first card that asks does so in a teacher's own words, as many as there may be."""
    at = next(number for number, card in enumerate(made.cards) if card.question == made.questions[0])
    asked = replace(made.questions[0], prompt=Text(LONG[:190].strip()), teacher=None)
    return (*made.cards[:at], replace(made.cards[at], question=asked), *made.cards[at + 1 :])


@pytest.fixture
def opened(browser):
    """Open a page as it is printed; it must ask nobody for anything and log no error."""
    pages, problems = [], []

    def show(html: str):
        page = browser.new_page()
        pages.append(page)
        page.on("request", lambda asked: problems.append(asked.url))
        page.on("console", lambda said: problems.append(said.text))
        page.set_content(html)
        page.emulate_media(media="print")
        return page

    yield show
    for page in pages:
        page.close()
    assert problems == []


def printed_pages(page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, print_background=True)))


def boxes(page, selector: str) -> list[dict[str, float]]:
    found = page.eval_on_selector_all(selector, "all => all.map(one => one.getBoundingClientRect().toJSON())")
    return list(found)


FOOT_TEXT = 4 / 25.4 * 96
"""How far below the room of a sheet its foot line is; cut lines stand out so far."""

# What is on a sheet: the element, and what must stay inside it.
HELD = [(".space", "b, small, span"), (".card", ".prompt, small, .word, .sign"), (".row", "span, b"), (".back", "span")]
OUTSIDE = """(holders, inner) => holders.flatMap(holder => {
  const box = holder.getBoundingClientRect();
  return [...holder.querySelectorAll(inner)].filter(one => {
    const all = [one, ...one.querySelectorAll("math")].map(part => part.getBoundingClientRect());
    return all.some(at => at.left < box.left - 0.5 || at.right > box.right + 0.5
                       || at.top < box.top - 0.5 || at.bottom > box.bottom + 0.5);
  }).map(one => one.textContent);
})"""
CASES = [
    ("sums", "en", "A4"), ("sums", "en", "Letter"), ("fractions", "es", "A4"), ("calculus", "pt", "A4"),
    ("calculus", "en", "A3"), ("own", "es", "Letter"), ("sequence", "en", "A4"), ("states", "pt", "Letter"),
    ("kids", "es", "A4"), ("levels", "pt", "Letter"),
]  # fmt: skip


@pytest.mark.parametrize("tiled", [False, True])
@pytest.mark.parametrize(("name", "lang", "paper"), CASES)
def test_everything_stands_in_its_place_and_on_its_page(name, lang, paper, tiled, opened):
    """Nothing sticks out of its space, card or row; each sheet is one printed page, none is cut."""
    page = opened(deck(name).to_html(paper=paper, lang=lang, tiled=tiled))

    for holder, inner in HELD:
        assert page.eval_on_selector_all(holder, OUTSIDE, inner) == [], holder
    over = "(all, most) => all.filter(one => one.scrollHeight > one.clientHeight + most).map(one => one.textContent)"
    assert page.eval_on_selector_all(".room", over, FOOT_TEXT) == []
    assert printed_pages(page) == page.locator(".sheet").count()


def test_decks_print_on_as_many_sheets_as_they_need(opened):
    """64 cards are five sheets of fifteen, with as many backs; board, rules, chips and answers are one each."""
    page = opened(deck("sums").to_html())
    single = opened(deck("sums").to_html(backs=False))

    assert printed_pages(page) == 2 * 9
    assert printed_pages(single) == 9


@pytest.mark.parametrize(("name", "lang", "paper"), CASES)
def test_every_card_is_there_once_and_has_its_back(name, lang, paper, opened):
    """Turned over on the long edge, behind each card lies a back, and behind nothing else."""
    page = opened(deck(name).to_html(paper=paper, lang=lang, parts=["cards"]))

    numbers = page.eval_on_selector_all("[data-card]", "all => all.map(one => one.dataset.card)")
    sets = len(deck(name).levels) or 1
    assert [int(number) for number in numbers] == sets * list(range(1, len(deck(name).cards) + 1))
    width = next(known.width for known in PAPERS if known.name == paper) / 25.4 * 96
    sheets = boxes(page, ".sheet")
    fronts, backs = boxes(page, ".card"), boxes(page, ".back")
    assert len(fronts) == len(backs)
    for front in fronts:
        sheet = next(number for number, one in enumerate(sheets) if one["top"] <= front["top"] < one["bottom"])
        mirrored = (width - front["right"], front["top"] - sheets[sheet]["top"] + sheets[sheet + 1]["top"])
        assert any(abs(back["left"] - mirrored[0]) < 0.5 and abs(back["top"] - mirrored[1]) < 0.5 for back in backs)


def test_a_deck_for_several_levels_has_cards_and_a_key_for_each(opened):
    """Each level asks in its own cards, told apart by dots on both sides; its key answers them, card by card."""
    made = deck("levels")
    page = opened(made.to_html(parts=["cards", "key", "rules"]))
    shown = page.eval_on_selector_all(
        ".card", "all => all.map(one => [one.querySelector('.level').textContent, one.textContent])"
    )
    keys = page.eval_on_selector_all(
        ".key.sheet",
        "all => all.map(one => [one.querySelector('h1').textContent, one.querySelectorAll('.row').length])",
    )

    assert [len(dots) for dots, _ in shown] == [3] * len(made.cards) + [1] * len(made.cards)
    easier = [card.at_level(1) for card in made.cards if card.question is not None]
    rows = page.eval_on_selector_all(".row", "all => all.map(one => one.querySelector('span').innerHTML)")
    one = opened(replace(made, cards=tuple(replace(card, question=card.at_level(1)) for card in made.cards),
                         recipe=None).to_html(parts=["key"]))  # fmt: skip
    assert rows[len(easier) :] == one.eval_on_selector_all(
        ".row", "all => all.map(one => one.querySelector('span').innerHTML)"
    )
    assert rows[: len(easier)] != rows[len(easier) :]
    assert keys == [["Answers · level 3 (●●●)", len(easier)], ["Answers · level 1 (●)", len(easier)]]
    backs = page.eval_on_selector_all(".back", "all => all.map(one => one.textContent)")
    assert {len(back) - len(back.rstrip("●")) for back in backs[: len(made.cards)]} == {3}
    assert {len(back) - len(back.rstrip("●")) for back in backs[len(made.cards) :]} == {1}
    assert "told by their dots" in page.locator(".rules.sheet").text_content()


def test_cards_and_key_agree(opened):
    """The key has the sum of what stands on the card of the same number, and no card but those that ask."""
    page = opened(deck("sums").to_html(parts=["cards", "key"]))
    asked = texts(page, ".card.face", ".prompt")
    key = texts(page, ".row", "b")

    assert {number: sum(map(int, text.split("+"))) for number, text in asked.items()} == {
        number: int(text) for number, text in key.items()
    }
    assert texts(page, ".row", "span") == asked
    assert len(key) == len(deck("sums").questions)


def texts(page, holder: str, inner: str) -> dict[str, str]:
    read = "(all, inner) => all.map(one => [one.dataset.card, one.querySelector(inner).textContent])"
    return dict(page.eval_on_selector_all(holder, read, inner))


@pytest.mark.parametrize("lang", ["es", "es-MX", "pt"])
def test_numbers_are_written_as_the_region_does(lang, opened):
    """Spain and Brazil have a decimal comma on board, cards and key, Mexico a point."""
    page = opened(deck("fractions").to_html(lang=lang))
    shown = " ".join(page.eval_on_selector_all(".space, .card, .row", "all => all.map(one => one.textContent)"))

    point, comma = (len(re.findall(rf"\d{re.escape(mark)}\d", shown)) for mark in ".,")
    assert (point, comma > 0) == (0, True) if lang != "es-MX" else (comma, point > 0) == (0, True)


def test_the_board_is_the_decks(opened):
    """Every space is there, row by row, the corners with a star."""
    page = opened(deck("sums").to_html(parts=["board"]))
    shown = page.eval_on_selector_all(".space", "all => all.map(one => one.querySelector('b')?.textContent ?? null)")

    assert tuple(shown) == deck("sums").layout.faces
    assert page.locator(".free .star").count() == 4


def test_a_board_wider_than_high_stands_on_its_side(opened):
    """Its spaces are as large as an upright sheet allows; before it is turned it ends within the page as well."""
    page = opened(deck("kids").to_html(parts=["board"], backs=False))

    assert page.locator(".board.turned").count() == 1
    assert page.evaluate("(([room, sheet]) => room.offsetTop + room.offsetHeight <= sheet.clientHeight)"
                         "([document.querySelector('.room'), document.querySelector('.sheet')])")  # fmt: skip
    sheet, spaces = boxes(page, ".sheet")[0], boxes(page, ".space")
    assert all(one["left"] > 0 and one["right"] < sheet["width"] for one in spaces)
    assert all(sheet["top"] < one["top"] and one["bottom"] < sheet["bottom"] for one in spaces)
    assert round(spaces[0]["width"] / 96 * 25.4, 1) == 31.5


@pytest.mark.parametrize("paper", [known.name for known in PAPERS])
@pytest.mark.parametrize("name", ["sums", "calculus", "kids"])
def test_a_tiled_board_has_every_space_once_and_room_for_chips(name, paper, opened):
    """All spaces of the board are on one sheet each, all of one size, large enough, and the strips name the sheets."""
    made = deck(name)
    page = opened(made.to_html(paper=paper, parts=["board"], backs=False, tiled=True))

    room = next(known.room for known in PAPERS if known.name == paper)
    tiling = Tiling.of(made.layout.rows, made.layout.cols, room, LEAST_TILED)
    assert page.locator(".space").count() == len(made.layout.faces)
    sizes = {(round(one["width"] / 96 * 25.4, 1), round(one["height"] / 96 * 25.4, 1)) for one in boxes(page, ".space")}
    assert sizes == {(tiling.cell, tiling.cell)}
    assert tiling.cell >= LEAST_TILED
    strips = tiling.down * (tiling.across - 1) + tiling.across * (tiling.down - 1)
    assert page.locator(".flap").count() == strips == page.locator(".cut").count()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS)
def test_rules_are_on_one_page_and_say_what_the_engine_plays(rules, lang, opened):
    """Who plays how many a side, with what hand and for how many lines stands there as the rules have it."""
    made = replace(deck("sums"), rules=rules) if preset(rules).answer_policy else deck(rules)
    page = opened(made.to_html(paper="Letter", lang=lang, parts=["rules"], backs=False))

    rows = page.eval_on_selector_all(
        "tr", "all => all.slice(1).map(row => [...row.cells].map(cell => +cell.textContent))"
    )
    dice = preset(rules).source == "dice"
    assert rows == [
        [one.players, one.sides, *([] if dice else [one.hand]), one.sequences] for one in preset(rules).seatings
    ]
    text, foot = boxes(page, ".text")[0], boxes(page, "footer")[0]
    assert text["bottom"] <= foot["top"]
    assert str(preset(rules).line_length) in page.locator(".text > p").first.text_content()
    assert "{" not in page.locator("body").text_content()


def test_chips_differ_in_shape_and_in_grey(opened):
    """Without colour a side is known by what it is shaped like, and by how dark it is."""
    page = opened(deck("kids").to_html(parts=["chips"], backs=False))
    colours = [page.locator(f".side{side}").first.evaluate("one => getComputedStyle(one).fill") for side in range(4)]
    shapes = {page.locator(f".side{side} > *").first.evaluate("one => one.outerHTML") for side in range(4)}

    weights = (0.299, 0.587, 0.114)
    greys = sorted(
        sum(int(part) * weight for part, weight in zip(re.findall(r"\d+", colour), weights, strict=True))
        for colour in colours
    )
    assert len(shapes) == 4
    assert all(lighter - darker > 40 for darker, lighter in pairwise(greys))
    counts = Counter(page.eval_on_selector_all(".chip", "all => all.map(one => one.classList[1])"))
    assert tuple(counts.values()) == preset("kids").chips


MIXED = [("7 × 8", "56"), ("3 × ? = 27", "9"), ("50 % de 80", "40"), ("1250 + 750", "2000"), ("100 - 37", "63")]
BESIDE_CUTS = """all => all.map(one => {
  const card = one.closest(".card").getBoundingClientRect();
  const shown = [one, ...one.querySelectorAll("math")].map(part => part.getBoundingClientRect());
  return Math.min(...shown.map(at => Math.min(at.left - card.left, card.right - at.right)));
})"""


def test_cards_of_one_deck_are_in_one_print_and_clear_of_the_cuts(opened, tmp_path):
    """Short and longer exercises are equally large; scissors have five millimetres on each side."""
    rows = [*MIXED, *((f"{n} + 6", str(n + 6)) for n in range(10, 20))]
    (tmp_path / "own.csv").write_text("\n".join(";".join(row) for row in rows), encoding="utf-8")
    page = opened(Deck.from_csv(tmp_path / "own.csv", board=(6, 6)).to_html(lang="es", parts=["cards"]))

    sizes = page.eval_on_selector_all(".prompt", "all => all.map(one => getComputedStyle(one).fontSize)")
    assert len(set(sizes)) == 1
    assert float(sizes[0].removesuffix("px")) / 96 * 25.4 >= ALIKE
    assert min(page.eval_on_selector_all(".prompt", BESIDE_CUTS)) > 5 / 25.4 * 96


def test_one_long_exercise_does_not_make_the_others_small(opened):
    """A question of many words is in smaller print; the short ones stay readable round a table."""
    page = opened(deck("own").to_html(parts=["cards"]))

    sizes = page.eval_on_selector_all(".prompt", "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert sorted({round(size / 96 * 25.4) for size in sizes})[1:] == [ALIKE]


def test_the_key_is_as_large_as_its_sheet_allows(opened):
    """Sixty short answers are in the largest print, on one sheet; where more sheets would be needed it is smaller."""

    def key(name: str) -> tuple[int, float]:
        page = opened(deck(name).to_html(parts=["key"], backs=False))
        [size, *_] = page.eval_on_selector_all(
            ".row", "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
        )
        return page.locator(".sheet").count(), round(size / 96 * 25.4, 1)

    assert key("sums") == (1, SIZES[0])
    assert key("calculus")[1] < SIZES[0]


def test_a_teachers_words_are_text(opened):
    """What looks like HTML in a question or a name is printed as it was typed."""
    html = deck("own").to_html()
    page = opened(html)

    assert any("<b>fährt</b> & hält" in text for text in texts(page, ".card.face", ".prompt").values())
    assert page.title() == "5 < 6 & <i>x</i>"
    assert page.locator(".prompt b, .row i i").count() == 0


def test_the_page_needs_nothing_else(tmp_path):
    """No script, no address, no import: a file that is whole; and it is what is returned."""
    path = tmp_path / "deck.html"
    html = deck("calculus").to_html(path, paper="a3", lang="pt")

    assert path.read_text(encoding="utf-8") == html
    assert not re.search(r"https?:|//\w|<script|<link|<img|@import|url\(|\son\w+=", html)
    assert '<html lang="pt">' in html


def test_what_cannot_be_printed_is_refused(tmp_path):
    """Unknown paper and parts, a game without such a part and a file of another kind are one sentence each."""
    wrong: list[dict[str, Any]] = [{"paper": "A5"}, {"paper": None}, {"parts": ["boards"]}, {"parts": []}]
    for options in (*wrong, {"path": tmp_path / "a.json"}):
        with pytest.raises(DeckError):
            deck("sums").to_html(**options)
    with pytest.raises(DeckError, match="key"):
        deck("sequence").to_html(parts=["key"])
    with pytest.raises(DeckError):
        deck("sums").to_html(tmp_path / "no" / "such.html")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("part", PARTS)
def test_parts_are_printed_alone(part, opened):
    """Who asks for one part gets no other."""
    page = opened(deck("sums").to_html(parts=part, backs=False))

    kinds = page.eval_on_selector_all(".sheet", "all => all.map(one => one.classList[1])")
    assert set(kinds) == {part}
