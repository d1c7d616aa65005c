"""What is not on the table is refused with a reason, whatever number is named; nothing changes and nothing breaks."""

import pytest

from bakufu.games.shogun.actions import (
    Lay,
    Lift,
    March,
    MoveLeader,
    PlaceGroup,
    PlaceLeader,
    RevoltNext,
    TakeChamber,
    TakeFavour,
    TakeProvince,
    TakeSpecial,
    UseFavourAt,
)
from bakufu.games.shogun.bidding import ChooseSpecial
from bakufu.games.shogun.chambers import TakeChambers
from bakufu.games.shogun.components import CHEST_CARD, MOVE_A
from bakufu.games.shogun.court import Audience, UseFavour
from bakufu.games.shogun.leaders import MoveLeaders, PlaceLeaders
from bakufu.games.shogun.moves import Move, MoveOwn
from bakufu.games.shogun.state import OPEN, ShogunState
from bakufu.games.shogun.winter import WinterRevolts
from bakufu.kernel.chance import seed_from
from bakufu.kernel.step import Step
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.kernel.words import Action, Refused
from tests.games.shogun.positions import GAME, bare, hold, p, start

NOWHERE = (45, 50, 51, 99, -1, -2, -46, -1000, 10**12)
EVERYTHING = ["court", "samurai", "leaders", "chambers"]


def at(state: ShogunState) -> Table[ShogunState]:
    """A table that goes on from here."""
    return Table(GAME, state.players, state.options, seed_from(1), first=state)


def refuses(table: Table[ShogunState], action: Action) -> None:
    """Refused, with a sentence in both languages; the action reads in both, too."""
    before = table.state.to_json()
    with pytest.raises(Refused) as refused:
        table.play(table.waiting_for[0], action)
    for language in ("en", "fr"):
        assert "[" not in texts(GAME, language).refusal(refused.value.refusal)
        assert "[" not in texts(GAME, language).action(action)
    assert table.state.to_json() == before


def moment(step: Step[ShogunState]) -> Table[ShogunState]:
    """The first player holds Kai with the leader and Shinano, and is asked by this step."""
    state = bare(4, modules=EVERYTHING)
    hold(state, 0, kai=3, shinano=1)
    state.leaders[0] = p("kai")
    state.hall[0], state.courtiers[0] = 7, 0
    state.tiles[3] = OPEN
    state.stack = [step]
    return at(state)


@pytest.mark.parametrize("number", NOWHERE)
def test_a_province_that_is_not_on_the_map(number: int) -> None:
    """SHO-4.5, SHO-4.6, SHO-6.2, SHO-7.6, SHO-9.1, SHO-9.3: nobody goes there and nothing happens there."""
    kai = p("kai")
    for statue in (False, True):
        refuses(moment(MoveLeaders(0)), MoveLeader(number, statue))
    refuses(moment(MoveLeaders(0)), PlaceLeader(number))
    refuses(moment(PlaceLeaders(0)), PlaceLeader(number))
    refuses(moment(Move(0, kai, MOVE_A)), March(number, 1))
    refuses(moment(MoveOwn(0, kai)), March(number, 1))
    refuses(moment(WinterRevolts(0, (kai, p("shinano")), 1)), RevoltNext(number))
    refuses(moment(UseFavour(0, 12)), UseFavourAt(number))


@pytest.mark.parametrize("number", NOWHERE)
def test_a_card_a_space_or_a_tile_that_is_not_in_the_game(number: int) -> None:
    """SHO-1.4, SHO-3.3, SHO-3.6, SHO-7.5, SHO-10.3"""
    if number != CHEST_CARD:
        refuses(at(start(4)), Lay(number, 0))
    refuses(at(start(4)), Lay(p("yamato"), number))
    refuses(at(start(4)), Lift(number))
    refuses(moment(ChooseSpecial((0, 1, 2, 3))), TakeSpecial(number))
    refuses(moment(Audience((0,))), TakeFavour(number))
    refuses(moment(TakeChambers(0)), TakeChamber(number))
    refuses(at(start(3, start="draft")), TakeProvince(number))
    refuses(at(start(3, start="draft")), PlaceGroup(number, False))


@pytest.mark.parametrize("armies", [0, -1, 3, 99, 10**12])
def test_armies_that_do_not_stand_there(armies: int) -> None:
    """SHO-4.7: one stays behind."""
    refuses(moment(Move(0, p("kai"), MOVE_A)), March(p("shinano"), armies))


@pytest.mark.parametrize("kind", ["province", "card", "region", "colour", "year-event", "favour", "tile", "space"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_number_is_named_can_be_spelled(kind: str, language: str) -> None:
    for number in (*range(-60, 60), 10**12):
        assert str(texts(GAME, language).word(kind, number))
    assert texts(GAME, language).word("province", 99) == "99"
    assert texts(GAME, language).word("card", -7) == "-7"
