"""BUS-3, phases 5 and 6: the sensei and the others play effect tiles, the hatamoto stirs up ronin."""

from bakufu.games.bushido.actions import (
    LEAD_REVOLT,
    PASS,
    PLAY_RONIN,
    LeadRevolt,
    Pass,
    PlayChanoyu,
    PlayGeisha,
    PlayRonin,
    PlayShinobi,
)
from bakufu.games.bushido.audience import EndOfTurn
from bakufu.games.bushido.components import (
    CHANOYU,
    COUNTS,
    FORTRESS,
    GEISHA,
    HATAMOTO_SUPPORT,
    KINDS,
    RONIN,
    SHINOBI,
    Hex,
)
from bakufu.games.bushido.events import (
    ChanoyuPlayed,
    GeishaPlayed,
    RevoltLed,
    RoninPlaced,
    ScreenSeen,
    ShinobiPlayed,
)
from bakufu.games.bushido.fight import Fight
from bakufu.games.bushido.notes import ronin_out, tiles_spent
from bakufu.games.bushido.ordering import Mobilisation
from bakufu.games.bushido.revolt import revolts
from bakufu.games.bushido.state import NOBODY, NOWHERE, BushidoState, left_of
from bakufu.games.bushido.support import draw_support, spend
from bakufu.games.bushido.tea import TeaCeremony, can_host
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

CHANOYU_ACTION = PlayChanoyu()
GEISHA_ACTION = PlayGeisha()
PLAY_SHINOBI = tuple(map(PlayShinobi, range(5)))

NOTHING_TO_PLAY = Decision("effects", (PASS,))

SENSEI_PRICE = 1
DOUBLE_PRICE = 2


SPIES = tuple(
    tuple(tuple(PLAY_SHINOBI[other] for other in range(players) if other != seat) for seat in range(players))
    for players in range(max(COUNTS) + 1)
)
"""By the number of players, and seat."""


def ronin_places(state: BushidoState, seat: Seat, placed: int) -> list[Action]:
    """Hexes of other players, no fortress, one ronin each (BUS-3.3)."""
    terrain = state.terrain
    return [
        PLAY_RONIN[place]
        for place, owner in enumerate(state.owner)
        if owner != seat and owner != NOBODY and terrain[place] != FORTRESS and not placed >> place & 1
    ]


def place_ronin(state: BushidoState, seat: Seat, place: Hex, price: int) -> None:
    """One tile stays on the board; with a double price the other goes to the bag (BUS-3.2)."""
    state.tiles[seat * KINDS + RONIN] -= price
    state.bag[RONIN] += price - 1
    tiles_spent(state, seat, RONIN, price - 1)
    ronin_out(state, seat)
    state.ronin[place] += 1
    if tell := state.tell:
        tell(RoninPlaced(seat, place))


def why_not_ronin(state: BushidoState, seat: Seat, action: PlayRonin, placed: int, price: int) -> Refusal:
    """What to say about a ronin that cannot go there."""
    if state.tiles[seat * KINDS + RONIN] < price:
        return Refusal("BUS-3.1", "refused-no-such-tile", {"price": price})
    if not 0 <= action.hex < len(state.owner) or state.owner[action.hex] in (seat, NOBODY):
        return Refusal("BUS-3.3", "refused-ronin-not-others")
    if state.terrain[action.hex] == FORTRESS:
        return Refusal("BUS-3.3", "refused-fortress")
    return Refusal("BUS-3.3", "refused-ronin-twice")


class SenseiPhase(Step[BushidoState], frozen=True):
    """Phase 5: the sensei plays effect tiles, then the others but the daimyō at double price (BUS-3.1)."""

    seat: Seat = NOBODY
    """Whose turn it is; nobody before the sensei has begun."""
    placed: int = 0
    """The hexes on which this player has put a ronin, one bit each."""
    tea: bool = False
    seeing: Seat = NOBODY
    """Behind whose screen this player is looking, until his next answer (BUS-3.4)."""
    clause = "BUS-3.1"

    def price(self, state: BushidoState) -> int:
        """One tile for the sensei, two equal ones for the others."""
        return SENSEI_PRICE if self.seat == state.sensei else DOUBLE_PRICE

    def seats(self, state: BushidoState) -> Seats:
        """Who has enough tiles behind the screen to play one, whatever they are; a spy always answers once more."""
        seat = self.seat
        if seat == NOBODY:
            return ()
        price = SENSEI_PRICE if seat == state.sensei else DOUBLE_PRICE
        mine = seat * KINDS
        enough = self.seeing != NOBODY or sum(state.tiles[mine : mine + KINDS]) >= price
        return (seat,) if enough else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any tile that the player has."""
        tiles, mine = state.tiles, seat * KINDS
        price = SENSEI_PRICE if seat == state.sensei else DOUBLE_PRICE
        tea, geisha = tiles[mine + CHANOYU] >= price, tiles[mine + GEISHA] >= price
        shinobi, ronin = tiles[mine + SHINOBI] >= price, tiles[mine + RONIN] >= price
        if not (tea or geisha or shinobi or ronin):
            return NOTHING_TO_PLAY
        actions: list[Action] = []
        if ronin:
            actions = ronin_places(state, seat, self.placed)
        if shinobi:
            actions += SPIES[len(state.reserve)][seat]
        if tea and not self.tea and can_host(state, seat):
            actions.append(CHANOYU_ACTION)
        if geisha:
            actions.append(GEISHA_ACTION)
        actions.append(PASS)
        return Decision("effects", actions)

    def do(self, state: BushidoState, seat: Seat, action: Action) -> Next:
        """Play a tile, or leave it to the next player."""
        if isinstance(action, Pass):
            return self.run(state)
        tell, price = state.tell, self.price(state)
        match action:
            case PlayRonin(place):
                place_ronin(state, seat, place, price)
                return *revolts(state, (place,)), SenseiPhase(seat, self.placed | 1 << place, self.tea)
            case PlayShinobi(target):
                spend(state, seat, SHINOBI, price)
                if tell:
                    tell(ShinobiPlayed(seat, target))
                    tell(ScreenSeen(target), (seat,))
                return SenseiPhase(seat, self.placed, self.tea, target)
            case PlayChanoyu():
                spend(state, seat, CHANOYU, price)
                if tell:
                    tell(ChanoyuPlayed(seat))
                return TeaCeremony(seat, False), SenseiPhase(seat, self.placed, True)
            case PlayGeisha():
                spend(state, seat, GEISHA, price)
                if tell:
                    tell(GeishaPlayed(seat))
                return EndOfTurn(0)
        return None

    def run(self, state: BushidoState) -> Next:
        """The next player: the sensei first, then clockwise, never the daimyō."""
        if self.seat == NOBODY:
            return SenseiPhase(state.sensei)
        following = left_of(state, self.seat)
        if following == state.daimyo:
            following = left_of(state, following)
        return HatamotoPhase() if following == state.sensei else SenseiPhase(following)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """No such tile, or not there, or not so often."""
        price = self.price(state)
        if isinstance(action, PlayRonin):
            return why_not_ronin(state, seat, action, self.placed, price)
        tile = {PlayShinobi: SHINOBI, PlayChanoyu: CHANOYU, PlayGeisha: GEISHA}.get(type(action))
        if tile is None:
            return None
        if state.tiles[seat * KINDS + tile] < price:
            return Refusal("BUS-3.1", "refused-no-such-tile", {"price": price})
        if isinstance(action, PlayChanoyu):
            return Refusal("BUS-3.1", "refused-second-tea") if self.tea else Refusal("BUS-7.1", "refused-cannot-host")
        return Refusal("BUS-3.4", "refused-own-screen")


class HatamotoPhase(Step[BushidoState], frozen=True):
    """Phase 6: the hatamoto draws two tiles, may place ronin and then lead one revolt (BUS-3.8)."""

    drawn: bool = False
    placed: int = 0
    clause = "BUS-3.8"

    def seats(self, state: BushidoState) -> Seats:
        """The hatamoto, once he has drawn."""
        return (state.hatamoto,) if self.drawn else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """A ronin, a revolt, or no more."""
        actions = ronin_places(state, seat, self.placed) if state.tiles[seat * KINDS + RONIN] else []
        daimyo = state.daimyo
        actions += [
            LEAD_REVOLT[place] for place, number in enumerate(state.ronin) if number and state.owner[place] == daimyo
        ]
        actions.append(PASS)
        return Decision("hatamoto", actions)

    def do(self, state: BushidoState, seat: Seat, action: PlayRonin | LeadRevolt | Pass) -> Next:
        """A revolt is a fight; it ends the phase."""
        match action:
            case PlayRonin(place):
                place_ronin(state, seat, place, SENSEI_PRICE)
                return *revolts(state, (place,)), HatamotoPhase(True, self.placed | 1 << place)
            case LeadRevolt(place):
                state.origin, state.target = NOWHERE, place
                if tell := state.tell:
                    tell(RevoltLed(seat, place))
                return Fight(seat, state.daimyo), Mobilisation()
        return Mobilisation()

    def run(self, state: BushidoState) -> Next:
        """With three or four players there is no hatamoto."""
        if state.hatamoto == NOBODY:
            return Mobilisation()
        draw_support(state, state.hatamoto, HATAMOTO_SUPPORT)
        return HatamotoPhase(True)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """No such tile, or no ronin there."""
        if isinstance(action, PlayRonin):
            return why_not_ronin(state, seat, action, self.placed, SENSEI_PRICE)
        return Refusal("BUS-3.8", "refused-no-revolt") if isinstance(action, LeadRevolt) else None
