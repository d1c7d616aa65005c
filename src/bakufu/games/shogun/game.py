"""The game, as the kernel knows it."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from bakufu.games.shogun import events, events_of_actions, events_of_modules
from bakufu.games.shogun.actions import ACTIONS
from bakufu.games.shogun.advice import ADVISED_OPENLY, advise
from bakufu.games.shogun.bidding import ChooseSpecial, DrawEvent, OpenBids
from bakufu.games.shogun.chambers import TakeChambers
from bakufu.games.shogun.components import (
    ARMIES,
    ARMY_GROUPS,
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
    FEWEST,
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
from bakufu.games.shogun.court import Audience, Cancel, CarryOutCourt, UseFavour
from bakufu.games.shogun.events_of_actions import Score
from bakufu.games.shogun.glossary import THINGS
from bakufu.games.shogun.hints import Chances, hints
from bakufu.games.shogun.leaders import MoveLeaders, PlaceLeaders
from bakufu.games.shogun.moves import Move, MoveOwn
from bakufu.games.shogun.options import ShogunOptions
from bakufu.games.shogun.pieces import pieces
from bakufu.games.shogun.planning import Plan
from bakufu.games.shogun.position import flaw
from bakufu.games.shogun.samples import covered, determinize
from bakufu.games.shogun.samurai import TurnBanners
from bakufu.games.shogun.season import CarryOut, EndOfRound, NextSeason, NextYear, Season, Year
from bakufu.games.shogun.setup import SeedTower, Settle, SetUp, TakeTurn
from bakufu.games.shogun.shown import ShogunView
from bakufu.games.shogun.state import CLOSED, IN_BAG, NEUTRAL, ShogunState
from bakufu.games.shogun.ten_actions import ChooseDeployment
from bakufu.games.shogun.view import view
from bakufu.games.shogun.winter import CountPoints, Famine, Winter, WinterRevolts
from bakufu.games.shogun.worth import worth
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game, WrongOption
from bakufu.kernel.thing import Thing
from bakufu.kernel.words import Action, Decision, Result, Seat, events_in, places_by

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


class Shogun(Game[ShogunState]):
    """Two years of planning, building and fighting for the provinces of Japan."""

    id = "shogun"
    name = "Shogun"
    counts = COUNTS
    rules_version = "2"
    end_clause = "SHO-6.5"
    package = __package__
    advised_openly = ADVISED_OPENLY
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
    actions = ACTIONS
    events = events_in(events, events_of_actions, events_of_modules)

    def check(self, players: int, options: ShogunOptions) -> None:
        """The ready-made start is for the sun side only (SHO-1.3)."""
        super().check(players, options)
        if options.side == "moon" and options.start == "preset":
            raise WrongOption("wrong-start", package=self.package)

    def lay_out(self, players: int, options: ShogunOptions, chance: Chance) -> ShogunState:
        """The empty board, and everyone's material (SHO-1.1, SHO-1.2)."""
        owner = [NEUTRAL] * PROVINCES
        if players == FEWEST:
            for province in CLOSED_PROVINCES[options.side]:
                owner[province] = CLOSED
        reserve = [ARMIES if colour < players else 0 for colour in range(COLOURS)]
        reserve[VILLAGE] = VILLAGE_ARMIES
        state = ShogunState(
            [SetUp()],
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

    def covered(self, state: ShogunState, seat: Seat, chance: Chance) -> ShogunState:
        """Without what this seat cannot know."""
        return covered(state, seat, chance)

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
        return pieces(state)

    def worth(self, state: ShogunState, seat: Seat) -> float:
        """What the position is worth to a seat."""
        return worth(state, seat)

    def advise(self, state: ShogunState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
        """What a sensible player would answer."""
        return advise(state, seat, decision, chance)

    def hint(self, view: ShogunView, seat: Seat, decision: Decision) -> Sequence[Chances | None] | None:
        """The odds of every attack."""
        return hints(view, seat, decision)

    def things(self) -> Sequence[Thing]:
        """Spaces, cards, tiles and signs, as `glossary.py` lists them."""
        return THINGS

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
            if value.colour == VILLAGE:
                return str(say("cubes-village", count=value.count))
            return str(say("cubes-of", count=value.count, name=say.seat(value.colour)))
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
