"""What a table may choose."""

from typing import Literal

from bakufu.kernel.game import Options

Module = Literal["court", "samurai", "leaders", "chambers"]


class ShogunOptions(Options, frozen=True, kw_only=True):
    """Side of the board (SHO-1.1), start (SHO-1.3, SHO-1.4), modules (SHO-7 to SHO-10), tower (SHO-2.3)."""

    side: Literal["sun", "moon"] = "sun"
    start: Literal["preset", "draft"] = "preset"
    modules: tuple[Module, ...] = ()
    tower: Literal["shelves", "thirds"] = "shelves"
