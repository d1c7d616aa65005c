"""What lies on the table."""

from typing import Any, Self

from msgspec import Struct

from bakufu.kernel.chance import Chance
from bakufu.kernel.json import encode

FIRST_RULES = 1
"""Positions that name no version are of this one."""


class State(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table and nothing else: plain, mutable data that a game extends with its own (keyword) fields.

    A state whose `tell` is None runs silently; a clone always does. `rules` is the version of the rules that is played
    by; where they differ a step asks for it: `if state.rules >= 2:  # since 2`.
    """

    stack: list[Any]
    """The steps under way; the last one is on top and is the one that asks or runs."""
    chance: Chance
    tell: Any = None
    rules: int = FIRST_RULES

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def to_json(self) -> str:
        """Everything, complete; `bakufu.load` continues from there."""
        tell, self.tell = self.tell, None
        try:
            return encode(self).decode()
        finally:
            self.tell = tell
