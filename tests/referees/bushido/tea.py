"""The tea ceremony (BUS-7)."""

from tests.referees.bushido.components import TEA
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.tabletop import PASS, Flow, Tabletop, ask


def tea_ceremony(table: Tabletop, host: int, may_pass: bool = False) -> Flow[None]:
    """BUS-7.1: one guest is invited, and there is no second invitation."""
    guests: list[Plain] = [{"do": "invite", "guest": seat} for seat in range(table.players) if seat != host]
    answer = yield from ask(host, [*guests, PASS] if may_pass else guests)
    if answer == PASS:
        return
    guest: int = answer["guest"]
    if table.clans[guest].samurai_honour >= TEA["free_to_refuse_from"]:
        answer = yield from ask(guest, [{"do": "accept"}, {"do": "refuse"}])
        if answer["do"] == "refuse":
            # BUS-7.3
            table.move_samurai(guest, -TEA["refusal"]["guest_samurai"])
            table.move_daimyo(host, -TEA["refusal"]["host_daimyo"])
            return
    # BUS-7.2, BUS-1.4: the marker that rises moves first.
    table.move_samurai(guest, TEA["gift"])
    table.move_samurai(host, -TEA["gift"])
    most = table.clans[host].samurai_honour // TEA["rate"]
    if not most:
        return
    answer = yield from ask(host, [*({"do": "convert", "honour": gain + 1} for gain in range(most)), PASS])
    if answer != PASS:
        table.move_samurai(host, -TEA["rate"] * answer["honour"])
        table.move_daimyo(host, answer["honour"])
