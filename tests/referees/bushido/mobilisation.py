"""Phase 7: the daimyō regroups his troops and orders an attack, or takes a neutral hex (BUS-4)."""

from tests.referees.bushido.combat import attack
from tests.referees.bushido.components import FORTRESS
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.tabletop import PASS, Battle, Flow, Tabletop, ask


def declare_campaign(table: Tabletop) -> Flow[bool]:
    """BUS-8.1: at the start of the phase, once a game."""
    clan = table.clans[table.daimyo]
    if not (table.campaigns and clan.campaign_token):
        return False
    answer = yield from ask(table.daimyo, [{"do": "declare"}, PASS])
    if answer == PASS:
        return False
    clan.campaign_token = False
    return True


def regroup(table: Tabletop) -> Flow[None]:
    """BUS-4.1: any new arrangement within connected hexes, move by move; revolts are checked when all is done.

    So that this ends, a hex that has sent normal troops gets none and the other way round; likewise big ones.
    """
    given: dict[str, set[int]] = {"troops": set(), "elite": set()}
    received: dict[str, set[int]] = {"troops": set(), "elite": set()}

    def moves(source: int) -> list[Plain]:
        return [
            {"do": "move-to", "hex": goal, "troops": troops, "elite": elite}
            for goal in connected(table, source) - {source}
            for troops, elite in departures(table, source)
            if not (troops and (source in received["troops"] or goal in given["troops"]))
            if not (elite and (source in received["elite"] or goal in given["elite"]))
        ]

    while True:
        sources = [place for place in table.of(table.daimyo) if moves(place)]
        if not sources:
            break
        answer = yield from ask(table.daimyo, [*({"do": "move-from", "hex": place} for place in sources), PASS])
        if answer == PASS:
            break
        source: int = answer["hex"]
        answer = yield from ask(table.daimyo, moves(source))
        goal: int = answer["hex"]
        for kind in ("troops", "elite"):
            if answer[kind]:
                given[kind].add(source)
                received[kind].add(goal)
        table.provinces[source].troops -= answer["troops"]
        table.provinces[source].elite -= answer["elite"]
        table.provinces[goal].troops += answer["troops"]
        table.provinces[goal].elite += answer["elite"]
    for place in table.of(table.daimyo):
        table.check_revolt(place)


def connected(table: Tabletop, place: int) -> set[int]:
    """The daimyō's hexes that can be reached from this one over his own."""
    found = {place}
    fresh = [place]
    while fresh:
        for other in table.own_neighbours(table.daimyo, fresh.pop()):
            if other not in found:
                found.add(other)
                fresh.append(other)
    return found


def departures(table: Tabletop, place: int) -> list[tuple[int, int]]:
    """How many normal and big troops can leave a hex; one stays, in a fortress a normal one, for it is never lost."""
    province = table.provinces[place]
    permanent = 1 if province.terrain == FORTRESS else 0
    return [
        (troops, elite)
        for troops in range(province.troops - permanent + 1)
        for elite in range(province.elite + 1)
        if 0 < troops + elite < province.pieces
    ]


def marches(table: Tabletop, target: int) -> list[Plain]:
    """BUS-4.2: from one hex next to the target; BUS-4.3: onto a neutral one with more troops than there are ronin."""
    aim = table.provinces[target]
    return [
        {"do": "march", "origin": origin, "troops": troops, "elite": elite}
        for origin in table.own_neighbours(table.daimyo, target)
        for troops, elite in departures(table, origin)
        if aim.owner is not None or troops + 3 * elite > aim.ronin
    ]


def order_attack(table: Tabletop) -> Flow[bool]:
    """Is there an attack (BUS-4.2, BUS-4.3, BUS-4.4)?"""
    targets = [
        place
        for place, province in enumerate(table.provinces)
        if province.owner in (None, table.roles["bushi"]) and province.terrain != FORTRESS and marches(table, place)
    ]
    answer = yield from ask(table.daimyo, [*({"do": "attack", "hex": place} for place in targets), PASS])
    if answer == PASS:
        return False
    place: int = answer["hex"]
    answer = yield from ask(table.daimyo, marches(table, place))
    origin, target = table.provinces[answer["origin"]], table.provinces[place]
    origin.troops -= answer["troops"]
    origin.elite -= answer["elite"]
    if target.owner is None:
        # BUS-4.3: its ronin stay.
        target.troops, target.elite = answer["troops"], answer["elite"]
        table.change_hands(place, table.daimyo)
        table.check_revolt(answer["origin"])
        return True
    table.battle = Battle(place, answer["origin"], answer["troops"], answer["elite"])
    yield from offer_bonus(table, table.battle)
    yield from attack(table, table.battle)
    return True


def offer_bonus(table: Tabletop, battle: Battle) -> Flow[None]:
    """BUS-4.2: one token, the other, or both; spent whatever happens."""
    tokens = table.clans[table.daimyo].tokens
    if not tokens:
        return
    offers = {sum(offer): offer for offer in ([tokens[:1], tokens[1:], tokens] if tokens[1:] else [tokens])}
    answer = yield from ask(table.daimyo, [*({"do": "offer", "honour": honour} for honour in offers), PASS])
    if answer != PASS:
        battle.bonus = answer["honour"]
        table.clans[table.daimyo].tokens = [token for token in tokens if token not in offers[battle.bonus]]
