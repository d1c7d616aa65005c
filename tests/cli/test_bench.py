"""`bakufu bench` says what is aimed at, and where it is missed."""

from msgspec import json

from bakufu.arena.measure import Measured, Thinking
from bakufu.cli.bench import MOST_US, Row, compare, printed
from bakufu.cli.words import words
from bakufu.terminal.speak import console

GAME = "shitenno"


def rows(plain: int, sample: float) -> list[Row]:
    compiled = Measured(3_000, 10, 1.0, 0.5), Thinking(sample, 20.0, 1.0, 30.0, 5_000.0)
    found = [
        Row(GAME, 4, "compiled", measured=compiled[0]),
        Row(GAME, 4, "compiled", thinking=compiled[1], bars=MOST_US),
        Row(GAME, 4, "plain", measured=Measured(plain, 10, 1.0, 0.5)),
    ]
    compare(found)
    return found


def test_what_is_fast_enough_misses_nothing() -> None:
    fast = rows(plain=900, sample=14.9)
    assert [row.missed for row in fast] == [[], [], []]
    assert fast[0].bars == {"times_plain": 3.0}
    assert json.decode(json.encode(fast), type=list[Row]) == fast


def test_what_is_too_slow_is_marked() -> None:
    slow = rows(plain=1_500, sample=15.1)
    assert [row.missed for row in slow] == [["times_plain"], ["determinize"], []]
    with console.capture() as seen:
        printed(slow, words("en"))
    assert "✗ 2.00" in seen.get()
    assert "✗ 15.1 µs" in seen.get()
    assert "20.0 µs" in seen.get()
    assert "✗ 20.0" not in seen.get()
