"""What cannot be so in a position that came from outside."""

from bakufu.games.shogun.components import (
    ACTIONS,
    ARMIES,
    BONUSES,
    BUILDING_SPACES,
    BUILDINGS,
    CARDS,
    CHAMBER_MARKERS,
    CHAMBER_SPACES,
    CHAMBERS_DRAWN,
    COLOURS,
    CONVERT_1,
    CONVERT_3,
    COUNTS,
    COURTIERS,
    EVENTS,
    FAVOURS,
    FEWEST,
    NONE,
    OPEN_EVENTS,
    PRICES,
    PROVINCES,
    REGIONS,
    SHELVES,
    SPACES,
    SPECIALS,
    STATUES,
    SUPPLY,
    TOWER_CARD,
    TOWER_CARDS,
    VILLAGE,
    VILLAGE_ARMIES,
)
from bakufu.games.shogun.components import CLOSED as CLOSED_PROVINCES
from bakufu.games.shogun.season import Year
from bakufu.games.shogun.setup import SetUp
from bakufu.games.shogun.state import CLOSED, IN_BAG, NEUTRAL, TURNED, YEARS, ShogunState
from bakufu.games.shogun.view import planning

ROUNDS = 3
"""In a year, before winter comes."""
BOTH_MOVEMENTS = 0b11


def flaw(state: ShogunState) -> str | None:
    """The first thing that is wrong, in a sentence; None where the position could lie on a table."""
    for look in (_lengths, _board, _cubes, _plans, _piles, _draft, _court, _samurai, _leaders, _chambers):
        if wrong := look(state):
            return wrong
    return None


def _before_the_first_year(state: ShogunState) -> bool:
    """Whether provinces are still given out."""
    return any(isinstance(step, SetUp | Year) for step in state.stack)


def _rounds_begun(state: ShogunState) -> int:
    """How many of the six springs, summers and autumns have begun."""
    if _before_the_first_year(state):
        return 0
    return ROUNDS * (state.year - 1) + min(state.season + 1, ROUNDS)


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
    closed = [province for province, owner in enumerate(state.owner) if owner == CLOSED]
    if closed != (sorted(CLOSED_PROVINCES[state.options.side]) if state.players == FEWEST else []):
        return "with three players eight provinces are closed, else none"
    if not 0 <= min(state.buildings) <= max(state.buildings) < 1 << len(BUILDINGS) or min(state.markers) < 0:
        return "buildings are castle, temple and theatre, and markers are counted"
    provinces = zip(state.owner, state.armies, state.buildings, state.markers, BUILDING_SPACES, strict=True)
    for owner, armies, buildings, markers, room in provinces:
        if (owner >= 0) != (armies > 0):
            return "armies stand in every province of a player and nowhere else"
        if owner < 0 and (buildings or markers):
            return "buildings and markers are in players' provinces"
        if buildings.bit_count() > room:
            return "a province has no more buildings than spaces"
    for building in BUILDINGS:
        if state.supply[building] + sum([there >> building & 1 for there in state.buildings]) != SUPPLY[building]:
            return "building tiles are in the supply or on the board"
    if not 1 <= state.year <= YEARS or not 0 <= state.season <= 3:
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


def _plans(state: ShogunState) -> str | None:
    everyone = 1 << state.players
    if not 0 <= state.confirmed < everyone or not 0 <= state.rethinking < everyone:
        return "only players finish planning or think again"
    if min(state.plans) < NONE or max(state.plans) >= CARDS:
        return "a plan holds cards"
    at_court = "court" in state.options.modules
    for seat in range(state.players):
        plan, hand = state.plan(seat), state.hands[seat]
        if not at_court and max(plan[CONVERT_3 : CONVERT_1 + 1]) != NONE:
            return "only at Court armies are converted"
        if plan.count(TOWER_CARD) + hand.count(TOWER_CARD) > (TOWER_CARDS if at_court else 0):
            return "tower cards belong to the Court, three for each player"
        laid = [card for card in plan if card not in (NONE, TOWER_CARD)]
        held = [card for card in hand if card != TOWER_CARD]
        if len({*laid, *held}) != len(laid) + len(held) or (held and not 0 <= min(held) <= max(held) < CARDS):
            return "a card is on one space or in hand"
        if [card for card in laid + held if card < PROVINCES and state.owner[card] != seat]:
            return "a province card is its owner's"
    return None


def _piles(state: ShogunState) -> str | None:
    actions = [*state.row, *state.closed]
    if actions and sorted(actions) != list(range(ACTIONS)):
        return "there are ten action cards"
    if not NONE <= state.event < len(EVENTS):
        return "the round's event is one of the twelve"
    events = [*state.event_pile, *state.year_events, *([state.event] if state.event != NONE else [])]
    if len(set(events)) != len(events) or not all(0 <= event < len(EVENTS) for event in events):
        return "an event is in one place, and is one of the twelve"
    if len(state.year_events) != _events_left(state):
        return "the year has four events: one for each round, the last for winter"
    opened = 0 if _before_the_first_year(state) else OPEN_EVENTS * state.year
    if len(state.event_pile) != len(EVENTS) - opened:
        return "four events have been opened for each year"
    if len(state.specials) not in (0, SPECIALS):
        return "there are five special cards"
    specials = [card for card in (*state.specials, *state.special) if card != NONE]
    if len(set(specials)) != len(specials) or not all(0 <= card < SPECIALS for card in specials):
        return "a special card is in one place, and is one of the five"
    order = state.order
    if len(set(order)) != len(order) or not all(0 <= seat < state.players for seat in order):
        return "nobody is twice in the turn order"
    return None


def _events_left(state: ShogunState) -> int:
    """How many of the year's events have not been drawn; that happens once all plans are made (SHO-3.5)."""
    if _before_the_first_year(state):
        return 0
    return max(1, OPEN_EVENTS - state.season - (not planning(state)))


def _draft(state: ShogunState) -> str | None:
    if not state.groups:
        return None
    cards = [*state.pile, *state.under, *state.open]
    neutral = [province for province, owner in enumerate(state.owner) if owner == NEUTRAL]
    # The card just taken lies before its player.
    if len(set(cards)) != len(cards) or not set(cards) <= set(neutral) or len(neutral) - len(cards) > 1:
        return "the cards of neutral provinces are in the pile or open"
    return None


def _court(state: ShogunState) -> str | None:
    at_court = "court" in state.options.modules
    for stock, hall in zip(state.courtiers, state.hall, strict=True):
        if min(stock, hall) < 0 or stock + hall != (COURTIERS if at_court else 0):
            return "courtiers are in the stock or in the hall"
    favours = [favour for favour in (*state.favour_pile, *state.favours) if favour != NONE]
    if len(set(favours)) != len(favours) or not all(favour in FAVOURS for favour in favours):
        return "a favour is in one place, and is one of the 21"
    if len(state.favours) > len(PRICES) or (favours and not at_court):
        return "the Court has three favours to give"
    if not NONE <= state.calm < state.players or not all(0 <= bits <= BOTH_MOVEMENTS for bits in state.peace):
        return "what a favour keeps off is a player's"
    return None


def _samurai(state: ShogunState) -> str | None:
    last = len(BONUSES) - 1 if "samurai" in state.options.modules else 0
    return None if 0 <= min(state.samurai) <= max(state.samurai) <= last else "a samurai pile has four cards"


def _leaders(state: ShogunState) -> str | None:
    led = "leaders" in state.options.modules
    if not all(NONE <= leader < PROVINCES for leader in state.leaders):
        return "a leader is in one of the 45 provinces"
    for seat, leader in enumerate(state.leaders):
        if leader != NONE and (not led or state.owner[leader] != seat):
            return "a leader is in an own province"
    if min(*state.statues_left, *state.trophies) < 0 or not all(NONE <= who < state.players for who in state.statues):
        return "statues are players', and are counted"
    made = [left + state.statues.count(seat) for seat, left in enumerate(state.statues_left)]
    if max(made) > STATUES or sum(made) + sum(state.trophies) != (STATUES * state.players if led else 0):
        return "six statues of each player are left, on the board or trophies"
    return None


def _chambers(state: ShogunState) -> str | None:
    tiles, within = state.tiles, "chambers" in state.options.modules
    if len(tiles) != (CHAMBER_SPACES if within else 0):
        return "the Chambers have 36 spaces"
    if tiles and not TURNED <= min(tiles) <= max(tiles) < state.players:
        return "a space of the Chambers has a tile or a marker"
    if any(tiles.count(seat) > CHAMBER_MARKERS for seat in range(state.players)):
        return "everyone has fifteen markers for the Chambers"
    if sorted(state.bag) != [tile for tile, what in enumerate(tiles) if what == IN_BAG]:
        return "a tile of the Chambers is in the bag or on its space"
    if within and len(state.bag) != CHAMBER_SPACES - CHAMBERS_DRAWN * _rounds_begun(state):
        return "six tiles of the Chambers are drawn each round"
    in_row = within and not any(isinstance(step, SetUp) for step in state.stack)
    if sorted(state.region_row) != (list(range(REGIONS)) if in_row else []):
        return "the five regions lie in a row beside the Chambers"
    return None
