"""Have the engine compiled in the background, for the next start: `make play`.

    python -m tools.compile_later            when nothing else wants the processor
    python -m tools.compile_later --now      as any other work
    python -m tools.compile_later ... WORDS  that tools/compile.py is told

It says so in one line; where there is no compiler, or nothing to do, it says nothing. Whatever happens there, nothing
depends on it: what went wrong stands in build/compile.log.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.compile import COPY, FAILED, ROOT, has_compiler, is_done
from tools.compile_lock import is_under_way

from bakufu.engine import sources, stamp

LOG = ROOT / "build" / "compile.log"
NOW = "--now"

SAID = (
    "Compiling the engine in the background, when nothing else wants the processor: from a later start on "
    "everything is about three times as fast (build/compile.log)."
)


def is_wanted(into: Path, copy: Path = COPY) -> bool:
    """Whether there is something to compile, something to compile it with, and nobody doing it."""
    tools = has_compiler() and find_spec("mypyc") and find_spec("setuptools")
    return bool(tools) and not is_done(into) and not is_under_way(copy) and not has_failed()


def has_failed() -> bool:
    """Whether that was tried with these very sources, in vain: it would be again."""
    return FAILED.is_file() and FAILED.read_text() == stamp(sources())


def begin(*words: str, log: Path = LOG) -> "subprocess.Popen[bytes]":
    """A process of its own, which nobody waits for and which outlives its terminal."""
    told = [word for word in words if word != NOW]
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as out:
        return subprocess.Popen(
            [sys.executable, str(ROOT / "tools" / "compile.py"), *([] if NOW in words else ["--idle"]), *told],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )


def main() -> None:
    """Begin, if that is wanted."""
    if is_wanted(ROOT / ".compiled"):
        print(SAID, file=sys.stderr)
        begin(*sys.argv[1:])


if __name__ == "__main__":
    main()
