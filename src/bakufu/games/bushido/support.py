"""BUS-1.6 to 1.8: the bag, the piles of discs, and what is behind the screens."""

from bakufu.games.bushido.components import DISCS_EACH, FEW_DISCS, KINDS, KOTAU, PLAYERS, TACTICS, Disc, Tile
from bakufu.games.bushido.events import DiscsDrawn, DiscsShuffled, MikadoLaw, SupportDrawn, TacticsDrawn, TilesDrawn
from bakufu.games.bushido.events_of_fights import KotauSwapped
from bakufu.games.bushido.notes import (
    disc_drawn,
    disc_put_away,
    disc_shown,
    discs_shuffled,
    mikado,
    tiles_drawn,
    tiles_spent,
)
from bakufu.games.bushido.state import BushidoState, discs_behind, in_turn, left_of
from bakufu.kernel.words import Seat


def draw_support(state: BushidoState, seat: Seat, number: int) -> None:
    """Draw tiles from the bag; the one that empties it ends the draw (BUS-1.7)."""
    bag, tiles, chance = state.bag, state.tiles, state.chance
    mine = seat * KINDS
    left = sum(state.bag)
    drawn = []
    while number and left:
        nth = chance.below(left)
        tile = 0
        here = bag[0]
        while nth >= here:
            nth -= here
            tile += 1
            here = bag[tile]
        bag[tile] = here - 1
        tiles[mine + tile] += 1
        drawn.append(tile)
        left -= 1
        number -= 1
    tiles_drawn(state, seat, drawn)
    if tell := state.tell:
        tell(SupportDrawn(seat, len(drawn)))
        tell(TilesDrawn(tuple(sorted(drawn))), (seat,))
    if not left:
        mikado_law(state)


def mikado_law(state: BushidoState) -> None:
    """Everyone puts all support back and draws anew, the player left of the daimyō first (BUS-1.7)."""
    if tell := state.tell:
        tell(MikadoLaw())
    for place, number in enumerate(state.tiles):
        state.bag[place % KINDS] += number
    state.tiles = [0] * len(state.tiles)
    mikado(state)
    for turn, seat in enumerate(in_turn(state, left_of(state, state.daimyo))):
        draw_support(state, seat, PLAYERS.first_support + turn)


def spend(state: BushidoState, seat: Seat, tile: Tile, number: int = 1) -> None:
    """Tiles go back to the bag (BUS-3.2)."""
    state.tiles[seat * KINDS + tile] -= number
    state.bag[tile] += number
    tiles_spent(state, seat, tile, number)


def draw_disc(state: BushidoState, seat: Seat) -> Disc:
    """Draw one disc; with few left the discards are shuffled in (BUS-1.8)."""
    piles = state.disc_piles
    nth = state.chance.below(sum(state.disc_piles))
    disc = 0
    here = piles[0]
    while nth >= here:
        nth -= here
        disc += 1
        here = piles[disc]
    piles[disc] = here - 1
    state.discs[seat * TACTICS + disc] += 1
    disc_drawn(state, seat, disc)
    shuffle_if_few(state)
    return disc


def draw_up(state: BushidoState, seat: Seat) -> None:
    """Draw discs up to four (BUS-2.1)."""
    drawn = [draw_disc(state, seat) for _ in range(DISCS_EACH - discs_behind(state, seat))]
    if drawn and (tell := state.tell):
        tell(DiscsDrawn(seat, len(drawn)))
        tell(TacticsDrawn(tuple(sorted(drawn))), (seat,))


def shuffle_if_few(state: BushidoState) -> None:
    """With four discs or fewer in the piles the discards are shuffled in (BUS-1.8)."""
    if sum(state.disc_piles) > FEW_DISCS:
        return
    hidden, seen = state.discards, state.open_discards
    if not (any(hidden) or any(seen)):
        return
    for place, number in enumerate(hidden):
        state.disc_piles[place % TACTICS] += number
        hidden[place] = 0
    for disc, number in enumerate(seen):
        state.disc_piles[disc] += number
        seen[disc] = 0
    discs_shuffled(state)
    if tell := state.tell:
        tell(DiscsShuffled())


def show_disc(state: BushidoState, seat: Seat, disc: Disc) -> None:
    """A disc that everybody has seen goes to the discards."""
    mine = seat * TACTICS + disc
    disc_shown(state, seat, disc, discs_behind(state, seat))
    state.discs[mine] -= 1
    if state.open_discs[mine]:
        state.open_discs[mine] -= 1
    state.open_discards[disc] += 1
    shuffle_if_few(state)


def put_away(state: BushidoState, seat: Seat, disc: Disc) -> None:
    """A disc goes to the discards face down: from now on nobody else is sure what this player holds."""
    mine, open_discs = seat * TACTICS, state.open_discs
    disc_put_away(state, seat, disc, discs_behind(state, seat), open_discs[mine : mine + TACTICS])
    state.discs[mine + disc] -= 1
    state.discards[mine + disc] += 1
    for other in range(mine, mine + TACTICS):
        open_discs[other] = 0
    shuffle_if_few(state)


def find_a_tactic(state: BushidoState, seat: Seat) -> None:
    """Who needs a tactic and has no disc draws one; who has none but kotau swaps it (BUS-5.3)."""
    mine = seat * TACTICS
    number = discs_behind(state, seat)
    if number == 0:
        drew(state, seat, draw_disc(state, seat))
        number = 1
    while state.discs[mine + KOTAU] == number:
        show_disc(state, seat, KOTAU)
        if tell := state.tell:
            tell(KotauSwapped(seat))
        drew(state, seat, draw_disc(state, seat))


def drew(state: BushidoState, seat: Seat, disc: Disc) -> None:
    """Tell of one disc drawn."""
    if tell := state.tell:
        tell(DiscsDrawn(seat, 1))
        tell(TacticsDrawn((disc,)), (seat,))
