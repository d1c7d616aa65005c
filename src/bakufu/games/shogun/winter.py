"""SHO-6: winter."""

from bakufu.games.shogun.actions import RevoltNext
from bakufu.games.shogun.chambers import score_chambers
from bakufu.games.shogun.components import (
    BUILDINGS,
    EVENTS,
    MAJORITY_POINTS,
    REGION_OF,
    REGIONS,
    SUPPLY_TABLE,
    Building,
    Province,
    Region,
)
from bakufu.games.shogun.events import SeasonBegan
from bakufu.games.shogun.events_of_actions import Fed, LandScored, MajorityScored, RevoltsDrawn, Score, WinterCame
from bakufu.games.shogun.fights import revolt
from bakufu.games.shogun.leaders import MoveLeaders, score_statues
from bakufu.games.shogun.state import YEARS, ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


class Winter(Step[ShogunState], frozen=True):
    """Everyone loses the rice on the fourth event, then needs one rice per province (SHO-6.1)."""

    def run(self, state: ShogunState) -> Next:
        """Feed the provinces; hunger brings revolts, players in turn order (SHO-6.2)."""
        (event,) = state.year_events
        lost = EVENTS[event].winter
        if tell := state.tell:
            tell(SeasonBegan(state.year, state.season))
            tell(WinterCame(event, lost))
        following: list[Step[ShogunState]] = []
        for seat in state.order:
            rice = max(0, state.rice[seat] - lost)
            provinces = state.owner.count(seat)
            missing = max(0, provinces - rice)
            state.rice[seat] = max(0, rice - provinces)
            if tell:
                tell(Fed(seat, rice, provinces, missing))
            if missing:
                following.append(Famine(seat, missing))
        if "leaders" in state.options.modules:
            following.append(MoveLeaders(0))
        return (*following, CountPoints())


def hunger(missing: int) -> tuple[int, int]:
    """How many revolts, and how many village armies more in each, for so much rice missing (SHO-6.2)."""
    _, revolts, villagers = max(row for row in SUPPLY_TABLE if row[0] <= missing)
    return revolts, villagers


class Famine(Step[ShogunState], frozen=True):
    """Provinces drawn at random rise against a player who lacks rice (SHO-6.2)."""

    seat: Seat
    missing: int

    def run(self, state: ShogunState) -> Next:
        """Draw them."""
        revolts, villagers = hunger(self.missing)
        provinces = state.provinces(self.seat)
        drawn = [state.chance.draw(provinces) for _ in range(min(revolts, len(provinces)))]
        drawn.sort()
        if tell := state.tell:
            tell(RevoltsDrawn(self.seat, tuple(drawn)))
        return WinterRevolts(self.seat, tuple(drawn), villagers)


class WinterRevolts(Step[ShogunState], frozen=True):
    """Each player chooses the order of the own revolts (SHO-6.2)."""

    clause = "SHO-6.2"
    seat: Seat
    provinces: tuple[Province, ...]
    villagers: int

    def seats(self, state: ShogunState) -> Seats:
        """Whose provinces rise; one alone needs no order."""
        return (self.seat,) if len(self.provinces) > 1 else ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Which one comes next."""
        return Decision("revolt", tuple([RevoltNext(province) for province in self.provinces]))

    def do(self, state: ShogunState, seat: Seat, action: RevoltNext) -> Next:
        """It breaks out; no marker is added (SHO-5.6)."""
        revolt(state, action.province, self.villagers)
        left = tuple([province for province in self.provinces if province != action.province])
        return WinterRevolts(seat, left, self.villagers)

    def run(self, state: ShogunState) -> Next:
        """The last one."""
        for province in self.provinces:
            revolt(state, province, self.villagers)
        return None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """That province is quiet."""
        return Refusal("SHO-6.2", "refused-no-revolt-there") if isinstance(action, RevoltNext) else None


def majorities(state: ShogunState) -> list[tuple[Region, Building, Seats, int]]:
    """For each region and building who has most of them and what each gets; ties get one less (SHO-6.3)."""
    counts = [[[0] * state.players for _ in BUILDINGS] for _ in range(REGIONS)]
    regions, buildings = REGION_OF[state.options.side], state.buildings
    for province, seat in enumerate(state.owner):
        if seat >= 0 and buildings[province]:
            for building in BUILDINGS:
                counts[regions[province]][building][seat] += buildings[province] >> building & 1
    found = []
    for region in range(REGIONS):
        for building in BUILDINGS:
            held = counts[region][building]
            most = max(held)
            if most:
                seats = tuple([seat for seat, count in enumerate(held) if count == most])
                found.append((region, building, seats, MAJORITY_POINTS[building] - (len(seats) > 1)))
    return found


class CountPoints(Step[ShogunState], frozen=True):
    """Points for provinces, buildings and majorities (SHO-6.3); at the end of the game, what the modules bring."""

    def run(self, state: ShogunState) -> Next:
        """Count them all."""
        tell = state.tell
        for seat in range(state.players):
            provinces = state.provinces(seat)
            buildings = sum([state.buildings[province].bit_count() for province in provinces])
            state.points[seat] += len(provinces) + buildings
            if tell:
                tell(LandScored(seat, len(provinces), buildings))
        for region, building, seats, points in majorities(state):
            for seat in seats:
                state.points[seat] += points
            if tell and points:
                tell(MajorityScored(seats, region, building, points))
        if state.year == YEARS:
            if "leaders" in state.options.modules:
                score_statues(state)
            if "chambers" in state.options.modules:
                score_chambers(state)
        if tell:
            for seat in range(state.players):
                tell(Score(seat, state.points[seat], state.chests[seat]))
        return None
