"""One writer at a time, also in the very moment in which another one lets go."""

from pathlib import Path

import pytest

from bakufu.arena import lock as module
from bakufu.arena.lock import Lock
from bakufu.kernel.mistake import Mistake


def test_one_holds_it_until_it_is_released_and_nothing_is_left(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    first = Lock(file, tmp_path)
    with pytest.raises(Mistake, match="being written by another run"):
        Lock(file, tmp_path)
    first.release()
    assert not file.exists()
    Lock(file, tmp_path).release()


def test_two_that_come_while_it_is_released_do_not_both_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One has opened the file, then it is released and goes, and another one takes a new file of the same name."""
    file, taken = tmp_path / "lock", list[Lock]()
    before, take = Lock(file, tmp_path), module._take

    def late(open_file: int) -> None:
        monkeypatch.setattr(module, "_take", take)
        before.release()
        taken.append(Lock(file, tmp_path))
        take(open_file)

    monkeypatch.setattr(module, "_take", late)
    with pytest.raises(Mistake, match="being written by another run"):
        Lock(file, tmp_path)
    assert len(taken) == 1
    assert file.exists()
    taken[0].release()


def test_who_comes_just_after_it_was_released_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file that it opened has gone: the lock is one that others can find."""
    file = tmp_path / "lock"
    before, take = Lock(file, tmp_path), module._take

    def late(open_file: int) -> None:
        monkeypatch.setattr(module, "_take", take)
        before.release()
        take(open_file)

    monkeypatch.setattr(module, "_take", late)
    mine = Lock(file, tmp_path)
    with pytest.raises(Mistake):
        Lock(file, tmp_path)
    mine.release()
