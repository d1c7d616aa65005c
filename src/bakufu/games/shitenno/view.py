"""What a seat may see, and what else could be true."""

from bakufu.games.shitenno.components import NONE, Tile
from bakufu.games.shitenno.payment import PRICES
from bakufu.games.shitenno.provinces import PLACES, PayFor
from bakufu.games.shitenno.scoring import lead, totals
from bakufu.games.shitenno.sharing import ChooseLot, MakeLot, OfferLot, SplitCards
from bakufu.games.shitenno.shown import Asked, ShitennoView
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.kernel.words import Seat

ASKED = tuple(tuple(tuple(Asked(*price) for price in tops) for tops in taken) for taken in PRICES)
"""What every position can cost, as it is shown."""


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
            ASKED[province][len(kamon)][state.tops[province]] if len(kamon) < PLACES else None
            for province, kamon in enumerate(state.provinces)
        ],
        paying=step.province if isinstance(step, PayFor) and step.seat == seat else NONE,
        tiles=state.tiles[:],
        scores=state.scores[:] if state.stack else list(totals(state)),
        rules=state.rules,
    )
