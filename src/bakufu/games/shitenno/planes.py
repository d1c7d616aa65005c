"""What a seat sees, as numbers."""

from bakufu.games.shitenno.components import BONUSES, KINDS, PROVINCES, TITLES, TROOPS
from bakufu.games.shitenno.provinces import PLACES
from bakufu.games.shitenno.state import GOLD
from bakufu.kernel.planes import Counts, Each, Item, Kinds, Planes, Remembered, UpTo, by_seat, number, one_of, who

ASKED = ("make-lot", "lot", "split-cards", "choose-lot", "take-provinces", "pay", "gild")
"""Everything that a seat may be asked."""


def kamon(players: int) -> Item:
    """Whose kamon it is, then whether it is golden."""
    owner = who(players, low=0)
    tables = []
    for seat in range(players):
        silver = {other: owner.write(other, seat) + b"\0" for other in range(players)}
        tables.append(silver | {other + GOLD: owner.write(other, seat) + b"\1" for other in range(players)})
    return Item(tables, (players + 1,), "plane-who", 0, players - 1)


def planes(players: int) -> Planes:
    """For so many players."""
    places, seat, title = len(PROVINCES), who(players), one_of(len(TITLES), low=-1)
    cards = Kinds(len(KINDS))
    return Planes(
        {
            "year": number(low=-1),
            "turn": seat,
            "titles": Each(players, title, turned=True),
            "received": Each(players, title, turned=True),
            "shared": cards,
            "lot": cards,
            "lot_tiles": UpTo(2, title),
            "troop_deck": number(),
            "troop_discards": cards,
            "koku_deck": number(),
            "koku_discards": cards,
            "hand": Remembered(cards),
            "known": Each(players, Remembered(cards), turned=True),
            "secret": by_seat(players),
            "bonuses": by_seat(players, len(BONUSES)),
            "kamon_left": by_seat(players),
            "provinces": Each(places, Remembered(UpTo(PLACES, kamon(players)))),
            "leads": Each(places, seat),
            "tops": Each(places, one_of(len(TROOPS), low=-1)),
            "paying": one_of(places, low=-1),
            "tiles": Counts(len(TROOPS) * len(BONUSES)),
            "scores": by_seat(players),
        },
        # What a province costs follows from its kamon and its visible tile.
        left=("options", "prices", "rules"),
        asked=ASKED,
    )
