"""What the guide shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGES = sorted((DOCS / "guide").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_of_the_guide_says_what_happens(page: Path) -> None:
    shown = "\n".join(re.findall(r"^```pycon\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))
    test = doctest.DocTestParser().get_doctest(shown, {}, page.name, str(page), 0)
    assert test.examples
    said: list[str] = []
    result = doctest.DocTestRunner().run(test, out=said.append)
    assert result.failed == 0, "".join(said)


def test_every_page_is_in_the_contents() -> None:
    contents = (DOCS / "index.md").read_text(encoding="utf-8")
    pages = {str(page.relative_to(DOCS).with_suffix("")) for page in DOCS.rglob("*.md")} - {"index"}
    assert {page for page in pages if page not in contents.splitlines()} == set()


FILE = re.compile(r"`((?:web/)?[\w/]+\.(?:py|ts|svelte|md))`")


def test_every_file_that_the_architecture_names_is_there() -> None:
    root = DOCS.parent
    named = FILE.findall((DOCS / "architecture.md").read_text(encoding="utf-8"))
    assert len(named) > 30
    where = {name: root / name if name.startswith("web/") else root / "src" / "bakufu" / name for name in named}
    assert [name for name, path in where.items() if not path.exists() and "/" in name] == []


def test_the_architecture_names_each_file_once_and_then_says_where_to_add_what() -> None:
    followed, _, _ = (DOCS / "architecture.md").read_text(encoding="utf-8").partition("## Where would I add")
    named = FILE.findall(followed)
    assert [name for name in dict.fromkeys(named) if named.count(name) > 1] == []
