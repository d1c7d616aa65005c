"""Phases 5 and 6: the sensei and the others play tiles, the hatamoto stirs up a revolt (BUS-3)."""

from tests.referees.bushido.combat import lead_revolt
from tests.referees.bushido.components import FORTRESS, HATAMOTO, TEA
from tests.referees.bushido.luck import Plain
from tests.referees.bushido.tabletop import PASS, Flow, Tabletop, ask
from tests.referees.bushido.tea import tea_ceremony


def sensei_phase(table: Tabletop) -> Flow[bool]:
    """Phase 5 (BUS-3.1); does a geisha end the turn (BUS-3.5)?"""
    sensei = table.roles["sensei"]
    for seat in table.clockwise(sensei):
        if seat == table.daimyo:
            continue
        geisha = yield from play_tiles(table, seat, price=1 if seat == sensei else 2)
        if geisha:
            return True
    return False


def play_tiles(table: Tabletop, seat: int, price: int) -> Flow[bool]:
    """One player's tiles, in any order; so many equal ones for one effect.

    Everybody sees who has too few to go on; but who looks behind a screen (BUS-3.4) says himself when he is done.
    """
    clan = table.clans[seat]
    visited: set[int] = set()
    had_tea = looking = False
    while clan.tiles.total() >= price or looking:
        answers: list[Plain] = [PASS]
        if clan.tiles["ronin"] >= price:
            answers += ronin_places(table, seat, visited)
        if clan.tiles["shinobi"] >= price:
            answers += [{"do": "play-shinobi", "target": other} for other in range(table.players) if other != seat]
        if clan.tiles["chanoyu"] >= price and not had_tea and clan.samurai_honour >= TEA["gift"]:
            answers.append({"do": "play-chanoyu"})
        if clan.tiles["geisha"] >= price:
            answers.append({"do": "play-geisha"})
        answer = yield from ask(seat, answers)
        looking = answer["do"] == "play-shinobi"
        match answer["do"]:
            case "play-ronin":
                visited.add(answer["hex"])
                table.spend(seat, "ronin", price)
                place_ronin(table, answer["hex"])
            case "play-shinobi":
                table.spend(seat, "shinobi", price)
            case "play-chanoyu":
                had_tea = True
                table.spend(seat, "chanoyu", price)
                yield from tea_ceremony(table, seat)
            case "play-geisha":
                table.spend(seat, "geisha", price)
                return True
            case _:
                break
    return False


def ronin_places(table: Tabletop, seat: int, visited: set[int]) -> list[Plain]:
    """BUS-3.3: hexes of others, no fortress, one ronin each."""
    return [
        {"do": "play-ronin", "hex": place}
        for place, province in enumerate(table.provinces)
        if province.owner not in (None, seat) and province.terrain != FORTRESS and place not in visited
    ]


def place_ronin(table: Tabletop, place: int) -> None:
    """One of the tiles just played is on the map, not in the bag."""
    table.bag["ronin"] -= 1
    table.provinces[place].ronin += 1
    table.check_revolt(place)


def hatamoto_phase(table: Tabletop) -> Flow[None]:
    """Phase 6 (BUS-3.8): two tiles, then ronin, then perhaps a revolt."""
    hatamoto = table.roles["hatamoto"]
    table.draw_support(hatamoto, HATAMOTO["support"])
    visited: set[int] = set()
    while True:
        answers: list[Plain] = [PASS]
        if table.clans[hatamoto].tiles["ronin"]:
            answers += ronin_places(table, hatamoto, visited)
        restless = [place for place in table.of(table.daimyo) if table.provinces[place].ronin]
        answers += [{"do": "lead-revolt", "hex": place} for place in restless]
        answer = yield from ask(hatamoto, answers)
        match answer["do"]:
            case "play-ronin":
                visited.add(answer["hex"])
                table.spend(hatamoto, "ronin", 1)
                place_ronin(table, answer["hex"])
            case "lead-revolt":
                yield from lead_revolt(table, answer["hex"])
                return
            case _:
                return
