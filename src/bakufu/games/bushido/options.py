"""What a table may choose."""

from typing import Literal

from bakufu.kernel.game import Options


class BushidoOptions(Options, frozen=True, kw_only=True):
    """What the campaign token is good for, if anything (BUS-8), and which hexes make the map (BUS-1.1)."""

    campaign: bool = False
    elite: bool = False
    provinces: Literal["mix", "drawn"] = "mix"
