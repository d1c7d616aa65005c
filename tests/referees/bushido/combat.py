"""Phase 8: the fight of samurai and bushi, or of hatamoto and daimyō (BUS-5, BUS-3.8)."""

from collections import Counter
from dataclasses import dataclass

from tests.referees.bushido.components import DISCS, KATANA_TILES, TILES
from tests.referees.bushido.evaluation import council, evaluation
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.tabletop import Battle, Flow, Tabletop, ask
from tests.referees.bushido.tactics import ALL, Side, losses, strength


@dataclass
class Result:
    """How a fight ended: which side won, how many troops each side lost, how many tiles the attacker used."""

    winner: int
    killed: tuple[int, int]
    tiles: int
    duels: bool


def attack(table: Tabletop, battle: Battle) -> Flow[None]:
    """The samurai leads the daimyō's troops against the bushi; then phases 9 and 10."""
    battle.seats = samurai, bushi = table.roles["samurai"], table.roles["bushi"]
    result = yield from fight(table, battle)
    winner, loser = (samurai, bushi) if result.winner == 0 else (bushi, samurai)
    if result.duels:
        # Half of the loser's honour, rounded up, goes to the winner; the marker that rises moves first (BUS-1.4).
        stake = (table.clans[loser].samurai_honour + 1) // 2
        table.move_samurai(winner, stake)
        table.move_samurai(loser, -stake)
        if loser == bushi:
            yield from retreat(table, bushi, battle.target)
    table.battle = None
    conquered = aftermath(table, battle)
    gains = {samurai: result.killed[1], bushi: result.killed[0]}
    if winner == samurai:
        gains[samurai] += result.tiles + battle.bonus
    evaluation(table, battle.target, winner, gains, conquered)
    if loser == samurai:
        yield from council(table)


def aftermath(table: Tabletop, battle: Battle) -> bool:
    """Who stays where (BUS-5.6, BUS-5.7) and what the ronin do (BUS-5.8), before honour is counted (BUS-6).

    Is the hex conquered? Its values are then still the bushi's.
    """
    assert battle.origin is not None
    target, origin = table.provinces[battle.target], table.provinces[battle.origin]
    if target.pieces:
        origin.troops += battle.army
        origin.elite += battle.elite_army
        table.check_revolt(battle.origin)
        table.check_revolt(battle.target)
        return False
    if not battle.army + battle.elite_army:
        table.change_hands(battle.target, None)
        table.check_revolt(battle.origin)
        return False
    target.troops, target.elite = battle.army, battle.elite_army
    table.check_revolt(battle.origin)
    if target.strength > target.ronin:
        target.owner = table.daimyo
        return True
    # As many ronin as conquerors: the bushi loses the hex, and the daimyō has never had it.
    table.drive_out(battle.target, table.daimyo)
    table.change_hands(battle.target, None)
    return False


def lead_revolt(table: Tabletop, place: int) -> Flow[None]:
    """BUS-3.8: the hatamoto leads the ronin of a hex against the daimyō; no honour is won or lost."""
    table.battle = battle = Battle(place, seats=(table.roles["hatamoto"], table.daimyo))
    result = yield from fight(table, battle)
    target = table.provinces[place]
    if result.winner == 0 and target.pieces:
        yield from retreat(table, table.daimyo, place)
    table.battle = None
    if not target.pieces:
        table.change_hands(place, None)
    table.check_revolt(place)


def fight(table: Tabletop, battle: Battle) -> Flow[Result]:
    """Tiles, discs, losses (BUS-5.1 to BUS-5.5)."""
    yield from lay_tiles(table, battle)
    tiles = len(battle.swords[0])
    empty = [not swords for swords in battle.swords]
    if any(empty):
        # BUS-5.2: if neither side has a tile, only the attacker loses his troops.
        winner = 1 if empty[0] else 0
        loss = [0, ALL] if winner == 0 else [ALL, 0]
    else:
        yield from choose_tactics(table, battle)
        target = table.provinces[battle.target]
        attacking = target.ronin if battle.origin is None else battle.army + 3 * battle.elite_army
        sides = [
            Side(disc or "", list(swords), troops)
            for disc, swords, troops in zip(battle.tactic, battle.swords, (attacking, target.strength), strict=True)
        ]
        winner = 0 if strength(sides[0], sides[1]) > strength(sides[1], sides[0]) else 1
        of_winner, of_loser = losses(sides[winner], sides[1 - winner])
        loss = [of_winner, of_loser] if winner == 0 else [of_loser, of_winner]
    killed = [take_losses(table, battle, side, loss[side], sacrificed=any(empty)) for side in (0, 1)]
    duels = battle.tactic == ["duel", "duel"]
    clear_away(table, battle)
    return Result(winner, (killed[0], killed[1]), tiles, duels)


def lay_tiles(table: Tabletop, battle: Battle) -> Flow[None]:
    """BUS-5.1: both sides at once, tile by tile; the last one is on top."""
    while not all(battle.ready):
        asked: dict[int, list[Plain]] = {}
        for side, seat in enumerate(battle.seats):
            if not battle.ready[side]:
                kinds = [tile for tile in KATANA_TILES if table.clans[seat].tiles[tile]]
                asked[seat] = [*({"do": "lay", "tile": TILES.index(tile)} for tile in kinds), {"do": "ready"}]
        seat, answer = yield asked
        side = battle.seats.index(seat)
        if answer["do"] == "ready":
            battle.ready[side] = True
        else:
            tile = TILES[answer["tile"]]
            table.clans[seat].tiles[tile] -= 1
            battle.swords[side].append(tile)


def choose_tactics(table: Tabletop, battle: Battle) -> Flow[None]:
    """BUS-5.1, BUS-5.3: both sides at once; nobody is without a disc, nobody uses a kotau."""
    for seat in battle.seats:
        discs = table.clans[seat].discs
        if not discs.total():
            table.draw_discs(seat, 1)
        while not discs.total() - discs["kotau"]:
            table.discard(seat, "kotau")
            table.draw_discs(seat, 1)
    while None in battle.tactic:
        asked: dict[int, list[Plain]] = {}
        for side, seat in enumerate(battle.seats):
            if battle.tactic[side] is None:
                discs = table.clans[seat].discs
                kinds = [disc for disc in DISCS if discs[disc] and disc != "kotau"]
                asked[seat] = [{"do": "choose", "disc": DISCS.index(disc)} for disc in kinds]
        seat, answer = yield asked
        battle.tactic[battle.seats.index(seat)] = DISCS[answer["disc"]]


def take_losses(table: Tabletop, battle: Battle, side: int, loss: int, sacrificed: bool) -> int:
    """Normal troops fall first, then each loss kills a big one (BUS-8.2); how many fell of those there were."""
    target = table.provinces[battle.target]
    if side == 0 and battle.origin is None:
        # Ronin are tiles, and go back to the bag whatever drives them off the map (BUS-3.2).
        number = min(loss, target.ronin)
        table.ronin_leave(battle.target, number)
        return number
    if side == 0:
        clan = table.clans[table.daimyo]
        troops, elite = fallen(battle.army, battle.elite_army, loss)
        battle.army -= troops
        battle.elite_army -= elite
    else:
        clan = table.clans[battle.seats[1]]
        troops, elite = fallen(target.troops, target.elite, loss)
        target.troops -= troops
        target.elite -= elite
    if sacrificed:
        # BUS-5.2: out of the game for good.
        clan.fallen += troops
        clan.elite_fallen += elite
    else:
        clan.reserve += troops
        clan.elite_reserve += elite
    return troops + elite


def fallen(troops: int, elite: int, loss: int) -> tuple[int, int]:
    """How many normal and how many big troops fall."""
    return min(troops, loss), min(elite, max(0, loss - troops))


def retreat(table: Tabletop, seat: int, place: int) -> Flow[None]:
    """BUS-5.7: all to one own hex next to it, of the player's choice; if there is none, to the reserve."""
    province = table.provinces[place]
    havens = table.own_neighbours(seat, place)
    if len(havens) > 1:
        answer = yield from ask(seat, [{"do": "retreat", "hex": haven} for haven in havens])
        havens = [answer["hex"]]
    for haven in havens:
        table.provinces[haven].troops += province.troops
        table.provinces[haven].elite += province.elite
    if not havens:
        table.clans[seat].reserve += province.troops
        table.clans[seat].elite_reserve += province.elite
    province.troops = province.elite = 0


def clear_away(table: Tabletop, battle: Battle) -> None:
    """BUS-5.8: tiles to the bag, discs to the discards."""
    for seat, swords, disc in zip(battle.seats, battle.swords, battle.tactic, strict=True):
        table.bag += Counter(swords)
        swords.clear()
        if disc:
            table.discard(seat, disc)
    battle.tactic = [None, None]
    battle.ready = [False, False]
