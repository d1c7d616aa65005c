"""BUS-2, phases 1 to 3: the daimyō prepares."""

from functools import cache

from bakufu.games.bushido.actions import DISCARD, PASS, PLACE, REMOVE, Buy, Discard, Pass, Place, Remove
from bakufu.games.bushido.components import KINDS, NEIGHBOURS, TACTICS, THREE, TREASURY_TILES, TROOPS, Hex
from bakufu.games.bushido.elite import RecruitElite, elite_leave
from bakufu.games.bushido.events import (
    DaimyoNamed,
    DiscPutAway,
    DiscsDiscarded,
    HonourBought,
    TroopsPlaced,
    TroopsRemoved,
)
from bakufu.games.bushido.intrigue import SenseiPhase
from bakufu.games.bushido.ladder import raise_daimyo
from bakufu.games.bushido.revolt import revolts
from bakufu.games.bushido.roles import Distribution
from bakufu.games.bushido.state import (
    BushidoState,
    hexes_of,
    income,
    koku,
    normal_may_leave,
    players_of,
    tiles_behind,
)
from bakufu.games.bushido.support import draw_support, draw_up, put_away, spend
from bakufu.games.bushido.tea import TeaCeremony, can_host
from bakufu.kernel.step import END, Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


class Nomination(Step[BushidoState], frozen=True):
    """Phase 1: the active player is daimyō (BUS-2.1)."""

    clause = "BUS-2.1"

    def run(self, state: BushidoState) -> Next:
        """Big troops of an earlier turn go home first (BUS-8.2)."""
        daimyo = state.daimyo
        if tell := state.tell:
            tell(DaimyoNamed(daimyo, state.month))
        left = elite_leave(state, daimyo) if state.options.elite else ()
        return *revolts(state, left), Income()


class Income(Step[BushidoState], frozen=True):
    """The daimyō draws tiles equal to income (BUS-2.1)."""

    clause = "BUS-2.1"

    def run(self, state: BushidoState) -> Next:
        """Then come the discs."""
        draw_support(state, state.daimyo, income(state, state.daimyo))
        return Discs()


DISCARDS = tuple(
    Decision("discard", (*(DISCARD[disc] for disc in range(TACTICS) if held >> disc & 1), PASS))
    for held in range(1 << TACTICS)
)
"""By the discs that a player has, one bit each."""


class Discs(Step[BushidoState], frozen=True):
    """The daimyō discards any discs and draws up to four (BUS-2.1)."""

    clause = "BUS-2.1"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō; everybody knows how many discs there are, so who has none is not asked."""
        mine = state.daimyo * TACTICS
        return (state.daimyo,) if any(state.discs[mine : mine + TACTICS]) else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any disc, as long as there are some."""
        discs, mine = state.discs, seat * TACTICS
        held = 0
        for disc in range(TACTICS):
            if discs[mine + disc]:
                held |= 1 << disc
        return DISCARDS[held]

    def do(self, state: BushidoState, seat: Seat, action: Discard | Pass) -> Next:
        """Put one away, or keep the rest."""
        if isinstance(action, Pass):
            return self.run(state)
        put_away(state, seat, action.disc)
        if tell := state.tell:
            tell(DiscPutAway(action.disc), (seat,))
            tell(DiscsDiscarded(seat, 1))
        return self

    def run(self, state: BushidoState) -> Next:
        """Draw up to four."""
        draw_up(state, state.daimyo)
        return Troops()

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """There is no such disc behind the screen."""
        return Refusal("BUS-2.1", "refused-no-such-disc") if isinstance(action, Discard) else None


def troops_to_place(state: BushidoState, seat: Seat) -> int:
    """How many troops a player's koku still feeds; below zero, how many are too many."""
    left = state.reserve[seat]
    most = koku(state, seat) - TROOPS + left
    if state.rules >= 2:  # since 2: who is out of the game neither eats nor comes back (BUS-5.2)
        most += state.fallen[seat]
        return most if most < left else left
    return most


def place_troops(state: BushidoState, seat: Seat, action: Place) -> None:
    """New troops on a hex."""
    state.troops[action.hex] += action.troops
    state.reserve[seat] -= action.troops
    if tell := state.tell:
        tell(TroopsPlaced(seat, action.hex, action.troops))


class Troops(Step[BushidoState], frozen=True):
    """Troops over the daimyō's koku are taken off, troops under it are placed, where he chooses (BUS-2.1)."""

    clause = "BUS-2.1"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō, until troops and koku agree."""
        return (state.daimyo,) if troops_to_place(state, state.daimyo) else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """So many on any own hex, or off it."""
        most = troops_to_place(state, seat)
        if most > 0:
            places = hexes_of(state, seat)
            return Decision("place-troops", [put for place in places for put in PLACE[place][:most]])
        return Decision(
            "remove-troops",
            [take for place in giving(state, seat) for take in REMOVE[place][: removable(state, place, -most)]],
        )

    def do(self, state: BushidoState, seat: Seat, action: Place | Remove) -> Next:
        """Place or remove them; too few beside ronin and there is a revolt (BUS-3.7)."""
        if isinstance(action, Place):
            place_troops(state, seat, action)
            return self
        state.troops[action.hex] -= action.troops
        state.reserve[seat] += action.troops
        if tell := state.tell:
            tell(TroopsRemoved(seat, action.hex, action.troops))
        return *revolts(state, (action.hex,)), self

    def run(self, state: BushidoState) -> Next:
        """On to the tea; before it big troops may be recruited (BUS-8.2)."""
        if state.options.elite and state.campaign_token[state.daimyo]:
            return RecruitElite(), FreeTea()
        return FreeTea()

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not an own hex, or not so many."""
        return why_not_troops(state, seat, action, "BUS-2.1")


def giving(state: BushidoState, seat: Seat) -> list[Hex]:
    """The hexes that have a troop to spare; those without an own neighbour only if no other has one (BUS-4.1)."""
    spare = [place for place in hexes_of(state, seat) if normal_may_leave(state, place)]
    if state.rules >= 2:  # since 2
        owner, neighbours = state.owner, NEIGHBOURS[players_of(state)]
        return [place for place in spare if seat in [owner[near] for near in neighbours[place]]] or spare
    return spare


def removable(state: BushidoState, place: int, most: int) -> int:
    """How many normal troops can be taken off a hex, at most so many: one troop stays."""
    return min(most, normal_may_leave(state, place))


def why_not_troops(state: BushidoState, seat: Seat, action: Action, clause: str) -> Refusal | None:
    """What to say about troops that cannot be placed or removed so."""
    if not isinstance(action, Place | Remove):
        return None
    most = troops_to_place(state, seat)
    if isinstance(action, Place) != (most > 0):
        return Refusal(clause, "refused-over-koku" if isinstance(action, Place) else "refused-under-koku")
    if not 0 <= action.hex < len(state.owner) or state.owner[action.hex] != seat:
        return Refusal(clause, "refused-not-your-hex")
    if isinstance(action, Remove) and action.troops > normal_may_leave(state, action.hex):
        return Refusal(clause, "refused-one-stays")
    if isinstance(action, Remove) and action.hex not in giving(state, seat):
        return Refusal("BUS-4.1", "refused-isolated")
    return Refusal(clause, "refused-so-many", {"most": abs(most)})


class FreeTea(Step[BushidoState], frozen=True):
    """Phase 2: one free tea ceremony, if the daimyō can host it (BUS-2.2)."""

    clause = "BUS-2.2"

    def run(self, state: BushidoState) -> Next:
        """He may also do without."""
        if can_host(state, state.daimyo):
            return TeaCeremony(state.daimyo, True), Treasury()
        return Treasury()


@cache
def _purchases(most: int) -> Decision:
    return Decision("buy", (*(Buy(honour) for honour in range(1, most + 1)), PASS))


class Treasury(Step[BushidoState], frozen=True):
    """Phase 3: the daimyō may return 3-katana tiles, three for one daimyō honour, in one go (BUS-2.3)."""

    clause = "BUS-2.3"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō; who could have three such tiles is asked, even without."""
        return (state.daimyo,) if tiles_behind(state, state.daimyo) >= TREASURY_TILES else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """As much as the tiles are good for."""
        return _purchases(state.tiles[seat * KINDS + THREE] // TREASURY_TILES)

    def do(self, state: BushidoState, seat: Seat, action: Buy | Pass) -> Next:
        """This can win the game (BUS-6.7)."""
        if isinstance(action, Buy):
            number = action.honour * TREASURY_TILES
            spend(state, seat, THREE, number)
            if tell := state.tell:
                tell(HonourBought(seat, number, action.honour))
            if raise_daimyo(state, seat, action.honour):
                return END
        return self.run(state)

    def run(self, state: BushidoState) -> Next:
        """On to the roles."""
        return Distribution(), SenseiPhase()

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """It takes three tiles of three katana for each."""
        return Refusal("BUS-2.3", "refused-too-few-threes") if isinstance(action, Buy) else None
