"""What cannot be so in a position that came from outside."""

from collections.abc import Iterator, Sequence

from bakufu.games.bushido.components import (
    BONUS_TOKENS,
    COUNTS,
    DISCS_EACH,
    FACE_DOWN,
    FEW_DISCS,
    FORTRESS,
    KINDS,
    MIX,
    MONTHS,
    SWORDS,
    TACTICS,
    TERRAINS,
)
from bakufu.games.bushido.fight import ChooseTactics, LayTiles
from bakufu.games.bushido.notes import is_note
from bakufu.games.bushido.pieces import all_pieces, pieces
from bakufu.games.bushido.samples_memory import remember
from bakufu.games.bushido.state import NOBODY, NOWHERE, BushidoState, discs_behind
from bakufu.games.bushido.survivors import RetreatTo
from bakufu.kernel.words import ONLOOKER

SEATS = ("seat", "host", "guest", "attacker", "defender", "adviser", "loser", "seeing")
HEXES = ("hex", "origin")
"""How the fields of steps are called that hold a seat, or a hex."""


def flaw(state: BushidoState) -> str | None:
    """The first thing that is wrong; None where the position could lie on a table."""
    return next(flaws(state), None)


def flaws(state: BushidoState) -> Iterator[str]:
    """Everything that is wrong, as far as it can still be looked at."""
    players = len(state.reserve)
    by_seat = (state.daimyo_honour, state.samurai_honour, state.elite_reserve, state.bonus_tokens, state.campaign_token)
    if players not in COUNTS or any(len(each) != players for each in by_seat):
        yield "every list by seat has one entry for each player"
        return
    if any(len(each) != (players if state.rules >= 2 else 0) for each in (state.fallen, state.elite_fallen)):  # since 2
        yield "troops out of the game are counted by seat"
        return
    by_hex = (state.terrain, state.owner, state.troops, state.elite, state.ronin)
    if any(len(each) != sum(MIX[players]) for each in by_hex):
        yield "every list by hex has one entry for each hex"
        return
    kinds = ((state.bag, KINDS), (state.tiles, players * KINDS), (state.swords, 6), (state.face_down, len(TERRAINS)))
    discs = ((state.disc_piles, TACTICS), (state.open_discards, TACTICS))
    hands = [(each, players * TACTICS) for each in (state.discs, state.open_discs, state.discards)]
    if any(len(each) != length or min(each) < 0 for each, length in (*kinds, *discs, *hands)):
        yield "tiles, discs and hexes are counted by kind"
        return
    if any(len(each) != 2 for each in (state.top, state.ready, state.tactic)):
        yield "a fight has two sides"
        return
    yield from flaws_of_the_notes(state, players)
    yield from flaws_of_pieces(state, players)
    yield from flaws_of_the_board(state, players)
    yield from flaws_of_the_stack(state, players)


def flaws_of_the_notes(state: BushidoState, players: int) -> Iterator[str]:
    """Notes can be read, and tell nothing that is not so."""
    if not all(is_note(note, players) for note in state.notes) or (state.notes and state.rules < 2):  # since 2
        yield "notes tell where tiles and discs went"
        return
    for seat, found in remember(state, ONLOOKER).known.items():
        mine = slice(seat * TACTICS, seat * TACTICS + TACTICS)
        if not any(within(each.held, state.discs[mine]) and within(each.away, state.discards[mine]) for each in found):
            yield "who was known to hold a disc holds it, has shown it, or has put it away"


def within(some: Sequence[int], there: Sequence[int]) -> bool:
    """Whether these pieces, counted by kind, are among those."""
    return all(number <= most for number, most in zip(some, there, strict=True))


def flaws_of_pieces(state: BushidoState, players: int) -> Iterator[str]:
    """No piece is missing, and none is there twice."""
    wanted = all_pieces(players)
    for name, number in pieces(state).items():
        if number != wanted[name]:
            yield f"{name}: {number}, not {wanted[name]}"
    if not within(state.open_discs, state.discs):
        yield "who is known to hold a disc holds it"
    if sum(state.disc_piles) <= FEW_DISCS or any(discs_behind(state, seat) > DISCS_EACH for seat in range(players)):
        yield "nobody has more than four discs, and more than four are in the piles"


def flaws_of_the_board(state: BushidoState, players: int) -> Iterator[str]:
    """Hexes, markers and months are where they can be."""
    roles = (state.samurai, state.bushi, state.sensei, state.hatamoto)
    if not 0 <= state.daimyo < players or not all(NOBODY <= seat < players for seat in (*roles, *state.owner)):
        yield "a seat is one of the players'"
    if not all(FACE_DOWN <= terrain < len(TERRAINS) for terrain in state.terrain):
        yield "a terrain is one of those there are"
    counted = (*state.troops, *state.elite, *state.ronin, *state.reserve, *state.elite_reserve)
    counted += (*state.fallen, *state.elite_fallen)
    if min(*counted, *state.daimyo_honour, *state.samurai_honour, state.army, state.elite_army, state.bonus) < 0:
        yield "nothing is below zero"
    for terrain, owner, troops, elite, ronin in zip(
        state.terrain, state.owner, state.troops, state.elite, state.ronin, strict=True
    ):
        if (owner == NOBODY) != (troops + elite == 0) and state.target == NOWHERE:
            yield "a hex has troops if it has an owner"
        if terrain == FORTRESS and (ronin or owner == NOBODY):
            yield "a fortress is somebody's, and no ronin is there"
    if not 1 <= state.month <= MONTHS and state.stack:
        yield "the year has twelve months"
    if not all(0 <= tokens < 1 << len(BONUS_TOKENS) for tokens in state.bonus_tokens) or state.idle < 0:
        yield "bonus tokens are 3 and 6, once each"


def flaws_of_the_stack(state: BushidoState, players: int) -> Iterator[str]:
    """Steps name seats and hexes that there are, and a fight has a target."""
    hexes = len(state.terrain)
    for step in state.stack:
        for name in step.__struct_fields__:
            value = getattr(step, name)
            if (name in SEATS and not NOBODY <= value < players) or (name in HEXES and not 0 <= value < hexes):
                yield "a step is about seats and hexes that there are"
    if not (NOWHERE <= state.origin < hexes and NOWHERE <= state.target < hexes):
        yield "an attack goes from a hex to a hex"
    elif any(isinstance(step, LayTiles | ChooseTactics | RetreatTo) for step in state.stack):
        step = state.stack[-1]
        if state.target == NOWHERE or state.owner[state.target] != getattr(step, "defender", NOBODY):
            yield "a fight is about a hex of the defender"
    for side, top in enumerate(state.top):
        swords = state.swords[SWORDS * side : SWORDS * (side + 1)]
        if (top == NOWHERE) != (not any(swords)) or (top != NOWHERE and not (0 <= top < SWORDS and swords[top])):
            yield "the tile on top of a stack is one of its tiles"
    if not all(NOWHERE <= disc < TACTICS for disc in state.tactic):
        yield "a tactic is one of the discs"
