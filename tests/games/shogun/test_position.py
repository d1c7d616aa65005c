"""Positions from outside: what cannot be so is refused."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bakufu.games.shogun.components import CHEST_CARD, CONVERT_1, TOWER_CARD
from bakufu.games.shogun.state import CLOSED, NEUTRAL, TURNED
from bakufu.kernel.game import BadPosition
from bakufu.kernel.step import answer
from tests.games.shogun.positions import GAME, p, start

Plain = dict[str, Any]


def an_army_more(plain: Plain) -> None:
    plain["armies"][p("kai")] += 1


def an_army_in_a_neutral_province(plain: Plain) -> None:
    plain["armies"][plain["owner"].index(-1)] = 1
    plain["reserve"][0] -= 1


def a_card_twice(plain: Plain) -> None:
    plain["plans"][0] = plain["plans"][1] = p("yamato")


def anothers_card(plain: Plain) -> None:
    plain["plans"][0] = p("kozuke")


def a_castle_from_nowhere(plain: Plain) -> None:
    plain["buildings"][p("kai")] = 1


def a_leader_abroad(plain: Plain) -> None:
    plain["leaders"][0] = p("kozuke")


def a_third_year(plain: Plain) -> None:
    plain["year"] = 3


def a_seat_too_many(plain: Plain) -> None:
    plain["rice"].append(0)


def an_action_twice(plain: Plain) -> None:
    plain["row"][0] = plain["row"][1]


def a_tile_without_a_board(plain: Plain) -> None:
    plain["tiles"] = [0]


@pytest.mark.parametrize(
    "spoil",
    [
        an_army_more,
        an_army_in_a_neutral_province,
        a_card_twice,
        anothers_card,
        a_castle_from_nowhere,
        a_leader_abroad,
        a_third_year,
        a_seat_too_many,
        an_action_twice,
        a_tile_without_a_board,
    ],
)
def test_a_spoilt_position_is_refused(spoil: Callable[[Plain], None]) -> None:
    plain = json.loads(start().to_json())
    GAME.load(json.dumps(plain))
    spoil(plain)
    with pytest.raises(BadPosition):
        GAME.load(json.dumps(plain))


def too_few_events(plain: Plain) -> None:
    """SHO-3.5: three rounds and a winter need four."""
    plain["year_events"] = plain["year_events"][1:]


def no_events_at_all(plain: Plain) -> None:
    """SHO-1.8"""
    plain["year_events"] = []


def too_few_events_for_another_year(plain: Plain) -> None:
    """SHO-6.4"""
    plain["event_pile"] = plain["event_pile"][:3]


def the_rounds_event_still_to_come(plain: Plain) -> None:
    """SHO-3.5"""
    plain["event"] = plain["year_events"][0]


def an_empty_bag(plain: Plain) -> None:
    """SHO-10.2: thirty spaces still wait for their tile."""
    plain["bag"] = []


def tiles_drawn_too_early(plain: Plain) -> None:
    """SHO-10.2"""
    plain["tiles"] = [TURNED] * 36
    plain["bag"] = []


def no_region_row(plain: Plain) -> None:
    """SHO-10.1"""
    plain["region_row"] = []


def a_region_twice(plain: Plain) -> None:
    """SHO-10.1"""
    plain["region_row"][0] = plain["region_row"][1]


def twenty_markers(plain: Plain) -> None:
    """SHO-10.1: fifteen each."""
    plain["tiles"][:20] = [0] * 20


def a_castle_in_a_neutral_province(plain: Plain) -> None:
    """SHO-5.5"""
    plain["buildings"][plain["owner"].index(NEUTRAL)] = 1
    plain["supply"][0] -= 1


def a_marker_in_a_neutral_province(plain: Plain) -> None:
    """SHO-5.5"""
    plain["markers"][plain["owner"].index(NEUTRAL)] = 1


def an_opened_province(plain: Plain) -> None:
    """SHO-1.1: eight are closed."""
    plain["owner"][plain["owner"].index(CLOSED)] = NEUTRAL


def another_province_closed(plain: Plain) -> None:
    """SHO-1.1: and they are printed."""
    closed, neutral = plain["owner"].index(CLOSED), plain["owner"].index(NEUTRAL)
    plain["owner"][closed], plain["owner"][neutral] = NEUTRAL, CLOSED


def a_favour_thrice(plain: Plain) -> None:
    """SHO-7.2"""
    plain["favours"] = [7, 7, 7]


def an_open_favour_in_the_pile(plain: Plain) -> None:
    """SHO-7.2"""
    plain["favour_pile"].append(plain["favours"][0])


def fewer_courtiers_than_none(plain: Plain) -> None:
    """SHO-7.1"""
    plain["hall"][0], plain["courtiers"][0] = -1, 8


def fewer_statues_than_none(plain: Plain) -> None:
    """SHO-9.3"""
    plain["statues_left"][0], plain["trophies"][0] = -4, 10


def seven_statues(plain: Plain) -> None:
    """SHO-9.3"""
    plain["statues_left"][:2] = [7, 5]


def a_fifth_samurai_card(plain: Plain) -> None:
    """SHO-8.1"""
    plain["samurai"][0] = 4


def a_samurai_card_before_the_first(plain: Plain) -> None:
    """SHO-8.1"""
    plain["samurai"][0] = -1


def four_tower_cards(plain: Plain) -> None:
    """SHO-7.1"""
    plain["plans"][:4] = [TOWER_CARD] * 4


def a_leader_off_the_map(plain: Plain) -> None:
    """SHO-9.1"""
    plain["leaders"][0] = 45


def a_special_card_twice(plain: Plain) -> None:
    """SHO-3.2"""
    plain["special"][0] = plain["specials"][0]


def somebody_else_has_planned(plain: Plain) -> None:
    """SHO-3.3"""
    plain["confirmed"] = 0b1000


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (too_few_events, "four events"),
        (no_events_at_all, "four events"),
        (too_few_events_for_another_year, "four events"),
        (the_rounds_event_still_to_come, "one place"),
        (an_empty_bag, "in the bag"),
        (tiles_drawn_too_early, "each round"),
        (no_region_row, "five regions"),
        (a_region_twice, "five regions"),
        (twenty_markers, "fifteen markers"),
        (a_castle_in_a_neutral_province, "players' provinces"),
        (a_marker_in_a_neutral_province, "players' provinces"),
        (an_opened_province, "closed"),
        (another_province_closed, "closed"),
        (a_favour_thrice, "one place"),
        (an_open_favour_in_the_pile, "one place"),
        (fewer_courtiers_than_none, "courtiers"),
        (fewer_statues_than_none, "statues"),
        (seven_statues, "statues"),
        (a_fifth_samurai_card, "samurai"),
        (a_samurai_card_before_the_first, "samurai"),
        (four_tower_cards, "tower cards"),
        (a_leader_off_the_map, "45 provinces"),
        (a_special_card_twice, "one place"),
        (somebody_else_has_planned, "only players"),
    ],
)
def test_a_spoilt_position_with_all_modules_is_refused(spoil: Callable[[Plain], None], why: str) -> None:
    plain = json.loads(start(3, modules=["court", "samurai", "leaders", "chambers"]).to_json())
    GAME.load(json.dumps(plain))
    spoil(plain)
    with pytest.raises(BadPosition, match=why):
        GAME.load(json.dumps(plain))


def a_tower_card_on_the_plan(plain: Plain) -> None:
    plain["plans"][0] = TOWER_CARD


def a_tower_card_in_hand(plain: Plain) -> None:
    plain["hands"][0].append(TOWER_CARD)


def a_plan_for_the_court(plain: Plain) -> None:
    plain["plans"][CONVERT_1] = CHEST_CARD
    plain["hands"][0].remove(CHEST_CARD)


@pytest.mark.parametrize("spoil", [a_tower_card_on_the_plan, a_tower_card_in_hand, a_plan_for_the_court])
def test_without_the_court_nobody_plans_for_it(spoil: Callable[[Plain], None]) -> None:
    """SHO-7.1, SHO-7.3"""
    plain = json.loads(start(4).to_json())
    spoil(plain)
    with pytest.raises(BadPosition):
        GAME.load(json.dumps(plain))


def test_a_draft_needs_its_cards() -> None:
    """SHO-1.4: what is neither taken nor open is in the pile."""
    plain = json.loads(start(4, start="draft").to_json())
    GAME.load(json.dumps(plain))
    plain["pile"] = plain["pile"][2:]
    with pytest.raises(BadPosition):
        GAME.load(json.dumps(plain))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_of_a_game_can_be_loaded(players: int) -> None:
    """From the draft to the last winter, with all modules."""
    rng = Random(players)
    state = start(players, players, start="draft", modules=["court", "samurai", "leaders", "chambers"])
    while state.stack:
        assert GAME.flaw(state) is None
        seat = rng.choice(state.stack[-1].seats(state))
        answer(state, seat, rng.choice(state.stack[-1].ask(state, seat).actions))
    assert GAME.flaw(state) is None
