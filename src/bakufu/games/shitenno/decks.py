"""SHI-2.3: the two decks, and the troop deck's renewal; SHI-1.1: the bonus tiles."""

from bakufu.games.shitenno.components import BONUSES, NONE, TROOPS, Bonus, Card, Province
from bakufu.games.shitenno.events import CardsDealt, CardsSeen, DeckRenewed, TileTurnedUp
from bakufu.games.shitenno.state import ShitennoState
from bakufu.kernel.words import Seat


def draw_troop(state: ShitennoState) -> Card:
    """The next troop card; the deck must hold one."""
    card = state.chance.draw(state.troop_deck)
    if not state.troop_deck:
        renew(state)
    return card


def renew(state: ShitennoState) -> None:
    """An empty deck is renewed at once; what was drawn secretly so far cannot be in the new one."""
    if state.troop_deck or not state.troop_discards:
        return
    state.troop_deck, state.troop_discards = state.troop_discards, []
    for seat, cards in enumerate(state.secret):
        if cards:
            state.older[seat] = tuple(sorted(state.older[seat] + cards))
            state.secret[seat] = ()
    if tell := state.tell:
        tell(DeckRenewed(len(state.troop_deck)))


def draw_secretly(state: ShitennoState, seat: Seat, number: int) -> None:
    """A player gets troop cards that nobody else sees."""
    drawn = []
    for _ in range(number):
        if state.troop_deck:
            card = state.chance.draw(state.troop_deck)
            drawn.append(card)
            state.secret[seat] = tuple(sorted((*state.secret[seat], card)))
            if not state.troop_deck:
                renew(state)
    if tell := state.tell:
        tell(CardsDealt(seat, len(drawn)))
        tell(CardsSeen(tuple(drawn)), (seat,))


def take_tile(state: ShitennoState, province: Province) -> Bonus:
    """The visible tile of a province leaves it; its bonus may be that of any tile left with this troop."""
    troop = state.tops[province]
    first = troop * len(BONUSES)
    tile = state.chance.pick([tile for tile in state.tiles if first <= tile < first + len(BONUSES)])
    state.tiles.remove(tile)
    return tile - first


def turn_up_tile(state: ShitennoState, province: Province) -> None:
    """The next tile of a province shows its troop: that of any tile left that lies nowhere on top."""
    state.tops[province] = NONE
    hidden = [tile // len(BONUSES) for tile in state.tiles]
    for troop in range(len(TROOPS)):
        for _ in range(state.tops.count(troop)):
            hidden.remove(troop)
    state.tops[province] = state.chance.pick(hidden)
    if tell := state.tell:
        tell(TileTurnedUp(province, state.tops[province]))
