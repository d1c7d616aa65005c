"""What a table may choose."""

from typing import Literal

from bakufu.kernel.game import Options


class EdoOptions(Options, frozen=True, kw_only=True):
    """How cards are taken (EDO-2.2), and whether specialists score (EDO-5)."""

    taking: Literal["race", "sealed", "draft"] = "race"
    specialists: bool = False
