"""Where nothing can go on, the table says so, and why: the disk is full for a while; the keeper closes the table."""

import resource
from random import Random

import pytest
from playwright.sync_api import expect

from bakufu.server.storage.admin import keeping_of
from tests.server.serving import run_apart
from tests.web.conftest import Visit
from tests.web.serving import Server


def may_write(server: Server, most: int) -> None:
    assert server.process
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


async def close_table(database: str, table: str) -> None:
    async with keeping_of(database) as keeper:
        await keeper.close_table(table)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux lets us fill a disk for one process")
def test_the_table_says_why_nothing_goes_on(own_server: Server, visit: Visit) -> None:
    aki = visit(own_server)
    address = aki.begin("edo_yashiki", 2, taking="draft")
    ben = visit(own_server, locale="fr-FR")
    ben.page.goto(address)
    expect(ben.see("board")).to_be_visible()

    # The disk is full: who has tried to answer is told, and so is who only looks on.
    while aki.wait_for_me() != "row":
        aki.lay_card(Random(5))
    may_write(own_server, 4096)
    aki.take_card()
    expect(aki.see("notice")).to_contain_text("there is no room on the disk.")
    expect(aki.see("halted")).to_contain_text("Nothing that was accepted is lost")
    expect(ben.see("halted")).to_contain_text("Rien de ce qui a été accepté n’est perdu")
    # Whoever comes only now is told as well.
    ben.page.reload()
    expect(ben.see("halted")).to_contain_text("disque")

    # There is room again, and everything goes on by itself.
    may_write(own_server, resource.RLIM_INFINITY)
    expect(aki.see("halted")).to_have_count(0)
    expect(ben.see("halted")).to_have_count(0)
    assert aki.wait_for_me() == "row"
    aki.take_card()
    expect(aki.page.locator("circle.anchor").first).to_be_visible()
    expect(aki.see("notice")).to_have_count(0)

    # The keeper closes the table; it stays closed for who comes again.
    run_apart(close_table(f"sqlite:///{own_server.data / 'bakufu.sqlite3'}", address.rsplit("/", 1)[1]))
    expect(aki.see("closed")).to_contain_text("The administrator of this server has closed this table.")
    expect(ben.see("closed")).to_contain_text("L’administrateur de ce serveur a fermé cette table.")
    aki.page.reload()
    expect(aki.see("closed")).to_be_visible()
    expect(aki.see("board")).to_be_visible()
    expect(aki.see("notice")).to_have_count(0)
