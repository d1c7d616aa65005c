"""SHI-3.2, 3.7 and 3.10: what is spent, and what a kamon brings."""

from bakufu.games.shitenno.components import (
    BONUSES,
    FIRST_KOKU,
    NONE,
    POINTS_PER_KAMON,
    POSITIONS,
    TILES_PER_PROVINCE,
    Bonus,
    Cards,
    Province,
)
from bakufu.games.shitenno.decks import renew, take_tile, turn_up_tile
from bakufu.games.shitenno.events import KamonPlaced, TileTaken
from bakufu.games.shitenno.state import ShitennoState
from bakufu.games.shitenno.unseen import play_unseen
from bakufu.kernel.words import Seat


def spend(state: ShitennoState, seat: Seat, cards: Cards) -> None:
    """Cards go from hand to their discards (SHI-3.10): those that everybody knows before equal ones that are secret."""
    known = list(state.known[seat])
    for card in cards:
        if card in known:
            known.remove(card)
        else:
            play_unseen(state, seat, card)
        (state.troop_discards if card < FIRST_KOKU else state.koku_discards).append(card)
    state.known[seat] = tuple(known)
    if not state.troop_deck:
        renew(state)


def spend_tiles(state: ShitennoState, seat: Seat, bonus: Bonus, number: int) -> None:
    """Bonus tiles leave the game (SHI-3.10)."""
    state.bonuses[seat * len(BONUSES) + bonus] -= number
    state.tiles_spent += number


def place(state: ShitennoState, seat: Seat, province: Province) -> None:
    """A silver kamon on the leftmost free position; its points and the title's; the top tile (SHI-3.2, SHI-3.7)."""
    taken = len(state.provinces[province])
    points, extra = POSITIONS[province][taken], POINTS_PER_KAMON[state.titles[seat]]
    state.provinces[province] += (seat,)
    state.kamon_left[seat] -= 1
    state.scores[seat] += points + extra
    if tell := state.tell:
        tell(KamonPlaced(seat, province, taken + 1, points, extra))
    if state.tops[province] == NONE:
        return
    bonus = take_tile(state, province)
    state.bonuses[seat * len(BONUSES) + bonus] += 1
    if tell:
        tell(TileTaken(seat, province, bonus))
    if taken + 1 < TILES_PER_PROVINCE:
        turn_up_tile(state, province)
    else:
        state.tops[province] = NONE
