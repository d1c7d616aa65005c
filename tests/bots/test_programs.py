"""Anybody's bot: what a program hears, that it answers by number, and that its faults cost nobody else anything."""

import json
import logging
import sys
from pathlib import Path
from random import Random
from textwrap import dedent
from time import monotonic, sleep
from typing import Any

import pytest

import bakufu
from bakufu.arena.match import play, play_on
from bakufu.bots import Budget, NoSuchBot, bot
from bakufu.bots.programs import ProgramBot, bot_or_program
from bakufu.bots.programs.host import answer_lines
from bakufu.bots.programs.program_bot import MOST_FAULTS
from bakufu.kernel.chance import seed_from
from bakufu.kernel.json import encode
from tests.cli.test_commands import run

SOURCE = Path(bakufu.__file__).parent.parent
EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"
ASK = {"bakufu", "ask", "game", "rules", "players", "options", "seat", "view", "log", "decision", "answers", "seconds"}


@pytest.fixture(autouse=True)
def programs_find_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    monkeypatch.setenv("PYTHONUTF8", "1")


def program(folder: Path, code: str) -> str:
    """The command of a program in Python."""
    file = folder / "program.py"
    file.write_text(f"import json, os, sys, time\n{dedent(code)}", encoding="utf-8")
    return f"{sys.executable} {file}"


def table() -> Any:
    return bakufu.new("edo_yashiki", players=2, seed=5, options={"taking": "sealed", "draw_first": False})


def test_a_program_hears_what_its_seat_has_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = program(
        tmp_path, f"line = sys.stdin.readline(); open({str(heard)!r}, 'w').write(line); print('{{\"answer\": 1}}')"
    )
    playing = table()
    playing.play(1, playing.pending[1].actions[0])
    sight = playing.sight(0)
    asked = ProgramBot(command, Random(1))
    assert asked.choose(sight) == sight.decision.actions[1]
    assert asked.faults == []
    ask = json.loads(heard.read_text())
    assert set(ask) == ASK
    assert (ask["game"], ask["players"], ask["seat"], ask["decision"]) == ("edo_yashiki", 2, 0, "name")
    assert ask["options"]["taking"] == "sealed"
    assert ask["view"] == json.loads(encode(playing.view(0)))
    assert ask["log"] == json.loads(encode(sight.log))
    assert ask["answers"] == json.loads(encode(list(sight.decision.actions)))
    assert "named-card" not in [event["event"] for event in ask["log"]], "the other's secret"


@pytest.mark.parametrize(
    ("code", "english", "french"),
    [
        ("sys.exit(3)", "is gone at its decision 1 (exit code 3)", "s’est arrêté à sa décision 1"),
        ("raise SystemExit", "is gone at its decision 1", "une réponse raisonnable"),
        ("time.sleep(60)", "said nothing for 0.1 s", "n’a rien dit pendant"),
        (
            "sys.stdin.readline(); print('{\"answer\": 99}', flush=True); time.sleep(60)",
            "not a number from 0 to 1",
            "de 0 à 1",
        ),
        (
            "sys.stdin.readline(); print('{\"answer\": -1}', flush=True); time.sleep(60)",
            "not a number from 0 to 1",
            "de 0 à 1",
        ),
        (
            "sys.stdin.readline(); print('{\"answer\": true}', flush=True); time.sleep(60)",
            "not a number from 0 to 1",
            "a dit",
        ),
        (
            "sys.stdin.readline(); print('first!', flush=True); time.sleep(60)",
            "said “first!”",
            "a dit «\xa0first!\xa0»",
        ),
        ("sys.stdin.readline(); print('{}', flush=True); time.sleep(60)", "said “{}”", "a dit «\xa0{}\xa0»"),
        ("sys.stdin.close(); os.write(1, b'x' * 10_000_000); time.sleep(60)", "said “xxx", "a dit «\xa0xxx"),
        ('while True: print(\'{"sample": "a"}\', flush=True)', "said nothing for", "n’a rien dit"),
    ],
)
def test_a_fault_costs_the_decision_and_is_said(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    english: str,
    french: str,
) -> None:
    monkeypatch.setattr("bakufu.bots.programs.program_bot.STARTING", 4.0)
    monkeypatch.setenv("LC_ALL", "C")
    sight = table().sight(0)
    asked = ProgramBot(program(tmp_path, code), Random(1), Budget(0.1))
    with caplog.at_level(logging.WARNING):
        began = monotonic()
        assert asked.choose(sight) == bot("greedy", Random(1)).choose(sight)
    assert monotonic() - began < 10
    (fault,) = asked.faults
    assert english in str(fault)
    assert french in fault.text("fr")
    assert str(fault) in caplog.text
    assert asked.lost == 1


def test_a_program_that_is_not_there_is_left_alone_in_the_end() -> None:
    asked = ProgramBot("no-such-program-anywhere", Random(1))
    playing = table()
    play_on(playing, [asked, bot("random", Random(1))], Random(1))
    assert playing.over
    assert len(asked.faults) == MOST_FAULTS + 1
    assert "from now on" in str(asked.faults[-1])
    assert asked.lost > MOST_FAULTS


def test_after_a_crash_it_is_started_again(tmp_path: Path) -> None:
    command = program(tmp_path, "sys.stdin.readline(); print('{\"answer\": 0}', flush=True)")
    playing = table()
    asked = ProgramBot(command, Random(1))
    play_on(playing, [asked, bot("random", Random(1))], Random(1))
    assert playing.over
    answered = sum(seat == 0 for seat, _ in playing.answers)
    assert 0 < asked.lost < answered, "every other decision: it answers one, and is gone at the next"
    assert all("is gone" in str(fault) for fault in asked.faults)


def test_nothing_of_it_is_left_running(tmp_path: Path) -> None:
    child = tmp_path / "child"
    code = f"""
        import subprocess
        open({str(child)!r}, "w").write(str(subprocess.Popen(["sleep", "600"]).pid))
        for line in sys.stdin: print('{{"answer": 0}}', flush=True)
    """
    asked = ProgramBot(program(tmp_path, code), Random(1))
    asked.choose(table().sight(0))
    assert asked.faults == []
    pid = int(child.read_text())
    del asked
    until = monotonic() + 10
    while monotonic() < until and _runs(pid):
        sleep(0.05)
    assert not _runs(pid)


def _runs(pid: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def test_samples_are_fair_and_the_same_for_the_same_word(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f"""
        ask = sys.stdin.readline()
        with open({str(heard)!r}, "w") as file:
            for word in ("one", "one", "two"):
                print(json.dumps({{"sample": word}}), flush=True)
                file.write(sys.stdin.readline())
        print('{{"answer": 0}}', flush=True)
    """
    playing = bakufu.new("shogun", players=3, seed=5)
    seat = playing.waiting_for[0]
    asked = ProgramBot(program(tmp_path, code), Random(1))
    asked.choose(playing.sight(seat))
    assert asked.faults == []
    one, again, two = (json.loads(line)["sample"] for line in heard.read_text().splitlines())
    assert one == again != two
    for sample in (one, two):
        world = bakufu.load("shogun", json.dumps(sample))
        assert world.view(seat) == playing.view(seat)
        assert sample["chance"]["seed"] != playing.seed.hex()


@pytest.mark.parametrize(("name", "players"), [("edo_yashiki", 2), ("shitenno", 2), ("shogun", 3), ("bushido", 3)])
def test_our_own_bots_speak_it_too(name: str, players: int) -> None:
    """Through the lines, without a process between."""
    game = bakufu.find(name)
    told: list[bytes] = []

    class Wired(ProgramBot):
        def _ask(self, sight: Any) -> Any:
            said: list[bytes] = []

            def lines() -> Any:
                yield encode(self._question(sight))
                while "sample" in (wish := json.loads(said[-1])) and wish["sample"] is not None:
                    yield b'{"sample":' + sight.sample(Random(wish["sample"])).to_json().encode() + b"}"

            answer_lines(bot("greedy", Random(3)), lines(), said.append)
            told.extend(said)
            return sight.decision.actions[json.loads(said[-1])["answer"]]

    seats = [Wired("", Random(1)), *[bot("greedy", Random(seat)) for seat in range(1, players)]]
    state, _ = play(game, game.read_options(players, {}), seed_from(1), seats, Random(1))
    assert game.result(state).winners
    assert len(told) > 10


def test_bot_host_is_a_program_like_any_other() -> None:
    command = f"{sys.executable} -m bakufu bot-host search --playouts 4 --seed 1"
    playing = table()
    asked = ProgramBot(command, Random(1), Budget(30))
    play_on(playing, [asked, bot("random", Random(1))], Random(1), until=lambda now: len(now.answers) >= 4)
    assert asked.faults == []


@pytest.mark.parametrize("game", ["edo_yashiki", "shitenno", "shogun", "bushido"])
@pytest.mark.parametrize(
    "command", [f"{sys.executable} {EXAMPLES / 'worth.py'}", f"node {EXAMPLES / 'any.js'}", f"sh {EXAMPLES / 'any.sh'}"]
)
def test_the_examples_play(game: str, command: str) -> None:
    playing = bakufu.new(game, seed=2)
    asked = ProgramBot(command, Random(1), Budget(30))
    seats = [asked, *[bot("greedy", Random(seat)) for seat in range(1, playing.players)]]
    play_on(playing, seats, Random(1), until=lambda now: sum(seat == 0 for seat, _ in now.answers) >= 25)
    assert asked.faults == []


def test_every_example_is_played() -> None:
    at_tables_of_a_server = {"over_the_net.py"}  # tests/server/test_programs.py
    assert {file.name for file in EXAMPLES.iterdir()} == {"worth.py", "any.js", "any.sh"} | at_tables_of_a_server


def test_sim_counts_what_a_program_lost(tmp_path: Path) -> None:
    good = program(tmp_path, "for line in sys.stdin: print('{\"answer\": 0}', flush=True)")
    words = ("sim", "edo_yashiki", "--games", "2", "--bots")
    code, out, err = run(*words, f"exec:{good},random", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["faults_by_bot"] == [0, 0]
    code, out, err = run(*words, "exec:no-such-program,random")
    assert code == 0
    assert "no-such-program” is gone" in err
    assert "The program exec:no-such-program lost" in out


def test_play_against_a_program(tmp_path: Path) -> None:
    good = program(tmp_path, "for line in sys.stdin: print('{\"answer\": 0}', flush=True)")
    code, out, err = run(
        "play",
        "edo_yashiki",
        "--bot",
        f"exec:{good}",
        "--seed",
        "1",
        typed="1\nsave game.jsonl\nquit\n",
        folder=tmp_path,
    )
    assert (code, err) == (0, "")
    assert "Botan (exec)" in out
    record = (tmp_path / "game.jsonl").read_text()
    assert good not in record, "a record names no command"
    code, _, err = run("play", "--resume", "game.jsonl", typed="quit\n", folder=tmp_path)
    assert code == 2
    assert "--seats" in err


def test_a_command_in_a_record_is_not_run(tmp_path: Path) -> None:
    run("play", "edo_yashiki", "--seed", "1", typed="1\nsave game.jsonl\nquit\n", folder=tmp_path)
    file = tmp_path / "game.jsonl"
    trap = tmp_path / "trap"
    file.write_text(file.read_text().replace('"greedy"', f'"exec:touch {trap}"'))
    code, _, _ = run("play", "--resume", "game.jsonl", typed="quit\n", folder=tmp_path)
    assert code == 2
    assert not trap.exists()


def test_only_who_types_may_name_a_program() -> None:
    with pytest.raises(NoSuchBot):
        bot("exec:true", Random(1))
    assert isinstance(bot_or_program("exec:true", Random(1)), ProgramBot)
    assert not isinstance(bot_or_program("greedy", Random(1)), ProgramBot)
