"""What is added to a wheel and to an sdist: the built page."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltPage(BuildHookInterface[Any]):
    """Builds the page where that can be done; an sdist carries it, so that installing from one needs no npm."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel or an sdist is made. A checkout that is installed for editing serves web/dist as it is."""
        if version == "editable":
            return
        root = Path(self.root)
        page = root / "web" / "dist"
        if shutil.which("npm") and (root / "web" / "src").is_dir():
            subprocess.run([root / "tools" / "build-web"], check=True)
        if not (page / "index.html").is_file():
            print("The page is not built (there is no npm): the server will have none to show.", file=sys.stderr)
            return
        target = "web/dist" if self.target_name == "sdist" else "bakufu/server/page"
        build_data["force_include"][str(page)] = target
