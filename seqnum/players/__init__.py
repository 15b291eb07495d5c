"""Computers that play. They get a view of the game and a generator of their own, nothing else."""

from seqnum.players.errors import PlayerError
from seqnum.players.heuristic import Heuristic
from seqnum.players.player import Player
from seqnum.players.random import Random
from seqnum.players.search import Search

__all__ = ["Heuristic", "Player", "PlayerError", "Random", "Search"]
