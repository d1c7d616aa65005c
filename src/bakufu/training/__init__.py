"""Chances to win learned from games that bots play among themselves; `bakufu train`."""
