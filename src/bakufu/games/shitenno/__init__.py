"""Shitennō: four generals share what the shogun gives, and take the provinces of Japan."""

from bakufu.games.shitenno.game import game

__all__ = ["game"]
