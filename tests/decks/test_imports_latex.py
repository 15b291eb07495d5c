from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks.imports.latex import plain_of
from seqnum.decks.imports.markup import seen
from seqnum.maths import SKILLS, parse
from tests.decks.sentences import outcome, refused

BOTH_WAYS = {"proportion_missing_term"}
"""A colon in LaTeX is a ratio or a division."""


@pytest.mark.parametrize(
    ("latex", "plain"),
    [
        (r"\frac{1}{2}+\frac13", "1/2+1/3"),
        (r"\dfrac{x+1}{2}", "(x+1)/2"),
        (r"2\tfrac{1}{3}", "2 1/3"),
        (r"3 \times 4 \div 2 \cdot 5", "3 × 4 ÷ 2 × 5"),
        (r"\sqrt{16} + \sqrt[3]{8}", "√16 + ³√8"),
        (r"\left(4 + 5\right)^{2}", "(4 + 5)^2"),
        (r"x^{10} - x^{n+1}", "x^10 - x^(n+1)"),
        (r"90^\circ", "90°"),
        (r"1{,}000 + 5\%", "1,000 + 5%"),
        (r"\text{half of } 8", "half of 8"),
        (r"6 \times \underline{\hspace{1cm}} = 42", "6 × □ = 42"),
        (r"\begin{cases} x + y = 3 \\ x - y = 1 \end{cases}", "x + y = 3; x - y = 1"),
        (r"\det\begin{pmatrix}1 & 2\\3 & 4\end{pmatrix}", "det [[1, 2], [3, 4]]"),
        (r"\log_2 8 + \sin 30^{\circ}", "log_2 8 + sin 30°"),
    ],
)
def test_latex(latex, plain):
    """What teachers write in LaTeX becomes what the parser reads."""
    assert plain_of(latex) == plain


def test_the_latex_of_every_skill_is_read():
    """What our own printer writes for the cards of all skills is read back to the same notation."""
    for skill in SKILLS.values():
        if skill.id in BOTH_WAYS:
            continue
        for level in skill.levels:
            question = skill.draw(Random(f"latex:{level}"), level)
            assert parse(seen(f"${question.latex()}$")) == question.prompt, (skill.id, question.latex())


@pytest.mark.parametrize(
    "latex", [r"\foo", r"\input{/etc/passwd}", r"\frac{1}", "{", "}", r"\frac" * 400, "{" * 1999, "x" * 2001]
)
def test_what_is_no_latex_of_ours(latex):
    """An unknown command, an open bracket and far too much are each one sentence."""
    refused(lambda: plain_of(latex))


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [*"{}[]^_&~$ 12x+=<", "\\", r"\frac", r"\sqrt", r"\left", r"\begin", r"\end", r"\text", "<sup>", "&lt;"]
        )
    )
)
def test_any_markup(parts):
    """Whatever is put together is plain text on one line, or a sentence."""
    found, _ = outcome(lambda: seen("".join(parts)))
    if found is not None:
        assert found == " ".join(found.split())
        outcome(lambda: parse(found))
