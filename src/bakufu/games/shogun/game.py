"""The game, as the kernel knows it."""

from collections.abc import Container, Mapping, Sequence
from types import ModuleType
from typing import Any

from bakufu.games.shogun import deed_events, events, module_events
from bakufu.games.shogun.actions import ChooseDeployment, Deploy
from bakufu.games.shogun.bidding import ChooseSpecial, DrawEvent, OpenBids, TakeSpecial
from bakufu.games.shogun.chambers import TakeChamber, TakeChambers
from bakufu.games.shogun.components import (
    ARMIES,
    ARMY_GROUPS,
    BUILDING_NAMES,
    BUILDINGS,
    CARDS,
    CHAMBER_SIZE,
    CHAMBER_SPACES,
    CHEST_CARD,
    CHESTS,
    COLOURS,
    COUNTS,
    COURTIERS,
    EVENTS,
    FAVOURS,
    NAMES,
    NONE,
    PROVINCES,
    REGION_NAMES,
    REGIONS,
    SHELVES,
    SPACES,
    STATUES,
    SUPPLY,
    TOWER_CARD,
    VILLAGE,
    VILLAGE_ARMIES,
)
from bakufu.games.shogun.components import CLOSED as CLOSED_PROVINCES
from bakufu.games.shogun.court import (
    Audience,
    Cancel,
    CancelEvent,
    CarryOutCourt,
    Decline,
    KeepEvent,
    TakeFavour,
    UseFavour,
    UseFavourAt,
)
from bakufu.games.shogun.deed_events import Score
from bakufu.games.shogun.flaw import flaw
from bakufu.games.shogun.leaders import MoveLeader, MoveLeaders, PlaceLeader, PlaceLeaders
from bakufu.games.shogun.moves import March, Move, MoveOwn, Stay
from bakufu.games.shogun.odds import Chances, hints
from bakufu.games.shogun.planning import Confirm, Lay, Lift, Plan, Rethink
from bakufu.games.shogun.samurai import TakeBonus, TurnBanners
from bakufu.games.shogun.season import CarryOut, EndOfRound, NextSeason, NextYear, Season, Year
from bakufu.games.shogun.setup import (
    PlaceGroup,
    ReplaceOpen,
    SeedTower,
    Settle,
    SetUp,
    TakeProvince,
    TakeTop,
    TakeTurn,
)
from bakufu.games.shogun.state import CLOSED, IN_BAG, NEUTRAL, ShogunOptions, ShogunState
from bakufu.games.shogun.unseen import determinize
from bakufu.games.shogun.view import ShogunView, view
from bakufu.games.shogun.winter import CountPoints, Famine, RevoltNext, Winter, WinterRevolts
from bakufu.games.shogun.worth import advise, worth
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game, WrongOption
from bakufu.kernel.state import Stack
from bakufu.kernel.words import Action, Decision, Event, Result, Seat, places_by

KNOWN: dict[str, Container[int]] = {
    "province": range(PROVINCES),
    "card": range(NONE, CARDS),
    "region": range(REGIONS),
    "colour": range(COLOURS),
    "year-event": range(NONE, len(EVENTS)),
    "favour": FAVOURS,
    "tile": range(CHAMBER_SPACES),
}
"""What there is of each kind; a question from outside may name something else."""


def told_in(module: ModuleType) -> list[type[Event]]:
    """The events that a module describes, in its order."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind is not Event]


class Shogun(Game[ShogunState]):
    """Two years of planning, building and fighting for the provinces of Japan."""

    id = "shogun"
    name = "Shogun"
    counts = COUNTS
    rules_version = "2"
    end_clause = "SHO-6.5"
    package = __package__
    Options = ShogunOptions
    State = ShogunState
    steps = (
        SetUp,
        TakeTurn,
        Settle,
        SeedTower,
        Year,
        Season,
        Plan,
        DrawEvent,
        OpenBids,
        ChooseSpecial,
        PlaceLeaders,
        TurnBanners,
        CarryOutCourt,
        Audience,
        Cancel,
        UseFavour,
        CarryOut,
        ChooseDeployment,
        Move,
        MoveOwn,
        EndOfRound,
        MoveLeaders,
        TakeChambers,
        NextSeason,
        Winter,
        Famine,
        WinterRevolts,
        CountPoints,
        NextYear,
    )
    actions = (
        TakeProvince,
        TakeTop,
        ReplaceOpen,
        PlaceGroup,
        Lay,
        Rethink,
        Lift,
        Confirm,
        TakeSpecial,
        Deploy,
        March,
        Stay,
        RevoltNext,
        TakeFavour,
        Decline,
        UseFavourAt,
        CancelEvent,
        KeepEvent,
        TakeBonus,
        PlaceLeader,
        MoveLeader,
        TakeChamber,
    )
    events = tuple(kind for module in (events, deed_events, module_events) for kind in told_in(module))

    def check(self, players: int, options: ShogunOptions) -> None:
        """The ready-made start is for the sun side only (SHO-1.3)."""
        super().check(players, options)
        if options.side == "moon" and options.start == "preset":
            raise WrongOption("wrong-start", package=self.package)

    def lay_out(self, players: int, options: ShogunOptions, chance: Chance) -> ShogunState:
        """The empty board, and everyone's material (SHO-1.1, SHO-1.2)."""
        owner = [NEUTRAL] * PROVINCES
        if players == 3:
            for province in CLOSED_PROVINCES[options.side]:
                owner[province] = CLOSED
        reserve = [ARMIES if colour < players else 0 for colour in range(COLOURS)]
        reserve[VILLAGE] = VILLAGE_ARMIES
        state = ShogunState(
            Stack([SetUp()]),
            chance,
            options=options,
            players=players,
            owner=owner,
            armies=[0] * PROVINCES,
            buildings=[0] * PROVINCES,
            markers=[0] * PROVINCES,
            reserve=reserve,
            bowl=[0] * COLOURS,
            shelves=[[] for _ in range(SHELVES if options.tower == "shelves" else 1)],
            chests=[CHESTS[players]] * players,
            rice=[0] * players,
            points=[0] * players,
            supply=list(SUPPLY),
            event_pile=tuple(range(len(EVENTS))),
            row=[],
            closed=[],
            special=[NONE] * players,
            order=(),
            hands=[[] for _ in range(players)],
            plans=[NONE] * (players * SPACES),
            shown=[0] * players,
            courtiers=[0] * players,
            hall=[0] * players,
            samurai=[0] * players,
            leaders=[NONE] * players,
            statues=[NONE] * PROVINCES,
            statues_left=[0] * players,
            trophies=[0] * players,
            tiles=[],
        )
        if options.start == "draft":
            state.pile = tuple([province for province in range(PROVINCES) if owner[province] == NEUTRAL])
            state.groups = (ARMY_GROUPS[players],) * players
            state.offered = ((),) * players
            for seat in range(players):
                state.reserve[seat] -= sum(ARMY_GROUPS[players])
        if "court" in options.modules:
            state.courtiers = [COURTIERS] * players
            state.favour_pile = tuple(FAVOURS)
        if "leaders" in options.modules:
            state.statues_left = [STATUES] * players
        if "chambers" in options.modules:
            state.bag = tuple(range(CHAMBER_SPACES))
            state.tiles = [IN_BAG] * CHAMBER_SPACES
        return state

    def view(self, state: ShogunState, seat: Seat) -> ShogunView:
        """What this seat sees."""
        return view(state, seat)

    def determinize(self, state: ShogunState, seat: Seat, chance: Chance) -> ShogunState:
        """What else could be true."""
        return determinize(state, seat, chance)

    def players(self, state: ShogunState) -> int:
        """As many as sat down."""
        return state.players

    def result(self, state: ShogunState) -> Result:
        """Most points win, then most chests; then the victory is shared (SHO-6.5)."""
        scores = tuple(state.points)
        why = tuple(Score(seat, points, state.chests[seat]) for seat, points in enumerate(scores))
        return Result(places_by(list(zip(scores, state.chests, strict=True))), scores, why)

    def flaw(self, state: ShogunState) -> str | None:
        """Wrong numbers of cubes, cards in two places, leaders abroad."""
        return flaw(state)

    def pieces(self, state: ShogunState) -> Mapping[str, int]:
        """Cubes of each colour (SHO-2.1), building tiles, courtiers, statues; no province card in two places."""
        cubes = [have + more for have, more in zip(state.reserve, state.bowl, strict=True)]
        for shelf in state.shelves:
            for colour in shelf:
                cubes[colour] += 1
        for seat, groups in enumerate(state.groups):
            cubes[seat] += sum(groups)
        tiles = state.supply[:]
        empty = 0
        for owner, armies, there in zip(state.owner, state.armies, state.buildings, strict=True):
            if owner >= 0:
                cubes[owner] += armies
                empty += armies == 0
                if there:
                    for building in BUILDINGS:
                        tiles[building] += there >> building & 1
        planned = [(card, place // SPACES) for place, card in enumerate(state.plans) if 0 <= card < PROVINCES]
        misplaced = sum([state.owner[card] != seat for card, seat in planned])
        return {
            **{f"cubes-{colour}": cubes[colour] for colour in (*range(state.players), VILLAGE)},
            **{f"tiles-{BUILDING_NAMES[building]}": tiles[building] for building in BUILDINGS},
            "courtiers": sum(state.courtiers) + sum(state.hall),
            "statues": sum(state.statues_left) + PROVINCES - state.statues.count(NONE) + sum(state.trophies),
            "misplaced": misplaced + len(planned) - len(set(planned)),
            "empty": empty,
        }

    def worth(self, state: ShogunState, seat: Seat) -> float:
        """What the position is worth to a seat."""
        return worth(state, seat)

    def advise(self, state: ShogunState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
        """What a sensible player would answer."""
        return advise(state, seat, decision, chance)

    def hint(self, view: ShogunView, seat: Seat, decision: Decision) -> Sequence[Chances | None] | None:
        """The odds of every attack."""
        return hints(view, seat, decision)

    def spell(self, kind: str, value: Any, say: Any) -> str | None:
        """Provinces by name, cards by what they show, cubes by number and owner; what there is not by its number."""
        if kind in KNOWN and value not in KNOWN[kind]:
            return str(value)
        if kind == "province" or (kind == "card" and 0 <= value < PROVINCES):
            return str(NAMES[value])
        if kind == "card":
            if value == NONE:
                return str(say("card-none"))
            return str(say("card-tower") if value == TOWER_CARD else say("card-chest", chests=value - CHEST_CARD))
        if kind == "region":
            return str(say("region-" + REGION_NAMES[value]))
        if kind == "colour":
            return str(say("village") if value == VILLAGE else say.seat(value))
        if kind == "cubes":
            return f"{value.count} {self.spell('colour', value.colour, say)}"
        if kind == "drop":
            return str(value.fate)
        if kind == "year-event":
            if value == NONE:
                return str(say("no-event"))
            card = EVENTS[value]
            return str(say("effect-" + card.effect.replace("_", "-"), amount=card.amount, winter=card.winter))
        if kind == "favour":
            favour = FAVOURS[value]
            what = f"favour-{favour.kind.replace('_', '-')}"
            building = say(f"building-{favour.building}") if favour.building else ""
            against = say.listed(favour.against) if favour.against else ""
            return str(say(what, number=value, amount=favour.amount, building=building, against=against))
        if kind == "tile":
            return f"{'abcdef'[value % CHAMBER_SIZE]}{value // CHAMBER_SIZE + 1}"
        return None


game = Shogun()
