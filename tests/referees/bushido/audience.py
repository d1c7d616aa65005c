"""Phases 11 and 12: the call to arms and the audience with the Tennō (BUS-6.5, BUS-6.6)."""

from tests.referees.bushido.components import KOTAU, TO_ARMS
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.tabletop import PASS, Flow, Tabletop, ask


def to_arms(table: Tabletop) -> Flow[None]:
    """Phase 11: everyone draws, or nobody."""
    sensei = table.roles["sensei"]
    answer = yield from ask(sensei, [{"do": "call-to-arms"}, PASS])
    if answer == PASS:
        return
    number = next(tiles for last, tiles in TO_ARMS.items() if table.month <= last)
    for seat in table.clockwise(sensei):
        table.draw_support(seat, number)


def audience(table: Tabletop) -> Flow[int]:
    """Phase 12: by how many months the year goes on. Who has a disc is asked, for nobody knows who has a kotau."""
    for seat in table.clockwise(table.roles["sensei"]):
        if not table.clans[seat].discs.total():
            continue
        answers: list[Plain] = [PASS]
        if table.clans[seat].discs["kotau"]:
            answers += [{"do": "play-kotau", "wish": wish} for wish in ("stay", "haste", "support")]
        answer = yield from ask(seat, answers)
        if answer == PASS:
            continue
        table.discard(seat, "kotau")
        if answer["wish"] == "support":
            table.draw_support(seat, KOTAU["support"])
        return {"stay": 0, "haste": 2, "support": 1}[answer["wish"]]
    return 1
