"""Phases 9 and 10: honour for the fight, and the sensei's advice about a samurai who lost it (BUS-6.1 to BUS-6.4)."""

from tests.referees.bushido.components import COUNCIL, HONOUR
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.tabletop import PASS, Battle, Flow, Tabletop, ask


def evaluation(table: Tabletop, battle: Battle, winner: int, killed: tuple[int, int]) -> None:
    """Phase 9; `killed` are attackers and defenders."""
    target = table.provinces[battle.target]
    samurai, bushi = battle.seats
    attackers, defenders = killed
    gains = {samurai: defenders, bushi: attackers}
    if winner == 0:
        # BUS-6.1
        gains[samurai] += len(battle.swords[0]) + battle.bonus
        if target.owner == table.daimyo:
            gains[samurai] += HONOUR[target.terrain]
    elif target.owner == bushi:
        # BUS-6.2
        gains[bushi] += HONOUR[target.terrain]
    for seat in table.clockwise(table.daimyo):
        if seat in gains:
            table.move_samurai(seat, gains[seat])


def council(table: Tabletop) -> Flow[None]:
    """Phase 10 (BUS-6.4): seppuku at the sensei's or at somebody else's demand, else what the sensei proposes."""
    samurai, sensei = table.roles["samurai"], table.roles["sensei"]
    for seat in table.clockwise(sensei):
        if seat == table.daimyo:
            continue
        price = 1 if seat == sensei else 2
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
