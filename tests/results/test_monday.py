"""Monday's page: from rows made by hand, from a simulated class, and from next to nothing."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from seqnum.decks import Deck
from seqnum.match import Match, Pupil
from seqnum.maths import SKILLS
from seqnum.results import Results, ResultsError
from seqnum.results.next_deck import NextDeck
from seqnum.results.reading import read_lines
from seqnum.text import LANGUAGES, room, say
from tests.decks.sentences import assert_sentence
from tests.results.answers import NO_CARRY, RULE, answers, changed, results_of
from tests.results.writer import make_attempt, match_file


def rows(table):
    return table.to_dict("records")


def test_a_mistake_that_two_pupils_make_is_taught_again():
    """What the diagnosis reports of two pupils is one line with both, their cards and what the teacher should know."""
    page = results_of(answers("Ana", [RULE] * 5), answers("Ben", [RULE] * 4), answers("Cleo", [None] * 5)).monday()

    (row,) = rows(page.reteach)

    assert (row["misconception"], row["basis"], row["pupils"], row["answers"]) == (RULE, "diagnosed", 2, 9)
    assert row["students"] == ("Ana", "Ben")
    assert row["cards"] == ("42 − 17 → 35", "61 − 28 → 47", "73 − 45 → 32", "84 − 36 → 52", "92 − 57 → 45")
    assert row["more"] == row["alike"] == ()
    assert row["teacher"] == say(f"maths.misconception.{RULE}.teacher", "en")


def test_mistakes_come_by_pupils_then_by_cards():
    """Three pupils before two; of two and two, that with more cards."""
    carry = {"of": "add_2digit_regroup"}
    page = results_of(
        answers("A", [RULE] * 5),
        answers("B", [RULE] * 5),
        answers("C", [NO_CARRY] * 6, **carry),
        answers("D", [NO_CARRY] * 6, **carry),
    ).monday()
    assert page.reteach["misconception"].tolist() == [NO_CARRY, RULE]

    page = results_of(*(answers(name, [RULE] * 4) for name in "ABE"), answers("C", [NO_CARRY] * 8, **carry)).monday()
    assert page.reteach["misconception"].tolist() == [RULE, NO_CARRY]


def test_what_no_diagnosis_reports_is_only_perhaps():
    """Two cards each of three pupils report nothing; the page says perhaps, and that it may be chance."""
    once = answers("Dan", [RULE, None, None, None])
    page = results_of(*(answers(name, [RULE, RULE, None, None]) for name in ("Ana", "Ben", "Cleo")), once).monday()

    (row,) = rows(page.reteach)

    assert (row["misconception"], row["basis"], row["pupils"], row["answers"]) == (RULE, "repeated", 3, 6)
    assert (row["students"], row["more"]) == (("Ana", "Ben", "Cleo"), ("Dan",))
    assert "perhaps" in str(page)
    assert "It may be chance" in str(page)


def test_one_pupil_or_one_card_repeats_nothing():
    """Two cards of one pupil, or one card of each of three, are nothing to teach again to all."""
    page = results_of(answers("Ana", [RULE, RULE, None]), answers("Ben", [RULE, None, None])).monday()

    assert page.reteach.empty
    assert say("results.monday.reteach.none", "en") in str(page)


def test_two_wrong_of_many_are_slips():
    """On two of five cards that could show the mistake, two pupils gave such a number: nothing to teach again."""
    few = [RULE, RULE, None, None, None]

    assert results_of(answers("Ana", few), answers("Ben", few)).monday().reteach.empty
    assert not results_of(answers("Ana", few[:4]), answers("Ben", few[:4])).monday().reteach.empty


def test_there_are_three_mistakes_at_most():
    """Of four mistakes the one with fewest cards is left to its own group."""
    mistakes = {RULE: 8, "added_instead_of_subtracted": 7, "borrow_no_decrement": 6}
    page = results_of(
        *(answers(f"Pupil of {rule}", [rule] * n) for rule, n in mistakes.items()),
        answers("Zoe", [NO_CARRY] * 4, of="add_2digit_regroup"),
    ).monday()

    assert page.reteach["misconception"].tolist() == list(mistakes)
    last = rows(page.groups)[-1]
    assert (last["group"], last["misconceptions"], last["students"]) == ("other_mistakes", (NO_CARRY,), ("Zoe",))
    assert page.next_deck("other_mistakes").recipe.diagnose == (NO_CARRY,)


def test_each_pupil_is_in_one_group_with_a_deck():
    """The same mistake, too hard, ready for more, once more, too few cards: each pupil once, each deck as it says."""
    slips = [RULE, "added_instead_of_subtracted", "borrow_no_decrement", None, None]
    page = results_of(
        answers("Ana", [RULE] * 5),
        answers("Ben", [*slips[:3], None, None]),
        answers("Cleo", [None] * 10),
        answers("Dan", [*slips[:1], None, None, None]),
        answers("Eva", [None, None, None, None, RULE]),
    ).monday()

    groups = {row["group"]: row for row in rows(page.groups)}

    assert {group: row["students"] for group, row in groups.items()} == {
        RULE: ("Ana",),
        "easier": ("Ben",),
        "ready": ("Cleo",),
        "same": ("Eva",),
        "few": ("Dan",),
    }
    seed = 20261130
    assert groups[RULE]["deck"] == NextDeck((("sub_2digit_regroup", 2),), seed, (RULE,))
    assert repr(groups["easier"]["deck"]) == f'sq.Deck.generate("sub_2digit_regroup", level=1, seed={seed})'
    assert page.next_deck("ready") == Deck.generate("sub_2digit_regroup", level=3, seed=seed)
    assert page.next_deck(RULE).recipe.diagnose == (RULE,)


def test_the_line_of_a_deck_makes_it():
    """What stands on the page is Python that makes the same deck as `next_deck`, with a level for each skill too."""
    adding = answers("Ana", [None] * 6, of="add_2digit_regroup", level=1)
    game = [*answers("Ana", [None] * 5), *(changed(one, seq=20 + n) for n, one in enumerate(adding))]
    page = results_of(game).monday()

    (row,) = rows(page.groups)

    assert row["deck"].levels == (("add_2digit_regroup", 2), ("sub_2digit_regroup", 3))
    ((given, each, seed),) = re.findall(r"^sq\.Deck\.generate\((.*), level=({.*}), seed=(\d+)\)$", repr(row["deck"]))
    skills = re.findall(r'"(\w+)"', given)
    levels = {name: int(level) for name, level in re.findall(r'"(\w+)": (\d)', each)}
    assert Deck.generate(*skills, level=levels, seed=int(seed)) == page.next_deck("ready")


def test_the_last_level_is_said_to_be_the_last():
    """Who is ready for more at level 3 stays there, and the page says that there is no harder one."""
    page = results_of(answers("Ana", [None] * 6, level=3)).monday()

    (row,) = rows(page.groups)

    assert row["last"]
    assert row["deck"].levels == (("sub_2digit_regroup", 3),)
    assert say("results.monday.groups.last_ready", "en") in str(page)


def test_own_questions_have_no_deck_to_make():
    """Cards of no skill of ours: a group without a deck, which says so, and a refusal to make one."""
    own = [make_attempt(seq=n, item_id=f"own:{n}", skill=None, level=None, chosen="15") for n in range(2, 9)]
    theirs = [make_attempt(game_id="g2", student="Ben", seq=n, item_id=f"b:{n}", skill="knots") for n in range(2, 9)]
    page = results_of(own, theirs).monday()

    assert [row["deck"] for row in rows(page.groups)] == [None]
    assert say("results.monday.groups.no_deck", "en") in str(page)
    with pytest.raises(ResultsError, match="no deck to make"):
        page.next_deck("ready")
    with pytest.raises(ResultsError, match="Choose from: ready"):
        page.next_deck("nobody")


def test_first_tries_have_no_percentage_under_five_cards():
    """Seven of ten has one; three of four is grey and has none; a second try counts nothing."""
    again = make_attempt(game_id="game of Ben", student="Ben", seq=30, card_attempt=2)
    page = results_of(
        answers("Ana", [RULE, "added_instead_of_subtracted", "borrow_no_decrement", *[None] * 7]),
        [*answers("Ben", [RULE, None, None, None]), again],
    ).monday()

    assert page.first_tries.astype(object).to_numpy().tolist() == [["Ana", 10, 7, False], ["Ben", 4, 3, True]]
    assert "- Ana: 7 of 10 (70%)" in str(page)
    assert "- Ben: 3 of 4\n" in str(page)
    assert '<li class="quiet"><span>Ben: 3 of 4</span></li>' in page._repr_html_()


def test_a_card_swapped_and_cards_never_tried():
    """A swap is by pupil; a card in hand for six turns that nobody tried is named, for five it may be a leftover."""
    six, five = SKILLS["sub_2digit_regroup"].question(2, (91, 25)).id, "sub_2digit_regroup:92-66"
    held = [
        changed(one, hand=(one.item_id, six, *[five] * (n < 5))) for n, one in enumerate(answers("Ana", [None] * 6))
    ]
    swap = {"chosen": None, "chosen_text": None, "chosen_cell": None, "correct": None, "outcome": "skipped"}
    swapped = answers("Ben", [None], **swap)
    page = results_of(held, swapped).monday()

    shown = page.avoided.set_index("item_id")

    assert shown.index.tolist() == [swapped[0].item_id, six]
    assert shown.loc[six, ["pupils", "tried", "swapped", "held_long", "turns"]].tolist() == [1, 0, 0, 0, 6]
    assert shown["swapped"].tolist() == [1, 0]
    assert "- 42 − 17: swapped by 1 pupil" in str(page)
    assert "never tried, in hand for 6 turns" in str(page)


def test_a_card_held_for_twice_the_hand_was_avoided():
    """With two cards in hand, four turns are long and three are not."""
    long, short = answers("Ana", [None, None], hand=("x", "y"))
    long = changed(long, hand=(long.item_id, "y"), turns_held=4)
    short = changed(short, hand=(short.item_id, "y"), turns_held=3)

    assert results_of([long, short]).monday().avoided["item_id"].tolist() == [long.item_id]


def test_who_is_not_on_the_list_stands_in_the_order_of_people():
    """Not as the files happened to be read: numbers count, accents sort with their letter."""
    page = results_of(*(answers(one, [None]) for one in ("Zoé", "10", "Élodie", "Ana", "2"))).monday(["Ana"])

    assert page.unlisted["student"].tolist() == ["2", "10", "Élodie", "Zoé"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_who_is_missing_is_blank(tmp_path, encoding, mark):
    """A list as spreadsheets write it: by name or number, whatever the capitals; who is missing has no numbers."""
    path = tmp_path / "class.csv"
    lines = [("Número", "Nombre"), ("1", "Ana"), ("2", "José Pérez"), ("7", "Zoë"), ("", "")]
    path.write_text("\r\n".join(mark.join(line) for line in lines), encoding=encoding)
    results = results_of(answers(" ana", [None] * 5), answers("7", [None] * 5), answers("Bruno", [None] * 5))

    page = results.monday(path)

    assert page.missing["student"].tolist() == ["José Pérez"]
    assert page.unlisted["student"].tolist() == ["Bruno"]
    assert page.first_tries["student"].tolist() == ["Ana", "Bruno", "José Pérez", "Zoë"]
    assert page.first_tries["cards"].isna().tolist() == [False, False, True, False]
    assert "- José Pérez:\n" in str(page)
    assert "1 without answers: José Pérez" in str(page)
    assert "José Pérez" not in {one for students in page.groups["students"] for one in students}


def test_the_list_of_a_class_may_be_a_workbook(tmp_path):
    """What a school's office sends is an Excel file as often as not."""
    from openpyxl import Workbook

    book = Workbook()
    for row in (("Nome", "Turma"), ("Ana", "3B"), ("Bruno", "3B")):
        book.active.append(row)
    book.save(tmp_path / "class.xlsx")

    page = results_of(answers("ana", [None] * 5)).monday(tmp_path / "class.xlsx")

    assert page.missing["student"].tolist() == ["Bruno"]


def test_a_list_of_names_and_none():
    """Names do as well; with everybody there the page says so, and without a list that it cannot tell."""
    results = results_of(answers("Ana", [None] * 5))

    assert say("results.monday.missing.nobody", "en") in str(results.monday(["ANA"]))
    assert results.monday(["Ana", "Ben"]).missing["student"].tolist() == ["Ben"]
    assert say("results.monday.missing.no_list", "en") in str(results.monday())
    assert say("results.monday.missing.no_list", "en") not in str(results.monday(["Ana"]))


def test_the_page_says_what_it_cannot_tell():
    """At its end, in each language; and how to make a deck stands below the decks."""
    results = results_of(answers("Ana", [None] * 5))

    for lang in LANGUAGES:
        page = str(results.monday(lang=lang))
        assert page.endswith(say("results.monday.limits", lang))
        assert say("results.monday.groups.how", lang) in page


def test_lists_that_cannot_be_read_are_refused(tmp_path):
    """No file, a folder, no such column, nothing in it, no names: a sentence each."""
    other, empty = tmp_path / "other.csv", tmp_path / "empty.csv"
    other.write_text("who,mark\nAna,3\n", encoding="utf-8")
    empty.write_bytes(b"")
    page = results_of(answers("Ana", [None]))

    for roster in (tmp_path / "none.csv", "\0", tmp_path, other, empty, 7, [7]):
        with pytest.raises(ResultsError) as raised:
            page.monday(roster)
        for lang in LANGUAGES:
            assert_sentence(raised.value.message(lang))


def test_the_card_for_the_blackboard():
    """The card whose same wrong number came from most pupils, of those who tried it; names stay off it."""
    page = results_of(
        answers("Ana", [RULE, RULE, None]),
        answers("Ben", [None, RULE, None]),
        answers("Cleo", ["added_instead_of_subtracted", RULE, None]),
        answers("Dan", [RULE, None, None]),
    ).monday()

    (row,) = rows(page.warm_up)

    assert (row["item_text"], row["expected"], row["chosen"]) == ("61 − 28", "33", "47")
    assert (row["pupils"], row["tried"], row["misconceptions"][0]) == (3, 4, RULE)
    board = str(page).partition(say("results.monday.warm_up.title", "en").upper())[2]
    assert "3 pupils of 4 who tried it answered 47." in board
    assert not re.search("Ana|Ben|Cleo|Dan", board)


def test_one_pupil_alone_is_not_put_on_the_blackboard():
    """A wrong number of a single pupil would tell who it was: no card."""
    page = results_of(answers("Ana", [RULE] * 6), answers("Ben", [None] * 6)).monday()

    assert page.warm_up.empty
    assert say("results.monday.warm_up.none", "en") in str(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_almost_nothing_is_said_to_be_almost_nothing(lang):
    """No answers, one pupil, too few cards, simulated pupils: a sentence each, in every language."""
    nothing = Results([]).monday(lang=lang)
    assert str(nothing).splitlines()[1:] == [say("results.monday.note.nothing", lang)]
    assert "<h3>" not in nothing._repr_html_()

    one = str(results_of(answers("Ana", [RULE, None])).monday(lang=lang))
    assert say("results.monday.note.one_pupil", lang) in one
    assert say("results.monday.note.thin", lang, least=5) in one

    made = answers("Ana", [None] * 5)
    simulated = Results([read_lines(match_file(*made, game_id=made[0].game_id, kinds=("pupil", "pupil")), "a")])
    assert say("results.monday.note.all_simulated", lang) in str(simulated.monday(lang=lang))
    mixed = Results([*simulated._contents, *results_of(answers("Ben", [None] * 5))._contents])
    assert say("results.monday.note.part_simulated", lang, n=1) in str(mixed.monday(lang=lang))


def test_what_could_not_be_read_is_mentioned():
    """A teacher who acts on the page has to know that a line is missing."""
    (own,) = results_of(answers("Ana", [None] * 5))._contents
    broken = read_lines(b"what is this\n", "b.jsonl")

    assert "1 line, file or answer could not be counted" in str(Results([own, broken]).monday())


def test_nobody_answered_a_card():
    """Swaps alone are no answers: nothing to say but which cards were swapped."""
    swap = {"chosen": None, "chosen_text": None, "chosen_cell": None, "correct": None, "outcome": "skipped"}
    page = results_of(answers("Ana", [None] * 2, **swap)).monday()

    assert say("results.monday.note.nothing", "en") in str(page)
    assert page.first_tries["cards"].tolist() == [0]
    assert "swapped by 1 pupil" in str(page)


def test_answers_with_odd_fields():
    """Help, said numbers, unknown levels, words, empty hands: a page all the same."""
    odd = [
        {"helped": True, "chosen": "14"},
        {"chosen": "14", "chosen_cell": None, "misconceptions": ("nobody_knows_it",)},
        {"level": 99, "chosen": "14", "hand": ()},
        {"item_text": "Capital of Peru?", "expected": '"Lima"', "chosen": '"Quito"', "skill": None, "level": None},
        {"item_text": "", "item_id": "", "hand": ("", ":", "no_skill:x")},
        {"outcome": "timeout", "correct": False, "chosen": None, "chosen_text": None},
        {"outcome": "passed", "correct": None, "chosen": None, "chosen_text": None},
    ]
    made = [make_attempt(**({"seq": n, "item_id": f"c{n}"} | each)) for n, each in enumerate(odd * 3, start=2)]

    for lang in LANGUAGES:
        page = results_of(made).monday(["Ana", "Ben"], lang=lang)
        assert len(str(page)) > 100
        assert page._repr_html_()


class Tags(HTMLParser):
    """Which tags a page opens and closes, and what it says between them."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.closed: list[str] = []
        self.said = ""

    def handle_starttag(self, tag, _):
        if tag != "wbr":  # which has no end
            self.opened.append(tag)

    def handle_endtag(self, tag):
        self.closed.append(tag)

    def handle_data(self, data):
        self.said += data


def test_html_escapes_whatever_pupils_type():
    """A name and a card with markup in them are text; the page needs nothing from elsewhere."""
    name, text = "<script>alert(1)</script>", '<img src="x" onerror="y">'
    wrong = {"item_text": text, "chosen": "14", "misconceptions": ("<b>rule",)}
    made = [[make_attempt(game_id=g, student=f"{name}{g}", seq=n, **wrong) for n in range(2, 9)] for g in ("g1", "g2")]
    page = results_of(*made).monday([f"{name}g1", f"{name} missing"])

    html = page._repr_html_()
    tags = Tags()
    tags.feed(html)

    assert {"script", "img", "b"}.isdisjoint(tags.opened)
    assert sorted(tags.opened) == sorted(tags.closed)
    assert name in tags.said
    assert text in tags.said
    assert not re.search(r"https?:|url\(|src=|@import", html.replace("src=&quot;", ""))


def test_the_page_in_three_languages():
    """The same page in each: its words and notation, no placeholder left, no word about ranks."""
    carry = answers("Ben", [None, NO_CARRY, NO_CARRY], of="add_2digit_regroup")
    results = results_of(answers("Ana", [RULE] * 5), carry, answers("Cleo", [RULE, RULE, None]))

    pages = {lang: results.monday(["Dan"], lang=lang) for lang in LANGUAGES}

    for lang, page in pages.items():
        assert not re.search(r"[{}]", re.sub(r"<style>.*</style>", "", page._repr_html_(), flags=re.DOTALL))
        assert f'lang="{lang}"' in page._repr_html_()
        assert page.reteach["name"][0] == say(f"maths.misconception.{RULE}.name", lang)
        assert str(page).startswith(room(lang, "results")["results.monday.title"])
    assert len({str(page) for page in pages.values()}) == len(LANGUAGES)
    assert pages["pt"].groups["students"].tolist() == pages["en"].groups["students"].tolist()


@pytest.fixture(scope="module")
def of_class(tmp_path_factory):
    """Thirty pupils in fifteen matches of one deck, nine of them with one of two misconceptions."""
    folder = tmp_path_factory.mktemp("class")
    deck = Deck.generate("sub_2digit_regroup", "add_2digit_regroup", seed=7, diagnose=[RULE, NO_CARRY])
    truth = {f"Pupil {n}": RULE if n < 5 else NO_CARRY for n in range(9)}
    pupils = [Pupil(name, misconceptions=(rule,)) for name, rule in truth.items()]
    pupils += [Pupil(f"Pupil {n}", ability=2 + n % 3) for n in range(9, 30)]
    for game in range(15):
        Match(deck, [pupils[game], pupils[29 - game]], save=folder, seed=game).run()
    return Results.read(folder), truth


def test_the_mistakes_of_a_simulated_class_are_the_ones_to_teach(of_class):
    """Five and four of thirty pupils have a misconception: both are named first, nobody else is said to have one."""
    results, truth = of_class

    page = results.monday()

    first = rows(page.reteach)[:2]
    assert [row["misconception"] for row in first] == [RULE, NO_CARRY]
    assert [row["basis"] for row in first] == ["diagnosed", "diagnosed"]
    for row in first:
        assert len(row["students"]) >= 3
        assert {truth.get(student) for student in row["students"]} == {row["misconception"]}
    assert sum(page.groups["pupils"]) == 30
    assert {one for students in page.groups["students"] for one in students} == set(results.frame["student"])
    assert page.warm_up["pupils"][0] >= 2
    assert page.simulated == 30


def test_first_tries_are_those_of_the_table_of_accuracy(of_class):
    """Two pages that disagree would be worse than one."""
    results, _ = of_class

    counted = results.accuracy(by="student").set_index("student")
    shown = results.monday().first_tries.set_index("student")

    assert shown["cards"].to_dict() == counted["n"].to_dict()
    assert shown["right"].to_dict() == counted["correct"].to_dict()
