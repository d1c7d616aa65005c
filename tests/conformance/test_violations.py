"""The suite can fail: each of these games breaks one rule of the house, and that very point says so."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from bakufu.conformance import check
from bakufu.conformance.endings import flaw_of
from bakufu.conformance.variant import FEW, Effort, Variant, spread
from bakufu.games import find
from bakufu.kernel.chance import Chance
from bakufu.kernel.step import Next
from bakufu.kernel.words import Action, Decision, Result, Seat
from bakufu_auction.game import Auction, AuctionView
from bakufu_auction.state import NONE, AuctionState
from bakufu_auction.steps import Bid, BidAll, Outbid, OwnBid, Sale

GAMES = 10


class Twice(BidAll, frozen=True, tag="bid-all"):
    """Lists an answer twice."""

    def ask(self, state: AuctionState, seat: Seat) -> Decision:
        return Decision("bid", (Bid(0), Bid(1), Bid(1)), secret=True)


class Unexplained(Outbid, frozen=True, tag="outbid"):
    """Refuses without a clause."""

    clause = ""

    def why_not(self, state: AuctionState, seat: Seat, action: Action) -> None:
        return None


class Counterfeit(Sale, frozen=True, tag="sale"):
    """Makes a coin."""

    def run(self, state: AuctionState) -> Next:
        state.coins[0] += 1
        return super().run(state)


class Endless(Outbid, frozen=True, tag="outbid"):
    """Never comes to an end."""

    def do(self, state: AuctionState, seat: Seat, action: Action) -> Next:
        return self


class Gossip(BidAll, frozen=True, tag="bid-all"):
    """Tells everybody what was bid in secret."""

    def do(self, state: AuctionState, seat: Seat, action: Bid) -> Next:
        state.bids[seat] = action.amount
        if tell := state.tell:
            tell(OwnBid(action.amount))
        return self


class Crashing(Sale, frozen=True, tag="sale"):
    """Falls over."""

    def run(self, state: AuctionState) -> Next:
        raise LookupError("no such coin")


class Meddling(BidAll, frozen=True, tag="bid-all"):
    """Changes the table when it is asked."""

    def ask(self, state: AuctionState, seat: Seat) -> Decision:
        state.bank += 1
        state.coins[0] -= 1
        return super().ask(state, seat)


class Shallow(AuctionState, kw_only=True):
    """Its clone shares the bids."""

    def clone(self) -> "Shallow":
        copy = cast("Shallow", super().clone())
        copy.bids = self.bids
        return copy


class Leaky(Auction):
    def view(self, state: AuctionState, seat: Seat) -> AuctionView:
        return AuctionView(state.coins[:], state.bids[:], state.bank)


class Blabbing(Auction):
    def determinize(self, state: AuctionState, seat: Seat, chance: Chance) -> AuctionState:
        return state.clone()


class Forgetful(Auction):
    def determinize(self, state: AuctionState, seat: Seat, chance: Chance) -> AuctionState:
        world = super().determinize(state, seat, chance)
        world.bids[seat] = 0 if world.bids[seat] != NONE else NONE
        return world


class Unplaced(Auction):
    def result(self, state: AuctionState) -> Result:
        return Result((2,) * len(state.coins), tuple(state.coins))


class Lawless(Auction):
    end_clause = "AUC-9.9"


class Newer(Auction):
    rules_version = "2"


class Made(Auction):
    """An auction with other parts."""

    def __init__(self, *, first: Any = BidAll, steps: tuple[Any, ...] = (), state: Any = AuctionState) -> None:
        self.first = first
        self.steps = steps or (first, Outbid, Sale)  # type: ignore[misc]
        self.State = state

    def lay_out(self, players: int, options: Any, chance: Chance) -> AuctionState:
        state = super().lay_out(players, options, chance)
        state.stack[:] = [self.first()]
        parts: Mapping[str, Any] = {name: getattr(state, name) for name in state.__struct_fields__}
        made: AuctionState = self.State(**parts)
        return made


class Following(BidAll, frozen=True, tag="bid-all"):
    """Goes on with other steps than those of the game."""

    def run(self, state: AuctionState) -> Next:
        following: Any = super().run(state)
        return self.outbid(following[0].seat, following[0].others), self.sale()  # type: ignore[attr-defined]


def with_steps(outbid: Any = Outbid, sale: Any = Sale) -> Made:
    first = type("BidAll", (Following,), {"outbid": outbid, "sale": sale}, frozen=True, tag="bid-all")
    return Made(first=first, steps=(first, outbid, sale))


def test_the_template_keeps_every_point() -> None:
    assert check(Auction(), GAMES) == dict.fromkeys(
        ("legality", "endings", "replay", "clones", "secrets", "telling", "clauses")
    )


@pytest.mark.parametrize(
    ("game", "point", "words"),
    [
        (Made(first=Twice), "legality", "3 answers are promised, 3 come, 2 are distinct"),
        (with_steps(outbid=Unexplained), "legality", "refused without a clause"),
        (Lawless(), "legality", "the game is over, but"),
        (with_steps(sale=Counterfeit), "endings", "'coins'"),
        (with_steps(outbid=Endless), "endings", "the game does not end"),
        (Unplaced(), "endings", "places (2, 2) are none"),
        (with_steps(sale=Crashing), "endings", "LookupError: no such coin"),
        (Made(first=Meddling), "replay", "while seeing whether the record replays to the same state"),
        (Made(state=Shallow), "clones", "playing on a clone has changed the original"),
        (Made(first=Meddling), "clones", "looking has changed the position"),
        (Leaky(), "secrets", "determinize for seat"),
        (Leaky(), "secrets", "shows the seat"),
        (Blabbing(), "secrets", "gives the real seed away"),
        (Forgetful(), "secrets", "shows the seat"),
        (Made(first=Gossip), "secrets", "can tell Bid(amount="),
        (Lawless(), "clauses", "the code cites AUC-9.9, which are no clauses"),
        (Newer(), "clauses", "must tell of versions ['2'], not []"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Auction) else str(value)[:24],
)
def test_a_broken_game_is_found_out(game: Auction, point: str, words: str) -> None:
    violation = check(game, GAMES)[point]
    assert violation is not None
    assert words in str(violation)


def test_what_cannot_be_said_or_read_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Auction().file()
    for name in ("text/en.ftl", "text/fr.ftl", "rules/en.md", "rules/fr.md"):
        path = tmp_path / "mute" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = (ours / name).read_text(encoding="utf-8")
        text = text.replace("event-sold = ", "event-unsold = ") if name == "text/fr.ftl" else text
        path.write_text(text.replace(" **interprétation**", "") if name == "rules/fr.md" else text, encoding="utf-8")
    (tmp_path / "mute" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))

    class Mute(Auction):
        package = "mute"

    found = check(Mute(), 1)
    assert "text/fr.ftl lacks event-sold" in str(found["telling"])
    assert "rulings in one of en and fr only: AUC-3.2" in str(found["clauses"])


@pytest.mark.parametrize(
    ("places", "wrong"),
    [((1, 2, 3), None), ((1, 1, 3), None), ((1, 1, 2), "are none"), ((1, 2), "2 places"), ((0, 1, 2), "are none")],
)
def test_places(places: tuple[int, ...], wrong: str | None) -> None:
    flaw = flaw_of(Result(places, (5, 4, 3)), 3)
    assert flaw is None if wrong is None else flaw and wrong in flaw


def test_of_many_variants_each_two_choices_meet_in_one() -> None:
    shogun = find("shogun")
    assert FEW < len(list(spread(shogun))) < len(list(shogun.variants()))
    assert pairs(spread(shogun)) == pairs(shogun.variants())


def pairs(variants: Iterable[tuple[int, Any]]) -> set[Any]:
    """Every two choices that meet in one of these."""
    chosen = [(players, *msgspec.structs.astuple(options)) for players, options in variants]
    return {pair for choices in chosen for pair in combinations(enumerate(choices), 2)}


def test_a_violation_says_where_it_was_seen() -> None:
    variant = Variant(Auction(), 3, Auction.Options(draw_first=False), Effort(1, 1, 0, 1))
    assert str(variant.violated("it rains", 7, 12)) == "auction-3-draw_first=False, seed 7, after 12 answers: it rains"
