"""What a person is told about himself: numbers, devices, webhooks, vacation, and being forgotten."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serving import Server


def test_pictures(visit: Visit, server: Server) -> None:
    for size, name in (((1280, 900), "wide"), ((390, 844), "phone"), ((844, 390), "side")):
        aki = visit(viewport={"width": size[0], "height": size[1]}, locale="fr-FR")
        aki.page.request.post(
            f"{aki.address}/api/tables", data={"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "person"}]}
        )
        aki.page.goto(f"{aki.address}/me")
        expect(aki.see("forget")).to_be_visible()
        aki.page.screenshot(path=f"/tmp/told/me-{name}.png", full_page=True)
