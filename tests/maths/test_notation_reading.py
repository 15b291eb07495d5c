import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum.maths import Expression, ParseError, parse
from seqnum.maths.expression import Text
from seqnum.text import LANGUAGES
from tests.maths.notation_trees import unhurried

SAME = {
    "5 + (−9)": ["5+-9", "5 + −9", "5 + (-9)", "(5)+(–9)"],
    "3 × (4 + 5)": ["3*(4+5)", "3·(4+5)", "3 × ( 4 + 5 )", "3 ⋅ (4+5)"],
    "3 × 4": ["3x4", "3 x 4", "3 X 4", "3*4"],
    "12 ÷ 4": ["12 / 4", "12:4", "12 : 4", "12÷4", "12 /4"],
    "12/4": ["12/4", "12⁄4"],
    "6 × □ = 42": ["6 x ? = 42", "6*_=42", "6 × ___ = 42", "6 x □ = 42"],
    "1 1/2": ["1½", "1 ½", "1  1/2"],
    "1/2 + 3/4": ["½ + ¾", "½+¾"],
    "2x + 3 = 11": ["2x+3=11", "2 x + 3 = 11"],
    "2(x + 3)": ["2(x+3)", "2 (x + 3)"],
    "(x + 1)(x + 2)": ["(x+1)(x+2)"],
    "x^2 + 2^(−3)": ["x²+2⁻³", "x^2 + 2^-3"],
    "(x^2)/3": ["x²/3", "x^2/3"],
    "2x/3": ["2x/3", "(2x)/3"],
    "8 + 7": ["8+7=", "8 + 7 = ", "(8 + 7)"],
    "2/3 of 12": ["2/3 of 12", "2/3 Of 12"],
    "1/2 of (1/2 of 12)": ["½ of ½ of 12"],
    "(1/2 of 6) × 4": ["1/2 of 6 × 4"],
    "2 × x": ["2×x", "2*x"],
    "√12": ["sqrt(12)", "√(12)", "√ 12", "SQRT(12)"],
    "∛27": ["³√27", "∛(27)", "∛ 27"],
    "⁵√32": ["⁵√(32)"],
    "2√3": ["2 sqrt(3)", "2 √3"],
    "√3/2": ["(√3)/2", "sqrt(3)/2"],
    "5π/6": ["5 pi/6", "5pi/6", "5 π/6", "(5π)/6"],
    "−5 + 10i": ["-5+10i", "-5 + 10 i"],
    "|−7|": ["|-7|", "abs(-7)", "| -7 |"],
    "|x| + |y|": ["|x|+|y|"],
    "2|(x − |y|)|": ["2|x-(|y|)|"],
    "sin 30°": ["sin(30°)", "sen 30°", "Sin 30°"],
    "(sin x) cos x": ["sin(x)cos(x)"],
    "20% of 150": ["20 % of 150"],
    "5!": ["(5)!", "5 !"],
    "log₂ 8": ["log2(8)", "log_2(8)", "log_2 8", "log₂(8)", "log2 8"],
    "log₁₀ 100": ["log(100)", "log 100"],
    "ln x": ["ln(x)"],
    "C(5, 2)": ["C(5,2)", "C(5; 2)"],
    "P(5, 2)": ["P(5,2)"],
    "f(3)": ["f (3)"],
    "f′(2)": ["f'(2)"],
    "(1, −2)": ["(1,-2)", "(1; -2)"],
    "7, 8, □": ["7,8,?", "7; 8; _"],
    "x + y = 7; x − y = 1": ["x+y=7, x-y=1"],
    "GCF(12, 18)": ["gcd(12,18)", "gcf(12, 18)", "HCF(12, 18)", "mcd(12, 18)"],
    "LCM(6, 8)": ["lcm(6,8)", "mmc(6, 8)"],
    "$3.50": ["$ 3.50", "3.50 €", "R$ 3.50"],
    "4,356 − 2,789": ["4356-2789", "4,356-2,789"],
    "0.50": ["0.50"],
    "det [[1, 2], [3, 4]]": ["det[[1,2],[3,4]]"],
    "∫_0^3 (x^2 + 2) dx": ["∫₀³ (x²+2) dx", "∫_0^3(x^2+2)dx"],
    "lim_(x→2) (x^2 − 4)/(x − 2)": ["lim x→2 (x^2-4)/(x-2)", "lim_(x->2) (x²-4)/(x-2)"],
    "d/dx 3x^2": ["d/dx(3x^2)", "d/dx 3x²"],
    "remainder of 17 ÷ 5": ["Remainder of 17:5", "remainder  of  17 ÷ 5"],
    "larger of 0.4 and 0.35": ["larger of 0.4 and 0.35"],
    "3x − 2 for x = 4": ["3x-2 for x=4"],
}


@pytest.mark.parametrize(("meant", "typed"), [(meant, typed) for meant, ways in SAME.items() for typed in ways])
def test_what_teachers_type_is_read(meant: str, typed: str):
    """The usual ways to type an exercise mean the same tree."""
    assert parse(typed).plain() == meant


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_words_are_those_of_the_language(lang: str):
    """Read "2/3 de 12" where people write that, and not the English word."""
    assert parse("2/3 de 12", lang) == parse("2/3 of 12", "en")
    with pytest.raises(ParseError):
        parse("2/3 of 12", lang)


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("", "empty", 1),
        ("  ", "empty", 3),
        ("8 +", "ended", 4),
        ("(3 + 4", "not_closed", 1),
        ("3 + 4)", "misplaced", 6),
        ("()", "misplaced", 2),
        ("+5", "misplaced_first", 1),
        ("2 3", "misplaced", 3),
        ("2x 3 = 11", "misplaced", 4),
        ("3 = 4 = 5", "misplaced", 7),
        ("(x = 3)", "misplaced", 4),
        ("1 2/", "misplaced", 3),
        ("½½", "misplaced", 2),
        ("2^3^2", "ambiguous", 4),
        ("1/2x", "ambiguous", 4),
        ("1/2(x + 1)", "ambiguous", 4),
        ("1/2/3", "ambiguous", 4),
        ("2/3^2", "ambiguous", 4),
        ("1 1/2x", "ambiguous", 6),
        ("3 x (4 + 5)", "ambiguous", 3),
        ("seno 30", "word", 1),
        ("8 & 7", "strange", 3),
        ("<b>8</b>", "strange", 1),
        ("=1+1", "misplaced_first", 1),
        ("٣ + 4", "strange", 1),
        ('__import__("os")', "word", 3),
        ("9^9^9^9", "ambiguous", 4),
        ("1" * 16, "too_big", 1),
        ("2^" + "⁹" * 3, "misplaced", 3),
        ("(" * 100, "too_deep", 22),
        ("-" * 100 + "1", "too_deep", 22),
        ("½ of " * 30 + "2", "too_deep", 106),
        ("8 + " * 60 + "7", "too_long", 201),
        ("√2x", "ambiguous", 3),
        ("√2^2", "ambiguous", 3),
        ("2³√27", "ambiguous", 2),
        ("sin 2x", "ambiguous", 6),
        ("sin 30°/2", "ambiguous", 8),
        ("sin(x)^2", "ambiguous", 7),
        ("log2", "ambiguous", 4),
        ("||x||", "ambiguous", 2),
        ("5!!", "ambiguous", 3),
        ("2^3!", "ambiguous", 4),
        ("1/2%", "ambiguous", 4),
        ("(1, 2", "not_closed", 1),
        ("|x", "not_closed", 1),
        ("[[1, 2], [3]]", "misplaced", 12),
        ("gcd(12)", "misplaced", 7),
        ("f(1, 2)", "misplaced", 7),
        ("f′", "misplaced", 2),
        ("∫ x dx", "misplaced", 3),
        ("lim_(y→2) y", "misplaced", 6),
        ("x = 1, 2", "misplaced", 8),
        ("√" * 100 + "2", "too_deep", 22),
        ("|(" * 30 + "2", "too_deep", 22),
        ("remainder of 17 ÷", "ended", 5),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_column(text: str, key: str, column: int):
    """One sentence in each language names the column; nothing is guessed."""
    with pytest.raises(ParseError) as error:
        parse(text)
    assert error.value.key == f"notation.error.{key}"
    assert error.value.values["column"] == column
    for lang in LANGUAGES:
        assert len(error.value.message(lang)) < 220


@pytest.mark.parametrize("piece", ["(", "9^", "1", "_"])
def test_a_hostile_text_is_refused_at_once(piece: str):
    """A million characters are looked at no longer than three hundred: the first are too many."""

    def cost(length: int) -> float:
        text, best = piece * length, float("inf")
        for _ in range(7):
            start = time.perf_counter()
            with pytest.raises(ParseError):
                parse(text)
            best = min(best, time.perf_counter() - start)
        return best

    assert cost(10**6) < 100 * cost(300)


def read_or_sentence(text: str) -> Expression | str:
    try:
        return parse(text)
    except ParseError as error:
        return str(error)


@given(st.text(alphabet="0123456789 +-−*×x/÷:()^=_?□½²of.,'\"<ab", max_size=60) | st.text(max_size=230))
@unhurried
def test_any_text_is_read_or_refused(text: str):
    """No text gives anything but a tree or a ParseError with a sentence; a tree prints and reads back."""
    read = read_or_sentence(text)
    assert isinstance(read, str | Text) or parse(read.plain()) == read
