"""Labels, hints and the story are sent to who wants them."""

import asyncio
from collections.abc import Callable
from typing import Any

from bakufu.server.wire.socket import Asked, Done, Update
from tests.server.serving import Browser, Chair

Scene = Callable[[Any], None]


async def lay(chair: Chair) -> Asked:
    """Take what is to be taken, until this seat lays a card."""
    while True:
        update = await chair.asked()
        assert update.asked
        if update.asked.name == "lay":
            return update.asked
        chair.update = None
        assert isinstance(await chair.play(update.asked.actions[0]), Done)


async def watch(chair: Chair) -> Asked:
    """The same, where somebody else at the same seat takes."""
    while (update := await chair.asked()).asked and update.asked.name != "lay":
        chair.update = None
    assert update.asked
    return update.asked


def test_who_wants_nothing_gets_what_is_needed_to_play(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def look() -> None:
        async with anna.sit(made.info.table, 0, wants=[]) as chair, anna.sit(made.info.table, 1) as person:
            mine, theirs = await asyncio.gather(lay(chair), lay(person))
            assert mine.actions
            assert (mine.labels, mine.hints) == ([], None)
            assert len(theirs.actions) == len(theirs.labels) == len(theirs.hints or ())
            assert all(theirs.labels)
            update = await chair.hear(Update) if chair.update is None else chair.update
            assert set(chair.log) == {""}
            assert all(person.log)
            assert update.sentence

    scene(look())


def test_wishes_may_change_and_are_each_connections_own(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def look() -> None:
        async with (
            anna.sit(made.info.table, 0, wants=["story", "labels", "labels"]) as chair,
            anna.sit(made.info.table, 0, wants=["hints"]) as beside,
            anna.sit(made.info.table, 1) as other,
        ):
            first, _ = await asyncio.gather(lay(chair), lay(other))
            second = await watch(beside)
            assert first.actions == second.actions
            assert (len(first.labels), first.hints) == (len(first.actions), None)
            assert (second.labels, len(second.hints or ())) == ([], len(first.actions))
            assert all(chair.log)
            assert not any(beside.log)
            number, lines = chair.update and chair.update.number, len(chair.log)
            chair.update = None
            assert isinstance(await chair.answered(await chair.say("want", wants=["hints"])), Done)
            again = await chair.asked()
            assert again.asked == second
            assert (again.number, len(chair.log)) == (number, lines), "nothing has happened"

    scene(look())


def test_what_is_asked_is_sent_once(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def look() -> None:
        async with anna.sit(made.info.table, 0) as chair, anna.sit(made.info.table, 1) as other:
            mine, theirs = await asyncio.gather(lay(chair), lay(other))
            number = chair.update and chair.update.number
            assert isinstance(await other.play(theirs.actions[0]), Done)
            while (update := await chair.hear(Update)).number == number:
                pass
            assert update.still_asked
            assert b'"asked":null' in chair.raw[-1]
            assert update.view["hands"][1] == -1
            assert isinstance(await chair.play(mine.actions[-1]), Done)
            assert chair.update
            assert not chair.update.still_asked

    scene(look())
