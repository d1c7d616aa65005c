"""Shogun: two years of war and building in old Japan, by Dirk Henn, with its four modules."""

from bakufu.games.shogun.game import game

__all__ = ["game"]
