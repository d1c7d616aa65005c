"""Edo Yashiki: houses for the lords of Edo, by Hisashi Hayashi."""

from bakufu.games.edo_yashiki.game import game

__all__ = ["game"]
