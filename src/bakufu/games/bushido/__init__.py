"""Bushido: the way of the warrior, for three to five daimyō."""

from bakufu.games.bushido.game import game

__all__ = ["game"]
