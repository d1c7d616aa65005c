"""`make play` has the engine compiled in the background; here a small part of it is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import compile_later
from tools.compile import COPY, MADE, PROFILED, can_profile, has_compiler, is_done, tools_stamp
from tools.compile_lock import alone, is_under_way

from bakufu import engine

ROOT = engine.PACKAGE.parent.parent
PART = ("--now", "--only", "kernel/chance")
ASK = "import bakufu; from bakufu.kernel import chance; print(bakufu.IS_COMPILED, chance.__file__)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources, and nothing compiled."""
    for folder in ("src/bakufu", "tools"):
        left_out = shutil.ignore_patterns("__pycache__", "page", "compiled")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=left_out)
    return tmp_path


def python(checkout: Path, *words: str, **surroundings: str) -> str:
    """What Python says in a checkout; BAKUFU_PURE is not set there."""
    known = {name: value for name, value in os.environ.items() if name != "BAKUFU_PURE"}
    paths = {"PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}"}
    done = subprocess.run(
        [sys.executable, "-P", *words], cwd=checkout, env=known | paths | surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return (done.stdout + done.stderr).strip()


def wait(checkout: Path) -> str:
    """Until the background is done; gives what stands in its log."""
    with alone(checkout / "build" / "engine"):
        return (checkout / "build" / "compile.log").read_text()


@pytest.mark.long
@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_it_is_used_from_the_next_start_and_never_shadows_an_edited_source(checkout: Path) -> None:
    assert python(checkout, "-c", ASK).startswith("False")
    assert python(checkout, "-m", "tools.compile_later", *PART) == compile_later.SAID
    while not (checkout / ".compiled").is_dir():
        log = wait(checkout)
        assert "Nothing was compiled" not in log, log
    said = python(checkout, "-c", ASK)
    assert said.startswith("True")
    assert said.endswith(engine.SUFFIX)
    assert python(checkout, "-m", "tools.compile_later", *PART) == "", "there is nothing to do"

    edited = checkout / "src" / "bakufu" / "kernel" / "chance.py"
    edited.write_text(edited.read_text("utf-8") + "\n# edited\n", "utf-8")
    assert python(checkout, "-c", ASK).startswith("False")


@pytest.mark.long
@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_a_compilation_that_fails_hurts_nothing(checkout: Path) -> None:
    begun = python(checkout, "-m", "tools.compile_later", *PART, CC="false")
    assert begun == compile_later.SAID
    while "Nothing was compiled" not in wait(checkout):
        pass
    assert not (checkout / ".compiled").exists()
    assert python(checkout, "-c", ASK).startswith("False")
    assert python(checkout, "-m", "tools.compile_later", *PART) == "", "it would fail again"


def test_without_a_compiler_nothing_is_said_or_done(checkout: Path) -> None:
    assert python(checkout, "-m", "tools.compile_later", PATH="") == ""
    assert not (checkout / "build").exists()


def test_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_later, "has_compiler", lambda: True)
    monkeypatch.setattr(compile_later, "has_failed", lambda: False)
    nowhere = tmp_path / "nowhere"
    assert compile_later.is_wanted(nowhere, tmp_path)
    with alone(tmp_path):
        assert is_under_way(tmp_path)
        assert not compile_later.is_wanted(nowhere, tmp_path)
    assert compile_later.is_wanted(nowhere, tmp_path)
    assert COPY.name == "engine"


def test_what_other_tools_have_made_is_made_again(tmp_path: Path) -> None:
    (tmp_path / engine.STAMP).write_text(engine.stamp(engine.sources()))
    assert not is_done(tmp_path), "made before it was said by what"
    (tmp_path / MADE).write_text(f"{tools_stamp()} ")
    assert is_done(tmp_path)
    assert not is_done(tmp_path, profiled=True)
    (tmp_path / MADE).write_text(f"{tools_stamp()} {PROFILED}")
    assert is_done(tmp_path)
    assert is_done(tmp_path, profiled=True)
    (tmp_path / MADE).write_text(f"other {PROFILED}")
    assert not is_done(tmp_path)


def test_whoever_cannot_profile_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiler in ("/nonexistent/gcc", "true", sys.executable):
        monkeypatch.setenv("CC", compiler)
        assert not can_profile()


@pytest.mark.long
@pytest.mark.timeout(400)
@pytest.mark.skipif(not has_compiler() or not can_profile(), reason="there is no gcc")
def test_a_part_is_compiled_by_a_profile(checkout: Path) -> None:
    shutil.copytree(ROOT / "bench" / "load", checkout / "bench" / "load")
    part = ("tools/compile.py", "--profile", "--only", "kernel/chance")
    python(checkout, *part)
    assert list((checkout / "build" / "engine" / "build" / "profile").glob("*chance.gcda"))
    assert (checkout / ".compiled" / MADE).read_text().endswith(PROFILED)
    assert python(checkout, "-c", ASK).endswith(engine.SUFFIX)

    # Where it cannot be seen what a server does, it goes without.
    shutil.rmtree(checkout / "bench")
    edited = checkout / "src" / "bakufu" / "kernel" / "chance.py"
    edited.write_text(edited.read_text("utf-8") + "\n# edited\n", "utf-8")
    assert "So it goes without a profile." in python(checkout, *part)
    assert not (checkout / ".compiled" / MADE).read_text().endswith(PROFILED)
    assert python(checkout, "-c", ASK).endswith(engine.SUFFIX)
