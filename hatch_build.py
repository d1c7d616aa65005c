"""What is added to a wheel and to an sdist: the built page, and to a wheel the compiled engine if that is asked for."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Additions(BuildHookInterface[Any]):
    """Builds what is not in the sources. A checkout that is installed for editing needs none of it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel or an sdist is made."""
        if version == "editable":
            return
        self._add_page(build_data)
        if self.target_name == "wheel" and os.environ.get("BAKUFU_COMPILE", "0") != "0":
            self._add_compiled(build_data)

    def _add_page(self, build_data: dict[str, Any]) -> None:
        """Built where that can be done; an sdist carries it, so that installing from one needs no npm."""
        root = Path(self.root)
        page = root / "web" / "dist"
        if shutil.which("npm") and (root / "web" / "src").is_dir():
            subprocess.run([root / "tools" / "build-web"], check=True)
        if not (page / "index.html").is_file():
            print("The page is not built (there is no npm): the server will have none to show.", file=sys.stderr)
            return
        target = "web/dist" if self.target_name == "sdist" else "bakufu/server/page"
        build_data["force_include"][str(page)] = target

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        """`BAKUFU_COMPILE=1`: for this Python on this kind of machine; the sources come along for `BAKUFU_PURE=1`."""
        root = Path(self.root)
        subprocess.run([sys.executable, root / "tools" / "compile.py", "--profile"], check=True)
        build_data["force_include"][str(root / ".compiled")] = "bakufu/compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
