"""Positions with names: a map on which each player holds one row, and small changes to it.

Row A is seat 0's, row B seat 1's and so on. In every row, from the west: fortress, mountain, rice field, village,
temple, city, with three troops each. Seat 0 is daimyō, 2 samurai, 1 bushi, 3 sensei (with three players 1), 4 hatamoto.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bakufu.games.bushido import game
from bakufu.games.bushido.audience import ToArms
from bakufu.games.bushido.components import AMBUSH, BATTLE, COLUMNS, DUEL, KINDS, ONE, TACTICS, TERRAINS, THREE, TWO
from bakufu.games.bushido.fight import Combat
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.turn import Turn
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import Step
from bakufu.kernel.table import Table
from bakufu.kernel.words import Action, Event, Refused

ROW = ("fortress", "mountain", "rice_field", "village", "temple", "city")

A1, A2, A3, A4, A5, A6 = range(6)
B1, B2, B3, B4, B5, B6 = range(6, 12)
C1, C2, C3, C4, C5, C6 = range(12, 18)
D1, D2, D3, D4, D5, D6 = range(18, 24)


def rows(players: int = 4, seed: int = 1, rules: str | None = None, **options: Any) -> BushidoState:
    """The map described above; screens hold ambush, duel and battle, and no tiles."""
    chosen = game.read_options(players, {"draw_first": False, **options})
    state = game.set_up(players, chosen, Chance(seed_from(seed)), rules)
    state.terrain = [TERRAINS.index(name) for name in ROW] * players
    state.owner = [seat for seat in range(players) for _ in range(COLUMNS)]
    state.troops = [3] * (players * COLUMNS)
    state.reserve = [12] * players
    state.daimyo_honour = [20 + 5 * seat for seat in range(players)]
    state.daimyo, state.samurai, state.bushi = 0, 2, 1
    state.sensei = 3 if players > 3 else 1
    state.hatamoto = 4 if players > 4 else -1
    for seat in range(players):
        discs(state, seat, AMBUSH, DUEL, BATTLE)
    state.stack = [Turn()]
    return state


def discs(state: BushidoState, seat: int, *held: int) -> None:
    """Let a player hold these discs and no others."""
    for disc in range(TACTICS):
        place = seat * TACTICS + disc
        state.disc_piles[disc] += state.discs[place] - held.count(disc)
        state.discs[place] = held.count(disc)
        state.open_discs[place] = 0


def hold(state: BushidoState, seat: int, *tiles: int) -> None:
    """Give a player these tiles out of the bag."""
    for tile in tiles:
        state.bag[tile] -= 1
        state.tiles[seat * KINDS + tile] += 1


def held(state: BushidoState, seat: int, tile: int) -> int:
    """How many of these tiles a player has."""
    return state.tiles[seat * KINDS + tile]


def troops(state: BushidoState, place: int, number: int) -> None:
    """Let a hex hold so many troops, from or to its owner's reserve."""
    seat = state.owner[place]
    state.reserve[seat] += state.troops[place] - number
    state.troops[place] = number


def ronin(state: BushidoState, place: int, number: int) -> None:
    """Put ronin from the bag on a hex."""
    state.bag[6] -= number
    state.ronin[place] += number


def elite(state: BushidoState, place: int, number: int) -> None:
    """Put big troops of its owner on a hex; his token is spent."""
    seat = state.owner[place]
    state.elite[place] += number
    state.elite_reserve[seat] -= number
    state.campaign_token[seat] = False


def neutral(state: BushidoState, *places: int) -> None:
    """Let hexes belong to nobody."""
    for place in places:
        troops(state, place, 0)
        state.owner[place] = -1


def at(state: BushidoState, *steps: Step[Any]) -> Table[BushidoState]:
    """A table on which these steps come next, the first of them first."""
    state.stack = [Turn(), *steps[::-1]]
    return seated(state)


def seated(state: BushidoState) -> Table[BushidoState]:
    """A table that goes on from this position."""
    return Table(game, len(state.reserve), state.options, bytes(32), first=state)


def march(
    state: BushidoState, number: int, bonus: int = 0, origin: int = A2, target: int = B2, big: int = 0
) -> Table[BushidoState]:
    """So many troops of the daimyō have just left a hex for another; the fight begins."""
    state.origin, state.target, state.army, state.bonus = origin, target, number, bonus
    state.elite_army = big
    state.troops[origin] -= number
    state.elite[origin] -= big
    return at(state, Combat(), ToArms())


def play(table: Table[BushidoState], seat: int, *actions: Action) -> None:
    """Several answers of one seat."""
    for action in actions:
        assert table.play(seat, action)


def names(table: Table[BushidoState]) -> dict[int, str]:
    """What each pending seat is asked."""
    return {seat: decision.name for seat, decision in table.pending.items()}


def told(table: Table[BushidoState], kind: type[Event]) -> list[Any]:
    """The events of one kind so far."""
    return [note.event for note in table.told if isinstance(note.event, kind)]


def why_not(table: Table[BushidoState], seat: int, action: Action) -> tuple[str, str]:
    """Clause and message of a refusal."""
    refusal = table.why_not(seat, action)
    assert refusal
    return refusal.clause, refusal.message


def rise(markers: list[int], seat: int, by: int) -> None:
    """The ladder worked out by hand, one space at a time (BUS-1.4)."""
    if by > 0:
        goal = markers[seat] + by
        while goal in markers[:seat] + markers[seat + 1 :]:
            goal += 1
        markers[seat] = goal


def fall(markers: list[int], seat: int, by: int) -> None:
    """The same downwards; 0 is outside the ladder."""
    if by > 0:
        goal = max(0, markers[seat] - by)
        while goal > 0 and goal in markers[:seat] + markers[seat + 1 :]:
            goal -= 1
        markers[seat] = goal


@contextmanager
def refused(clause: str) -> Iterator[None]:
    """What happens in here is forbidden by this clause."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.refusal.clause == clause
    assert caught.value.refusal.message != "refused-does-not-fit"


SAMURAI_TILES = (THREE, THREE, TWO)
BUSHI_TILES = (ONE, ONE, ONE, ONE, TWO, THREE)
