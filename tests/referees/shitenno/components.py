"""What is printed on the board, the cards and the tiles, typed in by hand: a second reading of the figures.

Troops, cards, titles, bonuses and provinces go by number, as they do in the engine's JSON.
"""

from collections import Counter
from itertools import combinations

BUSHI, SAMURAI, SHINOBI, SOHEI = TROOPS = (0, 1, 2, 3)

DAIMYO, SHOMYO, SENSEI, HATAMOTO = TITLES = (0, 1, 2, 3)
"""The more seals the smaller the number, so the smallest number is the highest rank (SHI-2.1)."""

EXTRA_POINTS = {DAIMYO: 2, SHOMYO: 1, SENSEI: 0, HATAMOTO: 0}

EXCHANGE, PLUS_ONE, DRAW = BONUSES = (0, 1, 2)

KAMON = {2: 12, 3: 10, 4: 8}
TROOPS_TURNED_UP = {2: 4, 3: 6, 4: 8}
KOKU_TURNED_UP = {2: 2, 3: 3, 4: 4}
FIRST_HAND = 2
KAMON_A_YEAR = 2
MAJORITY = 6
TILES_A_PROVINCE = 3

PRINTED: dict[int, tuple[int, ...]] = {
    **{troop: (troop,) for troop in TROOPS},
    **{4 + troop: (troop, troop) for troop in TROOPS},
    **{8 + number: pair for number, pair in enumerate(combinations(TROOPS, 2))},
}
"""The troops on each kind of troop card: four single ones, four with the same troop twice, six mixed ones."""

KOKU = {14: 1, 15: 2, 16: 3}
"""What each kind of koku card is worth."""

TROOP_CARDS = Counter({card: 6 if len(troops) == 1 else 1 for card, troops in PRINTED.items()})
KOKU_CARDS = Counter({14: 12, 15: 8, 16: 4})
BONUS_TILES = Counter({(troop, bonus): 2 for troop in TROOPS for bonus in BONUSES})

SMALL, LARGE = (3, 4, 6, 9), (5, 6, 8, 11)

PROVINCES: tuple[tuple[int, int, tuple[int, ...]], ...] = (
    (SAMURAI, 2, SMALL),  # Chūgoku
    (SHINOBI, 2, SMALL),  # Chūbu
    (SOHEI, 2, SMALL),  # Hokkaidō
    (BUSHI, 2, SMALL),  # Kyūshū
    (BUSHI, 3, LARGE),  # Tōhoku
    (SOHEI, 3, LARGE),  # Shikoku
    (SHINOBI, 3, LARGE),  # Kansai
    (SAMURAI, 3, LARGE),  # Kantō
)
"""Of each province its troop, how many of it are always needed, and the points of its positions from left to right."""
