"""What a seat may see, and what else could be true."""

from msgspec import Struct

from bakufu.games.bushido.audience import Audience, ToArms
from bakufu.games.bushido.components import (
    KATANA_TILES,
    KINDS,
    KOTAU,
    TACTICS,
    Disc,
    Hex,
    Terrain,
    Tile,
)
from bakufu.games.bushido.council import Advice, Council, Verdict
from bakufu.games.bushido.elite import PlaceEliteTroops, RecruitElite
from bakufu.games.bushido.fight import ChooseTactics, LayTiles
from bakufu.games.bushido.intrigue import HatamotoPhase, SenseiPhase
from bakufu.games.bushido.ordering import Mobilisation, OfferBonus, OrderAttack, SendTroops
from bakufu.games.bushido.preparing import Discs, Treasury, Troops
from bakufu.games.bushido.relocation import RegroupTo, Relocation
from bakufu.games.bushido.roles import Distribution
from bakufu.games.bushido.state import (
    NOBODY,
    NOWHERE,
    BushidoOptions,
    BushidoState,
    discs_behind,
    income,
    koku,
    players_of,
    tiles_behind,
)
from bakufu.games.bushido.survivors import RetreatTo
from bakufu.games.bushido.tea import ConvertHonour, TeaAnswer, TeaCeremony
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat, kebab

STEPS_OF_PHASES: dict[int, tuple[type, ...]] = {
    1: (Discs, Troops, RecruitElite, PlaceEliteTroops),
    2: (TeaCeremony, TeaAnswer, ConvertHonour),
    3: (Treasury,),
    4: (Distribution,),
    5: (SenseiPhase,),
    6: (HatamotoPhase,),
    7: (Mobilisation, Relocation, RegroupTo, OrderAttack, SendTroops, OfferBonus),
    8: (LayTiles, ChooseTactics, RetreatTo),
    10: (Council, Advice, Verdict),
    11: (ToArms,),
    12: (Audience,),
}
PHASES = {step: phase for phase, steps in STEPS_OF_PHASES.items() for step in steps}
"""The phase in which each step waits for an answer, unless a tea or a fight comes out of turn."""


class Screen(Struct):
    """What is behind one player's screen: tiles and discs counted by kind."""

    seat: Seat
    tiles: list[int]
    discs: list[int]


class Stack(Struct):
    """A stack of katana tiles that has been shown: how many, and the one on top."""

    seat: Seat
    number: int
    top: Tile


class BushidoView(Struct):
    """All is open but bag, piles, and what is behind the others' screens; how much is there is open, too."""

    options: BushidoOptions
    daimyo: Seat
    samurai: Seat
    bushi: Seat
    sensei: Seat
    hatamoto: Seat
    month: int
    idle: int
    phase: int
    """Of the twelve; 0 before the first turn and after the last."""
    step: str
    """What the table is waiting for, by the name of the procedure."""
    at: Hex
    """The hex that the daimyō has pointed at: where troops leave, or what they are to march on."""
    terrain: list[Terrain]
    """By hex, as are the next ones."""
    owner: list[Seat]
    troops: list[int]
    elite: list[int]
    ronin: list[int]
    face_down: list[int]
    scores: list[int]
    """What wins: the daimyō honour."""
    daimyo_honour: list[int]
    samurai_honour: list[int]
    koku: list[int]
    income: list[int]
    reserve: list[int]
    elite_reserve: list[int]
    bonus_tokens: list[int]
    campaign_token: list[bool]
    bag: int
    tiles: list[int]
    """How many tiles each player has."""
    discs: list[int]
    """How many discs each player has."""
    open_discs: list[int]
    """By seat, then by kind."""
    disc_piles: int
    discards: int
    open_discards: list[int]
    screen: Screen | None
    """What is behind the own screen."""
    spied: Screen | None
    """What a spy sees just now (BUS-3.4)."""
    origin: Hex
    target: Hex
    army: int
    elite_army: int
    bonus: int
    laid: list[int]
    """The katana tiles that this seat has laid for a fight, by kind."""
    top: Tile
    tactic: Disc
    """The disc that this seat has chosen."""
    stacks: list[Stack]


def screen(state: BushidoState, seat: Seat) -> Screen:
    """What is behind a player's screen."""
    tiles, discs = seat * KINDS, seat * TACTICS
    return Screen(seat, state.tiles[tiles : tiles + KINDS], state.discs[discs : discs + TACTICS])


def sides(state: BushidoState) -> dict[Seat, int]:
    """Who fights just now, and on which side."""
    step = state.stack[-1] if state.stack else None
    return {step.attacker: 0, step.defender: 1} if isinstance(step, LayTiles | ChooseTactics) else {}


def seen_by_spy(state: BushidoState, seat: Seat) -> Seat | None:
    """Behind whose screen this seat is looking."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SenseiPhase) and step.seat == seat and step.seeing >= 0:
        return step.seeing
    return None


def phase(state: BushidoState) -> int:
    """The phase of the turn: a tea with a tile belongs to phase 5, a fight that the hatamoto leads to phase 6."""
    step = state.stack[-1] if state.stack else None
    found = PHASES.get(type(step), 0)
    if found == PHASES[TeaCeremony] and state.sensei != NOBODY:
        return PHASES[SenseiPhase]
    if found == PHASES[LayTiles] and state.origin == NOWHERE:
        return PHASES[HatamotoPhase]
    return found


def pointed_at(state: BushidoState) -> Hex:
    """The hex that the daimyō has named in his last answer."""
    match state.stack[-1] if state.stack else None:
        case RegroupTo(place):
            return place
        case SendTroops(place):
            return place
    return NOWHERE


def view(state: BushidoState, seat: Seat) -> BushidoView:
    """What this seat (or the onlooker) sees."""
    everyone = range(players_of(state))
    fighters = sides(state)
    shown = bool(state.stack) and isinstance(state.stack[-1], ChooseTactics)
    side = fighters.get(seat)
    spied = seen_by_spy(state, seat)
    laid = {fighter: sum(state.swords[3 * at : 3 * at + 3]) for fighter, at in fighters.items()}
    hidden = {} if shown else laid
    return BushidoView(
        options=state.options,
        daimyo=state.daimyo,
        samurai=state.samurai,
        bushi=state.bushi,
        sensei=state.sensei,
        hatamoto=state.hatamoto,
        month=state.month,
        idle=state.idle,
        phase=phase(state),
        step=kebab(type(state.stack[-1]).__name__) if state.stack else "",
        at=pointed_at(state),
        terrain=state.terrain[:],
        owner=state.owner[:],
        troops=state.troops[:],
        elite=state.elite[:],
        ronin=state.ronin[:],
        face_down=state.face_down[:],
        scores=state.daimyo_honour[:],
        daimyo_honour=state.daimyo_honour[:],
        samurai_honour=state.samurai_honour[:],
        koku=[koku(state, other) for other in everyone],
        income=[income(state, other) for other in everyone],
        reserve=state.reserve[:],
        elite_reserve=state.elite_reserve[:],
        bonus_tokens=state.bonus_tokens[:],
        campaign_token=state.campaign_token[:],
        bag=sum(state.bag),
        tiles=[tiles_behind(state, other) + hidden.get(other, 0) for other in everyone],
        discs=[discs_behind(state, other) for other in everyone],
        open_discs=state.open_discs[:],
        disc_piles=sum(state.disc_piles),
        discards=sum(state.discards) + sum(state.open_discards),
        open_discards=state.open_discards[:],
        screen=screen(state, seat) if seat >= 0 else None,
        spied=screen(state, spied) if spied is not None else None,
        origin=state.origin,
        target=state.target,
        army=state.army,
        elite_army=state.elite_army,
        bonus=state.bonus,
        laid=[0] * len(KATANA_TILES) if side is None else state.swords[3 * side : 3 * side + 3],
        top=NOWHERE if side is None else state.top[side],
        tactic=NOWHERE if side is None else state.tactic[side],
        stacks=[Stack(fighter, laid[fighter], state.top[at]) for fighter, at in fighters.items()] if shown else [],
    )


def draw_from(chance: Chance, pool: list[int], kinds: int) -> int:
    """Take one piece out of a pool that is counted by kind, of the first so many kinds."""
    nth = chance.below(sum(pool[:kinds]))
    kind = 0
    while nth >= pool[kind]:
        nth -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def determinize(state: BushidoState, seat: Seat, chance: Chance) -> BushidoState:
    """Draw anew the bag, the piles, and all that is behind screens which this seat cannot see."""
    twin = state.clone()
    twin.chance = chance
    known = {seat, seen_by_spy(state, seat)}
    unknown = [other for other in range(players_of(state)) if other not in known]
    redraw_tiles(twin, unknown, chance)
    redraw_discs(twin, seat, unknown, chance)
    return twin


def redraw_tiles(twin: BushidoState, unknown: list[Seat], chance: Chance) -> None:
    """Tiles laid for a fight are katana tiles; a stack that has been shown keeps its number and its top."""
    fighters = sides(twin)
    shown = bool(twin.stack) and isinstance(twin.stack[-1], ChooseTactics)
    pool, swords = twin.bag, twin.swords
    behind: dict[Seat, int] = {}
    below_top: dict[int, int] = {}
    for other in unknown:
        behind[other] = tiles_behind(twin, other)
        for tile in range(KINDS):
            pool[tile] += twin.tiles[other * KINDS + tile]
            twin.tiles[other * KINDS + tile] = 0
        if other in fighters:
            side = fighters[other]
            number = sum(swords[3 * side : 3 * side + 3])
            for tile in KATANA_TILES:
                pool[tile] += swords[3 * side + tile]
                swords[3 * side + tile] = 0
            if shown:
                pool[twin.top[side]] -= 1
                swords[3 * side + twin.top[side]] = 1
                below_top[side] = number - 1
            else:
                behind[other] += number
    for side, number in below_top.items():
        for _ in range(number):
            swords[3 * side + draw_from(chance, pool, len(KATANA_TILES))] += 1
    for other, number in behind.items():
        for _ in range(number):
            twin.tiles[other * KINDS + draw_from(chance, pool, KINDS)] += 1
    if not shown:
        for other in unknown:
            if other in fighters:
                lay_some(twin, other, fighters[other], chance)


def lay_some(twin: BushidoState, seat: Seat, side: int, chance: Chance) -> None:
    """Nobody else can tell how many tiles a fighter has laid so far, nor which."""
    twin.top[side] = NOWHERE
    for tile in KATANA_TILES:
        number = chance.below(twin.tiles[seat * KINDS + tile] + 1)
        twin.tiles[seat * KINDS + tile] -= number
        twin.swords[3 * side + tile] = number
        if number:
            twin.top[side] = tile


def redraw_discs(twin: BushidoState, seat: Seat, unknown: list[Seat], chance: Chance) -> None:
    """What everybody has seen stays where it is, and so do the discs that this seat put away itself."""
    pool = twin.disc_piles
    piles = sum(pool)
    fighters = sides(twin)
    hands: dict[Seat, int] = {}
    for other in unknown:
        hands[other] = 0
        for place in range(other * TACTICS, other * TACTICS + TACTICS):
            hidden = twin.discs[place] - twin.open_discs[place]
            twin.discs[place] -= hidden
            pool[place % TACTICS] += hidden
            hands[other] += hidden
    put_away: dict[Seat, int] = {}
    for other in range(players_of(twin)):
        if other != seat:
            mine = slice(other * TACTICS, other * TACTICS + TACTICS)
            put_away[other] = sum(twin.discards[mine])
            for disc, number in enumerate(twin.discards[mine]):
                pool[disc] += number
            twin.discards[mine] = [0] * TACTICS
    for other in unknown:
        if other in fighters and hands[other] and not any(twin.discs[other * TACTICS : other * TACTICS + KOTAU]):
            # A fighter has a tactic that is no kotau (BUS-5.3).
            twin.discs[other * TACTICS + draw_from(chance, pool, KOTAU)] += 1
            hands[other] -= 1
    for drawn, numbers in ((twin.discs, hands), (twin.discards, put_away)):
        for other, number in numbers.items():
            for _ in range(number):
                drawn[other * TACTICS + draw_from(chance, pool, TACTICS)] += 1
    assert sum(pool) == piles
    for other in unknown:
        if other in fighters and twin.tactic[fighters[other]] != NOWHERE:
            held = twin.discs[other * TACTICS : other * TACTICS + KOTAU]
            twin.tactic[fighters[other]] = draw_from(chance, held, KOTAU)
