"""`bakufu train`, as people run it."""

from pathlib import Path

from tests.cli.test_commands import run

WORDS = ("train", "shitenno", "--games", "50", "--generations", "1", "--test-playouts", "1", "--test-deals", "1")


def test_a_generation_that_no_test_is_sure_of_is_not_kept_and_the_same_words_go_on(tmp_path: Path) -> None:
    into = ("--into", str(tmp_path / "course"))
    code, out, err = run(*WORDS, *into)
    assert (code, err) == (1, "")
    assert "Generation 1" in out
    assert "not accepted (undecided)" in out.replace("\n", " ")
    assert "the judgement stays as it was" in out
    again, said, _ = run(*WORDS, *into, "--lang", "fr")
    assert again == 1
    assert "non retenue" in said.replace("\n", " ")
    code, _, err = run(*WORDS, *into, "--seed", "2")
    assert code == 2
    assert "another course of training" in err
