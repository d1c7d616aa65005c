"""The games of Bakufu, with their default options: as they are here, and as other sources have them."""

from collections.abc import Iterator
from functools import partial

from bakufu.arena.measure import measure_playout, random_playouts
from bakufu.games import all_games
from bench.elsewhere import Elsewhere
from bench.entry import Entry

FOUR = 4
OURS = "Bakufu"


def entries(every_count: bool, elsewhere: dict[str, Elsewhere]) -> Iterator[Entry]:
    """Every game with four players, as Catan is measured (or its most, if fewer); or with every number."""
    for game in all_games():
        for players in game.counts if every_count else [min(FOUR, max(game.counts))]:
            yield Entry(OURS, game.name, players, partial(measure_playout, random_playouts(game, players)))
            for where, there in elsewhere.items():
                yield Entry(f"{OURS} {where}", game.name, players, partial(there.measure, game.id, players))
