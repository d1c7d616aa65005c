"""SHO-1: set-up."""

from bakufu.games.shogun.actions import PlaceGroup, ReplaceOpen, TakeProvince, TakeTop
from bakufu.games.shogun.components import (
    NONE,
    PRESET,
    PROVINCES,
    REGIONS,
    SEED_PER_PLAYER,
    SEED_VILLAGERS,
    VILLAGE,
    Province,
)
from bakufu.games.shogun.court import to_hall
from bakufu.games.shogun.events import (
    FirstPlayer,
    GroupPlaced,
    ProvincesOpened,
    PutUnder,
    StartsWith,
    TookProvince,
    TowerSeeded,
)
from bakufu.games.shogun.events_of_modules import LeaderPlaced
from bakufu.games.shogun.leaders import put_leader
from bakufu.games.shogun.season import Year
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.tower import throw
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

OPEN_PROVINCES = 2


TAKES = tuple(TakeProvince(province) for province in range(PROVINCES))


class SetUp(Step[ShogunState], frozen=True):
    """Provinces and armies, then the tower, then the first year."""

    def run(self, state: ShogunState) -> Next:
        """From the rulebook's table (SHO-1.3), or by taking turns (SHO-1.4)."""
        if "chambers" in state.options.modules:
            regions = list(range(REGIONS))
            state.chance.shuffle(regions)
            state.region_row = tuple(regions)
        if state.options.start == "draft":
            first = state.chance.below(state.players) if state.options.draw_first else 0
            if tell := state.tell:
                tell(FirstPlayer(first))
            open_two(state)
            return TakeTurn(first), SeedTower(), Year()
        for seat, row in enumerate(PRESET[state.players]):
            for province, armies in row:
                settle_province(state, seat, province, armies)
                state.reserve[seat] -= armies
                if tell := state.tell:
                    tell(StartsWith(seat, province, armies))
        return SeedTower(), Year()


def settle_province(state: ShogunState, seat: Seat, province: Province, armies: int) -> None:
    """The province is the player's."""
    state.owner[province] = seat
    state.armies[province] = armies


def draw_province(state: ShogunState) -> Province:
    """The top card of the pile. Cards put under it come last, two by two."""
    if not state.pile:
        state.pile, state.under = state.under[:OPEN_PROVINCES], state.under[OPEN_PROVINCES:]
    pile = list(state.pile)
    province = state.chance.draw(pile)
    state.pile = tuple(sorted(pile))
    return province


def open_two(state: ShogunState) -> None:
    """Two province cards lie open (SHO-1.4)."""
    state.open = tuple(sorted([draw_province(state) for _ in range(OPEN_PROVINCES)]))
    if tell := state.tell:
        tell(ProvincesOpened(state.open))


class TakeTurn(Step[ShogunState], frozen=True):
    """In turn: an open card or the top card, for one of the own army groups (SHO-1.4)."""

    clause = "SHO-1.4"
    seat: Seat

    def seats(self, state: ShogunState) -> Seats:
        """Whose turn it is, until all groups are placed."""
        return (self.seat,) if state.groups[self.seat] else ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """A card; the same two open cards as last time may be replaced first (SHO-1.5)."""
        choices: list[Action] = [TAKES[province] for province in state.open]
        choices.append(TakeTop())
        if state.offered[seat] == state.open:
            choices.append(ReplaceOpen())
        return Decision("take-province", tuple(choices))

    def do(self, state: ShogunState, seat: Seat, action: TakeProvince | TakeTop | ReplaceOpen) -> Next:
        """Take it; an open card is replaced at once."""
        tell = state.tell
        if isinstance(action, ReplaceOpen):
            if tell:
                tell(PutUnder(seat, state.open))
            state.under += state.open
            state.offered = _with(state.offered, seat, ())
            open_two(state)
            return self
        state.offered = _with(state.offered, seat, state.open)
        if isinstance(action, TakeTop):
            province = draw_province(state)
            if tell:
                tell(TookProvince(seat, province, True))
        else:
            province = action.province
            if tell:
                tell(TookProvince(seat, province, False))
            left = [card for card in state.open if card != province]
            state.open = tuple(sorted([*left, draw_province(state)]))
            if tell:
                tell(ProvincesOpened(state.open))
        return Settle(seat, province), TakeTurn((seat + 1) % state.players)

    def run(self, state: ShogunState) -> Next:
        """All groups are placed; cards nobody took are neutral provinces (SHO-1.6)."""
        state.pile = state.under = state.open = ()
        state.groups, state.offered = (), ()
        return None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """Not open, or not the same two cards again."""
        if isinstance(action, TakeProvince):
            return Refusal("SHO-1.4", "refused-not-open", {"province": action.province})
        if isinstance(action, ReplaceOpen):
            return Refusal("SHO-1.5", "refused-not-the-same-cards")
        return None


def _with(by_seat: tuple[tuple[int, ...], ...], seat: Seat, value: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


class Settle(Step[ShogunState], frozen=True):
    """One group goes to the province just taken (SHO-1.4), the leader with one of them (SHO-9.1)."""

    clause = "SHO-1.4"
    seat: Seat
    province: Province

    def _choices(self, state: ShogunState) -> list[PlaceGroup]:
        groups = state.groups[self.seat]
        sizes = sorted(set(groups), reverse=True)
        if "leaders" not in state.options.modules or state.leaders[self.seat] != NONE:
            return [PlaceGroup(armies, False) for armies in sizes]
        if len(groups) == 1:
            return [PlaceGroup(groups[0], True)]
        return [PlaceGroup(armies, leader) for armies in sizes for leader in (False, True)]

    def seats(self, state: ShogunState) -> Seats:
        """The player, if there is a choice."""
        return (self.seat,) if len(self._choices(state)) > 1 else ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Any group left."""
        return Decision("place-group", tuple(self._choices(state)))

    def do(self, state: ShogunState, seat: Seat, action: PlaceGroup) -> Next:
        """Place it."""
        groups = list(state.groups[seat])
        groups.remove(action.armies)
        state.groups = _with(state.groups, seat, tuple(groups))
        settle_province(state, seat, self.province, action.armies)
        tell = state.tell
        if tell:
            tell(GroupPlaced(seat, self.province, action.armies))
        if action.leader:
            if tell:
                tell(LeaderPlaced(seat, self.province))
            put_leader(state, seat, self.province)
        return None

    def run(self, state: ShogunState) -> Next:
        """The last group."""
        return self.do(state, self.seat, self._choices(state)[0])

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """No such group, or no leader to place."""
        if not isinstance(action, PlaceGroup):
            return None
        if action.armies not in state.groups[seat]:
            return Refusal("SHO-1.4", "refused-no-such-group", {"armies": action.armies})
        return Refusal("SHO-9.1", "refused-no-leader-now")


class SeedTower(Step[ShogunState], frozen=True):
    """Seven armies of each player and ten of the village are thrown; what falls out goes back (SHO-1.7)."""

    def run(self, state: ShogunState) -> Next:
        """Throw them; the Court's first courtiers come with what falls out (SHO-7.1)."""
        cubes = [0] * (VILLAGE + 1)
        for colour in (*range(state.players), VILLAGE):
            cubes[colour] = SEED_VILLAGERS if colour == VILLAGE else SEED_PER_PLAYER
            state.reserve[colour] -= cubes[colour]
        throw(state, cubes)
        for colour, fallen in enumerate(state.bowl):
            state.reserve[colour] += fallen
            if fallen and colour < state.players and "court" in state.options.modules:
                to_hall(state, colour, fallen)
        state.bowl = [0] * (VILLAGE + 1)
        if tell := state.tell:
            tell(TowerSeeded())
        return None
