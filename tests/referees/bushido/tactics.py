"""What the tactic discs make of tiles and troops (BUS-5.4)."""

from dataclasses import dataclass

ALL = 10**6
"""More troops than there can be."""


@dataclass
class Side:
    """What one side brings to a fight."""

    disc: str
    tiles: list[str]
    troops: int

    @property
    def katana(self) -> int:
        """The katana on the tiles."""
        return sum(int(tile[-1]) for tile in self.tiles)

    def tiles_of(self, katana: int) -> int:
        """How many tiles show so many katana."""
        return self.tiles.count(f"katana-{katana}")


def strength(side: Side, other: Side) -> int:
    """How strong a side is against the other; a tie is the defender's (BUS-5.5)."""
    if side.disc == "traitor" and other.disc != "traitor":
        return ALL
    doubled = (side.disc, other.disc) in (("duel", "battle"), ("battle", "ambush"), ("ambush", "duel"))
    return side.katana * (2 if doubled else 1) + (side.troops if side.disc == "battle" else 0)


def losses(winner: Side, loser: Side) -> tuple[int, int]:
    """What the winner and the loser lose, however many there are to lose."""
    pair = (winner.disc, loser.disc)
    if pair == ("duel", "duel"):
        return 0, 0
    if pair == ("battle", "battle"):
        return loser.tiles_of(3), ALL
    if winner.disc == "traitor" != loser.disc:
        return loser.tiles_of(1) // 2 if loser.disc == "ambush" else 0, ALL
    difference = strength(winner, loser) - strength(loser, winner)
    if pair == ("ambush", "ambush"):
        return loser.tiles_of(1), difference + winner.tiles_of(1)
    if winner.disc == "ambush":
        return 0, difference + winner.tiles_of(1) // 2
    if loser.disc == "ambush":
        return loser.tiles_of(1) // 2, difference
    return 0, difference
