"""Taking a move of a game back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seqnum.engine import Game, RulesError, board_for, preset


def dealt(name, **options):
    return Game.deal(replace(preset(name), undo=True, **options), *board_for(name), seed="7")


def test_a_move_that_drew_nothing():
    """Where players draw by hand, the game is as it was before the chip."""
    game = dealt("kids", draw="manual")

    assert game.play(game.legal()[0]).undo() == game


def test_a_card_was_drawn():
    """A chip that drew a card stays."""
    game = dealt("kids")
    with pytest.raises(RulesError, match="drew a card"):
        game.play(game.legal()[0]).undo()


def test_dice_that_fall_alike():
    """A throw is as hidden as a card, also when the dice fall as they did before."""
    game = dealt("dice")
    alike = 0
    while not game.over:
        thrown = game.position().hands[game.turn]
        game = game.play(game.legal()[0])
        alike += not game.over and thrown == game.position().hands[game.turn]
        with pytest.raises(RulesError, match="drew a card"):
            game.undo()

    assert alike
