"""Phases 1 to 4: the daimyō draws, feeds his troops, invites to tea, opens the treasury and gives the roles (BUS-2)."""

from tests.referees.bushido.components import DISCS, FORTRESS, PLAYERS, TEA, TREASURY
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.preparation import recruit
from tests.referees.bushido.tabletop import PASS, Flow, Tabletop, ask
from tests.referees.bushido.tea import tea_ceremony


def nomination(table: Tabletop) -> Flow[None]:
    """Phase 1 (BUS-2.1)."""
    daimyo = table.daimyo
    table.roles = {}
    elite_goes_home(table)
    table.draw_support(daimyo, table.income(daimyo))
    yield from renew_discs(table)
    while table.army(daimyo) > table.koku(daimyo):
        yield from dismiss(table)
    yield from recruit(table, daimyo)
    yield from recruit_elite(table)


def elite_goes_home(table: Tabletop) -> None:
    """BUS-8.2: big troops stay until their player is daimyō again; a hex that nobody holds then is neutral."""
    left = [place for place in table.of(table.daimyo) if table.provinces[place].elite]
    for place in left:
        table.clans[table.daimyo].elite_reserve += table.provinces[place].elite
        table.provinces[place].elite = 0
    for place in left:
        if not table.provinces[place].troops:
            table.change_hands(place, None)
    for place in left:
        table.check_revolt(place)


def renew_discs(table: Tabletop) -> Flow[None]:
    """Discs that are not wanted go, then there are four again."""
    clan = table.clans[table.daimyo]
    while clan.discs.total():
        choices: list[Plain] = [{"do": "discard", "disc": DISCS.index(disc)} for disc in +clan.discs]
        answer = yield from ask(table.daimyo, [*choices, PASS])
        if answer == PASS:
            break
        table.discard(table.daimyo, DISCS[answer["disc"]])
    if missing := PLAYERS["discs"] - clan.discs.total():
        table.draw_discs(table.daimyo, missing)


def dismiss(table: Tabletop) -> Flow[None]:
    """Some troops that no rice feeds are taken off one hex; one stays everywhere."""
    daimyo = table.daimyo
    excess = table.army(daimyo) - table.koku(daimyo)
    spare = {place: table.provinces[place].pieces - 1 for place in table.of(daimyo)}
    spare = {place: min(number, table.provinces[place].troops) for place, number in spare.items() if number}
    # BUS-4.1: an isolated hex loses troops only where no other hex has one to spare.
    connected = {place: number for place, number in spare.items() if table.own_neighbours(daimyo, place)}
    answer = yield from ask(
        daimyo,
        [
            {"do": "remove", "hex": place, "troops": troops}
            for place, number in (connected or spare).items()
            for troops in range(1, min(number, excess) + 1)
        ],
    )
    table.provinces[answer["hex"]].troops -= answer["troops"]
    table.clans[daimyo].reserve += answer["troops"]
    table.check_revolt(answer["hex"])


def recruit_elite(table: Tabletop) -> Flow[None]:
    """BUS-8.2: the campaign token for three big troops."""
    clan = table.clans[table.daimyo]
    if not (table.elites and clan.campaign_token):
        return
    answer = yield from ask(table.daimyo, [{"do": "recruit"}, PASS])
    if answer == PASS:
        return
    clan.campaign_token = False
    while clan.elite_reserve:
        answer = yield from ask(table.daimyo, [{"do": "place-elite", "hex": place} for place in table.of(table.daimyo)])
        table.provinces[answer["hex"]].elite += 1
        clan.elite_reserve -= 1


def free_tea(table: Tabletop) -> Flow[None]:
    """Phase 2 (BUS-2.2)."""
    if table.clans[table.daimyo].samurai_honour >= TEA["gift"]:
        yield from tea_ceremony(table, table.daimyo, may_pass=True)


def treasury(table: Tabletop) -> Flow[None]:
    """Phase 3 (BUS-2.3)."""
    most = table.clans[table.daimyo].tiles["katana-3"] // TREASURY["tiles"]
    answer = yield from ask(table.daimyo, [*({"do": "buy", "honour": gain + 1} for gain in range(most)), PASS])
    if answer != PASS:
        table.spend(table.daimyo, "katana-3", answer["honour"] * TREASURY["tiles"])
        table.move_daimyo(table.daimyo, answer["honour"])


def distribution(table: Tabletop) -> Flow[None]:
    """Phase 4 (BUS-2.4): the samurai, the bushi, the sensei, the hatamoto, always in this order."""
    table.roles = {}
    others = [seat for seat in table.clockwise(table.daimyo) if seat != table.daimyo]
    yield from give(table, "samurai", others)
    without = [seat for seat in others if seat != table.roles["samurai"]]
    yield from give(table, "bushi", [seat for seat in without if can_be_attacked(table, seat)] or without)
    without = [seat for seat in others if seat not in table.roles.values()]
    yield from give(table, "sensei", without or others)
    without = [seat for seat in others if seat not in table.roles.values()]
    if without:
        (table.roles["hatamoto"],) = without


def give(table: Tabletop, role: str, candidates: list[int]) -> Flow[None]:
    """The daimyō is asked only where there is a choice."""
    to = candidates[0]
    if len(candidates) > 1:
        answer = yield from ask(table.daimyo, [{"do": "give", "role": role, "to": seat} for seat in candidates])
        to = answer["to"]
    table.roles[role] = to


def can_be_attacked(table: Tabletop, seat: int) -> bool:
    """Does this player hold a hex, not a fortress, next to one of the daimyō?"""
    return any(
        table.provinces[place].terrain != FORTRESS and table.own_neighbours(table.daimyo, place)
        for place in table.of(seat)
    )
