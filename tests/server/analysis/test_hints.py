"""Hints at the table: where it allows them, by what the seat knows, counted for all to see."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bakufu
from bakufu.coach.words import hint_lines
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.text import Texts
from bakufu.server.analysis.hints import thought
from bakufu.server.wire.socket import HintTold, NotAllowed, Update, Welcome
from tests.server.serving import FAST, Browser, Server, serving, sqlite
from tests.walks import HIDING, asked

Scene = Callable[[Any], None]
DRAFT = {"taking": "draft"}


@pytest.fixture(scope="module")
def hinting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(tmp_path_factory.mktemp("hints")), *FAST, "--hint-seconds", "0.05") as server:
        yield server


def test_a_hint_is_told_to_who_asks_and_counted_before_all(hinting: Server, scene: Scene) -> None:
    with Browser(hinting) as anna, Browser(hinting) as ben:
        # Among people only where the one who sets the table has said so.
        made = anna.set_table(["me", "person"], options=DRAFT, hints=True)
        table = made.info.table
        ben.join(table, made.invitations[0].code, "Ben")

        async def game() -> None:
            async with anna.sit(table, 0) as one, ben.sit(table, 1) as two:
                # Whoever takes the first card; the other is asked nothing yet.
                begins = 0 if (await one.hear(Update)).asked else 1
                first, second = (one, two) if begins == 0 else (two, one)
                update = await first.asked()
                assert update.asked
                told = await first.answered(await first.say("hint"))
                assert isinstance(told, HintTold)
                assert told.plan[0] in update.asked.actions
                assert told.lines[0].startswith("A master would choose: ")
                while (await second.hear(Welcome)).info.seats[begins].hints != 1:
                    pass
                # Nobody else was told what it is.
                assert not any(isinstance(news, HintTold) for news in second.heard)
                # The same asked again is the same, and counts no more; in another language it is said otherwise.
                assert (await first.answered(await first.say("hint"))).plan == told.plan
                await first.answered(await first.say("speak", language="fr"))
                french = await first.answered(await first.say("hint"))
                assert french.lines[0].startswith("Un maître choisirait")
                refused = await second.answered(await second.say("hint"))
                assert isinstance(refused, NotAllowed)
                assert refused.sentence == "You have nothing to decide just now."

        scene(game())
        assert sorted(one.hints for one in ben.info(table).seats) == [0, 1]
        # The count is written down.
        hinting.kill()
        hinting.start()
        assert sorted(one.hints for one in ben.info(table).seats) == [0, 1]


def test_hints_are_off_among_people_and_on_against_bots_alone(hinting: Server, scene: Scene) -> None:
    with Browser(hinting) as anna:
        alone = anna.set_table(["me", {"kind": "bot", "bot": "fair"}], options=DRAFT)
        people = anna.set_table(["me", "me"], options=DRAFT)
        assert alone.info.hints
        assert not people.info.hints
        assert not anna.set_table(["me", {"kind": "bot", "bot": "fair"}], options=DRAFT, hints=False).info.hints

        async def game() -> None:
            async with anna.sit(people.info.table, 0) as chair:
                refused = await chair.answered(await chair.say("hint"))
                assert isinstance(refused, NotAllowed)
                assert refused.sentence == "There are no hints at this table."

        scene(game())
        assert [one.hints for one in anna.info(people.info.table).seats] == [0, 0]


@pytest.mark.parametrize("name", [game.id for game in all_games()])
def test_worlds_that_the_seat_cannot_tell_apart_are_hinted_at_in_the_same_words(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By playouts, not by time: the same numbers then lead to the same thoughts.
    monkeypatch.setattr("bakufu.server.analysis.hints.Budget", lambda **_: bakufu.bots.Budget(playouts=6))
    game = bakufu.find(name)
    for number, (state, seat) in enumerate(asked(game, HIDING[name], 120)):
        worlds = [game.determinize(state, seat, Chance(seed_from(f"{number}/{side}"))) for side in "ab"]
        said = [[*hint_lines(thought(name, world, seat, "seed", 1.0), Texts(game, "en"))] for world in worlds]
        assert said[0] == said[1]
        if number == 2:
            break
