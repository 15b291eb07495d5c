import pytest
from hypothesis import given

from seqnum.maths import Expression, parse
from seqnum.maths.tokens import LONGEST_TEXT
from tests.maths.notation_trees import TAGS, trees, unhurried


@pytest.mark.parametrize("lang", TAGS)
@given(tree=trees)
@unhurried
def test_plain_text_is_read_back_to_the_same_tree(lang: str, tree: Expression):
    """Whatever is printed is read back as it was, in every language."""
    text = tree.plain(lang)
    if len(text) <= LONGEST_TEXT:
        assert parse(text, lang) == tree


@given(tree=trees)
@unhurried
def test_spaces_do_not_change_a_printed_text(tree: Expression):
    """More space around what is already spaced, or at the edges, reads the same."""
    text = tree.plain()
    wider = f"  {text.replace(' ', '   ')} "
    if len(wider) <= LONGEST_TEXT:
        assert parse(wider) == parse(text)
