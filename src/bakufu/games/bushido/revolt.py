"""BUS-3.7: hexes that ronin take, and hexes that nobody holds any more."""

from collections.abc import Iterable

from bakufu.games.bushido.components import HONOUR, RONIN, Hex
from bakufu.games.bushido.events import AutomaticRevolted, BecameNeutral
from bakufu.games.bushido.ladder import lower_daimyo
from bakufu.games.bushido.notes import ronin_back
from bakufu.games.bushido.state import NOBODY, BushidoState, strength_of
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Seat


class AutomaticRevolt(Step[BushidoState], frozen=True):
    """Ronin at least equal to the troops take all troops and as many ronin off (BUS-3.7)."""

    hex: Hex
    loser: Seat
    """Who loses the hex's values: not yet the daimyō where he has conquered it only now (BUS-5.8)."""
    clause = "BUS-3.7"

    def run(self, state: BushidoState) -> Next:
        """The hex is neutral; ronin left stay."""
        place = self.hex
        strength = strength_of(state, place)
        if tell := state.tell:
            tell(AutomaticRevolted(place, state.owner[place], strength))
        remove_ronin(state, place, strength)
        to_reserve(state, place)
        make_neutral(state, place, self.loser)
        return None


def revolts(state: BushidoState, places: Iterable[Hex]) -> tuple[AutomaticRevolt, ...]:
    """The automatic revolts that break out on these hexes now."""
    owner, ronin, troops = state.owner, state.ronin, state.troops
    # Troops are counted first: they are seldom too few, and then nothing else matters.
    return tuple(
        [
            AutomaticRevolt(place, owner[place])
            for place in places
            if ronin[place] >= troops[place] and ronin[place] >= strength_of(state, place) and owner[place] != NOBODY
        ]
    )


def remove_ronin(state: BushidoState, place: Hex, number: int) -> None:
    """Ronin leave the board for the bag (BUS-3.2)."""
    state.ronin[place] -= number
    state.bag[RONIN] += number
    ronin_back(state, number)


def to_reserve(state: BushidoState, place: Hex) -> None:
    """All troops on a hex go back to their owner."""
    seat = state.owner[place]
    state.reserve[seat] += state.troops[place]
    state.elite_reserve[seat] += state.elite[place]
    state.troops[place] = state.elite[place] = 0


def make_neutral(state: BushidoState, place: Hex, loser: Seat) -> None:
    """A hex without troops is nobody's; who had its values loses them."""
    state.owner[place] = NOBODY
    if tell := state.tell:
        tell(BecameNeutral(place, loser))
    lower_daimyo(state, loser, HONOUR[state.terrain[place]])
