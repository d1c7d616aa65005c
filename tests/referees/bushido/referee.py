"""The referee: the course of a whole game, and the table in a shape that can be compared."""

from collections import Counter
from typing import Any

from tests.referees.bushido.audience import audience, to_arms
from tests.referees.bushido.components import DISCS, FORTRESS, KATANA_TILES, PLAYERS, TERRAINS, TILES
from tests.referees.bushido.daimyo import distribution, free_tea, nomination, treasury
from tests.referees.bushido.intrigue import hatamoto_phase, sensei_phase
from tests.referees.bushido.luck import Heard, Luck, Plain
from tests.referees.bushido.mobilisation import declare_campaign, order_attack, regroup
from tests.referees.bushido.preparation import preparation
from tests.referees.bushido.tabletop import Flow, GameOver, Tabletop

PLAIN_FIELDS = ["daimyo", "month", "idle", "owner", "troops", "elite", "ronin"]
SEAT_FIELDS = ["daimyo_honour", "samurai_honour", "reserve", "elite_reserve", "fallen", "elite_fallen"]


def whole_game(table: Tabletop, draw_first: bool) -> Flow[None]:
    """From the first fortress to the end of the year, unless somebody becomes shogun before (BUS-6.7)."""
    try:
        yield from preparation(table, draw_first)
        while table.month <= PLAYERS["months"]:
            months = yield from turn(table)
            table.month += months
            table.idle = 0 if months else table.idle + 1
            if table.idle == 3 * table.players:
                # BUS-4.5
                table.month += 1
                table.idle = 0
            if table.month <= PLAYERS["months"]:
                table.daimyo = (table.daimyo + 1) % table.players
    except GameOver:
        return


def turn(table: Tabletop) -> Flow[int]:
    """The twelve phases; by how many months the year goes on."""
    yield from nomination(table)
    yield from free_tea(table)
    yield from treasury(table)
    yield from distribution(table)
    geisha = yield from sensei_phase(table)
    if geisha:
        return 0
    if "hatamoto" in table.roles:
        yield from hatamoto_phase(table)
    campaign = yield from declare_campaign(table)
    yield from regroup(table)
    attacked = yield from order_attack(table)
    if not attacked:
        # BUS-4.4
        return 0
    if campaign:
        # BUS-8.1
        yield from distribution(table)
        yield from regroup(table)
        yield from order_attack(table)
    yield from to_arms(table)
    months = yield from audience(table)
    return months


class Referee:
    """What `tests.referees.lockstep` asks of a game's referee."""

    def begin(self, players: int, options: Plain, heard: Heard) -> None:
        self._luck = Luck()
        self._luck.hear(heard)
        self._table = Tabletop(players, options, self._luck)
        self._course = whole_game(self._table, options["draw_first"])
        self._asked = next(self._course)
        self._luck.nothing_left()

    def asked(self) -> dict[int, list[Plain]]:
        return self._asked

    def answer(self, seat: int, action: Plain, heard: Heard) -> None:
        assert action in self._asked[seat], f"seat {seat} may not answer {action}"
        self._luck.hear(heard)
        try:
            self._asked = self._course.send((seat, action))
        except StopIteration:
            self._asked = {}
        self._luck.nothing_left()

    def table(self) -> Plain:
        table = self._table
        battle = table.battle
        shown: Plain = {
            "daimyo": table.daimyo,
            "month": table.month,
            "idle": table.idle,
            "roles": {role: table.roles.get(role, -1) for role in ("samurai", "bushi", "sensei", "hatamoto")},
            "terrain": [province.terrain for province in table.provinces],
            "owner": [-1 if province.owner is None else province.owner for province in table.provinces],
            "face_down": counts(table.face_down, TERRAINS),
            "tokens": [clan.tokens for clan in table.clans],
            "campaign_token": [clan.campaign_token for clan in table.clans],
            "bag": counts(table.bag, TILES),
            "tiles": [counts(clan.tiles, TILES) for clan in table.clans],
            "piles": counts(table.piles, DISCS),
            "discs": [counts(clan.discs, DISCS) for clan in table.clans],
            "discards": counts(table.discards, DISCS),
        }
        for name in ("troops", "elite", "ronin"):
            shown[name] = [getattr(province, name) for province in table.provinces]
        for name in SEAT_FIELDS:
            shown[name] = [getattr(clan, name) for clan in table.clans]
        if battle:
            shown["battle"] = {
                "target": battle.target,
                "origin": -1 if battle.origin is None else battle.origin,
                "army": [battle.army, battle.elite_army],
                "bonus": battle.bonus,
                "swords": [counts(Counter(swords), KATANA_TILES) for swords in battle.swords],
                "top": [swords[-1] if swords else None for swords in battle.swords],
                "ready": battle.ready,
                "tactic": battle.tactic,
            }
        return shown

    def engine_table(self, state: Plain) -> Plain:
        shown: Plain = {name: state[name] for name in PLAIN_FIELDS}
        shown["roles"] = {role: state[role] for role in ("samurai", "bushi", "sensei", "hatamoto")}
        shown["terrain"] = [TERRAINS[terrain] if terrain >= 0 else "" for terrain in state["terrain"]]
        shown["face_down"] = self._face_down(state)
        shown["campaign_token"] = state["campaign_token"]
        shown["tokens"] = [
            [token for bit, token in enumerate(PLAYERS["bonus_tokens"]) if tokens & 1 << bit]
            for tokens in state["bonus_tokens"]
        ]
        for name in SEAT_FIELDS:
            shown[name] = state[name]
        shown["bag"] = state["bag"]
        shown["tiles"] = chunks(state["tiles"], len(TILES))
        shown["piles"] = state["disc_piles"]
        shown["discs"] = chunks(state["discs"], len(DISCS))
        put_away = [state["open_discards"], *chunks(state["discards"], len(DISCS))]
        shown["discards"] = [sum(each) for each in zip(*put_away, strict=True)]
        if state["target"] >= 0:
            shown["battle"] = {
                "target": state["target"],
                "origin": state["origin"],
                "army": [state["army"], state["elite_army"]],
                "bonus": state["bonus"],
                "swords": chunks(state["swords"], len(KATANA_TILES)),
                "top": [TILES[tile] if tile >= 0 else None for tile in state["top"]],
                "ready": state["ready"],
                "tactic": [DISCS[disc] if disc >= 0 else None for disc in state["tactic"]],
            }
        return shown

    def result(self) -> Plain:
        scores = [clan.daimyo_honour for clan in self._table.clans]
        return {"scores": scores, "places": [1 + sum(other > score for other in scores) for score in scores]}

    def _face_down(self, state: Plain) -> list[int]:
        """Which of all hexes were drawn is not told to anybody; any that are left may lie face down (BUS-1.1)."""
        left = counts(self._table.face_down, TERRAINS)
        told: list[int] = state["face_down"]
        lying = sum(province.terrain in ("", FORTRESS) for province in self._table.provinces)
        possible = sum(told) >= lying and all(number <= most for number, most in zip(told, left, strict=True))
        return left if self._table.drawn and possible else told


def counts(pieces: Counter[str], kinds: list[str]) -> list[int]:
    """How many of each kind."""
    return [pieces[kind] for kind in kinds]


def chunks(row: list[Any], size: int) -> list[list[Any]]:
    """A row cut into equal pieces."""
    return [row[start : start + size] for start in range(0, len(row), size)]
