"""Compile the engine and the server's busiest modules with mypyc: `make fast`.

The sources stay as they are: a copy is rewritten where that helps (tools/native.py) and compiled, and what comes of it
lies in `.compiled`. It is used only as long as the sources are the same (src/bakufu/engine.py): an edited file is never
shadowed. Everything works without it, slower.

    tools/compile.py               compile, unless that has been done
    tools/compile.py --into DIR    put there what is compiled
    tools/compile.py --idle        with a single job, and only when nothing else wants the processor
    tools/compile.py --only NAME   only modules whose names begin so (again and again: several)
    tools/compile.py --profile     for what games and servers do most (gcc; twice as long): a few hundredths faster

`make play` has it done in the background: tools/compile_later.py.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bakufu"
COPY = ROOT / "build" / "engine"
BUILD = str(ROOT / "tools" / "build_engine.py")
FAILED = COPY / "failed.sha256"
"""The sources that were tried, until that has succeeded."""
MADE = "made"
"""Lies beside what was compiled: by which tools, and whether by a profile."""
PROFILED = "profiled"
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ["BAKUFU_PURE"] = "1"

from tools.compile_lock import alone  # noqa: E402
from tools.native import rewritten  # noqa: E402

from bakufu.engine import STAMP, SUFFIX, sources, stamp  # noqa: E402

ENGINE = ("kernel/chance", "kernel/numbering", "kernel/planes", "kernel/playout", "kernel/state", "kernel/step")
"""Rewritten, then compiled; and so are the modules of the games, but for these:"""

NOT_COMPILED = {
    # Structs, whose keywords mypyc forgets.
    *("actions", "events", "options", "printed", "shown"),
    # Seldom asked for.
    *("__init__", "commands", "game", "odds", "pieces", "position", "terminal"),
}
"""And what begins so: `events_of_fights`."""

AS_THEY_ARE = (
    "envs/course",
    "kernel/catalogue",
    "kernel/json",
    "kernel/seen",
    "kernel/overtaken",
    "kernel/table",
    "kernel/taking_back",
    "kernel/text",
    "server/rate_limits",
    "server/sentences/wording",
    "server/socket/fast_protocol",
    "server/socket/inbox",
    "server/socket/line",
    "server/socket/session",
    "server/storage/database_clock",
    "server/storage/queued",
    "server/tables/answers",
    "server/tables/audience",
    "server/tables/bot_driver",
    "server/tables/clocks",
    "server/tables/departures",
    "server/tables/latency",
    "server/tables/live_table",
    "server/tables/lock",
    "server/tables/presence",
    "server/tables/projection",
    "server/tables/races",
    "server/tables/seat_logs",
    "server/tables/tidings",
    "server/tables/time_outs",
    "server/tables/turns",
    "server/tables/update_parts",
    "server/tables/updates",
    "server/tables/viewer",
    "server/tables/write_path",
)
"""None with Structs; none with a class derived from Sequence, or every tuple becomes one."""

TRY = """
import sys
from importlib import import_module
from msgspec import Struct
for name in sys.argv[1:]:
    module = import_module(name)
    assert not str(module.__file__).endswith(".py"), f"{name} is not compiled"
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Struct):
            assert thing.__module__ != name, f"{thing} must move to a module that is not compiled"
"""


def main() -> None:
    """Compile, unless that has been done."""
    parser = ArgumentParser()
    parser.add_argument("--into", type=Path, default=ROOT / ".compiled")
    parser.add_argument("--idle", action="store_true")
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    profile = asked.profile and can_profile()
    if asked.profile and not profile:
        print("Without a profile: that takes Linux and gcc 10.", file=sys.stderr)
    with alone(COPY):
        if not is_done(asked.into, profile):
            if asked.idle:
                be_idle()
            compile_into(asked.into, tuple(asked.only), profile)


def is_done(folder: Path, profiled: bool = False) -> bool:
    """Whether what lies there was made of the sources and by the tools as they are; by a profile, if that is wanted."""
    if not (folder / STAMP).is_file() or not (folder / MADE).is_file():
        return False
    tools, _, how = (folder / MADE).read_text().partition(" ")
    is_new = (folder / STAMP).read_text() == stamp(sources()) and tools == tools_stamp()
    return is_new and (how == PROFILED or not profiled)


def tools_stamp() -> str:
    """Changes with what decides how the sources are compiled."""
    names = ("build_engine", "compile", "native", "workload")
    return stamp([ROOT / "tools" / f"{name}.py" for name in names], ROOT)


def has_compiler() -> bool:
    """Whether there is a C compiler."""
    return any(map(shutil.which, ("cc", "gcc", "clang")))


def can_profile() -> bool:
    """Whether the C compiler is a gcc of today, on Linux: others keep their profiles otherwise."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if sys.platform != "linux" or not words or not shutil.which(words[0]):
        return False
    is_gcc = "Free Software Foundation" in _said(*words, "--version")
    return is_gcc and int(_said(*words, "-dumpversion").partition(".")[0] or 0) >= 10


def _said(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True).stdout


def be_idle() -> None:
    """Give way to whatever else runs on this machine."""
    os.environ["BAKUFU_JOBS"] = "1"
    with suppress(AttributeError, OSError):
        os.nice(19)
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def engine() -> list[str]:
    """What is rewritten, then compiled."""
    files = sorted((SOURCE / "games").glob("*/*.py"))
    rules = [file for file in files if not {file.stem, file.stem.partition("_")[0]} & NOT_COMPILED]
    return [*ENGINE, *(file.relative_to(SOURCE).with_suffix("").as_posix() for file in rules)]


def compile_into(folder: Path, only: tuple[str, ...] = (), profile: bool = False) -> None:
    """What was there before gives way when everything has succeeded."""
    print("Compiling the engine (a few minutes) ...", file=sys.stderr)
    if not has_compiler():
        sys.exit("There is no C compiler here. Everything works without what is compiled, only slower.")
    rewrite = [module for module in engine() if not only or module.startswith(only)]
    modules = [*rewrite, *(module for module in AS_THEY_ARE if not only or module.startswith(only))]
    # A module whose C is the same as last time is not compiled again.
    shutil.rmtree(COPY / "bakufu", ignore_errors=True)
    shutil.copytree(SOURCE, COPY / "bakufu", ignore=shutil.ignore_patterns("__pycache__", "page", "compiled"))
    # Of the copy, as somebody may edit the sources right now.
    made_from, made_by = stamp(sources(COPY / "bakufu"), COPY / "bakufu"), tools_stamp()
    for module in rewrite:
        file = COPY / "bakufu" / f"{module}.py"
        file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")
    for file in COPY.glob(f"*{SUFFIX}"):
        file.unlink()
    FAILED.write_text(made_from)
    files = [f"bakufu/{module}.py" for module in modules]
    profiled = profile and build_profiled(files)
    if not profiled:
        run(BUILD, *files)
    run("-c", TRY, *("bakufu." + module.replace("/", ".").removesuffix(".__init__") for module in modules))
    new = folder.with_name(folder.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    for file in [*COPY.glob(f"*{SUFFIX}"), *(COPY / "bakufu").rglob(f"*{SUFFIX}")]:
        (new / file.relative_to(COPY)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, new / file.relative_to(COPY))
    (new / STAMP).write_text(made_from)
    (new / MADE).write_text(f"{made_by} {PROFILED if profiled else ''}")
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
    FAILED.unlink()


def build_profiled(files: list[str]) -> bool:
    """Built twice: to see what it does most, and then for that. Whether that went well; else it is said why not."""
    for left in ("profile", "profiled"):
        shutil.rmtree(COPY / "build" / left, ignore_errors=True)
    run(BUILD, "--instrumented", *files)
    done = tried("-m", "tools.workload")
    # What is compiled otherwise from the same source looks as new.
    shutil.rmtree(COPY / "build" / "profiled")
    if done.returncode:
        print(f"{done.stdout[-4000:]}{done.stderr[-4000:]}\nSo it goes without a profile.", file=sys.stderr)
        return False
    run(BUILD, "--profiled", *files)
    return True


def run(*words: str) -> None:
    """Python in the copy; what it prints is shown only if it fails, and then nothing is compiled."""
    done = tried(*words)
    if done.returncode:
        sys.exit(done.stdout[-4000:] + done.stderr[-4000:] + "\nNothing was compiled.")


def tried(*words: str) -> "subprocess.CompletedProcess[str]":
    """Python in the copy, and what came of it."""
    paths = {"PYTHONPATH": os.pathsep.join([str(COPY), str(ROOT)]), "MYPYPATH": str(COPY)}
    return subprocess.run([sys.executable, *words], cwd=COPY, env=os.environ | paths, capture_output=True, text=True)


if __name__ == "__main__":
    main()
