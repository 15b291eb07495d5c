import pytest

from seqnum.maths import Expression, parse
from seqnum.maths.expression import Op

SENTENCES = {
    "8 + 7": ("8 plus 7", "8 más 7", "8 mais 7"),
    "15 − 8": ("15 minus 8", "15 menos 8", "15 menos 8"),
    "7 × 8": ("7 times 8", "7 por 8", "7 vezes 8"),
    "56 ÷ 7": ("56 divided by 7", "56 dividido entre 7", "56 dividido por 7"),
    "6 × □ = 42": ("6 times what is 42?", "¿6 por qué número da 42?", "6 vezes que número dá 42?"),
    "□ × 11 = 132": ("what times 11 is 132?", "¿qué número por 11 da 132?", "que número vezes 11 dá 132?"),
    "2x + 3 = 11": ("2 x plus 3 equals 11", "2 x más 3 es igual a 11", "2 x mais 3 é igual a 11"),
    "2/3 of 12": ("two thirds of 12", "dos tercios de 12", "dois terços de 12"),
    "1/2 of 18": ("half of 18", "la mitad de 18", "metade de 18"),
    "1/4 + 2/3": ("one quarter plus two thirds", "un cuarto más dos tercios", "um quarto mais dois terços"),
    "5/11 − 1/12": (
        "five elevenths minus one twelfth",
        "cinco onceavos menos un doceavo",
        "cinco onze avos menos um doze avos",
    ),
    "1/13 + 25/4": ("1 over 13 plus 25 over 4", "1 sobre 13 más 25 sobre 4", "1 sobre 13 mais 25 sobre 4"),
    "2 1/3 + 1 1/2": ("2 and one third plus 1 and a half", "2 y un tercio más 1 y medio", "2 e um terço mais 1 e meio"),
    "−8 + 6": ("minus 8 plus 6", "menos 8 más 6", "menos 8 mais 6"),
    "5 + (−9)": ("5 plus minus 9", "5 más menos 9", "5 mais menos 9"),
    "7 − (−3)": ("7 minus minus 3", "7 menos menos 3", "7 menos menos 3"),
    "5x^2": ("5 x squared", "5 x al cuadrado", "5 x ao quadrado"),
    "2^(−4)": ("2 to the power minus 4", "2 elevado a menos 4", "2 elevado a menos 4"),
    "3 × (4 + 5)": (
        "3 times open parenthesis 4 plus 5 close parenthesis",
        "3 por abre paréntesis 4 más 5 cierra paréntesis",
        "3 vezes abre parênteses 4 mais 5 fecha parênteses",
    ),
    "2(x + 3)": (
        "2 times open parenthesis x plus 3 close parenthesis",
        "2 por abre paréntesis x más 3 cierra paréntesis",
        "2 vezes abre parênteses x mais 3 fecha parênteses",
    ),
}


@pytest.mark.parametrize("text", SENTENCES)
def test_a_screen_reader_says_what_a_teacher_would(text: str):
    """In English, Spanish and Portuguese."""
    tree = parse(text)
    assert (tree.spoken("en"), tree.spoken("es"), tree.spoken("pt")) == SENTENCES[text]


@pytest.mark.parametrize(
    ("one", "other"),
    [("(−3)^2", "−3^2"), ("(2 + 3) × 4", "2 + 3 × 4"), ("(1/2)^2", "1/(2^2)"), ("10 − (4 − 3)", "10 − 4 − 3")],
)
def test_what_is_written_differently_sounds_different(one: str, other: str):
    """Brackets that matter are said."""
    assert parse(one).spoken() != parse(other).spoken()


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("denominator", range(2, 13))
def test_fractions_to_twelfths_are_said_in_words(denominator: int, lang: str):
    """No figures are left in halves to twelfths, for one part or many."""
    for numerator in (1, 5):
        fraction: Expression = Op("frac", parse(f"{numerator}/{denominator}").args)  # type: ignore[attr-defined]
        assert not any(map(str.isdigit, fraction.spoken(lang)))
