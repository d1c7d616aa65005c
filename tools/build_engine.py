"""Build what tools/compile.py has laid out in the working folder: `build_engine.py [HOW] FILE ...`.

HOW is `--instrumented` (what is built counts in `build/profile` where it comes along) or `--profiled` (it is built for
where the instrumented one came along most).
"""

import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class BuildChanged(build_ext):  # type: ignore[misc]
    """Setuptools would compile all C again whatever has changed, one file after the other."""

    def build_extension(self, ext: Extension) -> None:
        """Compile only what is older than its source or any header, several files at a time."""
        compiler: Any = self.compiler
        compile_one, link = compiler._compile, compiler.link_shared_object
        headers = [file for file in ext.depends if file.endswith(".h") and os.path.isfile(file)]
        newest = max(map(os.path.getmtime, headers), default=0.0)
        waiting: list[Future[None]] = []

        def compile_later(made: str, source: str, *how: Any) -> None:
            if not os.path.isfile(made) or os.path.getmtime(made) < max(newest, os.path.getmtime(source)):
                waiting.append(pool.submit(compile_one, made, source, *how))

        def link_then(*what: Any, **how: Any) -> None:
            for compiled in waiting:
                compiled.result()
            link(*what, **how)

        with ThreadPoolExecutor(int(os.environ.get("BAKUFU_JOBS", 0)) or os.cpu_count()) as pool:
            compiler._compile, compiler.link_shared_object = compile_later, link_then
            try:
                super().build_extension(ext)
            finally:
                compiler._compile, compiler.link_shared_object = compile_one, link


files = sys.argv[1:]
how = files.pop(0) if files[0].startswith("--") else ""
words = ["--strict", "--config-file=", "--ignore-missing-imports", *files]
modules = mypycify(words, group_name="bakufu", multi_file=True, opt_level="2", debug_level="0")
if sys.platform != "win32":
    # Nobody else calls what is in there, or puts other functions in their place: so calls can be direct ones.
    flags = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
    profile = os.path.abspath("build/profile")
    if how == "--instrumented":
        flags += ["-fprofile-generate", f"-fprofile-dir={profile}"]
    elif how == "--profiled":
        # What the instrumented one did not come by is optimised as ever, not for size.
        flags += [f"-fprofile-use={profile}", "-fprofile-partial-training", "-Wno-missing-profile"]
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]
        module.extra_link_args = [*module.extra_link_args, *flags]
setup(
    name="bakufu",
    packages=[],
    ext_modules=modules,
    # A profile is found again by the path of what was compiled.
    script_args=["build_ext", "--inplace", "--force", "--build-temp", "build/profiled" if how else "build/plain"],
    cmdclass={"build_ext": BuildChanged if sys.platform != "win32" else build_ext},
)
