"""Somebody at a table of Bushido who forgets nothing, and reasons about numbers alone.

At some moment a seat knows where so many pieces of a kind are. Whatever somebody else has had behind his screen ever
since is not among those. So a sample is wrong that leaves him too few other pieces.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bakufu.games.bushido import events as told
from bakufu.games.bushido import events_of_fights as fights
from bakufu.games.bushido.components import (
    AMBUSH,
    BAG,
    BATTLE,
    CHANOYU,
    DUEL,
    GEISHA,
    KINDS,
    KOTAU,
    PILES,
    RONIN,
    SEPPUKU,
    SHINOBI,
    TACTICS,
    THREE,
)
from bakufu.games.bushido.fight import ChooseTactics, LayTiles
from bakufu.kernel.words import Event, Seat

FIRST = (AMBUSH, DUEL, BATTLE)


class Moment:
    """How many pieces of each kind were known to lie behind no other screen, and who has kept how many since."""

    def __init__(self, known: Sequence[int], kept: Sequence[int]) -> None:
        self.known = tuple(known)
        self.kept = list(kept)


class Account:
    """What is known about tiles, or about discs."""

    def __init__(self, pieces: Sequence[int], players: int, seat: Seat) -> None:
        self.pieces = pieces
        self.seat = seat
        self.number = [0] * players
        """How many pieces each player has."""
        self.own: Counter[int] = Counter()
        self.out: Counter[int] = Counter()
        """In the open: on the board, or discarded for all to see."""
        self.bag: Counter[int] = Counter()
        """Seen to go back, and nobody has drawn since."""
        self.moments: list[Moment] = []

    def known(self) -> list[int]:
        """How many pieces of each kind are known not to be behind another screen."""
        return [self.own[kind] + self.out[kind] + self.bag[kind] for kind in range(len(self.pieces))]

    def remember(self) -> None:
        """A moment worth remembering: something is about to be drawn, or shuffled in."""
        self.moments.append(Moment(self.known(), self.number))
        self.moments = [each for each in self.moments if any(each.kept)]

    def draws(self, seat: Seat, number: int) -> None:
        """Out of the bag, or off the piles."""
        self.remember()
        self.bag.clear()
        self.number[seat] += number

    def leaves(self, seat: Seat, number: int) -> None:
        """Pieces are behind a screen no more."""
        self.number[seat] -= number
        for each in self.moments:
            each.kept[seat] = max(each.kept[seat] - number, 0)

    def contradiction(self, hands: dict[Seat, list[int]], numbers: Sequence[int]) -> str | None:
        """What cannot be, if others had these pieces; `numbers` is how many they have."""
        for each in (*self.moments, Moment(self.known(), numbers)):
            free = [all_ - known for all_, known in zip(self.pieces, each.known, strict=True)]
            for seat, hand in hands.items():
                kept = min(each.kept[seat], numbers[seat])
                if sum(min(number, max(most, 0)) for number, most in zip(hand, free, strict=True)) < kept:
                    return f"seat {seat} has {hand}, but has kept {kept} of {free}"
            for kind, number in enumerate(free):
                new = {seat: numbers[seat] - min(each.kept[seat], numbers[seat]) for seat in hands}
                kept = sum(max(hand[kind] - new[seat], 0) for seat, hand in hands.items())
                if kept > max(number, 0):
                    return f"{kept} of kind {kind} were kept, and there were {number}"
        return None


class Witness:
    """Counts tiles and discs by what the table was told."""

    def __init__(self, players: int, seat: Seat) -> None:
        self.players = players
        self.seat = seat
        self.tiles = Account(BAG, players, seat)
        self.discs = Account(PILES, players, seat)
        self.sensei = self.hatamoto = -1
        self.shown: list[set[int]] = [set() for _ in range(players)]
        """Of the first discs, those that each player has shown a disc of."""
        self.away = [0] * players
        """How many discs each player has put away face down since the last shuffle."""
        self.lost = [0] * players
        """How many he has put away that were shuffled in."""
        self.own_away: Counter[int] = Counter()
        self.stacks: dict[Seat, fights.StackShown] = {}
        self.revolt = False
        self.view: Any = None

    def see(self, view: Any, heard: list[Event]) -> None:
        """Follow every event, then look at the own screen."""
        for event in heard:
            self.follow_tiles(event, view)
            self.follow_discs(event)
        if view.screen:
            self.tiles.own = Counter(dict(enumerate(view.screen.tiles)))
            self.discs.own = Counter(dict(enumerate(view.screen.discs)))
            for tile, number in enumerate(view.laid):
                self.tiles.own[tile] += number
            self.discs.own += self.own_away
        fighting = {stack.seat: stack.number for stack in view.stacks}
        self.tiles.number = [number + fighting.get(seat, 0) for seat, number in enumerate(view.tiles)]
        self.discs.number = list(view.discs)
        self.tiles.out = Counter({RONIN: sum(view.ronin)})
        self.view = view

    def spend(self, seat: Seat, tile: int, number: int) -> None:
        """Tiles go back to the bag for all to see."""
        self.tiles.leaves(seat, number)
        self.tiles.bag[tile] += number
        if seat == self.seat:
            self.tiles.own[tile] -= number

    def price(self, seat: Seat) -> int:
        """One tile for the sensei, two for the others (BUS-3.1)."""
        return 1 if seat == self.sensei else 2

    def follow_tiles(self, event: Event, view: Any) -> None:
        """Where tiles go."""
        tiles = self.tiles
        match event:
            case told.RoleGiven(seat, "sensei"):
                self.sensei = seat
            case told.RoleGiven(seat, "hatamoto"):
                self.hatamoto = seat
            case told.SupportDrawn(seat, number):
                tiles.draws(seat, number)
            case told.TilesDrawn(drawn):
                tiles.own.update(drawn)
            case told.MikadoLaw():
                tiles.moments, tiles.number = [], [0] * self.players
                tiles.own.clear()
                tiles.bag.clear()
            case told.HonourBought(seat, number):
                self.spend(seat, THREE, number)
            case told.ShinobiPlayed(seat):
                self.spend(seat, SHINOBI, self.price(seat))
            case told.ChanoyuPlayed(seat):
                self.spend(seat, CHANOYU, self.price(seat))
            case told.GeishaPlayed(seat):
                self.spend(seat, GEISHA, self.price(seat))
            case told.SeppukuDemanded(seat, number):
                self.spend(seat, SEPPUKU, number)
            case told.RoninPlaced(seat):
                # Two tiles, if it was not the sensei's turn or the hatamoto's: of that the step tells.
                single = seat == self.sensei or (seat == self.hatamoto and self.view.step == "hatamoto-phase")
                self.tiles.leaves(seat, 1)
                self.tiles.out[RONIN] += 1
                self.tiles.own[RONIN] -= seat == self.seat
                if not single:
                    self.spend(seat, RONIN, 1)
            case told.AutomaticRevolted(_, _, ronin):
                tiles.bag[RONIN] += ronin
                tiles.out[RONIN] -= ronin
            case told.RevoltLed():
                self.revolt = True
            case fights.AttackOrdered():
                self.revolt = False
            case fights.StackShown(seat):
                self.stacks[seat] = event
            case fights.TacticShown(seat, _, laid):
                del self.stacks[seat]
                for tile in laid:
                    self.spend(seat, tile, 1)
            case fights.FightWon(_, attackers):
                for seat, stack in self.stacks.items():
                    tiles.leaves(seat, stack.number - 1)
                    self.spend(seat, stack.tile, 1)
                self.stacks = {}
                if self.revolt:
                    tiles.bag[RONIN] += attackers
                    tiles.out[RONIN] -= attackers

    def follow_discs(self, event: Event) -> None:
        """Where discs go."""
        discs = self.discs
        match event:
            case told.DiscsDrawn(seat, number):
                discs.draws(seat, number)
            case told.TacticsDrawn(drawn):
                discs.own.update(drawn)
            case told.DiscsDiscarded(seat, number):
                discs.leaves(seat, number)
                self.away[seat] += number
            case told.DiscPutAway(disc):
                self.own_away[disc] += 1
            case told.DiscsShuffled():
                discs.remember()
                discs.bag += discs.out + self.own_away
                discs.own -= self.own_away
                discs.out.clear()
                self.own_away.clear()
                self.lost = [lost + away for lost, away in zip(self.lost, self.away, strict=True)]
                self.away = [0] * self.players
            case told.KotauPlayed(seat) | fights.KotauSwapped(seat):
                self.show(seat, KOTAU)
            case fights.TacticShown(seat, disc):
                self.show(seat, disc)

    def show(self, seat: Seat, disc: int) -> None:
        """A disc is discarded for all to see."""
        self.discs.leaves(seat, 1)
        self.discs.out[disc] += 1
        self.shown[seat].add(disc)
        if seat == self.seat:
            self.discs.own[disc] -= 1

    def contradiction(self, sample: Any) -> str | None:
        """The first thing in a sample that cannot be."""
        view = self.view
        spied = view.spied.seat if view.spied else None
        others = [seat for seat in range(self.players) if seat != self.seat]
        laid = {stack.seat: sample.swords[3 * side : 3 * side + 3] for side, stack in enumerate(view.stacks)}
        tiles, discs, away = {}, {}, {}
        for seat in range(self.players):
            tiles[seat] = sample.tiles[seat * KINDS : seat * KINDS + KINDS]
            for side, fighter in enumerate(fighters(sample)):
                if fighter == seat:
                    swords = [*sample.swords[3 * side : 3 * side + 3], *[0] * (KINDS - 3)]
                    tiles[seat] = [behind + sword for behind, sword in zip(tiles[seat], swords, strict=True)]
            discs[seat] = sample.discs[seat * TACTICS : seat * TACTICS + TACTICS]
            away[seat] = sample.discards[seat * TACTICS : seat * TACTICS + TACTICS]
        for stack in view.stacks:
            if sum(laid[stack.seat]) != stack.number or not laid[stack.seat][stack.top]:
                return f"a stack of {stack.number} with {stack.top} on top is {laid[stack.seat]}"
            if not any(discs[stack.seat][:KOTAU]):
                return f"seat {stack.seat} chooses a tactic and has none"
        for seat in range(self.players):
            if (sum(tiles[seat]), sum(discs[seat])) != (self.tiles.number[seat], self.discs.number[seat]):
                return f"seat {seat} has another number of tiles or discs"
            if sum(away[seat]) != self.away[seat]:
                return f"seat {seat} has put away another number of discs"
        if self.seat >= 0:
            if [*tiles[self.seat]] != [self.tiles.own[tile] for tile in range(KINDS)]:
                return "the own tiles"
            if away[self.seat] != [self.own_away[disc] for disc in range(TACTICS)]:
                return "the discs that the seat itself has put away"
        if sample.open_discards != [self.discs.out[disc] for disc in range(TACTICS)]:
            return "the discards that everybody has seen"
        if spied is not None and (view.spied.tiles, view.spied.discs) != (tiles[spied], discs[spied]):
            return "what the spy sees"
        return (
            self.tiles.contradiction({seat: tiles[seat] for seat in others}, self.tiles.number)
            or self.discs.contradiction({seat: discs[seat] for seat in others}, self.discs.number)
            or next(filter(None, [self.first_discs(seat, discs[seat], away[seat]) for seat in others]), None)
        )

    def first_discs(self, seat: Seat, held: list[int], away: list[int]) -> str | None:
        """Everybody was dealt an ambush, a duel and a battle: where are those that were never shown?"""
        if not sum(self.discs.number):
            return None
        missing = [disc for disc in FIRST if disc not in self.shown[seat] and not held[disc]]
        if len(missing) > self.lost[seat] + self.away[seat]:
            return f"seat {seat} lacks {missing} and has never put so many away"
        if sum(not away[disc] for disc in missing) > self.lost[seat]:
            return f"seat {seat} lacks {missing}, and they are not among its discards"
        return None


def fighters(sample: Any) -> list[Seat]:
    """Who lays tiles just now, attacker first."""
    step: Any = sample.stack[-1] if sample.stack else None
    return [step.attacker, step.defender] if isinstance(step, LayTiles | ChooseTactics) else []
