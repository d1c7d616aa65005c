"""SHO-3: spring, summer and autumn."""

from functools import cache

from bakufu.games.shogun.bidding import DrawEvent, OpenBids
from bakufu.games.shogun.chambers import TakeChambers, open_chambers
from bakufu.games.shogun.components import ACTIONS, NONE, OPEN_EVENTS, PROVINCES, SPACES, SPECIALS, VILLAGE
from bakufu.games.shogun.court import CarryOutCourt, open_favours
from bakufu.games.shogun.events import ActionOpened, ActionsOpened, EventsOpened, SeasonBegan, Shown, SpecialsOpened
from bakufu.games.shogun.leaders import MoveLeaders, PlaceLeaders
from bakufu.games.shogun.planning import Plan, full_hand
from bakufu.games.shogun.samurai import TurnBanners
from bakufu.games.shogun.state import YEARS, ShogunState
from bakufu.games.shogun.ten_actions import PERFORM
from bakufu.games.shogun.winter import Winter
from bakufu.kernel.step import Next, Step

OPEN_ACTIONS = 5
SPRING, SUMMER, AUTUMN, WINTER = range(4)


class Year(Step[ShogunState], frozen=True):
    """Four events are opened for the year (SHO-1.8, SHO-6.4)."""

    def run(self, state: ShogunState) -> Next:
        """Open them; then spring begins."""
        pile = list(state.event_pile)
        drawn = [state.chance.draw(pile) for _ in range(OPEN_EVENTS)]
        state.event_pile, state.year_events = tuple(sorted(pile)), tuple(sorted(drawn))
        state.season = SPRING
        if tell := state.tell:
            tell(EventsOpened(state.year, state.year_events))
        return Season()


class Season(Step[ShogunState], frozen=True):
    """A round: what is opened, and then all its phases in order (SHO-3)."""

    def run(self, state: ShogunState) -> Next:
        """Open the action cards, the special cards and what the modules bring (SHO-3.1, SHO-3.2)."""
        if tell := state.tell:
            tell(SeasonBegan(state.year, state.season))
        chance, closed = state.chance, list(range(ACTIONS))
        state.row = [chance.draw(closed) for _ in range(OPEN_ACTIONS)]
        state.closed = closed
        specials = list(range(SPECIALS))
        state.chance.shuffle(specials)
        state.specials = tuple(specials)
        state.order = state.places = ()
        if tell:
            tell(ActionsOpened(tuple(state.row)))
            tell(SpecialsOpened(state.specials))
        modules = state.options.modules
        if "court" in modules:
            open_favours(state)
        if "chambers" in modules:
            open_chambers(state)
        state.hands = [full_hand(state, seat) for seat in range(state.players)]
        first = state.year == 1 and state.season == SPRING
        return phases(modules, first and state.options.start == "preset")


class CarryOut(Step[ShogunState], frozen=True):
    """The actions in the order of the cards, each by all players in turn order (SHO-3.8)."""

    number: int
    place: int

    def run(self, state: ShogunState) -> Next:
        """Go on until somebody has to decide something."""
        number, place = self.number, self.place
        order, plans, shown, row, tell = state.order, state.plans, state.shown, state.row, state.tell
        players = len(order)
        while number < ACTIONS:
            space = row[number]
            while place < players:
                seat = order[place]
                place += 1
                card = plans[seat * SPACES + space]
                shown[seat] |= 1 << space
                if tell:
                    tell(Shown(seat, space, card))
                if 0 <= card < PROVINCES:
                    following = PERFORM[space](state, seat, space, card)
                    if following is not None:
                        return following, CARRY_OUT[number][place]
            number += 1
            place = 0
            if state.closed:
                row.append(state.chance.draw(state.closed))
                if tell:
                    tell(ActionOpened(row[-1], len(row)))
        return None


CARRY_OUT = tuple(tuple(CarryOut(number, place) for place in range(VILLAGE + 1)) for number in range(ACTIONS))


class EndOfRound(Step[ShogunState], frozen=True):
    """Special cards and the event go, played cards return to hands; the turn order is kept (SHO-3.10)."""

    def run(self, state: ShogunState) -> Next:
        """Clear up; leaders move, chambers are taken."""
        players = state.players
        state.special = [NONE] * players
        state.specials = ()
        state.event = NONE
        state.plans = [NONE] * (players * SPACES)
        state.shown = [0] * players
        state.confirmed = state.gained = 0
        state.row, state.closed = [], []
        state.peace = ()
        modules = state.options.modules
        following: list[Step[ShogunState]] = []
        if "leaders" in modules:
            following.append(MoveLeaders(0))
        if "chambers" in modules:
            following.append(TakeChambers(0))
        return (*following, NextSeason())


class NextSeason(Step[ShogunState], frozen=True):
    """Summer and autumn follow, then winter."""

    def run(self, state: ShogunState) -> Next:
        """After autumn comes winter, and after the first winter another year (SHO-6.4)."""
        state.season += 1
        return (Winter(), NextYear()) if state.season == WINTER else Season()


class NextYear(Step[ShogunState], frozen=True):
    """After the first year four new events, no rice, no markers; points stay (SHO-6.4)."""

    def run(self, state: ShogunState) -> Next:
        """Begin the second year, or end the game."""
        if state.year == YEARS:
            return None
        state.year += 1
        state.year_events = ()
        state.rice = [0] * state.players
        state.markers = [0] * PROVINCES
        state.samurai = [0] * state.players
        return Year()


@cache
def phases(modules: tuple[str, ...], leaders_wait: bool) -> tuple[Step[ShogunState], ...]:
    """The phases of a round from planning on, in the order of SHO-3, however the modules are listed."""
    following: list[Step[ShogunState]] = [Plan(), DrawEvent(), OpenBids()]
    if "leaders" in modules and leaders_wait:
        following.append(PlaceLeaders(0))
    if "samurai" in modules:
        following.append(TurnBanners(0))
    if "court" in modules:
        following.append(CarryOutCourt())
    return (*following, CARRY_OUT[0][0], EndOfRound())
