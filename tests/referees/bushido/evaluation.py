"""Phases 9 and 10: honour for the fight, and the sensei's advice about a samurai who lost it (BUS-6.1 to BUS-6.4)."""

from tests.referees.bushido.components import COUNCIL, HONOUR
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.tabletop import PASS, Flow, Tabletop, ask


def evaluation(table: Tabletop, place: int, winner: int, gains: dict[int, int], conquered: bool) -> None:
    """Phase 9: to what samurai and bushi gain by the fight itself comes the hex's honour; then its values move."""
    honour = HONOUR[table.provinces[place].terrain]
    samurai, bushi = table.roles["samurai"], table.roles["bushi"]
    # BUS-6.1: for the samurai, if it is conquered; BUS-6.2: for the bushi, if a troop of his is left there.
    if (winner == samurai and conquered) or (winner == bushi and table.provinces[place].owner == bushi):
        gains[winner] += honour
    for seat in table.clockwise(table.daimyo):
        table.move_samurai(seat, gains.get(seat, 0))
    if conquered:
        # BUS-6.3, BUS-1.4: the marker that rises moves first.
        table.move_daimyo(table.daimyo, honour)
        table.move_daimyo(bushi, -honour)


def council(table: Tabletop) -> Flow[None]:
    """Phase 10 (BUS-6.4): seppuku at the sensei's or at somebody else's demand, else what the sensei proposes."""
    samurai, sensei = table.roles["samurai"], table.roles["sensei"]
    for seat in table.clockwise(sensei):
        if seat == table.daimyo:
            continue
        price = 1 if seat == sensei else 2
        if table.clans[seat].tiles.total() < price:
            # Everybody sees that he has too few, so he is not asked.
            continue
        answers: list[Plain] = [PASS]
        if table.clans[seat].tiles["seppuku"] >= price:
            answers.append({"do": "demand-seppuku"})
        answer = yield from ask(seat, answers)
        if answer != PASS:
            table.spend(seat, "seppuku", price)
            yield from verdict(table, seat, table.clans[samurai].samurai_honour)
            return
    proposals: list[Plain] = [
        {"do": "propose", "honour": honour} for honour in range(COUNCIL["least"], COUNCIL["most"] + 1)
    ]
    answer = yield from ask(sensei, [*proposals, PASS])
    if answer != PASS:
        yield from verdict(table, sensei, answer["honour"])


def verdict(table: Tabletop, adviser: int, loss: int) -> Flow[None]:
    """The daimyō has the last word; the sensei is thanked for good advice."""
    samurai = table.roles["samurai"]
    answer = yield from ask(table.daimyo, [{"do": "agree"}, {"do": "overrule"}])
    if answer["do"] == "overrule":
        table.move_samurai(samurai, -COUNCIL["mild"])
        return
    table.move_samurai(samurai, -loss)
    if adviser == table.roles["sensei"]:
        table.move_daimyo(adviser, COUNCIL["thanks"])
