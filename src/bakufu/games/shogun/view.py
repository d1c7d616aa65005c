"""What a seat may see."""

from bakufu.games.shogun.bidding import ChooseSpecial
from bakufu.games.shogun.chambers import TakeChambers
from bakufu.games.shogun.components import (
    NONE,
    REGIONS,
    SPACES,
    Card,
    Province,
    Region,
)
from bakufu.games.shogun.moves import Move, MoveOwn
from bakufu.games.shogun.setup import Settle
from bakufu.games.shogun.shown import HIDDEN, ShogunView
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.ten_actions import ChooseDeployment
from bakufu.kernel.words import Seat


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
