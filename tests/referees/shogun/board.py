"""Everything that lies on the table, and the few moves of pieces that all chapters share."""

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from tests.referees.shogun import printed
from tests.referees.shogun.printed import CHEST_CARDS, COLOURS, PROVINCES, TOWER_CARD, VILLAGE

Plain = dict[str, Any]
Question = dict[int, list[Plain]]
"""By seat, every legal answer."""
Flow = Generator[Question, tuple[int, Plain], None]
"""A part of the game: it asks, and is sent who answered and what."""
Asking = Generator[Question, tuple[int, Plain], Plain]

LUCK = (
    "first-player",
    "provinces-opened",
    "took-province",
    "thrown",
    "events-opened",
    "actions-opened",
    "action-opened",
    "specials-opened",
    "favours-opened",
    "chambers-opened",
    "event-drawn",
    "choice-ordered",
    "revolts-drawn",
)
"""What the referee cannot know and has to be told."""


@dataclass
class Land:
    """One province as it lies on the board."""

    owner: int | None = None
    armies: int = 0
    buildings: set[int] = field(default_factory=set)
    markers: int = 0
    statue: int | None = None
    closed: bool = False


class Board:
    """The table. Lists go by seat, unless they go by province (`lands`) or by colour (cubes)."""

    def __init__(self, players: int, options: Plain) -> None:
        self.players = players
        self.seats = range(players)
        self.side: str = options["side"]
        self.draft: bool = options["start"] == "draft"
        self.draw_first: bool = options["draw_first"]
        self.thirds: bool = options["tower"] == "thirds"
        self.modules = set(options["modules"])
        self.news: deque[Plain] = deque()

        self.year = 1
        self.season = 0
        self.over = False

        closed = printed.closed_with_three(self.side) if players == 3 else set()
        self.lands = [Land(closed=province in closed) for province in PROVINCES]
        self.region = [printed.region_of(self.side, province) for province in PROVINCES]
        self.reserve = [62 if colour < players else 0 for colour in COLOURS]
        self.reserve[VILLAGE] = 20
        self.bowl = [0 for _ in COLOURS]
        self.tower = [0 for _ in COLOURS]
        self.chests = [{3: 18, 4: 15, 5: 12}[players]] * players
        self.rice = [0] * players
        self.points = [0] * players
        self.tiles = dict(printed.TILES)

        self.event_pile = set(range(len(printed.EVENTS)))
        self.year_events: set[int] = set()
        self.event: int | None = None
        self.row: list[int] = []
        self.closed_actions: set[int] = set()
        self.specials: list[int | None] = []
        self.special: list[int | None] = [None] * players
        self.places: list[int] = []
        self.order: list[int] = []
        self.planning = False
        self.plans: list[dict[int, int]] = [{} for _ in self.seats]
        self.shown: list[set[int]] = [set() for _ in self.seats]
        self.confirmed: set[int] = set()

        # The start `draft`
        self.pile: set[int] = set()
        self.under: list[set[int]] = []
        self.open: set[int] = set()
        self.groups: list[list[int]] = [[] for _ in self.seats]

        # Modules
        self.courtiers = [7 if "court" in self.modules else 0] * players
        self.hall = [0] * players
        self.favour_pile = set(printed.FAVOURS) if "court" in self.modules else set()
        self.favours: list[int | None] = []
        self.calm: int | None = None
        self.peace: list[set[str]] = [set() for _ in self.seats]
        self.banner = [0] * players
        self.leaders: list[int | None] = [None] * players
        self.statues = [6 if "leaders" in self.modules else 0] * players
        self.trophies = [0] * players
        self.bag = set(range(36)) if "chambers" in self.modules else set()
        self.open_tiles: set[int] = set()
        self.turned_tiles: set[int] = set()
        self.marked_tiles: dict[int, int] = {}
        self.region_row: list[int] = []

    def luck(self, kind: str) -> Plain:
        """The next thing that was left to luck: it has to be of this kind."""
        assert self.news, f"nothing was told of {kind}"
        told = self.news.popleft()
        assert told["event"] == kind, f"{kind} should come, not {told}"
        return told

    def provinces_of(self, seat: int) -> list[int]:
        """A player's provinces."""
        return [province for province in PROVINCES if self.lands[province].owner == seat]

    def event_is(self, effect: str) -> bool:
        """Whether this holds for the round."""
        return self.event is not None and printed.EVENTS[self.event]["effect"] == effect

    def cards_of(self, seat: int) -> list[int]:
        """All cards a player has, on the plan or in hand."""
        towers = [TOWER_CARD] * printed.TOWER_CARDS if "court" in self.modules else []
        return [*self.provinces_of(seat), *CHEST_CARDS, *towers]

    def hand(self, seat: int) -> list[int]:
        """The cards that are not on the plan."""
        cards = self.cards_of(seat)
        for card in self.plans[seat].values():
            cards.remove(card)
        return cards

    def put_armies(self, seat: int, province: int, armies: int) -> None:
        """From the reserve to a province."""
        assert self.reserve[seat] >= armies
        self.reserve[seat] -= armies
        self.lands[province].armies += armies

    def armies_to_bowl(self, seat: int, armies: int) -> None:
        """From the reserve to the bowl, as far as the reserve goes (SHO-7.6)."""
        armies = min(armies, self.reserve[seat])
        self.reserve[seat] -= armies
        self.bowl[seat] += armies

    def give_up(self, province: int) -> None:
        """The owner loses the card, even from the plan (SHO-5.3, SHO-5.5), and a leader that stands there (SHO-9.5)."""
        loser = self.lands[province].owner
        assert loser is not None
        self.plans[loser] = {space: card for space, card in self.plans[loser].items() if card != province}
        if self.leaders[loser] == province:
            self.leaders[loser] = None

    def clear(self, province: int) -> None:
        """The province is neutral: buildings and markers leave it, a statue stays (SHO-5.5, SHO-9.4)."""
        land = self.lands[province]
        if land.owner is not None:
            self.give_up(province)
        for building in land.buildings:
            self.tiles[building] += 1
        land.owner, land.armies, land.buildings, land.markers = None, 0, set(), 0

    def add_marker(self, province: int) -> None:
        """One more marker, unless the owner keeps the favour against it (SHO-7.6)."""
        if self.calm is not None and self.calm == self.lands[province].owner:
            self.calm = None
        else:
            self.lands[province].markers += 1

    def count_cubes(self) -> None:
        """No cube is ever lost (SHO-2.1)."""
        for seat in self.seats:
            on_board = sum(land.armies for land in self.lands if land.owner == seat)
            laid_out = sum(self.groups[seat])
            assert on_board + laid_out + self.reserve[seat] + self.bowl[seat] + self.tower[seat] == 62
        assert self.reserve[VILLAGE] + self.bowl[VILLAGE] + self.tower[VILLAGE] == 20


def ask(seat: int, answers: list[Plain]) -> Asking:
    """Ask one player."""
    _, action = yield {seat: answers}
    return action


def ask_if_open(seat: int, answers: list[Plain]) -> Asking:
    """Ask one player, unless there is but one answer."""
    if len(answers) == 1:
        return answers[0]
    return (yield from ask(seat, answers))
