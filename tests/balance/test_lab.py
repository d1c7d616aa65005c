"""The balance lab: what it plays, what it sees, and that breaks, workers and other values are what they say."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bakufu.arena.workers import done
from bakufu.balance.kept import keep
from bakufu.balance.lab import Cell, cells, others, read_values
from bakufu.balance.observing import Job, Observed, look_at
from bakufu.bots import Budget
from bakufu.coach.ledger import Ledger
from bakufu.games import all_games, find
from bakufu.kernel.game import Game
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import Record

EDO, BUSHIDO = find("edo_yashiki"), find("bushido")
QUICK = Budget(playouts=2, steady=False)


def cell(game: Any = EDO, values: dict[str, Any] | None = None, bot: str = "first") -> Cell:
    (only,) = cells(game, game.counts[0], {}, bot, QUICK, "t", values or {}, False)
    return only.cell


def test_every_number_of_seats_and_every_value_of_each_option_is_a_cell() -> None:
    found = cells(EDO, None, {}, "first", QUICK, "t", {}, True)
    changes = [one.change for one in found if one.cell.players == 2]
    assert changes == [{}, {"draw_first": True}, {"taking": "sealed"}, {"taking": "draft"}, {"specialists": True}]
    assert {one.cell.players for one in found} == {*EDO.counts}
    assert msgspec.json.decode(found[0].cell.options)["draw_first"] is False
    modules = [change["modules"] for change in others(find("shogun")) if "modules" in change]
    assert modules == [
        ("court",),
        ("samurai",),
        ("leaders",),
        ("chambers",),
        ("court", "samurai", "leaders", "chambers"),
    ]


def test_a_game_is_seen_as_it_was_each_time() -> None:
    job = Job(cell(BUSHIDO, bot="greedy"), 3)
    seen = look_at(job)
    assert look_at(job) == seen
    assert look_at(Job(job.cell, 4)) != seen
    assert sum(seen.done["action:give:role=samurai"]) == seen.happened["daimyo-named"] > 3
    assert sum(seen.done["event:role-given:role=samurai"]) == seen.happened["daimyo-named"]
    assert sum(seen.done["event:fortress-built"]) == 3
    assert seen.seconds > seen.decisions
    assert ("became-shogun" in seen.happened) == (max(seen.scores) >= 50)
    assert len(seen.ahead) >= 1


def test_luck_is_weighed_where_it_is_asked_for() -> None:
    seen = look_at(Job(cell(bot="greedy-1"), 0, samples=1))
    assert len(seen.luck) == 2
    assert sum(seen.luck) == pytest.approx(0, abs=1e-9)
    assert look_at(Job(cell(bot="greedy-1"), 0)).luck == ()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_whatever_a_game_offers_can_be_played_in_a_cell(game: Game[Any]) -> None:
    """Also what goes with another option only: Shogun's moon side has no ready-made start."""
    found = cells(game, None, {}, "greedy", QUICK, "t", {}, True)
    changed = {(name, value) for one in found for name, value in one.change.items()}
    assert {*((name, value) for change in others(game) for name, value in change.items())} <= changed


@pytest.mark.parametrize(("bot", "plays_on"), [("greedy-1", "greedy-1"), ("search@1", "quick")])
def test_who_sat_there_plays_on_unless_it_would_think_too_long(
    bot: str, plays_on: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def none(record: Record, samples: int, bot: str, seed: str) -> Iterator[Ledger]:
        asked.append(bot)
        yield Ledger((0.5, 0.5), (), (0.5, 0.5), samples)

    monkeypatch.setattr("bakufu.balance.observing.ledger", none)
    assert look_at(Job(cell(bot=bot), 0, samples=1)).luck == (0, 0)
    assert asked == [plays_on]


def test_other_values_are_played_with_in_another_process_and_nowhere_else(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text("[players]\nwinning_honour = 30\n")
    rich = cell(BUSHIDO, read_values(BUSHIDO, file), bot="greedy")
    assert rich.values == '{"players":{"winning_honour":30}}'
    ((_, seen),) = done([Job(rich, 3)], look_at, 1, fresh=True)
    plain = look_at(Job(cell(BUSHIDO, bot="greedy"), 3))
    assert seen.decisions < plain.decisions
    with pytest.raises(RuntimeError, match="loaded with other values"):
        look_at(Job(rich, 3))


@pytest.mark.parametrize("text", ["[terrain.swamp]\nhonour = 1", "[terrain", "terrain = 3"])
def test_values_that_do_not_fit_are_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text(text)
    with pytest.raises(Mistake, match="does not fit the components"):
        read_values(BUSHIDO, tmp_path / "other.toml")


def test_what_was_seen_is_kept_once_and_of_each_cell_alone(tmp_path: Path) -> None:
    one, other = cell(), cell(bot="random")
    seen = [look_at(Job(one, number)) for number in range(3)]
    with keep(tmp_path / "b.sqlite") as kept:
        for number in (2, 0, 1, 0):
            kept.add(Job(one, number), seen[number])
        weighed = msgspec.structs.replace(seen[1], luck=(0.5, -0.5))
        kept.add(Job(one, 1, samples=4), weighed)
        with pytest.raises(Mistake, match="being written by another run"), keep(tmp_path / "b.sqlite"):
            pass
    with keep(tmp_path / "b.sqlite") as kept:
        assert kept.jobs(one) == {(0, 0), (1, 0), (2, 0), (1, 4)}
        assert kept.games(one, 2, 4) == [seen[0], weighed]
        assert kept.games(one, 9, 1) == seen
        assert kept.games(other, 9, 4) == []
    assert isinstance(seen[0], Observed)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("notes " * 200)
    with pytest.raises(Mistake, match="not a file of arena results"), keep(tmp_path / "notes"):
        pass
    assert (tmp_path / "notes").read_text() == "notes " * 200
