"""What a seat sees, as numbers."""

from typing import Any

from bakufu.games.shogun.components import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    CHAMBER_SPACES,
    EVENTS,
    FAVOURS,
    PRICES,
    PROVINCES,
    REGIONS,
    SPACES,
    SPECIALS,
    VILLAGE,
)
from bakufu.games.shogun.numbering import GROUPS
from bakufu.games.shogun.shown import HIDDEN
from bakufu.kernel.planes import (
    Counts,
    Each,
    Field,
    Kinds,
    Perhaps,
    Planes,
    UpTo,
    bits,
    by_seat,
    cut,
    number,
    one_of,
    who,
)
from bakufu.kernel.words import Seat

ASKED = (
    "take-province",
    "place-group",
    "plan",
    "lift",
    "confirm-plan",
    "special",
    "deploy",
    "move",
    "move-own",
    "revolt",
    "favour",
    "cancel-event",
    "use-favour",
    "bonus",
    "place-leader",
    "move-leader",
    "return-leader",
    "chamber",
)
"""Everything that a seat may be asked."""


class Colours(Field):
    """Cubes by colour: the seats' own, the first of them the own one, then the village's."""

    def __init__(self, players: int) -> None:
        super().__init__((players + 1,), "plane-colours")
        self._players = players

    def write(self, value: Any, seat: Seat) -> bytes:
        """Without the colours that nobody plays."""
        return cut([*value[seat : self._players], *value[:seat], value[VILLAGE]])

    def read(self, data: bytes, seat: Seat) -> Any:
        """With them."""
        own = self._players - seat
        return [*data[own:-1], *data[:own], *[0] * (VILLAGE - self._players), data[-1]]


def planes(players: int) -> Planes:
    """For so many players."""
    province, seat = one_of(PROVINCES, low=-1), who(players)
    return Planes(
        {
            "year": number(),
            "season": one_of(4),
            "owner": Each(PROVINCES, who(players, low=-2)),
            "armies": Counts(PROVINCES),
            "buildings": Each(PROVINCES, bits(len(BUILDINGS))),
            "markers": Counts(PROVINCES),
            "reserve": Colours(players),
            "bowl": Colours(players),
            "inside": Colours(players),
            "chests": by_seat(players),
            "rice": by_seat(players),
            "scores": by_seat(players),
            "supply": Counts(len(BUILDINGS)),
            "year_events": Kinds(len(EVENTS)),
            "event": one_of(len(EVENTS), low=-1),
            "row": UpTo(ACTIONS, one_of(ACTIONS)),
            "closed": number(),
            "specials": Perhaps(Each(SPECIALS, one_of(SPECIALS, low=-1))),
            "choosing": UpTo(players, seat),
            "special": Each(players, one_of(SPECIALS, low=-1), turned=True),
            "places": Kinds(SPECIALS + 1),
            "order": UpTo(players, seat),
            "hand": Kinds(CARDS),
            "plans": Each(players, Each(SPACES, number(low=HIDDEN)), turned=True),
            "confirmed": by_seat(players),
            "rethinking": number(),
            "acting": province,
            "pile": number(),
            "open": UpTo(2, province),
            "groups": Perhaps(Each(players, Kinds(max(GROUPS) + 1, falling=True), turned=True)),
            "courtiers": by_seat(players),
            "hall": by_seat(players),
            "favours": UpTo(len(PRICES), one_of(max(FAVOURS) + 1, low=-1)),
            "favours_left": number(),
            "calm": seat,
            "peace": Perhaps(Each(players, bits(2), turned=True)),
            "samurai": by_seat(players),
            "leaders": Each(players, province, turned=True),
            "statues": Each(PROVINCES, seat),
            "statues_left": by_seat(players),
            "trophies": by_seat(players),
            "tiles": Perhaps(Each(CHAMBER_SPACES, who(players, low=-3))),
            "region_row": UpTo(REGIONS, one_of(REGIONS)),
            "chamber_for": one_of(REGIONS, low=-1),
        },
        left=("options", "players"),
        asked=ASKED,
    )
