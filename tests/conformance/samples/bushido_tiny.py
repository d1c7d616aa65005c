"""Positions of Bushido with few pieces, so that all their worlds can be tried."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, KINDS, ONE, TACTICS
from bakufu.games.bushido.notes import disc_drawn
from bakufu.games.bushido.state import BushidoState
from tests.games.bushido.positions import rows

FIRST = (AMBUSH, DUEL, BATTLE)
"""The discs that everybody is dealt openly."""


def counts(pieces: Sequence[int], kinds: int) -> list[int]:
    """Pieces by kind."""
    return [pieces.count(kind) for kind in range(kinds)]


def tiny(
    tiles: Sequence[int] = (ONE,) * 9,
    discs: Sequence[int] = (BATTLE,) * 9,
    known: Sequence[int] = (1,),
    rules: str | None = None,
    seed: int = 1,
) -> BushidoState:
    """Three players without a tile; these tiles in the bag and discs in the piles. Some hold the first discs openly."""
    state = rows(3, rules=rules, seed=seed)
    state.bag, state.tiles = counts(tiles, KINDS), [0] * (3 * KINDS)
    state.disc_piles, state.discs = counts(discs, TACTICS), [0] * (3 * TACTICS)
    for seat in known:
        for disc in FIRST:
            state.discs[seat * TACTICS + disc] = state.open_discs[seat * TACTICS + disc] = 1
            disc_drawn(state, seat, disc)
    return state


def until(make: Callable[[int], BushidoState | None]) -> BushidoState:
    """The first position, by its seed, in which luck was such that the history could happen."""
    return next(state for seed in range(10_000) if (state := make(seed)))


def discs_in(*places: tuple[str, int]) -> Callable[[Any], Any]:
    """What lies in hands (`discs`) and face down among the discards (`discards`) of seats."""
    return lambda state: tuple(tuple(getattr(state, name)[seat * TACTICS :][:TACTICS]) for name, seat in places)


def tiles_of(*seats: int) -> Callable[[Any], Hashable]:
    """What lies behind screens."""
    return lambda state: tuple(tuple(state.tiles[seat * KINDS : seat * KINDS + KINDS]) for seat in seats)
