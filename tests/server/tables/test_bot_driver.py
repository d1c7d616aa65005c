"""How long those take who are not asked by a browser."""

from statistics import mean
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bakufu.engine import IS_COMPILED
from bakufu.server.settings import Settings
from bakufu.server.storage.models import By
from bakufu.server.tables.bot_driver import MOMENT, BotDriver
from bakufu.server.wire.http import Clock

pytestmark = pytest.mark.skipif(IS_COMPILED, reason="compiled, nothing takes a table's place")


def driver(tempo: str = "brisk", missed: int = 0) -> BotDriver:
    """Of a table at which bots have this pace in a race, and seat 0 has missed so many decisions before."""
    projection = SimpleNamespace(setup=SimpleNamespace(clock=Clock("none", bots=cast(Any, tempo))), missed=[missed])
    live = SimpleNamespace(projection=projection, settings=Settings(database=""))
    return BotDriver(cast(Any, live), cast(Any, None))


def pauses(of: BotDriver, who: By, race: bool) -> list[float]:
    """Many of them."""
    return [of._hesitation(0, who, race) for _ in range(2_000)]


@pytest.mark.parametrize(("tempo", "seconds"), [("calm", 12), ("brisk", 8), ("fierce", 3.2)])
def test_in_a_race_bots_take_as_long_as_people_do(tempo: str, seconds: float) -> None:
    taken = pauses(driver(tempo), "bot", race=True)
    assert mean(taken) == pytest.approx(seconds, rel=0.05)
    # Nobody is always equally fast.
    assert min(taken) < 0.7 * seconds
    assert max(taken) > 1.4 * seconds


def test_a_caretaker_that_goes_on_has_the_pace_of_a_person() -> None:
    """At the first decision that was missed the owner may be here at any moment; from the second on nobody hurries."""
    assert set(pauses(driver(), "caretaker", race=False)) == {MOMENT}
    assert mean(pauses(driver(missed=1), "caretaker", race=False)) == pytest.approx(8, rel=0.05)


def test_where_nobody_races_bots_answer_at_once() -> None:
    assert set(pauses(driver(), "bot", race=False)) == {0.0}
