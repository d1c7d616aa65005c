"""The files of `deploy/` say what the program understands. (`test_proxies.py` runs the proxies.)"""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.commands import bakufu

DEPLOY = Path(__file__).parents[3] / "deploy"


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def containerfile() -> str:
    return (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")


def commands() -> dict[str, list[str]]:
    """What each file lets run, word by word."""
    [unit] = re.findall(r"(?m)^ExecStart=\S+/bakufu (.*)$", (DEPLOY / "bakufu.service").read_text())
    [image] = re.findall(r"(?m)^CMD (\[.*\])$", containerfile())
    services = compose()["services"]
    return {
        "unit": unit.split(),
        "image": json.loads(image),
        "compose a": services["bakufu-a"]["command"],
        "compose b": services["bakufu-b"]["command"],
    }


@pytest.mark.parametrize("which", commands())
def test_every_option_is_one_of_ours(which: str) -> None:
    word, *options = commands()[which]
    assert word == "serve"
    known = bakufu("serve", "--help").out
    for option in options:
        assert not option.startswith("--") or option in known, option


def test_what_the_image_takes_is_there() -> None:
    root = DEPLOY.parent
    [pinned] = re.findall(r"(?m)^COPY (requirements/\S+) ", containerfile())
    assert "--hash=sha256:" in (root / pinned).read_text()
    assert "COPY build/wheels " in containerfile()
    assert f"!{pinned}" in (root / ".containerignore").read_text().split()
    assert re.search(r"(?m)^USER bakufu$", containerfile())


def test_only_the_proxy_of_the_compose_file_is_believed() -> None:
    found = compose()
    caddy = found["services"]["caddy"]
    address = caddy["networks"]["inside"]["ipv4_address"]
    for name in caddy["environment"]["BAKUFU_SERVER"].split():
        service = found["services"][name.removesuffix(":8000")]
        assert service["command"][-2:] == ["--proxy", address]
        assert "ports" not in service
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
    assert "{$BAKUFU_SERVER" in (DEPLOY / "Caddyfile").read_text()
