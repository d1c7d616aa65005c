"""The guided first turns: real games, whose sentences tell what is really there."""

import re
from typing import Any

import pytest
from msgspec import json

import bakufu
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.game import Game
from bakufu.kernel.json import encode
from bakufu.server.api.guides import Lesson, guide, parts, script
from bakufu.server.wire.guides import Guide
from tests.server.serving import Browser

GAMES = bakufu.all_games()
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_language = pytest.mark.parametrize("language", LANGUAGES)


def lessons_of(game: Game[Any]) -> list[Lesson]:
    """Of both parts."""
    plan = script(game)
    return [*plan.steps, *plan.ending.steps]


@each_game
@each_language
def test_every_guide_can_be_played_as_it_stands(game: Game[Any], language: str) -> None:
    taught, lessons = guide(game, language), lessons_of(game)
    assert [step.part for step in taught.steps] == sorted(step.part for step in taught.steps)
    assert all(6 <= sum(step.part == part for step in taught.steps) <= 14 for part in (0, 1))
    for step, lesson in zip(taught.steps, lessons, strict=True):
        if lesson.play is None:
            assert step.wanted is None
        else:
            assert step.asked is not None
            assert step.wanted is not None
            assert game.read_action(step.asked.actions[step.wanted]) == game.read_action(lesson.play)
            assert len(step.asked.actions) == len(step.asked.labels)
    assert sum(lesson.play is not None for lesson in lessons) >= 4, "who learns does something"
    assert lessons[-1].play is None
    assert all(step.light for step in taught.steps), "what a sentence names can be pointed at"
    assert taught.steps[-1].waiting_for == [], "it ends where the game ends"


@each_game
@each_language
def test_every_sentence_is_complete(game: Game[Any], language: str) -> None:
    for step in guide(game, language).steps:
        assert not re.search(r"[{}\[\]$]", step.say)
        assert step.say.endswith(".")


@each_game
@each_language
def test_no_sentence_is_missing_or_left_over(game: Game[Any], language: str) -> None:
    catalogue = game.file("text", f"{language}.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^guide-([a-z-]+) =", catalogue, re.MULTILINE)
    assert written == [lesson.say for lesson in lessons_of(game)]


@each_game
def test_the_learner_is_shown_what_the_seat_may_know(game: Game[Any]) -> None:
    seat = script(game).seat
    for part, (table, lessons) in enumerate(parts(game)):
        lines = 0
        answers: list[Any] = []
        steps = [step for step in guide(game, "en").steps if step.part == part]
        for step, lesson in zip(steps, lessons, strict=True):
            seen = [encode(table.view(seat))]
            for answer in (*answers, *lesson.after):
                table.play_all([answer])
                seen.append(encode(table.view(seat)))
            on_the_way = [encode(one.view) for one in step.way]
            assert set(on_the_way) <= set(seen)
            assert encode(step.view) == encode(table.view(seat))
            assert [line.index for line in step.log] == list(range(lines, lines + len(step.log)))
            lines += len(step.log)
            assert lines == len(table.log(seat))
            assert all(lines - len(step.log) <= one.lines <= lines for one in step.way)
            assert step.waiting_for == list(table.waiting_for)
            answers = [(seat, lesson.play)] if lesson.play else []


@each_game
@each_language
def test_a_guide_over_http(anna: Browser, game: Game[Any], language: str) -> None:
    answer = anna.http.get(f"/api/guides/{game.id}", params={"lang": language})
    assert json.decode(answer.content, type=Guide).steps[0].say == guide(game, language).steps[0].say
    (offered,) = [one for one in anna.http.get("/api/lobby").json()["games"] if one["id"] == game.id]
    assert offered["guide"]


def test_no_guide(anna: Browser) -> None:
    answer = anna.http.get("/api/guides/chess")
    assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-game")
    assert anna.http.get("/api/guides/shogun", params={"lang": "de"}).status_code == 400


# What the sentences say in words rather than by a number found in the position.


def view_at(game: str, step: int) -> Any:
    return guide(bakufu.find(game), "en").steps[step - 1].view


def test_edo_yashiki_says_what_lies_there() -> None:
    garden = "G"
    before, after = view_at("edo_yashiki", 4)["houses"][0], view_at("edo_yashiki", 5)["houses"][0]
    assert before["squares"][-1][0] == garden, "a garden at the bottom left"
    column = "".join(row[1] for row in after["squares"])
    assert "GGG" in column
    assert view_at("edo_yashiki", 9)["scores"][0] == max(view_at("edo_yashiki", 9)["scores"])


def test_shogun_says_who_has_what() -> None:
    view = view_at("shogun", 1)
    assert [view["owner"].count(seat) for seat in range(3)] == [9, 9, 9]
    assert len(view["row"]) == 5
    # Wakasa is nobody's; then it is Aki's.
    assert view["owner"][24] not in range(3)
    assert view_at("shogun", 11)["owner"][24] == 0


def test_bushido_says_who_has_what() -> None:
    assert [view_at("bushido", 4)["owner"].count(seat) for seat in range(3)] == [6, 6, 6]
    regrouped = view_at("bushido", 6)
    kept = [regrouped["troops"][hex] for hex in range(18) if regrouped["owner"][hex] == 0 and hex != 6]
    assert set(kept) == {1, 2}, "one or two in every other hex"
    city = 5
    assert regrouped["terrain"][13] == city
    assert view_at("bushido", 8)["owner"][13] == 0


def test_shitenno_says_which_title_ranks_highest() -> None:
    view = view_at("shitenno", 2)
    assert view["titles"][0] == min(view["titles"])
    assert view["turn"] == 0


@each_game
def test_the_learner_wins_the_game_that_is_played_to_its_end(game: Game[Any]) -> None:
    plan = script(game)
    table, lessons = parts(game)[1]
    for lesson in lessons:
        table.play_all(lesson.after)
        if lesson.play:
            table.play_all([(plan.seat, lesson.play)])
    assert table.result is not None
    assert table.result.places[plan.seat] == 1
    assert table.result.places.count(1) == 1


def test_edo_yashiki_says_what_the_last_card_makes() -> None:
    before, after = view_at("edo_yashiki", 14)["houses"][0], view_at("edo_yashiki", 15)["houses"][0]
    square = {
        (x + house["corner"][0], y + house["corner"][1]): kind
        for house in (before, after)
        for y, row in enumerate(house["squares"])
        for x, kind in enumerate(row)
    }
    assert [square[x, y] for x, y in ((6, 0), (6, 1), (6, 2), (4, 1), (5, 1))] == ["F"] * 5
    assert [square[7, y] for y in range(3)] == ["G"] * 3


def test_shogun_says_what_lies_on_the_last_plan() -> None:
    plan = view_at("shogun", 16)["plans"][0]
    izu, kii, suruga, owari, sagami = 16, 29, 15, 19, 13
    assert [plan[space] for space in (4, 3, 1, 2, 8)] == [izu, kii, suruga, owari, sagami]


def test_bushido_says_which_discs_are_left() -> None:
    assert view_at("bushido", 17)["screen"]["discs"] == [4, 0, 0, 0, 0], "all battles"
