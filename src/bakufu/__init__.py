"""Play, study and teach four board games of old Japan.

>>> import bakufu
>>> table = bakufu.new("edo_yashiki", players=3, seed=7)
>>> while not table.over:
...     for seat, decision in table.pending.items():
...         _ = table.play(seat, decision.actions[0])
>>> sum(place == 1 for place in table.result.places) >= 1
True
"""

from collections.abc import Mapping
from typing import Any

from bakufu.engine import IS_COMPILED
from bakufu.games import all_games, find
from bakufu.kernel.chance import new_seed, seed_from
from bakufu.kernel.game import WrongOption
from bakufu.kernel.table import Table
from bakufu.kernel.words import Refused

__all__ = ["IS_COMPILED", "Refused", "Table", "WrongOption", "all_games", "find", "load", "new"]
__version__ = "0.1.0"


def new(
    game: str,
    players: int | None = None,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    names: tuple[str, ...] = (),
) -> Table[Any]:
    """A table with a new game; unless told otherwise the fewest players, a seed nobody knows, the default options."""
    found = find(game)
    count = found.counts[0] if players is None else players
    chosen = found.read_options(count, options or {})
    return Table(found, count, chosen, new_seed() if seed is None else seed_from(seed), names=names)


def load(game: str, state: str | bytes) -> Table[Any]:
    """A table that continues from what `table.state.to_json()` wrote."""
    found = find(game)
    first = found.load(state)
    return Table(found, found.players(first), found.options(first), first.chance.seed, first=first)
