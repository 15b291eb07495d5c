"""Maths lessons as a board game in Jupyter."""

__version__ = "0.1.0.dev0"
