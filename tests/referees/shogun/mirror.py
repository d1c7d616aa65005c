"""The table in one shape, once as the referee has it and once as the engine's JSON has it.

Piles have no order here: what lies on top is luck that nobody has been told yet.
"""

from collections import Counter

from tests.referees.shogun.board import Board, Plain
from tests.referees.shogun.printed import ACTIONS, BID, BUILDINGS, COLOURS, CONVERSIONS, PROVINCES

SPACES = [*ACTIONS, *CONVERSIONS, BID]
IN_BAG, OPEN, TURNED = "in the bag", "open", "turned"


def of_referee(board: Board) -> Plain:
    """Everything that lies on the referee's table."""
    chambers: dict[int, str | int] = dict.fromkeys(board.bag, IN_BAG)
    chambers |= dict.fromkeys(board.open_tiles, OPEN)
    chambers |= dict.fromkeys(board.turned_tiles, TURNED)
    chambers |= board.marked_tiles
    return {
        "year": board.year,
        "season": board.season,
        "provinces": {
            province: {
                "owner": "closed" if land.closed else land.owner,
                "armies": land.armies,
                "buildings": sorted(land.buildings),
                "markers": land.markers,
                "statue": land.statue,
            }
            for province, land in enumerate(board.lands)
        },
        "reserve": list(board.reserve),
        "bowl": list(board.bowl),
        "tower": list(board.tower),
        "chests": list(board.chests),
        "rice": list(board.rice),
        "points": list(board.points),
        "tiles": [board.tiles[building] for building in BUILDINGS],
        "event_pile": sorted(board.event_pile),
        "year_events": sorted(board.year_events),
        "event": board.event,
        "row": list(board.row),
        "closed": sorted(board.closed_actions),
        "specials": list(board.specials),
        "special": list(board.special),
        "places": list(board.places),
        "order": list(board.order),
        "hands": [sorted(set(board.hand(seat))) if board.planning else [] for seat in board.seats],
        "plans": [[plan.get(space) for space in SPACES] for plan in board.plans],
        "shown": [sorted(shown & plan.keys()) for shown, plan in zip(board.shown, board.plans, strict=True)],
        "confirmed": sorted(board.confirmed),
        "pile": sorted(board.pile),
        "under": [sorted(two) for two in board.under],
        "open": sorted(board.open),
        "groups": [sorted(groups) for groups in board.groups],
        "courtiers": list(board.courtiers),
        "hall": list(board.hall),
        "favour_pile": sorted(board.favour_pile),
        "favours": list(board.favours),
        "calm": board.calm,
        "peace": [sorted(letters) for letters in board.peace],
        "banners": list(board.banner),
        "leaders": list(board.leaders),
        "statues_left": list(board.statues),
        "trophies": list(board.trophies),
        "chambers": dict(sorted(chambers.items())),
        "region_row": list(board.region_row),
    }


def of_engine(state: Plain) -> Plain:
    """The same from the engine's JSON, which leaves out what is as it was at first."""
    players = state["players"]
    seats = range(players)
    stuck = Counter(colour for shelf in state["shelves"] for colour in shelf)
    plans = [state["plans"][len(SPACES) * seat : len(SPACES) * (seat + 1)] for seat in seats]
    under = state.get("under", [])
    peace = state.get("peace") or [0] * players
    return {
        "year": state.get("year", 1),
        "season": state.get("season", 0),
        "provinces": {
            province: {
                "owner": "closed" if state["owner"][province] == -2 else known(state["owner"][province]),
                "armies": state["armies"][province],
                "buildings": bits(state["buildings"][province]),
                "markers": state["markers"][province],
                "statue": known(state["statues"][province]),
            }
            for province in PROVINCES
        },
        "reserve": state["reserve"],
        "bowl": state["bowl"],
        "tower": [stuck[colour] for colour in COLOURS],
        "chests": state["chests"],
        "rice": state["rice"],
        "points": state["points"],
        "tiles": state["supply"],
        "event_pile": sorted(state["event_pile"]),
        "year_events": sorted(state.get("year_events", [])),
        "event": known(state.get("event", -1)),
        "row": state["row"],
        "closed": sorted(state["closed"]),
        "specials": [known(special) for special in state.get("specials", [])],
        "special": [known(special) for special in state["special"]],
        "places": state.get("places", []),
        "order": state["order"],
        "hands": [sorted(hand) for hand in state["hands"]],
        "plans": [[known(card) for card in plan] for plan in plans],
        "shown": [
            [space for space in bits(shown) if plan[space] != -1]
            for shown, plan in zip(state["shown"], plans, strict=True)
        ],
        "confirmed": bits(state.get("confirmed", 0)),
        "pile": sorted(state.get("pile", [])),
        "under": [sorted(under[first : first + 2]) for first in range(0, len(under), 2)],
        "open": sorted(state.get("open", [])),
        "groups": [sorted(groups) for groups in state.get("groups") or [[]] * players],
        "courtiers": state["courtiers"],
        "hall": state["hall"],
        "favour_pile": sorted(state.get("favour_pile", [])),
        "favours": [known(favour) for favour in state.get("favours", [])],
        "calm": known(state.get("calm", -1)),
        "peace": [["AB"[bit] for bit in bits(letters)] for letters in peace],
        "banners": state["samurai"],
        "leaders": [known(leader) for leader in state["leaders"]],
        "statues_left": state["statues_left"],
        "trophies": state["trophies"],
        "chambers": {
            tile: {-1: IN_BAG, -2: OPEN, -3: TURNED}.get(marker, marker) for tile, marker in enumerate(state["tiles"])
        },
        "region_row": state.get("region_row", []),
    }


def known(number: int) -> int | None:
    """The engine's -1 stands for nothing, or nobody."""
    return None if number == -1 else number


def bits(number: int) -> list[int]:
    """Which bits are set."""
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]
