"""Training: learned from games, kept as it goes, accepted only by a test."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.arena.sequential import Sequential
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.values import FILE, Learned, Values, weighed
from bakufu.training import acceptance
from bakufu.training import course as training
from bakufu.training.acceptance import Duel, bounds, compare, share_of_new
from bakufu.training.course import TrainingPlan, ship, train
from bakufu.training.fitting import fit
from bakufu.training.self_play import Sitting, TrainingPosition, play

SHORT = TrainingPlan("shitenno", 2, games=60, generations=1, test_playouts=2, test_deals=1)


def sitting(**other: Any) -> Sitting:
    about: dict[str, Any] = {"game": "shitenno", "players": 2, "seed": "s", "first": 0, "games": 3, "slips": 0.1}
    return Sitting(**{**about, "playouts": 0, "values": Values(), **other})


def test_the_same_sitting_is_always_played_alike_and_can_be_cut_anywhere() -> None:
    whole = play(sitting())
    assert play(sitting()) == whole
    assert play(sitting(games=1)) + play(sitting(first=1, games=2)) == whole
    assert {seen.game for seen in whole} == {0, 1, 2}
    assert all(sum(seen.won) == 1 for seen in whole)
    assert max(sum(seen.game == number for seen in whole) for number in range(3)) < 32


def test_self_play_may_look_ahead() -> None:
    looked, quick = (play(sitting(games=1, slips=0.0, playouts=playouts)) for playouts in (2, 0))
    assert [seen.figures for seen in looked] != [seen.figures for seen in quick]


def test_weights_that_made_the_outcomes_are_found_again() -> None:
    rng, true = Random(1), [1.5, -1.0, 0.0]
    seen = []
    for number in range(2000):
        figures = [[rng.gauss(0, 1) for _ in true] for _ in range(3)]
        winner = rng.choices(range(3), weighed(true, figures))[0]
        seen.append(TrainingPosition(number, figures, [0.0] * 3, [float(seat == winner) for seat in range(3)]))
    found = fit(seen)
    assert found.weights == pytest.approx(true, abs=0.15)
    assert found.learned < found.by_chance - 0.2
    assert found.by_hand == pytest.approx(found.by_chance), "what says the same of all says nothing"


def test_a_figure_that_never_differs_does_no_harm() -> None:
    rng = Random(2)
    seen = [
        TrainingPosition(
            number, [[1.0, rng.random()], [1.0, rng.random()]], [0.0, 0.0], [1.0, 0.0] if number % 3 else [0.0, 1.0]
        )
        for number in range(100)
    ]
    assert all(abs(weight) < 50 for weight in fit(seen).weights)


def test_a_deal_is_played_with_the_new_on_every_seat() -> None:
    # Figure 0 of Edo Yashiki's is the score: to want many points, or few.
    size = len(play(sitting(game="edo_yashiki", games=1))[0].figures[0])
    good, bad = (Values({2: Learned([weight] + [0.0] * (size - 1))}) for weight in (9.0, -9.0))
    assert share_of_new(Duel("edo_yashiki", 2, "d", 4, good, bad)) == 1.0
    assert share_of_new(Duel("edo_yashiki", 2, "d", 4, bad, good)) == 0.0


def test_deals_are_played_until_the_test_is_sure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Duel("shitenno", 2, "d", 1, Values(), Values())
    for share, verdict in ((0.8, "H1"), (0.4, "H0"), (0.55, "undecided")):
        kept, played = tmp_path / verdict, list[str]()

        def play_deal(one: Duel, played: list[str] = played, share: float = share) -> float:
            played.append(one.seed)
            return share

        monkeypatch.setattr(acceptance, "share_of_new", play_deal)
        for _ in compare(duel, 5, 1, kept):
            pass
        *_, test = compare(duel, 60, 1, kept)
        assert test.verdict == verdict
        assert (test.observations < 60) == (verdict != "undecided")
        assert len(played) == len({*played}) == test.observations, "those kept from before count, too"


def test_what_is_no_better_than_chance_is_the_tests_lower_end() -> None:
    assert bounds(2, 0.1).low == 0.5
    assert bounds(4, 0.1).low == 0.25
    assert bounds(4, 0.05).high == pytest.approx(0.3)


class Stopped(Exception):
    pass


def test_a_course_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ((one,), (other,)) = (list(train(SHORT, tmp_path / name, 1)) for name in ("one", "other"))
    assert one == other
    assert not one.accepted, "a single deal decides nothing"
    assert not (tmp_path / "one" / FILE).exists()

    def stop(what: str, done: int, most: int) -> None:
        if done >= 50:
            raise Stopped

    with pytest.raises(Stopped):
        list(train(SHORT, tmp_path / "stopped", 1, stop))
    played: list[int] = []

    def noted(job: Sitting) -> list[TrainingPosition]:
        played.append(job.first)
        return play(job)

    monkeypatch.setattr(training, "play", noted)
    assert list(train(SHORT, tmp_path / "stopped", 1)) == [one]
    assert played == [50], "what was played before is not played again"
    assert list(train(SHORT, tmp_path / "stopped", 1)) == [one]
    assert played == [50]


def test_a_folder_holds_one_course(tmp_path: Path) -> None:
    training.begin(SHORT, tmp_path)
    with pytest.raises(Mistake, match="another course"):
        training.begin(TrainingPlan("shitenno", 2, seed="2"), tmp_path)


def test_accepted_values_are_kept_with_how_they_were_made_and_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sure(duel: Duel, deals: int, workers: int, kept: Path, ray: str | None) -> Iterator[Sequential]:
        test = Sequential(bounds(2, 0.1))
        for _ in range(20):
            test.add(1.0)
        yield test

    monkeypatch.setattr(training, "compare", sure)
    (found,) = train(SHORT, tmp_path, 1)
    assert found.accepted
    values = msgspec.json.decode((tmp_path / FILE).read_bytes(), type=Values)
    made = values.players[2].made
    assert (made["seed"], made["games"], made["generation"], made["verdict"]) == ("1", 60, 1, "H1")
    target = tmp_path / "game" / FILE
    target.parent.mkdir()
    ship(Values({4: Learned([1.0])}), target)
    ship(values, target)
    assert msgspec.json.decode(target.read_bytes(), type=Values) == Values({2: values.players[2], 4: Learned([1.0])})
