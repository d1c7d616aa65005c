"""Build what tools/compile.py has laid out in the working folder: `build_engine.py FILE ...`."""

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


words = ["--strict", "--config-file=", "--ignore-missing-imports", *sys.argv[1:]]
modules = mypycify(words, group_name="bakufu", multi_file=True, opt_level="2", debug_level="0")
how = BuildChanged if sys.platform != "win32" else build_ext
if sys.platform != "win32":
    # Nobody else calls what is in there, or puts other functions in their place: so calls can be direct ones.
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
setup(
    name="bakufu",
    packages=[],
    ext_modules=modules,
    script_args=["build_ext", "--inplace", "--force"],
    cmdclass={"build_ext": how},
)
