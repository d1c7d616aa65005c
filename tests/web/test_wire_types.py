"""The browser's types are those of the server and of the games."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from bakufu.engine import IS_COMPILED

if IS_COMPILED:
    pytest.skip("what is written about compiled types cannot be read", allow_module_level=True)

TOOL: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "wire_types.py"))
FILES: dict[Path, str] = TOOL["files"]()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_types_in_the_page_are_pythons(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == FILES[file], "make wire-types"


def test_there_are_no_types_of_games_that_are_gone() -> None:
    assert {*TOOL["SOURCES"].glob("boards/*/types.ts")} == {file for file in FILES if file.name == "types.ts"}
