"""Records brought from elsewhere."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.bots import bot
from bakufu.kernel.json import encode
from bakufu.kernel.names import NAMES
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.verify import verify
from bakufu.server.api.records import MOST_BYTES
from bakufu.server.wire.http import TableInfo
from bakufu.server.wire.replay import Story
from tests.server.serving import Browser, serving

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("edo_yashiki", 5, {"taking": "sealed", "specialists": True}),
    ("shitenno", 4, {}),
    ("shogun", 5, {"modules": ["court", "samurai", "leaders", "chambers"]}),
    ("bushido", 5, {"campaign": True, "elite": True}),
)


def played(game: str, players: int, options: dict[str, Any], answers: int | None = None) -> Table[Any]:
    """A game among bots, to the end or for so many answers."""
    return play_on(bakufu.new(game, players, 11, options), answers)


def play_on(table: Table[Any], answers: int | None = None) -> Table[Any]:
    player = bot("random", Random(11))
    while not table.over and (answers is None or len(table.answers) < answers):
        seat = table.waiting_for[0]
        table.play(seat, player.choose(table.sight(seat)))
    return table


def written(record: Record) -> str:
    return "".join(f"{line}\n" for line in record.lines())


def bring(browser: Browser, record: str, language: str = "en") -> Any:
    return browser.http.post(f"/api/records?lang={language}", json={"record": record})


def test_whole_games_are_looked_back_at(database: str) -> None:
    with serving(database) as server, Browser(server) as anna, Browser(server) as ben:
        for game, players, options in GAMES:
            table = played(game, players, options)
            look_back(table, written(table.record), anna, ben)


def look_back(table: Table[Any], text: str, anna: Browser, ben: Browser) -> None:
    with ThreadPoolExecutor(3) as pool:
        # The same record is always the same table, also for those who bring it at the same moment.
        answers = list(pool.map(lambda who: bring(who, text), (anna, ben, anna)))
    assert {answer.status_code for answer in answers} == {200}
    info, *others = [msgspec.json.decode(answer.content, type=TableInfo) for answer in answers]
    assert others == [info, info]
    assert (info.game, info.players, info.over, info.yours) == (table.game.id, table.players, True, [])
    assert [seat.name for seat in info.seats] == list(NAMES[: table.players])
    # What anybody sees of it is what the rules make of the record.
    here = f"/api/tables/{info.table}"
    for seat in range(-1, table.players):
        story = msgspec.json.decode(ben.http.get(f"{here}/story?seat={seat}").content, type=Story)
        assert story.all_lines == len(table.log(seat))
        last = ben.http.get(f"{here}/moments?seat={seat}&first={story.moments - 1}").json()[-1]
        assert last["view"] == msgspec.json.decode(encode(table.view(seat)))
    assert ben.http.get(f"{here}/luck").json()["verified"] is True
    again = Record.parse(ben.http.get(f"{here}/record").text)
    assert again.moves == Record.parse(text).moves
    assert verify(table.game, again).over


def test_strange_names_are_made_readable(database: str) -> None:
    table = played("edo_yashiki", 3, {"taking": "draft"})
    table.names = ("\0\n", "x" * 300, "  O'Neko\t ")
    table.bots = ("", "deep\0 " * 50, "")
    with serving(database) as server, Browser(server) as anna:
        seats = bring(anna, written(table.record)).json()["seats"]
    assert [seat["name"] for seat in seats] == [NAMES[0], "x" * 24, "O'Neko"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "person"]


def test_bots_and_times_of_a_race_stay_in_the_record(anna: Browser) -> None:
    table = played("edo_yashiki", 3, {"taking": "race"})
    table.bots = ("greedy", "", "my own")
    lines = written(table.record).splitlines()
    move = json.loads(lines[1])
    lines[1] = json.dumps(move | {"timing": {"arrived": 412.5, "allowance": 20.0}})
    info = bring(anna, "\n".join(lines)).json()
    assert [(seat["kind"], seat["bot"]) for seat in info["seats"]] == [
        ("bot", "greedy"),
        ("person", None),
        ("bot", "my own"),
    ]
    again = anna.http.get(f"/api/tables/{info['table']}/record").text.splitlines()
    assert json.loads(again[1])["timing"] == {"arrived": 412.5, "allowance": 20.0}
    assert json.loads(again[0])["bots"] == ["greedy", "", "my own"]


WHOLE = written(played("edo_yashiki", 2, {"taking": "draft"}).record)
BROKEN_OFF = written(played("edo_yashiki", 2, {"taking": "draft"}, answers=5).write_up(with_luck=True))
LINES = WHOLE.splitlines()
SEED = json.loads(LINES[-1])["seed"]
WRONG = {
    "poem": ("old pond", "wrong-record", "Ce fichier n’est pas"),
    "nothing": ("", "wrong-record", "Ce fichier n’est pas"),
    "a line is missing": ("\n".join([*LINES[:3], *LINES[4:]]), "wrong-record", "La ligne 4"),
    "another seed": (WHOLE.replace(SEED, "0" * 64), "wrong-record", "La graine"),
    "another game": (WHOLE.replace('"game":"edo_yashiki"', '"game":"chess"'), "no-such-game", ""),
    "another place": (re.sub(r'"x":-?\d+', '"x":40', WHOLE), "wrong-record", "Le coup"),
    "a seat far away": (WHOLE.replace('"seat":0', '"seat":' + "9" * 4_300), "wrong-record", "La ligne"),
    "broken off": (BROKEN_OFF, "not-whole", "On ne"),
}


@pytest.mark.parametrize("which", WRONG)
def test_what_is_no_whole_game_is_refused_in_one_sentence(anna: Browser, which: str) -> None:
    record, problem, sentence = WRONG[which]
    answer = bring(anna, record, "fr")
    assert answer.status_code in (404, 409), answer.text
    assert answer.json()["problem"] == problem
    assert answer.json()["sentence"].startswith(sentence)
    assert "\n" not in answer.json()["sentence"]


def test_a_game_that_begins_in_the_middle_is_refused(anna: Browser) -> None:
    begun = played("edo_yashiki", 2, {"taking": "draft"}, answers=6)
    later = play_on(bakufu.load("edo_yashiki", begun.state.to_json()))
    assert bring(anna, written(later.record)).json()["problem"] == "not-whole"


def test_too_much_is_refused(anna: Browser) -> None:
    answer = bring(anna, "x" * MOST_BYTES)
    assert answer.status_code == 413
    assert answer.json()["sentence"] == f"That is too long: a message may have {MOST_BYTES:,} bytes."
