"""SHI-2.3: the two decks, and the troop deck's renewal; SHI-1.1: the bonus tiles."""

from bakufu.games.shitenno.components import BONUSES, NONE, TROOPS, Bonus, Card, Province
from bakufu.games.shitenno.events import CardsDealt, CardsSeen, DeckRenewed, TileTurnedUp
from bakufu.games.shitenno.state import ShitennoState, Unseen
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat


def draw_troop(state: ShitennoState) -> Card:
    """The next troop card; the deck must hold one."""
    card = state.chance.draw(state.troop_deck)
    if not state.troop_deck:
        renew(state)
    return card


def renew(state: ShitennoState) -> None:
    """An empty deck is renewed as soon as there is something to renew it from."""
    if state.troop_deck or not state.troop_discards:
        return
    state.troop_deck, state.troop_discards = state.troop_discards, []
    state.renewals += 1
    if tell := state.tell:
        tell(DeckRenewed(len(state.troop_deck)))


def draw_secretly(state: ShitennoState, seat: Seat, number: int) -> None:
    """A player gets troop cards that nobody else sees."""
    drawn = []
    for _ in range(number):
        if state.troop_deck:
            deck = state.renewals
            drawn.append(Unseen(seat, draw_troop(state), deck))
    cards = [note.card for note in drawn]
    state.secret[seat] = tuple(sorted([*state.secret[seat], *cards]))
    state.unseen += tuple(drawn)
    if tell := state.tell:
        tell(CardsDealt(seat, len(cards)))
        tell(CardsSeen(tuple(cards)), (seat,))


def take_tile(state: ShitennoState, province: Province) -> Bonus:
    """The visible tile of a province leaves it; its bonus may be that of any tile left with this troop."""
    first = state.tops[province] * len(BONUSES)
    left = state.tiles[first : first + len(BONUSES)]
    bonus = one_of(left, state.chance)
    state.tiles[first + bonus] -= 1
    return bonus


def turn_up_tile(state: ShitennoState, province: Province) -> None:
    """The next tile of a province shows its troop: that of any tile left that lies nowhere on top."""
    tops, tiles = state.tops, state.tiles
    tops[province] = NONE
    hidden = []
    sort = 0
    for troop in range(len(TROOPS)):
        number = -tops.count(troop)
        for _ in range(len(BONUSES)):
            number += tiles[sort]
            sort += 1
        hidden.append(number)
    tops[province] = one_of(hidden, state.chance)
    if tell := state.tell:
        tell(TileTurnedUp(province, tops[province]))


def one_of(numbers: list[int], chance: Chance) -> int:
    """The sort of a piece drawn from so many of each sort."""
    in_all = 0
    for number in numbers:
        in_all += number
    drawn = chance.below(in_all)
    sort = 0
    while drawn >= numbers[sort]:
        drawn -= numbers[sort]
        sort += 1
    return sort
