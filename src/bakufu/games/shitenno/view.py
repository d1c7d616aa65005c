"""What a seat may see, and what else could be true."""

from msgspec import Struct

from bakufu.games.shitenno.components import NONE, Card, Cards, Province, Tile, Title, Troop
from bakufu.games.shitenno.options import ShitennoOptions
from bakufu.games.shitenno.provinces import PLACES, PayFor, next_price
from bakufu.games.shitenno.scoring import lead, totals
from bakufu.games.shitenno.sharing import ChooseLot, MakeLot, OfferLot, SplitCards
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.kernel.state import FIRST_RULES
from bakufu.kernel.words import Seat


class Asked(Struct):
    """What the next position of a province costs: so many of its own troop and of another, or so many koku.

    The number of koku is also the number of points.
    """

    own: Troop
    owns: int
    other: Troop
    others: int
    koku: int


class ShitennoView(Struct, omit_defaults=True):
    """All is open but the secret part of the other hands, what lies under the visible tiles, and the order of decks."""

    options: ShitennoOptions
    year: int
    turn: Seat
    """Who shares, or whose turn it is; -1 when the game is over."""
    titles: list[Title]
    received: list[Tile]
    shared: list[Card]
    lot: list[Card]
    lot_tiles: list[Tile]
    """The tile of the lot on offer; the tiles of the two lots of a split."""
    troop_deck: int
    troop_discards: list[Card]
    koku_deck: int
    koku_discards: list[Card]
    hand: Cards
    """The own cards, all of them."""
    known: list[Cards]
    """The part of each hand that everybody knows."""
    secret: list[int]
    """How many cards of each hand only their owner knows."""
    bonuses: list[int]
    """For each seat how many to exchange, to add one, to draw."""
    kamon_left: list[int]
    provinces: list[tuple[int, ...]]
    """The kamon in each province from left to right: the seat, plus 8 if it is golden."""
    leads: list[Seat]
    """Who would get the points of each province if the game ended now; -1 where nobody stands."""
    tops: list[Troop]
    prices: list[Asked | None]
    """What the next position of each province costs; nothing where it is full."""
    paying: Province
    """The province that this seat is about to pay for, or -1."""
    tiles: list[int]
    """How many tiles of each sort are still in the provinces: bushi with exchange, bushi with plus one, and so on."""
    scores: list[int]
    """Points so far; the final ones when the game is over."""
    rules: int = FIRST_RULES
    """The version of the rules that is played by."""


def view(state: ShitennoState, seat: Seat) -> ShitennoView:
    """What this seat (or the onlooker) sees."""
    step = state.stack[-1] if state.stack else None
    tiles: list[Tile] = []
    turn = NONE
    if isinstance(step, OfferLot):
        tiles = [step.tile]
    elif isinstance(step, ChooseLot):
        tiles = [step.tile, step.other]
    if isinstance(step, MakeLot | SplitCards | OfferLot | ChooseLot):
        turn = step.tairo
    elif step is not None:
        # While something happens by itself it is nobody's.
        turn = getattr(step, "seat", NONE)
    return ShitennoView(
        options=state.options,
        year=state.year,
        turn=turn,
        titles=state.titles[:],
        received=state.received[:],
        shared=state.shared[:],
        lot=state.lot[:],
        lot_tiles=tiles,
        troop_deck=len(state.troop_deck),
        troop_discards=sorted(state.troop_discards),
        koku_deck=len(state.koku_deck),
        koku_discards=sorted(state.koku_discards),
        hand=hand(state, seat) if seat >= 0 else (),
        known=state.known[:],
        secret=[len(cards) for cards in state.secret],
        bonuses=state.bonuses[:],
        kamon_left=state.kamon_left[:],
        provinces=state.provinces[:],
        leads=list(map(lead, state.provinces)),
        tops=state.tops[:],
        prices=[
            Asked(*next_price(state, province)) if len(kamon) < PLACES else None
            for province, kamon in enumerate(state.provinces)
        ],
        paying=step.province if isinstance(step, PayFor) and step.seat == seat else NONE,
        tiles=state.tiles[:],
        scores=state.scores[:] if state.stack else list(totals(state)),
        rules=state.rules,
    )
