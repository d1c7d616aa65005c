"""Positions from outside: what cannot be so is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bakufu.kernel.game import BadPosition
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
