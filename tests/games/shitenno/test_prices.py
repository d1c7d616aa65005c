"""SHI-3.3 to 3.8, 4.1 and 4.2: ways to pay, worked out by hand."""

from typing import Any

from tests.games.shitenno.positions import (
    BUSHI,
    CHUBU,
    CHUGOKU,
    DAIMYO,
    HATAMOTO,
    HOKKAIDO,
    KANTO,
    KYUSHU,
    SAMURAI,
    SHINOBI,
    SHOMYO,
    SOHEI,
    at_table,
    give_tiles,
    odd_year,
    pay,
)

from bakufu.games.shitenno.actions import TakeProvince
from bakufu.games.shitenno.state import ShitennoState


def listed(state: ShitennoState, province: int) -> list[Any]:
    """What the table offers for this province."""
    table = at_table(state)
    seat = state.stack[-1].seat
    table.play(seat, TakeProvince(province))
    return list(table.pending[seat].actions)


def offers(
    words: str, province: int, *, joker: bool = False, exchange: int = 0, plus_one: int = 0, **board: Any
) -> Any:
    """The ways to pay for a province from this hand; `filled` kamon stand there, the visible tile shows `top`."""
    titles = (HATAMOTO, DAIMYO) if joker else (DAIMYO, SHOMYO)
    state = odd_year(words, "", titles=titles, turns=(0,))
    give_tiles(state, 0, exchange, plus_one)
    state.rules = board.get("rules", state.rules)
    filled = board.get("filled", 0)
    state.provinces[province] = (1,) * filled
    state.tops[province] = board.get("top", BUSHI) if filled < 3 else -1
    table = at_table(state)
    if TakeProvince(province) not in table.pending[0].actions:
        return set()
    return set(listed(state, province))


def test_three_troops_and_the_tile() -> None:
    """SHI-3.3: Kantō asks three samurai and the bushi of the tile; a fourth samurai does not stand in for it."""
    assert pay("samurai samurai samurai bushi") in offers("samurai samurai samurai bushi", KANTO)
    assert not offers("samurai samurai bushi", KANTO)
    assert not offers("samurai samurai samurai samurai", KANTO)
    assert offers("samurai samurai samurai samurai", KANTO, top=SAMURAI) == {pay("samurai " * 4)}


def test_the_last_position_asks_one_more_of_its_own() -> None:
    """SHI-3.3: no tile is left in Kyūshū: three bushi, or nine koku."""
    assert offers("bushi bushi bushi", KYUSHU, filled=3) == {pay("bushi bushi bushi")}
    assert not offers("bushi bushi samurai", KYUSHU, filled=3)
    assert offers("3 3 3", KYUSHU, filled=3) == {pay("3 3 3")}
    assert not offers("3 3 2", KYUSHU, filled=3)


def test_halves_are_lost() -> None:
    """SHI-3.5: a double card gives both or either of its troops; a double of the own kind pays two."""
    assert offers("samurai+samurai bushi+sohei", CHUGOKU) == {pay("samurai+samurai bushi+sohei")}
    assert offers("samurai+samurai samurai bushi bushi+samurai", CHUGOKU) == {
        pay("samurai+samurai bushi"),
        pay("samurai bushi+samurai"),
        pay("samurai+samurai bushi+samurai"),
    }


def test_an_exchange_turns_one_koku_of_a_card_and_the_rest_is_lost() -> None:
    """SHI-3.11, SHI-4.1: a 3-koku card as Kantō's bushi; where fewer pieces would pay in koku, more are superfluous."""
    assert offers("samurai samurai samurai 3", KANTO, exchange=1) == {pay("samurai samurai samurai 3", exchange=1)}
    assert offers("samurai samurai 2", CHUGOKU, exchange=1) == {pay("samurai 2", exchange=1)}
    assert offers("samurai samurai 3", CHUGOKU, exchange=1) == {pay("3")}


def test_an_exchange_turns_one_troop_of_a_double_card_into_koku() -> None:
    """SHI-4.1: each tile turns one troop; both of a double card take two tiles."""
    assert offers("bushi+sohei 1", CHUGOKU, exchange=2) == {pay("bushi+sohei 1", exchange=2)}
    assert not offers("bushi+sohei 1", CHUBU, exchange=1)


def test_plus_one_needs_something_played() -> None:
    """SHI-4.2: no troop, no copy; no koku, no koku more."""
    assert not offers("samurai samurai", CHUGOKU, plus_one=3, top=BUSHI)
    assert offers("samurai bushi", CHUGOKU, plus_one=1) == {pay("samurai bushi", plus_one=1)}
    assert offers("1", CHUBU, plus_one=3) == {pay("1", plus_one=2)}
    assert not offers("bushi", CHUBU, plus_one=3, top=SOHEI)
    assert not offers("", CHUBU, exchange=3, plus_one=3)


def test_a_copy_may_be_exchanged() -> None:
    """SHI-4.2: one shinobi, two plus ones and an exchange are two shinobi and a bushi; by the first rules not."""
    assert offers("shinobi", CHUBU, exchange=1, plus_one=2, filled=2) == {pay("shinobi", 1, 2)}
    assert not offers("shinobi", CHUBU, exchange=1, plus_one=2, filled=2, rules=1)
    assert offers("samurai", KANTO, exchange=1, plus_one=3, top=SOHEI) == {pay("samurai", 1, 3)}
    assert not offers("samurai", KANTO, exchange=2, plus_one=2, top=SOHEI), "a card and two copies are not four troops"


def test_a_copied_joker_may_be_exchanged() -> None:
    """SHI-3.8, SHI-4.2: the joker is a shinobi; of two copies one becomes the bushi."""
    assert offers("", CHUBU, joker=True, exchange=1, plus_one=2, filled=1) == {pay("", 1, 2, joker=True)}
    assert not offers("", CHUBU, joker=True, exchange=1, plus_one=2, filled=1, rules=1)


def test_a_troop_turned_into_a_koku_may_be_added_to() -> None:
    """SHI-4.2: a bushi becomes a koku, two plus ones make it three; by the first rules only a koku card could grow."""
    assert offers("bushi", CHUBU, exchange=1, plus_one=3, top=SOHEI) == {pay("bushi", 1, 2)}
    assert not offers("bushi", CHUBU, exchange=1, plus_one=3, top=SOHEI, rules=1)


def test_an_added_koku_may_be_exchanged() -> None:
    """SHI-4.2: one koku and a plus one are two, which become a shinobi and a bushi; the shinobi is copied."""
    assert offers("1", CHUBU, exchange=2, plus_one=2, filled=2) == {pay("1", 2, 2)}
    assert not offers("1", CHUBU, exchange=2, plus_one=2, filled=2, rules=1)


def test_a_card_more_or_a_tile_more_but_not_both() -> None:
    """SHI-3.11, SHI-4.2: the samurai may become the bushi, or else a copy; with both, one could be left out."""
    assert offers("shinobi samurai", CHUBU, exchange=1, plus_one=2, filled=2) == {
        pay("shinobi samurai", 1, 1),
        pay("shinobi", 1, 2),
    }


def test_exchange_then_plus_one_on_one_card() -> None:
    """SHI-4.1, SHI-4.2: bushi+sōhei becomes two sōhei, a copy makes three: Hokkaidō's last position."""
    assert offers("bushi+sohei", HOKKAIDO, exchange=1, plus_one=1, filled=3) == {pay("bushi+sohei", 1, 1)}
    assert pay("2", 1, 2) in offers("2", HOKKAIDO, exchange=1, plus_one=2, filled=3), "a koku turned sōhei is copied"


def test_the_joker_alone_with_tiles() -> None:
    """SHI-3.8: the joker is any troop and is copied like one; exchanged it is a koku."""
    assert offers("", KYUSHU, joker=True, plus_one=2) == {pay("", plus_one=2, joker=True)}
    assert offers("", CHUBU, joker=True, plus_one=2, top=BUSHI) == set()
    assert offers("shinobi", CHUBU, joker=True, plus_one=1) == {pay("shinobi", plus_one=1, joker=True)}
    assert offers("2", CHUBU, joker=True, exchange=1) == {pay("2", exchange=1, joker=True)}
    assert offers("shinobi bushi", CHUBU) == set()


def test_shinobi_only_counts() -> None:
    """SHI-3.3: the tile's troop may be the own kind, then all must be of it."""
    assert offers("shinobi shinobi+sohei shinobi+samurai", CHUBU, top=SHINOBI) == {
        pay("shinobi shinobi+sohei shinobi+samurai")
    }
