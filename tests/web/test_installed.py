"""The page as an app of one's own: it can be installed, and opens without the server."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serving import Server

WORKS = """navigator.serviceWorker.register("/service-worker.js")
  .then(() => navigator.serviceWorker.ready).then(() => true)"""
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
  return kept;
}"""


def test_it_can_be_installed(visit: Visit) -> None:
    aki = visit(service_workers="allow")
    aki.enter()
    line = aki.page.context.new_cdp_session(aki.page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    # Every visitor's window is a private one, in which a browser with windows installs nothing, whatever the page is.
    problems = {problem["errorId"] for problem in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}
    for icon in manifest["icons"]:
        sent = aki.page.request.get(aki.address + icon["src"])
        assert (sent.status, sent.headers["content-type"]) == (200, icon["type"])
        if icon["sizes"] != "any":
            # A PNG says its width and height at the same place always.
            width, height = (int.from_bytes(sent.body()[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    # Asked for where no page names another: what is sent as plain text, for instance.
    plain = aki.page.request.get(aki.address + "/favicon.ico")
    assert (plain.status, plain.body()[:4]) == (200, b"\0\0\1\0")
    policy = aki.page.request.get(aki.address).headers["content-security-policy"]
    assert {"manifest-src 'self'", "worker-src 'self'", "script-src 'self'"} <= set(policy.split("; "))


def test_without_the_server_the_shell_opens_and_goes_on_by_itself(visit: Visit, own_server: Server) -> None:
    aki = visit(own_server, service_workers="allow")
    aki.expected = "Failed to (load|fetch)|ERR_|WebSocket"
    aki.enter()
    assert aki.page.evaluate(WORKS)
    aki.page.reload()
    expect(aki.see("make")).to_be_visible()
    kept = set(aki.page.evaluate(KEPT))
    built = {f"/assets/{file.name}" for file in (Path(__file__).parents[2] / "web" / "dist" / "assets").iterdir()}
    assert {"/", "/seal.svg"} <= kept
    assert kept - {"/", "/seal.svg"} <= built
    assert len(kept & built) > 3
    own_server.kill()
    # Whatever the address is: the shell is there, and says in both languages what is wrong.
    for address in ("/", "/t/anywhere"):
        aki.page.goto(own_server.address + address)
        expect(aki.see("offline")).to_contain_text("The server does not answer")
        expect(aki.see("offline")).to_contain_text("Le serveur ne répond pas")
    aki.page.goto(own_server.address)
    own_server.start()
    expect(aki.see("make")).to_be_visible()
    assert not any(path.startswith("/api/") for path in aki.page.evaluate(KEPT))
