"""What is printed on board, cards and tiles, as the rules want it.

Equal cards are one and the same to the rules, so a card is known by its kind: the four single troops, the ten doubles,
then koku cards worth 1, 2 and 3.
"""

from typing import Annotated, TypeAlias

from bakufu.games.shitenno.printed import PRINTED

Troop: TypeAlias = Annotated[int, "troop"]
"""Bushi, samurai, shinobi or sōhei, by its place in the list."""

Card: TypeAlias = Annotated[int, "card"]
"""A kind of card."""

Cards: TypeAlias = tuple[Card, ...]
"""Several cards, in the order of their kinds."""

Title: TypeAlias = Annotated[int, "title"]
"""A title, and also its rank: 0 is the Daimyō."""

Tile: TypeAlias = Annotated[int, "tile"]
"""A hierarchy tile, by the title that it stands for."""

Bonus: TypeAlias = Annotated[int, "bonus"]
"""What the other face of a bonus tile does."""

Province: TypeAlias = Annotated[int, "province"]

NONE = -1
"""No seat, no troop, no tile."""


COUNTS = PRINTED.players.counts
KAMON = PRINTED.players.kamon
TROOPS_DRAWN = PRINTED.players.troops_drawn
KOKU_DRAWN = PRINTED.players.koku_drawn
FIRST_HAND = PRINTED.players.first_hand
KAMON_PER_YEAR = PRINTED.players.kamon_per_year
MAJORITY_POINTS = PRINTED.players.majority_points
GENERALS = tuple(general.name for general in PRINTED.generals.values())

TITLES = tuple(title.id for title in PRINTED.titles)
SEALS = tuple(title.seals for title in PRINTED.titles)
POINTS_PER_KAMON = tuple(title.points_per_kamon for title in PRINTED.titles)
SENSEI, HATAMOTO = TITLES.index("sensei"), TITLES.index("hatamoto")

TROOPS = PRINTED.troops
_doubles = [tuple(sorted(TROOPS.index(troop) for troop in pair)) for pair in PRINTED.troop_cards.double]

TROOPS_ON: tuple[tuple[Troop, ...], ...] = (
    *((troop,) for troop in range(len(TROOPS))),
    *_doubles,
    *(() for _ in PRINTED.koku_cards),
)
"""The troops that each kind of card shows."""

KOKU_ON = tuple(0 for _ in range(len(TROOPS) + len(_doubles))) + tuple(PRINTED.koku_cards)
"""What each kind of card is worth in koku."""

KINDS = range(len(TROOPS_ON))
FIRST_DOUBLE = len(TROOPS)
FIRST_KOKU = FIRST_DOUBLE + len(_doubles)
"""Kinds below are troops, from here on koku."""

CARD_OF = {troops: kind for kind, troops in enumerate(TROOPS_ON) if troops}
"""The kind of card that shows just these troops."""

KOKU_CARD = {worth: FIRST_KOKU + i for i, worth in enumerate(PRINTED.koku_cards)}
"""The kind of card worth so many koku."""

TROOP_CARDS = tuple(
    kind for kind in range(FIRST_KOKU) for _ in range(PRINTED.troop_cards.single if kind < FIRST_DOUBLE else 1)
)
KOKU_CARDS = tuple(KOKU_CARD[worth] for worth, count in PRINTED.koku_cards.items() for _ in range(count))

_AT_LEAST = 3
"""So many bits of a tally for every kind of card, and more where there are more cards."""
_bits = [max(_AT_LEAST, (*TROOP_CARDS, *KOKU_CARDS).count(kind).bit_length()) for kind in KINDS]
TALLY = tuple(1 << sum(_bits[:kind]) for kind in KINDS)
"""One card of each kind in a tally: a number that says how many there are of every kind, a few bits for each."""
TALLIED = tuple(one * ((1 << bits) - 1) for one, bits in zip(TALLY, _bits, strict=True))
"""All bits of each kind."""

BONUSES = PRINTED.bonus_tiles.bonuses
EXCHANGE, PLUS_ONE, DRAW = (BONUSES.index(bonus) for bonus in ("exchange", "plus_one", "draw"))
BONUS_TILES = (PRINTED.bonus_tiles.of_each_pair,) * (len(TROOPS) * len(BONUSES))
"""How many bonus tiles there are of each sort: bushi with exchange, bushi with plus one, and so on."""

TILES_PER_PROVINCE = PRINTED.bonus_tiles.per_province

PROVINCES = tuple(PRINTED.provinces)
PROVINCE_NAMES = tuple(province.name for province in PRINTED.provinces.values())
TROOP_OF = tuple(TROOPS.index(province.troop) for province in PRINTED.provinces.values())
TROOPS_NEEDED = tuple(province.troops for province in PRINTED.provinces.values())
GATE = tuple(province.gate for province in PRINTED.provinces.values())
POSITIONS = tuple(province.positions for province in PRINTED.provinces.values())
