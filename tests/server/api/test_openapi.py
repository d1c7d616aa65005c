"""The OpenAPI document keeps its promises."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Browser


@pytest.mark.long
def test_schemathesis_finds_nothing(anna: Browser, tmp_path: Path) -> None:
    table = anna.set_table(["me", "person"]).info.table
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n"path.game" = "edo_yashiki"\n"path.language" = "en"\n')
    words = ["run", f"{anna.server.url}/api/schema", "--checks", "all", "--max-examples", "20", "--no-color"]
    words += ["--request-timeout", "10", "--seed", "41"]
    program = Path(sys.executable).with_name("schemathesis")
    command = [str(program), "--config-file", str(config), *words]
    result = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=120)
    assert result.returncode == 0, result.stdout[-6000:] + result.stderr[-2000:]
    assert "46 selected / 46 total" in result.stdout
