"""What else could be true: positions that a seat cannot tell from the real one, each as likely as any other.

Pieces that the seat has not seen lie in any place where they can: in the bag or the piles, behind another screen, in a
stack, face down among the discards. Each way to lay them out that fits all that it was ever shown is as likely as any
other. What somebody has chosen in secret is any of the answers that he could have given with what he has.
"""

from fractions import Fraction
from functools import cache
from math import comb, lcm, prod

from bakufu.games.bushido.components import KATANA_TILES, KINDS, KOTAU, SWORDS, TACTICS
from bakufu.games.bushido.fight import ChooseTactics
from bakufu.games.bushido.samples_maybe import Alternative, Alternatives, Discs
from bakufu.games.bushido.samples_memory import Memory, remember
from bakufu.games.bushido.samples_pool import Counts, Place, Pool, draw_from, move
from bakufu.games.bushido.state import NOWHERE, BushidoState, players_of
from bakufu.games.bushido.view import seen_by_spy, sides
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat

NOTHING_KNOWN = Alternative()

TRIES = 1000
"""In a position that can be there is always one that fits, and seldom is the first one not."""


def determinize(state: BushidoState, seat: Seat, chance: Chance) -> BushidoState:
    """Lay out anew the bag, the piles, and all that is behind screens which this seat cannot see."""
    twin = state.clone()
    twin.chance = chance
    spied = seen_by_spy(state, seat)
    unknown = [other for other in range(players_of(state)) if other not in (seat, spied)]
    memory = remember(state, seat)
    lay_tiles(twin, memory, unknown, spied)
    lay_discs(twin, memory, unknown, spied)
    twin.notes = memory.told[:]
    return twin


def covered(state: BushidoState, seat: Seat, chance: Chance) -> BushidoState:
    """All tiles and discs that the others have are of the first kind, bag and piles empty, and there are no notes.

    What a shinobi sees just now stays as it is, but for what that player has put away.
    """
    twin = state.clone()
    twin.chance = chance
    fighters, shown, spied = sides(twin), choosing(twin), seen_by_spy(twin, seat)
    for other in range(players_of(twin)):
        if other == seat:
            continue
        if other == spied:
            gather(twin.discards, other * TACTICS, TACTICS)
            continue
        if other in fighters:
            side = fighters[other]
            laid = gather(twin.swords, SWORDS * side, SWORDS)
            if not shown:
                twin.swords[SWORDS * side] = 0
                twin.tiles[other * KINDS] += laid
                twin.top[side] = NOWHERE
            if twin.tactic[side] != NOWHERE:
                twin.tactic[side] = 0
        gather(twin.tiles, other * KINDS, KINDS)
        gather(twin.discs, other * TACTICS, TACTICS)
        gather(twin.discards, other * TACTICS, TACTICS)
    twin.bag, twin.disc_piles, twin.notes = [0] * KINDS, [0] * TACTICS, []
    return twin


def gather(pieces: Counts, first: int, kinds: int) -> int:
    """All pieces counted there, of so many kinds, as if they were of the first; say how many they are."""
    number = 0
    for place in range(first, first + kinds):
        number += pieces[place]
        pieces[place] = 0
    pieces[first] = number
    return number


def choosing(state: BushidoState) -> bool:
    """Whether stacks have been shown, and tactics are chosen."""
    return bool(state.stack) and isinstance(state.stack[-1], ChooseTactics)


def lay_tiles(twin: BushidoState, memory: Memory, unknown: list[Seat], spied: Seat | None) -> None:
    """Tiles laid for a fight are katana tiles; a stack that has been shown keeps its number and its top."""
    bag, tiles, swords = twin.bag, twin.tiles, twin.swords
    fighters, shown = sides(twin), choosing(twin)
    pool = Pool(twin.chance, bag, memory.tiles)
    behind: dict[Seat, int] = {}
    stacks: dict[Seat, int] = {}
    for other in unknown:
        behind[other] = move(tiles, other * KINDS, bag)
        if other in fighters:
            first = SWORDS * fighters[other]
            laid = swords[first : first + SWORDS]
            for tile, number in enumerate(laid):
                bag[tile] += number
                swords[first + tile] = 0
            if shown:
                top = twin.top[fighters[other]]
                bag[top] -= 1
                swords[first + top] = 1
                stacks[other] = sum(laid) - 1
                see(pool, other, [int(tile == top) for tile in KATANA_TILES])
            else:
                behind[other] += sum(laid)
    if spied is not None:
        see(pool, spied, tiles[spied * KINDS : spied * KINDS + KINDS])
    pool.name_hidden()
    places: list[Place] = []
    for other, number in behind.items():
        by_age = pool.held(other, number)
        if number:
            places.append(Place(by_age, tiles, other * KINDS))
        if other in stacks:
            # The oldest tiles are in the stack, as they are the ones that leave; they are drawn first, being few kinds.
            both = pool.held(other, number + stacks[other])
            below = list(map(int.__sub__, both, by_age))
            pool.fill([Place(below, swords, SWORDS * fighters[other])], SWORDS)
    pool.fill(places, KINDS)
    if not shown:
        for fighter, side in fighters.items():
            if fighter in behind:
                lay_some(twin, fighter, side)


def see(pool: Pool, seat: Seat, hand: Counts) -> None:
    """Pieces of another player that are seen just now."""
    held = [place for place, age in enumerate(pool.ages) if age.held[seat]]
    if pool.ages:
        pool.pass_over(hand, held[-1] if held else len(pool.ages) - 1)


def lay_some(twin: BushidoState, seat: Seat, side: int) -> None:
    """Nobody else can tell how many tiles a fighter has laid so far, nor which: any stack that he could have laid."""
    below, mine = twin.chance.below, seat * KINDS
    held = twin.tiles[mine : mine + SWORDS]
    one, two, three = (number + 1 for number in held)
    tops = [(one - 1) * two * three, one * (two - 1) * three, one * two * (three - 1), 1]
    top = draw_from(twin.chance, tops, len(tops))
    laid = [0] * SWORDS
    if top < len(laid):
        laid = [below(number + (tile != top)) + (tile == top) for tile, number in enumerate(held)]
    twin.top[side] = top if any(laid) else NOWHERE
    twin.swords[SWORDS * side : SWORDS * (side + 1)] = laid
    twin.tiles[mine : mine + SWORDS] = map(int.__sub__, held, laid)


def lay_discs(twin: BushidoState, memory: Memory, unknown: list[Seat], spied: Seat | None) -> None:
    """What everybody has seen stays where it is, and so do the discs that this seat put away itself."""
    fighters = sides(twin)
    # Since 2 a fighter is known to have a tactic only when tactics are chosen (BUS-5.3).
    armed = [other for other in unknown if other in fighters] if choosing(twin) or twin.rules < 2 else []
    pool = Pool(twin.chance, twin.disc_piles, memory.discs)
    if spied is not None:
        see(pool, spied, twin.discs[spied * TACTICS : spied * TACTICS + TACTICS])
    hands: dict[Seat, int] = {}
    away: dict[Seat, int] = {}
    for other in unknown:
        hands[other] = move(twin.discs, other * TACTICS, pool.left)
    for other in [*unknown, spied] if spied is not None else unknown:
        away[other] = move(twin.discards, other * TACTICS, pool.left)
    left = pool.left[:]
    back = pool.back[:]
    for attempt in range(TRIES):
        if attempt:
            pool.left[:] = left
            pool.back[:] = back
        known = {other: known_discs(twin, memory, other, left, other == spied) for other in away}
        enough = try_discs(twin, pool, known, hands, away)
        if enough and all(any(twin.discs[other * TACTICS : other * TACTICS + KOTAU]) for other in armed):
            break
    for other in unknown:
        if other in fighters and twin.tactic[fighters[other]] != NOWHERE:
            kinds = [int(number > 0) for number in twin.discs[other * TACTICS : other * TACTICS + KOTAU]]
            twin.tactic[fighters[other]] = draw_from(twin.chance, kinds, KOTAU)


def try_discs(
    twin: BushidoState, pool: Pool, known: dict[Seat, Alternative], hands: dict[Seat, int], away: dict[Seat, int]
) -> bool:
    """Lay out all discs that the seat has not seen; whether there are enough of those that must be there."""
    # The newest are the last.
    last = pool.ages[-1].born if pool.ages else 0
    places: list[Place] = []
    in_the_piles, mixed = [0] * TACTICS, False
    for other, each in known.items():
        start = other * TACTICS
        held, put_away, gone = each
        if other in hands:
            rest = hands[other] - take(pool.left, held, twin.discs, start)
            if rest:
                places.append(Place(pool.held(other, rest), twin.discs, start))
        if away[other]:
            rest = away[other] - take(pool.left, put_away, twin.discards, start)
            if rest:
                places.append(Place(pool.away(other, rest), twin.discards, start))
        rest = 0
        for age in pool.ages:
            rest += age.shuffled[other]
        if rest and (rest := rest - sum([shuffle > last for _, shuffle in gone])) > 0:
            places.append(Place(pool.shuffled(other, rest), in_the_piles, 0))
            mixed = True
        for disc, shuffle in gone:
            for place, age in enumerate(pool.ages):
                if age.born < shuffle:
                    more = pool.back[place] = pool.back[place][:]
                    more[disc] += 1
    for number in pool.left:
        if number < 0:
            return False
    pool.fill(places, TACTICS)
    if mixed:
        for disc, number in enumerate(in_the_piles):
            pool.left[disc] += number
    return True


def take(left: Counts, discs: Discs, into: Counts, first: int) -> int:
    """Lay these discs, which are known, there, out of all that are left; say how many they are."""
    number = 0
    for kind, some in enumerate(discs):
        into[first + kind] = some
        left[kind] -= some
        number += some
    return number


def known_discs(twin: BushidoState, memory: Memory, seat: Seat, unseen: Counts, spied: bool) -> Alternative:
    """Where the discs are that everybody knew a player to hold.

    A hand that is seen speaks for some alternatives and against others.
    """
    found = memory.known.get(seat)
    if not found:
        return held_openly(tuple(twin.open_discs[seat * TACTICS : seat * TACTICS + TACTICS]))
    if not spied:
        return one_of(found, twin.chance)
    hand = twin.discs[seat * TACTICS : seat * TACTICS + TACTICS]
    likely = [how_likely(hand, one, unseen) for one in found]
    common = lcm(*(each.denominator for each in likely))
    weights = [ways * int(chances * common) for ways, chances in zip(found.values(), likely, strict=True)]
    return list(found)[draw_from(twin.chance, weights, len(weights))] if any(weights) else NOTHING_KNOWN


@cache
def held_openly(discs: Discs) -> Alternative:
    """These discs are known to be held, and nothing else is; made once."""
    return Alternative(discs) if any(discs) else NOTHING_KNOWN


def one_of(found: Alternatives, chance: Chance) -> Alternative:
    """Any of them, as likely as there are ways to it."""
    ways_to_all = 0
    for ways in found.values():
        ways_to_all += ways
    nth = chance.below(ways_to_all)
    for each, ways in found.items():
        if nth < ways:
            return each
        nth -= ways
    return NOTHING_KNOWN


def how_likely(hand: Counts, known: Alternative, unseen: Counts) -> Fraction:
    """How likely a hand is that holds these known discs, its others drawn from all that are not seen."""
    others = [number - held for number, held in zip(hand, known.held, strict=True)]
    if min(others) < 0:
        return Fraction(0)
    pool = [max(left - away, 0) + number for left, away, number in zip(unseen, known.away, others, strict=True)]
    return Fraction(prod(map(comb, pool, others)), comb(sum(pool), sum(others)))
