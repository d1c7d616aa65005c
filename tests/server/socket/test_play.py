"""Whole games over the wire."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bakufu
from bakufu.cli.main import app
from bakufu.server.wire.socket import Done, Mistaken, NotAllowed, Said, Update
from tests.server.serving import Browser, best, never, play_on

Scene = Callable[[Any], None]


@pytest.mark.parametrize("taking", ["race", "sealed", "draft"])
def test_a_game_of_two_to_the_end_and_its_record(
    anna: Browser, ben: Browser, scene: Scene, taking: str, tmp_path: Path
) -> None:
    made = anna.set_table(["me", "person"], options={"taking": taking})
    table = made.info.table
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 409
    ben.join(table, made.invitations[0].code, "Ben")

    async def game() -> None:
        async with anna.sit(table, 0) as first, ben.sit(table, 1) as second:
            await asyncio.gather(play_on(first, best, never), play_on(second, best, never))
            assert first.update
            assert second.update
            assert first.update.result == second.update.result
            assert first.update.waiting_for == []
            assert "Ben" in " ".join(first.log)

    scene(game())
    text = ben.http.get(f"/api/tables/{table}/record").text
    file = tmp_path / "game.jsonl"
    file.write_text(text)
    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output
    assert ('"timing"' in text) == (taking == "race")


def test_bots_play_to_the_end(anna: Browser, scene: Scene) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random", "name": "Robo"}]
    made = anna.set_table(["me", *bots], options={"taking": "race"})
    assert [seat.taken for seat in made.info.seats] == [True] * 3
    assert made.info.seats[2].name == "Robo"

    async def game() -> None:
        async with anna.sit(made.info.table, 0) as chair:
            await play_on(chair, best, never)
            assert chair.update
            assert chair.update.result

    scene(game())


def test_two_answers_at_the_same_moment_are_both_heard(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "sealed"})

    async def moment() -> None:
        async with anna.sit(made.info.table, 0) as first, anna.sit(made.info.table, 1) as second:
            updates = [await first.asked(), await second.asked()]
            actions = [update.asked.actions[0] for update in updates if update.asked]
            reply = await asyncio.gather(first.play(actions[0]), second.play(actions[1]))
            assert [type(one) for one in reply] == [Done, Done]
            while not (first.update and first.update.number >= 2):
                await first.hear(Update)

    scene(moment())


def test_taking_back_is_for_the_table(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "person", "me"], options={"taking": "sealed"})
    table = made.info.table
    ben.join(table, made.invitations[0].code)

    async def moment() -> None:
        async with anna.sit(table, 0) as mine, ben.sit(table, 1) as other:
            update = await mine.asked()
            await other.asked()
            assert update.asked
            assert not update.can_take_back
            before = list(other.log)
            assert isinstance(await mine.play(update.asked.actions[0]), Done)
            named = mine.update
            assert named
            assert named.can_take_back
            assert named.asked is None
            while len(other.log) == len(before):
                seen = await other.hear(Update)
            assert not seen.can_take_back
            assert isinstance(await mine.answered(await mine.say("take-back")), Done)
            assert mine.update
            assert mine.update.asked == update.asked
            assert mine.update.number == update.number + 2
            while other.log != before:
                await other.hear(Update)
            refused = await mine.answered(await mine.say("take-back"))
            assert isinstance(refused, NotAllowed)
            assert "taken back" in refused.sentence

    scene(moment())


def test_chat_reaches_everybody_and_stays(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "person"])

    async def talk() -> None:
        table = made.info.table
        async with anna.sit(table, 0) as mine, ben.sit(table, -1) as onlooker:
            assert isinstance(await mine.answered(await mine.say("chat", text="Hajime!")), Done)
            said = await onlooker.hear(Said)
            assert (said.seat, said.name, said.text, said.index) == (0, "Aki", "Hajime!", 0)
            assert isinstance(await onlooker.answered(await onlooker.say("chat", text="psst")), NotAllowed)
            too_long = await mine.answered(await mine.say("chat", text="x" * 501))
            assert isinstance(too_long, Mistaken)
        async with ben.sit(table, -1) as later:
            assert (await later.hear(Said)).text == "Hajime!"

    scene(talk())


def test_language_can_be_switched_at_the_table(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def switch() -> None:
        async with anna.sit(made.info.table, 0) as chair:
            english = await chair.hear(Update)
            assert isinstance(await chair.answered(await chair.say("speak", language="fr")), Done)
            french = await chair.hear(Update)
            assert french.log_from == 0
            assert len(french.log) == len(english.log)
            assert french.sentence != english.sentence
            assert french.view == english.view

    scene(switch())


SLOW = ("edo_yashiki",)
"""Greedy looks a card ahead there."""


@pytest.mark.parametrize(
    "game",
    [pytest.param(game.id, marks=pytest.mark.long if game.id in SLOW else ()) for game in bakufu.all_games()],
)
def test_every_game_is_played_to_the_end_by_bots(anna: Browser, scene: Scene, game: str, tmp_path: Path) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * bakufu.find(game).counts[0]
    table = anna.set_table(seats, game=game).info.table

    async def watch() -> None:
        async with anna.sit(table, -1, language="fr") as onlooker:
            while not (onlooker.update and onlooker.update.result):
                await onlooker.hear(Update)
            assert not any("[" in line for line in onlooker.log), "a message is missing"

    scene(watch())
    file = tmp_path / "game.jsonl"
    file.write_text(anna.http.get(f"/api/tables/{table}/record").text)
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
