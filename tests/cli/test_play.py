"""A person at the terminal table."""

import os
from pathlib import Path

import pytest

import bakufu
from bakufu.kernel.chance import seed_from
from bakufu.kernel.record import Record
from bakufu.kernel.verify import verify
from tests.cli.test_commands import run

SEATS = ("play", "edo_yashiki", "--seats", "me:Anna,greedy", "--seed", "4", "--option", "taking=draft")


def test_a_place_is_previewed_with_its_score_before_it_is_confirmed() -> None:
    code, out, _ = run(*SEATS, typed="1\nc5\nno\nquit\n")
    assert code == 0
    assert "Anna: Lay your card." in out
    assert "Here it scores" in out
    assert out.count("Press Enter to do it") == 1


def test_a_forbidden_place_names_its_clause_and_nonsense_is_explained() -> None:
    _, out, _ = run(*SEATS, typed="1\na1\nover there\n?\nquit\n")
    assert "(EDO-2.5)" in out
    assert "There is no place over there here" in out
    assert "EDO-2.3" in out
    assert "take back your last answer" in out


def test_exactly_on_the_first_card_there_is_no_dot_and_a_reason() -> None:
    _, out, _ = run(*SEATS, typed="1\nc4\nquit\n")
    assert "  4  · · G·P ·" in out
    assert "only in part, never exactly all of it. (EDO-2.6)" in out


def test_taking_back(tmp_path: Path) -> None:
    seats = ("play", "edo_yashiki", "--seats", "me:Anna,me:Ben", "--seed", "4", "--option", "taking=draft")
    _, out, _ = run(*seats, "--option", "draw_first=false", typed="\nu\n1\nu\nquit\n", folder=tmp_path)
    assert "You have not done anything that could be taken back." in out
    assert "Taken back: take" in out
    assert not list(tmp_path.iterdir()), "nothing was played, so nothing is saved"


def test_a_claim_in_a_race_is_not_taken_back() -> None:
    seats = ("play", "edo_yashiki", "--seats", "me:Anna,me:Ben", "--seed", "4", "--option", "taking=race")
    _, out, _ = run(*seats, typed="\n1\n\nu\nquit\n")
    assert "What is claimed in a race stays claimed" in out
    assert "Taken back" not in out


def test_leaving_saves_and_one_can_go_on(tmp_path: Path) -> None:
    code, out, _ = run(*SEATS, typed="1\nc5\n\n", folder=tmp_path)
    assert code == 0
    assert "bakufu play --resume edo_yashiki.jsonl" in out
    saved = Record.read(tmp_path / "edo_yashiki.jsonl")
    assert saved.names[0] == "Anna"
    code, out, _ = run("play", "--resume", "edo_yashiki.jsonl", typed="log\nquit\n", folder=tmp_path)
    assert code == 0
    assert "Anna lays" in out
    assert [path.name for path in tmp_path.iterdir()] == ["edo_yashiki.jsonl"]


def test_going_on_seats_the_same_people_and_bots(tmp_path: Path) -> None:
    seats = ("play", "edo_yashiki", "--seats", "me:Anna,me:Ben,random", "--option", "taking=sealed")
    run(*seats, typed="\n1\nquit\n", folder=tmp_path)
    saved = Record.read(tmp_path / "edo_yashiki.jsonl")
    assert saved.bots == ("", "", "random")
    _, out, _ = run("play", "--resume", "edo_yashiki.jsonl", typed="quit\n", folder=tmp_path)
    assert "Press Enter when nobody else is looking" in out
    assert run("play", "edo_yashiki", "--resume", "edo_yashiki.jsonl", folder=tmp_path)[0] == 2


def test_saving_never_destroys_anything_else(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "edo_yashiki.jsonl").write_text("an older game")
    os.mkfifo(tmp_path / "pipe")
    typed = "1\nsave notes.txt\nsave .\nsave pipe\nsave no/such/folder\nquit\n"
    code, out, err = run(*SEATS, typed=typed, folder=tmp_path)
    assert (code, err) == (0, "")
    assert out.count("cannot be written") == 4
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert (tmp_path / "edo_yashiki.jsonl").read_text() == "an older game"
    assert "--resume edo_yashiki-2.jsonl" in out
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "edo_yashiki-2.jsonl",
        "edo_yashiki.jsonl",
        "notes.txt",
        "pipe",
    ]


def test_a_very_long_number_is_no_number() -> None:
    code, out, err = run(*SEATS, typed=f"{'9' * 5000}\nquit\n")
    assert (code, err) == (0, "")
    assert "Type a number from 1 to" in out


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over"), ("fr", "La partie est finie")])
def test_a_whole_game_against_a_bot(language: str, over: str, tmp_path: Path) -> None:
    """Anna takes the first card and tries places until one is allowed; what comes too much is politely refused."""
    places = [f"{column}{row}" for row in (1, 2, 3) for column in "bcdefghij"]
    typed = "".join("1\n" + "".join(f"{place}\n\n" for place in places) for _ in range(60))
    code, out, err = run(*SEATS, "--lang", language, typed=typed, folder=tmp_path)
    assert (code, err) == (0, "")
    assert over in out
    assert "[" not in out, "no message is missing"


def test_save_writes_a_record_that_can_be_verified(tmp_path: Path) -> None:
    run(*SEATS, typed="1\nsave mine.jsonl\nsave /no/such/folder/x\nquit\n", folder=tmp_path)
    record = Record.read(tmp_path / "mine.jsonl")
    assert not verify(bakufu.find(record.game), record).over


def test_a_game_can_be_chosen_from_the_list() -> None:
    code, out, _ = run("play", typed="1\nquit\n")
    assert code == 0
    assert "Which game?" in out
    code, _, err = run("play", typed="")
    assert code == 2
    assert "Type a number" in err


def test_a_hint_says_what_a_master_would_do_and_why() -> None:
    code, out, _ = run(*SEATS, "--think", "0.05", typed="1\nhint\nquit\n")
    assert code == 0
    assert "A master would choose: lay at column" in out
    assert out.count("Better than: ") + out.count("Nearly as good: ") == 2


def test_among_people_there_are_no_hints() -> None:
    _, out, _ = run("play", "edo_yashiki", "--seats", "me,me", "--seed", "3", "--lang", "fr", typed="\nhint\nquit\n")
    assert "Il n’y a pas de conseils" in out
    assert "maître choisirait" not in out


def test_who_plays_here_can_add_to_the_luck(tmp_path: Path) -> None:
    seats = ("play", "edo_yashiki", "--seats", "me:Anna,me:Ben,greedy", "--luck", "--option", "taking=draft")
    _, out, _ = run(*seats, typed="six, two, five\n\nsave mine.jsonl\nsave mine.jsonl\nquit\n", folder=tmp_path)
    record = Record.read(tmp_path / "mine.jsonl")
    assert record.parts == (seed_from("six, two, five").hex(), "", "")
    promised, asked = out.index(record.commitment), out.index("Anna, add to the luck")
    assert promised < asked, "nobody adds to what is not fixed yet"
    _, out, _ = run("verify", "mine.jsonl", folder=tmp_path)
    said = " ".join(out.split())
    assert "what was added by Anna." in said
    assert "Ben added nothing." in said
    code, _, err = run(*seats, "--seed", "4", folder=tmp_path)
    assert code != 0
    assert "--luck" in err
