"""The browser's types are those of the server."""

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "wire_types.py"


def test_the_types_in_the_page_are_the_servers() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["FILE"].read_text(encoding="utf-8") == tool["written"](), "make wire-types"
