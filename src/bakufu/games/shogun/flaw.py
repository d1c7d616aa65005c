"""What cannot be so in a position that came from outside."""

from bakufu.games.shogun.components import (
    ACTIONS,
    ARMIES,
    BUILDING_SPACES,
    BUILDINGS,
    CARDS,
    CHAMBER_SPACES,
    COLOURS,
    COUNTS,
    COURTIERS,
    EVENTS,
    FAVOURS,
    NONE,
    PROVINCES,
    SHELVES,
    SPACES,
    SPECIALS,
    STATUES,
    SUPPLY,
    TOWER_CARD,
    VILLAGE,
    VILLAGE_ARMIES,
)
from bakufu.games.shogun.state import CLOSED, TURNED, ShogunState


def flaw(state: ShogunState) -> str | None:
    """The first thing that is wrong, in a sentence; None where the position could lie on a table."""
    return _lengths(state) or _board(state) or _cubes(state) or _cards(state) or _modules(state)


def _lengths(state: ShogunState) -> str | None:
    players = state.players
    by_seat = (state.chests, state.rice, state.points, state.special, state.hands, state.shown, state.courtiers)
    more = (state.hall, state.samurai, state.leaders, state.statues_left, state.trophies)
    if players not in COUNTS or any(len(each) != players for each in (*by_seat, *more)):
        return "every list by seat has one entry for each player"
    if any(len(each) not in (0, players) for each in (state.groups, state.offered, state.peace)):
        return "groups, offers and peace go by seat"
    by_province = (state.owner, state.armies, state.buildings, state.markers, state.statues)
    if any(len(each) != PROVINCES for each in by_province):
        return "every list by province has one entry for each of the 45"
    if len(state.reserve) != COLOURS or len(state.bowl) != COLOURS or len(state.supply) != len(BUILDINGS):
        return "reserves and bowl go by colour, tiles by building"
    if len(state.plans) != players * SPACES:
        return "a plan has fourteen spaces"
    if len(state.shelves) != (SHELVES if state.options.tower == "shelves" else 1):
        return "the tower has the shelves of its model"
    return None


def _board(state: ShogunState) -> str | None:
    if min(state.owner) < CLOSED or max(state.owner) >= state.players:
        return "a province is a player's, neutral or closed"
    if (state.players == 3) != (CLOSED in state.owner):
        return "with three players some provinces are closed, else none"
    if any((owner >= 0) != (armies > 0) for owner, armies in zip(state.owner, state.armies, strict=True)):
        return "armies stand in every province of a player and nowhere else"
    if not 0 <= min(state.buildings) <= max(state.buildings) < 1 << len(BUILDINGS) or min(state.markers) < 0:
        return "buildings are castle, temple and theatre, and markers are counted"
    if any(there.bit_count() > room for there, room in zip(state.buildings, BUILDING_SPACES, strict=True)):
        return "a province has no more buildings than spaces"
    for building in BUILDINGS:
        if state.supply[building] + sum([there >> building & 1 for there in state.buildings]) != SUPPLY[building]:
            return "building tiles are in the supply or on the board"
    if state.year not in (1, 2) or not 0 <= state.season <= 3:
        return "there are two years of four seasons"
    if min(*state.chests, *state.rice, *state.points, *state.supply) < 0:
        return "nobody has less than nothing"
    return None


def _cubes(state: ShogunState) -> str | None:
    if not all(0 <= colour < COLOURS for shelf in state.shelves for colour in shelf):
        return "cubes in the tower have a colour"
    if min(*state.reserve, *state.bowl) < 0:
        return "cubes are counted"
    cubes = [sum(each) for each in zip(state.reserve, state.bowl, state.inside(), strict=True)]
    for owner, armies in zip(state.owner, state.armies, strict=True):
        if owner >= 0:
            cubes[owner] += armies
    for seat, groups in enumerate(state.groups):
        cubes[seat] += sum(groups)
    if cubes != [ARMIES] * state.players + [0] * (VILLAGE - state.players) + [VILLAGE_ARMIES]:
        return "every player has 62 cubes and the village 20"
    return None


def _cards(state: ShogunState) -> str | None:
    if min(state.plans) < NONE or max(state.plans) >= CARDS:
        return "a plan holds cards"
    for seat in range(state.players):
        laid = [card for card in state.plan(seat) if card not in (NONE, TOWER_CARD)]
        held = [card for card in state.hands[seat] if card != TOWER_CARD]
        if len({*laid, *held}) != len(laid) + len(held) or (held and not 0 <= min(held) <= max(held) < CARDS):
            return "a card is on one space or in hand"
        if any(card < PROVINCES and state.owner[card] != seat for card in (*laid, *held)):
            return "a province card is its owner's"
    actions = [*state.row, *state.closed]
    if actions and sorted(actions) != list(range(ACTIONS)):
        return "there are ten action cards"
    events = [*state.event_pile, *state.year_events]
    if len(set(events)) != len(events) or not all(0 <= event < len(EVENTS) for event in events):
        return "an event is in one place, and is one of the twelve"
    if not NONE <= state.event < len(EVENTS) or not all(NONE <= card < SPECIALS for card in state.special):
        return "the round's event and the special cards are known ones"
    if len(state.specials) not in (0, SPECIALS) or not all(NONE <= card < SPECIALS for card in state.specials):
        return "there are five special cards"
    order = state.order
    if len(set(order)) != len(order) or not all(0 <= seat < state.players for seat in order):
        return "nobody is twice in the turn order"
    return None


def _modules(state: ShogunState) -> str | None:
    modules = state.options.modules
    for seat in range(state.players):
        if state.courtiers[seat] + state.hall[seat] != (COURTIERS if "court" in modules else 0):
            return "courtiers are in the stock or in the hall"
        if state.leaders[seat] != NONE and state.owner[state.leaders[seat]] != seat:
            return "a leader is in an own province"
    statues = PROVINCES - state.statues.count(NONE) + sum(state.statues_left) + sum(state.trophies)
    if statues != (STATUES * state.players if "leaders" in modules else 0):
        return "statues are left, on the board or trophies"
    if min(*state.statues, state.calm) < NONE or max(*state.statues, state.calm) >= state.players:
        return "statues and favours are players'"
    if not all(favour == NONE or favour in FAVOURS for favour in (*state.favour_pile, *state.favours)):
        return "a favour is one of the 21"
    if len(state.tiles) != (CHAMBER_SPACES if "chambers" in modules else 0):
        return "the Chambers have 36 spaces"
    if state.tiles and not TURNED <= min(state.tiles) <= max(state.tiles) < state.players:
        return "a space of the Chambers has a tile or a marker"
    return None
