"""What a seat may see."""

from msgspec import Struct

from bakufu.games.shogun.bidding import ChooseSpecial
from bakufu.games.shogun.chambers import TakeChambers
from bakufu.games.shogun.components import (
    NONE,
    REGIONS,
    SPACES,
    Card,
    Favour,
    Province,
    Region,
    Space,
    Special,
    YearEvent,
)
from bakufu.games.shogun.moves import Move, MoveOwn
from bakufu.games.shogun.options import ShogunOptions
from bakufu.games.shogun.setup import Settle
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.ten_actions import ChooseDeployment
from bakufu.kernel.words import Seat

HIDDEN = -2
"""A card that lies face down."""


class ShogunView(Struct):
    """Hidden are other players' plans, closed piles, and where in the tower a cube lies."""

    options: ShogunOptions
    players: int
    year: int
    season: int
    owner: list[int]
    armies: list[int]
    buildings: list[int]
    markers: list[int]
    reserve: list[int]
    bowl: list[int]
    inside: list[int]
    """How many cubes of each colour are in the tower (SHO-2.1)."""
    chests: list[int]
    rice: list[int]
    scores: list[int]
    supply: list[int]
    year_events: tuple[YearEvent, ...]
    event: YearEvent
    row: list[Space]
    closed: int
    specials: tuple[Special, ...]
    choosing: tuple[Seat, ...]
    """Who has still to take a special card, the next one first (SHO-3.6)."""
    special: list[Special]
    places: tuple[int, ...]
    order: tuple[Seat, ...]
    hand: list[Card]
    """While plans are laid: this seat's cards that are not on the plan."""
    plans: list[list[Card]]
    """Each plan, space by space: a card this seat knows, -1 for none, -2 for one that lies face down."""
    confirmed: list[bool]
    rethinking: bool
    acting: Province
    """Where the player at turn has armies to deploy, to move or to settle; -1 where no province is at stake."""
    pile: int
    open: tuple[Province, ...]
    groups: tuple[tuple[int, ...], ...]
    courtiers: list[int]
    hall: list[int]
    favours: tuple[Favour, ...]
    favours_left: int
    calm: Seat
    peace: tuple[int, ...]
    samurai: list[int]
    leaders: list[Province]
    statues: list[Seat]
    statues_left: list[int]
    trophies: list[int]
    tiles: list[int]
    region_row: tuple[Region, ...]
    chamber_for: Region
    """The region whose ruler takes a chamber now (SHO-10.3), -1 where none does."""


def view(state: ShogunState, seat: Seat) -> ShogunView:
    """What this seat (or the onlooker) sees."""
    return ShogunView(
        options=state.options,
        players=state.players,
        year=state.year,
        season=state.season,
        owner=state.owner[:],
        armies=state.armies[:],
        buildings=state.buildings[:],
        markers=state.markers[:],
        reserve=state.reserve[:],
        bowl=state.bowl[:],
        inside=state.inside(),
        chests=state.chests[:],
        rice=state.rice[:],
        scores=state.points[:],
        supply=state.supply[:],
        year_events=state.year_events,
        event=state.event,
        row=state.row[:],
        closed=len(state.closed),
        specials=state.specials,
        choosing=_choosing(state),
        special=state.special[:],
        places=state.places,
        order=state.order,
        hand=state.hands[seat][:] if seat >= 0 else [],
        plans=_plans_seen(state, seat),
        confirmed=[bool(state.confirmed >> other & 1) for other in range(state.players)],
        rethinking=bool(seat >= 0 and state.rethinking >> seat & 1),
        acting=_acting(state),
        pile=len(state.pile) + len(state.under),
        open=state.open,
        groups=state.groups,
        courtiers=state.courtiers[:],
        hall=state.hall[:],
        favours=state.favours,
        favours_left=len(state.favour_pile),
        calm=state.calm,
        peace=state.peace,
        samurai=state.samurai[:],
        leaders=state.leaders[:],
        statues=state.statues[:],
        statues_left=state.statues_left[:],
        trophies=state.trophies[:],
        tiles=state.tiles[:],
        region_row=state.region_row,
        chamber_for=_chamber_for(state),
    )


def _choosing(state: ShogunState) -> tuple[Seat, ...]:
    """The order of choice is open once it is drawn."""
    step = state.stack[-1] if state.stack else None
    return step.queue if isinstance(step, ChooseSpecial) else ()


def _acting(state: ShogunState) -> Province:
    """The card of an action is shown before anything is decided about it."""
    step = state.stack[-1] if state.stack else None
    return step.province if isinstance(step, Move | MoveOwn | ChooseDeployment | Settle) else NONE


def _chamber_for(state: ShogunState) -> Region:
    """How far along the row of regions the Chambers are."""
    step = state.stack[-1] if state.stack else None
    return state.region_row[step.place] if isinstance(step, TakeChambers) and step.place < REGIONS else NONE


def planning(state: ShogunState) -> bool:
    """Whether some plans are still being laid."""
    return bool(state.row) and state.confirmed != (1 << state.players) - 1


def _plans_seen(state: ShogunState, seat: Seat) -> list[list[Card]]:
    """All plans as a seat sees them: while plans are laid nothing of another's, then which spaces hold a card."""
    laying = planning(state)
    seen = []
    for other in range(state.players):
        plan = state.plan(other)
        if other != seat:
            shown = state.shown[other]
            plan = (
                [NONE] * SPACES
                if laying
                else [card if card == NONE or shown >> space & 1 else HIDDEN for space, card in enumerate(plan)]
            )
        seen.append(plan)
    return seen
