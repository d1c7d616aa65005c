"""SHI-5: end and final scoring."""

from tests.games.shitenno.positions import (
    CHUBU,
    DAIMYO,
    HATAMOTO,
    HOKKAIDO,
    KANTO,
    KYUSHU,
    SHOMYO,
    at_table,
    cards,
    give_tiles,
    odd_year,
    pay,
    take,
    told,
)

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import EndTurn
from bakufu.games.shitenno.components import NONE
from bakufu.games.shitenno.events import (
    Ended,
    ExchangesUsed,
    KokuLeft,
    Majority,
    NobodyThere,
    PlusOnesUsed,
    PointsInGame,
    TieBroken,
    TitleDecides,
    Total,
)
from bakufu.games.shitenno.scoring import koku_lines, majority_line
from bakufu.games.shitenno.state import GOLD, ShitennoState
from bakufu.kernel.step import settle
from bakufu.kernel.text import texts
from bakufu.kernel.words import Result


def ended(state: ShitennoState) -> Result:
    """The result if the odd year ends here."""
    state.stack[1:] = []
    state.koku_deck = []
    assert settle(state) == ()
    return game.result(state)


def koku_points(words: str, **tiles: int) -> list[tuple[type, int]]:
    state = odd_year(words, "")
    give_tiles(state, 0, **tiles)
    return [(type(line), line.points) for line in koku_lines(state, 0)]


def test_the_game_ends_after_the_year_in_which_somebody_has_no_kamon_left() -> None:
    """SHI-5.1: the others still have their turns."""
    state = odd_year("3", "3")
    state.kamon_left[0] = 1
    state.tiles = [4, 4, 0] * 4
    table = at_table(state)
    take(table, 0, CHUBU, pay("3"))
    assert table.state.kamon_left[0] == 0
    assert table.waiting_for == (1,)
    take(table, 1, KYUSHU, pay("3"))
    table.play(1, EndTurn())
    assert table.over
    assert told(table, Ended) == [Ended("kamon")]


def test_the_game_ends_after_the_year_in_which_the_koku_deck_is_empty() -> None:
    """SHI-5.1: not before the odd year is over."""
    state = odd_year("", "")
    state.koku_deck = []
    table = at_table(state)
    table.play(0, EndTurn())
    assert not table.over
    table.play(1, EndTurn())
    assert table.over
    assert told(table, Ended) == [Ended("koku")]


def test_otherwise_it_goes_on() -> None:
    """SHI-5.1"""
    table = at_table(odd_year("", ""))
    table.play(0, EndTurn())
    table.play(1, EndTurn())
    assert not table.over


def test_koku_in_hand_are_points() -> None:
    """SHI-5.2: secret cards count like the known ones; troops do not."""
    assert koku_points("1 2 3 bushi") == [(KokuLeft, 6)]
    assert koku_points("bushi samurai+samurai") == []


def test_exchange_tiles_left_turn_troops_into_koku() -> None:
    """SHI-5.2: each needs a troop; a double card has two."""
    assert koku_points("bushi", exchange=2) == [(ExchangesUsed, 1)]
    assert koku_points("bushi+sohei", exchange=3) == [(ExchangesUsed, 2)]
    assert koku_points("1", exchange=3) == [(KokuLeft, 1)]
    state = odd_year("", "")
    state.secret[0] = cards("sohei")
    give_tiles(state, 0, exchange=1)
    assert list(koku_lines(state, 0)) == [ExchangesUsed(0, 1, 1)]


def test_plus_one_tiles_left_need_a_koku() -> None:
    """SHI-5.2: printed or exchanged."""
    assert koku_points("1", plus_one=2) == [(KokuLeft, 1), (PlusOnesUsed, 2)]
    assert koku_points("bushi", exchange=1, plus_one=2) == [(ExchangesUsed, 1), (PlusOnesUsed, 2)]
    assert koku_points("bushi", plus_one=2) == []
    assert koku_points("", exchange=1, plus_one=2) == []


def test_the_joker_is_no_troop_in_the_final_scoring() -> None:
    """SHI-5.2"""
    state = odd_year("", "", titles=(HATAMOTO, DAIMYO))
    give_tiles(state, 0, exchange=2)
    assert list(koku_lines(state, 0)) == []


def test_a_majority_gives_six_points_and_gold_counts_two() -> None:
    """SHI-5.3"""
    state = odd_year("", "", "")
    state.provinces[KANTO] = (0, 1, 1)
    assert majority_line(state, KANTO) == Majority(1, KANTO, 6, 2)
    state.provinces[KANTO] = (0, 1, 0 + GOLD)
    assert majority_line(state, KANTO) == Majority(0, KANTO, 6, 3)
    state.provinces[KANTO] = (1, 1, 0 + GOLD, 0)
    assert majority_line(state, KANTO) == Majority(0, KANTO, 6, 3)


def test_a_tie_goes_to_the_kamon_furthest_left_of_those_level() -> None:
    """SHI-5.3: a single kamon further left of somebody who is not level does not matter."""
    state = odd_year("", "", "")
    state.provinces[KANTO] = (2, 1 + GOLD, 0 + GOLD)
    line = majority_line(state, KANTO)
    assert line == TieBroken(1, KANTO, 6, 2, (0, 1), 2)
    assert texts(game, "en", ("Aki", "Botan", "Chiyo")).event(line) == (
        "Kantō: Aki and Botan are level with 2; Botan, furthest left on position 2, gets 6 points."
    )


def test_an_empty_province_gives_nothing() -> None:
    """SHI-5.3"""
    assert majority_line(odd_year("", ""), HOKKAIDO) == NobodyThere(HOKKAIDO)


def test_the_view_tells_who_would_get_each_province_now() -> None:
    """SHI-5.3: the most, gold counted twice; level, whoever stands furthest left; nobody where nobody stands."""
    state = odd_year("", "")
    state.provinces[CHUBU] = (1, 0, 0)
    state.provinces[KANTO] = (1, 0)
    state.provinces[KYUSHU] = (0, 1 + GOLD)
    leads = game.view(state, NONE).leads
    assert [leads[province] for province in (CHUBU, KANTO, KYUSHU, HOKKAIDO)] == [0, 1, 1, NONE]
    for province, seat in enumerate(leads):
        assert getattr(majority_line(state, province), "seat", NONE) == seat


def test_every_line_of_the_result_is_shown() -> None:
    """SHI-5.2 to SHI-5.4"""
    state = odd_year("2 bushi", "1", titles=(SHOMYO, DAIMYO))
    give_tiles(state, 0, exchange=1, plus_one=1, draw=2)
    state.scores = [20, 30]
    state.provinces[KANTO] = (0, 1)
    state.provinces[CHUBU] = (1,)
    result = ended(state)
    empty = [NobodyThere(province) for province in range(8) if province not in (KANTO, CHUBU)]
    assert [line for line in result.why if not isinstance(line, NobodyThere)] == [
        PointsInGame(0, 20),
        PointsInGame(1, 30),
        KokuLeft(0, 2),
        ExchangesUsed(0, 1, 1),
        PlusOnesUsed(0, 1, 1),
        KokuLeft(1, 1),
        Majority(1, CHUBU, 6, 1),
        TieBroken(0, KANTO, 6, 1, (0, 1), 1),
        Total(0, 30),
        Total(1, 37),
    ]
    assert [line for line in result.why if isinstance(line, NobodyThere)] == empty
    assert result.scores == (30, 37)
    assert result.places == (2, 1)
    assert game.view(state, 0).scores == [30, 37]
    assert game.view(state, 0).turn == NONE


def test_a_tie_in_points_goes_to_the_higher_title_of_the_last_year() -> None:
    """SHI-5.4"""
    state = odd_year("", "", "", titles=(HATAMOTO, SHOMYO, DAIMYO))
    state.scores = [25, 25, 10]
    result = ended(state)
    assert result.places == (2, 1, 3)
    assert result.why[-1] == TitleDecides(1, SHOMYO, (0, 1))
