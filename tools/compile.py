"""Compile the busiest modules with mypyc: `make fast`.

The sources stay as they are. What is compiled lies beside them in `.compiled`, in a copy of the whole package, and is
used only as long as the sources are the same: an edited file is never shadowed. Everything works without it, slower.

    tools/compile.py           compile, unless that has been done
    tools/compile.py --path    only print where it lies; nothing if it does not, or not from these sources
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bakufu"
COMPILED = ROOT / ".compiled"
STAMP = "sources.sha256"

MODULES = (
    "games/edo_yashiki/frame",
    "games/edo_yashiki/hints_points",
    "games/edo_yashiki/house",
    "games/edo_yashiki/kept",
    "games/edo_yashiki/places",
    "games/edo_yashiki/wire_lists",
    "kernel/json",
    "kernel/seen",
    "kernel/overtaken",
    "kernel/table",
    "kernel/taking_back",
    "server/tables/clocks",
    "server/socket/session",
    "server/tables/viewer",
    "server/tables/latency",
    "server/rate_limits",
    "server/socket/fast_protocol",
    "server/tables/projection",
    "server/tables/updates",
    "server/tables/bot_driver",
    "server/tables/live_table",
    "server/sentences/__init__",
    "server/tables/lock",
)
"""None with Structs, whose keywords mypyc forgets; none with a class derived from Sequence, or every tuple becomes one;
none with a class that others are derived from."""

BUILD = """
from mypyc.build import mypycify
from setuptools import setup
import sys
modules = mypycify(["--strict", "--config-file=", "--ignore-missing-imports", *sys.argv[1:]])
setup(name="bakufu", packages=[], ext_modules=modules, script_args=["build_ext", "--inplace"])
"""

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
    """Compile, or say where that lies."""
    stamp = what_it_is_made_of()
    if made_of(COMPILED) != stamp:
        if "--path" in sys.argv:
            return
        compile_into(ROOT / ".compiled.new", stamp)
    if "--path" in sys.argv:
        print(COMPILED)


def made_of(folder: Path) -> str:
    """The stamp of what was compiled here; nothing if nothing was."""
    stamp = folder / STAMP
    return stamp.read_text() if stamp.is_file() else ""


def what_it_is_made_of() -> str:
    """Changes with every source, with this file and with the kind of Python."""
    known = sha256(f"{sysconfig.get_platform()} {sys.version}".encode())
    sources = [file for file in SOURCE.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    for file in sorted([*sources, ROOT / "requirements" / "test.txt", Path(__file__)]):
        known.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return known.hexdigest()


def compile_into(folder: Path, stamp: str) -> None:
    """A new copy; the old one gives way to it when everything has succeeded."""
    print("Compiling the busiest modules (about a minute) ...", file=sys.stderr)
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        sys.exit("There is no C compiler here. Everything works without what is compiled, only slower.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder / "bakufu", ignore=shutil.ignore_patterns("__pycache__", "page"))
    run(folder, BUILD, *(f"bakufu/{module}.py" for module in MODULES))
    shutil.rmtree(folder / "build")
    run(folder, TRY, *("bakufu." + module.replace("/", ".").removesuffix(".__init__") for module in MODULES))
    (folder / "bakufu" / "server" / "page").symlink_to(ROOT / "web" / "dist")
    (folder / STAMP).write_text(stamp)
    shutil.rmtree(COMPILED, ignore_errors=True)
    folder.rename(COMPILED)


def run(folder: Path, program: str, *words: str) -> None:
    """A small program in the copy; what it prints is shown only if it fails."""
    paths = {"PYTHONPATH": str(folder), "MYPYPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=folder, env=os.environ | paths, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stdout[-4000:] + done.stderr[-4000:] + "\nNothing was compiled.")


if __name__ == "__main__":
    main()
